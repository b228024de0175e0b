;; eqv?
(eqv? 'a 'a)   ;=> #t
(eqv? 'a 'b)   ;=> #f
(eqv? 2 2)   ;=> #t
(eqv? 2 2.0)   ;=> #f
(eqv? '() '())   ;=> #t
(eqv? 100000000 100000000)   ;=> #t
(eqv? 100000000000000000000 100000000000000000000)   ;=> #t
(eqv? 1/3 1/3)   ;=> #t
(eqv? 1.5 1.5)   ;=> #t
(eqv? 0.0 -0.0)   ;=> #f
(eqv? 0.0 0.0)   ;=> #t
(eqv? +nan.0 +nan.0)   ;=> #t
(eqv? 0.0 +nan.0)   ;=> #f
(eqv? #\a #\a)   ;=> #t
(eqv? (cons 1 2) (cons 1 2))   ;=> #f
(eqv? (lambda () 1) (lambda () 2))   ;=> #f
(let ((p (lambda (x) x))) (eqv? p p))   ;=> #t
(eqv? #f 'nil)   ;=> #f
(eqv? #f '())   ;=> #f
(eqv? #t #t)   ;=> #t
(eqv? (string #\a) (string #\a))   ;=> #f
(let ((x '(a))) (eqv? x x))   ;=> #t
(let ((v (vector))) (eqv? v v))   ;=> #t
(eqv? 'abc 'aBc)   ;=> #f

;; eq?
(eq? 'a 'a)   ;=> #t
(eq? (list 'a) (list 'a))   ;=> #f
(eq? '() '())   ;=> #t
(eq? car car)   ;=> #t
(let ((n (+ 2 3))) (eq? n n))   ;=> #t
(let ((x '(a))) (eq? x x))   ;=> #t
(let ((p (lambda (x) x))) (eq? p p))   ;=> #t
(eq? #\λ #\λ)   ;=> #t
(eq? (string->symbol "a b") '|a b|)   ;=> #t
(eq? (list) '())   ;=> #t

;; equal?
(equal? 'a 'a)   ;=> #t
(equal? '(a) '(a))   ;=> #t
(equal? '(a (b) c) '(a (b) c))   ;=> #t
(equal? "abc" "abc")   ;=> #t
(equal? "abc" "abC")   ;=> #f
(equal? 2 2)   ;=> #t
(equal? 2 2.0)   ;=> #f
(equal? (make-vector 5 'a) (make-vector 5 'a))   ;=> #t
(equal? #(1 2 (3)) (vector 1 2 (list 3)))   ;=> #t
(equal? #(1 2) '(1 2))   ;=> #f
(equal? #u8(1 2) (bytevector 1 2))   ;=> #t
(equal? (lambda (x) x) (lambda (y) y))   ;=> #f
(equal? '(1 . 2) '(1 . 3))   ;=> #f
(equal? '(1 2) '(1 2 3))   ;=> #f
(equal? '() #f)   ;=> #f
(equal? 100000000000000000000 (* 10000000000 10000000000))   ;=> #t
(equal? 1/2 0.5)   ;=> #f
(equal? +nan.0 +nan.0)   ;=> #t
(equal? #\a "a")   ;=> #f
(equal? '#0=(a b . #0#) '#1=(a b a b . #1#))   ;=> #t
(equal? '#0=(a b . #0#) '#1=(a c . #1#))   ;=> #f
(let ((a (list 1)) (b (list 1))) (set-car! a a) (set-car! b b) (equal? a b))   ;=> #t
(let ((v (vector 1 2)) (w (vector 1 2))) (vector-set! v 0 v) (vector-set! w 0 w) (equal? v w))   ;=> #t
(equal?)   ;error> wrong-arity
(eq? 1)   ;error> wrong-arity
