;;; Procedures on strings that call procedures (R7RS 6.10, SRFI 13, MIT Scheme).

;; (string-for-each proc string1 string ...)
;; Calls proc on the characters, from left to right, for what it does (R7RS 6.10).
;;   (string-for-each (lambda (c) (write c)) "ab")   ;out> #\a#\b
(define string-for-each
  (case-lambda
    ((proc string1)
     (%check 'string-for-each 2 'string string1)
     (for-each proc (string->list string1)))
    ((proc string1 . more)
     (%check-all 'string-for-each 2 'string (cons string1 more))
     (apply for-each proc (string->list string1) (map string->list more)))))

;; (string-map proc string1 string ...)
;; A string of the characters that proc returns (R7RS 6.10).
;;   (string-map char-upcase "abc")   ;=> "ABC"
;;   (string-map (lambda (a b) (if (char<? a b) a b)) "adc" "bbbb")   ;=> "abb"
(define string-map
  (case-lambda
    ((proc string1)
     (%check 'string-map 2 'string string1)
     (list->string (map proc (string->list string1))))
    ((proc string1 . more)
     (%check-all 'string-map 2 'string (cons string1 more))
     (list->string (apply map proc (string->list string1) (map string->list more))))))

;; (string-count string pred [start] [end])
;; How many characters satisfy pred, or are it if it is a character (R7RS-large, SRFI 13).
;;   (string-count "banana" (lambda (c) (char=? c #\a)))   ;=> 3
;;   (string-count "banana" #\n)   ;=> 2
(define (string-count string pred . range)
  (count (%char-predicate pred) (apply string->list string range)))

;; (string-index string pred)
;; The index of the first character that satisfies pred, or is it if it is a character; #f if there is none
;; (SRFI 13).
;;   (string-index "banana" #\n)   ;=> 2
;;   (string-index "ab1" char-numeric?)   ;=> 2
(define (string-index string pred)
  (if (char? pred)
      (%string-index string pred)
      (list-index (%char-predicate pred) (string->list string))))

;; (string-find-next-char string char)
;; The index of the first char in string, or #f (MIT Scheme).
;;   (string-find-next-char "banana" #\n)   ;=> 2
(define (string-find-next-char string char)
  (%string-index string char))

;; (string-find-first-index pred string)
;; The index of the first character that satisfies pred, or #f (MIT Scheme).
;;   (string-find-first-index char-numeric? "ab1")   ;=> 2
(define (string-find-first-index pred string)
  (list-index pred (string->list string)))

(define (%char-predicate pred)
  (if (char? pred)
      (lambda (char) (char=? char pred))
      pred))

;; (build-string k proc)
;; A string of the characters that proc returns for 0, 1, … k − 1 (Racket).
;;   (build-string 3 (lambda (i) (integer->char (+ i 97))))   ;=> "abc"
(define (build-string k proc)
  (list->string (list-tabulate k proc)))
