(force (delay (+ 1 2)))   ;=> 3
(let ((p (delay (+ 1 2)))) (list (force p) (force p)))   ;=> (3 3)
(define integers (letrec ((next (lambda (n) (delay (cons n (next (+ n 1))))))) (next 0)))
(define (head stream) (car (force stream)))
(define (tail stream) (cdr (force stream)))
(head (tail (tail integers)))   ;=> 2
(define (stream-filter p? s)
  (delay-force
   (if (null? (force s))
       (delay '())
       (let ((h (car (force s))) (t (cdr (force s))))
         (if (p? h) (delay (cons h (stream-filter p? t))) (stream-filter p? t))))))
(head (tail (tail (stream-filter odd? integers))))   ;=> 5

;; The expression is evaluated once.
(define count 0)
(define p (delay (begin (set! count (+ count 1)) (if (> count x) count (force p)))))
(define x 5)
(promise? p)   ;=> #t
(force p)   ;=> 6
(promise? p)   ;=> #t
(begin (set! x 10) (force p))   ;=> 6

;; A promise forced while it is being forced keeps the first value.
(define q (let ((first? #t)) (delay (if first? (begin (set! first? #f) (force q)) 'second))))
(force q)   ;=> second

;; An error is not remembered: the expression is tried again.
(define tries 0)
(define r (delay (begin (set! tries (+ tries 1)) (if (= tries 1) (raise 'first-time) tries))))
(guard (e (#t (list 'caught e))) (force r))   ;=> (caught first-time)
(force r)   ;=> 2
(force r)   ;=> 2

;; delay-force loops take no space.
(define (loop n) (if (= n 0) (delay 'end) (delay-force (loop (- n 1)))))
(force (loop 100000))   ;=> end
(define (stream-nth s n) (delay-force (if (= n 0) (delay (head s)) (stream-nth (tail s) (- n 1)))))
(force (stream-nth integers 2000))   ;=> 2000

;; make-promise, promise?
(force (make-promise 5))   ;=> 5
(force (make-promise (list 1)))   ;=> (1)
(let ((p (delay 1))) (eq? p (make-promise p)))   ;=> #t
(promise? (make-promise 1))   ;=> #t
(promise? 1)   ;=> #f
(promise? (lambda () 1))   ;=> #f
(force 7)   ;=> 7
(force (delay (delay 1)))   ;=> #<promise>
(force (force (delay (delay 1))))   ;=> 1
(force (delay (values 1 2)))   ;=> 1 2

;; cons-stream (SICP 3.5.1)
(define ones (cons-stream 1 ones))
(car (stream-cdr (stream-cdr ones)))   ;=> 1
(define s (cons-stream 1 (begin (display "computed ") 2)))
(stream-cdr s)
;out> computed
;=> 2
(stream-cdr s)
;out>
