;;; What some names mean in one dialect only, as src/dialects/dialect.ts says; and what only one dialect has.

;; Racket: without the first element that is equal? to obj.
(define %remove-item
  (let ()
    (define (remove obj list . same)
      (let ((same? (if (pair? same) (car same) equal?)))
        (let loop ((l list))
          (if (pair? l)
              (let ((first (car l)) (rest (cdr l)))
                (if (same? obj first)
                    rest
                    (cons first (loop rest))))
              (%end 'remove 2 l)))))
    remove))

;; A predicate as SRFI 1 has it, or an item as Racket has it.
(define %remove
  (let ((satisfying remove))
    (define (remove which list . same)
      (if (and (procedure? which) (null? same))
          (satisfying which list)
          (apply %remove-item which list same)))
    remove))

;; (warn message obj ...)
;; Writes a warning on lines of its own (MIT Scheme).
;;   (warn "too small:" 1)   ;out> ;Warning: too small: 1
(define (warn message . irritants)
  (fresh-line)
  (display (apply %warning-text message irritants))
  (newline))

;; (shuffle list)
;; The elements of a list in an order by chance (Racket).
;;   (sort (shuffle '(1 2 3)) <)   ;=> (1 2 3)
(define (shuffle list) (%shuffled list))
