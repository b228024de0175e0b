;; cond
(cond ((> 3 2) 'greater) ((< 3 2) 'less))   ;=> greater
(cond ((> 3 3) 'greater) ((< 3 3) 'less) (else 'equal))   ;=> equal
(cond ((assv 'b '((a 1) (b 2))) => cadr) (else #f))   ;=> 2
(cond ((assv 'c '((a 1) (b 2))) => cadr) (else #f))   ;=> #f
(cond (#f 1) (2))   ;=> 2
(cond (#f 1))   ;=> #<void>
(cond ('() => null?))   ;=> #t
(cond (#t 1 2 3))   ;=> 3
(cond (else 1 2))   ;=> 2
(let ((n 0)) (cond ((begin (set! n (+ n 1)) #f) 1) ((begin (set! n (+ n 1)) n) => list)))   ;=> (2)
;; A variable named else is not the keyword, and => neither.
(let ((else #f)) (cond (else 'taken) (#t 'next)))   ;=> next
(let ((=> 5)) (cond (#t => 'result)))   ;=> result
(define (classify n)
  (cond ((not (number? n)) 'what)
        ((negative? n) 'negative)
        ((zero? n) 'zero)
        (else 'positive)))
(map classify '(-1 0 1 x))   ;=> (negative zero positive what)

;; case
(case (* 2 3) ((2 3 5 7) 'prime) ((1 4 6 8 9) 'composite))   ;=> composite
(case (car '(c d)) ((a) 'a) ((b) 'b))   ;=> #<void>
(case (car '(c d)) ((a e i o u) 'vowel) ((w y) 'semivowel) (else => (lambda (x) x)))   ;=> c
(case 1 ((1) => (lambda (x) (* x 10))) (else 'no))   ;=> 10
(case 'else ((else) 'datum) (else 'keyword))   ;=> datum
(case #\a ((#\a #\b) 'char))   ;=> char
(case 2.0 ((2) 'exact) ((2.0) 'inexact))   ;=> inexact
(case 100000000000000000000 ((100000000000000000000) 'big))   ;=> big
(case 1/2 ((1/2) 'half))   ;=> half
(case '() ((()) 'null))   ;=> null
(case #t ((#f) 'f) ((#t) 't))   ;=> t
(case "a" (("a") 'same) (else 'strings-are-not-eqv))   ;=> strings-are-not-eqv
(case 'x ((y) 1) (else 'z))   ;=> z
(case 'x ((y)) (else 'z))   ;error> syntax-error
(case 1 (() 'never) (else 'else))   ;=> else
(case (begin (display "once") 3) ((1 2) 'low) ((3 4) 'high))
;out> once
;=> high
(case 5 ((5) 1 2 3))   ;=> 3

;; and, or
(and (= 2 2) (> 2 1))   ;=> #t
(and (= 2 2) (< 2 1))   ;=> #f
(and 1 2 'c '(f g))   ;=> (f g)
(and)   ;=> #t
(and #f (error "not reached"))   ;=> #f
(or (= 2 2) (> 2 1))   ;=> #t
(or (= 2 2) (< 2 1))   ;=> #t
(or #f #f #f)   ;=> #f
(or (memq 'b '(a b c)) (/ 3 0))   ;=> (b c)
(or)   ;=> #f
(or #f 3)   ;=> 3
(let ((t 5)) (or #f t))   ;=> 5
(let ((n 0)) (or (begin (set! n (+ n 1)) #f) (begin (set! n (+ n 1)) n)))   ;=> 2

;; when, unless
(when (> 1 0) 'a 'b)   ;=> b
(when (> 0 1) 'a)   ;=> #<void>
(unless (> 0 1) 'a 'b)   ;=> b
(unless (> 1 0) 'a)   ;=> #<void>
(let ((l '())) (when #t (set! l (cons 1 l)) (set! l (cons 2 l)) l))   ;=> (2 1)

;; cond-expand
(cond-expand (r7rs 'yes) (else 'no))   ;=> yes
(cond-expand (no-such-feature 'yes) (else 'no))   ;=> no
(cond-expand ((and r7rs (not no-such-feature)) 'both) (else 'no))   ;=> both
(cond-expand ((or no-such-feature ratios) 'one) (else 'no))   ;=> one
(cond-expand (r7rs (define from-expand 1) (define and-this 2)))
(list from-expand and-this)   ;=> (1 2)
(let () (cond-expand (full-unicode (define inner 3))) inner)   ;=> 3
