;;; Streams: pairs of an element and a promise of the rest, as SICP 3.5 and MIT Scheme have them.

;; (stream-pair? obj)
;; Whether obj is a stream that has elements (MIT Scheme).
;;   (stream-pair? (cons-stream 1 '()))   ;=> #t
;;   (stream-pair? '(1 2))   ;=> #f
(define (stream-pair? obj)
  (and (pair? obj) (promise? (cdr obj))))

;; (stream-null? obj)
;; Whether obj is the stream without elements (SICP 3.5.1).
;;   (stream-null? the-empty-stream)   ;=> #t
(define (stream-null? obj)
  (eq? obj the-empty-stream))

;; (empty-stream? obj)
;; The same as stream-null? (MIT Scheme).
;;   (empty-stream? the-empty-stream)   ;=> #t
(define (empty-stream? obj)
  (eq? obj the-empty-stream))

;; (stream-car stream)
;; The first element of a stream (SICP 3.5.1).
;;   (stream-car (cons-stream 1 (error "not yet")))   ;=> 1
(define (stream-car stream)
  (%check-stream 'stream-car stream)
  (car stream))

;; (stream-cdr stream)
;; The stream that follows the first element, which is computed now, once (SICP 3.5.1).
;;   (stream-car (stream-cdr (cons-stream 1 (cons-stream 2 '()))))   ;=> 2
(define (stream-cdr stream)
  (%check-stream 'stream-cdr stream)
  (force (cdr stream)))

;; (stream-first stream)
;; The same as stream-car (MIT Scheme).
;;   (stream-first (stream 1 2))   ;=> 1
(define (stream-first stream)
  (%check-stream 'stream-first stream)
  (car stream))

;; (stream-rest stream)
;; The same as stream-cdr (MIT Scheme).
;;   (stream-first (stream-rest (stream 1 2)))   ;=> 2
(define (stream-rest stream)
  (%check-stream 'stream-rest stream)
  (force (cdr stream)))

;; (stream obj ...)
;; A stream of the arguments (MIT Scheme).
;;   (stream->list (stream 1 2 3))   ;=> (1 2 3)
(define (stream . items)
  (list->stream items))

;; (list->stream list)
;; A stream of the elements of a list (MIT Scheme).
;;   (stream->list (list->stream '(a b)))   ;=> (a b)
(define (list->stream list)
  (if (pair? list)
      (cons-stream (car list) (list->stream (cdr list)))
      (begin
        (%end 'list->stream 1 list)
        the-empty-stream)))

;; (stream->list stream [k])
;; A list of the elements of a stream, or of the first k of them (MIT Scheme).
;;   (stream->list (stream 1 2 3) 2)   ;=> (1 2)
(define stream->list
  (case-lambda
    ((stream)
     (let loop ((s stream))
       (if (stream-null? s)
           '()
           (let ((first (stream-car s)))
             (cons first (loop (stream-cdr s)))))))
    ((stream k)
     (%check-index 'stream->list 2 k)
     (let loop ((s stream) (k k))
       (if (or (= k 0) (stream-null? s))
           '()
           (let ((first (stream-car s)))
             (cons first (if (= k 1) '() (loop (stream-cdr s) (- k 1))))))))))

;; (stream-head stream k)
;; A list of the first k elements of a stream (MIT Scheme).
;;   (stream-head (stream 1 2 3) 2)   ;=> (1 2)
(define (stream-head stream k)
  (%check-index 'stream-head 2 k)
  (let loop ((s stream) (k k))
    (if (= k 0)
        '()
        (let ((first (stream-car s)))
          (cons first (if (= k 1) '() (loop (stream-cdr s) (- k 1))))))))

;; (stream-tail stream k)
;; What is left of a stream after its first k elements (MIT Scheme).
;;   (stream->list (stream-tail (stream 1 2 3) 2))   ;=> (3)
(define (stream-tail stream k)
  (%check-index 'stream-tail 2 k)
  (let loop ((s stream) (k k))
    (if (= k 0)
        s
        (loop (stream-cdr s) (- k 1)))))

;; (stream-ref stream k)
;; Element k of a stream, counted from 0 (SICP 3.5.1).
;;   (stream-ref (stream 'a 'b 'c) 1)   ;=> b
(define (stream-ref stream k)
  (stream-car (stream-tail stream k)))

;; (stream-map proc stream1 stream ...)
;; A stream of the results of proc on the elements, as long as the shortest (SICP exercise 3.50).
;;   (stream->list (stream-map + (stream 1 2 3) (stream 10 20)))   ;=> (11 22)
(define stream-map
  (case-lambda
    ((proc stream1)
     (let loop ((s stream1))
       (if (stream-null? s)
           the-empty-stream
           (let ((value (proc (stream-car s))))
             (cons-stream value (loop (stream-cdr s)))))))
    ((proc . streams)
     (let loop ((streams streams))
       (if (any stream-null? streams)
           the-empty-stream
           (let ((value (apply proc (map stream-car streams))))
             (cons-stream value (loop (map stream-cdr streams)))))))))

;; (stream-for-each proc stream)
;; Calls proc on the elements, in order, for what it does (SICP 3.5.1).
;;   (stream-for-each display (stream 1 2 3))   ;out> 123
(define (stream-for-each proc stream)
  (let loop ((s stream))
    (if (not (stream-null? s))
        (begin
          (proc (stream-car s))
          (loop (stream-cdr s))))))

;; (stream-filter pred stream)
;; A stream of the elements that satisfy pred (SICP 3.5.1).
;;   (stream->list (stream-filter odd? (stream 1 2 3)))   ;=> (1 3)
(define (stream-filter pred stream)
  (let loop ((s stream))
    (cond ((stream-null? s) the-empty-stream)
          ((pred (stream-car s)) (cons-stream (stream-car s) (loop (stream-cdr s))))
          (else (loop (stream-cdr s))))))

;; (stream-append stream ...)
;; A stream of the elements of the first, then of the second, and so on (MIT Scheme).
;;   (stream->list (stream-append (stream 1 2) (stream 3)))   ;=> (1 2 3)
(define (stream-append . streams)
  (if (null? streams)
      the-empty-stream
      (let loop ((s (car streams)) (more (cdr streams)))
        (cond ((null? more) s)
              ((stream-null? s) (loop (car more) (cdr more)))
              (else (cons-stream (stream-car s) (loop (stream-cdr s) more)))))))

;; (stream-enumerate-interval low high)
;; A stream of low, low + 1 and so on up to high (SICP 3.5.1).
;;   (stream->list (stream-enumerate-interval 3 6))   ;=> (3 4 5 6)
(define (stream-enumerate-interval low high)
  (if (> low high)
      the-empty-stream
      (cons-stream low (stream-enumerate-interval (+ low 1) high))))

(define (%check-stream who obj)
  (if (not (stream-pair? obj))
      (%wrong-type who 1 "a stream that has elements" obj)))
