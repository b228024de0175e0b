;;; Procedures made of procedures.

;; (identity obj)
;; Returns its argument.
;;   (identity 'a)   ;=> a
(define (identity obj) obj)

;; (const obj)
;; A procedure that takes any arguments and returns obj (Racket).
;;   ((const 1) 2 3)   ;=> 1
(define (const obj)
  (lambda arguments obj))

;; (compose proc ...)
;; The procedure that applies the last argument, then to its values the one before it, and so on (Racket).
;;   ((compose car cdr) '(1 2 3))   ;=> 2
;;   ((compose) 1)   ;=> 1
(define (compose . procs)
  (cond ((null? procs) identity)
        ((null? (cdr procs)) (car procs))
        (else
         (let ((outer (car procs)) (inner (apply compose (cdr procs))))
           (lambda arguments
             (call-with-values (lambda () (apply inner arguments)) outer))))))

;; (negate pred)
;; The procedure that is true where pred is false (Racket).
;;   ((negate even?) 3)   ;=> #t
(define (negate pred)
  (lambda arguments (not (apply pred arguments))))

;; (curry proc obj ...)
;; The procedure that calls proc with these arguments, then those that it is given (Racket).
;;   ((curry + 1 2) 3)   ;=> 6
(define (curry proc . first)
  (lambda rest (apply proc (append first rest))))
