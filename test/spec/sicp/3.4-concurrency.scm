;; In the manner of SICP 3.4: what parallel processes can do to one another, and what serializers prevent.
(define (sorted outcomes) (sort outcomes <))
(define x 10)
;; Reading a variable and setting it are two steps each; so is reading it twice.
(sorted (parallel-outcomes (lambda () (set! x 10) (parallel-execute (lambda () (set! x (* x x))) (lambda () (set! x (+ x 1)))) x)))   ;=> (11 100 101 110 121)
;; Serialized, only the order counts.
(define (serialized-both)
  (set! x 10)
  (let ((s (make-serializer)))
    (parallel-execute (s (lambda () (set! x (* x x)))) (s (lambda () (set! x (+ x 1)))))
    x))
(sorted (parallel-outcomes serialized-both))   ;=> (101 121)
;; Only the computation serialized, not the assignment
(define (half-serialized)
  (set! x 10)
  (let ((s (make-serializer)))
    (parallel-execute (lambda () (set! x ((s (lambda () (* x x)))))) (s (lambda () (set! x (+ x 1)))))
    x))
(sorted (parallel-outcomes half-serialized))   ;=> (11 100 101 121)
;; Chance gives one of the outcomes.
(define (once) (set! x 10) (parallel-execute (lambda () (set! x (* x x))) (lambda () (set! x (* x x x)))) x)
(define possible (parallel-outcomes once))
(sorted possible)   ;=> (100 1000 10000 100000 1000000)
(every (lambda (i) (pair? (memv (once) possible))) (enumerate-interval 1 20))   ;=> #t
;; Three orders of three transactions
(sorted (parallel-outcomes
  (lambda ()
    (let ((balance 100) (s (make-serializer)))
      (parallel-execute (s (lambda () (set! balance (+ balance 10))))
                        (s (lambda () (set! balance (- balance 20))))
                        (s (lambda () (set! balance (- balance (/ balance 2))))))
      balance))))   ;=> (35 40 45 50)
;; An account that is unsafe, and one that is safe
(define (make-account balance protect)
  (define withdraw (protect (lambda (amount) (if (>= balance amount) (begin (set! balance (- balance amount)) amount) 0))))
  (lambda (message) (case message ((balance) balance) ((withdraw) withdraw))))
(define (two-withdrawals protect)
  (lambda ()
    (let* ((account (make-account 100 protect)) (got 0) (other 0))
      (parallel-execute (lambda () (set! got ((account 'withdraw) 70))) (lambda () (set! other ((account 'withdraw) 60))))
      (list got other (account 'balance)))))
(sort (map caddr (parallel-outcomes (two-withdrawals (lambda (f) f)))) <)   ;=> (-30 30 30 40 40)
(parallel-outcomes (two-withdrawals (make-serializer)))   ;=> ((70 0 30) (0 60 40))
;; Two mutexes in two orders
(define (both first second)
  (let ((a (make-mutex)) (b (make-mutex)) (n 0))
    (define (holding one two) (lambda () (one 'acquire) (two 'acquire) (set! n (+ n 1)) (two 'release) (one 'release)))
    (parallel-execute (holding a b) (holding (if first b a) (if second a b)))
    n))
(parallel-outcomes (lambda () (both #f #f)))   ;=> (2)
(parallel-outcomes (lambda () (both #t #t)))   ;=> (deadlock 2)
(let ((m (make-mutex))) (parallel-execute (lambda () (m 'acquire)) (lambda () (m 'acquire))))   ;error> deadlock
;; A mutex of our own, with the builtin test-and-set!, and with one that is not atomic
(define (mutex-with test-and-set!)
  (let ((cell (list #f)))
    (define (me message) (if (eq? message 'acquire) (if (test-and-set! cell) (me 'acquire)) (set-car! cell #f)))
    me))
(define (counted make)
  (lambda ()
    (let ((m (make)) (n 0))
      (define (add) (m 'acquire) (set! n (+ n 1)) (m 'release))
      (parallel-execute add add)
      n)))
(parallel-outcomes (counted (lambda () (mutex-with test-and-set!))))   ;=> (2)
(define (careless cell) (if (car cell) #t (begin (set-car! cell #t) #f)))
((counted (lambda () (mutex-with (lambda (cell) (without-interrupts (lambda () (careless cell))))))))   ;=> 2
;; What a process throws ends them all; processes may be left by a continuation.
(parallel-execute (lambda () (error "oops" x)) (lambda () 1))   ;error> user-error oops
(call/cc (lambda (k) (parallel-execute (lambda () (k 'out)))))   ;=> out
(guard (e (#t 'caught)) (parallel-execute (lambda () (raise 'it)) (lambda () (set! x 0))))   ;=> caught
;; Work that never names what is shared is preempted, too.
(define (count n) (if (= n 0) 'done (count (- n 1))))
(define finished (vector 0 0))
(parallel-execute (lambda () (count 20000) (vector-set! finished 0 1)) (lambda () (count 20000) (vector-set! finished 1 1)))
finished   ;=> #(1 1)
