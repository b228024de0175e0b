;; In the manner of SICP chapter 3: assignment, mutable structure, environments, streams.
(define (make-account balance)
  (define (withdraw amount)
    (if (>= balance amount) (begin (set! balance (- balance amount)) balance) "insufficient funds"))
  (define (deposit amount) (set! balance (+ balance amount)) balance)
  (lambda (message) (cond ((eq? message 'withdraw) withdraw) ((eq? message 'deposit) deposit) (else (error "unknown request" message)))))
(define acc (make-account 100))
(define other (make-account 100))
((acc 'withdraw) 30)   ;=> 70
((acc 'deposit) 50)   ;=> 120
((acc 'withdraw) 500)   ;=> "insufficient funds"
((other 'withdraw) 1)   ;=> 99
(acc 'transfer)   ;error> user-error unknown request transfer
;; Queues
(define (make-queue) (cons '() '()))
(define (insert! q x)
  (let ((new (list x)))
    (if (null? (car q)) (set-car! q new) (set-cdr! (cdr q) new))
    (set-cdr! q new)
    (car q)))
(define q (make-queue))
(insert! q 'a)
(insert! q 'b)
(insert! q 'c)   ;=> (a b c)
(eq? (cddr (car q)) (cdr q))   ;=> #t
;; Sharing
(define x (list 'a 'b))
(define z1 (cons x x))
(define z2 (cons (list 'a 'b) (list 'a 'b)))
(set-car! (car z1) 'wow)
z1   ;=> ((wow b) wow b)
(define (count-pairs x)
  (let ((seen '()))
    (let walk ((x x))
      (if (and (pair? x) (not (memq x seen)))
          (begin (set! seen (cons x seen)) (+ 1 (walk (car x)) (walk (cdr x))))
          0))))
(list (count-pairs z1) (count-pairs z2))   ;=> (3 5)
;; Tables in two dimensions
(define table (list '*table*))
(define (insert-2d! k1 k2 v)
  (let ((sub (assoc k1 (cdr table))))
    (if sub
        (let ((record (assoc k2 (cdr sub)))) (if record (set-cdr! record v) (set-cdr! sub (cons (cons k2 v) (cdr sub)))))
        (set-cdr! table (cons (list k1 (cons k2 v)) (cdr table))))))
(insert-2d! 'math 'plus 43)
(insert-2d! 'math 'minus 45)
(insert-2d! 'letters 'a 97)
(insert-2d! 'math 'plus 44)
table   ;=> (*table* (letters (a . 97)) (math (minus . 45) (plus . 44)))
(define (memoize f) (let ((seen '())) (lambda (n) (let ((old (assv n seen))) (if old (cdr old) (let ((v (f n))) (set! seen (cons (cons n v) seen)) v))))))
(define memo-fib (memoize (lambda (n) (if (< n 2) n (+ (memo-fib (- n 1)) (memo-fib (- n 2)))))))
(memo-fib 90)   ;=> 2880067194370816120
;; Constraint by closures: order of evaluation shows
(define (f-maker) (let ((last 0)) (lambda (x) (let ((old last)) (set! last x) old))))
(define f (f-maker))
(+ (f 0) (f 1))   ;=> 0
;; Streams
(define (stream-of-integers n) (cons-stream n (stream-of-integers (+ n 1))))
(define (smap f . ss) (if (stream-null? (car ss)) the-empty-stream (cons-stream (apply f (map stream-car ss)) (apply smap f (map stream-cdr ss)))))
(define (sfilter p s) (if (p (stream-car s)) (cons-stream (stream-car s) (sfilter p (stream-cdr s))) (sfilter p (stream-cdr s))))
(define (sieve s) (cons-stream (stream-car s) (sieve (sfilter (lambda (x) (not (= 0 (remainder x (stream-car s))))) (stream-cdr s)))))
(stream-head (sieve (stream-of-integers 2)) 8)   ;=> (2 3 5 7 11 13 17 19)
(define fibs (cons-stream 0 (cons-stream 1 (smap + fibs (stream-cdr fibs)))))
(stream-ref fibs 60)   ;=> 1548008755920
(define (scale s k) (smap (lambda (x) (* x k)) s))
(define (smerge a b)
  (let ((x (stream-car a)) (y (stream-car b)))
    (cond ((< x y) (cons-stream x (smerge (stream-cdr a) b)))
          ((> x y) (cons-stream y (smerge a (stream-cdr b))))
          (else (cons-stream x (smerge (stream-cdr a) (stream-cdr b)))))))
(define hamming (cons-stream 1 (smerge (scale hamming 2) (smerge (scale hamming 3) (scale hamming 5)))))
(let loop ((i 0) (l '())) (if (= i 15) (reverse l) (loop (+ i 1) (cons (stream-ref hamming i) l))))   ;=> (1 2 3 4 5 6 8 9 10 12 15 16 18 20 24)
(define (partial-sums s) (cons-stream (stream-car s) (smap + (stream-cdr s) (partial-sums s))))
(stream-ref (partial-sums (stream-of-integers 1)) 99)   ;=> 5050
(define (integrate s) (smap / s (stream-of-integers 1)))
(define exp-series (cons-stream 1 (integrate exp-series)))
(map (lambda (i) (stream-ref exp-series i)) '(0 1 2 3 4))   ;=> (1 1 1/2 1/6 1/24)
;; The rest of a stream is computed once.
(define computed 0)
(define s (cons-stream 1 (begin (set! computed (+ computed 1)) '())))
(list (stream-cdr s) (stream-cdr s) computed)   ;=> (() () 1)
(define (show x) (display x) (display " ") x)
(define shown (smap show (stream-of-integers 0)))
;out> 0
(stream-ref shown 3)
;out> 1 2 3
;=> 3
(stream-ref shown 3)
;out>
