(define (area w #:height [h 2] #:scale [s h]) (* w h s))
(area 3)   ;=> 12
(area 3 #:height 1)   ;=> 3
(area #:scale 10 3)   ;=> 60
(area #:scale 10 3 #:height 1)   ;=> 30
(define (needs #:name name) name)
(needs #:name 'x)   ;=> x
(needs)   ;error> user-error a required keyword argument is missing: #:name
(area 1 #:depth 2)   ;error> user-error #:depth
(area 1 #:scale)   ;error> user-error
(define (more a #:b [b 1] . rest) (list a b rest))
(more 1 2 #:b 3 4)   ;=> (1 3 (2 4))
(define (default a [b (+ a 1)] [c (+ a b)]) (list a b c))
(default 1)   ;=> (1 2 3)
(default 1 5)   ;=> (1 5 6)
((lambda (a #!optional b) (if (default-object? b) 'none b)) 1)   ;=> none
;; Guile
(define* (f a #:optional (b 2) c #:key (d 4)) (list a b c d))
(f 1)   ;=> (1 2 #f 4)
(f 1 5 6 #:d 7)   ;=> (1 5 6 7)
((lambda* (#:key x #:rest r) x) #:x 1)   ;=> 1
(sort '((b . 2) (a . 1)) < #:key cdr)   ;=> ((a . 1) (b . 2))
(keyword? '#:a)   ;=> #t
