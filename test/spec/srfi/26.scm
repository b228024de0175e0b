((cut cons <> 2) 1)   ;=> (1 . 2)
((cut list 1 <> 3 <> 5) 2 4)   ;=> (1 2 3 4 5)
((cut list))   ;=> ()
((cut list 1 <> <...>) 2 3 4)   ;=> (1 2 3 4)
((cut <> 3 4) +)   ;=> 7
((cut <> <...>) max 1 5 2)   ;=> 5
((cut cons <> 2))   ;error> wrong-arity
(let ((n 0)) (define f (cut list <> (begin (set! n (+ n 1)) n))) (f 'a) (f 'b))   ;=> (b 2)
(let ((n 0)) (define f (cute list <> (begin (set! n (+ n 1)) n))) (f 'a) (f 'b))   ;=> (b 1)
((cute list <> 2 <...>) 1 3)   ;=> (1 2 3)
(map (cut * 2 <>) '(1 2 3))   ;=> (2 4 6)
