;;; Racket's procedures that call procedures, and its checks.

;; (compose1 proc ...)
;; The same as compose, of procedures that return one value (Racket).
;;   ((compose1 car cdr) '(1 2 3))   ;=> 2
(define compose1 compose)

;; (curryr proc obj ...)
;; The procedure that calls proc with the arguments that it is given, then these (Racket).
;;   ((curryr - 1) 3)   ;=> 2
(define (curryr proc . last)
  (lambda first (apply proc (append first last))))

;; (conjoin pred ...)
;; The predicate that is true where all of these are (Racket).
;;   ((conjoin integer? even?) 4)   ;=> #t
(define (conjoin . preds)
  (lambda arguments
    (let loop ((preds preds) (value #t))
      (if (or (null? preds) (not value))
          value
          (loop (cdr preds) (apply (car preds) arguments))))))

;; (disjoin pred ...)
;; The predicate that is true where one of these is (Racket).
;;   ((disjoin string? symbol?) 'a)   ;=> #t
(define (disjoin . preds)
  (lambda arguments
    (let loop ((preds preds) (value #f))
      (if (or (null? preds) value)
          value
          (loop (cdr preds) (apply (car preds) arguments))))))

;; (remove* items list [same?])
;; The list without all elements that are equal? to one of items (Racket).
;;   (remove* '(1 2) '(1 2 3 1))   ;=> (3)
(define (remove* items list #!optional same?)
  (%remove-all items list (if (default-object? same?) equal? same?)))

;; (remq* items list)
;; The list without all elements that are eq? to one of items (Racket).
;;   (remq* '(a) '(a b a))   ;=> (b)
(define (remq* items list) (%remove-all items list eq?))

;; (remv* items list)
;; The list without all elements that are eqv? to one of items (Racket).
;;   (remv* '(1) '(1 2 1))   ;=> (2)
(define (remv* items list) (%remove-all items list eqv?))

(define (%remove-all items list same?)
  (filter (lambda (x) (not (any (lambda (item) (same? item x)) items))) list))

;; (takef list pred)
;; The elements before the first of which pred is not true (Racket).
;;   (takef '(2 4 5 6) even?)   ;=> (2 4)
(define (takef list pred) (take-while pred list))

;; (dropf list pred)
;; The list from the first element on of which pred is not true (Racket).
;;   (dropf '(2 4 5 6) even?)   ;=> (5 6)
(define (dropf list pred) (drop-while pred list))

;; (splitf-at list pred)
;; What takef and dropf return, as two values (Racket).
;;   (call-with-values (lambda () (splitf-at '(2 4 5 6) even?)) list)   ;=> ((2 4) (5 6))
(define (splitf-at list pred)
  (let ((front (take-while pred list)))
    (values front (list-tail list (length front)))))

;; (index-of list obj [same?])
;; The index of the first element that is equal? to obj, or #f (Racket).
;;   (index-of '(a b c) 'b)   ;=> 1
(define (index-of list obj #!optional same?)
  (let ((same? (if (default-object? same?) equal? same?)))
    (list-index (lambda (x) (same? obj x)) list)))

;; (index-where list pred)
;; The index of the first element of which pred is true, or #f (Racket).
;;   (index-where '(1 2 3) even?)   ;=> 1
(define (index-where list pred) (list-index pred list))

;; (assf pred alist)
;; The first pair with a car of which pred is true, or #f (Racket).
;;   (assf even? '((1 . a) (2 . b)))   ;=> (2 . b)
(define (assf pred alist) (find (lambda (entry) (pred (car entry))) alist))

;; (findf pred list)
;; The first element of which pred is true, or #f (Racket).
;;   (findf even? '(1 2 3))   ;=> 2
(define (findf pred list) (find pred list))

;; (memf pred list)
;; The list from the first element on of which pred is true, or #f (Racket).
;;   (memf even? '(1 2 3))   ;=> (2 3)
(define (memf pred list) (find-tail pred list))

;; (list-set list k obj)
;; A list with obj in place of element k (Racket).
;;   (list-set '(a b c) 1 'x)   ;=> (a x c)
(define (list-set list k obj)
  (list-update list k (lambda (old) obj)))

;; (list-update list k proc)
;; A list with what proc makes of element k in its place (Racket).
;;   (list-update '(1 2 3) 1 -)   ;=> (1 -2 3)
(define (list-update list k proc)
  (append (list-head list k)
          (cons (proc (list-ref list k))
                (list-tail list (+ k 1)))))

;; (add-between list obj)
;; The elements with obj between each two of them (Racket).
;;   (add-between '(1 2 3) 'and)   ;=> (1 and 2 and 3)
(define (add-between list obj)
  (if (or (null? list) (null? (cdr list)))
      list
      (cons (car list)
            (append-map (lambda (x) (cons obj (cons x '()))) (cdr list)))))

;; (group-by key list)
;; Lists of the elements with equal? keys, each as its first one stands in the list (Racket).
;;   (group-by even? '(1 2 3 4))   ;=> ((1 3) (2 4))
(define (group-by key list)
  (let ((groups (make-equal-hash-table)))
    (for-each (lambda (x)
                (hash-table-update!/default groups (key x) (lambda (group) (cons x group)) '()))
              list)
    (map reverse (hash-table-values groups))))

;; (cartesian-product list ...)
;; All lists with an element of each list (Racket).
;;   (cartesian-product '(1 2) '(a b))   ;=> ((1 a) (1 b) (2 a) (2 b))
(define (cartesian-product . lists)
  (%check-all 'cartesian-product 1 'list lists)
  (fold-right (lambda (list rests)
                (append-map (lambda (x) (map (lambda (rest) (cons x rest)) rests)) list))
              '(())
              lists))

;; (vector-argmin proc vector)
;; The first element of which proc gives the least number (Racket).
;;   (vector-argmin abs (vector -3 2 -1))   ;=> -1
(define (vector-argmin proc vector)
  (%check 'vector-argmin 2 'vector vector)
  (argmin proc (vector->list vector)))

;; (vector-argmax proc vector)
;; The first element of which proc gives the greatest number (Racket).
;;   (vector-argmax abs (vector -3 2 -1))   ;=> -3
(define (vector-argmax proc vector)
  (%check 'vector-argmax 2 'vector vector)
  (argmax proc (vector->list vector)))

;; (vector-filter pred vector)
;; A vector of the elements of which pred is true (Racket).
;;   (vector-filter even? (vector 1 2 4))   ;=> #(2 4)
(define (vector-filter pred vector) (list->vector (filter pred (vector->list vector))))

;; (hash-update table key proc [fail])
;; A table with what proc makes of the value under key, or of what fail returns, or of fail itself if it is not a
;; procedure (Racket).
;;   (hash-ref (hash-update (hash 'a 1) 'a -) 'a)   ;=> -1
;;   (hash-ref (hash-update (hash) 'a - 2) 'a)   ;=> -2
(define (hash-update table key proc . fail)
  (hash-set table key (proc (apply hash-ref table key fail))))

;; Calls thunk, after a line that says how long it took.
(define (%time thunk)
  (let ((start (real-time)))
    (call-with-values thunk
      (lambda results
        (let ((passed (round (- (real-time) start))))
          (display "cpu time: ")
          (display (inexact->exact passed))
          (display " real time: ")
          (display (inexact->exact passed))
          (display " gc time: 0")
          (newline)
          (apply values results))))))

;; (check-equal? actual expected [message])
;; Reports, on the error port, if the two are not equal? (rackunit).
;;   (check-equal? (+ 1 2) 3)
(define (check-equal? actual expected . message)
  (if (not (equal? actual expected)) (%check-failed "check-equal?" actual expected message)))

;; (check-eqv? actual expected [message])
;; Reports if the two are not eqv? (rackunit).
;;   (check-eqv? 1 1)
(define (check-eqv? actual expected . message)
  (if (not (eqv? actual expected)) (%check-failed "check-eqv?" actual expected message)))

;; (check-eq? actual expected [message])
;; Reports if the two are not eq? (rackunit).
;;   (check-eq? 'a 'a)
(define (check-eq? actual expected . message)
  (if (not (eq? actual expected)) (%check-failed "check-eq?" actual expected message)))

;; (check-not-equal? actual expected [message])
;; Reports if the two are equal? (rackunit).
;;   (check-not-equal? 1 2)
(define (check-not-equal? actual expected . message)
  (if (equal? actual expected) (%check-failed "check-not-equal?" actual expected message)))

;; (check-= actual expected epsilon [message])
;; Reports if the two numbers differ by more than epsilon (rackunit).
;;   (check-= 1.0 1.01 0.1)
(define (check-= actual expected epsilon . message)
  (if (not (<= (abs (- actual expected)) epsilon)) (%check-failed "check-=" actual expected message)))

;; (check-true obj [message])
;; Reports if obj is not #t (rackunit).
;;   (check-true (even? 2))
(define (check-true obj . message)
  (if (not (eq? obj #t)) (%check-failed "check-true" obj #t message)))

;; (check-false obj [message])
;; Reports if obj is not #f (rackunit).
;;   (check-false (even? 3))
(define (check-false obj . message)
  (if obj (%check-failed "check-false" obj #f message)))

;; (check-pred pred obj [message])
;; Reports if pred is not true of obj (rackunit).
;;   (check-pred even? 2)
(define (check-pred pred obj . message)
  (if (not (pred obj)) (%check-failed "check-pred" obj pred message)))

;; (check-exn expected thunk [message])
;; Reports if (thunk) raises nothing, or something of which the predicate is not true (rackunit).
;;   (check-exn exn:fail? (lambda () (car 1)))
(define (check-exn expected thunk . message)
  (let ((fine? (guard (e (#t (or (not (procedure? expected)) (expected e))))
                 (thunk)
                 #f)))
    (if (not fine?) (%check-failed "check-exn" 'no-such-exception expected message))))

(define (%check-failed name actual expected message)
  (let ((port (current-error-port)))
    (display "--------------------\nFAILURE\nname:       " port)
    (display name port)
    (if (pair? message)
        (begin
          (display "\nmessage:    " port)
          (write (car message) port)))
    (display "\nactual:     " port)
    (write actual port)
    (display "\nexpected:   " port)
    (write expected port)
    (display "\n--------------------\n" port)))

;; (sgn x)
;; 1, 0 or -1, as x is above 0, 0 or below it, exact if x is (Racket).
;;   (sgn -5)   ;=> -1
(define (sgn x)
  (let ((sign (cond ((> x 0) 1) ((< x 0) -1) (else 0))))
    (if (exact? x) sign (exact->inexact sign))))

;; (exact-round x)
;; The exact integer nearest to x (Racket).
;;   (exact-round 2.6)   ;=> 3
(define (exact-round x) (inexact->exact (round x)))

;; (exact-floor x)
;; The greatest exact integer not above x (Racket).
;;   (exact-floor 2.6)   ;=> 2
(define (exact-floor x) (inexact->exact (floor x)))

;; (exact-ceiling x)
;; The least exact integer not below x (Racket).
;;   (exact-ceiling 2.1)   ;=> 3
(define (exact-ceiling x) (inexact->exact (ceiling x)))

;; (exact-truncate x)
;; The exact integer between 0 and x that is nearest to x (Racket).
;;   (exact-truncate -2.6)   ;=> -2
(define (exact-truncate x) (inexact->exact (truncate x)))

;; (permutations list)
;; A list of all orders of the elements of a list, those of SICP 2.2.3 (Racket).
;;   (permutations '(1 2 3))   ;=> ((1 2 3) (1 3 2) (2 1 3) (2 3 1) (3 1 2) (3 2 1))
(define (permutations list)
  (if (null? list)
      '(())
      (let choose ((before '()) (left list))
        (if (null? left)
            '()
            (append (map (lambda (rest) (cons (car left) rest))
                         (permutations (append-reverse before (cdr left))))
                    (choose (cons (car left) before) (cdr left)))))))

;; (combinations list [k])
;; A list of all lists of some of the elements, or of k of them, in their order (Racket).
;;   (combinations '(1 2 3) 2)   ;=> ((1 2) (1 3) (2 3))
;;   (combinations '(1 2))   ;=> (() (1) (2) (1 2))
(define (combinations list #!optional k)
  (if (default-object? k)
      (append-map (lambda (k) (%combinations list k)) (iota (+ (length list) 1)))
      (begin
        (%check-index 'combinations 2 k)
        (%combinations list k))))

(define (%combinations list k)
  (cond ((= k 0) '(()))
        ((null? list) '())
        (else
         (append (map (lambda (rest) (cons (car list) rest))
                      (%combinations (cdr list) (- k 1)))
                 (%combinations (cdr list) k)))))
