(receive (a b) (values 1 2) (list a b))   ;=> (1 2)
(receive all (values 1 2) all)   ;=> (1 2)
(receive (a . rest) (values 1 2 3) (list a rest))   ;=> (1 (2 3))
(receive (quotient remainder) (floor/ 7 2) (define x quotient) (+ x remainder))   ;=> 4
