(guard (condition ((assq 'a condition) => cdr) ((assq 'b condition))) (raise (list (cons 'a 42))))   ;=> 42
(guard (condition ((assq 'a condition) => cdr) ((assq 'b condition))) (raise (list (cons 'b 23))))   ;=> (b . 23)
(guard (e (#t 'unused)) 'no-error)   ;=> no-error
(guard (e ((symbol? e) (list 'symbol e)) ((string? e) (list 'string e))) (raise 'boom))   ;=> (symbol boom)
(guard (e ((symbol? e) (list 'symbol e)) ((string? e) (list 'string e))) (raise "boom"))   ;=> (string "boom")
(guard (e ((symbol? e) 'no) (else (list 'else e))) (raise 5))   ;=> (else 5)
(guard (e (else 1 2 3)) (raise 'x))   ;=> 3
(guard (e ((string? e) e)) (raise 'not-a-string))   ;error> uncaught-raise
(guard (e ((string? e) e)) (car 5))   ;error> wrong-type
(guard (e) (raise 'no-clause))   ;error> uncaught-raise
(guard (e (#f 1) ((error-object? e) (error-object-message e))) (error "message" 1 2))   ;=> "message"

;; No clause applies: the next guard outside gets it, in the dynamic environment of the raise.
(guard (outer (#t (list 'outer outer)))
  (guard (inner ((string? inner) 'inner)) (raise 'for-outer)))   ;=> (outer for-outer)
(guard (outer (#t (list 'outer outer)))
  (guard (inner (#t (raise (list 'from-inner inner)))) (raise 'first)))   ;=> (outer (from-inner first))

;; raise-continuable goes through a guard without a fitting clause, and back.
(with-exception-handler
  (lambda (e) 42)
  (lambda () (+ (guard (e ((string? e) 'string)) (raise-continuable 'symbol)) 1)))   ;=> 43

;; The clauses run outside the body's dynamic extent; reraising goes back in.
(let ((log '()))
  (define (note x) (set! log (cons x log)))
  (guard (e (#t (note 'clause)))
    (dynamic-wind (lambda () (note 'in)) (lambda () (raise 'oops)) (lambda () (note 'out))))
  (reverse log))   ;=> (in out clause)
(let ((log '()))
  (define (note x) (set! log (cons x log)))
  (guard (e (#t (note 'outer)))
    (guard (e ((begin (note 'test) #f) 'never))
      (dynamic-wind (lambda () (note 'in)) (lambda () (raise 'oops)) (lambda () (note 'out)))))
  (reverse log))   ;=> (in out test in out outer)

;; Guards inside loops and recursions.
(define (safe-div a b) (guard (e (#t 'inf)) (/ a b)))
(map safe-div '(1 2 3) '(1 0 2))   ;=> (1 inf 3/2)
(define (nest n) (if (= n 0) (raise 'bottom) (guard (e ((number? e) e)) (nest (- n 1)))))
(guard (e (#t (list 'caught e))) (nest 50))   ;=> (caught bottom)
(let loop ((i 0) (sum 0))
  (if (= i 5) sum (loop (+ i 1) (+ sum (guard (e (#t e)) (raise i))))))   ;=> 10

;; The variable is bound in the clauses alone, and the body may define.
(let ((e 'outer)) (guard (x (#t e)) (define y 1) (raise y)))   ;=> outer
(guard (e (#t (guard (e2 (#t (list e e2))) (raise 'second)))) (raise 'first))   ;=> (first second)
(let ((k (guard (e (#t 'caught)) (call/cc (lambda (k) k))))) (if (procedure? k) (k 'again) k))   ;=> again

;; else and => may be rebound.
(guard (e ((memv e '(1 2 3)) => length)) (raise 2))   ;=> 2
(let ((else #f)) (guard (e (else 'no) (#t 'yes)) (raise 1)))   ;=> yes
(guard (e (#t (set! e 'changed) e)) (raise 'x))   ;=> changed
