;; Each loop makes 100,000 calls in tail position; a stack or list of frames that grew with them would show in
;; test/deep.test.ts. Here: that the values are right whichever form the call stands in.
(define (count n) (if (= n 0) 'done (count (- n 1))))
(count 100000)   ;=> done

(define (my-even? n) (if (= n 0) #t (my-odd? (- n 1))))
(define (my-odd? n) (if (= n 0) #f (my-even? (- n 1))))
(my-even? 20001)   ;=> #f

(define (in-cond n)
  (cond ((= n 0) 'cond)
        ((even? n) (in-cond (- n 1)))
        (else (in-cond (- n 1)))))
(in-cond 20000)   ;=> cond

(define (in-cond-arrow n)
  (cond ((and (> n 0) (- n 1)) => in-cond-arrow)
        (else 'arrow)))
(in-cond-arrow 20000)   ;=> arrow

(define (in-case n)
  (case n
    ((0) 'case)
    ((1 2 3) (in-case (- n 1)))
    (else (in-case (- n 1)))))
(in-case 20000)   ;=> case

(define (in-case-arrow n)
  (case n
    ((0) 'case-arrow)
    (else => (lambda (n) (in-case-arrow (- n 1))))))
(in-case-arrow 20000)   ;=> case-arrow

(define (in-and-or n) (or (and (= n 0) 'and-or) (and #t (or #f (in-and-or (- n 1))))))
(in-and-or 20000)   ;=> and-or

(define (in-when n) (when (>= n 0) (if (= n 0) 'when (in-when (- n 1)))))
(in-when 20000)   ;=> when

(define (in-unless n) (unless (< n 0) (if (= n 0) 'unless (in-unless (- n 1)))))
(in-unless 20000)   ;=> unless

(define (in-lets n)
  (let ((m n))
    (let* ((k m))
      (letrec ((j k))
        (letrec* ((i j))
          (let-values (((h) i))
            (let*-values (((g) h))
              (begin (if (= g 0) 'lets (in-lets (- g 1)))))))))))
(in-lets 5000)   ;=> lets

(define (in-apply n) (if (= n 0) 'apply (apply in-apply (list (- n 1)))))
(in-apply 20000)   ;=> apply

(define (in-call/cc n)
  (if (= n 0) 'call/cc (call-with-current-continuation (lambda (k) (in-call/cc (- n 1))))))
(in-call/cc 10000)   ;=> call/cc

(define (in-call-with-values n)
  (if (= n 0) 'values (call-with-values (lambda () (values (- n 1) 'ignored)) (lambda (n x) (in-call-with-values n)))))
(in-call-with-values 10000)   ;=> values

(define (in-eval n) (if (= n 0) 'eval (eval (list 'in-eval (- n 1)) system-global-environment)))
(in-eval 200)   ;=> eval

(define in-case-lambda
  (case-lambda
    ((n) (in-case-lambda n 'x))
    ((n x) (if (= n 0) 'case-lambda (in-case-lambda (- n 1))))))
(in-case-lambda 10000)   ;=> case-lambda

(let loop ((i 0) (j 100000)) (if (< i j) (loop (+ i 1) (- j 1)) (list i j)))   ;=> (50000 50000)

(do ((i 0 (+ i 1)) (sum 0 (+ sum i))) ((= i 100000) sum))   ;=> 4999950000

;; A procedure given as an argument and called at the end is a tail call too.
(define (bounce f n) (f n))
(define (bounced n) (if (= n 0) 'bounced (bounce bounced (- n 1))))
(bounced 50000)   ;=> bounced
