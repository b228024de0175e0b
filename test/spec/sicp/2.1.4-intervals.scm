;; In the manner of SICP 2.1.4: arithmetic of intervals, and what their representation hides.
(define (interval low high) (if (> low high) (error "An interval is upside down:" low high) (cons low high)))
(define low car)
(define high cdr)
(define (width i) (/ (- (high i) (low i)) 2))
(define (centre i) (/ (+ (low i) (high i)) 2))
(define (plus a b) (interval (+ (low a) (low b)) (+ (high a) (high b))))
(define (negative i) (interval (- (high i)) (- (low i))))
(define (minus a b) (plus a (negative b)))
(define (times a b)
  (let ((corners (flatmap (lambda (x) (map (lambda (y) (* x y)) (list (low b) (high b)))) (list (low a) (high a)))))
    (interval (apply min corners) (apply max corners))))
(define (spans-zero? i) (<= (low i) 0 (high i)))
(define (over a b)
  (if (spans-zero? b)
      (error "Division by an interval that spans zero" b)
      (times a (interval (/ 1 (high b)) (/ 1 (low b))))))
(plus (interval 1 2) (interval 3 5))   ;=> (4 . 7)
(minus (interval 1 2) (interval 3 5))   ;=> (-4 . -1)
(times (interval -2 3) (interval -5 7))   ;=> (-15 . 21)
(over (interval 1 2) (interval 4 5))   ;=> (1/5 . 1/2)
(over (interval 1 2) (interval -1 1))   ;error> user-error Division by an interval that spans zero (-1 . 1)
(interval 2 1)   ;error> user-error An interval is upside down: 2 1
(width (plus (interval 0 4) (interval 1 3)))   ;=> 3
(define (tolerant c percent) (let ((d (* c percent 1/100))) (interval (- c d) (+ c d))))
(define (tolerance i) (* 100 (/ (width i) (centre i))))
(tolerance (tolerant 68/10 10))   ;=> 10
;; Two formulas for resistors in parallel agree on points, but not on intervals.
(define one (interval 1 1))
(define (parallel-1 a b) (over (times a b) (plus a b)))
(define (parallel-2 a b) (over one (plus (over one a) (over one b))))
(parallel-1 (interval 2 2) (interval 3 3))   ;=> (6/5 . 6/5)
(equal? (parallel-1 (interval 2 3) (interval 3 4)) (parallel-2 (interval 2 3) (interval 3 4)))   ;=> #f
(parallel-2 (interval 2 3) (interval 3 6))   ;=> (6/5 . 2)
