;; What they are
(map complex? '(3 1+2i 1.5 a))   ;=> (#t #t #t #f)
(map number? '(+i 1@2))   ;=> (#t #t)
(map real? '(3 -2.5+0i -2.5+0.0i 1e10))   ;=> (#t #t #f #t)
(map real? '(#e1e10 +inf.0 +i))   ;=> (#t #t #f)
(map rational? '(+i 1.+0.i))   ;=> (#f #f)
(map integer? '(3+0i 3.+0.i))   ;=> (#t #f)
(map exact? '(1+2i 1.+2.i))   ;=> (#t #f)
(map inexact? '(1+2i 1+2.i))   ;=> (#f #t)
(map finite? '(1+2i 3.0+inf.0i +nan.0+i))   ;=> (#t #f #f)
(map infinite? '(3.0+inf.0i +nan.0+inf.0i 1+2i))   ;=> (#t #t #f)
(map nan? '(+nan.0+5.0i 1+2i))   ;=> (#t #f)
(symbol? '+j)   ;=> #t
(symbol? '|+i|)   ;=> #t
'|+i|   ;=> |+i|

;; Parts
(make-rectangular 1 2)   ;=> 1+2i
(make-rectangular 1 0)   ;=> 1
(make-rectangular 1 2.5)   ;=> 1.0+2.5i
(make-rectangular 1. 0)   ;=> 1.0
(make-polar 1 0)   ;=> 1
(make-polar 0 1)   ;=> 0
(map real-part '(1+2i 3 4.5))   ;=> (1 3 4.5)
(map imag-part '(1+2i 3 4.5 -i))   ;=> (2 0 0 -1)
(map magnitude '(3+4i -5 -1/2 1+i 3.+4.i))   ;=> (5 5 1/2 1.4142135623730951 5.0)
(map angle '(+i -1 1 1.5 0 -1.))   ;=> (1.5707963267948966 3.141592653589793 0 0 0 3.141592653589793)
(make-rectangular 1 +i)   ;error> wrong-type
(make-polar +i 1)   ;error> wrong-type

;; Arithmetic
(+ 1+2i 3-2i)   ;=> 4
(+ 1/2 +i 1)   ;=> 3/2+i
(- +i)   ;=> -i
(- 1 +i)   ;=> 1-i
(* +i +i)   ;=> -1
(* 2 1+2i)   ;=> 2+4i
(* 0 1.+2.i)   ;=> 0
(* 1.5 2+2i)   ;=> 3.0+3.0i
(/ 1+2i 3+4i)   ;=> 11/25+2/25i
(/ +i)   ;=> -i
(/ 1.+2.i 2)   ;=> 0.5+1.0i
(/ +i 0)   ;error> divide-by-zero
(square 1+i)   ;=> +2i
(cube +i)   ;=> -i
(average 1+2i 3)   ;=> 2+i
(1+ +i)   ;=> 1+i
(exact 1.5+2.i)   ;=> 3/2+2i
(exact 1.5+0.i)   ;=> 3/2
(inexact 1/2+i)   ;=> 0.5+1.0i
(exact +inf.0+i)   ;error> wrong-type
(map (lambda (z) (= z 1+2i)) '(1+2i 1.+2.i 1 1-2i))   ;=> (#t #t #f #f)
(= 1 1.+0.i)   ;=> #t
(= 1+2i 1+2i 1.+2.i)   ;=> #t
(map zero? '(0.+0.i +i -0.-0.i))   ;=> (#t #f #t)
(eqv? 1+2i (+ 1 +2i))   ;=> #t
(eqv? 1+2i 1.+2.i)   ;=> #f
(equal? '(1+2i) (list (make-rectangular 1 2)))   ;=> #t
(assv +i '((1 . a) (+i . b)))   ;=> (+i . b)
(< 1 +i)   ;error> wrong-type
(<= +i +i)   ;error> wrong-type
(max 1 +i)   ;error> wrong-type
(positive? +i)   ;error> wrong-type
(abs +i)   ;error> wrong-type
(floor 1+i)   ;error> wrong-type
(even? 2+i)   ;error> wrong-type
(quotient 4+2i 2)   ;error> wrong-type
(numerator +i)   ;error> wrong-type
(= 1+i 'a)   ;error> wrong-type
(vector-ref #(1) +i)   ;error> wrong-type

;; Functions
(sqrt -4)   ;=> +2i
(sqrt -1)   ;=> +i
(sqrt -1/4)   ;=> +1/2i
(sqrt -2)   ;=> +1.4142135623730951i
(sqrt 3+4i)   ;=> 2+i
(sqrt -3-4i)   ;=> 1-2i
(sqrt 1/2+1/2i)   ;=> 0.7768869870150187+0.3217971264527913i
(sqrt -4.)   ;=> +2.0i
(sqrt -0.0)   ;=> -0.0
(sqrt (- (expt 10 40)))   ;=> +100000000000000000000i
(expt +i 2)   ;=> -1
(expt 1+i 10)   ;=> +32i
(expt 1+2i -2)   ;=> -3/25-4/25i
(expt +i 0)   ;=> 1
(expt -1 1/2)   ;=> +i
(expt 0 1+i)   ;=> 0
(expt 0 +i)   ;error> divide-by-zero
(define (near? a b) (< (magnitude (- a b)) 1e-12))
(near? (expt +i +i) (exp (/ (acos -1) -2)))   ;=> #t
(near? (expt -8 1/3) 1+1.7320508075688772i)   ;=> #t
(near? (exp (* +i (acos -1))) -1)   ;=> #t
(near? (log -1) (* +i (acos -1)))   ;=> #t
(near? (log -1 +i) 2)   ;=> #t
(near? (log +i) (* +i (acos 0)))   ;=> #t
(near? (sin +i) +1.1752011936438014i)   ;=> #t
(near? (cos +i) 1.5430806348152437)   ;=> #t
(near? (tan +i) +0.7615941559557649i)   ;=> #t
(near? (asin 2) 1.5707963267948966-1.3169578969248166i)   ;=> #t
(near? (asin -2) -1.5707963267948966+1.3169578969248166i)   ;=> #t
(near? (acos 2) +1.3169578969248166i)   ;=> #t
(near? (atan +2i) 1.5707963267948966+0.5493061443340549i)   ;=> #t
(atan +i)   ;error> divide-by-zero
(atan 1 +i)   ;error> wrong-type
(near? 1@2 (make-polar 1 2))   ;=> #t

;; Text
'(+i -i 1+i 1/2-3/4i 1.5-2.5i +inf.0-nan.0i +1.i)   ;=> (+i -i 1+i 1/2-3/4i 1.5-2.5i +inf.0+nan.0i +1.0i)
'(#e1.5+2i #x-ff+ai #i1+i #b1-1i)   ;=> (3/2+2i -255+10i 1.0+1.0i 1-i)
(number->string 255-16i 16)   ;=> "ff-10i"
(number->string 1/2+3i)   ;=> "1/2+3i"
(map string->number '("1+2i" "+i" "1+2" "i" "1@0" "1+2j"))   ;=> (1+2i +i #f #f 1 #f)
(exact->inexact 1/3+i)   ;=> 0.3333333333333333+1.0i

;; Signed zeros, the ends of the range, and inexact integers
(map (lambda (f) (f -0.0)) (list - sqrt abs floor round exact))   ;=> (0.0 -0.0 0.0 -0.0 -0.0 0)
(map (lambda (x) (eqv? x 0.0)) '(0.0 -0.0))   ;=> (#t #f)
(atan -0.0 -1)   ;=> -3.141592653589793
(atan 1 0)   ;=> 1.5707963267948966
(atan 0. 0)   ;=> 0.0
(map string->number '("1e1000" "-1e1000" "1e-1000" "+1e3" "1.e2" "#i1e1000"))   ;=> (+inf.0 -inf.0 0.0 1000.0 100.0 +inf.0)
(map string->number '("." "+." "1.2e" "1e2.5" "+5e" "1/2e3" "#b12" "1e1e1"))   ;=> (#f #f #f #f #f #f #f #f)
(= (exact 1e-320) (string->number (number->string (exact 1e-320))))   ;=> #t
(inexact (exact 1e-320))   ;=> 1e-320
(number->string .5 3)   ;=> "0.1111111111111111111111111111111112"
(map (lambda (radix) (number->string -.75 radix)) '(2 4 8 10 12 16 36))   ;=> ("-0.11" "-0.3" "-0.6" "-0.75" "-0.9" "-0.c" "-0.r")
(do ((radix 2 (+ radix 1)))
    ((or (= radix 37) (not (eqv? .1 (string->number (number->string .1 radix) radix)))) radix))   ;=> 37
(call-with-values (lambda () (exact-integer-sqrt (- (expt 10 100) 1))) (lambda (s r) (= (+ (* s s) r) (- (expt 10 100) 1))))   ;=> #t
(map (lambda (x y) (rationalize x y)) '(1/3 .3 3/10 -3/10 5 0) '(1/100 1/10 0 1/10 2 1))   ;=> (1/3 0.3333333333333333 3/10 -1/3 3 0)
(rationalize 5 +inf.0)   ;=> 0.0
(rationalize +inf.0 5)   ;=> +inf.0
(call-with-values (lambda () (truncate/ -7. 2)) list)   ;=> (-3.0 -1.0)
(call-with-values (lambda () (floor/ -7 2.)) list)   ;=> (-4.0 1.0)
(floor/ 7.5 2)   ;error> wrong-type
(map exact-integer? (call-with-values (lambda () (exact-integer-sqrt 17)) list))   ;=> (#t #t)
