;;; Procedures that hand a port to a procedure (R7RS 6.13, MIT Scheme).

;; (call-with-port port proc)
;; Calls proc with the port, closes the port, and returns what proc returned (R7RS 6.13.1).
;;   (call-with-port (open-input-string "abc") read-char)   ;=> #\a
(define (call-with-port port proc)
  (call-with-values
   (lambda () (proc port))
   (lambda results
     (close-port port)
     (apply values results))))

;; (call-with-output-string proc)
;; Calls proc with a new string port and returns what it wrote there (MIT Scheme).
;;   (call-with-output-string (lambda (port) (write 'abc port)))   ;=> "abc"
(define (call-with-output-string proc)
  (let ((port (open-output-string)))
    (proc port)
    (get-output-string port)))

;; (call-with-input-string string proc)
;; Calls proc with a port that reads from string (MIT Scheme).
;;   (call-with-input-string "12 13" read)   ;=> 12
(define (call-with-input-string string proc)
  (proc (open-input-string string)))

;; (with-output-to-string thunk)
;; Calls thunk and returns what it wrote to the current output port (MIT Scheme).
;;   (with-output-to-string (lambda () (display "abc")))   ;=> "abc"
(define (with-output-to-string thunk)
  (let ((port (open-output-string)))
    (parameterize ((current-output-port port))
      (thunk))
    (get-output-string port)))

;; (with-input-from-string string thunk)
;; Calls thunk with string as the text of the current input port (MIT Scheme).
;;   (with-input-from-string "abc" read-char)   ;=> #\a
(define (with-input-from-string string thunk)
  (parameterize ((current-input-port (open-input-string string)))
    (thunk)))

;; (call-with-input-file string proc)
;; Calls proc with a port that reads the file, closes the port, and returns what proc returned (R7RS 6.13.1).
;;   (call-with-input-file "no-such-file" read)   ;error> unsupported
(define (call-with-input-file string proc)
  (call-with-port (open-input-file string) proc))

;; (call-with-output-file string proc)
;; Calls proc with a port that writes the file, closes the port, and returns what proc returned (R7RS 6.13.1).
;;   (call-with-output-file "a-file" newline)   ;error> unsupported
(define (call-with-output-file string proc)
  (call-with-port (open-output-file string) proc))

;; (with-input-from-file string thunk)
;; Calls thunk with the file as the current input port, and closes it (R7RS 6.13.1).
;;   (with-input-from-file "no-such-file" read)   ;error> unsupported
(define (with-input-from-file string thunk)
  (call-with-port (open-input-file string)
                  (lambda (port)
                    (parameterize ((current-input-port port))
                      (thunk)))))

;; (with-output-to-file string thunk)
;; Calls thunk with the file as the current output port, and closes it (R7RS 6.13.1).
;;   (with-output-to-file "a-file" newline)   ;error> unsupported
(define (with-output-to-file string thunk)
  (call-with-port (open-output-file string)
                  (lambda (port)
                    (parameterize ((current-output-port port))
                      (thunk)))))
