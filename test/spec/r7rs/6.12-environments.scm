;; 6.12
(eval '(* 7 3) (environment '(scheme base)))   ;=> 21
(let ((f (eval '(lambda (f x) (f x x)) (scheme-report-environment 5)))) (f + 10))   ;=> 20
(eval '(define foo 32) (environment '(scheme base)))
foo   ;error> unbound-variable
(eval 'foo (environment '(scheme base)))   ;error> unbound-variable
(eval '(car 1) (environment '(prefix (only (scheme base) car quote) b:)))   ;error> unbound-variable
(eval '(b:car (b:quote (1))) (environment '(prefix (only (scheme base) car quote) b:)))   ;=> 1
(define-library (lib) (export a) (import (scheme base) (scheme write)) (begin (display "lib") (define a 1)))
(define e (environment '(lib)))   ;out> lib
(eval 'a e)   ;=> 1
(eval '(if #t 1 2) e)   ;error> unbound-variable
(environment 5)   ;error> wrong-type
(eq? (interaction-environment) (the-environment))   ;=> #t
(define y 1)
(eval 'y (null-environment 5))   ;error> unbound-variable
(eval '(let ((z 3)) z) (null-environment 7))   ;=> 3

; MIT: the environment of a procedure
(define (f x . rest)
  (define y (* 2 x))
  (let ((z 3)) (the-environment)))
(define env (f 5 6))
(eval '(list x y z rest) env)   ;=> (5 10 3 (6))
(eval '(set! x 100) env)
(eval '(+ x y) env)   ;=> 110
(eval '(define w (+ x z)) env)
(eval 'w env)   ;=> 103
w   ;error> unbound-variable
(eval '(define (g n) (if (= n 0) x (g (- n 1)))) env)
(eval '(g 1000) env)   ;=> 100
(eval '(define x 1) env)
(eval 'x env)   ;=> 1
(eval '(begin (define z 4) z) env)   ;=> 4
(eval '(car '(2)) env)   ;=> 2
(eval '(let ((x 7)) (eval '(* x z) (the-environment))) env)   ;=> 28
(eval 'undefined-yet env)   ;error> unbound-variable
(define undefined-yet 9)
(eval 'undefined-yet env)   ;=> 9
(eval '(define undefined-yet 8) env)
(list undefined-yet (eval 'undefined-yet env))   ;=> (9 8)
(eval '(define (car x) 'mine) env)
(list (car '(1)) (eval '(car 5) env))   ;=> (1 mine)

(define (make-account balance)
  (define (withdraw amount) (set! balance (- balance amount)) balance)
  (the-environment))
(define account (make-account 100))
(eval '(withdraw 30) account)   ;=> 70
(environment-lookup account 'balance)   ;=> 70
(environment-assign! account 'balance 10)
((environment-lookup account 'withdraw) 1)   ;=> 9
(eval '(call/cc (lambda (k) (+ 1 (k balance)))) account)   ;=> 9
(eval '(guard (e (#t 'caught)) (withdraw 'a)) account)   ;=> caught
(map (lambda (name) (environment-bound? account name)) '(balance withdraw car if no-such))   ;=> (#t #t #t #t #f)
(map (lambda (name) (environment-assigned? account name)) '(balance car if no-such))   ;=> (#t #t #f #f)
(environment-define account 'balance 3)
(eval 'balance account)   ;=> 3
(environment-define account 'fresh 1)
(environment-bound? (the-environment) 'fresh)   ;=> #f
(environment-lookup account 'if)   ;error> wrong-type
(map environment? (list account (the-environment) 1))   ;=> (#t #t #f)
(letrec ((e (the-environment)) (later 1)) (eval 'later e))   ;=> 1
(let ((e #f)) (define (go) (set! e (the-environment)) (eval 'later e)) (go) (define later 1) later)   ;error> uninitialized-variable
