;;; Keyword arguments (Racket, Guile): `#:name` and the value after it stand anywhere among the arguments.

;; Calls proc with the value of each of the keywords, or the default object, then with the other arguments.
(define (%call-with-keywords proc keywords needed args)
  (let loop ((args args) (others '()) (given '()))
    (cond ((null? args)
           (for-each (lambda (keyword)
                       (if (not (assq keyword given))
                           (error "a required keyword argument is missing:" keyword)))
                     needed)
           (apply proc (append (%keyword-values keywords given) (reverse others))))
          ((not (keyword? (car args)))
           (loop (cdr args) (cons (car args) others) given))
          ((null? (cdr args))
           (error "a keyword must be followed by its value:" (car args)))
          ((memq (car args) keywords)
           (loop (cddr args) others (cons (cons (car args) (cadr args)) given)))
          (else (error "the procedure takes no such keyword:" (car args))))))

(define (%keyword-values keywords given)
  (map (lambda (keyword)
         (let ((entry (assq keyword given)))
           (if entry (cdr entry) #!default)))
       keywords))
