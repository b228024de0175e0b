;;; Procedures on lists that call procedures (R7RS 6.10, SRFI 1, MIT Scheme, Racket).
;;;
;;; All go from left to right, and none changes a pair that a continuation captured inside the called procedure
;;; could see again: entering such a continuation twice disturbs no earlier result. With several lists they stop
;;; at the end of the shortest. (%cars who lists) is the list of their first elements, #f at the end of any.

;; (map proc list1 list ...)
;; The results of proc on the elements, in order (R7RS 6.10). Works from left to right and may be re-entered.
;;   (map cadr '((a b) (d e) (g h)))   ;=> (b e h)
;;   (map + '(1 2 3) '(10 20))   ;=> (11 22)
;;   (map car 5)   ;error> wrong-type
(define map
  (case-lambda
    ((proc list1) (%map proc list1))
    ((proc list1 list2)
     (let loop ((l1 list1) (l2 list2))
       (if (and (%pair? l1) (%pair? l2))
           (let* ((rest1 (cdr l1)) (rest2 (cdr l2)) (value (proc (car l1) (car l2))))
             (cons value (loop rest1 rest2)))
           (%end2 'map l1 l2))))
    ((proc list1 . more)
     (let loop ((lists (cons list1 more)))
       (let ((cars (%cars 'map lists)))
         (if cars
             (let* ((rests (%cdrs lists)) (value (apply proc cars)))
               (cons value (loop rests)))
             '()))))))

;; Two elements a turn: that halves the depth.
(define (%map proc l)
  (if (%pair? l)
      (let* ((first (proc (car l))) (rest (cdr l)))
        (if (%pair? rest)
            (let ((second (proc (car rest))))
              (cons first (cons second (%map proc (cdr rest)))))
            (cons first (%end 'map 2 rest))))
      (%end 'map 2 l)))

;; (for-each proc list1 list ...)
;; Calls proc on the elements, from left to right, for what it does (R7RS 6.10).
;;   (for-each display '(1 2 3))   ;out> 123
;;   (for-each (lambda (a b) (display (+ a b))) '(1 2) '(3 4))   ;out> 46
(define for-each
  (case-lambda
    ((proc list1)
     (let loop ((l list1))
       (if (%pair? l)
           (let ((rest (cdr l)))
             (proc (car l))
             (loop rest))
           (%void-end 'for-each 2 l))))
    ((proc list1 . more)
     (let loop ((lists (cons list1 more)))
       (let ((cars (%cars 'for-each lists)))
         (if cars
             (let ((rests (%cdrs lists)))
               (apply proc cars)
               (loop rests))))))))

;; (append-map proc list1 list ...)
;; The lists that proc returns, appended in order (SRFI 1).
;;   (append-map (lambda (x) (list x x)) '(a b))   ;=> (a a b b)
(define append-map
  (case-lambda
    ((proc list1)
     (let loop ((l list1))
       (if (%pair? l)
           (let* ((rest (cdr l)) (part (proc (car l))))
             (if (null? rest)
                 part
                 (append part (loop rest))))
           (%end 'append-map 2 l))))
    ((proc list1 . more)
     (let loop ((lists (cons list1 more)))
       (let ((cars (%cars 'append-map lists)))
         (if cars
             (let* ((rests (%cdrs lists)) (part (apply proc cars)))
               (append part (loop rests)))
             '()))))))

;; (filter-map proc list1 list ...)
;; The results of proc that are not #f, in order (SRFI 1).
;;   (filter-map (lambda (x) (and (even? x) (* x x))) '(1 2 3 4))   ;=> (4 16)
(define filter-map
  (case-lambda
    ((proc list1)
     (let loop ((l list1))
       (if (%pair? l)
           (let* ((rest (cdr l)) (value (proc (car l))))
             (if value
                 (cons value (loop rest))
                 (loop rest)))
           (%end 'filter-map 2 l))))
    ((proc list1 . more)
     (let loop ((lists (cons list1 more)))
       (let ((cars (%cars 'filter-map lists)))
         (if cars
             (let* ((rests (%cdrs lists)) (value (apply proc cars)))
               (if value
                   (cons value (loop rests))
                   (loop rests)))
             '()))))))

;; (filter pred list)
;; A list of the elements that satisfy pred (SRFI 1).
;;   (filter odd? '(1 2 3 4 5))   ;=> (1 3 5)
(define (filter pred list)
  (if (%pair? list)
      (let ((first (car list)))
        (if (pred first)
            (cons first (filter pred (cdr list)))
            (filter pred (cdr list))))
      (%end 'filter 2 list)))

;; (remove pred list)
;; A list of the elements that do not satisfy pred (SRFI 1).
;;   (remove odd? '(1 2 3 4 5))   ;=> (2 4)
(define (remove pred list)
  (let loop ((l list))
    (if (%pair? l)
        (let ((first (car l)) (rest (cdr l)))
          (if (pred first)
              (loop rest)
              (cons first (loop rest))))
        (%end 'remove 2 l))))

;; (filter! pred list)
;; The same as filter; the list must not be used any more (SRFI 1).
;;   (filter! odd? (list 1 2 3))   ;=> (1 3)
(define filter! filter)

;; (remove! pred list)
;; The same as remove by predicate; the list must not be used any more (SRFI 1).
;;   (remove! odd? (list 1 2 3))   ;=> (2)
(define remove! remove)

;; (filter-not pred list)
;; A list of the elements that do not satisfy pred (Racket).
;;   (filter-not odd? '(1 2 3))   ;=> (2)
(define filter-not remove)

;; (keep-matching-items list pred)
;; A list of the elements that satisfy pred (MIT Scheme).
;;   (keep-matching-items '(1 2 3) odd?)   ;=> (1 3)
(define (keep-matching-items list pred) (filter pred list))

;; (delete-matching-items list pred)
;; A list of the elements that do not satisfy pred (MIT Scheme).
;;   (delete-matching-items '(1 2 3) odd?)   ;=> (2)
(define (delete-matching-items list pred) (remove pred list))

;; (partition pred list)
;; Two values: the elements that satisfy pred, and the others, each in order (SRFI 1).
;;   (call-with-values (lambda () (partition even? '(1 2 3 4))) list)   ;=> ((2 4) (1 3))
(define (partition pred list)
  (let loop ((l list) (in '()) (out '()))
    (if (%pair? l)
        (let ((first (car l)) (rest (cdr l)))
          (if (pred first)
              (loop rest (cons first in) out)
              (loop rest in (cons first out))))
        (begin
          (%end 'partition 2 l)
          (values (reverse in) (reverse out))))))

;; (find pred list)
;; The first element that satisfies pred, or #f (SRFI 1).
;;   (find even? '(3 1 4 1 5))   ;=> 4
;;   (find even? '(1 3))   ;=> #f
(define (find pred list)
  (let loop ((l list))
    (if (%pair? l)
        (let ((first (car l)))
          (if (pred first)
              first
              (loop (cdr l))))
        (%false-end 'find 2 l))))

;; (find-tail pred list)
;; The part of list that begins with the first element that satisfies pred, or #f (SRFI 1).
;;   (find-tail even? '(3 1 4 1 5))   ;=> (4 1 5)
(define (find-tail pred list)
  (let loop ((l list))
    (if (%pair? l)
        (if (pred (car l))
            l
            (loop (cdr l)))
        (%false-end 'find-tail 2 l))))

;; (list-search-positive list pred)
;; The first element that satisfies pred, or #f (MIT Scheme).
;;   (list-search-positive '(3 1 4) even?)   ;=> 4
(define (list-search-positive list pred) (find pred list))

;; (member obj list [same?])
;; The part of list that begins with the first element that is the same as obj, by equal? if no procedure is
;; given; #f if there is none (R7RS 6.4).
;;   (member (list 'a) '(b (a) c))   ;=> ((a) c)
;;   (member 2.0 '(1 2 3) =)   ;=> (2 3)
(define member
  (case-lambda
    ((obj list) (%member obj list))
    ((obj list same?)
     (let loop ((l list))
       (if (%pair? l)
           (if (same? obj (car l))
               l
               (loop (cdr l)))
           (%false-end 'member 2 l))))))

;; (assoc obj alist [same?])
;; The first pair of an association list whose key is the same as obj, by equal? if no procedure is given; #f if
;; there is none (R7RS 6.4).
;;   (assoc (list 'a) '(((a)) ((b))))   ;=> ((a))
;;   (assoc 2.0 '((1 one) (2 two)) =)   ;=> (2 two)
(define assoc
  (case-lambda
    ((obj alist) (%assoc obj alist))
    ((obj alist same?)
     (let loop ((l alist))
       (if (%pair? l)
           (let ((entry (car l)))
             (if (same? obj (car entry))
                 entry
                 (loop (cdr l))))
           (%false-end 'assoc 2 l))))))

;; (any pred list1 list ...)
;; The first result of pred on the elements that is not #f, or #f (SRFI 1). The last call is a tail call.
;;   (any even? '(1 2 3))   ;=> #t
;;   (any < '(3 1) '(2 5))   ;=> #t
;;   (any even? '())   ;=> #f
(define any
  (case-lambda
    ((pred list1)
     (let loop ((l list1))
       (if (%pair? l)
           (let ((rest (cdr l)))
             (if (null? rest)
                 (pred (car l))
                 (or (pred (car l)) (loop rest))))
           (%false-end 'any 2 l))))
    ((pred list1 . more)
     (let loop ((lists (cons list1 more)))
       (let ((cars (%cars 'any lists)))
         (and cars
              (let ((rests (%cdrs lists)))
                (or (apply pred cars) (loop rests)))))))))

;; (every pred list1 list ...)
;; #f if pred is #f of some elements, otherwise its last result, #t if there is none (SRFI 1). The last call is
;; a tail call.
;;   (every even? '(2 4))   ;=> #t
;;   (every + '(1 2) '(3 4))   ;=> 6
;;   (every even? '())   ;=> #t
(define every
  (case-lambda
    ((pred list1)
     (let loop ((l list1))
       (if (%pair? l)
           (let ((rest (cdr l)))
             (if (null? rest)
                 (pred (car l))
                 (and (pred (car l)) (loop rest))))
           (null? (%end 'every 2 l)))))
    ((pred list1 . more)
     (let loop ((lists (cons list1 more)) (last #t))
       (let ((cars (%cars 'every lists)))
         (if cars
             (let* ((rests (%cdrs lists)) (value (apply pred cars)))
               (and value (loop rests value)))
             last))))))

;; (ormap pred list1 list ...)
;; The same as any (Racket).
;;   (ormap even? '(1 2))   ;=> #t
(define ormap any)

;; (andmap pred list1 list ...)
;; The same as every (Racket).
;;   (andmap even? '(1 2))   ;=> #f
(define andmap every)

;; (count pred list1 list ...)
;; How many times pred is true of the elements (SRFI 1).
;;   (count even? '(1 2 4))   ;=> 2
;;   (count < '(1 2 4) '(2 4 3))   ;=> 2
(define count
  (case-lambda
    ((pred list1)
     (let loop ((l list1) (n 0))
       (if (%pair? l)
           (let ((rest (cdr l)))
             (loop rest (if (pred (car l)) (+ n 1) n)))
           (begin
             (%end 'count 2 l)
             n))))
    ((pred list1 . more)
     (let loop ((lists (cons list1 more)) (n 0))
       (let ((cars (%cars 'count lists)))
         (if cars
             (let ((rests (%cdrs lists)))
               (loop rests (if (apply pred cars) (+ n 1) n)))
             n))))))

;; (list-index pred list1 list ...)
;; The index of the first elements that satisfy pred, or #f (SRFI 1). If pred is not a procedure, the index of
;; the first element equal? to it.
;;   (list-index even? '(3 1 4 1 5))   ;=> 2
;;   (list-index 'b '(a b c))   ;=> 1
(define list-index
  (case-lambda
    ((pred list1)
     (let ((found? (if (procedure? pred) pred (lambda (x) (equal? x pred)))))
       (let loop ((l list1) (i 0))
         (if (%pair? l)
             (if (found? (car l))
                 i
                 (loop (cdr l) (+ i 1)))
             (%false-end 'list-index 2 l)))))
    ((pred list1 . more)
     (let loop ((lists (cons list1 more)) (i 0))
       (let ((cars (%cars 'list-index lists)))
         (and cars
              (if (apply pred cars)
                  i
                  (loop (%cdrs lists) (+ i 1)))))))))

;; (delete-duplicates list [same?])
;; A list of the elements without those that are the same as an earlier one, by equal? if no procedure is given
;; (SRFI 1).
;;   (delete-duplicates '(a b a c b))   ;=> (a b c)
;;   (delete-duplicates '(1 2 11 12) (lambda (a b) (= (modulo a 10) (modulo b 10))))   ;=> (1 2)
(define delete-duplicates
  (case-lambda
    ((list) (%delete-duplicates list))
    ((list same?)
     (let loop ((l list) (kept '()))
       (if (%pair? l)
           (let ((first (car l)))
             (loop (cdr l)
                   (if (any (lambda (earlier) (same? earlier first)) (reverse kept))
                       kept
                       (cons first kept))))
           (begin
             (%end 'delete-duplicates 1 l)
             (reverse kept)))))))

;; (remove-duplicates list [same?])
;; The same as delete-duplicates (Racket).
;;   (remove-duplicates '(1 2 1))   ;=> (1 2)
(define remove-duplicates delete-duplicates)

;; (take-while pred list)
;; The elements before the first that does not satisfy pred (SRFI 1).
;;   (take-while even? '(2 4 5 6))   ;=> (2 4)
(define (take-while pred list)
  (let loop ((l list))
    (if (%pair? l)
        (let ((first (car l)) (rest (cdr l)))
          (if (pred first)
              (cons first (loop rest))
              '()))
        (%end 'take-while 2 l))))

;; (drop-while pred list)
;; The part of list that begins with the first element that does not satisfy pred (SRFI 1).
;;   (drop-while even? '(2 4 5 6))   ;=> (5 6)
(define (drop-while pred list)
  (let loop ((l list))
    (if (%pair? l)
        (if (pred (car l))
            (loop (cdr l))
            l)
        (%end 'drop-while 2 l))))

;; (list-tabulate k proc)
;; A list of the results of proc on 0, 1, … k − 1 (SRFI 1).
;;   (list-tabulate 4 (lambda (i) (* i i)))   ;=> (0 1 4 9)
(define (list-tabulate k proc)
  (%check-index 'list-tabulate 1 k)
  (let loop ((i 0))
    (if (< i k)
        (let ((value (proc i)))
          (cons value (loop (+ i 1))))
        '())))

;; (make-initialized-list k proc)
;; The same as list-tabulate (MIT Scheme).
;;   (make-initialized-list 3 -)   ;=> (0 -1 -2)
(define make-initialized-list list-tabulate)

;; (build-list k proc)
;; The same as list-tabulate (Racket).
;;   (build-list 3 list)   ;=> ((0) (1) (2))
(define build-list list-tabulate)

;; (argmin proc list)
;; The first element of which proc is smallest (Racket).
;;   (argmin abs '(3 -1 2))   ;=> -1
(define (argmin proc list) (%extreme 'argmin < proc list))

;; (argmax proc list)
;; The first element of which proc is largest (Racket).
;;   (argmax abs '(3 -5 2))   ;=> -5
(define (argmax proc list) (%extreme 'argmax > proc list))

(define (%extreme who better? proc list)
  (if (not (%pair? list))
      (%wrong-type who 2 "a list that is not empty" list))
  (let loop ((l (cdr list)) (best (car list)) (score (proc (car list))))
    (if (%pair? l)
        (let ((new (proc (car l))))
          (if (better? new score)
              (loop (cdr l) (car l) new)
              (loop (cdr l) best score)))
        (begin
          (%end who 2 l)
          best))))
