(define range
  (case-lambda
    ((e) (range 0 e))
    ((b e) (do ((r '() (cons e r)) (e (- e 1) (- e 1))) ((< e b) r)))))
(range 3)   ;=> (0 1 2)
(range 3 5)   ;=> (3 4)
(range)   ;error> wrong-arity
(range 1 2 3)   ;error> wrong-arity

(define shape
  (case-lambda
    (() 'none)
    ((a) (list 'one a))
    ((a b) (list 'two a b))
    ((a b . rest) (list 'many a b rest))))
(shape)   ;=> none
(shape 1)   ;=> (one 1)
(shape 1 2)   ;=> (two 1 2)
(shape 1 2 3)   ;=> (many 1 2 (3))
((case-lambda (all all)) 1 2)   ;=> (1 2)
((case-lambda ((a . rest) 'first) ((a) 'never)) 1)   ;=> first
((case-lambda ((a b . c) 'more) (all 'any)) 1)   ;=> any
(procedure? (case-lambda))   ;=> #t
((case-lambda) 1)   ;error> wrong-arity
(let ((n 0)) (define f (case-lambda ((x) (set! n (+ n x)) n) ((x y) (f x) (f y)))) (f 1 2))   ;=> 3
(map (case-lambda ((a) 1) ((a b) 2)) '(x y) '(x y))   ;=> (2 2)
(apply shape '(1 2 3 4))   ;=> (many 1 2 (3 4))
((case-lambda ((x) (define y 2) (* x y))) 4)   ;=> 8
