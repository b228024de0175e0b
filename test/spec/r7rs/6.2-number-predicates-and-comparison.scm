;; What kind of number
(map number? '(1 1.5 1/2 a "1"))   ;=> (#t #t #t #f #f)
(complex? 3)   ;=> #t
(real? 1.5)   ;=> #t
(real? +inf.0)   ;=> #t
(rational? 1/2)   ;=> #t
(rational? 1.5)   ;=> #t
(rational? +inf.0)   ;=> #f
(rational? +nan.0)   ;=> #f
(integer? 3)   ;=> #t
(integer? 3.0)   ;=> #t
(integer? 3.5)   ;=> #f
(integer? 8/4)   ;=> #t
(integer? "3")   ;=> #f
(integer? +inf.0)   ;=> #f
(exact? 5)   ;=> #t
(exact? 5.0)   ;=> #f
(inexact? 5.)   ;=> #t
(inexact? 1/2)   ;=> #f
(exact-integer? 32)   ;=> #t
(exact-integer? 32.0)   ;=> #f
(exact-integer? 32/5)   ;=> #f
(exact-rational? 1/2)   ;=> #t
(finite? 3)   ;=> #t
(finite? +inf.0)   ;=> #f
(finite? +nan.0)   ;=> #f
(infinite? -inf.0)   ;=> #t
(infinite? 3)   ;=> #f
(nan? +nan.0)   ;=> #t
(nan? 32)   ;=> #f
(exact? 'a)   ;error> wrong-type
(nan? 'a)   ;error> wrong-type

;; Comparison
(= 1 1.0)   ;=> #t
(= 1/2 0.5)   ;=> #t
(= 1 2)   ;=> #f
(= 1 1 1)   ;=> #t
(= 1 1 2)   ;=> #f
(< 1 2 3)   ;=> #t
(< 1 3 2)   ;=> #f
(< 1 1)   ;=> #f
(> 3 2 1)   ;=> #t
(<= 1 1 2)   ;=> #t
(<= 2 1)   ;=> #f
(>= 3 3 2)   ;=> #t
(< 1/3 0.34)   ;=> #t
(< 9007199254740992 9007199254740993)   ;=> #t
(= 9007199254740992.0 9007199254740993)   ;=> #f
(< 9007199254740992.0 9007199254740993)   ;=> #t
(= 1/3 .3333333333333333)   ;=> #f
(< 100000000000000000000 1e20)   ;=> #f
(= 100000000000000000000 1e20)   ;=> #t
(< -100000000000000000000 1)   ;=> #t
(= +nan.0 +nan.0)   ;=> #f
(< +nan.0 1)   ;=> #f
(< -inf.0 -1e308 (- (expt 10 400)) 0)   ;=> #f
(< -inf.0 (- (expt 10 400)) -1e308 0 (expt 10 400) +inf.0)   ;=> #t
(= 0.0 -0.0)   ;=> #t
(< 1)   ;=> #t
(<)   ;error> wrong-arity
(< 1 'a)   ;error> wrong-type
(< 'a 1)   ;error> wrong-type
(= 1 2 'a)   ;error> wrong-type
(let ((< <)) (< 1 2))   ;=> #t

;; Signs and parity
(map zero? '(0 0.0 -0.0 1/2 1))   ;=> (#t #t #t #f #f)
(map positive? '(1 0 -1 1/2 -1/2 .5 100000000000000000000))   ;=> (#t #f #f #t #f #t #t)
(map negative? '(1 0 -1 1/2 -1/2 -.5 -100000000000000000000))   ;=> (#f #f #t #f #t #t #t)
(map odd? '(1 2 -1 0 100000000000000000001))   ;=> (#t #f #t #f #t)
(map even? '(1 2 -2 0 2.0 100000000000000000000))   ;=> (#f #t #t #t #t #t)
(odd? 1.5)   ;error> wrong-type
(even? 1/2)   ;error> wrong-type
(zero? 'a)   ;error> wrong-type
(positive? +inf.0)   ;=> #t

;; max, min
(max 3 4)   ;=> 4
(max 3.9 4)   ;=> 4.0
(min 1 2.0)   ;=> 1.0
(max 1 2 3 1/2)   ;=> 3
(min 1/2 1/3)   ;=> 1/3
(max 5)   ;=> 5
(max)   ;error> wrong-arity
(max 1 'a)   ;error> wrong-type
