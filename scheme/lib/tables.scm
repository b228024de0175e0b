;;; Procedures on hash tables that call procedures (SRFI 69, MIT Scheme, Racket). Those that visit all keys see
;;; the table as it was when they began.

(define %absent (list 'absent))

;; (hash-table-ref table key [fail [succeed]])
;; The value under key, given to succeed if there is one. Without a value calls fail, and complains if that is
;; not given (SRFI 69).
;;   (hash-table-ref (make-equal-hash-table) 'a (lambda () 0))   ;=> 0
;;   (hash-table-ref (make-equal-hash-table) 'a)   ;error> out-of-range
(define hash-table-ref
  (case-lambda
    ((table key)
     (%check 'hash-table-ref 1 'table table)
     (let ((value (hash-table-ref/default table key %absent)))
       (if (eq? value %absent)
           (%no-key 'hash-table-ref key)
           value)))
    ((table key fail)
     (%check 'hash-table-ref 1 'table table)
     (let ((value (hash-table-ref/default table key %absent)))
       (cond ((not (eq? value %absent)) value)
             (fail (fail))
             (else (%no-key 'hash-table-ref key)))))
    ((table key fail succeed)
     (%check 'hash-table-ref 1 'table table)
     (let ((value (hash-table-ref/default table key %absent)))
       (cond ((not (eq? value %absent)) (succeed value))
             (fail (fail))
             (else (%no-key 'hash-table-ref key)))))))

;; (hash-ref table key [fail])
;; The value under key. Without one, calls fail if it is a procedure, otherwise returns it (Racket).
;;   (hash-ref (make-hash) 'a 0)   ;=> 0
;;   (hash-ref (make-hash) 'a (lambda () 1))   ;=> 1
;;   (hash-ref (make-hash) 'a)   ;error> out-of-range
(define hash-ref
  (case-lambda
    ((table key)
     (%check 'hash-ref 1 'table table)
     (let ((value (hash-table-ref/default table key %absent)))
       (if (eq? value %absent)
           (%no-key 'hash-ref key)
           value)))
    ((table key fail)
     (%check 'hash-ref 1 'table table)
     (let ((value (hash-table-ref/default table key %absent)))
       (cond ((not (eq? value %absent)) value)
             ((procedure? fail) (fail))
             (else fail))))))

;; (hash-ref! table key fail)
;; The value under key. Without one, puts there what fail returns, or fail itself if it is not a procedure
;; (Racket).
;;   (let ((t (make-hash))) (hash-ref! t 'a 1) (hash-ref t 'a))   ;=> 1
(define (hash-ref! table key fail)
  (let ((value (hash-table-ref/default table key %absent)))
    (if (eq? value %absent)
        (let ((new (if (procedure? fail) (fail) fail)))
          (hash-table-set! table key new)
          new)
        value)))

;; (hash-table-update! table key proc [fail [succeed]])
;; Puts under key what proc makes of the value there, or of what fail returns if there is none (SRFI 69).
;;   (let ((t (make-hash '((a . 1))))) (hash-table-update! t 'a -) (hash-table-ref t 'a))   ;=> -1
;;   (let ((t (make-hash))) (hash-table-update! t 'a - (lambda () 1)) (hash-table-ref t 'a))   ;=> -1
(define (hash-table-update! table key proc . fail)
  (hash-table-set! table key (proc (apply hash-table-ref table key fail))))

;; (hash-table-update!/default table key proc default)
;; Puts under key what proc makes of the value there, or of default if there is none (SRFI 69).
;;   (let ((t (make-hash))) (hash-table-update!/default t 'a - 1) (hash-table-ref t 'a))   ;=> -1
(define (hash-table-update!/default table key proc default)
  (hash-table-set! table key (proc (hash-table-ref/default table key default))))

;; (hash-update! table key proc [fail])
;; Puts under key what proc makes of the value there; without one, of what fail returns, or of fail itself if it
;; is not a procedure (Racket).
;;   (let ((t (make-hash))) (hash-update! t 'a - 1) (hash-ref t 'a))   ;=> -1
(define (hash-update! table key proc . fail)
  (hash-table-set! table key (proc (apply hash-ref table key fail))))

;; (hash-table-walk table proc)
;; Calls proc with each key and its value, in the order in which the keys came in (SRFI 69).
;;   (hash-table-walk (alist->hash-table '((a . 1))) (lambda (k v) (display k) (display v)))   ;out> a1
(define (hash-table-walk table proc)
  (for-each (lambda (entry) (proc (car entry) (cdr entry)))
            (hash-table->alist table)))

;; (hash-table-for-each table proc)
;; The same as hash-table-walk (Chicken).
;;   (hash-table-for-each (alist->hash-table '((a . 1))) (lambda (k v) (display k)))   ;out> a
(define hash-table-for-each hash-table-walk)

;; (hash-for-each table proc)
;; The same as hash-table-walk (Racket).
;;   (hash-for-each (alist->hash-table '((a . 1))) (lambda (k v) (display v)))   ;out> 1
(define hash-for-each hash-table-walk)

;; (hash-map table proc)
;; A list of the results of proc on each key and its value, in the order in which the keys came in (Racket).
;;   (hash-map (alist->hash-table '((a . 1))) list)   ;=> ((a 1))
(define (hash-map table proc)
  (map (lambda (entry) (proc (car entry) (cdr entry)))
       (hash-table->alist table)))

;; (hash-table-fold table proc init)
;; Combines by (proc key value accumulated), in the order in which the keys came in (SRFI 69).
;;   (hash-table-fold (alist->hash-table '((a . 1) (b . 2))) (lambda (k v sum) (+ v sum)) 0)   ;=> 3
(define (hash-table-fold table proc init)
  (fold (lambda (entry acc) (proc (car entry) (cdr entry) acc))
        init
        (hash-table->alist table)))
