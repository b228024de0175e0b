;; begin
(define x 0)
(and (= x 0) (begin (set! x 5) (+ x 1)))   ;=> 6
(begin (display "4 plus 1 equals ") (display (+ 4 1)))   ;out> 4 plus 1 equals 5
(begin (define in-begin 1) (define also 2))
(+ in-begin also)   ;=> 3
(begin)
(let () (begin (define a 1)) (begin) (begin (begin (define b 2))) (+ a b))   ;=> 3
(begin 1 2 3)   ;=> 3

;; do
(do ((vec (make-vector 5)) (i 0 (+ i 1))) ((= i 5) vec) (vector-set! vec i i))   ;=> #(0 1 2 3 4)
(let ((x '(1 3 5 7 9))) (do ((x x (cdr x)) (sum 0 (+ sum (car x)))) ((null? x) sum)))   ;=> 25
(do ((i 0 (+ i 1))) ((= i 3)) (display i))   ;out> 012
(do ((i 0 (+ i 1))) ((= i 3) 'a 'b))   ;=> b
(do () (#t 'at-once))   ;=> at-once
;; Steps are taken all at once.
(do ((a 1 b) (b 2 a) (n 0 (+ n 1))) ((= n 3) (list a b)))   ;=> (2 1)
;; Every iteration has its own variables.
(let ((fs '()))
  (do ((i 0 (+ i 1))) ((= i 3)) (set! fs (cons (lambda () i) fs)))
  (map (lambda (f) (f)) fs))   ;=> (2 1 0)
(do ((i 0 (+ i 1)) (l '() (cons i l))) ((= i 5) (reverse l)) 'nothing)   ;=> (0 1 2 3 4)
(do ((i 0 (+ i 1)) (constant 'c)) ((= i 2) constant))   ;=> c
;; A continuation captured in one iteration goes on from there, with the variables of that iteration.
(let ((k #f) (times 0) (seen '()))
  (do ((i 0 (+ i 1)))
      ((= i 3))
    (call/cc (lambda (c) (if (= i 1) (set! k c))))
    (set! seen (cons i seen)))
  (set! times (+ times 1))
  (if (< times 3) (k #f))
  (reverse seen))   ;=> (0 1 2 1 2 1 2)
(do (i) (#t 1))   ;error> syntax-error

;; named let
(let loop ((numbers '(3 -2 1 6 -5)) (nonneg '()) (neg '()))
  (cond ((null? numbers) (list nonneg neg))
        ((>= (car numbers) 0) (loop (cdr numbers) (cons (car numbers) nonneg) neg))
        ((< (car numbers) 0) (loop (cdr numbers) nonneg (cons (car numbers) neg)))))   ;=> ((6 1 3) (-5 -2))
(let loop () 5)   ;=> 5
(let fact ((n 20)) (if (= n 0) 1 (* n (fact (- n 1)))))   ;=> 2432902008176640000
(let ((loop 5)) (let loop ((x loop)) (if (procedure? loop) x 'no)))   ;=> 5
;; The procedure may escape from the loop, and be changed.
(define escaped (let loop ((n 3)) (if (= n 0) loop (loop (- n 1)))))
(procedure? (escaped 5))   ;=> #t
(let loop ((n 3)) (set! loop (lambda (n) (list 'changed n))) (loop n))   ;=> (changed 3)
(let loop ((i 0) (fs '()))
  (if (= i 3) (map (lambda (f) (f)) fs) (loop (+ i 1) (cons (lambda () i) fs))))   ;=> (2 1 0)
(let loop ((i 0)) (if (< i 10) (begin (let inner ((j 0)) (if (< j i) (inner (+ j 1)))) (loop (+ i 1))) i))   ;=> 10
(let loop ((i 0) (i 1)) i)   ;error> syntax-error
(let loop ((n 2)) (loop))   ;error> wrong-arity
;; Not in tail position inside itself.
(let count ((n 1000)) (if (= n 0) 0 (+ 1 (count (- n 1)))))   ;=> 1000
(let walk ((tree '((1 2) (3 (4 5)))))
  (cond ((null? tree) 0) ((pair? tree) (+ (walk (car tree)) (walk (cdr tree)))) (else 1)))   ;=> 5
