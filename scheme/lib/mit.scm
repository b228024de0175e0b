;;; MIT Scheme's tables and association lists.

;; (make-1d-table)
;; A new table of one index (MIT Scheme).
;;   (1d-table/get (make-1d-table) 'a 0)   ;=> 0
(define (make-1d-table) (make-equal-hash-table))

;; (1d-table/put! table key obj)
;; Puts obj in the table under key (MIT Scheme).
;;   (let ((t (make-1d-table))) (1d-table/put! t 'a 1) (1d-table/get t 'a 0))   ;=> 1
(define (1d-table/put! table key obj) (hash-table-set! table key obj))

;; (1d-table/get table key default)
;; The value under key, or default (MIT Scheme).
;;   (1d-table/get (make-1d-table) 'a #f)   ;=> #f
(define (1d-table/get table key default) (hash-table-ref/default table key default))

;; (1d-table/remove! table key)
;; Takes key out of the table (MIT Scheme).
;;   (let ((t (make-1d-table))) (1d-table/put! t 'a 1) (1d-table/remove! t 'a) (1d-table/get t 'a 0))   ;=> 0
(define (1d-table/remove! table key) (hash-table-delete! table key))

(define %properties (make-equal-hash-table))

;; (2d-put! x y obj)
;; Puts obj under x and y in the one table of two indices (MIT Scheme).
;;   (begin (2d-put! 'a 'b 1) (2d-get 'a 'b))   ;=> 1
(define (2d-put! x y obj) (hash-table-set! %properties (cons x y) obj))

;; (2d-get x y)
;; What 2d-put! has put under x and y, or #f (MIT Scheme).
;;   (2d-get 'no 'such)   ;=> #f
(define (2d-get x y) (hash-table-ref/default %properties (cons x y) #f))

;; (2d-remove! x y)
;; Takes away what is under x and y (MIT Scheme).
;;   (begin (2d-put! 'a 'c 1) (2d-remove! 'a 'c) (2d-get 'a 'c))   ;=> #f
(define (2d-remove! x y) (hash-table-delete! %properties (cons x y)))

;; (2d-get-alist-x obj)
;; An association list of all y and what is under obj and y (MIT Scheme).
;;   (begin (2d-put! 'row 'b 1) (2d-get-alist-x 'row))   ;=> ((b . 1))
(define (2d-get-alist-x obj) (%2d-entries obj car cdr))

;; (2d-get-alist-y obj)
;; An association list of all x and what is under x and obj (MIT Scheme).
;;   (begin (2d-put! 'a 'column 1) (2d-get-alist-y 'column))   ;=> ((a . 1))
(define (2d-get-alist-y obj) (%2d-entries obj cdr car))

(define (%2d-entries key same other)
  (filter-map (lambda (entry)
                (and (equal? (same (car entry)) key)
                     (cons (other (car entry)) (cdr entry))))
              (hash-table->alist %properties)))

;; (guarantee pred obj [caller])
;; Returns obj; complains if pred is not true of it (MIT Scheme).
;;   (guarantee even? 2)   ;=> 2
;;   (guarantee even? 3)   ;error> user-error
(define (guarantee pred obj #!optional caller)
  (if (pred obj)
      obj
      (error "The object does not satisfy the predicate:" obj pred)))

;; (with-timings thunk receiver)
;; Calls receiver with the milliseconds that (thunk) took, 0 for the collector, and the milliseconds again (MIT
;; Scheme).
;;   (with-timings (lambda () 1) (lambda (run gc real) gc))   ;=> 0
(define (with-timings thunk receiver)
  (let ((start (real-time)))
    (thunk)
    (let ((passed (- (real-time) start)))
      (receiver passed 0 passed))))
