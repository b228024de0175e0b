(and-let* () 1)   ;=> 1
(and-let* ())   ;=> #t
(let ((x 1)) (and-let* (x) (+ x 1)))   ;=> 2
(let ((x #f)) (and-let* (x) (+ x 1)))   ;=> #f
(and-let* ((x 5) ((> x 3)) (y (* x 2))) (list x y))   ;=> (5 10)
(and-let* ((x 5) ((< x 3))) (car x))   ;=> #f
(and-let* ((x 1) (x (+ x 1))) x)   ;=> 2
(and-let* ((x 7)))   ;=> 7
