(assume (memq 'b '(a b)))   ;=> (b)
(assume (= 1 2) "must be equal:" 1 2)   ;error> user-error an assumption does not hold
