;; 4.1.1 variables
(define x 28)
x   ;=> 28
never-defined   ;error> unbound-variable

;; 4.1.2 literals
(quote a)   ;=> a
(quote #(a b c))   ;=> #(a b c)
(quote (+ 1 2))   ;=> (+ 1 2)
'a   ;=> a
'#(a b c)   ;=> #(a b c)
'()   ;=> ()
'(quote a)   ;=> (quote a)
''a   ;=> (quote a)
'145932   ;=> 145932
145932   ;=> 145932
'"abc"   ;=> "abc"
"abc"   ;=> "abc"
'#\a   ;=> #\a
#\a   ;=> #\a
#(1 2)   ;=> #(1 2)
#u8(1 2 255)   ;=> #u8(1 2 255)
#t   ;=> #t
#false   ;=> #f
'|a b|   ;=> |a b|
'(1 . (2 . (3 . ())))   ;=> (1 2 3)
'(1 . 2)   ;=> (1 . 2)
(let ((f (lambda () '(a b)))) (eq? (f) (f)))   ;=> #t
(let ((f (lambda () "constant"))) (eq? (f) (f)))   ;=> #t

;; 4.1.3 procedure calls
(+ 3 4)   ;=> 7
((if #f + *) 3 4)   ;=> 12
((lambda () 5))   ;=> 5
((car (list + -)) 1 2)   ;=> 3
;; Operators and operands are evaluated from left to right.
(let ((log '()))
  (define (note x) (set! log (cons x log)) x)
  ((begin (note 'operator) list) (note 1) (note 2) (note 3))
  (reverse log))   ;=> (operator 1 2 3)
(5 6)   ;error> not-a-procedure
("f" 1)   ;error> not-a-procedure
((lambda (x) x))   ;error> wrong-arity
((lambda (x) x) 1 2)   ;error> wrong-arity
;; The operands are evaluated before the operator is found not to be a procedure.
(let ((seen #f)) (guard (e (#t seen)) ('f (begin (set! seen #t) 1))))   ;=> #t

;; 4.1.4 procedures
(procedure? (lambda (x) (+ x x)))   ;=> #t
((lambda (x) (+ x x)) 4)   ;=> 8
(define reverse-subtract (lambda (x y) (- y x)))
(reverse-subtract 7 10)   ;=> 3
(define add4 (let ((x 4)) (lambda (y) (+ x y))))
(add4 6)   ;=> 10
((lambda x x) 3 4 5 6)   ;=> (3 4 5 6)
((lambda x x))   ;=> ()
((lambda (x y . z) z) 3 4 5 6)   ;=> (5 6)
((lambda (x y . z) (list x y z)) 3 4)   ;=> (3 4 ())
((lambda (x y . z) z) 3)   ;error> wrong-arity
((lambda (x) (define y 1) (+ x y)) 2)   ;=> 3
;; Every call of a procedure has its own variables.
(define (make-counter) (let ((n 0)) (lambda () (set! n (+ n 1)) n)))
(define c1 (make-counter))
(define c2 (make-counter))
(c1)   ;=> 1
(c1)   ;=> 2
(c2)   ;=> 1
;; The rest list is fresh: changing it does not change what was applied.
(define args (list 1 2 3))
(define (smash . rest) (set-car! rest 'smashed) rest)
(apply smash args)   ;=> (smashed 2 3)
args   ;=> (1 2 3)
;; An argument may have any name.
((lambda (if) (list if)) 1)   ;=> (1)
((lambda (define quote) (list define quote)) 1 2)   ;=> (1 2)

;; 4.1.5 conditionals
(if (> 3 2) 'yes 'no)   ;=> yes
(if (> 2 3) 'yes 'no)   ;=> no
(if (> 3 2) (- 3 2) (+ 3 2))   ;=> 1
(if '() 'true 'false)   ;=> true
(if 0 'true 'false)   ;=> true
(if "" 'true 'false)   ;=> true
(if #f #f)   ;=> #<void>
(if (not #f) 'not)   ;=> not
(if (if #t #f #t) 1 2)   ;=> 2
(if (begin (define-values () (values)) #t) 1 2)   ;error> syntax-error

;; 4.1.6 assignments
(define y 2)
(+ y 1)   ;=> 3
(set! y 4)
(+ y 1)   ;=> 5
(set! not-there 1)   ;error> unbound-variable
(let ((y 1)) (set! y 2) y)   ;=> 2
y   ;=> 4
(let ((a 1)) (let ((f (lambda () a))) (set! a 2) (f)))   ;=> 2
(define (f a) (set! a (+ a 1)) a)
(f 1)   ;=> 2
(let loop ((i 0) (fs '()))
  (if (< i 3)
      (loop (+ i 1) (cons (lambda () (set! i (+ i 10)) i) fs))
      (map (lambda (f) (f) (f)) fs)))   ;=> (22 21 20)
