;; let
(let ((x 2) (y 3)) (* x y))   ;=> 6
(let ((x 2) (y 3)) (let ((x 7) (z (+ x y))) (* z x)))   ;=> 35
(let () 5)   ;=> 5
(let ((x 1)) (let ((x (+ x 1)) (y x)) (list x y)))   ;=> (2 1)
(let ((car cdr)) (car '(1 2)))   ;=> (2)
(let ((if list)) (if 1 2 3))   ;=> (1 2 3)
(let ((x 1)) (define y 2) (set! x 5) (+ x y))   ;=> 7
(let ((x 1) (x 2)) x)   ;error> syntax-error
(let ((x)) x)   ;error> syntax-error
(let ((x 1 2)) x)   ;error> syntax-error
(let (x) x)   ;error> syntax-error
(let ((1 2)) 3)   ;error> syntax-error
(let ((x 1)))   ;error> syntax-error

;; let*
(let ((x 2) (y 3)) (let* ((x 7) (z (+ x y))) (* z x)))   ;=> 70
(let* () 5)   ;=> 5
(let* ((x 1) (x (+ x 1)) (x (* x 10))) x)   ;=> 20
(let* ((f (lambda () 1)) (g (lambda () (+ 1 (f))))) (g))   ;=> 2
(let* ((x 1)) (define x 2) x)   ;=> 2

;; letrec
(letrec ((even? (lambda (n) (if (zero? n) #t (odd? (- n 1)))))
         (odd? (lambda (n) (if (zero? n) #f (even? (- n 1))))))
  (even? 88))   ;=> #t
(letrec ((f (lambda () x)) (x 5)) (f))   ;=> 5
(letrec ((x (lambda () y)) (y 1)) (set! y 2) (x))   ;=> 2
(letrec ((a b) (b 1)) a)   ;error> uninitialized-variable
(letrec ((x (+ x 1))) x)   ;error> uninitialized-variable
(letrec () 1)   ;=> 1
;; A continuation captured in an initialiser, entered twice, does not see the bindings of the first time.
(let ((count 0))
  (letrec ((x (call/cc list)) (y (call/cc list)))
    (cond ((procedure? x) (x (pair? y)))
          ((procedure? y) (y (pair? x))))
    (let ((x (car x)) (y (car y)))
      (set! count (+ count 1))
      (and (call/cc x) (call/cc y) (call/cc x)))))   ;=> #t

;; letrec*
(letrec* ((p (lambda (x) (+ 1 (q (- x 1)))))
          (q (lambda (y) (if (zero? y) 0 (+ 1 (p (- y 1))))))
          (x (p 5))
          (y x))
  y)   ;=> 5
(letrec* ((a 1) (b (+ a 1)) (c (* b 10))) (list a b c))   ;=> (1 2 20)
(letrec* ((a (lambda () b)) (b (a))) b)   ;error> uninitialized-variable

;; let-values, let*-values
(let-values (((root rem) (exact-integer-sqrt 32))) (* root rem))   ;=> 35
(let-values (((a b) (values 1 2)) ((c) (values 3)) (() (values)) (all (values 4 5)))
  (list a b c all))   ;=> (1 2 3 (4 5))
(let-values (((a . rest) (values 1 2 3))) (list a rest))   ;=> (1 (2 3))
(let ((a 'a) (b 'b) (x 'x) (y 'y))
  (let*-values (((a b) (values x y)) ((x y) (values a b)))
    (list a b x y)))   ;=> (x y x y)
(let ((a 'a) (b 'b) (x 'x) (y 'y))
  (let-values (((a b) (values x y)) ((x y) (values a b)))
    (list a b x y)))   ;=> (x y a b)
(let-values (((a b) (values 1))) a)   ;error> wrong-arity
(let-values (((a) (values 1 2))) a)   ;error> wrong-arity
(let*-values (((a) (values 1)) ((b) (values (+ a 1)))) (define c 3) (+ a b c))   ;=> 6
(let-values (((a) 1)) a)   ;=> 1
(receive (a . rest) (values 1 2 3) (list a rest))   ;=> (1 (2 3))
