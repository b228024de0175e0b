;; In the manner of SICP chapter 2: data abstraction, lists as interfaces, symbols, data-directed programs.
(define (make-rat n d) (let ((g (gcd n d))) (cons (/ n g) (/ d g))))
(define (add-rat x y) (make-rat (+ (* (car x) (cdr y)) (* (car y) (cdr x))) (* (cdr x) (cdr y))))
(add-rat (make-rat 1 3) (make-rat 1 6))   ;=> (1 . 2)
;; Pairs made of procedures
(define (my-cons x y) (lambda (pick) (pick x y)))
(define (my-car p) (p (lambda (x y) x)))
(my-car (my-cons 'first 'second))   ;=> first
;; Church numerals
(define zero (lambda (f) (lambda (x) x)))
(define (add-1 n) (lambda (f) (lambda (x) (f ((n f) x)))))
(define (church-times a b) (lambda (f) (a (b f))))
(define three (add-1 (add-1 (add-1 zero))))
(((church-times three three) inc) 0)   ;=> 9
;; Trees
(define (fringe tree) (cond ((null? tree) nil) ((pair? tree) (append (fringe (car tree)) (fringe (cdr tree)))) (else (list tree))))
(fringe '((1 2) (3 (4 5))))   ;=> (1 2 3 4 5)
(define (tree-map f tree) (map (lambda (part) (if (pair? part) (tree-map f part) (f part))) tree))
(tree-map square '(1 (2 3) ((4))))   ;=> (1 (4 9) ((16)))
(define (subsets s) (if (null? s) (list nil) (let ((rest (subsets (cdr s)))) (append rest (map (lambda (x) (cons (car s) x)) rest)))))
(subsets '(1 2 3))   ;=> (() (3) (2) (2 3) (1) (1 3) (1 2) (1 2 3))
;; Sequences
(accumulate + 0 (map square (filter odd? (enumerate-interval 1 9))))   ;=> 165
(flatmap (lambda (i) (map (lambda (j) (list i j)) (enumerate-interval 1 (- i 1)))) (enumerate-interval 1 3))   ;=> ((2 1) (3 1) (3 2))
(define (permutations s)
  (if (null? s)
      (list nil)
      (flatmap (lambda (x) (map (lambda (p) (cons x p)) (permutations (remove (lambda (y) (eq? x y)) s)))) s)))
(permutations '(a b c))   ;=> ((a b c) (a c b) (b a c) (b c a) (c a b) (c b a))
(define (horner x coefficients) (accumulate (lambda (c higher) (+ c (* x higher))) 0 coefficients))
(horner 2 '(1 3 0 5 0 1))   ;=> 79
(define (transpose m) (apply map list m))
(transpose '((1 2 3) (4 5 6)))   ;=> ((1 4) (2 5) (3 6))
(fold-right / 1 (list 1 2 3))   ;=> 3/2
(fold-left / 1 (list 1 2 3))   ;=> 1/6
;; Symbolic derivation
(define (deriv e v)
  (cond ((number? e) 0)
        ((symbol? e) (if (eq? e v) 1 0))
        ((eq? (car e) '+) (plus (deriv (cadr e) v) (deriv (caddr e) v)))
        ((eq? (car e) '*) (plus (times (cadr e) (deriv (caddr e) v)) (times (deriv (cadr e) v) (caddr e))))
        (else (error "unknown expression" e))))
(define (plus a b) (cond ((eqv? a 0) b) ((eqv? b 0) a) ((and (number? a) (number? b)) (+ a b)) (else `(+ ,a ,b))))
(define (times a b) (cond ((or (eqv? a 0) (eqv? b 0)) 0) ((eqv? a 1) b) ((eqv? b 1) a) ((and (number? a) (number? b)) (* a b)) (else `(* ,a ,b))))
(deriv '(* (* x y) (+ x 3)) 'x)   ;=> (+ (* x y) (* y (+ x 3)))
(deriv '(sin x) 'x)   ;error> user-error unknown expression (sin x)
;; Huffman trees
(define (leaf s w) (list 'leaf s w))
(define (leaf? t) (eq? (car t) 'leaf))
(define (weight t) (if (leaf? t) (caddr t) (cadddr t)))
(define (symbols t) (if (leaf? t) (list (cadr t)) (caddr t)))
(define (join l r) (list l r (append (symbols l) (symbols r)) (+ (weight l) (weight r))))
(define (huffman pairs)
  (let loop ((trees (sort (map (lambda (p) (leaf (car p) (cadr p))) pairs) (lambda (a b) (< (weight a) (weight b))))))
    (if (null? (cdr trees))
        (car trees)
        (loop (sort (cons (join (car trees) (cadr trees)) (cddr trees)) (lambda (a b) (< (weight a) (weight b))))))))
(define (encode-symbol s t)
  (cond ((leaf? t) '())
        ((memq s (symbols (car t))) (cons 0 (encode-symbol s (car t))))
        (else (cons 1 (encode-symbol s (cadr t))))))
(define (decode bits tree)
  (let loop ((bits bits) (t tree))
    (cond ((leaf? t) (cons (cadr t) (if (null? bits) '() (loop bits tree))))
          ((= 0 (car bits)) (loop (cdr bits) (car t)))
          (else (loop (cdr bits) (cadr t))))))
(define code-tree (huffman '((a 8) (b 3) (c 1) (d 1))))
(decode (flatmap (lambda (s) (encode-symbol s code-tree)) '(b a d c a)) code-tree)   ;=> (b a d c a)
;; Data-directed programs
(put 'area 'square (lambda (s) (* s s)))
(put 'area 'rectangle (lambda (w h) (* w h)))
(define (area shape) (apply (get 'area (type-tag shape)) (contents shape)))
(map area (list (attach-tag 'square '(3)) (attach-tag 'rectangle '(2 5))))   ;=> (9 10)
(get 'area 'circle)   ;=> #f
;; Sets as binary trees
(define (adjoin x set)
  (cond ((null? set) (list x '() '()))
        ((= x (car set)) set)
        ((< x (car set)) (list (car set) (adjoin x (cadr set)) (caddr set)))
        (else (list (car set) (cadr set) (adjoin x (caddr set))))))
(define (in-order set) (if (null? set) '() (append (in-order (cadr set)) (list (car set)) (in-order (caddr set)))))
(in-order (fold-left (lambda (s x) (adjoin x s)) '() '(5 2 8 1 9 2)))   ;=> (1 2 5 8 9)
'(a 'b)   ;=> (a (quote b))
(list 'a "b" nil true false)   ;=> (a "b" () #t #f)
