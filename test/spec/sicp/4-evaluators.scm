;; In the manner of SICP chapter 4: a small evaluator of our own, and nondeterminism by continuations.
(define (ev e env)
  (cond ((symbol? e) (cdr (assq e env)))
        ((not (pair? e)) e)
        ((eq? (car e) 'quote) (cadr e))
        ((eq? (car e) 'if) (ev ((if (ev (cadr e) env) caddr cadddr) e) env))
        ((eq? (car e) 'lambda) (lambda args (ev (caddr e) (append (map cons (cadr e) args) env))))
        (else (let ((f (ev (car e) env))) (apply f (map (lambda (x) (ev x env)) (cdr e)))))))
(define primitives (list (cons '+ +) (cons '* *) (cons '- -) (cons '= =)))
(ev '((lambda (x y) (+ x (* y 10))) 1 2) primitives)   ;=> 21
(ev '(((lambda (f) ((lambda (x) (x x)) (lambda (x) (f (lambda (n) ((x x) n))))))
       (lambda (self) (lambda (n) (if (= n 0) 1 (* n (self (- n 1)))))))
      20) primitives)   ;=> 2432902008176640000

(define fail-stack '())
(define (fail) (if (null? fail-stack) 'no-more (let ((k (car fail-stack))) (set! fail-stack (cdr fail-stack)) (k k))))
(define (choose choices)
  (let ((k (call/cc (lambda (k) k))))
    (if (null? choices)
        (fail)
        (let ((c (car choices))) (set! choices (cdr choices)) (set! fail-stack (cons k fail-stack)) c))))
(let* ((a (choose '(1 2 3 4 5 6 7))) (b (choose '(1 2 3 4 5 6 7))) (c (choose '(1 2 3 4 5 6 7))))
  (if (and (= (* c c) (+ (* a a) (* b b))) (< a b)) (list a b c) (fail)))   ;=> (3 4 5)
