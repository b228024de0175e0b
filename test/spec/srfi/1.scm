(define (both producer) (call-with-values producer list))
(define circle (circular-list 1 2 3))

(xcons 1 2)   ;=> (2 . 1)
(cons* 1 2 '(3))   ;=> (1 2 3)
(make-list 2 'x)   ;=> (x x)
(list-tabulate 3 -)   ;=> (0 -1 -2)
(list-copy '(1 2 3))   ;=> (1 2 3)
(iota 3 0 -0.5)   ;=> (0 -0.5 -1.)
(take circle 5)   ;=> (1 2 3 1 2)

(list (proper-list? '()) (proper-list? '(1)) (proper-list? '(1 . 2)) (proper-list? circle))   ;=> (#t #t #f #f)
(list (circular-list? circle) (circular-list? '(1)) (circular-list? '(1 . 2)) (circular-list? 1))   ;=> (#t #f #f #f)
(circular-list? (cons 0 circle))   ;=> #t
(list (dotted-list? '(1 . 2)) (dotted-list? '(1)) (dotted-list? circle) (dotted-list? 1))   ;=> (#t #f #f #t)
(list (not-pair? 1) (not-pair? '(1)))   ;=> (#t #f)
(list (null-list? '()) (null-list? circle))   ;=> (#t #f)
(null-list? 1)   ;error> wrong-type
(list= eq?)   ;=> #t
(list= eq? '(a))   ;=> #t
(list= eq? '(a b) '(a b) '(a b))   ;=> #t
(list= eq? '(a b) '(a b) '(a b c))   ;=> #f
(list= = '(1) '())   ;=> #f
(list= eq? '(a) 'a)   ;error> wrong-type

(map (lambda (nth) (nth '(1 2 3 4 5 6 7 8 9 10)))
     (list first second third fourth fifth sixth seventh eighth ninth tenth))   ;=> (1 2 3 4 5 6 7 8 9 10)
(both (lambda () (car+cdr '(1 . 2))))   ;=> (1 2)
(take '(1 2 . 3) 2)   ;=> (1 2)
(drop '(1 2 . 3) 2)   ;=> 3
(take-right '(1 2 . 3) 1)   ;=> (2 . 3)
(take-right '(1 2 . 3) 0)   ;=> 3
(drop-right '(1 2 . 3) 1)   ;=> (1)
(take-right circle 1)   ;error> wrong-type
(drop-right '(1 2) 3)   ;error> out-of-range
(take! (list 1 2 3) 2)   ;=> (1 2)
(drop-right! (list 1 2 3) 2)   ;=> (1)
(both (lambda () (split-at '(1 2 3) 1)))   ;=> ((1) (2 3))
(both (lambda () (split-at! (list 1 2 3) 3)))   ;=> ((1 2 3) ())
(last '(1 2 . 3))   ;=> 2
(last-pair '(1 2 . 3))   ;=> (2 . 3)

(length+ '(1 2))   ;=> 2
(length+ circle)   ;=> #f
(concatenate '((1) () (2 3)))   ;=> (1 2 3)
(concatenate '())   ;=> ()
(concatenate! (list (list 1) (list 2)))   ;=> (1 2)
(append-reverse '(2 1) '(3))   ;=> (1 2 3)
(append-reverse! (list 2 1) '(3))   ;=> (1 2 3)
(append! (list 1) '() (list 2))   ;=> (1 2)
(reverse! (list 1 2 3))   ;=> (3 2 1)
(zip '(1 2 3) '(odd even odd even))   ;=> ((1 odd) (2 even) (3 odd))
(zip '(a b c d) circle)   ;=> ((a 1) (b 2) (c 3) (d 1))
(zip '(1 2))   ;=> ((1) (2))
(define rows '((1 2 3 4 5) (a b c d e)))
(unzip1 rows)   ;=> (1 a)
(both (lambda () (unzip2 rows)))   ;=> ((1 a) (2 b))
(both (lambda () (unzip3 rows)))   ;=> ((1 a) (2 b) (3 c))
(both (lambda () (unzip4 rows)))   ;=> ((1 a) (2 b) (3 c) (4 d))
(both (lambda () (unzip5 rows)))   ;=> ((1 a) (2 b) (3 c) (4 d) (5 e))
(count < '(1 5 2) '(2 4 3))   ;=> 2
(count < '(0 5) circle)   ;=> 1

(fold cons* '() '(a b c) '(1 2 3 4 5))   ;=> (c 3 b 2 a 1)
(fold-right cons* '() '(a b c) '(1 2 3 4 5))   ;=> (a 1 b 2 c 3)
(pair-fold (lambda (tail acc) (cons (length tail) acc)) '() '(a b c))   ;=> (1 2 3)
(pair-fold list 'end '(a b) '(1 2 3))   ;=> ((b) (2 3) ((a b) (1 2 3) end))
(pair-fold-right list 'end '(a b))   ;=> ((a b) ((b) end))
(pair-fold-right list 'end '(a b) '(1 2 3))   ;=> ((a b) (1 2 3) ((b) (2 3) end))
(pair-fold list 'end 5)   ;error> wrong-type
(reduce max 0 '(3 1 4))   ;=> 4
(reduce max 0 '())   ;=> 0
(reduce-right append '() '((1) (2) (3)))   ;=> (1 2 3)
(unfold (lambda (x) (> x 3)) square (lambda (x) (+ x 1)) 1)   ;=> (1 4 9)
(unfold not-pair? car cdr '(1 2 . 3) values)   ;=> (1 2 . 3)
(unfold-right zero? square (lambda (x) (- x 1)) 3)   ;=> (1 4 9)
(unfold-right null? car cdr '(2 1) '(3))   ;=> (1 2 3)
(length (unfold (lambda (x) (= x 100000)) list (lambda (x) (+ x 1)) 0))   ;=> 100000

(append-map! list '(1 2) '(a b))   ;=> (1 a 2 b)
(append-map (lambda (x) (list x x)) '(1 2))   ;=> (1 1 2 2)
(map! + (list 1 2) '(10 20))   ;=> (11 22)
(map-in-order (lambda (x) (display x) (* x x)) '(1 2 3))   ;=> (1 4 9) ;out> 123
(pair-for-each (lambda (tail) (display (length tail))) '(a b c))   ;out> 321
(pair-for-each (lambda (a b) (display (append a b))) '(1 2) '(3 4 5))   ;out> (1 2 3 4 5)(2 4 5)
(filter-map (lambda (a b) (and (< a b) (* a b))) '(1 5 2) '(2 4 3))   ;=> (2 6)

(filter even? '(0 7 8 8 43 -4))   ;=> (0 8 8 -4)
(filter! even? (list 1 2))   ;=> (2)
(both (lambda () (partition symbol? '(one 2 3 four))))   ;=> ((one four) (2 3))
(both (lambda () (partition! symbol? (list 'one 2))))   ;=> ((one) (2))
(remove! even? (list 1 2))   ;=> (1)

(find even? '(1 2 3))   ;=> 2
(find-tail even? '(1 2 3))   ;=> (2 3)
(find even? circle)   ;=> 2
(take-while even? '(2 18 3 10))   ;=> (2 18)
(take-while! even? (list 2 18 3 10))   ;=> (2 18)
(drop-while even? '(2 18 3 10))   ;=> (3 10)
(both (lambda () (span even? '(2 18 3 10))))   ;=> ((2 18) (3 10))
(both (lambda () (span! even? (list 2 4))))   ;=> ((2 4) ())
(both (lambda () (break even? '(3 1 4 1))))   ;=> ((3 1) (4 1))
(both (lambda () (break! even? (list 3 4))))   ;=> ((3) (4))
(span even? 5)   ;error> wrong-type
(break even? 5)   ;error> wrong-type
(any < '(3 2 4) circle)   ;=> #f
(any (lambda (x) (and (even? x) (list x))) '(1 2))   ;=> (2)
(every < '(0 1 2) circle)   ;=> #t
(list-index = '(3 1 4) '(2 7 4 5))   ;=> 2
(list-index even? '(1 3))   ;=> #f

(delete 2 '(1 2 3 2))   ;=> (1 3)
(delete 2 '(1 2 3) <)   ;=> (1 2)
(delete! 2 (list 1 2 3))   ;=> (1 3)
(delete 2 5)   ;error> wrong-type
(delete-duplicates '((a . 3) (b . 7) (a . 9)) (lambda (x y) (eq? (car x) (car y))))   ;=> ((a . 3) (b . 7))
(delete-duplicates! (list 1 1.0 1))   ;=> (1 1.)
(member 2 '(1 2 3) <)   ;=> (3)
(assoc 2 '((1 . a) (3 . b)) <)   ;=> (3 . b)
(alist-cons 'a 1 '((b . 2)))   ;=> ((a . 1) (b . 2))
(alist-copy '((a . 1)))   ;=> ((a . 1))
(alist-delete "a" '(("a" . 1) ("b" . 2)))   ;=> (("b" . 2))
(alist-delete 2 '((1 . a) (3 . b)) <)   ;=> ((1 . a))
(alist-delete! 'a (list (cons 'a 1)))   ;=> ()

(list (lset<= eq?) (lset<= eq? '(a)) (lset<= eq? '(a) '(b a) '(c a b)))   ;=> (#t #t #t)
(lset<= eq? '(a c) '(b a))   ;=> #f
(list (lset= eq?) (lset= eq? '(a)) (lset= eq? '(a b) '(b a b)) (lset= eq? '(a) '(a b)))   ;=> (#t #t #t #f)
(lset-adjoin eq? '(a b c d c e) 'd 'a 'i 'o)   ;=> (o i a b c d c e)
(lset-union eq? '(a b c d e) '(a e i o u))   ;=> (u o i a b c d e)
(lset-union eq? '(a a c) '(x a x))   ;=> (x a a c)
(lset-union eq?)   ;=> ()
(lset-union eq? '(a b c))   ;=> (a b c)
(lset-intersection eq? '(a b c d e) '(a e i o u))   ;=> (a e)
(lset-intersection eq? '(a x y a) '(x a x z))   ;=> (a x a)
(lset-intersection eq? '(a b c))   ;=> (a b c)
(lset-difference eq? '(a b c d e) '(a e) '(c))   ;=> (b d)
(sort (lset-xor eq? '(a b c d e) '(a e i o u)) symbol<?)   ;=> (b c d i o u)
(list (lset-xor eq?) (lset-xor eq? '(a)))   ;=> (() (a))
(both (lambda () (lset-diff+intersection eq? '(a b c) '(b) '(c d))))   ;=> ((a) (b c))
(lset-union! eq? (list 'a) '(b))   ;=> (b a)
(lset-intersection! eq? (list 'a 'b) '(b))   ;=> (b)
(lset-difference! eq? (list 'a 'b) '(b))   ;=> (a)
(lset-xor! eq? (list 'a 'b) '(b))   ;=> (a)
(both (lambda () (lset-diff+intersection! eq? (list 'a 'b) '(b))))   ;=> ((a) (b))
