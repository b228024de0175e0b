((rec (fact n) (if (= n 0) 1 (* n (fact (- n 1))))) 5)   ;=> 120
((rec fact (lambda (n) (if (= n 0) 1 (* n (fact (- n 1)))))) 5)   ;=> 120
((rec (all . rest) rest) 1 2)   ;=> (1 2)
(car (force (cdr (rec ones (cons 1 (delay ones))))))   ;=> 1
