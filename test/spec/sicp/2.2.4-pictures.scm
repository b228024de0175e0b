;; In the manner of SICP 2.2.4: frames, painters and what combines them, drawn as SVG.
(define unit (make-frame (make-vect 0 0) (make-vect 1 0) (make-vect 0 1)))
((frame-coord-map unit) (make-vect 1/4 3/4))   ;=> (1/4 . 3/4)
((frame-coord-map (make-frame (make-vect 2 1) (make-vect 2 0) (make-vect 1 1))) (make-vect 1/2 1))   ;=> (4 . 2)
(list (frame-origin unit) (frame-edge1 unit) (frame-edge2 unit))   ;=> ((0 . 0) (1 . 0) (0 . 1))
(list (add-vect '(1 . 2) '(3 . 4)) (vector-sub '(1 . 2) '(3 . 4)) (scale-vect 3 '(1 . 2)))   ;=> ((4 . 6) (-2 . -2) (3 . 6))
;; A painter that tells where it was asked to draw
(define seen '())
(define (spy frame) (set! seen (cons frame seen)))
(define (frames painter) (set! seen '()) (painter unit) (reverse seen))
(frames spy)   ;=> (((0 . 0) (1 . 0) (0 . 1)))
(frames (beside spy spy))   ;=> (((0 . 0) (1/2 . 0) (0 . 1)) ((1/2 . 0) (1/2 . 0) (0 . 1)))
(frames (below spy spy))   ;=> (((0 . 0) (1 . 0) (0 . 1/2)) ((0 . 1/2) (1 . 0) (0 . 1/2)))
(frames (rotate90 spy))   ;=> (((1 . 0) (0 . 1) (-1 . 0)))
(frames (flip-horiz spy))   ;=> (((1 . 0) (-1 . 0) (0 . 1)))
(frames (transform-painter spy '(1/4 . 1/4) '(1/2 . 1/4) '(1/4 . 1/2)))   ;=> (((1/4 . 1/4) (1/4 . 0) (0 . 1/4)))
(map length (list (frames (right-split spy 3)) (frames (corner-split spy 2)) (frames (square-limit spy 2))))   ;=> (15 19 76)
(map car (frames (above3 spy spy spy)))   ;=> ((0 . 2/3) (0 . 1/3) (0 . 0))
(define (same? a b) (equal? (frames a) (frames b)))
(same? (rotate180 spy) (rotate90 (rotate90 spy)))   ;=> #t
(same? (flip-vert spy) (flip-horiz (rotate180 spy)))   ;=> #t
(same? (rotate270 spy) (rotate90 (rotate180 spy)))   ;=> #t
;; What is drawn: y grows upward in frames, and downward in SVG.
(define diagonal (segments->painter (list (make-segment (make-vect 0 0) (make-vect 1 1/2)))))
(display (painter->svg (below diagonal black)))
;out> <svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
;out> <g stroke="black" fill="none">
;out> <line x1="0" y1="400" x2="400" y2="300"/>
;out> <polygon points="0,200 400,200 400,0 0,0" fill="rgb(0,0,0)" stroke="none"/>
;out> </g>
;out> </svg>
(paint einstein)   ;=> #<picture>
(define (lines painter) (let loop ((from 0) (n 0)) (let ((at (string-search-forward "<line" (painter->svg painter) from))) (if at (loop (+ at 1) (+ n 1)) n))))
(list (lines mark-of-zorro) (= (lines (square-limit mark-of-zorro 1)) (* 24 (lines mark-of-zorro))))   ;=> (3 #t)
;; A program that defines everything itself, with vectors of another kind, needs draw-line alone.
(define (make-vect x y) (list x y))
(define (beside a b) (lambda (frame) (a (car frame)) (b (cadr frame))))
(define (line frame) (draw-line (make-vect frame 0) (make-vect frame 1)))
(define picture (painter->svg (beside line line) (list 1/4 3/4)))
(number? (string-search-forward "x1=\"300\" y1=\"400\"" picture 0))   ;=> #t
(paint 5)   ;error> not-a-procedure
