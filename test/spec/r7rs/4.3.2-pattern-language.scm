;; Literals
(define-syntax my-if
  (syntax-rules (then else)
    ((_ c then t else e) (if c t e))
    ((_ c then t) (if c t #f))
    ((_ . anything) 'no-match)))
(my-if #t then 1 else 2)   ;=> 1
(my-if #f then 1 else 2)   ;=> 2
(my-if #f then 1)   ;=> #f
(my-if #f so 1)   ;=> no-match
;; A literal that is bound where the macro is used does not match.
(let ((then 1)) (my-if #t then 1 else 2))   ;=> no-match
(let ((=> #f)) (cond (#t => 'ok)))   ;=> ok
(be-like-begin sequence)   ;error> unbound-variable
(define-syntax be-like-begin
  (syntax-rules () ((be-like-begin name) (define-syntax name (syntax-rules () ((name expr (... ...)) (begin expr (... ...))))))))
(be-like-begin sequence)
(sequence 1 2 3 4)   ;=> 4

;; Ellipsis
(define-syntax my-let
  (syntax-rules () ((_ ((name value) ...) body ...) ((lambda (name ...) body ...) value ...))))
(my-let ((a 1) (b 2)) (+ a b))   ;=> 3
(my-let () 5)   ;=> 5
(define-syntax my-let*
  (syntax-rules ()
    ((_ () body ...) (let () body ...))
    ((_ ((n v) more ...) body ...) (let ((n v)) (my-let* (more ...) body ...)))))
(my-let* ((a 1) (b (+ a 1)) (c (* b 10))) (list a b c))   ;=> (1 2 20)
(define-syntax my-cond
  (syntax-rules (else)
    ((_ (else e ...)) (begin e ...))
    ((_ (c e ...) clause ...) (if c (begin e ...) (my-cond clause ...)))))
(my-cond (#f 1) ((= 1 1) 2 3) (else 4))   ;=> 3

;; Nested ellipsis
(define-syntax flat (syntax-rules () ((_ (a ...) ...) '(a ... ...))))
(flat (1 2) () (3) (4 5 6))   ;=> (1 2 3 4 5 6)
(define-syntax nested (syntax-rules () ((_ (k v ...) ...) '((k (v k) ...) ...))))
(nested (a 1 2) (b) (c 3))   ;=> ((a (1 a) (2 a)) (b) (c (3 c)))
(define-syntax three (syntax-rules () ((_ ((a ...) ...) ...) '(a ... ... ...))))
(three ((1 2) (3)) () ((4)))   ;=> (1 2 3 4)
(define-syntax distribute (syntax-rules () ((_ x (y ...) ...) '((x y ...) ...))))
(distribute 0 (1) (2 3) ())   ;=> ((0 1) (0 2 3) (0))
(define-syntax zip (syntax-rules () ((_ (a ...) (b ...)) '((a b) ...))))
(zip (1 2 3) (x y z))   ;=> ((1 x) (2 y) (3 z))

;; Tails after the ellipsis
(define-syntax all-but-last (syntax-rules () ((_ a ... z) '((a ...) z))))
(all-but-last 1 2 3)   ;=> ((1 2) 3)
(all-but-last 1)   ;=> (() 1)
(define-syntax middle (syntax-rules () ((_ first m ... y z) '(first (m ...) y z))))
(middle 1 2 3 4 5)   ;=> (1 (2 3) 4 5)
(middle 1 2 3)   ;=> (1 () 2 3)
(middle 1 2)   ;error> syntax-error
(define-syntax dotted (syntax-rules () ((_ a . b) '(a b))))
(dotted 1 2 3)   ;=> (1 (2 3))
(dotted 1)   ;=> (1 ())
(dotted 1 . 2)   ;=> (1 2)
(define-syntax ellipsis-dotted (syntax-rules () ((_ a ... b . c) '((a ...) b c))))
(ellipsis-dotted 1 2 3 . 4)   ;=> ((1 2) 3 4)
(ellipsis-dotted 1 2 3)   ;=> ((1 2) 3 ())
(define-syntax build-dotted (syntax-rules () ((_ (a ...) b) '(a ... . b))))
(build-dotted (1 2) 3)   ;=> (1 2 . 3)
(build-dotted (1 2) (3))   ;=> (1 2 3)

;; Vectors
(define-syntax vec (syntax-rules () ((_ #(a b ...)) (list a '(b ...)))))
(vec #(1 2 3))   ;=> (1 (2 3))
(define-syntax to-vec (syntax-rules () ((_ a ...) #(a ... end))))
(to-vec 1 2)   ;=> #(1 2 end)
(define-syntax vec-tail (syntax-rules () ((_ #(a ... z)) 'z)))
(vec-tail #(1 2 3))   ;=> 3
(vec #())   ;error> syntax-error

;; Data in patterns
(define-syntax on (syntax-rules () ((_ 1) 'one) ((_ "s") 'string) ((_ #\c) 'char) ((_ #t) 'true) ((_ ()) 'null) ((_ x) 'other)))
(list (on 1) (on "s") (on #\c) (on #t) (on ()) (on 2) (on (1)))   ;=> (one string char true null other other)
(define-syntax ignore (syntax-rules () ((_ _ x _) 'x)))
(ignore 1 2 3)   ;=> 2

;; Custom ellipsis; (... ...)
(define-syntax my-list (syntax-rules ::: () ((_ x :::) (list x ::: '...))))
(my-list 1 2)   ;=> (1 2 ...)
(define-syntax define-lister
  (syntax-rules () ((_ name) (define-syntax name (syntax-rules () ((_ x (... ...)) (list 'name x (... ...))))))))
(define-lister l)
(l 1 2 3)   ;=> (l 1 2 3)
(define-syntax quoted-ellipsis (syntax-rules () ((_) '(... ...))))
(quoted-ellipsis)   ;=> ...
(define-syntax escaped (syntax-rules () ((_ a ...) '((... (b ...)) a ...))))
(escaped 1 2)   ;=> ((b ...) 1 2)
(define-syntax literal-ellipsis (syntax-rules (...) ((_ ...) 'matched) ((_ x) 'other)))
(list (literal-ellipsis ...) (literal-ellipsis 1))   ;=> (matched other)
(define-syntax underscore-literal (syntax-rules (_) ((m _) 'underscore) ((m x) 'other)))
(list (underscore-literal _) (underscore-literal y))   ;=> (underscore other)

;; Hygiene
(define-syntax my-or (syntax-rules () ((_) #f) ((_ e) e) ((_ e r ...) (let ((t e)) (if t t (my-or r ...))))))
(let ((t 5)) (my-or #f t))   ;=> 5
(let ((if list) (let 6)) (my-or #f let))   ;=> 6
(define-syntax while
  (syntax-rules () ((_ c body ...) (let lp () (when c body ... (lp))))))
(let ((i 0) (lp 'mine)) (while (< i 3) (set! i (+ i 1))) (list i lp))   ;=> (3 mine)
(define-syntax loop-with-break
  (syntax-rules () ((_ break body ...) (call/cc (lambda (break) (let lp () body ... (lp)))))))
(let ((n 0)) (loop-with-break stop (set! n (+ n 1)) (if (= n 5) (stop n))))   ;=> 5
(define-syntax loop (syntax-rules () ((_ body ...) (call/cc (lambda (leave) (let lp () body ... (lp)))))))
(loop (leave 1))   ;error> unbound-variable
;; A free name of the template means what it meant where the macro was defined.
(define helper-value 10)
(define-syntax use-helper (syntax-rules () ((_) helper-value)))
(let ((helper-value 'shadow)) (use-helper))   ;=> 10
(set! helper-value 11)
(use-helper)   ;=> 11
(let ((list vector)) (l 1))   ;=> (l 1)
;; Two uses do not share what they bind.
(define-syntax gen (syntax-rules () ((_ (x ...) y) (let ((tmp 1)) (gen2 (x ... tmp) y)))))
(define-syntax gen2 (syntax-rules () ((_ (x ...) 0) (list x ...)) ((_ (x ...) 1) (let ((tmp 2)) (list x ... tmp)))))
(gen () 1)   ;=> (1 2)
(define-syntax lambda-list (syntax-rules () ((_ n ...) (lambda (n ... extra) (list n ... extra)))))
((lambda-list a b) 1 2 3)   ;=> (1 2 3)
(let ((extra 9)) ((lambda-list a) 1 extra))   ;=> (1 9)
;; Macros that define macros, and definitions from macros.
(define-syntax define-constant (syntax-rules () ((_ n v) (define-syntax n (syntax-rules () ((_) v))))))
(define-constant five 5)
(five)   ;=> 5
(define-syntax define-two (syntax-rules () ((_ a b v) (begin (define a v) (define b v)))))
(define-two p q 'both)
(list p q)   ;=> (both both)
(define-syntax define-getter (syntax-rules () ((_ name v) (begin (define hidden v) (define (name) hidden)))))
(define-getter g1 'first)
(define-getter g2 'second)
(list (g1) (g2))   ;=> (first second)
hidden   ;error> unbound-variable
(let () (define-two x y 3) (+ x y))   ;=> 6
(let ((x 1)) (define-syntax set-x! (syntax-rules () ((_ v) (set! x v)))) (let ((x 2)) (set-x! 10)) x)   ;=> 10
;; Keywords shadowed around a use
(let ((else #f)) (my-cond (#f 1) (else 2) (#t 3) (else 4)))   ;error> syntax-error my-cond
(let ((else #t)) (my-cond (#f 1) (else 2)))   ;error> syntax-error my-cond
(define-syntax kw (syntax-rules () ((_ x) (let ((x 1)) x))))
(kw if)   ;=> 1
;; quote in a template gives symbols, whatever they are bound to.
(define-syntax q (syntax-rules () ((_ x) (let ((y 1)) '(x y)))))
(q z)   ;=> (z y)
;; Recursion with an accumulator
(define-syntax my-reverse (syntax-rules () ((_ () acc) 'acc) ((_ (x y ...) (a ...)) (my-reverse (y ...) (x a ...)))))
(my-reverse (1 2 3) ())   ;=> (3 2 1)
(define-syntax count-args (syntax-rules () ((_) 0) ((_ x y ...) (+ 1 (count-args y ...)))))
(count-args a b c d)   ;=> 4
;; A macro in a body before its use; a macro that uses one defined after it.
(let () (define (f) (m2 1)) (define-syntax m2 (syntax-rules () ((_ x) (+ x 1)))) (f))   ;=> 2
(define-syntax uses-later (syntax-rules () ((_) (later))))
(define-syntax later (syntax-rules () ((_) 'later)))
(uses-later)   ;=> later

;;; ---
;; Mistakes
(define-syntax one (syntax-rules () ((_ a) a)))
(one)   ;error> syntax-error
(one 1 2)   ;error> syntax-error
(define-syntax bad (syntax-rules () ((_ a a) 1)))   ;error> syntax-error
(define-syntax bad (syntax-rules () ((_ a ... b ...) 1)))   ;error> syntax-error
(define-syntax bad (syntax-rules () ((_ a ...) a)))   ;error> syntax-error
(define-syntax bad (syntax-rules () ((_ a) (a ...))))   ;error> syntax-error
(define-syntax bad 5)   ;error> syntax-error
(define-syntax bad)   ;error> syntax-error
(define-syntax bad (syntax-rules))   ;error> syntax-error
(define-syntax bad (syntax-rules (1) ((_) 1)))   ;error> syntax-error
(define-syntax bad (syntax-rules () (_)))   ;error> syntax-error
(syntax-error "my message:" a (b c))   ;error> syntax-error my message:
(define-syntax simple-let
  (syntax-rules ()
    ((_ (head ... ((x . y) val) . tail) body1 body2 ...) (syntax-error "expected an identifier but got" (x . y)))
    ((_ ((name val) ...) body1 body2 ...) ((lambda (name ...) body1 body2 ...) val ...))))
(simple-let ((a 1) (b 2)) (+ a b))   ;=> 3
(simple-let ((a 1) ((b . c) 2)) a)   ;error> syntax-error expected an identifier but got
