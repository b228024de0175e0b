;; The default dialect is the union of what SICP's readers write.
nil   ;=> ()
(list true false the-empty-stream)   ;=> (#t #f ())
(inc 5)   ;=> 6
(dec 5)   ;=> 4
(1+ 5)   ;=> 6
(-1+ 5)   ;=> 4
(add1 5)   ;=> 6
(identity 'x)   ;=> x
(enumerate-interval 2 5)   ;=> (2 3 4 5)
(flatmap list '(1 2))   ;=> (1 2)
(accumulate cons nil '(1 2))   ;=> (1 2)
(reduce + 0 '(1 2 3))   ;=> 6
(fold + 0 '(1 2 3))   ;=> 6
(fold-left list '() '(1 2))   ;=> ((() 1) 2)
(fold-right list '() '(1 2))   ;=> (1 (2 ()))
(filter odd? '(1 2 3))   ;=> (1 3)
(delete 2 '(1 2 3))   ;=> (1 3)
(list-index even? '(1 2 3))   ;=> 1
(iota 3)   ;=> (0 1 2)
(iota 3 1)   ;=> (1 2 3)
(last '(1 2 3))   ;=> 3
(last-pair '(1 2 3))   ;=> (3)
(except-last-pair '(1 2 3))   ;=> (1 2)
(list-head '(1 2 3) 2)   ;=> (1 2)
(sublist '(a b c d) 1 3)   ;=> (b c)
(map first (list '(1 2) '(3 4)))   ;=> (1 3)
(fifth '(1 2 3 4 5))   ;=> 5
(sort '(3 1 2) <)   ;=> (1 2 3)
(sort (vector 3 1 2) <)   ;=> #(1 2 3)
(append-map (lambda (x) (list x x)) '(1 2))   ;=> (1 1 2 2)
(assert (= 1 1))
(error "Unknown:" 'x)   ;error> user-error Unknown: x
(let [(x 1)] x)   ;=> 1
(define ((add a) b) (+ a b))
((add 1) 2)   ;=> 3
(define (after-expression) (display "x") (define y 1) y)
(after-expression)   ;=> 1
(eq? 'abc 'ABC)   ;=> #f
(let loop ((i 0)) (when (< i 3) (display i) (loop (+ i 1))))   ;out> 012
;; A program may define whatever name it likes, and its procedures use it.
(define (filter p l) 'mine)
(filter odd? '(1 2 3))   ;=> mine
(define (assoc k l) 'mine-too)
(assoc 1 '((1 . 2)))   ;=> mine-too
(define (unless a b c) (if a b c))
(unless #t 1 2)   ;=> 1
(remove odd? '(1 2 3))   ;=> (2)
