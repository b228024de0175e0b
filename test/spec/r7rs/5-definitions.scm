;; 5.3.1 top level
(define add3 (lambda (x) (+ x 3)))
(add3 3)   ;=> 6
(define first car)
(first '(1 2))   ;=> 1
(define (add a b) (+ a b))
(add 1 2)   ;=> 3
(define (rest-of a . b) b)
(rest-of 1 2 3)   ;=> (2 3)
(define (all . a) a)
(all)   ;=> ()
(define add3 'redefined)
add3   ;=> redefined
(define ((curried a) b) (list a b))
((curried 1) 2)   ;=> (1 2)
(define x 1)
(define (get-x) x)
(define x 2)
(get-x)   ;=> 2
;; A definition of a builtin's name counts everywhere in the program, and not in the system.
(define (square x) (list 'square x))
(square 3)   ;=> (square 3)
(define (use-abs n) (abs n))
(use-abs -5)   ;=> 5
(define (abs n) (list 'abs n))
(use-abs -5)   ;=> (abs -5)
(define (car l) 'my-car)
(map cadr '((1 2) (3 4)))   ;=> (2 4)
(car '(1))   ;=> my-car
(set! cdr (lambda (l) 'my-cdr))
(cdr '(1))   ;=> my-cdr
(list-tail '(1 2 3) 1)   ;=> (2 3)
(define list vector)
(list 1 2)   ;=> #(1 2)
((lambda l l) 1 2)   ;=> (1 2)
(define + -)
(+ 5 3)   ;=> 2
(do ((i 0 (- i -1)) (s 0 (- s (- i)))) ((= i 4) s))   ;=> 6

;;; ---
;; 5.3.2 internal
(define (f x)
  (define y (* x 2))
  (define (g z) (+ y z))
  (g 1))
(f 5)   ;=> 11
(let ((x 5))
  (define foo (lambda (y) (bar x y)))
  (define bar (lambda (a b) (+ (* a b) a)))
  (foo (+ x 3)))   ;=> 45
(define (even-odd n)
  (define (ev? n) (or (= n 0) (od? (- n 1))))
  (define (od? n) (and (> n 0) (ev? (- n 1))))
  (list (ev? n) (od? n)))
(even-odd 7)   ;=> (#f #t)
;; After expressions, as the dialects allow.
(define (mixed x)
  (set! x (+ x 1))
  (define y (* x 10))
  (display "y ")
  (define z (+ y 1))
  (list x y z))
(mixed 1)
;out> y
;=> (2 20 21)
(let () (define a 1) (set! a 2) (define b a) (list a b))   ;=> (2 2)
(let ((x 'outer)) (define (get) x) (define x 'inner) (get))   ;=> inner
(let ((x 'outer)) (define y x) (define x 'inner) y)   ;error> uninitialized-variable
(let () (define a 1) (define a 2) a)   ;error> syntax-error
(let () (define b a) (define a 1) b)   ;error> uninitialized-variable
(define (only-define) (define x 1))   ;error> syntax-error
(let () (define f (lambda () (g))) (define g (lambda () 'g)) (f))   ;=> g
(let () (begin (define a 1) (define b 2)) (define c (+ a b)) c)   ;=> 3
(define (shadow list) (define car cdr) (car list))
(shadow '(1 2))   ;=> (2)
(car '(1 2))   ;=> 1
(when #t (define inside-when 5) (+ inside-when 1))   ;=> 6

;;; ---
;; 5.3.3 define-values
(define-values (x y) (exact-integer-sqrt 17))
(list x y)   ;=> (4 1)
(let () (define-values (x y) (values 1 2)) (+ x y))   ;=> 3
(define-values (a . rest) (values 1 2 3))
(list a rest)   ;=> (1 (2 3))
(define-values all (values 1 2))
all   ;=> (1 2)
(define-values () (values))
(let () (define-values (a b) (values 1 2)) (define-values (c) (values (+ a b))) (define d (* c 2)) (list a b c d))   ;=> (1 2 3 6)
(define-values (one two) (values 1))   ;error> wrong-arity
(let () (define-values (f g) (values (lambda () (g)) (lambda () 'g))) (f))   ;=> g

;;; ---
;; 5.5 records
(define-record-type <pare> (kons x y) pare? (x kar set-kar!) (y kdr))
(pare? (kons 1 2))   ;=> #t
(pare? (cons 1 2))   ;=> #f
(kar (kons 1 2))   ;=> 1
(kdr (kons 1 2))   ;=> 2
(let ((k (kons 1 2))) (set-kar! k 3) (kar k))   ;=> 3
(kar 5)   ;error> wrong-type
(kar (cons 1 2))   ;error> wrong-type
(set-kar! 'x 1)   ;error> wrong-type
(kons 1)   ;error> wrong-arity
;; Constructors may leave fields out and name them in any order.
(define-record-type point (make-point y x) point? (x px) (y py) (tag tag set-tag!))
(let ((p (make-point 1 2))) (list (px p) (py p)))   ;=> (2 1)
(let ((p (make-point 1 2))) (set-tag! p 'here) (tag p))   ;=> here
(define-record-type empty (make-empty) empty?)
(empty? (make-empty))   ;=> #t
(eq? (make-empty) (make-empty))   ;=> #f
(eqv? (make-empty) (make-empty))   ;=> #f
;; #f in place of a constructor or predicate; the name alone takes every field.
(define-record-type node node-new node? (value node-value) (next node-next))
(node-next (node-new 1 2))   ;=> 2
(define-record-type no-maker #f no-maker?)
(no-maker? 1)   ;=> #f
;; Each evaluation makes a type of its own.
(define (make-type) (define-record-type t (make) t?) (cons make t?))
(let ((a (make-type)) (b (make-type))) (list ((cdr a) ((car a))) ((cdr a) ((car b)))))   ;=> (#t #f)
(vector? (kons 1 2))   ;=> #f
(procedure? (kons 1 2))   ;=> #f
(let ((k (kons 1 2))) (list (equal? k k) (equal? k (kons 1 2))))   ;=> (#t #f)
(map kar (list (kons 1 2) (kons 3 4)))   ;=> (1 3)
(let () (define-record-type inner (mk a) inner? (a get-a)) (get-a (mk 7)))   ;=> 7
(define-record-type bad (make-bad z) bad? (a get-a))   ;error> syntax-error
;; Procedures that need one another may come after a call that leaves the JavaScript stack.
(define (slow n) (if (= n 0) 0 (+ 1 (slow (- n 1)))))
(define (after-a-call n)
  (define limit (slow n))
  (define (even k) (if (< k limit) (odd (+ k 1)) 'even))
  (define (odd k) (if (< k limit) (even (+ k 1)) 'odd))
  (lambda () (list (even 0) (odd 0))))
((after-a-call 5000))   ;=> (even odd)
