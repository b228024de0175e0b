;;; What the skeleton of SICP exercise 2.42 leaves to the learner. A position lists the queens, the one placed last
;;; first; a queen is a list of its row and its column.

(define empty-board '())

(define (adjoin-position row column queens)
  (cons (list row column) queens))

;; Only the queen in column k, which comes first, can be in check: those before it have been tested.
(define (safe? k queens)
  (let ((newest (car queens)))
    (define (apart? queen)
      (let ((rows (abs (- (car queen) (car newest))))
            (columns (- k (cadr queen))))
        (not (or (= rows 0) (= rows columns)))))
    (let test ((others (cdr queens)))
      (or (null? others)
          (and (apart? (car others))
               (test (cdr others)))))))
