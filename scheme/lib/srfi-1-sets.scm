;;; Lists as sets (SRFI 1). The first argument tells whether two elements are the same.

;; (lset<= same? list ...)
;; Whether every element of each list is in the next one (SRFI 1).
;;   (lset<= eq? '(a) '(a b a) '(a b c c))   ;=> #t
;;   (lset<= eq? '(a b) '(a))   ;=> #f
(define (lset<= same? . lists)
  (or (null? lists)
      (let loop ((first (car lists)) (more (cdr lists)))
        (or (null? more)
            (and (%lset<=2 same? first (car more))
                 (loop (car more) (cdr more)))))))

(define (%lset<=2 same? a b)
  (every (lambda (element) (member element b same?)) a))

;; (lset= same? list ...)
;; Whether all the lists have the same elements (SRFI 1).
;;   (lset= eq? '(b e a) '(a e b) '(e e b a))   ;=> #t
;;   (lset= eq? '(a) '(a b))   ;=> #f
(define (lset= same? . lists)
  (or (null? lists)
      (let loop ((first (car lists)) (more (cdr lists)))
        (or (null? more)
            (and (%lset<=2 same? first (car more))
                 (%lset<=2 (lambda (b a) (same? a b)) (car more) first)
                 (loop (car more) (cdr more)))))))

;; (lset-adjoin same? list obj ...)
;; The list with those objs put before it that it does not have yet (SRFI 1).
;;   (lset-adjoin eq? '(a b c) 'd 'a 'e)   ;=> (e d a b c)
(define (lset-adjoin same? list . objs)
  (%lset-add same? list objs))

(define (%lset-add same? set elements)
  (fold (lambda (element set)
          (if (any (lambda (member) (same? member element)) set)
              set
              (cons element set)))
        set
        elements))

;; (lset-union same? list ...)
;; The elements that are in some list: the first list, with what the others add put before it (SRFI 1).
;;   (lset-union eq? '(a b c d e) '(a e i o u))   ;=> (u o i a b c d e)
;;   (lset-union eq?)   ;=> ()
(define (lset-union same? . lists)
  (reduce (lambda (list set)
            (cond ((null? set) list)
                  ((eq? list set) set)
                  (else (%lset-add same? set list))))
          '()
          lists))

;; (lset-intersection same? list1 list ...)
;; The elements of the first list that are in all the others (SRFI 1).
;;   (lset-intersection eq? '(a x y a) '(x a x z))   ;=> (a x a)
(define (lset-intersection same? list1 . lists)
  (filter (lambda (element)
            (every (lambda (list) (member element list same?)) lists))
          list1))

;; (lset-difference same? list1 list ...)
;; The elements of the first list that are in none of the others (SRFI 1).
;;   (lset-difference eq? '(a b c d e) '(a e i o u))   ;=> (b c d)
(define (lset-difference same? list1 . lists)
  (remove (lambda (element)
            (any (lambda (list) (member element list same?)) lists))
          list1))

;; (lset-diff+intersection same? list1 list ...)
;; Two values: the elements of the first list that are in none of the others, and those that are in some (SRFI 1).
;;   (call-with-values (lambda () (lset-diff+intersection eq? '(a b c) '(b d) '(c))) list)   ;=> ((a) (b c))
(define (lset-diff+intersection same? list1 . lists)
  (partition (lambda (element)
               (not (any (lambda (list) (member element list same?)) lists)))
             list1))

;; (lset-xor same? list ...)
;; The elements that are in an odd number of the lists (SRFI 1).
;;   (lset-xor eq? '(a b c d e) '(a e i o u))   ;=> (u o i b c d)
;;   (lset-xor eq? '(a b) '(a b))   ;=> ()
(define (lset-xor same? . lists)
  (reduce (lambda (b a)
            (fold cons
                  (lset-difference same? a b)
                  (lset-difference (lambda (x y) (same? y x)) b a)))
          '()
          lists))

;; (lset-union! same? list ...)
;; The same as lset-union; the lists must not be used any more (SRFI 1).
;;   (lset-union! eq? (list 'a) (list 'b))   ;=> (b a)
(define lset-union! lset-union)

;; (lset-intersection! same? list1 list ...)
;; The same as lset-intersection; the lists must not be used any more (SRFI 1).
;;   (lset-intersection! eq? (list 'a 'b) (list 'b))   ;=> (b)
(define lset-intersection! lset-intersection)

;; (lset-difference! same? list1 list ...)
;; The same as lset-difference; the lists must not be used any more (SRFI 1).
;;   (lset-difference! eq? (list 'a 'b) (list 'b))   ;=> (a)
(define lset-difference! lset-difference)

;; (lset-xor! same? list ...)
;; The same as lset-xor; the lists must not be used any more (SRFI 1).
;;   (lset-xor! eq? (list 'a 'b) (list 'b))   ;=> (a)
(define lset-xor! lset-xor)

;; (lset-diff+intersection! same? list1 list ...)
;; The same as lset-diff+intersection; the lists must not be used any more (SRFI 1).
;;   (call-with-values (lambda () (lset-diff+intersection! eq? (list 'a 'b) (list 'b))) list)   ;=> ((a) (b))
(define lset-diff+intersection! lset-diff+intersection)
