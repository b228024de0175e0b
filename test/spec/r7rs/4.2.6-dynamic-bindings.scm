(define radix (make-parameter 10 (lambda (x) (if (and (exact-integer? x) (<= 2 x 16)) x (error "invalid radix")))))
(define (f n) (number->string n (radix)))
(f 12)   ;=> "12"
(parameterize ((radix 2)) (f 12))   ;=> "1100"
(f 12)   ;=> "12"
(parameterize ((radix 0)) (f 12))   ;error> user-error invalid radix
(radix)   ;=> 10

(define p (make-parameter 1))
(define q (make-parameter 2))
(list (p) (q))   ;=> (1 2)
(parameterize ((p 10) (q 20)) (list (p) (q)))   ;=> (10 20)
(parameterize ((p 10)) (parameterize ((p (+ (p) 1)) (q (p))) (list (p) (q))))   ;=> (11 10)
(parameterize () 5)   ;=> 5
(parameterize ((p 3)) (define x 4) (+ x (p)))   ;=> 7
(procedure? p)   ;=> #t
(map (lambda (v) (parameterize ((p v)) (p))) '(a b))   ;=> (a b)

;; The converter is applied once to the first value and once to each new one.
(define log '())
(define noisy (make-parameter 1 (lambda (x) (set! log (cons x log)) (* x 100))))
(noisy)   ;=> 100
(parameterize ((noisy 2)) (parameterize ((noisy 3)) (noisy)))   ;=> 300
(noisy)   ;=> 100
log   ;=> (3 2 1)

;; The value is that of the dynamic extent, not of where the procedure was made.
(define get-p (parameterize ((p 'inside)) (lambda () (p))))
(get-p)   ;=> 1
(parameterize ((p 'here)) (get-p))   ;=> here

;; A continuation carries its parameters with it.
(define k #f)
(define times 0)
(list (parameterize ((p 'in)) (call/cc (lambda (c) (set! k c))) (p)) (p))   ;=> (in 1)
(begin (set! times (+ times 1)) (if (= times 1) (k 'again) times))   ;=> (in 1)
(call/cc (lambda (out) (parameterize ((p 'escaping)) (out 'out))))   ;=> out
(p)   ;=> 1
(guard (e (#t (list e (p)))) (parameterize ((p 'raising)) (raise (p))))   ;=> (raising 1)
(with-exception-handler
  (lambda (e) (p))
  (lambda () (parameterize ((p 'at-raise)) (raise-continuable 'c))))   ;=> at-raise

;; The body of parameterize may use what dynamic-wind does.
(let ((seen '()))
  (parameterize ((p 'outer))
    (dynamic-wind
      (lambda () (set! seen (cons (p) seen)))
      (lambda () (parameterize ((p 'inner)) (set! seen (cons (p) seen))))
      (lambda () (set! seen (cons (p) seen)))))
  (reverse seen))   ;=> (outer inner outer)

(parameterize ((car 1)) 2)   ;error> wrong-type
(parameterize ((5 1)) 2)   ;error> wrong-type
