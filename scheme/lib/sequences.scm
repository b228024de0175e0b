;;; What Racket's for loops go through, and what its match asks of lists.

;; The items of a sequence: a list or a stream is itself.
(define (%sequence obj)
  (cond ((or (pair? obj) (null? obj)) obj)
        ((vector? obj) (vector->list obj))
        ((string? obj) (string->list obj))
        ((exact-nonnegative-integer? obj) (iota obj))
        ((hash-table? obj) (hash-table->alist obj))
        (else (%wrong-type 'for 1 "a sequence" obj))))

(define (%sequence-rest pair)
  (if (stream-pair? pair)
      (stream-cdr pair)
      (cdr pair)))

(define (%in-range? x end step)
  (if (< step 0) (> x end) (< x end)))

;; (in-range end), (in-range start end [step])
;; The numbers from start, or 0, up to but not including end, as a list; a for loop makes no list (Racket).
;;   (for/list ((i (in-range 3))) i)   ;=> (0 1 2)
;;   (for/list ((i (in-range 5 0 -2))) i)   ;=> (5 3 1)
(define (in-range start . more) (apply range start more))

;; (in-naturals [start])
;; The integers from start, or 0, on, as a stream (Racket).
;;   (for/list ((i (in-naturals 1)) (x '(a b))) (list i x))   ;=> ((1 a) (2 b))
(define (in-naturals #!optional start)
  (if (not (default-object? start)) (%check-index 'in-naturals 1 start))
  (let from ((n (if (default-object? start) 0 start)))
    (cons-stream n (from (+ n 1)))))

;; (in-list list)
;; The elements of a list, for a loop (Racket).
;;   (for/list ((x (in-list '(1 2)))) (- x))   ;=> (-1 -2)
(define (in-list list)
  (%check-list-argument 'in-list list))

(define (%check-list-argument who obj)
  (if (list? obj) obj (%wrong-type who 1 "a proper list" obj)))

;; (in-vector vector)
;; The elements of a vector, for a loop (Racket).
;;   (for/list ((x (in-vector (vector 1 2)))) x)   ;=> (1 2)
(define (in-vector vector) (vector->list vector))

;; (in-string string)
;; The characters of a string, for a loop (Racket).
;;   (for/list ((c (in-string "ab"))) c)   ;=> (#\a #\b)
(define (in-string string) (string->list string))

;; (in-hash table)
;; The keys and values of a table, for a loop with two names (Racket).
;;   (for/list (((k v) (in-hash (hash 'a 1)))) (list k v))   ;=> ((a 1))
(define (in-hash table) (hash-table->alist table))

;; (in-hash-keys table)
;; The keys of a table, for a loop (Racket).
;;   (for/list ((k (in-hash-keys (hash 'a 1)))) k)   ;=> (a)
(define (in-hash-keys table) (hash-table-keys table))

;; (in-hash-values table)
;; The values in a table, for a loop (Racket).
;;   (for/list ((v (in-hash-values (hash 'a 1)))) v)   ;=> (1)
(define (in-hash-values table) (hash-table-values table))

;; (in-indexed sequence)
;; The items of a sequence with their indices, for a loop with two names (Racket).
;;   (for/list (((x i) (in-indexed "ab"))) (list i x))   ;=> ((0 #\a) (1 #\b))
(define (in-indexed sequence)
  (let loop ((items (%sequence sequence)) (i 0))
    (if (pair? items)
        (cons (cons (car items) i) (loop (%sequence-rest items) (+ i 1)))
        '())))

;; (in-stream stream)
;; The elements of a stream, for a loop (Racket).
;;   (for/list ((x (in-stream (stream 1 2)))) x)   ;=> (1 2)
(define (in-stream stream) (%sequence stream))

;; (sequence->list sequence)
;; The items of a sequence as a list (Racket).
;;   (sequence->list "ab")   ;=> (#\a #\b)
;;   (sequence->list 3)   ;=> (0 1 2)
(define (sequence->list sequence)
  (let loop ((items (%sequence sequence)))
    (if (pair? items)
        (cons (car items) (loop (%sequence-rest items)))
        '())))

;; The pair of a list without its last k elements, and of these; #f if it is no list or has fewer.
(define (%match-split obj k)
  (and (list? obj)
       (let ((n (- (length obj) k)))
         (and (>= n 0)
              (cons (list-head obj n) (list-tail obj n))))))

(define (%match-failed obj)
  (error "match: no matching clause for" obj))
