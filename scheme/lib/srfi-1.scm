;;; The rest of SRFI 1, beside lists.scm and folds.scm. A procedure whose name ends in ! may change the lists it is
;;; given, says SRFI 1, but need not; these do not, but for circular-list's own new pairs.

;; (xcons obj1 obj2)
;; The pair of obj2 and obj1: cons, its arguments exchanged (SRFI 1).
;;   (xcons '(b c) 'a)   ;=> (a b c)
(define (xcons obj1 obj2) (cons obj2 obj1))

;; (circular-list obj1 obj ...)
;; A list of the arguments that begins again where it would end (SRFI 1).
;;   (list-head (circular-list 'a 'b) 5)   ;=> (a b a b a)
(define (circular-list obj1 . objs)
  (let ((first (cons obj1 objs)))
    (set-cdr! (last-pair first) first)
    first))

;; (proper-list? obj)
;; Whether obj is a list that ends, and in the empty list (SRFI 1).
;;   (proper-list? '(a b))   ;=> #t
;;   (proper-list? '(a . b))   ;=> #f
(define (proper-list? obj) (list? obj))

;; (circular-list? obj)
;; Whether obj is a list that never ends (SRFI 1).
;;   (circular-list? (circular-list 1 2))   ;=> #t
;;   (circular-list? '(1 2))   ;=> #f
(define (circular-list? obj)
  (let loop ((slow obj) (fast obj))
    (and (pair? fast)
         (pair? (cdr fast))
         (let ((slow (cdr slow)) (fast (cddr fast)))
           (or (eq? slow fast) (loop slow fast))))))

;; (dotted-list? obj)
;; Whether obj ends in something other than the empty list; what is not a list at all does (SRFI 1).
;;   (dotted-list? '(a . b))   ;=> #t
;;   (dotted-list? 'a)   ;=> #t
;;   (dotted-list? '(a b))   ;=> #f
(define (dotted-list? obj)
  (and (not (circular-list? obj))
       (let loop ((l obj))
         (if (pair? l) (loop (cdr l)) (not (null? l))))))

;; (not-pair? obj)
;; Whether obj is not a pair (SRFI 1).
;;   (not-pair? '())   ;=> #t
(define (not-pair? obj) (not (pair? obj)))

;; (null-list? list)
;; Whether a list, proper or circular, is empty (SRFI 1).
;;   (null-list? '())   ;=> #t
;;   (null-list? 'a)   ;error> wrong-type
(define (null-list? list)
  (%check 'null-list? 1 'list list)
  (null? list))

;; (list= same? list ...)
;; Whether the lists are equally long, and each element of one is the same as that of the next one (SRFI 1).
;;   (list= eq? '(a b) '(a b) '(a b))   ;=> #t
;;   (list= = '(1 2) '(1 2 3))   ;=> #f
(define (list= same? . lists)
  (or (null? lists)
      (let loop ((first (car lists)) (more (cdr lists)))
        (or (null? more)
            (and (%list=2 same? first (car more))
                 (loop (car more) (cdr more)))))))

(define (%list=2 same? a b)
  (if (and (pair? a) (pair? b))
      (and (same? (car a) (car b))
           (%list=2 same? (cdr a) (cdr b)))
      (begin
        (%end2 'list= a b)
        (and (null? a) (null? b)))))

;; (car+cdr pair)
;; Two values: the car and the cdr of a pair (SRFI 1).
;;   (call-with-values (lambda () (car+cdr '(a . b))) list)   ;=> (a b)
(define (car+cdr pair) (values (car pair) (cdr pair)))

;; (take! list k)
;; The same as take; the list must not be used any more (SRFI 1).
;;   (take! (list 1 2 3) 2)   ;=> (1 2)
(define (take! list k) (take list k))

;; (drop-right! list k)
;; The same as drop-right; the list must not be used any more (SRFI 1).
;;   (drop-right! (list 1 2 3) 1)   ;=> (1 2)
(define (drop-right! list k) (drop-right list k))

;; (split-at list k)
;; Two values: the first k elements of a list, and what is left of it (SRFI 1).
;;   (call-with-values (lambda () (split-at '(a b c d) 3)) list)   ;=> ((a b c) (d))
(define (split-at list k)
  (values (take list k) (drop list k)))

;; (split-at! list k)
;; The same as split-at; the list must not be used any more (SRFI 1).
;;   (call-with-values (lambda () (split-at! (list 'a 'b) 1)) list)   ;=> ((a) (b))
(define split-at! split-at)

;; (concatenate lists)
;; All the lists in a list, appended in order (SRFI 1).
;;   (concatenate '((1 2) () (3)))   ;=> (1 2 3)
(define (concatenate lists) (reduce-right append '() lists))

;; (concatenate! lists)
;; The same as concatenate; the lists must not be used any more (SRFI 1).
;;   (concatenate! (list (list 1) (list 2)))   ;=> (1 2)
(define concatenate! concatenate)

;; (zip list1 list ...)
;; A list of lists: of the first elements, of the second ones, and so on (SRFI 1).
;;   (zip '(one two three) '(1 2 3))   ;=> ((one 1) (two 2) (three 3))
(define (zip list1 . more)
  (%check-all 'zip 1 'list (cons list1 more))
  (apply map list list1 more))

;; (unzip1 lists)
;; The first elements of all the lists in a list (SRFI 1).
;;   (unzip1 '((1 a) (2 b)))   ;=> (1 2)
(define (unzip1 lists) (map first lists))

;; (unzip2 lists)
;; Two values: the first elements of all the lists in a list, and the second ones (SRFI 1).
;;   (call-with-values (lambda () (unzip2 '((1 one) (2 two)))) list)   ;=> ((1 2) (one two))
(define (unzip2 lists) (values (map first lists) (map second lists)))

;; (unzip3 lists)
;; Three values: the first, second and third elements of all the lists in a list (SRFI 1).
;;   (call-with-values (lambda () (unzip3 '((1 2 3) (4 5 6)))) list)   ;=> ((1 4) (2 5) (3 6))
(define (unzip3 lists) (values (map first lists) (map second lists) (map third lists)))

;; (unzip4 lists)
;; Four values: the first to fourth elements of all the lists in a list (SRFI 1).
;;   (call-with-values (lambda () (unzip4 '((1 2 3 4)))) list)   ;=> ((1) (2) (3) (4))
(define (unzip4 lists)
  (values (map first lists) (map second lists) (map third lists) (map fourth lists)))

;; (unzip5 lists)
;; Five values: the first to fifth elements of all the lists in a list (SRFI 1).
;;   (call-with-values (lambda () (unzip5 '((1 2 3 4 5)))) list)   ;=> ((1) (2) (3) (4) (5))
(define (unzip5 lists)
  (values (map first lists) (map second lists) (map third lists) (map fourth lists) (map fifth lists)))

;; (unfold stop? mapper successor seed [tail])
;; A list of what mapper makes of seed, of its successor and so on, up to the one that is to stop; then what tail
;; makes of that, or the empty list (SRFI 1).
;;   (unfold (lambda (x) (> x 4)) square (lambda (x) (+ x 1)) 1)   ;=> (1 4 9 16)
;;   (unfold null? car cdr '(1 2) (lambda (x) '(3)))   ;=> (1 2 3)
(define unfold
  (case-lambda
    ((stop? mapper successor seed)
     (unfold stop? mapper successor seed (lambda (last) '())))
    ((stop? mapper successor seed tail)
     (let loop ((seed seed))
       (if (stop? seed)
           (tail seed)
           (let ((value (mapper seed)))
             (cons value (loop (successor seed)))))))))

;; (unfold-right stop? mapper successor seed [tail])
;; The same values from right to left: what mapper makes of seed comes last, before tail (SRFI 1).
;;   (unfold-right zero? square (lambda (x) (- x 1)) 4)   ;=> (1 4 9 16)
;;   (unfold-right null? car cdr '(1 2 3) '(x))   ;=> (3 2 1 x)
(define unfold-right
  (case-lambda
    ((stop? mapper successor seed)
     (unfold-right stop? mapper successor seed '()))
    ((stop? mapper successor seed tail)
     (let loop ((seed seed) (built tail))
       (if (stop? seed)
           built
           (let ((value (mapper seed)))
             (loop (successor seed) (cons value built))))))))

;; (pair-fold proc init list1 list ...)
;; Combines from the left by (proc tail accumulated): the list itself, its cdr, and so on (SRFI 1).
;;   (pair-fold cons '() '(a b c))   ;=> ((c) (b c) (a b c))
(define pair-fold
  (case-lambda
    ((proc init list1)
     (let loop ((acc init) (l list1))
       (if (%pair? l)
           (let ((rest (cdr l)))
             (loop (proc l acc) rest))
           (begin
             (%end 'pair-fold 3 l)
             acc))))
    ((proc init list1 . more)
     (let loop ((acc init) (lists (cons list1 more)))
       (if (%cars 'pair-fold lists)
           (let ((rests (%cdrs lists)))
             (loop (apply proc (append lists (list acc))) rests))
           acc)))))

;; (pair-fold-right proc init list1 list ...)
;; Combines from the right by (proc tail accumulated) (SRFI 1).
;;   (pair-fold-right cons '() '(a b c))   ;=> ((a b c) (b c) (c))
(define pair-fold-right
  (case-lambda
    ((proc init list1)
     (let loop ((l list1))
       (if (%pair? l)
           (proc l (loop (cdr l)))
           (begin
             (%end 'pair-fold-right 3 l)
             init))))
    ((proc init list1 . more)
     (let loop ((lists (cons list1 more)))
       (if (%cars 'pair-fold-right lists)
           (let ((acc (loop (%cdrs lists))))
             (apply proc (append lists (list acc))))
           init)))))

;; (pair-for-each proc list1 list ...)
;; Calls proc on the list itself, on its cdr, and so on, for what it does (SRFI 1).
;;   (pair-for-each display '(a b))   ;out> (a b)(b)
(define pair-for-each
  (case-lambda
    ((proc list1)
     (let loop ((l list1))
       (if (%pair? l)
           (let ((rest (cdr l)))
             (proc l)
             (loop rest))
           (%void-end 'pair-for-each 2 l))))
    ((proc list1 . more)
     (let loop ((lists (cons list1 more)))
       (if (%cars 'pair-for-each lists)
           (let ((rests (%cdrs lists)))
             (apply proc lists)
             (loop rests)))))))

;; (map-in-order proc list1 list ...)
;; The same as map, which works from left to right here (SRFI 1).
;;   (map-in-order + '(1 2) '(10 20))   ;=> (11 22)
(define map-in-order map)

;; (map! proc list1 list ...)
;; The same as map; the first list must not be used any more (SRFI 1).
;;   (map! square (list 1 2 3))   ;=> (1 4 9)
(define map! map)

;; (append-map! proc list1 list ...)
;; The same as append-map; the lists that proc returns must not be used any more (SRFI 1).
;;   (append-map! list '(1 2) '(a b))   ;=> (1 a 2 b)
(define append-map! append-map)

;; (partition! pred list)
;; The same as partition; the list must not be used any more (SRFI 1).
;;   (call-with-values (lambda () (partition! even? (list 1 2 3))) list)   ;=> ((2) (1 3))
(define partition! partition)

;; (take-while! pred list)
;; The same as take-while; the list must not be used any more (SRFI 1).
;;   (take-while! even? (list 2 4 5))   ;=> (2 4)
(define take-while! take-while)

;; (span pred list)
;; Two values: the elements before the first that does not satisfy pred, and the list from there on (SRFI 1).
;;   (call-with-values (lambda () (span even? '(2 4 5 6))) list)   ;=> ((2 4) (5 6))
(define (span pred list)
  (let loop ((l list) (before '()))
    (if (%pair? l)
        (let ((first (car l)))
          (if (pred first)
              (loop (cdr l) (cons first before))
              (values (reverse before) l)))
        (begin
          (%end 'span 2 l)
          (values (reverse before) l)))))

;; (break pred list)
;; Two values: the elements before the first that satisfies pred, and the list from there on (SRFI 1).
;;   (call-with-values (lambda () (break even? '(3 1 4 1))) list)   ;=> ((3 1) (4 1))
(define (break pred list)
  (%check 'break 2 'list list)
  (span (lambda (obj) (not (pred obj))) list))

;; (span! pred list)
;; The same as span; the list must not be used any more (SRFI 1).
;;   (call-with-values (lambda () (span! even? (list 2 3))) list)   ;=> ((2) (3))
(define span! span)

;; (break! pred list)
;; The same as break; the list must not be used any more (SRFI 1).
;;   (call-with-values (lambda () (break! even? (list 3 2))) list)   ;=> ((3) (2))
(define break! break)

;; (delete obj list [same?])
;; A list of the elements that are not the same as obj, by equal? if no procedure is given (SRFI 1).
;;   (delete 2 '(1 2 3 2))   ;=> (1 3)
;;   (delete 5 '(3 5 7 9) <)   ;=> (3 5)
(define delete
  (case-lambda
    ((obj list) (%delete obj list))
    ((obj list same?)
     (%check 'delete 2 'list list)
     (remove (lambda (element) (same? obj element)) list))))

;; (delete! obj list [same?])
;; The same as delete; the list must not be used any more (SRFI 1).
;;   (delete! 2 (list 1 2 3 2))   ;=> (1 3)
(define delete! delete)

;; (delete-duplicates! list [same?])
;; The same as delete-duplicates; the list must not be used any more (SRFI 1).
;;   (delete-duplicates! (list 1 2 1))   ;=> (1 2)
(define delete-duplicates! delete-duplicates)

;; (alist-cons key datum alist)
;; The association list with datum put under key, before what it holds already (SRFI 1).
;;   (alist-cons 'a 1 '((b . 2)))   ;=> ((a . 1) (b . 2))
(define (alist-cons key datum alist) (cons (cons key datum) alist))

;; (alist-delete key alist [same?])
;; An association list without the pairs whose key is the same as key, by equal? if no procedure is given (SRFI 1).
;;   (alist-delete 'a '((a . 1) (b . 2) (a . 3)))   ;=> ((b . 2))
;;   (alist-delete 2 '((1 . a) (3 . b)) <)   ;=> ((1 . a))
(define alist-delete
  (case-lambda
    ((key alist) (del-assoc key alist))
    ((key alist same?)
     (remove (lambda (entry) (same? key (car entry))) alist))))

;; (alist-delete! key alist [same?])
;; The same as alist-delete; the list must not be used any more (SRFI 1).
;;   (alist-delete! 'a (list (cons 'a 1)))   ;=> ()
(define alist-delete! alist-delete)
