(define b (box 1))
(list (box? b) (box? 1))   ;=> (#t #f)
(unbox b)   ;=> 1
(set-box! b 'new)
(unbox b)   ;=> new
(eq? (box 1) (box 1))   ;=> #f
(unbox 1)   ;error> wrong-type
(set-box! 1 2)   ;error> wrong-type
