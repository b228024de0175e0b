(+ 3 4)   ;=> 7
(+ 3)   ;=> 3
(+)   ;=> 0
(* 4)   ;=> 4
(*)   ;=> 1
(- 3 4)   ;=> -1
(- 3 4 5)   ;=> -6
(- 3)   ;=> -3
(/ 3 4 5)   ;=> 3/20
(/ 3)   ;=> 1/3
(/ 6 3)   ;=> 2
(/ 6 4)   ;=> 3/2
(/ -6 4)   ;=> -3/2
(/ 1 -2)   ;=> -1/2
(+ 1/2 1/3)   ;=> 5/6
(+ 1/2 1/2)   ;=> 1
(- 1/2 1/2)   ;=> 0
(* 2/3 3/2)   ;=> 1
(+ 1 0.5)   ;=> 1.5
(+ 1/2 0.5)   ;=> 1.0
(* 2 0.5)   ;=> 1.0
(* 0 1.5)   ;=> 0
(+ 9007199254740991 1)   ;=> 9007199254740992
(+ 9007199254740992 1)   ;=> 9007199254740993
(- -9007199254740991 2)   ;=> -9007199254740993
(- (+ 9007199254740991 1) 1)   ;=> 9007199254740991
(* 94906267 94906267)   ;=> 9007199515875289
(* 99999999999 99999999999)   ;=> 9999999999800000000001
(- (* 99999999999 99999999999) 9999999999800000000000)   ;=> 1
(* -3 0)   ;=> 0
(eqv? 0 (* -3 0))   ;=> #t
(eqv? 0 (- 0))   ;=> #t
(/ 0 5)   ;=> 0
(eqv? 0 (/ 0 -5))   ;=> #t
(/ 1.0 0.0)   ;=> +inf.0
(- 0.0)   ;=> -0.0
(/ 5 2.)   ;=> 2.5
(/ 1 0)   ;error> divide-by-zero
(/ 0)   ;error> divide-by-zero
(/ 1.5 0)   ;error> divide-by-zero
(+ 1 'a)   ;error> wrong-type
(+ 'a 1)   ;error> wrong-type
(- "1")   ;error> wrong-type
(* 1 2 'x)   ;error> wrong-type
(-)   ;error> wrong-arity
(/)   ;error> wrong-arity
(define (fact n) (if (= n 0) 1 (* n (fact (- n 1)))))
(fact 25)   ;=> 15511210043330985984000000
(/ (fact 25) (fact 24))   ;=> 25
(exact->inexact (/ (fact 30) (fact 29)))   ;=> 30.0
(abs -7)   ;=> 7
(abs -7.5)   ;=> 7.5
(abs -1/2)   ;=> 1/2
(abs -100000000000000000000)   ;=> 100000000000000000000

;; Division
(quotient 17 5)   ;=> 3
(quotient -17 5)   ;=> -3
(quotient 17 -5)   ;=> -3
(remainder 17 -5)   ;=> 2
(remainder -17 5)   ;=> -2
(modulo -17 5)   ;=> 3
(modulo 17 -5)   ;=> -3
(modulo -17 -5)   ;=> -2
(modulo 13 4)   ;=> 1
(modulo -13 4.0)   ;=> 3.0
(remainder -13 -4.0)   ;=> -1.0
(quotient 100000000000000000000 3)   ;=> 33333333333333333333
(remainder 100000000000000000000 7)   ;=> 2
(modulo -100000000000000000000 7)   ;=> 5
(eqv? 0 (remainder -4 2))   ;=> #t
(eqv? 0 (quotient -1 2))   ;=> #t
(eqv? 0 (modulo -4 2))   ;=> #t
(quotient 1 0)   ;error> divide-by-zero
(remainder 1 0)   ;error> divide-by-zero
(modulo 1 0)   ;error> divide-by-zero
(modulo 1.5 2)   ;error> wrong-type
(call-with-values (lambda () (floor/ 5 2)) list)   ;=> (2 1)
(call-with-values (lambda () (floor/ -5 2)) list)   ;=> (-3 1)
(call-with-values (lambda () (floor/ 5 -2)) list)   ;=> (-3 -1)
(call-with-values (lambda () (floor/ -5 -2)) list)   ;=> (2 -1)
(call-with-values (lambda () (truncate/ 5 2)) list)   ;=> (2 1)
(call-with-values (lambda () (truncate/ -5 2)) list)   ;=> (-2 -1)
(call-with-values (lambda () (truncate/ 5 -2)) list)   ;=> (-2 1)
(call-with-values (lambda () (truncate/ -5.0 2)) list)   ;=> (-2.0 -1.0)
(floor-quotient -7 2)   ;=> -4
(floor-remainder -7 2)   ;=> 1
(truncate-quotient -7 2)   ;=> -3
(truncate-remainder -7 2)   ;=> -1
(gcd 32 -36)   ;=> 4
(gcd)   ;=> 0
(gcd 0 5)   ;=> 5
(gcd 100000000000000000000 15)   ;=> 5
(lcm 32 -36)   ;=> 288
(lcm 32.0 -36)   ;=> 288.0
(lcm)   ;=> 1
(lcm 3 0)   ;=> 0
(numerator (/ 6 4))   ;=> 3
(denominator (/ 6 4))   ;=> 2
(denominator (inexact (/ 6 4)))   ;=> 2.0
(denominator 0)   ;=> 1
(numerator -1/2)   ;=> -1

;; Rounding
(map floor '(-4.3 3.5 7/2 -7/2 5))   ;=> (-5.0 3.0 3 -4 5)
(map ceiling '(-4.3 3.5 7/2 -7/2 5))   ;=> (-4.0 4.0 4 -3 5)
(map truncate '(-4.3 3.5 7/2 -7/2 5))   ;=> (-4.0 3.0 3 -3 5)
(map round '(-4.3 3.5 7/2 -7/2 2.5 -2.5 5/2 7))   ;=> (-4.0 4.0 4 -4 2.0 -2.0 2 7)
(round 0.5)   ;=> 0.0
(round -0.4)   ;=> -0.0
(floor 'a)   ;error> wrong-type
(rationalize (exact .3) 1/10)   ;=> 1/3
(rationalize .3 1/10)   ;=> 0.3333333333333333
(rationalize 3/10 1/10)   ;=> 1/3

;; Roots and powers
(square 42)   ;=> 1764
(square 2.0)   ;=> 4.0
(square 1/3)   ;=> 1/9
(cube 3)   ;=> 27
(sqrt 9)   ;=> 3
(sqrt 16.0)   ;=> 4.0
(sqrt 2)   ;=> 1.4142135623730951
(sqrt 1/4)   ;=> 1/2
(sqrt 100000000000000000000)   ;=> 10000000000
(exact-integer-sqrt 4)   ;=> 2 0
(exact-integer-sqrt 5)   ;=> 2 1
(exact-integer-sqrt (expt 10 41))   ;=> 316227766016837933199 562477137586013626399
(expt 2 10)   ;=> 1024
(expt 2 100)   ;=> 1267650600228229401496703205376
(expt 2 -2)   ;=> 1/4
(expt 1/2 3)   ;=> 1/8
(expt 2. 3)   ;=> 8.0
(expt 2 .5)   ;=> 1.4142135623730951
(expt 0 0)   ;=> 1
(expt 0. 0)   ;=> 1
(expt 0 5)   ;=> 0
(expt -1 1001)   ;=> -1
(expt 9 1/2)   ;=> 3
(expt 0 -1)   ;error> divide-by-zero
(exp 0)   ;=> 1
(exp 1)   ;=> 2.718281828459045
(log 1)   ;=> 0
(log 8 2)   ;=> 3.0
(log 100 10)   ;=> 2.0
(sin 0)   ;=> 0
(cos 0)   ;=> 1
(atan 1 1)   ;=> 0.7853981633974483
(atan -1 -1)   ;=> -2.356194490192345
(atan 1)   ;=> 0.7853981633974483
(asin 1)   ;=> 1.5707963267948966
(acos 1)   ;=> 0
(tan 0)   ;=> 0
(exact-integer-sqrt -1)   ;error> wrong-type
(log 'a)   ;error> wrong-type

;; Exactness
(exact 2.0)   ;=> 2
(exact 2.5)   ;=> 5/2
(exact .1)   ;=> 3602879701896397/36028797018963968
(inexact 1/3)   ;=> 0.3333333333333333
(inexact 100000000000000000000)   ;=> 100000000000000000000.0
(exact->inexact 1/4)   ;=> 0.25
(inexact->exact 1e20)   ;=> 100000000000000000000
(exact +inf.0)   ;error> wrong-type
(exact 1e23)   ;=> 99999999999999991611392
(inexact (/ (expt 10 400) (expt 10 399)))   ;=> 10.0
(exact-nonnegative-integer? 5)   ;=> #t
(boolean=? (exact? (+ 1/2 .5)) #f)   ;=> #t
