;; with-exception-handler, raise
(call-with-current-continuation
  (lambda (k) (with-exception-handler (lambda (e) (display "condition: ") (write e) (k 'exception)) (lambda () (+ 1 (raise 'an-error))))))
;out> condition: an-error
;=> exception
(with-exception-handler (lambda (e) (display "something went wrong")) (lambda () (+ 1 (raise 'an-error))))
;out> something went wrong
;error> handler-returned
(with-exception-handler
  (lambda (con) (cond ((string? con) (display con)) (else (display "a warning has been issued"))) 42)
  (lambda () (+ (raise-continuable "should be a number") 23)))
;out> should be a number
;=> 65
(with-exception-handler (lambda (e) 10) (lambda () (+ 1 (car 5))))   ;error> handler-returned
(raise 'top)   ;error> uncaught-raise
(raise 5)   ;error> uncaught-raise
(raise (list 1 2))   ;error> uncaught-raise
(raise-continuable 'top)   ;error> uncaught-raise
(error "top" 1 2)   ;error> user-error top 1 2
(with-exception-handler 5 (lambda () 1))   ;error> wrong-type
(with-exception-handler (lambda (e) 1) 5)   ;error> wrong-type
(with-exception-handler (lambda (e) 1) (lambda () 'fine))   ;=> fine
(with-exception-handler (lambda (e) 1) (lambda () (values 1 2)))   ;=> 1 2

;; A handler runs with the handler outside it.
(with-exception-handler
  (lambda (e) (list 'outer e))
  (lambda () (with-exception-handler
    (lambda (e) (list 'inner (raise-continuable (list 'from-inner e))))
    (lambda () (raise-continuable 'first)))))   ;=> (inner (outer (from-inner first)))
(guard (e (#t (list 'guard e)))
  (with-exception-handler (lambda (e) (raise (list 'again e))) (lambda () (raise 'once))))   ;=> (guard (again once))
;; handler-returned is raised in the outer handler's environment.
(guard (e ((error-object? e) 'secondary))
  (with-exception-handler (lambda (e) 'ignored) (lambda () (raise 'oops))))   ;=> secondary
(let ((log '()))
  (with-exception-handler
    (lambda (e) (set! log (cons e log)) 'resumed)
    (lambda () (list (raise-continuable 1) (raise-continuable 2))))
  log)   ;=> (2 1)
;; After the handler has returned, its own handler is back in place.
(with-exception-handler
  (lambda (e) (* e 10))
  (lambda () (let* ((a (raise-continuable 1)) (b (raise-continuable 2))) (list a b))))   ;=> (10 20)
;; The handler is not in place after the thunk has returned, or been left.
(guard (e (#t (list 'guard e)))
  (with-exception-handler (lambda (e) 'handled) (lambda () 'ok))
  (raise-continuable 'later))   ;=> (guard later)
(guard (e (#t (list 'guard e)))
  (call/cc (lambda (k) (with-exception-handler (lambda (e) (k 'left)) (lambda () (raise 'x)))))
  (raise 'later))   ;=> (guard later)
;; Errors of the system are conditions too.
(guard (e (#t (error-object? e))) (car 5))   ;=> #t
(guard (e (#t (error-object? e))) (undefined-name))   ;=> #t
(guard (e (#t (error-object? e))) (vector-ref #(1) 5))   ;=> #t
(guard (e (#t (error-object? e))) (/ 1 0))   ;=> #t
(guard (e (#t (error-object? e))) ("not a procedure"))   ;=> #t
(guard (e (#t (error-object? e))) ((lambda (x) x)))   ;=> #t
(guard (e (#t (error-object? e))) (eval '(if) system-global-environment))   ;=> #t
(guard (e (#t (error-object? e))) (assert (= 1 2)))   ;=> #t
(guard (e (#t (list 'value e))) (+ 1 (raise 'in-an-argument)))   ;=> (value in-an-argument)

;; error objects
(guard (e (#t (list (error-object-message e) (error-object-irritants e)))) (error "message:" 1 "two" 'three))
;=> ("message:" (1 "two" three))
(guard (e ((error-object? e) (error-object-irritants e))) (error "no irritants"))   ;=> ()
(error-object? 'a)   ;=> #f
(guard (e (#t (error-object? e))) (raise 'x))   ;=> #f
(guard (e (#t (error-object-message e))) (raise 'x))   ;error> wrong-type
(read-error? (guard (e (#t e)) (read (open-input-string "(1 "))))   ;=> #t
(read-error? (guard (e (#t e)) (read (open-input-string "#<x>"))))   ;=> #t
(guard (e ((read-error? e) 'read-error)) (read (open-input-string ")")))   ;=> read-error
(read-error? (guard (e (#t e)) (car 1)))   ;=> #f
(file-error? (guard (e (#t e)) (error "x")))   ;=> #f
(condition/report-string (guard (e (#t e)) (error "foo:" 1 "a" #\b)))   ;=> "foo: 1 \"a\" #\\b"
(guard (e (#t (error? e))) (error "x"))   ;=> #t
(error 'my-procedure "went wrong:" 5)   ;error> user-error went wrong: 5
(guard (e (#t (error-object-message e))) (error 'my-procedure "went wrong:" 5))   ;=> "went wrong:"
;; The same condition raised again is the same object.
(let ((first #f)) (guard (e (#t (eq? e first))) (guard (e (#t (set! first e) (raise e))) (error "x"))))   ;=> #t
(assert (= 1 1))
(assert (= 1 2))   ;error> assertion (= 1 2)
;; A program goes on after an error at its top level.
(define after 'defined)
after   ;=> defined
