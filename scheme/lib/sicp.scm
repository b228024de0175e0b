;;; What SICP's programs take as given, or define once and use in later chapters.

;; (smallest-divisor n)
;; The smallest divisor of n above 1 (SICP 1.2.6).
;;   (smallest-divisor 221)   ;=> 13
;;   (smallest-divisor 2)   ;=> 2
(define (smallest-divisor n)
  (if (= (remainder n 2) 0)
      2
      (let loop ((divisor 3))
        (cond ((> (* divisor divisor) n) n)
              ((= (remainder n divisor) 0) divisor)
              (else (loop (+ divisor 2)))))))

;; (prime? n)
;; Whether the integer n is a prime number (SICP 1.2.6; here 1 is none).
;;   (prime? 1999)   ;=> #t
;;   (prime? 1)   ;=> #f
(define (prime? n)
  (and (> n 1) (= (smallest-divisor n) n)))

;; (prime-sum? pair)
;; Whether the sum of the two elements of a list is a prime number (SICP 2.2.3).
;;   (prime-sum? '(2 3))   ;=> #t
(define (prime-sum? pair)
  (prime? (+ (car pair) (cadr pair))))

;; (make-pair-sum pair)
;; The list of the two elements of a list and their sum (SICP 2.2.3).
;;   (make-pair-sum '(2 3))   ;=> (2 3 5)
(define (make-pair-sum pair)
  (let ((a (car pair)) (b (cadr pair)))
    (list a b (+ a b))))

;; (fast-prime? n times)
;; Whether n passes Fermat's test for so many random numbers: true of primes, and rarely of others (SICP 1.2.6).
;;   (fast-prime? 1999 10)   ;=> #t
(define (fast-prime? n times)
  (let loop ((times times))
    (cond ((= times 0) #t)
          ((let ((a (+ 1 (random (- n 1))))) (= (%expmod a n n) a)) (loop (- times 1)))
          (else #f))))

(define (%expmod base exponent modulus)
  (cond ((= exponent 0) 1)
        ((even? exponent)
         (let ((root (%expmod base (quotient exponent 2) modulus)))
           (remainder (* root root) modulus)))
        (else (remainder (* base (%expmod base (- exponent 1) modulus)) modulus))))

;; (memo-proc proc)
;; A procedure without arguments that calls proc the first time and remembers its value (SICP 3.5.1).
;;   (let* ((n 0) (p (memo-proc (lambda () (set! n (+ n 1)) n)))) (p) (p))   ;=> 1
(define (memo-proc proc)
  (let ((done? #f) (result #f))
    (lambda ()
      (if (not done?)
          (let ((value (proc)))
            (if (not done?)
                (begin
                  (set! result value)
                  (set! done? #t)))))
      result)))

;; (attach-tag type-tag contents)
;; A datum that carries the tag (SICP 2.4.2).
;;   (attach-tag 'polar '(1 . 0))   ;=> (polar 1 . 0)
(define (attach-tag type-tag contents)
  (cons type-tag contents))

;; (type-tag datum)
;; The tag of a datum (SICP 2.4.2).
;;   (type-tag '(polar 1 . 0))   ;=> polar
(define (type-tag datum)
  (if (%pair? datum)
      (car datum)
      (error "Bad tagged datum: TYPE-TAG" datum)))

;; (contents datum)
;; The datum without its tag (SICP 2.4.2).
;;   (contents '(polar 1 . 0))   ;=> (1 . 0)
(define (contents datum)
  (if (%pair? datum)
      (cdr datum)
      (error "Bad tagged datum: CONTENTS" datum)))

(define %operations (make-equal-hash-table))

;; (put op type item)
;; Enters item in the table of operations, under an operation and a type (SICP 2.4.3).
;;   (begin (put 'area 'square 'item) (get 'area 'square))   ;=> item
(define (put op type item)
  (hash-table-set! %operations (cons op type) item))

;; (get op type)
;; What put entered in the table of operations, or #f (SICP 2.4.3).
;;   (get 'area 'circle)   ;=> #f
(define (get op type)
  (hash-table-ref/default %operations (cons op type) #f))

;; (make-mutex)
;; A procedure that takes 'acquire or 'release; a process that acquires it waits until it has been released
;; (SICP 3.4.2).
;;   (let ((mutex (make-mutex))) (mutex 'acquire) (mutex 'release) (mutex 'acquire))
;;   (let ((mutex (make-mutex))) (mutex 'acquire) (mutex 'acquire))   ;error> deadlock
(define (make-mutex)
  (let ((cell (list #f)))
    (lambda (message)
      (cond ((eq? message 'acquire) (%acquire cell))
            ((eq? message 'release) (set-car! cell #f))
            (else (error "Unknown request: MUTEX" message))))))

;; (make-serializer)
;; A procedure that makes of any procedure a serialized one: of those from one serializer only one runs at a time
;; (SICP 3.4.2).
;;   (((make-serializer) +) 1 2)   ;=> 3
(define (make-serializer)
  (let ((mutex (make-mutex)))
    (lambda (proc)
      (lambda args
        (mutex 'acquire)
        (let ((value (apply proc args)))
          (mutex 'release)
          value)))))
