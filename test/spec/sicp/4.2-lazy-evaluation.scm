;; In the manner of SICP 4.2: an evaluator in normal order, with thunks that remember.
(define forced 0)
(define (thunk e env) (list 'thunk e env))
(define (tagged? x tag) (and (pair? x) (eq? (car x) tag)))
(define (actual x)
  (cond ((tagged? x 'thunk)
         (let ((v (actual (ev (cadr x) (caddr x)))))
           (set! forced (+ forced 1))
           (set-car! x 'value) (set-cdr! x (list v))
           v))
        ((tagged? x 'value) (cadr x))
        (else x)))
(define (strict e env) (actual (ev e env)))
(define (ev e env)
  (cond ((symbol? e) (let ((b (assq e (cdr env)))) (if b (cdr b) (error "unbound" e))))
        ((not (pair? e)) e)
        (else
         (case (car e)
           ((quote) (let quoted ((d (cadr e))) (if (pair? d) (lazy-cons (quoted (car d)) (quoted (cdr d))) d)))
           ((if) (ev (if (strict (cadr e) env) (caddr e) (cadddr e)) env))
           ((lambda) (list 'closure (cadr e) (cddr e) env))
           ((define) (set-cdr! env (cons (if (pair? (cadr e))
                                             (cons (caadr e) (list 'closure (cdadr e) (cddr e) env))
                                             (cons (cadr e) (ev (caddr e) env)))
                                         (cdr env)))
                     'ok)
           (else (let ((f (strict (car e) env)))
                   (if (procedure? f)
                       (apply f (map (lambda (a) (strict a env)) (cdr e)))
                       (let* ((new (cons '*env* (append (map (lambda (p a) (cons p (thunk a env))) (cadr f) (cdr e)) (cdr (cadddr f)))))
                              (new (if (eq? (cadddr f) top) (begin (set-cdr! (last-pair new) '()) new) new)))
                         (let loop ((body (caddr f)))
                           (if (null? (cdr body)) (ev (car body) new) (begin (ev (car body) new) (loop (cdr body)))))))))))))
(define (lazy-cons a d) (list 'closure '(m) '((m a d)) (list '*env* (cons 'a a) (cons 'd d))))
(define top (list '*env* (cons '+ +) (cons '- -) (cons '* *) (cons '= =) (cons '/ /)))
;; A closure of the top level sees later definitions: its environment is looked up through the top when it is run.
(define (lookup-top name) (assq name (cdr top)))
(define (ev* e) (strict e top))
(define (define-all . forms) (for-each (lambda (f) (ev f top)) forms))
;; Recursion at top level ties the knot by putting the names first.
(for-each (lambda (n) (set-cdr! top (cons (cons n #f) (cdr top)))) '(try unless cons car cdr map from ref add ones twice))
(define (tie! name e) (set-cdr! (lookup-top name) (ev e top)))
(tie! 'try '(lambda (a b) (if (= a 0) 1 b)))
(ev* '(try 0 (/ 1 0)))   ;=> 1
(tie! 'unless '(lambda (c usual exceptional) (if c exceptional usual)))
(ev* '(unless (= 0 0) (/ 1 0) 'fine))   ;=> fine
(tie! 'cons '(lambda (a d) (lambda (m) (m a d))))
(tie! 'car '(lambda (p) (p (lambda (a d) a))))
(tie! 'cdr '(lambda (p) (p (lambda (a d) d))))
(tie! 'ref '(lambda (s n) (if (= n 0) (car s) (ref (cdr s) (- n 1)))))
(tie! 'map '(lambda (f s) (cons (f (car s)) (map f (cdr s)))))
(tie! 'from '(lambda (n) (cons n (from (+ n 1)))))
(ev* '(ref (map (lambda (x) (* x x)) (from 0)) 20))   ;=> 400
(ev* '(ref '(a b c) 2))   ;=> c
(tie! 'add '(lambda (a b) (cons (+ (car a) (car b)) (add (cdr a) (cdr b)))))
(tie! 'ones '(cons 1 ones))
(ev* '(ref (add ones (from 10)) 5))   ;=> 16
;; A thunk is forced once
(tie! 'twice '(lambda (x) (+ x x)))
(set! forced 0)
(ev* '(twice (+ 1 2)))   ;=> 6
forced   ;=> 1
