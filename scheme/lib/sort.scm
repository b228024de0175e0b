;;; Sorting: a stable merge sort that changes no list, so that a comparison may capture a continuation and be
;;; entered again. The sequence and the comparison come in either order, told apart by their types: MIT Scheme,
;;; Racket and Guile put the sequence first, R6RS and Chez the comparison.

;; (sort sequence less?)
;; A new list or vector of the same elements in the order of less?; equal ones keep their order. The arguments
;; may also be given the other way round. With #:key, what it makes of the elements is compared (Racket).
;;   (sort '(3 1 2) <)   ;=> (1 2 3)
;;   (sort < '(3 1 2))   ;=> (1 2 3)
;;   (sort (vector 3 1 2) >)   ;=> #(3 2 1)
;;   (sort '((b . 1) (a . 2) (c . 1)) (lambda (x y) (< (cdr x) (cdr y))))   ;=> ((b . 1) (c . 1) (a . 2))
;;   (sort '("ccc" "a" "bb") < #:key string-length)   ;=> ("a" "bb" "ccc")
(define sort
  (case-lambda
    ((sequence less?) (%sort sequence less?))
    ((sequence less? keyword key)
     (%sort sequence (lambda (a b) (less? (key a) (key b)))))))

(define (%sort sequence less?)
  (cond ((%swapped? sequence less?) (%sort less? sequence))
        ((vector? sequence)
         (list->vector (%sort-list (vector->list sequence) (vector-length sequence) less?)))
        ((list? sequence) (%sort-list sequence (length sequence) less?))
        (else (%wrong-type 'sort 1 "a proper list or a vector" sequence))))

;; (merge-sort sequence less?)
;; The same as sort (MIT Scheme).
;;   (merge-sort '(2 1) <)   ;=> (1 2)
(define merge-sort sort)

;; (list-sort less? list)
;; The same as sort, the comparison first (SRFI 132).
;;   (list-sort < '(2 3 1))   ;=> (1 2 3)
(define list-sort sort)

;; (vector-sort sequence less?)
;; The same as sort (Racket, SRFI 132).
;;   (vector-sort (vector 2 1) <)   ;=> #(1 2)
(define vector-sort sort)

;; (sort! sequence less?)
;; Sorts a vector in its place. Of a list, which must not be used any more, returns the sorted one (MIT Scheme).
;;   (let ((v (vector 3 1 2))) (sort! v <) v)   ;=> #(1 2 3)
;;   (sort! (list 2 1) <)   ;=> (1 2)
(define (sort! sequence less?)
  (cond ((%swapped? sequence less?) (sort! less? sequence))
        ((vector? sequence)
         (vector-copy! sequence 0 (sort sequence less?))
         sequence)
        (else (sort sequence less?))))

;; The comparison came first.
(define (%swapped? sequence less?)
  (and (procedure? sequence) (not (procedure? less?))))

;; The first n elements of a list, sorted.
(define (%sort-list l n less?)
  (cond ((< n 1) '())
        ((= n 1) (cons (car l) '()))
        ((= n 2)
         (let ((a (car l)) (b (cadr l)))
           (if (less? b a)
               (cons b (cons a '()))
               (cons a (cons b '())))))
        (else
         (let* ((half (quotient n 2))
                (left (%sort-list l half less?))
                (right (%sort-list (list-tail l half) (- n half) less?)))
           (%merge left right less?)))))

(define (%merge left right less?)
  (let loop ((left left) (right right) (merged '()))
    (cond ((null? left) (append-reverse merged right))
          ((null? right) (append-reverse merged left))
          ((less? (car right) (car left)) (loop left (cdr right) (cons (car right) merged)))
          (else (loop (cdr left) right (cons (car left) merged))))))
