;; In the manner of SICP 3.5: streams as signals, series, pairs and time.
(define (s-map f . ss) (if (stream-null? (car ss)) '() (cons-stream (apply f (map stream-car ss)) (apply s-map f (map stream-cdr ss)))))
(define (s-from n) (cons-stream n (s-from (+ n 1))))
(define (take s n) (if (= n 0) '() (cons (stream-car s) (take (stream-cdr s) (- n 1)))))
(define (scaled s k) (s-map (lambda (x) (* x k)) s))
(define (s+ a b) (s-map + a b))
;; Power series
(define (integral-of s) (s-map / s (s-from 1)))
(define cosine (cons-stream 1 (scaled (integral-of sine) -1)))
(define sine (cons-stream 0 (integral-of cosine)))
(take cosine 5)   ;=> (1 0 -1/2 0 1/24)
(define (s* a b) (cons-stream (* (stream-car a) (stream-car b)) (s+ (scaled (stream-cdr b) (stream-car a)) (s* (stream-cdr a) b))))
(take (s+ (s* sine sine) (s* cosine cosine)) 8)   ;=> (1 0 0 0 0 0 0 0)
(define (inverse s) (define x (cons-stream 1 (scaled (s* (stream-cdr s) x) -1))) x)
(take (s* sine (inverse cosine)) 8)   ;=> (0 1 0 1/3 0 2/15 0 17/315)
;; Acceleration of sequences
(define (pi-terms n) (cons-stream (/ 1. n) (s-map - (pi-terms (+ n 2)))))
(define (sums s) (define r (cons-stream (stream-car s) (s+ (stream-cdr s) r))) r)
(define pi-stream (scaled (sums (pi-terms 1)) 4))
(define (euler s)
  (let ((a (stream-ref s 0)) (b (stream-ref s 1)) (c (stream-ref s 2)))
    (cons-stream (- c (/ (square (- c b)) (+ a (* -2 b) c))) (euler (stream-cdr s)))))
(define (tableau f s) (cons-stream s (tableau f (f s))))
(< (abs (- (stream-ref (s-map stream-car (tableau euler pi-stream)) 7) 3.141592653589793)) 1e-10)   ;=> #t
;; Pairs of integers
(define (interleave a b) (if (stream-null? a) b (cons-stream (stream-car a) (interleave b (stream-cdr a)))))
(define (pairs s t)
  (cons-stream (list (stream-car s) (stream-car t))
               (interleave (s-map (lambda (x) (list (stream-car s) x)) (stream-cdr t))
                           (pairs (stream-cdr s) (stream-cdr t)))))
(take (pairs (s-from 1) (s-from 1)) 6)   ;=> ((1 1) (1 2) (2 2) (1 3) (2 3) (1 4))
(define (weighted w s t)
  (define (merge a b)
    (if (<= (w (stream-car a)) (w (stream-car b)))
        (cons-stream (stream-car a) (merge (stream-cdr a) b))
        (cons-stream (stream-car b) (merge a (stream-cdr b)))))
  (cons-stream (list (stream-car s) (stream-car t))
               (merge (s-map (lambda (x) (list (stream-car s) x)) (stream-cdr t)) (weighted w (stream-cdr s) (stream-cdr t)))))
(define (cubes p) (+ (expt (car p) 3) (expt (cadr p) 3)))
(define (ramanujan s) (if (= (cubes (stream-car s)) (cubes (stream-car (stream-cdr s)))) (cons-stream (cubes (stream-car s)) (ramanujan (stream-cdr s))) (ramanujan (stream-cdr s))))
(take (ramanujan (weighted cubes (s-from 1) (s-from 1))) 3)   ;=> (1729 4104 13832)
;; Feedback, with a delayed argument
(define (integral delayed start dt)
  (define self (cons-stream start (s+ (scaled (force delayed) dt) self)))
  self)
(define (solve f y0 dt)
  (define y (integral (delay dy) y0 dt))
  (define dy (s-map f y))
  y)
(< (abs (- (stream-ref (solve (lambda (y) y) 1 .001) 1000) 2.716924)) 1e-5)   ;=> #t
;; Streams instead of assignment
(define (account balance requests) (cons-stream balance (account (- balance (stream-car requests)) (stream-cdr requests))))
(take (account 100 (s-from 1)) 4)   ;=> (100 99 97 94)
(define (numbers seed) (cons-stream seed (numbers (modulo (+ (* 16807 seed)) 2147483647))))
(define (by-two f s) (cons-stream (f (stream-car s) (stream-car (stream-cdr s))) (by-two f (stream-cdr (stream-cdr s)))))
(define (monte-carlo s passed failed)
  (let ((p (+ passed (if (stream-car s) 1 0))) (f (+ failed (if (stream-car s) 0 1))))
    (cons-stream (/ p (+ p f)) (monte-carlo (stream-cdr s) p f))))
(< .5 (stream-ref (monte-carlo (by-two (lambda (a b) (= 1 (gcd a b))) (numbers 7)) 0 0) 500) .7)   ;=> #t
;; A stream without memory computes again; a sieve over a long one
(define (primes) (define (sieve s) (cons-stream (stream-car s) (sieve (stream-filter (lambda (n) (not (= 0 (remainder n (stream-car s))))) (stream-cdr s))))) (sieve (s-from 2)))
(stream-ref (primes) 60)   ;=> 283
(stream-ref (s-from 0) 20000)   ;=> 20000
