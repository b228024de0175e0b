;; In the manner of SICP chapter 1: processes, procedures as arguments and as values.
(define (power base n)
  (cond ((= n 0) 1)
        ((even? n) (square (power base (/ n 2))))
        (else (* base (power base (- n 1))))))
(power 2 100)   ;=> 1267650600228229401496703205376
(define (fib n)
  (define (step a b left) (if (= left 0) a (step b (+ a b) (- left 1))))
  (step 0 1 n))
(map fib '(0 1 2 3 10 50))   ;=> (0 1 1 2 55 12586269025)
(define (ways amount coins)
  (cond ((= amount 0) 1)
        ((or (< amount 0) (null? coins)) 0)
        (else (+ (ways amount (cdr coins)) (ways (- amount (car coins)) coins)))))
(ways 50 '(25 10 5 1))   ;=> 49
(define (ackermann m n)
  (cond ((= m 0) (+ n 1))
        ((= n 0) (ackermann (- m 1) 1))
        (else (ackermann (- m 1) (ackermann m (- n 1))))))
(ackermann 2 9)   ;=> 21
(define tolerance 1e-9)
(define (fixed-point f guess)
  (let ((next (f guess)))
    (if (< (abs (- next guess)) tolerance) next (fixed-point f next))))
(define (close? a b) (< (abs (- a b)) 1e-6))
(close? (fixed-point cos 1.0) .7390851332)   ;=> #t
(define (average-damp f) (lambda (x) (/ (+ x (f x)) 2)))
(define (root x) (fixed-point (average-damp (lambda (y) (/ x y))) 1.0))
(close? (root 2) 1.41421356237)   ;=> #t
(define dx 1e-5)
(define (derivative f) (lambda (x) (/ (- (f (+ x dx)) (f x)) dx)))
(close? ((derivative square) 5) 10.00001)   ;=> #t
(define (newton f guess) (fixed-point (lambda (x) (- x (/ (f x) ((derivative f) x)))) guess))
(close? (newton (lambda (x) (- (* x x x) 8)) 1.0) 2)   ;=> #t
(define (repeated f n) (if (= n 0) (lambda (x) x) (lambda (x) (f ((repeated f (- n 1)) x)))))
((repeated square 3) 2)   ;=> 256
(define (sum term a next b) (if (> a b) 0 (+ (term a) (sum term (next a) next b))))
(sum (lambda (x) (* x x)) 1 inc 10)   ;=> 385
(define (smallest-divisor n) (let try ((d 2)) (cond ((> (square d) n) n) ((= 0 (remainder n d)) d) (else (try (+ d 1))))))
(map smallest-divisor '(199 1999 19999))   ;=> (199 1999 7)
(define (expmod base e m)
  (cond ((= e 0) 1)
        ((even? e) (remainder (square (expmod base (/ e 2) m)) m))
        (else (remainder (* base (expmod base (- e 1) m)) m))))
(expmod 3 1000000006 1000000007)   ;=> 1
(define (continued-fraction n d k) (let loop ((i k) (acc 0)) (if (= i 0) acc (loop (- i 1) (/ (n i) (+ (d i) acc))))))
(continued-fraction (lambda (i) 1) (lambda (i) 1) 10)   ;=> 55/89
(gcd 206 40)   ;=> 2
