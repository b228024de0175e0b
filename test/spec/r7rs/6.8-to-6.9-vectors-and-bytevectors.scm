(vector? #(1))   ;=> #t
(vector? '(1))   ;=> #f
(vector? #u8(1))   ;=> #f
(vector-length (make-vector 3))   ;=> 3
(make-vector 3 'a)   ;=> #(a a a)
(make-vector 0)   ;=> #()
(make-vector -1)   ;error> wrong-type
(vector 'a 'b 'c)   ;=> #(a b c)
(vector)   ;=> #()
(vector-ref '#(1 1 2 3 5 8 13 21) 5)   ;=> 8
(vector-ref #(1 2) 2)   ;error> out-of-range
(vector-ref #(1 2) -1)   ;error> wrong-type
(vector-ref #(1 2) 1.0)   ;error> wrong-type
(vector-ref '(1 2) 0)   ;error> wrong-type
(vector-ref #() 0)   ;error> out-of-range
(let ((vec (vector 0 '(2 2 2 2) "Anna"))) (vector-set! vec 1 '("Sue" "Sue")) vec)   ;=> #(0 ("Sue" "Sue") "Anna")
(vector-set! (vector 1) 1 'x)   ;error> out-of-range
(vector-length #(1 2 3))   ;=> 3
(vector-length '(1))   ;error> wrong-type
(vector->list #(dah dah didah))   ;=> (dah dah didah)
(vector->list #(dah dah didah) 1)   ;=> (dah didah)
(vector->list #(dah dah didah) 1 2)   ;=> (dah)
(vector->list #(1 2) 3)   ;error> out-of-range
(vector->list #(1 2 3) 2 1)   ;error> out-of-range
(list->vector '(dididit dah))   ;=> #(dididit dah)
(list->vector '())   ;=> #()
(list->vector '(1 . 2))   ;error> wrong-type
(define a #(1 8 2 8))
(define b (vector-copy a))
(vector-set! b 0 3)
b   ;=> #(3 8 2 8)
a   ;=> #(1 8 2 8)
(vector-copy b 1 3)   ;=> #(8 2)
(define c (vector 1 2 3 4 5))
(vector-copy! c 1 (vector 10 20 30) 0 2)
c   ;=> #(1 10 20 4 5)
(let ((v (vector 1 2 3 4 5))) (vector-copy! v 1 v 0 4) v)   ;=> #(1 1 2 3 4)
(let ((v (vector 1 2 3 4 5))) (vector-copy! v 0 v 1) v)   ;=> #(2 3 4 5 5)
(vector-copy! (vector 1 2) 1 #(1 2))   ;error> out-of-range
(vector-append #(a b c) #(d e f))   ;=> #(a b c d e f)
(vector-append)   ;=> #()
(vector-append #(1) '(2))   ;error> wrong-type
(let ((v (vector 1 2 3 4 5))) (vector-fill! v 'x 2 4) v)   ;=> #(1 2 x x 5)
(let ((v (vector 1 2))) (vector-fill! v 0) v)   ;=> #(0 0)
(vector-map cadr '#((a b) (d e) (g h)))   ;=> #(b e h)
(vector-map (lambda (n) (expt n n)) #(1 2 3 4 5))   ;=> #(1 4 27 256 3125)
(vector-map * #(1 2) #(10 20 30))   ;=> #(10 40)
(let ((v (make-vector 5))) (for-each (lambda (i) (vector-set! v i (* i i))) '(0 1 2 3 4)) v)   ;=> #(0 1 4 9 16)
(let ((l '())) (vector-for-each (lambda (x y) (set! l (cons (+ x y) l))) #(1 2) #(10 20)) l)   ;=> (22 11)
(vector-binary-search #(1 3 5) 3 -)   ;=> 3
(subvector #(1 2 3 4) 1 3)   ;=> #(2 3)
(vector-grow #(1 2) 2)   ;=> #(1 2)

;; Bytevectors
(bytevector? #u8(1 2))   ;=> #t
(bytevector? #(1 2))   ;=> #f
(make-bytevector 2 12)   ;=> #u8(12 12)
(bytevector 1 3 5)   ;=> #u8(1 3 5)
(bytevector)   ;=> #u8()
(bytevector 256)   ;error> wrong-type
(bytevector-u8-ref #u8(1 1 2 3 5 8 13 21) 5)   ;=> 8
(bytevector-u8-ref #u8(1) 1)   ;error> out-of-range
(let ((bv (bytevector 1 2 3 4))) (bytevector-u8-set! bv 1 3) bv)   ;=> #u8(1 3 3 4)
(bytevector-u8-set! (bytevector 1) 0 256)   ;error> wrong-type
(bytevector-length #u8(1 2 3))   ;=> 3
(bytevector-copy #u8(1 2 3 4 5) 2 4)   ;=> #u8(3 4)
(let ((b (bytevector 10 20 30 40 50))) (bytevector-copy! b 1 (bytevector 1 2 3 4 5) 0 2) b)   ;=> #u8(10 1 2 40 50)
(let ((b (bytevector 1 2 3 4 5))) (bytevector-copy! b 1 b 0 4) b)   ;=> #u8(1 1 2 3 4)
(bytevector-append #u8(0 1 2) #u8(3 4 5))   ;=> #u8(0 1 2 3 4 5)
(let ((b (bytevector 1 2 3))) (bytevector-fill! b 9) b)   ;=> #u8(9 9 9)
(utf8->string #u8(#x41))   ;=> "A"
(utf8->string #u8(#xCE #xBB #x41) 0 2)   ;=> "λ"
(string->utf8 "λ")   ;=> #u8(206 187)
(string->utf8 "abc" 1)   ;=> #u8(98 99)
(utf8->string (string->utf8 "λ😀é"))   ;=> "λ😀é"
'#u8(1 2 3)   ;=> #u8(1 2 3)
