;; 6.3
#true   ;=> #t
(not 3)   ;=> #f
(not (list 3))   ;=> #f
(not #f)   ;=> #t
(not '())   ;=> #f
(not 'nil)   ;=> #f
(boolean? #f)   ;=> #t
(boolean? 0)   ;=> #f
(boolean? '())   ;=> #f
(boolean=? #t #t)   ;=> #t
(boolean=? #t #f)   ;=> #f
(boolean=? #f #f #f)   ;=> #t
(boolean=? #t 1)   ;error> wrong-type
(not)   ;error> wrong-arity

;; Pairs
(pair? '(a . b))   ;=> #t
(pair? '(a b c))   ;=> #t
(pair? '())   ;=> #f
(pair? '#(a b))   ;=> #f
(cons 'a '())   ;=> (a)
(cons '(a) '(b c d))   ;=> ((a) b c d)
(cons "a" '(b c))   ;=> ("a" b c)
(cons 'a 3)   ;=> (a . 3)
(cons '(a b) 'c)   ;=> ((a b) . c)
(car '((a) b c d))   ;=> (a)
(car '(1 . 2))   ;=> 1
(car '())   ;error> wrong-type
(cdr '((a) b c d))   ;=> (b c d)
(cdr '(1 . 2))   ;=> 2
(cdr '())   ;error> wrong-type
(define x (list 1 2 3))
(set-car! x 'a)
(set-cdr! (cddr x) '(end))
x   ;=> (a 2 3 end)
(set-car! '() 1)   ;error> wrong-type
(map (lambda (f) (f '(((1 . 2) 3 . 4) (5 6) 7 8 9))) (list caar cadr cdar cddr caddr cdddr cadddr))
;=> ((1 . 2) (5 6) (3 . 4) (7 8 9) 7 (8 9) 8)
(cadr '(1))   ;error> wrong-type
(caddr '(1 2))   ;error> wrong-type
(caar '(1))   ;error> wrong-type
(cddddr '(1 2 3 4 5))   ;=> (5)
(cdadr '(1 (2 3)))   ;=> (3)
(caadr '(1 (2 3)))   ;=> 2
(caaaar '((((1)))))   ;=> 1

;; Lists
(null? '())   ;=> #t
(null? '(1))   ;=> #f
(list? '(a b c))   ;=> #t
(list? '())   ;=> #t
(list? '(a . b))   ;=> #f
(list? '#0=(a . #0#))   ;=> #f
(list? 5)   ;=> #f
(make-list 2 3)   ;=> (3 3)
(make-list 0 1)   ;=> ()
(length (make-list 3))   ;=> 3
(list 'a (+ 3 4) 'c)   ;=> (a 7 c)
(list)   ;=> ()
(cons* 1 2 '(3))   ;=> (1 2 3)
(cons* 1)   ;=> 1
(list* 1 2 3)   ;=> (1 2 . 3)
(length '(a b c))   ;=> 3
(length '(a (b) (c d e)))   ;=> 3
(length '())   ;=> 0
(length '(1 . 2))   ;error> wrong-type
(length '#0=(a b . #0#))   ;error> wrong-type
(length 5)   ;error> wrong-type
(append '(x) '(y))   ;=> (x y)
(append '(a) '(b c d))   ;=> (a b c d)
(append '(a (b)) '((c)))   ;=> (a (b) (c))
(append '(a b) '(c . d))   ;=> (a b c . d)
(append '() 'a)   ;=> a
(append)   ;=> ()
(append '(1))   ;=> (1)
(append '(1) '() '(2) '(3 4))   ;=> (1 2 3 4)
(append '(1) 2)   ;=> (1 . 2)
(append '(1 . 2) '(3))   ;error> wrong-type
(append 1 '(2))   ;error> wrong-type
(let* ((tail (list 3)) (l (append (list 1 2) tail))) (eq? tail (cddr l)))   ;=> #t
(reverse '(a b c))   ;=> (c b a)
(reverse '(a (b c) d (e (f))))   ;=> ((e (f)) d (b c) a)
(reverse '())   ;=> ()
(reverse '(1 . 2))   ;error> wrong-type
(list-tail '(a b c d) 2)   ;=> (c d)
(list-tail '(a b) 2)   ;=> ()
(list-tail '(a . b) 1)   ;=> b
(list-tail '(a) 2)   ;error> out-of-range
(list-ref '(a b c d) 2)   ;=> c
(list-ref '(a b c d) (exact (round 1.8)))   ;=> c
(list-ref '(a) -1)   ;error> wrong-type
(let ((l (list 1 2 3))) (list-set! l 1 'x) l)   ;=> (1 x 3)
(list-copy '(1 2 3))   ;=> (1 2 3)
(let ((l (list 1 2))) (eq? l (list-copy l)))   ;=> #f
(list-copy '(1 2 . 3))   ;=> (1 2 . 3)
(list-copy 5)   ;=> 5

;; Searching
(memq 'c '(a b c d e))   ;=> (c d e)
(memq 'x '(a b))   ;=> #f
(memq (list 'a) '(b (a) c))   ;=> #f
(member (list 'a) '(b (a) c))   ;=> ((a) c)
(member "B" '("a" "b" "c") string-ci=?)   ;=> ("b" "c")
(member 2.0 '(1 2 3) =)   ;=> (2 3)
(memv 101 '(100 101 102))   ;=> (101 102)
(memv 1.0 '(1 1.0))   ;=> (1.0)
(member 1 '(2 . 3))   ;error> wrong-type
(assq 'a '((a 1) (b 2)))   ;=> (a 1)
(assq 'd '((a 1)))   ;=> #f
(assq (list 'a) '(((a)) ((b))))   ;=> #f
(assoc (list 'a) '(((a)) ((b)) ((c))))   ;=> ((a))
(assoc 2.0 '((1 1) (2 4) (3 9)) =)   ;=> (2 4)
(assv 5 '((2 3) (5 7) (11 13)))   ;=> (5 7)
(assoc "x" '(("x" . 1)))   ;=> ("x" . 1)
(assq 'a 5)   ;error> wrong-type
(assq 'a '(5))   ;error> wrong-type
(map (lambda (p) (assoc p '((1 . one) (2 . two)))) '(1 2 3))   ;=> ((1 . one) (2 . two) #f)
