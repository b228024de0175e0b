(define (both producer) (call-with-values producer list))
(define (changed vector change . arguments) (apply change vector arguments) vector)

(make-vector 2 'x)   ;=> #(x x)
(vector-unfold (lambda (i) (* i i)) 4)   ;=> #(0 1 4 9)
(vector-unfold (lambda (i x y) (values (list i x y) (+ x 1) (* y 2))) 3 0 1)   ;=> #((0 0 1) (1 1 2) (2 2 4))
(vector-unfold-right (lambda (i x) (values (list i x) (+ x 1))) 3 0)   ;=> #((0 2) (1 1) (2 0))
(vector-unfold list 0)   ;=> #()
(vector-unfold list -1)   ;error> wrong-type
(vector-length (vector-unfold (lambda (i x) (values x (+ x 1))) 100000 0))   ;=> 100000
(vector-copy #(a b c) 1)   ;=> #(b c)
(vector-reverse-copy #(a b c))   ;=> #(c b a)
(vector-reverse-copy #(5 4 3 2 1 0) 1 5)   ;=> #(1 2 3 4)
(vector-append #(x) #(y))   ;=> #(x y)
(vector-concatenate '(#(a) #() #(b c)))   ;=> #(a b c)
(vector-append-subvectors #(a b c d e) 0 2 #(f g h i j) 2 4)   ;=> #(a b h i)
(vector-append-subvectors)   ;=> #()

(vector? #())   ;=> #t
(list (vector-empty? #()) (vector-empty? #(1)))   ;=> (#t #f)
(list (vector= eq?) (vector= eq? #(a)) (vector= eq? #(a b) #(a b) #(a b)))   ;=> (#t #t #t)
(list (vector= = #(1 2) #(1)) (vector= = #(1 2) #(1 3)))   ;=> (#f #f)

(vector-fold (lambda (acc x) (cons x acc)) '() #(1 2 3))   ;=> (3 2 1)
(vector-fold list 0 #(a b) #(1 2 3))   ;=> ((0 a 1) b 2)
(vector-fold-right (lambda (acc x) (cons x acc)) '() #(1 2 3))   ;=> (1 2 3)
(vector-fold-right list 0 #(a b) #(1 2 3))   ;=> ((0 b 2) a 1)
(vector-map + #(1 2) #(10 20))   ;=> #(11 22)
(changed (vector 1 2 3) (lambda (v) (vector-map! - v)))   ;=> #(-1 -2 -3)
(changed (vector 1 2 3) (lambda (v) (vector-map! + v #(10 20))))   ;=> #(11 22 3)
(vector-for-each display #(1 2))   ;out> 12
(vector-count even? #(3 1 4 1 5 9 2 5 6))   ;=> 3
(vector-count < #(1 3 6 9) #(2 4 6 8 10 12))   ;=> 2
(vector-cumulate + 0 #(3 1 4 1 5 9 2 5 6))   ;=> #(3 4 8 9 14 23 25 30 36)

(vector-index even? #(3 1 4 1 5 9))   ;=> 2
(vector-index < #(3 1 4 1 5 9 2 5 6) #(2 7 1 8 2))   ;=> 1
(vector-index = #(3 1 4 1 5 9 2 5 6) #(2 7 1 8 2))   ;=> #f
(vector-index-right < #(3 1 4 1 5) #(2 7 1 8 2))   ;=> 3
(vector-index-right even? #(1 3))   ;=> #f
(vector-skip number? #(1 2 a b 3 4 c d))   ;=> 2
(vector-skip < #(1 5) #(2 4))   ;=> 1
(vector-skip-right number? #(1 2 a b 3 4))   ;=> 3
(vector-any (lambda (x) (and (even? x) (list x))) #(1 2 4))   ;=> (2)
(vector-any < #(1 2) #(0 1))   ;=> #f
(vector-every (lambda (x y) (and (< x y) y)) #(1 2) #(3 4))   ;=> 4
(vector-every even? #())   ;=> #t
(both (lambda () (vector-partition even? #(1 2 3 4 6))))   ;=> (#(2 4 6 1 3) 3)

(changed (vector 'a 'b 'c) vector-swap! 0 2)   ;=> #(c b a)
(changed (vector 1 2 3) vector-fill! 0 1)   ;=> #(1 0 0)
(changed (vector 1 2 3 4 5) vector-reverse!)   ;=> #(5 4 3 2 1)
(changed (vector 1 2 3 4 5) vector-reverse! 1 4)   ;=> #(1 4 3 2 5)
(changed (vector 1 2 3 4) vector-copy! 0 #(a b) 1)   ;=> #(b 2 3 4)
(changed (vector 1 2 3 4) vector-reverse-copy! 1 #(a b c))   ;=> #(1 c b a)
(changed (vector 1 2 3) vector-reverse-copy! 1 #(a b c))   ;error> out-of-range
(changed (vector 1 2 3 4) (lambda (v) (vector-unfold! - v 1 3)))   ;=> #(1 -1 -2 4)
(changed (vector 1 2 3 4) (lambda (v) (vector-unfold-right! (lambda (i x) (values x (* x 2))) v 1 4 1)))   ;=> #(1 4 2 1)
(vector-unfold! - (vector 1 2) 1 3)   ;error> out-of-range

(vector->list #(1 2 3) 1)   ;=> (2 3)
(reverse-vector->list #(1 2 3))   ;=> (3 2 1)
(reverse-vector->list #(1 2 3) 1)   ;=> (3 2)
(list->vector '(1 2))   ;=> #(1 2)
(reverse-list->vector '(1 2 3))   ;=> #(3 2 1)
(vector->string #(#\a #\b))   ;=> "ab"
(string->vector "ab")   ;=> #(#\a #\b)
