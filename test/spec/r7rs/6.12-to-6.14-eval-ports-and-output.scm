;; 6.12
(eval '(* 7 3) (the-environment))   ;=> 21
(eval '(* 7 3) system-global-environment)   ;=> 21
(eval '(* 7 3) user-initial-environment)   ;=> 21
(let ((f (eval '(lambda (f x) (f x x)) (the-environment))))   (f + 10))   ;=> 20
(define env (the-environment))
(let ((f (eval '(lambda (f x) (f x x)) env))) (f + 10))   ;=> 20
(eval '(define from-eval 5) env)
from-eval   ;=> 5
(eval '(begin (define-syntax sw (syntax-rules () ((_ a b) (list b a)))) (sw 1 2)) env)   ;=> (2 1)
(sw 3 4)   ;=> (4 3)
(eval 'not-there env)   ;error> unbound-variable
(eval '(if) env)   ;error> syntax-error
(eval (list 'quote (list 1 2)) env)   ;=> (1 2)
(eval (list + 1 2) env)   ;=> 3
(eval 5 env)   ;=> 5
(eval '(+ 1 2) 5)   ;error> wrong-type
(+ 1 (eval '(call/cc (lambda (k) (+ 10 (k 1)))) env))   ;=> 2

;; 6.13 output
(write '(a "b\n" #\c |d e| 1.5 #(1 "x")))   ;out> (a "b\n" #\c |d e| 1.5 #(1 "x"))
(display '(a "b" #\c |d e| 1.5 #(1 "x")))   ;out> (a b c d e 1.5 #(1 x))
(begin (display "a") (newline) (display "b"))
;out> a
;out> b
(write-char #\x)   ;out> x
(write-string "abc" (current-output-port) 1)   ;out> bc
(write-u8 1 (current-output-port))   ;error> wrong-type
(begin (display 1) (display #\space) (write "two") (display '(3 . 4)))   ;out> 1 "two"(3 . 4)
(write (list 'quote 'a))   ;out> (quote a)
(display ''a)   ;out> (quote a)
(display (list #t #f '()))   ;out> (#t #f ())
(display car)   ;out> #<procedure:car>
(define (named x) x)
(display named)   ;out> #<procedure:named>
;; Circular and shared data
(define c (list 1 2 3))
(set-cdr! (cddr c) c)
(write c)   ;out> #0=(1 2 3 . #0#)
(display c)   ;out> #0=(1 2 3 . #0#)
(define s (let ((x (list 'a))) (list x x)))
(write s)   ;out> ((a) (a))
(write-shared s)   ;out> (#0=(a) #0#)
(write-simple s)   ;out> ((a) (a))
(define v (vector 1 2))
(vector-set! v 1 v)
(write v)   ;out> #0=#(1 #0#)
(write (let ((x (list 1))) (set-car! x x) x))   ;out> #0=(#0#)
(write-shared (let* ((a (list 1)) (b (list a a))) (list b b)))   ;out> (#0=(#1=(1) #1#) #0#)
'#0=(1 . #0#)   ;=> #0=(1 . #0#)
'(#1=(x) #1#)   ;=> ((x) (x))
(let ((d '(#1=(x) #1#))) (eq? (car d) (cadr d)))   ;=> #t

;; String ports
(define p (open-input-string "hello (a . b) 42 \"s\" #\\x"))
(read-char p)   ;=> #\h
(peek-char p)   ;=> #\e
(read-string 3 p)   ;=> "ell"
(read p)   ;=> o
(read p)   ;=> (a . b)
(read p)   ;=> 42
(read p)   ;=> "s"
(read p)   ;=> #\x
(read p)   ;=> #<eof>
(eof-object? (read p))   ;=> #t
(eof-object? (read-char p))   ;=> #t
(eof-object)   ;=> #<eof>
(define lines (open-input-string "one\ntwo\n\nfour"))
(list (read-line lines) (read-line lines) (read-line lines) (read-line lines) (eof-object? (read-line lines)))
;=> ("one" "two" "" "four" #t)
(define o (open-output-string))
(write 'abc o)
(display " " o)
(write "x" o)
(get-output-string o)   ;=> "abc \"x\""
(get-output-string o)   ;=> "abc \"x\""
(call-with-output-string (lambda (port) (write '(1 2) port)))   ;=> "(1 2)"
(with-output-to-string (lambda () (display "inside")))   ;=> "inside"
(parameterize ((current-output-port o)) (display "!"))
(get-output-string o)   ;=> "abc \"x\"!"
(input-port? p)   ;=> #t
(output-port? o)   ;=> #t
(port? 5)   ;=> #f
(textual-port? p)   ;=> #t
(binary-port? p)   ;=> #f
(close-port p)
(input-port-open? p)   ;=> #f
(read-char p)   ;error> wrong-type closed
(call-with-port (open-input-string "x") read-char)   ;=> #\x
(define b (open-input-bytevector #u8(1 2 3)))
(list (read-u8 b) (peek-u8 b) (read-bytevector 5 b) (eof-object? (read-u8 b)))   ;=> (1 2 #u8(2 3) #t)
(define ob (open-output-bytevector))
(write-u8 7 ob)
(write-bytevector #u8(1 2 3) ob 1)
(get-output-bytevector ob)   ;=> #u8(7 2 3)
(char-ready? (open-input-string "x"))   ;=> #t
(read (open-input-string ""))   ;=> #<eof>
(read (open-input-string "(1 . (2 #;3 4)) rest"))   ;=> (1 2 4)
(read (open-input-string "'a"))   ;=> (quote a)
(with-input-from-string "1 2" (lambda () (+ (read) (read))))   ;=> 3

;; 6.14
(list? (features))   ;=> #t
(and (memq 'r7rs (features)) #t)   ;=> #t
(exact? (current-jiffy))   ;=> #t
(integer? (jiffies-per-second))   ;=> #t
(real? (current-second))   ;=> #t
(real? (runtime))   ;=> #t
(let ((r (random 10))) (and (<= 0 r) (< r 10) (exact? r)))   ;=> #t
(inexact? (random 1.0))   ;=> #t
(random 0)   ;error> out-of-range
