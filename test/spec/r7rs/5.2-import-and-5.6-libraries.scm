;; 5.2 import
(import (only (scheme base) car))
(import (only (scheme base) filter))   ;error> library
(import (only (scheme base) else define-record-type))
(import (rename (scheme base) (car kar))) (kar '(1))   ;=> 1
(import (prefix (only (scheme char) char-upcase) c:)) (c:char-upcase #\a)   ;=> #\A
(import (except (scheme base) car)) (car '(2))   ;=> 2
(import (except (scheme base) no-such-name))   ;error> library
(import (no such library))   ;error> library

;; 5.6 libraries
(define-library (counter)
  (export make (rename next! step!) value)
  (import (scheme base))
  (begin
    (define hidden 0)
    (define (make) (list 0))
    (define value car)
    (define (next! c) (set! hidden (+ hidden 1)) (set-car! c (+ 1 (car c))) hidden)))
(value (list 1))   ;error> unbound-variable
(import (counter))
(define c (make))
(step! c)   ;=> 1
(step! c)   ;=> 2
(value c)   ;=> 2
hidden   ;error> unbound-variable
next!   ;error> unbound-variable

; import sets, nested, and names that are not there
(import (prefix (rename (only (counter) make step!) (step! go)) n:))
(n:go (n:make))   ;=> 3
(import (only (counter) hidden))   ;error> library
(import (rename (counter) (next! x)))   ;error> library
(import (only (except (counter) make) make))   ;error> library

; a program's definition does not reach into the library
(define (make) 'mine)
(make)   ;=> mine
(n:make)   ;=> (0)

; a body is evaluated once, at the first import
(define-library (noisy) (export x y) (import (scheme base) (scheme write))
  (begin (display "once") (define x 1)) (begin (define y (+ x 1)) 'not-shown))
(import (noisy))   ;out> once
(import (noisy)) (import (prefix (noisy) n:)) (list x y n:x n:y)   ;=> (1 2 1 2)

; what is not imported is not there
(define-library (bare) (export f) (import (only (scheme base) define)) (begin (define (f x) (car x))))
(import (bare)) (f '(1))   ;error> unbound-variable
(define-library (without-define) (export f) (import (only (scheme base) car)) (begin (define f car)))
(import (without-define))   ;error> unbound-variable
(define-library (no-export) (export nothing-here) (import (scheme base)))
(import (no-export))   ;error> library

; a library's own definition of an imported name stays inside
(define-library (own-car) (export (rename car own)) (import (scheme base))
  (begin (define (car x) (list 'own x))))
(import (own-car)) (list (own 1) (car '(2)))   ;=> ((own 1) 2)

; cells are shared, and re-exported
(define-library (state) (export get put!) (import (scheme base))
  (begin (define v 0) (define (get) v) (define (put! x) (set! v x))))
(define-library (again) (export get (rename put! set-it!) (rename cons pair)) (import (scheme base) (state)))
(import (prefix (again) a:) (state))
(a:set-it! 5) (list (get) (a:get) (a:pair 1 2))   ;=> (5 5 (1 . 2))

; macros keep the environment of their definition
(define-library (swapping) (export swap! my-or while)
  (import (scheme base))
  (begin
    (define (helper a b) (list b a))
    (define-syntax swap! (syntax-rules () ((_ a b) (let ((tmp a)) (set! a b) (set! b tmp) (helper a b)))))
    (define-syntax my-or (syntax-rules () ((_ a b) (let ((t a)) (if t t b)))))
    (define-syntax while (syntax-rules (do) ((_ test do body ...)
      (let loop () (if test (begin body ... (loop)) #f)))))))
(import (swapping))
(let ((tmp 1) (helper 2)) (swap! tmp helper))   ;=> (1 2)
(let ((t 5) (if list)) (my-or #f t))   ;=> 5
(let ((i 0)) (while (< i 3) do (set! i (+ i 1))) i)   ;=> 3

; literals: the same binding on both sides
(define-library (literals) (export kind key) (import (scheme base))
  (begin (define key 1)
    (define-syntax kind (syntax-rules (key else car)
      ((_ key) 'key) ((_ else) 'else) ((_ car) 'car) ((_ x) 'other)))))
(import (rename (literals) (key schluessel)))
(list (kind schluessel) (kind key) (kind else) (kind car))   ;=> (key other else car)
(let ((else 1) (car 2)) (list (kind else) (kind car)))   ;=> (other other)

; records, parameters, continuations
(define-library (points) (export point point? px (rename where origin))
  (import (scheme base))
  (begin (define-record-type <point> (point x y) point? (x px) (y py))
         (define where (make-parameter 0))))
(import (points))
(parameterize ((origin 7)) (list (px (point 3 4)) (point? 1) (origin)))   ;=> (3 #f 7)
(define-library (jumping) (export k n) (import (scheme base))
  (begin (define n 0) (define k #f) (call/cc (lambda (c) (set! k c))) (set! n (+ n 1))))
(import (jumping)) n   ;=> 1

; cond-expand
(define-library (chosen) (export which) (import (scheme base))
  (cond-expand ((and r7rs (library (points)) (not (library (no such)))) (begin (define which 'yes)))
               (else (begin (define which 'no)))))
(import (chosen)) which   ;=> yes
(cond-expand ((library (chosen)) 1) (else 2))   ;=> 1

; each other
(define-library (ring a) (export) (import (ring b)))
(define-library (ring b) (export) (import (ring c)))
(define-library (ring c) (export) (import (ring a)))
(import (ring a))   ;error> library (ring a) → (ring b) → (ring c) → (ring a)

; what failed is tried again
(define-library (late) (export v) (import (scheme base) (only (state) get)) (begin (define v (car (get)))))
(import (late))   ;error> wrong-type
(put! '(1 2)) (import (late)) v   ;=> 1

; malformed
(define-library late (export))   ;error> syntax-error
(define-library (x) (exprot a))   ;error> syntax-error
(define-library (x) (export (a b)))   ;error> syntax-error
(let () (define-library (x)) 1)   ;error> syntax-error
(let () (import (state)) 1)   ;error> syntax-error
(let () (import (scheme base)) 1)   ;=> 1

; open libraries
(define-library (sums) (export total) (import (scheme base) (srfi 1)) (begin (define (total l) (fold + 0 l))))
(import (sums)) (total '(1 2 3))   ;=> 6
