;;; Folding lists: combining their elements, one after the other (SRFI 1, MIT Scheme, Racket, SICP 2.2.3).

;; (fold proc init list1 list ...)
;; Combines from the left by (proc element accumulated) (SRFI 1).
;;   (fold cons '() '(a b c))   ;=> (c b a)
;;   (fold cons* '() '(a b) '(1 2))   ;=> (b 2 a 1)
(define fold
  (case-lambda
    ((proc init list1)
     (let loop ((acc init) (l list1))
       (if (%pair? l)
           (let ((rest (cdr l)))
             (loop (proc (car l) acc) rest))
           (begin
             (%end 'fold 3 l)
             acc))))
    ((proc init list1 . more)
     (let loop ((acc init) (lists (cons list1 more)))
       (let ((cars (%cars 'fold lists)))
         (if cars
             (let ((rests (%cdrs lists)))
               (loop (apply proc (append cars (list acc))) rests))
             acc))))))

;; (foldl proc init list1 list ...)
;; The same as fold: (proc element accumulated), from the left (Racket).
;;   (foldl - 0 '(1 2 3))   ;=> 2
(define foldl fold)

;; (fold-left proc init list1 list ...)
;; Combines from the left by (proc accumulated element) (SICP exercise 2.38, MIT Scheme).
;;   (fold-left list '() '(1 2 3))   ;=> (((() 1) 2) 3)
;;   (fold-left + 0 '(1 2) '(10 20))   ;=> 33
(define fold-left
  (case-lambda
    ((proc init list1)
     (let loop ((acc init) (l list1))
       (if (%pair? l)
           (let ((rest (cdr l)))
             (loop (proc acc (car l)) rest))
           (begin
             (%end 'fold-left 3 l)
             acc))))
    ((proc init list1 . more)
     (let loop ((acc init) (lists (cons list1 more)))
       (let ((cars (%cars 'fold-left lists)))
         (if cars
             (let ((rests (%cdrs lists)))
               (loop (apply proc acc cars) rests))
             acc))))))

;; (fold-right proc init list1 list ...)
;; Combines from the right by (proc element accumulated) (SICP exercise 2.38, SRFI 1).
;;   (fold-right list '() '(1 2 3))   ;=> (1 (2 (3 ())))
;;   (fold-right cons* '() '(a b) '(1 2))   ;=> (a 1 b 2)
(define fold-right
  (case-lambda
    ((proc init list1)
     (let loop ((l list1))
       (if (%pair? l)
           (proc (car l) (loop (cdr l)))
           (begin
             (%end 'fold-right 3 l)
             init))))
    ((proc init list1 . more)
     (let loop ((lists (cons list1 more)))
       (let ((cars (%cars 'fold-right lists)))
         (if cars
             (let ((acc (loop (%cdrs lists))))
               (apply proc (append cars (list acc))))
             init))))))

;; (foldr proc init list1 list ...)
;; The same as fold-right (Racket).
;;   (foldr cons '() '(1 2 3))   ;=> (1 2 3)
(define foldr fold-right)

;; (accumulate op initial sequence)
;; Combines from the right by (op element accumulated) (SICP 2.2.3).
;;   (accumulate + 0 '(1 2 3 4 5))   ;=> 15
;;   (accumulate cons '() '(1 2 3))   ;=> (1 2 3)
(define (accumulate op initial sequence)
  (if (%pair? sequence)
      (op (car sequence) (accumulate op initial (cdr sequence)))
      (begin
        (%end 'accumulate 3 sequence)
        initial)))

;; (accumulate-n op initial sequences)
;; Accumulates the first elements of all the sequences, then the second ones, and so on (SICP exercise 2.36).
;;   (accumulate-n + 0 '((1 2 3) (4 5 6) (7 8 9) (10 11 12)))   ;=> (22 26 30)
(define (accumulate-n op initial sequences)
  (let ((cars (%cars 'accumulate-n sequences)))
    (if cars
        (let ((first (accumulate op initial cars)))
          (cons first (accumulate-n op initial (%cdrs sequences))))
        '())))

;; (flatmap proc sequence)
;; The lists that proc returns, appended in order (SICP 2.2.3).
;;   (flatmap (lambda (i) (list i (* i i))) '(1 2 3))   ;=> (1 1 2 4 3 9)
(define (flatmap proc sequence)
  (let loop ((l sequence))
    (if (%pair? l)
        (let* ((rest (cdr l)) (part (proc (car l))))
          (append part (loop rest)))
        (%end 'flatmap 2 l))))

;; (reduce proc init list)
;; Combines the elements from the left by (proc element accumulated); init only if there is none (SRFI 1).
;;   (reduce + 0 '(1 2 3))   ;=> 6
;;   (reduce - 0 '(1 2 3 4))   ;=> 2
;;   (reduce + 0 '())   ;=> 0
(define (reduce proc init list)
  (if (%pair? list)
      (let loop ((acc (car list)) (l (cdr list)))
        (if (%pair? l)
            (let ((rest (cdr l)))
              (loop (proc (car l) acc) rest))
            (begin
              (%end 'reduce 3 l)
              acc)))
      (begin
        (%end 'reduce 3 list)
        init)))

;; (reduce-left proc init list)
;; Combines the elements from the left by (proc accumulated element); init only if there is none (MIT Scheme).
;;   (reduce-left - 0 '(1 2 3 4))   ;=> -8
(define (reduce-left proc init list)
  (if (%pair? list)
      (let loop ((acc (car list)) (l (cdr list)))
        (if (%pair? l)
            (let ((rest (cdr l)))
              (loop (proc acc (car l)) rest))
            (begin
              (%end 'reduce-left 3 l)
              acc)))
      (begin
        (%end 'reduce-left 3 list)
        init)))

;; (reduce-right proc init list)
;; Combines the elements from the right by (proc element accumulated); init only if there is none (SRFI 1).
;;   (reduce-right - 0 '(1 2 3 4))   ;=> -2
(define (reduce-right proc init list)
  (if (%pair? list)
      (let loop ((first (car list)) (rest (cdr list)))
        (if (%pair? rest)
            (proc first (loop (car rest) (cdr rest)))
            (begin
              (%end 'reduce-right 3 rest)
              first)))
      (begin
        (%end 'reduce-right 3 list)
        init)))

;; (append* list)
;; All the lists in a list, appended in order (Racket).
;;   (append* '((1 2) () (3)))   ;=> (1 2 3)
(define (append* list)
  (fold-right append '() list))

;; (flatten obj)
;; A list of the atoms of a tree, from left to right (Racket).
;;   (flatten '((a) b (c (d) . e) ()))   ;=> (a b c d e)
(define (flatten obj)
  (let loop ((tree obj) (rest '()))
    (cond ((null? tree) rest)
          ((%pair? tree) (loop (car tree) (loop (cdr tree) rest)))
          (else (cons tree rest)))))
