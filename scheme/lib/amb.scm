;;; Nondeterministic choice (SICP 4.3; the amb egg of Chicken): depth first, alternatives from left to right,
;;; chronological backtracking. What a program did by assignment or output before it backtracked stays done.
;;;
;;; A failure continuation is a procedure without arguments that never returns: it goes back to the choice made
;;; last that has an alternative left. It outlives the top-level form that set it, so that (amb) at the prompt
;;; asks the form before for its next value.

;; (amb-failure-continuation [proc])
;; The current failure continuation, a parameter (amb egg).
;;   (amb (begin ((amb-failure-continuation)) 1) 2)   ;=> 2
(define amb-failure-continuation (make-parameter %amb-exhausted))

(define (%amb-fail)
  ((amb-failure-continuation)))

;; The last alternative is tried with the failure continuation from outside: an endless choice such as
;; (define (from n) (amb n (from (+ n 1)))) then needs no more space the further it goes.
(define (%amb . thunks)
  (if (null? thunks)
      (%amb-fail)
      (let ((outside (amb-failure-continuation)))
        ((call-with-current-continuation
          (lambda (k)
            (let choose ((thunks thunks))
              (amb-failure-continuation
               (if (null? (cdr thunks))
                   outside
                   (lambda () (k (lambda () ((choose (cdr thunks))))))))
              (car thunks))))))))

(define (%amb/random . thunks)
  (apply %amb (%shuffled thunks)))

(define (%shuffled list)
  (let loop ((left list) (n (length list)))
    (if (= n 0)
        '()
        (let ((k (random n)))
          (cons (list-ref left k)
                (loop (append (list-head left k) (list-tail left (+ k 1))) (- n 1)))))))

;; The value is added to the results as they are when it has come: its computation may have backtracked to a
;; choice made while fewer were known.
(define (%amb-collect thunk)
  (let ((outside (amb-failure-continuation)) (results '()))
    (call-with-current-continuation
     (lambda (k)
       (amb-failure-continuation (lambda () (k #f)))
       (let ((value (thunk)))
         (set! results (cons value results))
         (%amb-fail))))
    (amb-failure-continuation outside)
    (reverse results)))

(define (%amb-find thunk . fail)
  (let ((outside (amb-failure-continuation)))
    ((call-with-current-continuation
      (lambda (k)
        (amb-failure-continuation
         (lambda ()
           (k (lambda ()
                (amb-failure-continuation outside)
                (if (null? fail) (%amb-exhausted) ((car fail)))))))
        (let ((value (thunk)))
          (amb-failure-continuation outside)
          (lambda () value)))))))

(define (%amb1 thunk)
  (%amb-find thunk %amb-fail))

;; (amb-assert obj)
;; Backtracks if obj is #f (amb egg).
;;   (let ((a (amb 1 2 3 4))) (amb-assert (= 6 (* a 2))) a)   ;=> 3
(define (amb-assert obj)
  (if (not obj) (%amb-fail)))

;; (required obj)
;; Backtracks if obj is #f: the same as amb-assert (amb egg).
;;   (let ((a (amb 1 2 3 4))) (required (even? a)) a)   ;=> 2
(define required amb-assert)

;; (amb-thunks thunks)
;; The value of one of the procedures in a list, as amb chooses (amb egg).
;;   (amb-collect (amb-thunks (list (lambda () 1) (lambda () 2))))   ;=> (1 2)
(define (amb-thunks thunks)
  (apply %amb thunks))

;; (an-element-of items)
;; One of the elements of a list, as amb chooses (SICP 4.3.1).
;;   (amb-collect (an-element-of '(a b)))   ;=> (a b)
(define (an-element-of items)
  (if (null? items)
      (%amb-fail)
      (%amb (lambda () (car items))
            (lambda () (an-element-of (cdr items))))))

;; (choose items)
;; The same as an-element-of (amb egg).
;;   (amb-collect (* 10 (choose '(1 2))))   ;=> (10 20)
(define choose an-element-of)

;; (an-integer-starting-from n)
;; Any integer from n on, as amb chooses (SICP 4.3.1).
;;   (let ((i (an-integer-starting-from 5))) (amb-assert (= 0 (remainder i 7))) i)   ;=> 7
(define (an-integer-starting-from n)
  (%amb (lambda () n)
        (lambda () (an-integer-starting-from (+ n 1)))))

;; (distinct? items)
;; Whether no two elements of a list are equal? (SICP 4.3.2).
;;   (distinct? '(1 2 3))   ;=> #t
;;   (distinct? '(1 2 1))   ;=> #f
(define (distinct? items)
  (cond ((null? items) #t)
        ((member (car items) (cdr items)) #f)
        (else (distinct? (cdr items)))))
