;;; The picture language (SICP 2.2.4), under the names of the book and of sicp-pict. A painter is a procedure that draws
;;; in a frame; a frame is a list of three vectors, a vector a pair of coordinates, a segment a pair of vectors.

;; (make-vect x y)
;; The vector with these coordinates (SICP 2.2.4).
;;   (make-vect 1 2)   ;=> (1 . 2)
(define (make-vect x y)
  (cons x y))

;; (xcor-vect v)
;; The first coordinate of a vector (SICP 2.2.4).
;;   (xcor-vect (make-vect 1 2))   ;=> 1
(define (xcor-vect v) (car v))

;; (vector-xcor v)
;; The first coordinate of a vector (sicp-pict).
;;   (vector-xcor '(1 . 2))   ;=> 1
(define (vector-xcor v) (car v))

;; (ycor-vect v)
;; The second coordinate of a vector (SICP 2.2.4).
;;   (ycor-vect (make-vect 1 2))   ;=> 2
(define (ycor-vect v) (cdr v))

;; (vector-ycor v)
;; The second coordinate of a vector (sicp-pict).
;;   (vector-ycor '(1 . 2))   ;=> 2
(define (vector-ycor v) (cdr v))

;; (add-vect v w)
;; The sum of two vectors (SICP 2.2.4).
;;   (add-vect (make-vect 1 2) (make-vect 3 4))   ;=> (4 . 6)
(define (add-vect v w)
  (cons (+ (car v) (car w)) (+ (cdr v) (cdr w))))

;; (vector-add v w)
;; The sum of two vectors (sicp-pict).
;;   (vector-add '(1 . 2) '(3 . 4))   ;=> (4 . 6)
(define vector-add add-vect)

;; (sub-vect v w)
;; The difference of two vectors (SICP 2.2.4).
;;   (sub-vect (make-vect 3 4) (make-vect 1 1))   ;=> (2 . 3)
(define (sub-vect v w)
  (cons (- (car v) (car w)) (- (cdr v) (cdr w))))

;; (vector-sub v w)
;; The difference of two vectors (sicp-pict).
;;   (vector-sub '(3 . 4) '(1 . 1))   ;=> (2 . 3)
(define vector-sub sub-vect)

;; (scale-vect s v)
;; A vector s times as long (SICP 2.2.4).
;;   (scale-vect 2 (make-vect 1 2))   ;=> (2 . 4)
(define (scale-vect s v)
  (cons (* s (car v)) (* s (cdr v))))

;; (vector-scale s v)
;; A vector s times as long (sicp-pict).
;;   (vector-scale 2 '(1 . 2))   ;=> (2 . 4)
(define vector-scale scale-vect)

;; (make-frame origin edge1 edge2)
;; The frame with that corner and the edges that begin there (SICP 2.2.4).
;;   (edge1-frame (make-frame '(0 . 0) '(1 . 0) '(0 . 1)))   ;=> (1 . 0)
(define (make-frame origin edge1 edge2)
  (list origin edge1 edge2))

;; (origin-frame frame)
;; The corner of a frame (SICP 2.2.4).
;;   (origin-frame (make-frame '(0 . 0) '(1 . 0) '(0 . 1)))   ;=> (0 . 0)
(define (origin-frame frame) (car frame))

;; (frame-origin frame)
;; The corner of a frame (sicp-pict).
;;   (frame-origin (make-frame '(0 . 0) '(1 . 0) '(0 . 1)))   ;=> (0 . 0)
(define (frame-origin frame) (car frame))

;; (edge1-frame frame)
;; The first edge of a frame, a vector (SICP 2.2.4).
;;   (edge1-frame (make-frame '(0 . 0) '(1 . 0) '(0 . 1)))   ;=> (1 . 0)
(define (edge1-frame frame) (cadr frame))

;; (frame-edge1 frame)
;; The first edge of a frame, a vector (sicp-pict).
;;   (frame-edge1 (make-frame '(0 . 0) '(1 . 0) '(0 . 1)))   ;=> (1 . 0)
(define (frame-edge1 frame) (cadr frame))

;; (edge2-frame frame)
;; The second edge of a frame, a vector (SICP 2.2.4).
;;   (edge2-frame (make-frame '(0 . 0) '(1 . 0) '(0 . 1)))   ;=> (0 . 1)
(define (edge2-frame frame) (caddr frame))

;; (frame-edge2 frame)
;; The second edge of a frame, a vector (sicp-pict).
;;   (frame-edge2 (make-frame '(0 . 0) '(1 . 0) '(0 . 1)))   ;=> (0 . 1)
(define (frame-edge2 frame) (caddr frame))

;; (frame-coord-map frame)
;; A procedure that takes a vector in the unit square to its place in the frame (SICP 2.2.4).
;;   ((frame-coord-map (make-frame '(1 . 1) '(2 . 0) '(0 . 4))) '(1/2 . 1/2))   ;=> (2 . 3)
(define (frame-coord-map frame)
  (lambda (v)
    (add-vect (car frame)
              (add-vect (scale-vect (car v) (cadr frame)) (scale-vect (cdr v) (caddr frame))))))

;; (make-segment point1 point2)
;; The segment between two points (SICP 2.2.4).
;;   (make-segment '(0 . 0) '(1 . 1))   ;=> ((0 . 0) 1 . 1)
(define (make-segment point1 point2)
  (cons point1 point2))

;; (start-segment segment)
;; Where a segment starts (SICP 2.2.4).
;;   (start-segment (make-segment '(0 . 0) '(1 . 1)))   ;=> (0 . 0)
(define (start-segment segment) (car segment))

;; (segment-start segment)
;; Where a segment starts (sicp-pict).
;;   (segment-start (make-segment '(0 . 0) '(1 . 1)))   ;=> (0 . 0)
(define (segment-start segment) (car segment))

;; (end-segment segment)
;; Where a segment ends (SICP 2.2.4).
;;   (end-segment (make-segment '(0 . 0) '(1 . 1)))   ;=> (1 . 1)
(define (end-segment segment) (cdr segment))

;; (segment-end segment)
;; Where a segment ends (sicp-pict).
;;   (segment-end (make-segment '(0 . 0) '(1 . 1)))   ;=> (1 . 1)
(define (segment-end segment) (cdr segment))

;; (vects->segments vects)
;; The segments that connect each point of a list with the next (sicp-pict).
;;   (length (vects->segments '((0 . 0) (1 . 0) (1 . 1))))   ;=> 2
(define (vects->segments vects)
  (if (or (null? vects) (null? (cdr vects)))
      '()
      (cons (make-segment (car vects) (cadr vects)) (vects->segments (cdr vects)))))

;; (segments->painter segments)
;; A painter that draws lines, given in the unit square (SICP 2.2.4).
;;   (procedure? (segments->painter (vects->segments '((0 . 0) (1 . 1)))))   ;=> #t
(define (segments->painter segments)
  (lambda (frame)
    (let ((place (frame-coord-map frame)))
      (for-each (lambda (segment) (draw-line (place (car segment)) (place (cdr segment)))) segments))))

;; (vects->painter vects)
;; A painter that draws one line through all the points of a list (sicp-pict).
;;   (procedure? (vects->painter '((0 . 0) (1 . 1) (1 . 0))))   ;=> #t
(define (vects->painter vects)
  (segments->painter (vects->segments vects)))

(define (%fill place x0 y0 x1 y1 colour)
  (%draw-area (list (place (cons x0 y0)) (place (cons x1 y0)) (place (cons x1 y1)) (place (cons x0 y1))) colour))

;; (color->painter colour)
;; A painter that fills its frame with a colour, a string or symbol as SVG names it, such as "red" or "#ffcc00"
;; (sicp-pict).
;;   (procedure? (color->painter "red"))   ;=> #t
(define (color->painter colour)
  (lambda (frame) (%fill (frame-coord-map frame) 0 0 1 1 colour)))

;; (number->painter shade)
;; A painter that fills its frame with a shade from 0, black, to 255, white (sicp-pict).
;;   (procedure? (number->painter 128))   ;=> #t
(define (number->painter shade)
  (color->painter shade))

;; (procedure->painter proc [size])
;; A painter of the shades from 0 to 255 that proc gives for coordinates from 0 to size (100 if not given), of which it
;; asks for 20 each way (sicp-pict).
;;   (procedure? (procedure->painter (lambda (x y) (+ x y))))   ;=> #t
(define (procedure->painter proc . size)
  (let ((size (if (null? size) 100 (car size))))
    (lambda (frame)
      (let ((place (frame-coord-map frame)))
        (do ((i 0 (+ i 1))) ((= i 20))
          (do ((j 0 (+ j 1))) ((= j 20))
            (%fill place (/ i 20) (/ j 20) (/ (+ i 1) 20) (/ (+ j 1) 20)
                   (proc (* size (/ i 20)) (* size (/ j 20))))))))))

(define (%moved painter origin corner1 corner2)
  (lambda (frame)
    (let* ((place (frame-coord-map frame)) (new-origin (place origin)))
      (painter (make-frame new-origin
                           (sub-vect (place corner1) new-origin)
                           (sub-vect (place corner2) new-origin))))))

;; The three points as coordinates in sixtieths.
(define (%placed painter coordinates)
  (let loop ((points '()) (left coordinates))
    (if (null? left)
        (apply %moved painter (reverse points))
        (loop (cons (cons (/ (car left) 60) (/ (cadr left) 60)) points) (cddr left)))))

;; (transform-painter painter origin corner1 corner2)
;; A painter that draws in the frame that these three points of its own frame span (SICP 2.2.4). In sicp-pict the three
;; points give a procedure of the painter.
;;   (procedure? (transform-painter wave '(0 . 0) '(1 . 0) '(0 . 1)))   ;=> #t
;;   (procedure? ((transform-painter '(0 . 0) '(1 . 0) '(0 . 1)) wave))   ;=> #t
(define (transform-painter . arguments)
  (if (procedure? (car arguments))
      (apply %moved arguments)
      (lambda (painter) (apply %moved painter arguments))))

;; (flip-vert painter)
;; The painter upside down (SICP 2.2.4).
;;   (equal? (painter->svg (flip-vert (flip-vert wave))) (painter->svg wave))   ;=> #t
(define (flip-vert painter) (%placed painter '(0 60 60 60 0 0)))

;; (flip-horiz painter)
;; The painter as in a mirror (SICP 2.2.4).
;;   (equal? (painter->svg (flip-horiz (flip-horiz wave))) (painter->svg wave))   ;=> #t
(define (flip-horiz painter) (%placed painter '(60 0 0 0 60 60)))

;; (rotate90 painter)
;; The painter turned by 90 degrees counterclockwise (SICP 2.2.4).
;;   (equal? (painter->svg (rotate90 (rotate270 wave))) (painter->svg wave))   ;=> #t
(define (rotate90 painter) (%placed painter '(60 0 60 60 0 0)))

;; (rotate180 painter)
;; The painter turned by 180 degrees (SICP 2.2.4).
;;   (equal? (painter->svg (rotate180 wave)) (painter->svg (rotate90 (rotate90 wave))))   ;=> #t
(define (rotate180 painter) (%placed painter '(60 60 0 60 60 0)))

;; (rotate270 painter)
;; The painter turned by 90 degrees clockwise (SICP 2.2.4).
;;   (equal? (painter->svg (rotate270 (rotate90 wave))) (painter->svg wave))   ;=> #t
(define (rotate270 painter) (%placed painter '(0 60 0 0 60 60)))

;; (shrink-to-upper-right painter)
;; The painter in the upper right quarter of the frame (SICP 2.2.4).
;;   (procedure? (shrink-to-upper-right wave))   ;=> #t
(define (shrink-to-upper-right painter) (%placed painter '(30 30 60 30 30 60)))

;; (squash-inwards painter)
;; The painter squeezed toward the centre of the frame (SICP 2.2.4).
;;   (procedure? (squash-inwards wave))   ;=> #t
(define (squash-inwards painter) (%placed painter '(0 0 39 21 21 39)))

;; (superpose painter1 painter2)
;; One painter over the other (sicp-pict).
;;   (procedure? (superpose wave mark-of-zorro))   ;=> #t
(define (superpose painter1 painter2)
  (lambda (frame) (painter1 frame) (painter2 frame)))

;; (beside painter1 painter2)
;; Painter1 in the left half of the frame, painter2 in the right (SICP 2.2.4).
;;   (procedure? (beside wave wave))   ;=> #t
(define (beside painter1 painter2)
  (superpose (%placed painter1 '(0 0 30 0 0 60)) (%placed painter2 '(30 0 60 0 30 60))))

;; (below painter1 painter2)
;; Painter1 in the lower half of the frame, painter2 in the upper (SICP 2.2.4).
;;   (equal? (painter->svg (below wave wave)) (painter->svg (rotate90 (beside (rotate270 wave) (rotate270 wave)))))   ;=> #t
(define (below painter1 painter2)
  (superpose (%placed painter1 '(0 0 60 0 0 30)) (%placed painter2 '(0 30 60 30 0 60))))

;; (beside3 painter1 painter2 painter3)
;; Three painters from left to right (sicp-pict).
;;   (procedure? (beside3 wave black wave))   ;=> #t
(define (beside3 painter1 painter2 painter3)
  (superpose (%placed painter1 '(0 0 20 0 0 60))
             (superpose (%placed painter2 '(20 0 40 0 20 60))
                        (%placed painter3 '(40 0 60 0 40 60)))))

;; (above3 painter1 painter2 painter3)
;; Three painters from top to bottom (sicp-pict).
;;   (procedure? (above3 wave black wave))   ;=> #t
(define (above3 painter1 painter2 painter3)
  (superpose (%placed painter1 '(0 40 60 40 0 60))
             (superpose (%placed painter2 '(0 20 60 20 0 40))
                        (%placed painter3 '(0 0 60 0 0 20)))))

;; (black frame)
;; A painter that fills its frame with black (sicp-pict).
;;   (string? (painter->svg black))   ;=> #t
(define black (number->painter 0))

;; (white frame)
;; A painter that fills its frame with white (sicp-pict).
;;   (string? (painter->svg white))   ;=> #t
(define white (number->painter 255))

;; (gray frame)
;; A painter that fills its frame with gray (sicp-pict).
;;   (string? (painter->svg gray))   ;=> #t
(define gray (number->painter 150))

;; (diagonal-shading frame)
;; A painter that shades its frame from black to white along the diagonal (sicp-pict).
;;   (string? (painter->svg diagonal-shading))   ;=> #t
(define diagonal-shading (procedure->painter (lambda (x y) (/ (* 255 (+ x y)) 200))))

(define (%drawing . lines)
  (segments->painter
   (append-map (lambda (line) (vects->segments (map (lambda (v) (cons (/ (car v) 100) (/ (cadr v) 100))) line))) lines)))

;; (mark-of-zorro frame)
;; A painter that draws a Z (sicp-pict).
;;   (string? (painter->svg mark-of-zorro))   ;=> #t
(define mark-of-zorro (%drawing '((10 90) (90 90) (10 10) (90 10))))

;; (wave frame)
;; A painter that draws a person who waves (SICP 2.2.4).
;;   (string? (painter->svg wave))   ;=> #t
(define wave
  (%drawing '((30 0) (40 48) (36 58) (18 50) (0 62))
            '((0 72) (18 60) (34 68) (42 68) (37 83) (42 100))
            '((58 100) (63 83) (58 68) (70 70) (100 40))
            '((100 30) (64 56) (60 46) (72 0))
            '((42 0) (51 30) (60 0))
            '((45 84) (47 84)) '((53 84) (55 84)) '((45 77) (50 75) (55 77))))

;; (einstein frame)
;; A painter that draws a head with much hair, in lines: there are no photographs here (sicp-pict).
;;   (string? (painter->svg einstein))   ;=> #t
(define einstein
  (%drawing '((35 70) (32 45) (38 28) (50 20) (62 28) (68 45) (65 70))
            '((32 45) (15 50) (24 60) (12 70) (26 76) (22 90) (38 84) (45 97) (52 85) (64 95)
              (68 82) (84 86) (78 72) (90 66) (78 58) (84 48) (68 45))
            '((40 60) (46 62)) '((54 62) (60 60)) '((42 55) (44 57) (46 55)) '((54 55) (56 57) (58 55))
            '((50 55) (47 44) (53 44)) '((38 36) (44 42) (50 40) (56 42) (62 36))))

;; (rogers frame)
;; A painter that draws the same as einstein (SICP 2.2.4).
;;   (string? (painter->svg rogers))   ;=> #t
(define rogers einstein)

;; (escher frame)
;; A painter that draws a fish (sicp-pict).
;;   (string? (painter->svg escher))   ;=> #t
(define escher
  (%drawing '((5 50) (25 70) (55 72) (80 52) (97 72) (92 50) (97 28) (80 48) (55 28) (25 30) (5 50))
            '((35 71) (45 88) (58 71)) '((38 29) (46 16) (56 28)) '((30 66) (36 50) (30 34))
            '((17 55) (20 57) (20 53) (17 55))))

;; (right-split painter n)
;; The painter with smaller copies of itself to its right, n levels deep (SICP 2.2.4).
;;   (equal? (painter->svg (right-split wave 0)) (painter->svg wave))   ;=> #t
(define (right-split painter n)
  (if (= n 0)
      painter
      (let ((smaller (right-split painter (- n 1)))) (beside painter (below smaller smaller)))))

;; (up-split painter n)
;; The painter with smaller copies of itself above it, n levels deep (SICP 2.2.4).
;;   (procedure? (up-split wave 3))   ;=> #t
(define (up-split painter n)
  (if (= n 0)
      painter
      (let ((smaller (up-split painter (- n 1)))) (below painter (beside smaller smaller)))))

;; (corner-split painter n)
;; The painter with smaller copies of itself above it, to its right, and between both (SICP 2.2.4).
;;   (procedure? (corner-split wave 3))   ;=> #t
(define (corner-split painter n)
  (if (= n 0)
      painter
      (let ((up (up-split painter (- n 1))) (right (right-split painter (- n 1))))
        (beside (below painter (beside up up)) (below (below right right) (corner-split painter (- n 1)))))))

;; (square-limit painter n)
;; Four corner-splits that grow smaller outward (SICP 2.2.4).
;;   (procedure? (square-limit wave 2))   ;=> #t
(define (square-limit painter n)
  (let* ((quarter (corner-split painter n)) (half (beside (flip-horiz quarter) quarter)))
    (below (flip-vert half) half)))

;; (painter->svg painter [frame])
;; What the painter draws in the frame, the unit square if not given, as the text of an SVG picture. A program that
;; represents frames in a way of its own gives one of those.
;;   (string-search-forward "<line" (painter->svg mark-of-zorro) 0)   ;=> 119
(define (painter->svg painter . frame)
  (%new-drawing)
  (painter (if (null? frame) (make-frame (cons 0 0) (cons 1 0) (cons 0 1)) (car frame)))
  (%drawing->svg))

;; (paint painter [frame])
;; Shows what painter->svg draws: hands the picture to the host, or returns it if the host takes none (sicp-pict).
;;   (paint wave)
(define (paint painter . frame)
  (%show-picture (apply painter->svg painter frame)))
