(for/list ((x '(1 2 3))) (* x x))   ;=> (1 4 9)
(for/list ((x (in-range 3)) (y "abcd")) (list x y))   ;=> ((0 #\a) (1 #\b) (2 #\c))
(for*/list ((x (in-range 1 4)) (y (in-range x))) (list x y))   ;=> ((1 0) (2 0) (2 1) (3 0) (3 1) (3 2))
(for/list ((x (in-range 10 0 -3))) x)   ;=> (10 7 4 1)
(for/list ((x 4) #:when (odd? x) (y x)) (cons x y))   ;=> ((1 . 0) (3 . 0) (3 . 1) (3 . 2))
(for/list ((x 6) #:unless (odd? x)) x)   ;=> (0 2 4)
(for/list ((x (in-naturals)) #:break (= x 3)) x)   ;=> (0 1 2)
(for/vector ((x (vector 1 2))) (- x))   ;=> #(-1 -2)
(for/string ((c "abc")) (char-upcase c))   ;=> "ABC"
(for/sum ((x 5)) x)   ;=> 10
(for/product ((x '(1 2 3 4))) x)   ;=> 24
(for/and ((x '(1 3 4))) (odd? x))   ;=> #f
(for/and () 'one)   ;=> one
(for/or ((x '(1 3 4))) (and (even? x) (* 10 x)))   ;=> 40
(for/first ((x '(1 2 3 4)) #:when (even? x)) x)   ;=> 2
(for/first ((x '())) x)   ;=> #f
(for/last ((x '(1 2 3 4)) #:when (odd? x)) x)   ;=> 3
(for ((x 3)) (display x))   ;out> 012
(for* ((x 2) (y 2)) (display (list x y)))   ;out> (0 0)(0 1)(1 0)(1 1)
(for/fold ((sum 0)) ((x '(1 2 3))) (+ sum x))   ;=> 6
(for/fold ((a 0) (b 1)) ((i 10)) (values b (+ a b)))   ;=> 55 89
(for/fold ((acc '()) #:result (reverse acc)) ((x 3)) (cons x acc))   ;=> (0 1 2)
(for*/fold ((n 0)) ((x 3) (y x)) (+ n 1))   ;=> 3
(hash-ref (for/hash ((x '(a b)) (i (in-naturals))) (values x i)) 'b)   ;=> 1
(for/list (((k v) (hash 'a 1 'b 2))) (list k v))   ;=> ((a 1) (b 2))
(for/list ((x (stream 1 2 3))) x)   ;=> (1 2 3)
(for/list ((x 'no)) x)   ;error> wrong-type
(for/list ((x (begin (display "once") 3))) x)
;out> once
;=> (0 1 2)
;; A body may define, and the items are fresh variables in each turn.
(map (lambda (p) (p)) (for/list ((x 3)) (define y (* x x)) (lambda () y)))   ;=> (0 1 4)
;; A continuation captured in a turn may be entered again.
(define k #f)
(define n 0)
(define r (for/list ((x 3)) (call/cc (lambda (c) (when (= x 1) (set! k c)) x))))
(begin (set! n (+ n 1)) (if (< n 3) (k (* n 10)) r))
(for/sum ((x 100000)) 1)   ;=> 100000
(define (in-range n) '(mine))
(for/list ((x (in-range 3))) x)   ;=> (mine)
