(string? "a word")   ;=> #t
(string? 'a)   ;=> #f
(string-length (make-string 3))   ;=> 3
(make-string 3 #\x)   ;=> "xxx"
(make-string 0 #\x)   ;=> ""
(string #\a #\b)   ;=> "ab"
(string)   ;=> ""
(string-length "abc")   ;=> 3
(string-length "")   ;=> 0
(string-length "λ😀é")   ;=> 3
(string-ref "abc" 1)   ;=> #\b
(string-ref "λ😀é" 1)   ;=> #\😀
(string-ref "λ😀é" 2)   ;=> #\é
(string-ref "abc" 3)   ;error> out-of-range
(string-ref "abc" -1)   ;error> wrong-type
(string-ref "" 0)   ;error> out-of-range
(string-ref 'abc 0)   ;error> wrong-type
(define s (make-string 3 #\*))
(string-set! s 0 #\?)
s   ;=> "?**"
(string-set! s 1 #\😀)
s   ;=> "?😀*"
(string-length s)   ;=> 3
(string-set! s 3 #\a)   ;error> out-of-range
(string-set! "literal" 0 #\x)   ;error> immutable
(string-set! (string-copy "literal") 0 "x")   ;error> wrong-type

;; Escapes
"a\nb"   ;=> "a\nb"
(string-length "a\tb\\\"\a\x41;")   ;=> 7
"\x3bb;"   ;=> "λ"
"one \
   line"   ;=> "one line"
(string-length "two
lines")   ;=> 9
(write "tab\there \\ \" \a")   ;out> "tab\there \\ \" \a"
(display "a\\b\"c")   ;out> a\b"c

;; Comparison
(string=? "a" "a" "a")   ;=> #t
(string=? "a" "b")   ;=> #f
(string=? "abc" "ab")   ;=> #f
(string<? "abc" "abd")   ;=> #t
(string<? "ab" "abc")   ;=> #t
(string<? "a" "b" "c")   ;=> #t
(string>? "b" "a")   ;=> #t
(string<=? "a" "a")   ;=> #t
(string>=? "a" "b")   ;=> #f
(string<? "" "a")   ;=> #t
;; By code point: U+FFFF comes before U+1F600.
(string<? "\xffff;" "\x1f600;")   ;=> #t
(string-ci=? "AbC" "aBc")   ;=> #t
(string-ci=? "Straße" "STRASSE")   ;=> #t
(string-ci<? "a" "B")   ;=> #t
(string=? "a" 'a)   ;error> wrong-type

;; Case
(string-upcase "abc")   ;=> "ABC"
(string-upcase "Straße")   ;=> "STRASSE"
(string-downcase "ABC")   ;=> "abc"
(string-downcase "ΧΑΟΣ")   ;=> "χαος"
(string-foldcase "ΧΑΟΣ")   ;=> "χαοσ"

;; Parts
(substring "abcde" 1 3)   ;=> "bc"
(substring "abc" 0 0)   ;=> ""
(substring "abc" 3 3)   ;=> ""
(substring "abc" 1)   ;=> "bc"
(substring "abc" 2 1)   ;error> out-of-range
(substring "abc" 0 4)   ;error> out-of-range
(substring "λ😀é" 1 2)   ;=> "😀"
(string-append)   ;=> ""
(string-append "a")   ;=> "a"
(string-append "a" "b" "c")   ;=> "abc"
(string-append "a" 'b)   ;error> wrong-type
(let ((s (string-append "a" "b"))) (string-set! s 0 #\x) s)   ;=> "xb"
(string->list "abc")   ;=> (#\a #\b #\c)
(string->list "abcd" 1)   ;=> (#\b #\c #\d)
(string->list "abcd" 1 3)   ;=> (#\b #\c)
(string->list "")   ;=> ()
(list->string '(#\a #\b))   ;=> "ab"
(list->string '())   ;=> ""
(list->string '(1))   ;error> wrong-type
(list->string '(#\a . #\b))   ;error> wrong-type
(string-copy "hello" 1)   ;=> "ello"
(string-copy "hello" 1 3)   ;=> "el"
(let ((s (string-copy "abc"))) (string-set! s 0 #\x) s)   ;=> "xbc"
(string->vector "abc")   ;=> #(#\a #\b #\c)
(string->vector "abcd" 1 3)   ;=> #(#\b #\c)
(vector->string #(#\a #\b #\c))   ;=> "abc"
(vector->string #(#\a #\b #\c) 1)   ;=> "bc"
(vector->string #(1))   ;error> wrong-type

;; Changing
(define a "12345")
(define b (string-copy "abcde"))
(string-copy! b 1 a 0 2)
b   ;=> "a12de"
(let ((s (string-copy "abcde"))) (string-copy! s 1 s 0 4) s)   ;=> "aabcd"
(let ((s (string-copy "abcde"))) (string-copy! s 0 s 1 5) s)   ;=> "bcdee"
(let ((s (string-copy "abc"))) (string-copy! s 2 "xy") s)   ;error> out-of-range
(let ((s (string-copy "abc"))) (string-copy! s 0 "😀") s)   ;=> "😀bc"
(let ((s (string-copy "abcd"))) (string-fill! s #\x 1 3) s)   ;=> "axxd"
(let ((s (string-copy "abcd"))) (string-fill! s #\-) s)   ;=> "----"
(string-fill! "literal" #\x)   ;error> immutable
(string-copy! "literal" 0 "x")   ;error> immutable

;; With procedures
(string-map char-upcase "abc")   ;=> "ABC"
(string-map (lambda (a b) (if (char<? a b) a b)) "adc" "bbbz")   ;=> "abb"
(let ((l '())) (string-for-each (lambda (c) (set! l (cons (char->integer c) l))) "abc") l)   ;=> (99 98 97)
(let ((l '())) (string-for-each (lambda (a b) (set! l (cons (list a b) l))) "ab" "xyz") l)   ;=> ((#\b #\y) (#\a #\x))
(string-map (lambda (c) 1) "abc")   ;error> wrong-type
(string-count "banana" (lambda (c) (char=? c #\a)))   ;=> 3
(string-index "hello" #\l)   ;=> 2
(string-search-forward "lo" "hello" 0)   ;=> 3
(string-pad-left "42" 5)   ;=> "   42"
(string-pad-left "12345" 3)   ;=> "345"
(string-pad-right "ab" 4)   ;=> "ab  "
(string-join '("a" "b" "c") ", ")   ;=> "a, b, c"
(string-null? "")   ;=> #t
(string-reverse "abc")   ;=> "cba"
