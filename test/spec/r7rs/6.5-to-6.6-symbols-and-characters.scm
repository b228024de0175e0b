;; Symbols
(symbol? 'foo)   ;=> #t
(symbol? (car '(a b)))   ;=> #t
(symbol? "bar")   ;=> #f
(symbol? 'nil)   ;=> #t
(symbol? '())   ;=> #f
(symbol? #f)   ;=> #f
(symbol=? 'a 'a 'a)   ;=> #t
(symbol=? 'a 'b)   ;=> #f
(symbol=? 'a "a")   ;error> wrong-type
(symbol->string 'flying-fish)   ;=> "flying-fish"
(symbol->string 'Martin)   ;=> "Martin"
(symbol->string (string->symbol "Malvina"))   ;=> "Malvina"
(string->symbol "mISSISSIppi")   ;=> mISSISSIppi
(eqv? 'bitBlt (string->symbol "bitBlt"))   ;=> #t
(eqv? 'LollyPop (string->symbol (symbol->string 'LollyPop)))   ;=> #t
(string->symbol "a b")   ;=> |a b|
(string->symbol "")   ;=> ||
(string->symbol "1")   ;=> |1|
'|foo\x41;bar|   ;=> fooAbar
'|a\|b|   ;=> |a\|b|
(string-length (symbol->string '|a\nb|))   ;=> 3
(string-set! (symbol->string 'abc) 0 #\x)   ;error> immutable
(symbol-append 'foo 'bar)   ;=> foobar
(symbol<? 'a 'b)   ;=> #t
(eq? (generate-uninterned-symbol) (generate-uninterned-symbol))   ;=> #f
'λ   ;=> λ
'Straße   ;=> Straße
(symbol->string 5)   ;error> wrong-type

;; Characters
(char? #\a)   ;=> #t
(char? "a")   ;=> #f
(list #\a #\A #\( #\space #\newline #\tab #\nul #\x41 #\λ #\x03BB)   ;=> (#\a #\A #\( #\space #\newline #\tab #\null #\A #\λ #\λ)
(list #\alarm #\backspace #\delete #\escape #\return #\null)   ;=> (#\alarm #\backspace #\delete #\escape #\return #\null)
#\;   ;=> #\;
#\"   ;=> #\"
(char->integer #\A)   ;=> 65
(char->integer #\λ)   ;=> 955
(char->integer #\x1F600)   ;=> 128512
(integer->char 955)   ;=> #\λ
(integer->char #xD800)   ;error> out-of-range
(integer->char -1)   ;error> wrong-type
(char=? #\a #\a #\a)   ;=> #t
(char<? #\a #\b #\c)   ;=> #t
(char<? #\a #\c #\b)   ;=> #f
(char>? #\b #\a)   ;=> #t
(char<=? #\a #\a #\b)   ;=> #t
(char>=? #\b #\b #\a)   ;=> #t
(char<? #\Z #\a)   ;=> #t
(char=? #\a "a")   ;error> wrong-type
(char-ci=? #\a #\A)   ;=> #t
(char-ci<? #\a #\B)   ;=> #t
(char-alphabetic? #\a)   ;=> #t
(char-alphabetic? #\λ)   ;=> #t
(char-alphabetic? #\1)   ;=> #f
(char-numeric? #\7)   ;=> #t
(char-numeric? #\x0664)   ;=> #t
(char-numeric? #\a)   ;=> #f
(char-whitespace? #\space)   ;=> #t
(char-whitespace? #\newline)   ;=> #t
(char-whitespace? #\x00A0)   ;=> #t
(char-whitespace? #\a)   ;=> #f
(char-upper-case? #\A)   ;=> #t
(char-upper-case? #\a)   ;=> #f
(char-lower-case? #\a)   ;=> #t
(char-lower-case? #\A)   ;=> #f
(char-upcase #\i)   ;=> #\I
(char-downcase #\Σ)   ;=> #\σ
(char-foldcase #\Σ)   ;=> #\σ
(char-upcase #\ß)   ;=> #\ß
(char-upcase #\1)   ;=> #\1
(digit-value #\3)   ;=> 3
(digit-value #\x0664)   ;=> 4
(digit-value #\x0AE6)   ;=> 0
(digit-value #\a)   ;=> #f
(char->digit #\7 10)   ;=> 7
(char->digit #\f 16)   ;=> 15
(digit->char 7 10)   ;=> #\7
(char-upcase "a")   ;error> wrong-type
