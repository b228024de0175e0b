(let-syntax ((given-that (syntax-rules () ((_ test stmt1 stmt2 ...) (if test (begin stmt1 stmt2 ...))))))
  (let ((if #t)) (given-that if (set! if 'now)) if))   ;=> now
(let ((x 'outer))
  (let-syntax ((m (syntax-rules () ((m) x))))
    (let ((x 'inner)) (m))))   ;=> outer
(letrec-syntax
    ((my-or (syntax-rules ()
              ((my-or) #f)
              ((my-or e) e)
              ((my-or e1 e2 ...) (let ((temp e1)) (if temp temp (my-or e2 ...)))))))
  (let ((x #f) (y 7) (temp 8) (let odd?) (if even?))
    (my-or x (let temp) (if y) y)))   ;=> 7

;; let-syntax does not see itself, letrec-syntax does.
(define-syntax m (syntax-rules () ((_) 'outer)))
(let-syntax ((m (syntax-rules () ((_ x) (m))))) (m 1))   ;=> outer
(letrec-syntax ((m (syntax-rules () ((_) 'inner) ((_ x) (m))))) (m 1))   ;=> inner
(let-syntax ((a (syntax-rules () ((_) 1))) (b (syntax-rules () ((_) 2)))) (list (a) (b)))   ;=> (1 2)
(letrec-syntax ((ev? (syntax-rules () ((_) #t) ((_ x y ...) (od? y ...))))
                (od? (syntax-rules () ((_) #f) ((_ x y ...) (ev? y ...)))))
  (list (ev? 1 2) (ev? 1 2 3)))   ;=> (#t #f)
(let-syntax () 5)   ;=> 5
(let-syntax ((m (syntax-rules () ((_) 1)))) (define x (m)) (+ x 1))   ;=> 2

;; A local variable shadows a keyword, and a local keyword a variable.
(let ((m (lambda () 'variable))) (m))   ;=> variable
(let ((m 1)) (let-syntax ((m (syntax-rules () ((_) 'keyword)))) (m)))   ;=> keyword
(define (f if) (list if))
(f 1)   ;=> (1)
(let ((cond list)) (cond 1 2))   ;=> (1 2)
(let () (define-syntax local (syntax-rules () ((_ x) (* x x)))) (local 5))   ;=> 25
(local 5)   ;error> unbound-variable

;; 5.3: define-syntax at top level may be used afterwards, also in code written before that is run after.
(define-syntax swap! (syntax-rules () ((_ a b) (let ((tmp a)) (set! a b) (set! b tmp)))))
(let ((x 1) (y 2)) (swap! x y) (list x y))   ;=> (2 1)
(let ((tmp 5) (other 6)) (swap! tmp other) (list tmp other))   ;=> (6 5)
(let ((x 1) (y 2))
  (define-syntax swap! (syntax-rules () ((swap! a b) (let ((tmp a)) (set! a b) (set! b tmp)))))
  (swap! x y)
  (list x y))   ;=> (2 1)
;; A program may give a keyword of the system another meaning, and a variable the name of a keyword.
(define-syntax when (syntax-rules () ((_ x) (list 'when x))))
(when 5)   ;=> (when 5)
(define (unless a b) (list a b))
(unless 1 2)   ;=> (1 2)
m   ;error> syntax-error
(set! m 1)   ;error> syntax-error
