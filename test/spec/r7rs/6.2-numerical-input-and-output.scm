;; number->string
(number->string 255)   ;=> "255"
(number->string 255 16)   ;=> "ff"
(number->string -255 2)   ;=> "-11111111"
(number->string 1/3 3)   ;=> "1/10"
(number->string 0.5)   ;=> "0.5"
(number->string 100000000000000000000 36)   ;=> "l3r41ifs0q5ts"
(number->string 1e21)   ;=> "1e+21"
(number->string +inf.0)   ;=> "+inf.0"
(number->string -nan.0)   ;=> "+nan.0"
(number->string 5 1)   ;error> wrong-type
(number->string 'a)   ;error> wrong-type

;; string->number
(string->number "100")   ;=> 100
(string->number "100" 16)   ;=> 256
(string->number "1e2")   ;=> 100.0
(string->number "#x1F")   ;=> 31
(string->number "#b101")   ;=> 5
(string->number "#e1.5")   ;=> 3/2
(string->number "#i1/2")   ;=> 0.5
(string->number "#x#e-ff")   ;=> -255
(string->number "1/2")   ;=> 1/2
(string->number "-1/2" 2)   ;=> #f
(string->number "-1/10" 2)   ;=> -1/2
(string->number ".5")   ;=> 0.5
(string->number "5.")   ;=> 5.0
(string->number "-.5e-3")   ;=> -0.0005
(string->number "+inf.0")   ;=> +inf.0
(string->number "+5")   ;=> 5
(string->number "abc")   ;=> #f
(string->number "abc" 16)   ;=> 2748
(string->number "")   ;=> #f
(string->number "-")   ;=> #f
(string->number "+")   ;=> #f
(string->number ".")   ;=> #f
(string->number "1 2")   ;=> #f
(string->number " 1")   ;=> #f
(string->number "1/0")   ;=> #f
(string->number "12a")   ;=> #f
(string->number "--1")   ;=> #f
(string->number "1e")   ;=> #f
(string->number "1.2.3")   ;=> #f
(string->number "100000000000000000000000")   ;=> 100000000000000000000000
(string->number 5)   ;error> wrong-type

;; Literals
#xff   ;=> 255
#o17   ;=> 15
#b-101   ;=> -5
#d10   ;=> 10
#e1.25   ;=> 5/4
#i3   ;=> 3.0
#e1e3   ;=> 1000
1e3   ;=> 1000.0
6/4   ;=> 3/2
-0   ;=> 0
1.   ;=> 1.0
'(1. -.5 1e100 1e-7 123456789.123)   ;=> (1.0 -0.5 1e+100 1e-7 123456789.123)
'+5   ;=> 5
'(+ - ... 1+ -1+ +a -)   ;=> (+ - ... 1+ -1+ +a -)
(symbol? '-)   ;=> #t
(number? '+1)   ;=> #t
1/2   ;=> 1/2

;; Every number reads back as itself.
(let loop ((l '(0 -1 1/3 .1 1e300 -1e-300 4.9e-324 1.7976931348623157e308 123456789012345678901234567890 -7/9)))
  (or (null? l)
      (and (eqv? (car l) (string->number (number->string (car l)))) (loop (cdr l)))))   ;=> #t
(let loop ((radix 2))
  (or (> radix 36)
      (and (= 987654321987654321 (string->number (number->string 987654321987654321 radix) radix)) (loop (+ radix 1)))))   ;=> #t

;; Bits (R7RS-large, SRFI 151)
(bitwise-and 12 10)   ;=> 8
(bitwise-or 12 10)   ;=> 14
(bitwise-xor 12 10)   ;=> 6
(bitwise-not 5)   ;=> -6
(arithmetic-shift 1 10)   ;=> 1024
(arithmetic-shift 1024 -3)   ;=> 128
(arithmetic-shift -1 -5)   ;=> -1
(bitwise-and -1 (expt 2 70))   ;=> 1180591620717411303424
