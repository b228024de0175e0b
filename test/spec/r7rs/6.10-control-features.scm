;; procedure?, apply
(procedure? car)   ;=> #t
(procedure? 'car)   ;=> #f
(procedure? (lambda (x) x))   ;=> #t
(procedure? '(lambda (x) x))   ;=> #f
(call/cc procedure?)   ;=> #t
(apply + (list 3 4))   ;=> 7
(apply + 1 2 '(3 4))   ;=> 10
(apply list '())   ;=> ()
(define compose (lambda (f g) (lambda args (f (apply g args)))))
((compose sqrt *) 12 75)   ;=> 30
(apply apply (list + '(1 2)))   ;=> 3
(apply (lambda (a . rest) (list a rest)) 1 '(2 3))   ;=> (1 (2 3))
(apply + 1)   ;error> wrong-type
(apply + '(1 . 2))   ;error> wrong-type
(apply 5 '(1))   ;error> wrong-type
(apply car '(1 2))   ;error> wrong-arity
(apply max (iota 1000))   ;=> 999

;; map
(map cadr '((a b) (d e) (g h)))   ;=> (b e h)
(map (lambda (n) (expt n n)) '(1 2 3 4 5))   ;=> (1 4 27 256 3125)
(map + '(1 2 3) '(4 5 6))   ;=> (5 7 9)
(map + '(1 2) '(10 20 30) '(100 200 300 400))   ;=> (111 222)
(map + '() '(1))   ;=> ()
(let ((count 0)) (map (lambda (ignored) (set! count (+ count 1)) count) '(a b)))   ;=> (1 2)
(map (lambda (x) (map (lambda (y) (* x y)) '(1 2))) '(3 4))   ;=> ((3 6) (4 8))
(map car '((a) b))   ;error> wrong-type
(map car 5)   ;error> wrong-type
(map car '(1 . 2))   ;error> wrong-type
(map 5 '(1))   ;error> not-a-procedure
(let* ((l (list 1 2)) (m (map (lambda (x) x) l))) (list (equal? l m) (eq? l m)))   ;=> (#t #f)

;; for-each
(let ((v (make-vector 5))) (for-each (lambda (i) (vector-set! v i (* i i))) '(0 1 2 3 4)) v)   ;=> #(0 1 4 9 16)
(for-each (lambda (a b) (display (list a b))) '(1 2) '(x y z))   ;out> (1 x)(2 y)
(for-each display '())   ;out>

;; A continuation captured in map and entered later does not disturb the earlier result.
(let ((k* #f) (y* 1))
  (set! y* (* (call/cc (lambda (k) (set! k* k) 2)) y*))
  (if (< y* 10) (k* 3) y*))   ;=> 18
(define saved #f)
(define results '())
(define n 0)
(let ()
  (set! results (cons (map (lambda (x) (call/cc (lambda (k) (if (= x 2) (set! saved k)) x))) '(1 2 3)) results))
  (set! n (+ n 1))
  (if (< n 3) (saved (* n 100)))
  results)   ;=> ((1 200 3) (1 100 3) (1 2 3))
(let ((k* #f) (n 0) (all '()))
  (let ((v (vector-map (lambda (x) (call/cc (lambda (k) (if (= x 2) (set! k* k)) x))) #(1 2 3))))
    (set! all (cons v all))
    (set! n (+ n 1))
    (if (< n 3) (k* (* n 10)))
    all))   ;=> (#(1 20 3) #(1 10 3) #(1 2 3))

;; call/cc
(call-with-current-continuation
  (lambda (exit) (for-each (lambda (x) (if (negative? x) (exit x))) '(54 0 37 -3 245 19)) #t))   ;=> -3
(define list-length
  (lambda (obj)
    (call-with-current-continuation
      (lambda (return)
        (letrec ((r (lambda (obj)
                      (cond ((null? obj) 0)
                            ((pair? obj) (+ (r (cdr obj)) 1))
                            (else (return #f))))))
          (r obj))))))
(list-length '(1 2 3 4))   ;=> 4
(list-length '(a b . c))   ;=> #f
(+ 1 (call/cc (lambda (k) (+ 10 (k 1)))))   ;=> 2
(call/cc (lambda (k) 5))   ;=> 5
(call/cc (lambda (k) (call/cc (lambda (j) (k 'outer))) 'not-here))   ;=> outer
(let ((x (call/cc (lambda (k) k)))) (if (procedure? x) (x 'second) x))   ;=> second
(call-with-values (lambda () (call/cc (lambda (k) (k 1 2 3)))) list)   ;=> (1 2 3)
(call/cc 5)   ;error> wrong-type
(call/cc (lambda () 1))   ;error> wrong-arity

;; Generators by re-entry
(define (tree->generator tree)
  (define return #f)
  (define (resume-first)
    (let walk ((t tree))
      (cond ((null? t) 'skip)
            ((pair? t) (walk (car t)) (walk (cdr t)))
            (else (call/cc (lambda (rest)
                             (set! resume (lambda () (rest 'go-on)))
                             (return t))))))
    (return 'done))
  (define resume resume-first)
  (lambda () (call/cc (lambda (k) (set! return k) (resume)))))
(define g (tree->generator '(1 (2 (3 4)) 5)))
(list (g) (g) (g) (g) (g) (g))   ;=> (1 2 3 4 5 done)
(define (same-fringe? a b)
  (let ((ga (tree->generator a)) (gb (tree->generator b)))
    (let loop () (let ((x (ga)) (y (gb))) (cond ((not (eqv? x y)) #f) ((eq? x 'done) #t) (else (loop)))))))
(same-fringe? '(1 (2 3) 4) '((1 2) (3 (4))))   ;=> #t
(same-fringe? '(1 (2 3) 4) '((1 2) (4 (3))))   ;=> #f

;; Assigned variables are shared by the entries of a continuation; others are not.
(let ((k #f) (n 0) (log '()))
  (let ((x 0))
    (call/cc (lambda (c) (set! k c)))
    (set! x (+ x 1))
    (set! log (cons x log))
    (set! n (+ n 1))
    (if (< n 3) (k #f) log)))   ;=> (3 2 1)
(let ((k #f) (n 0))
  (let ((x (call/cc (lambda (c) (set! k c) 0))))
    (set! n (+ n 1))
    (if (< n 3) (k (+ x 10)) (list x n))))   ;=> (20 3)
;; Operands evaluated before the capture keep their values.
(let ((k #f) (n 0))
  (let ((l (list n (call/cc (lambda (c) (set! k c) 'first)) n)))
    (set! n (+ n 1))
    (if (= n 1) (k 'second) l)))   ;=> (0 second 1)

;; Coroutines
(define queue '())
(define (enqueue! t) (set! queue (append queue (list t))))
(define (yield) (call/cc (lambda (k) (enqueue! (lambda () (k #f))) (let ((t (car queue))) (set! queue (cdr queue)) (t)))))
(define out '())
(define (worker name n) (lambda () (let loop ((i 0)) (if (< i n) (begin (set! out (cons (list name i) out)) (yield) (loop (+ i 1)))))))
(define (run-all) (if (pair? queue) (let ((t (car queue))) (set! queue (cdr queue)) (t) (run-all))))
(enqueue! (worker 'a 2))
(enqueue! (worker 'b 3))
(run-all)
;; Worker b was begun inside a's first yield, and returns there at its end.
(reverse out)   ;=> ((a 0) (b 0) (a 1) (b 1) (b 2) (a 1))

;; values
(call-with-values (lambda () (values 4 5)) (lambda (a b) b))   ;=> 5
(call-with-values * -)   ;=> -1
(call-with-values (lambda () (values)) list)   ;=> ()
(call-with-values (lambda () 1) list)   ;=> (1)
(values 1)   ;=> 1
(+ 1 (values 2))   ;=> 3
(values 1 2)   ;=> 1 2
(call-with-values (lambda () (values 1 2)) (lambda (a) a))   ;error> wrong-arity
(begin (values 1 2) 3)   ;=> 3
(define (div-and-mod a b) (values (quotient a b) (modulo a b)))
(call-with-values (lambda () (div-and-mod 17 5)) cons)   ;=> (3 . 2)

;; dynamic-wind
(let ((path '()) (c #f))
  (let ((add (lambda (s) (set! path (cons s path)))))
    (dynamic-wind
      (lambda () (add 'connect))
      (lambda () (add (call-with-current-continuation (lambda (c0) (set! c c0) 'talk1))))
      (lambda () (add 'disconnect)))
    (if (< (length path) 4) (c 'talk2) (reverse path))))   ;=> (connect talk1 disconnect connect talk2 disconnect)
(let ((log '()))
  (define (note x) (set! log (cons x log)))
  (call/cc (lambda (out)
    (dynamic-wind
      (lambda () (note 'in1))
      (lambda () (dynamic-wind (lambda () (note 'in2)) (lambda () (out 'x)) (lambda () (note 'out2))))
      (lambda () (note 'out1)))))
  (reverse log))   ;=> (in1 in2 out2 out1)
;; From one extent into a sibling: only what differs is left and entered.
(let ((log '()) (k #f) (n 0))
  (define (note x) (set! log (cons x log)))
  (dynamic-wind
    (lambda () (note '+outer))
    (lambda ()
      (dynamic-wind (lambda () (note '+a)) (lambda () (call/cc (lambda (c) (set! k c)))) (lambda () (note '-a)))
      (set! n (+ n 1))
      (if (< n 2)
          (dynamic-wind (lambda () (note '+b)) (lambda () (k #f)) (lambda () (note '-b)))))
    (lambda () (note '-outer)))
  (reverse log))   ;=> (+outer +a -a +b -b +a -a -outer)
(dynamic-wind (lambda () #f) (lambda () (values 1 2)) (lambda () #f))   ;=> 1 2
(let ((x '()))
  (dynamic-wind (lambda () (set! x (cons 1 x))) (lambda () (set! x (cons 2 x)) 'r) (lambda () (set! x (cons 3 x))))
  x)   ;=> (3 2 1)
;; An escape from the after thunk; an error in it.
(call/cc (lambda (k) (dynamic-wind (lambda () #f) (lambda () 'body) (lambda () (k 'from-after)))))   ;=> from-after
(guard (e (#t (list 'caught e))) (dynamic-wind (lambda () #f) (lambda () 'body) (lambda () (raise 'in-after))))   ;=> (caught in-after)
(guard (e (#t (list 'caught e))) (dynamic-wind (lambda () (raise 'in-before)) (lambda () 'body) (lambda () (display "no"))))
;=> (caught in-before)
;out>
;; Escaping from inside the before thunk runs no after thunk.
(let ((log '()))
  (call/cc (lambda (k) (dynamic-wind (lambda () (k 1)) (lambda () #f) (lambda () (set! log '(after))))))
  log)   ;=> ()
;; A generator that leaves and enters a dynamic-wind each time.
(let ((log '()) (resume #f) (return #f))
  (define (note x) (set! log (cons x log)))
  (define (gen)
    (call/cc (lambda (r)
      (set! return r)
      (if resume
          (resume #f)
          (dynamic-wind
            (lambda () (note 'in))
            (lambda ()
              (let loop ((i 0))
                (if (< i 3)
                    (begin (call/cc (lambda (k) (set! resume k) (return i))) (loop (+ i 1)))
                    (return 'end))))
            (lambda () (note 'out)))))))
  (let* ((a (gen)) (b (gen)) (c (gen)) (d (gen)))
    (list a b c d (reverse log))))   ;=> (0 1 2 end (in out in out in out in out))
(dynamic-wind 1 2 3)   ;error> wrong-type
