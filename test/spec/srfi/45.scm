(force (delay (+ 1 2)))   ;=> 3
(force (lazy (delay 3)))   ;=> 3
(force (eager 3))   ;=> 3
(promise? (force (eager (delay 3))))   ;=> #t
(define (loop n) (lazy (if (= n 0) (eager 'done) (loop (- n 1)))))
(force (loop 100000))   ;=> done
(define count 0)
(define p (lazy (begin (set! count (+ count 1)) (delay count))))
(list (force p) (force p))   ;=> (1 1)
