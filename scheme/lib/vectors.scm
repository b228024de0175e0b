;;; Procedures on vectors that call procedures (R7RS 6.10, MIT Scheme). Results are collected in a list first, so
;;; that a continuation captured in the called procedure may be entered again.

;; (vector-map proc vector1 vector ...)
;; A vector of the results of proc on the elements, as many as the shortest vector has (R7RS 6.10).
;;   (vector-map cadr #((a b) (d e) (g h)))   ;=> #(b e h)
;;   (vector-map * #(1 2) #(10 20 30))   ;=> #(10 40)
(define vector-map
  (case-lambda
    ((proc vector1)
     (%check 'vector-map 2 'vector vector1)
     (let ((n (vector-length vector1)))
       (list->vector
        (let loop ((i 0))
          (if (< i n)
              (let ((value (proc (vector-ref vector1 i))))
                (cons value (loop (+ i 1))))
              '())))))
    ((proc vector1 . more)
     (%check-all 'vector-map 2 'vector (cons vector1 more))
     (list->vector
      (apply map proc (vector->list vector1) (map vector->list more))))))

;; (vector-for-each proc vector1 vector ...)
;; Calls proc on the elements, from left to right, for what it does (R7RS 6.10).
;;   (vector-for-each display #(1 2 3))   ;out> 123
(define vector-for-each
  (case-lambda
    ((proc vector1)
     (%check 'vector-for-each 2 'vector vector1)
     (let ((n (vector-length vector1)))
       (let loop ((i 0))
         (if (< i n)
             (begin
               (proc (vector-ref vector1 i))
               (loop (+ i 1)))))))
    ((proc vector1 . more)
     (%check-all 'vector-for-each 2 'vector (cons vector1 more))
     (apply for-each proc (vector->list vector1) (map vector->list more)))))

;; (vector-count pred vector1 vector ...)
;; How many times pred is true of the elements (SRFI 133).
;;   (vector-count even? #(1 2 4))   ;=> 2
;;   (vector-count < #(1 2) #(2 2 3))   ;=> 1
(define (vector-count pred vector1 . more)
  (apply count pred (vector->list vector1) (map vector->list more)))

;; (make-initialized-vector k proc)
;; A vector of the results of proc on 0, 1, … k − 1 (MIT Scheme).
;;   (make-initialized-vector 4 (lambda (i) (* i i)))   ;=> #(0 1 4 9)
(define (make-initialized-vector k proc)
  (list->vector (list-tabulate k proc)))

;; (build-vector k proc)
;; The same as make-initialized-vector (Racket).
;;   (build-vector 2 list)   ;=> #((0) (1))
(define build-vector make-initialized-vector)

;; (vector-tabulate proc k)
;; A vector of the results of proc on 0, 1, … k − 1 (MIT Scheme).
;;   (vector-tabulate (lambda (i) (* i i)) 4)   ;=> #(0 1 4 9)
(define (vector-tabulate proc k)
  (make-initialized-vector k proc))

;; (vector-binary-search vector key compare)
;; The element of a sorted vector for which (compare key element) is 0, or #f; compare tells by a negative or
;; positive number on which side to go on (MIT Scheme).
;;   (vector-binary-search #(1 3 5 7) 5 -)   ;=> 5
;;   (vector-binary-search #(1 3 5 7) 4 -)   ;=> #f
(define (vector-binary-search vector key compare)
  (let loop ((low 0) (high (vector-length vector)))
    (and (< low high)
         (let* ((middle (quotient (+ low high) 2))
                (element (vector-ref vector middle))
                (order (compare key element)))
           (cond ((= order 0) element)
                 ((< order 0) (loop low middle))
                 (else (loop (+ middle 1) high)))))))
