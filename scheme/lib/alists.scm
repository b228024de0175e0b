;;; Association lists as Guile and Chicken have them, and small procedures of both.

;; (assoc-ref alist key)
;; The value under key, found by equal?, or #f (Guile).
;;   (assoc-ref '(("a" . 1)) "a")   ;=> 1
;;   (assoc-ref '() 'a)   ;=> #f
(define (assoc-ref alist key) (%entry-value (assoc key alist)))

;; (assv-ref alist key)
;; The value under key, found by eqv?, or #f (Guile).
;;   (assv-ref '((1 . a)) 1)   ;=> a
(define (assv-ref alist key) (%entry-value (assv key alist)))

;; (assq-ref alist key)
;; The value under key, found by eq?, or #f (Guile).
;;   (assq-ref '((a . 1)) 'a)   ;=> 1
(define (assq-ref alist key) (%entry-value (assq key alist)))

(define (%entry-value entry) (and entry (cdr entry)))

;; (assoc-set! alist key obj)
;; The list with obj under key, found by equal?; may change the list that it is given (Guile).
;;   (assoc-set! (list (cons 'a 1)) 'a 2)   ;=> ((a . 2))
(define (assoc-set! alist key obj) (%alist-set! (assoc key alist) alist key obj))

;; (assv-set! alist key obj)
;; The same, key found by eqv? (Guile).
;;   (assv-set! '() 1 'a)   ;=> ((1 . a))
(define (assv-set! alist key obj) (%alist-set! (assv key alist) alist key obj))

;; (assq-set! alist key obj)
;; The same, key found by eq? (Guile).
;;   (assq-set! '() 'a 1)   ;=> ((a . 1))
(define (assq-set! alist key obj) (%alist-set! (assq key alist) alist key obj))

(define (%alist-set! entry alist key obj)
  (if entry
      (begin
        (set-cdr! entry obj)
        alist)
      (cons (cons key obj) alist)))

;; (assoc-remove! alist key)
;; The list without the pairs whose car is equal? to key (Guile).
;;   (assoc-remove! (list (cons 'a 1)) 'a)   ;=> ()
(define (assoc-remove! alist key)
  (remove (lambda (entry) (equal? (car entry) key)) alist))

;; (acons key obj alist)
;; The list with one more pair, of key and obj, at its beginning (Guile).
;;   (acons 'a 1 '())   ;=> ((a . 1))
(define (acons key obj alist) (cons (cons key obj) alist))

;; (alist-ref key alist [same? [default]])
;; The value under key, or default, or #f (Chicken).
;;   (alist-ref 'b '((a . 1) (b . 2)))   ;=> 2
(define (alist-ref key alist #!optional same? default)
  (let* ((same? (if (default-object? same?) eqv? same?))
         (entry (find (lambda (entry) (same? (car entry) key)) alist)))
    (cond (entry (cdr entry))
          ((default-object? default) #f)
          (else default))))

;; (alist-update key obj alist [same?])
;; A list with obj under key (Chicken).
;;   (alist-update 'b 3 '((a . 1) (b . 2)))   ;=> ((a . 1) (b . 3))
(define (alist-update key obj alist #!optional same?)
  (let ((same? (if (default-object? same?) eqv? same?)))
    (let loop ((l alist))
      (cond ((null? l) (cons (cons key obj) '()))
            ((same? (caar l) key) (cons (cons key obj) (cdr l)))
            (else (cons (car l) (loop (cdr l))))))))

;; (rassoc obj alist [same?])
;; The first pair whose cdr is obj, or #f (Chicken).
;;   (rassoc 2 '((a . 1) (b . 2)))   ;=> (b . 2)
(define (rassoc obj alist #!optional same?)
  (let ((same? (if (default-object? same?) eqv? same?)))
    (find (lambda (entry) (same? (cdr entry) obj)) alist)))

;; (and=> obj proc)
;; #f if obj is #f, otherwise (proc obj) (Guile).
;;   (and=> (assq 'a '((a . 1))) cdr)   ;=> 1
(define (and=> obj proc) (and obj (proc obj)))

;; (constantly obj)
;; A procedure that takes any arguments and returns obj (Chicken).
;;   ((constantly 1) 2)   ;=> 1
(define constantly const)

;; (complement pred)
;; The procedure that is true where pred is false (Chicken).
;;   ((complement even?) 3)   ;=> #t
(define complement negate)

;; (o proc ...)
;; The same as compose, for procedures of one argument (Chicken).
;;   ((o car cdr) '(1 2))   ;=> 2
(define o compose)

;; (intersperse list obj)
;; The elements with obj between each two of them (Chicken).
;;   (intersperse '(1 2 3) 0)   ;=> (1 0 2 0 3)
(define (intersperse list obj) (add-between list obj))

;; (butlast list)
;; The list without its last element (Chicken).
;;   (butlast '(1 2 3))   ;=> (1 2)
(define (butlast list) (except-last-pair list))

;; (list-of? pred)
;; The predicate of lists with elements of which pred is true (Chicken).
;;   ((list-of? number?) '(1 2))   ;=> #t
(define (list-of? pred)
  (lambda (obj) (and (list? obj) (every pred obj))))
