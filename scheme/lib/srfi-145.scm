;;; Assumptions (SRFI 145).

;; (assume obj message ...)
;; obj, if it is not #f; otherwise an error with the messages (SRFI 145).
;;   (assume (= 1 1) "equal")   ;=> #t
;;   (assume #f "too small:" 1)   ;error> user-error
(define (assume obj . messages)
  (or obj (apply error "an assumption does not hold:" messages)))
