;;; Tracing (racket/trace).

;; (current-trace-notify [proc])
;; A parameter: the procedure that is called with each line of a trace, a string, perhaps of several lines.
;;   (parameterize ((current-trace-notify write))
;;     (let ((f (trace-lambda #:name f (x) x))) (f 1)))   ;out> ">(f 1)""<1"
(define current-trace-notify
  (make-parameter
   (lambda (text)
     (display text)
     (newline))))

;; (current-prefix-in [string])
;; A parameter: what the prefix of a traced call is made of.
;;   (current-prefix-in)   ;=> ">"
(define current-prefix-in (make-parameter ">"))

;; (current-prefix-out [string])
;; A parameter: what the prefix of the results of a traced call is made of.
;;   (current-prefix-out)   ;=> "<"
(define current-prefix-out (make-parameter "<"))

(define (%trace name proc)
  (%traced name proc current-trace-notify current-prefix-in current-prefix-out))
