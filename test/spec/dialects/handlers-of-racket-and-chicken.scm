(with-handlers ((exn:fail? (lambda (e) (exn-message e)))) (error "bad:" 1))   ;=> "bad: 1"
(with-handlers ((exn:fail:contract:divide-by-zero? (lambda (e) 'zero))) (/ 1 0))   ;=> zero
(with-handlers ((string? string-length) (symbol? list)) (raise 'oops))   ;=> (oops)
(with-handlers ((exn:fail? (lambda (e) 'no))) 'fine)   ;=> fine
(with-handlers ((exn:fail:user? (lambda (e) 'user))) (car 1))   ;error> wrong-type
(with-handlers ((symbol? (lambda (e) 'outer)))
  (with-handlers ((string? (lambda (e) 'inner))) (raise 'x)))   ;=> outer
(with-handlers (((lambda (e) #t) (lambda (e) e))) (dynamic-wind (lambda () (display "in ")) (lambda () (raise 1)) (lambda () (display "out"))))
;out> in out
;=> 1
(handle-exceptions e (list 'caught e) (raise 'x))   ;=> (caught x)
(condition-case (car 1) (e (exn arity) 'arity) (e (exn type) 'type))   ;=> type
(condition-case (raise 'x) ((exn) 'exn) (e () e))   ;=> x
(condition-case (/ 1 0) ((exn arithmetic) 'arithmetic))   ;=> arithmetic
(condition-case (error "x") ((exn type) 'type))   ;error> user-error x
(check-equal? (+ 1 2) 3)
(check-exn exn:fail? (lambda () (error "x")))
