(struct point (x y))
(point-x (point 1 2))   ;=> 1
(point? (point 1 2))   ;=> #t
(point? 5)   ;=> #f
(point-y 5)   ;error> wrong-type
(equal? (point 1 2) (point 1 2))   ;=> #f
(set-point-x! (point 1 2) 3)   ;error> unbound-variable
(struct counter (n) #:mutable)
(define c (counter 0))
(set-counter-n! c 5)
(counter-n c)   ;=> 5
(struct node (key [value #:mutable]) #:transparent)
(define n (node 'a 1))
(set-node-value! n 2)
n   ;=> #(struct:node a 2)
(equal? n (node 'a 2))   ;=> #t
(equal? n (node 'b 2))   ;=> #f
(hash-ref (hash (node 'a 2) 'found) n)   ;=> found
(define-struct pair2 (left right))
(pair2-left (make-pair2 1 2))   ;=> 1
(struct three-d point (z))   ;error> syntax-error
(struct empty-one () #:transparent)
(empty-one)   ;=> #(struct:empty-one)
(let () (struct local (a)) (local-a (local 7)))   ;=> 7
