(match 5 (1 'one) (5 'five))   ;=> five
(match "a" ("a" 'string))   ;=> string
(match '() ('() 'empty))   ;=> empty
(match 'b ('a 1) ('b 2))   ;=> 2
(match '(1 2 3) ((list a b) 'two) ((list a b c) (list c b a)))   ;=> (3 2 1)
(match '(1 2 3) ((list a b ...) (list a b)))   ;=> (1 (2 3))
(match '(1 2 3 4) ((list a ... y z) (list a y z)))   ;=> ((1 2) 3 4)
(match '((a 1) (b 2)) ((list (list k v) ...) (list k v)))   ;=> ((a b) (1 2))
(match '(1 . 2) ((cons a b) (+ a b)))   ;=> 3
(match '(1 2 3) ((list* a rest) rest))   ;=> (2 3)
(match (vector 1 2) ((vector a b) (list a b)))   ;=> (1 2)
(match '(+ 1 (* 2 3)) (`(+ ,a (* ,b ...)) (list a b)))   ;=> (1 (2 3))
(match 4 ((? odd?) 'odd) ((? even? n) (* n n)))   ;=> 16
(match 4 ((and n (? number?)) n))   ;=> 4
(match '(b 2) ((or (list 'a x) (list 'b x)) x))   ;=> 2
(match 3 ((not 3) 'other) (_ 'three))   ;=> three
(match 9 ((app sqrt r) r))   ;=> 3
(match '(1 2) ((list a b) #:when (> a b) 'down) ((list a b) 'up))   ;=> up
(match '(1 1) ((list a a) 'same) (_ 'different))   ;=> same
(match '(1 2) ((list a a) 'same) (_ 'different))   ;=> different
(struct point (x y))
(match (point 1 2) ((point x y) (+ x y)))   ;=> 3
(match 5 ((point x y) 'point) (_ 'other))   ;=> other
(match 6 (1 'one))   ;error> user-error match: no matching clause for
;; Lists without an operator, as Guile and Chicken write them.
(match '(let x) (('let name) name))   ;=> x
(match '(1 2 3) ((a . rest) rest))   ;=> (2 3)
(match '((a . 1) (b . 2)) (((k . v) ...) v))   ;=> (1 2)
((match-lambda ((list a b) (- a b))) '(5 3))   ;=> 2
(match-let (((list a b) '(1 2)) ((cons c d) '(3 . 4))) (list a b c d))   ;=> (1 2 3 4)
;; Its names are those of the patterns alone.
(define x 1)
(match 2 (y (+ x y)))   ;=> 3
(define (simplify e)
  (match e
    (`(+ 0 ,a) (simplify a))
    (`(* 1 ,a) (simplify a))
    (`(,op ,a ,b) (list op (simplify a) (simplify b)))
    (other other)))
(simplify '(+ (* 1 x) (+ 0 y)))   ;=> (+ x y)
