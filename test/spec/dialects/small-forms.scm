(and-let* ((x 5) ((> x 3)) (y (* x 2))) (+ x y))   ;=> 15
(and-let* ((x #f) (y (car x))) y)   ;=> #f
(and-let* ())   ;=> #t
((cut + 1 <>) 2)   ;=> 3
((cut list <> 'a <...>) 1 2 3)   ;=> (1 a 2 3)
(let ((n 0)) (let ((f (cute + (begin (set! n (+ n 1)) n) <>))) (f 1) (list (f 1) n)))   ;=> (2 1)
((rec (f n) (if (= n 0) 1 (* n (f (- n 1))))) 5)   ;=> 120
(let ((i 0)) (while (< i 3) (display i) (set! i (+ i 1))))   ;out> 012
(let ((i 3)) (until (= i 0) (display i) (set! i (- i 1))))   ;out> 321
((thunk 1 2))   ;=> 2
(stream-head (let loop ((n 1)) (stream-cons n (loop (* 2 n)))) 4)   ;=> (1 2 4 8)
(let ((b (box 1))) (set-box! b (+ 1 (unbox b))) (unbox b))   ;=> 2
(let* ((a (hash 'x 1)) (b (hash-set a 'y 2))) (list (hash-count a) (hash-count b)))   ;=> (1 2)
(string-split "2022-01-02" "-")   ;=> ("2022" "01" "02")
(begin (2d-put! 'a 'b 3) (2d-get 'a 'b))   ;=> 3
(assq-ref '((a . 1)) 'a)   ;=> 1
;; All these names remain free.
(define (match a b) (list a b))
(match 1 2)   ;=> (1 2)
(define (for x) (* 2 x))
(for 4)   ;=> 8
(let ((time 3) (while 4)) (+ time while))   ;=> 7
