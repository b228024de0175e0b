;;; The rest of SRFI 133, beside vectors.scm. Elements are collected in lists first, so that a continuation captured
;;; in a procedure may be entered again. With several vectors all stop at the end of the shortest.

;; (vector-empty? vector)
;; Whether a vector has no elements (SRFI 133).
;;   (vector-empty? #())   ;=> #t
(define (vector-empty? vector) (= (vector-length vector) 0))

;; (vector= same? vector ...)
;; Whether the vectors are equally long, and each element of one is the same as that of the next one (SRFI 133).
;;   (vector= eq? #(a b) #(a b))   ;=> #t
;;   (vector= = #(1 2) #(1 2 3))   ;=> #f
(define (vector= same? . vectors)
  (apply list= same? (map vector->list vectors)))

;; (vector-unfold proc k seed ...)
;; A vector of k elements: proc is called with each index and the seeds, and returns the element and the seeds for
;; the next call (SRFI 133).
;;   (vector-unfold (lambda (i x) (values x (- x 1))) 4 0)   ;=> #(0 -1 -2 -3)
(define (vector-unfold proc k . seeds)
  (%check-index 'vector-unfold 2 k)
  (list->vector (%unfold-elements proc 0 k 1 seeds)))

;; (vector-unfold-right proc k seed ...)
;; The same, made from the last index to the first (SRFI 133).
;;   (vector-unfold-right (lambda (i x) (values (cons i x) (+ x 1))) 3 0)   ;=> #((0 . 2) (1 . 1) (2 . 0))
(define (vector-unfold-right proc k . seeds)
  (%check-index 'vector-unfold-right 2 k)
  (reverse-list->vector (%unfold-elements proc (- k 1) -1 -1 seeds)))

;; (vector-unfold! proc vector start end seed ...)
;; Puts what proc makes in the elements from start up to end (SRFI 133).
;;   (let ((v (vector 1 2 3 4))) (vector-unfold! (lambda (i) (* i 10)) v 1 3) v)   ;=> #(1 10 20 4)
(define (vector-unfold! proc vector start end . seeds)
  (subvector vector start end)
  (vector-copy! vector start (list->vector (%unfold-elements proc start end 1 seeds))))

;; (vector-unfold-right! proc vector start end seed ...)
;; The same, from the element before end to start (SRFI 133).
;;   (let ((v (vector 1 2 3))) (vector-unfold-right! (lambda (i x) (values x (+ x 1))) v 0 3 5) v)   ;=> #(7 6 5)
(define (vector-unfold-right! proc vector start end . seeds)
  (subvector vector start end)
  (vector-copy! vector start
                (reverse-list->vector (%unfold-elements proc (- end 1) (- start 1) -1 seeds))))

(define (%unfold-elements proc i end step seeds)
  (if (= i end)
      '()
      (call-with-values
       (lambda () (apply proc i seeds))
       (lambda (element . seeds)
         (cons element (%unfold-elements proc (+ i step) end step seeds))))))

;; (vector-reverse-copy vector [start] [end])
;; A new vector of the elements from start up to end in reverse order (SRFI 133).
;;   (vector-reverse-copy #(5 4 3 2 1 0) 1 5)   ;=> #(1 2 3 4)
(define (vector-reverse-copy vector . range)
  (reverse-list->vector (apply vector->list vector range)))

;; (vector-concatenate vectors)
;; A new vector of the elements of all the vectors in a list (SRFI 133).
;;   (vector-concatenate '(#(a b) #(c)))   ;=> #(a b c)
(define (vector-concatenate vectors)
  (list->vector (append-map vector->list vectors)))

;; (vector-append-subvectors vector from to ...)
;; A new vector of the elements of each vector from its place from up to its place to (SRFI 133).
;;   (vector-append-subvectors #(a b c d) 0 2 #(w x y z) 1 2)   ;=> #(a b x)
(define (vector-append-subvectors . parts)
  (let loop ((parts parts) (pieces '()))
    (if (null? parts)
        (vector-concatenate (reverse pieces))
        (loop (cdddr parts)
              (cons (subvector (first parts) (second parts) (third parts)) pieces)))))

;; (vector-fold proc init vector1 vector ...)
;; Combines from the left by (proc accumulated element) (SRFI 133).
;;   (vector-fold (lambda (longest s) (max longest (string-length s))) 0 #("a" "bcd"))   ;=> 3
;;   (vector-fold (lambda (sum a b) (+ sum (* a b))) 0 #(1 2) #(10 20 30))   ;=> 50
(define (vector-fold proc init vector1 . more)
  (apply fold-left proc init (vector->list vector1) (map vector->list more)))

;; (vector-fold-right proc init vector1 vector ...)
;; Combines from the right by (proc accumulated element) (SRFI 133).
;;   (vector-fold-right (lambda (tail x) (cons x tail)) '() #(1 2 3))   ;=> (1 2 3)
(define (vector-fold-right proc init vector1 . more)
  (apply fold-left proc init (%reversed-lists (cons vector1 more))))

;; The elements of each, as many as the shortest has, from the last to the first.
(define (%reversed-lists vectors)
  (let ((n (apply min (map vector-length vectors))))
    (map (lambda (vector) (reverse-vector->list vector 0 n)) vectors)))

;; (vector-map! proc vector1 vector ...)
;; Puts the results of proc on the elements in the place of those of the first vector (SRFI 133).
;;   (let ((v (vector 1 2 3))) (vector-map! * v #(10 20)) v)   ;=> #(10 40 3)
(define (vector-map! proc vector1 . more)
  (vector-copy! vector1 0 (apply vector-map proc vector1 more)))

;; (vector-cumulate proc init vector)
;; A vector of what (proc accumulated element) gives at each element, from the left (SRFI 133).
;;   (vector-cumulate + 0 #(3 1 4 1 5))   ;=> #(3 4 8 9 14)
(define (vector-cumulate proc init vector)
  (list->vector
   (let loop ((l (vector->list vector)) (acc init))
     (if (null? l)
         '()
         (let ((acc (proc acc (car l))))
           (cons acc (loop (cdr l) acc)))))))

;; (vector-index pred vector1 vector ...)
;; The index of the first elements that satisfy pred, or #f (SRFI 133).
;;   (vector-index even? #(3 1 4 1 6))   ;=> 2
;;   (vector-index < #(3 1 4) #(2 2 5))   ;=> 1
(define (vector-index pred vector1 . more)
  (apply list-index pred (vector->list vector1) (map vector->list more)))

;; (vector-index-right pred vector1 vector ...)
;; The index of the last elements that satisfy pred, or #f (SRFI 133).
;;   (vector-index-right even? #(3 1 4 1 6 9))   ;=> 4
(define (vector-index-right pred vector1 . more)
  (let* ((lists (%reversed-lists (cons vector1 more)))
         (i (apply list-index pred lists)))
    (and i (- (length (car lists)) i 1))))

;; (vector-skip pred vector1 vector ...)
;; The index of the first elements that do not satisfy pred, or #f (SRFI 133).
;;   (vector-skip number? #(1 2 a b 3))   ;=> 2
(define (vector-skip pred vector1 . more)
  (apply vector-index (lambda elements (not (apply pred elements))) vector1 more))

;; (vector-skip-right pred vector1 vector ...)
;; The index of the last elements that do not satisfy pred, or #f (SRFI 133).
;;   (vector-skip-right number? #(1 2 a b 3))   ;=> 3
(define (vector-skip-right pred vector1 . more)
  (apply vector-index-right (lambda elements (not (apply pred elements))) vector1 more))

;; (%vector-binary-search vector key compare)
;; vector-binary-search as SRFI 133 has it: the index, where MIT Scheme gives the element; (compare element key).
;;   (%vector-binary-search #(10 30 50) 30 -)   ;=> 1
;;   (%vector-binary-search #(10 30 50) 40 -)   ;=> #f
(define (%vector-binary-search vector key compare)
  (let loop ((low 0) (high (vector-length vector)))
    (and (< low high)
         (let* ((middle (quotient (+ low high) 2))
                (order (compare (vector-ref vector middle) key)))
           (cond ((= order 0) middle)
                 ((> order 0) (loop low middle))
                 (else (loop (+ middle 1) high)))))))

;; (vector-any pred vector1 vector ...)
;; The first result of pred on the elements that is not #f, or #f (SRFI 133).
;;   (vector-any (lambda (x) (and (even? x) (* x x))) #(1 4 6))   ;=> 16
(define (vector-any pred vector1 . more)
  (apply any pred (vector->list vector1) (map vector->list more)))

;; (vector-every pred vector1 vector ...)
;; #f if pred is #f of some elements, otherwise its last result, #t if there is none (SRFI 133).
;;   (vector-every even? #(2 4 5))   ;=> #f
(define (vector-every pred vector1 . more)
  (apply every pred (vector->list vector1) (map vector->list more)))

;; (vector-partition pred vector)
;; Two values: a vector of the elements that satisfy pred, then of the others; and how many do (SRFI 133).
;;   (call-with-values (lambda () (vector-partition even? #(1 2 3 4))) list)   ;=> (#(2 4 1 3) 2)
(define (vector-partition pred vector)
  (call-with-values
   (lambda () (partition pred (vector->list vector)))
   (lambda (in out)
     (values (list->vector (append in out)) (length in)))))

;; (vector-swap! vector i j)
;; Exchanges elements i and j (SRFI 133).
;;   (let ((v (vector 'a 'b 'c))) (vector-swap! v 0 2) v)   ;=> #(c b a)
(define (vector-swap! vector i j)
  (let ((first (vector-ref vector i)))
    (vector-set! vector i (vector-ref vector j))
    (vector-set! vector j first)))

;; (vector-reverse! vector [start] [end])
;; Reverses the order of the elements from start up to end (SRFI 133).
;;   (let ((v (vector 1 2 3 4))) (vector-reverse! v 1) v)   ;=> #(1 4 3 2)
(define (vector-reverse! vector . range)
  (vector-copy! vector
                (if (pair? range) (car range) 0)
                (apply vector-reverse-copy vector range)))

;; (vector-reverse-copy! vector1 at vector2 [start] [end])
;; Copies the elements of vector2 from start up to end, in reverse order, into vector1 from at on (SRFI 133).
;;   (let ((v (vector 1 2 3 4))) (vector-reverse-copy! v 1 #(a b c) 1) v)   ;=> #(1 c b 4)
(define (vector-reverse-copy! vector1 at vector2 . range)
  (apply vector-copy! vector1 at vector2 range)
  (let ((start (if (pair? range) (car range) 0))
        (end (if (= (length range) 2) (cadr range) (vector-length vector2))))
    (vector-reverse! vector1 at (+ at (- end start)))))

;; (reverse-vector->list vector [start] [end])
;; A list of the elements from start up to end in reverse order (SRFI 133).
;;   (reverse-vector->list #(1 2 3) 1 3)   ;=> (3 2)
(define (reverse-vector->list vector . range)
  (reverse (apply vector->list vector range)))

;; (reverse-list->vector list)
;; A new vector of the elements of a list in reverse order (SRFI 133).
;;   (reverse-list->vector '(1 2 3))   ;=> #(3 2 1)
(define (reverse-list->vector list)
  (list->vector (reverse list)))
