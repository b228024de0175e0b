;;; A metacircular evaluator: Scheme, written in the Scheme that it evaluates.
;;;
;;; A form is translated once and may then run many times:
;;;
;;;     form ──translate──▶ code ──given an environment──▶ value
;;;
;;;   code         a procedure of one argument, the environment
;;;   environment  a list of frames, the innermost first; empty at top level
;;;   frame        a list of values: the arguments of a call, then the internal definitions of its body
;;;   scope        what translation knows of the environment: a list of ribs that ends in the globals
;;;   rib          (parameters . definitions): the names of the values in a frame, in their order
;;;   globals      the top level: a table of cells
;;;   cell         (name . value)
;;;
;;; So the place of every variable is known before a program runs: the name is gone, what is left is how many
;;; frames out, and how many values along.
;;;
;;; This file uses no form and no procedure but those that it gives to its programs. That is why it can evaluate
;;; itself; and what it leaves unsaid (how deep recursion may go, that a tail call needs no room, what a promise
;;; is) its programs inherit from the Scheme below, at whatever level that is.

;; ---- Data

(define-record-type globals
  (make-globals cells)
  globals?
  (cells globals-cells set-globals-cells!))

;; A procedure of the program: its body takes a list of arguments and the environment it was made in.
(define-record-type closure
  (make-closure body environment)
  closure?
  (body closure-body)
  (environment closure-environment))

;; An object of a record type of the program.
(define-record-type instance
  (make-instance type fields)
  instance?
  (type instance-type)
  (fields instance-fields))

;; What a variable holds until it is defined. It is compared with eq?, so no value of a program is taken for it.
(define unassigned (list 'unassigned))

(define unspecified (if #f #f))

;; ---- Evaluate and apply

(define (evaluate form globals)
  ((translate form globals) '()))

(define (call procedure arguments)
  (cond ((closure? procedure)
         ((closure-body procedure) arguments (closure-environment procedure)))
        ((procedure? procedure) (apply procedure arguments))
        (else (error "not a procedure:" procedure))))

(define (translate form scope)
  (cond ((symbol? form)
         (if (keyword-of form scope)
             (bad-syntax form)
             (translate-reference form scope)))
        ((pair? form)
         (let ((translator (translator-of form scope)))
           (if translator
               (translator form scope)
               (translate-call form scope))))
        ((null? form) (bad-syntax form))
        (else (constant form))))

(define (constant value)
  (lambda (env) value))

(define (translate-call form scope)
  (if (not (list? form)) (bad-syntax form))
  (let ((operator (translate (car form) scope))
        (operands (translate-operands (cdr form) scope)))
    (lambda (env)
      (call (operator env) (operands env)))))

;; Code for a list of values, computed from left to right.
(define (translate-operands forms scope)
  (if (null? forms)
      (constant '())
      (let ((first (translate (car forms) scope))
            (rest (translate-operands (cdr forms) scope)))
        (lambda (env)
          (let ((value (first env)))
            (cons value (rest env)))))))

(define (translate-sequence forms scope)
  (let ((first (translate (car forms) scope)))
    (if (null? (cdr forms))
        first
        (let ((rest (translate-sequence (cdr forms) scope)))
          (lambda (env)
            (first env)
            (rest env))))))

;; ---- Variables

;; Calls if-local with the frame, the place in it, and whether the value may still be missing; or if-global.
(define (locate name scope if-local if-global)
  (let search ((depth 0) (scope scope))
    (if (globals? scope)
        (if-global (cell-of name scope))
        (let ((index (rib-index name (car scope))))
          (if index
              (if-local depth index (not (memq name (car (car scope)))))
              (search (+ depth 1) (cdr scope)))))))

(define (rib-index name rib)
  (let search ((names (append (car rib) (cdr rib))) (index 0))
    (cond ((null? names) #f)
          ((eq? (car names) name) index)
          (else (search (cdr names) (+ index 1))))))

(define (cell-of name globals)
  (or (assq name (globals-cells globals))
      (let ((cell (cons name unassigned)))
        (set-globals-cells! globals (cons cell (globals-cells globals)))
        cell)))

(define (bound? name scope)
  (if (globals? scope)
      (assq name (globals-cells scope))
      (or (rib-index name (car scope))
          (bound? name (cdr scope)))))

(define (translate-reference name scope)
  (locate name scope
    (lambda (depth index checked?)
      (let ((code (local-reference depth index)))
        (if checked?
            (check-assigned code "used before its definition:" name)
            code)))
    (lambda (cell)
      (check-assigned (lambda (env) (cdr cell)) "unbound variable:" name))))

(define (local-reference depth index)
  (cond ((= depth 0) (lambda (env) (list-ref (car env) index)))
        ((= depth 1) (lambda (env) (list-ref (cadr env) index)))
        (else (lambda (env) (list-ref (list-ref env depth) index)))))

(define (check-assigned code complaint name)
  (lambda (env)
    (let ((value (code env)))
      (if (eq? value unassigned)
          (error complaint name)
          value))))

;; A procedure of a value and an environment that stores the one in the other.
(define (storing name scope)
  (locate name scope
    (lambda (depth index checked?)
      (lambda (value env)
        (set-car! (list-tail (list-ref env depth) index) value)))
    (lambda (cell)
      (lambda (value env)
        (set-cdr! cell value)))))

(define (translate-set! form scope)
  (let* ((name (cadr form))
         (old (translate name scope))
         (new (translate (caddr form) scope))
         (store (storing name scope)))
    (lambda (env)
      (let ((value (new env)))
        (old env) ; complains of a variable that is not there
        (store value env)
        unspecified))))

;; ---- Definitions and bodies

;; (define name form), (define name), (define (name . formals) form ...), and a procedure that returns one:
;; (define ((name . formals) . formals) form ...)
(define (translate-define form scope)
  (let ((target (cadr form)))
    (cond ((symbol? target)
           (translate-definition target form scope
             (lambda () (translate (if (null? (cddr form)) unspecified (caddr form)) scope))))
          ((null? (cddr form)) (bad-syntax form))
          ((symbol? (car target))
           (translate-definition (car target) form scope
             (lambda () (translate-procedure (car target) (cdr target) (cddr form) scope))))
          (else
           (translate-define
            (list (car form) (car target) (cons 'lambda (cons (cdr target) (cddr form))))
            scope)))))

;; The name is known before its value is translated: the value may use it, even if it was a keyword.
(define (translate-definition name form scope translate-value)
  (check-definition name form scope)
  (let* ((store (storing name scope))
         (code (translate-value)))
    (lambda (env)
      (store (code env) env)
      unspecified)))

;; Where a body does not begin, a name that it would define has no place.
(define (check-definition name form scope)
  (if (not (or (globals? scope) (rib-index name (car scope))))
      (error "a definition must stand at top level or in a body:" form)))

(define (definition-name target)
  (if (pair? target) (definition-name (car target)) target))

;; The names that the forms of a body define, wherever among them the definitions stand.
(define (defined-names forms scope)
  (append-map (lambda (form) (names-defined-by form scope)) forms))

(define (names-defined-by form scope)
  (let ((translator (and (pair? form) (translator-of form scope))))
    (cond ((eq? translator translate-define) (list (definition-name (cadr form))))
          ((eq? translator translate-begin) (defined-names (cdr form) scope))
          ((eq? translator translate-define-record-type) (record-names form))
          (else '()))))

;; A procedure of the arguments and of the environment around: it makes the frame and runs the body in it.
(define (translate-body parameters forms scope)
  (let* ((definitions (defined-names forms scope))
         (code (translate-sequence forms (cons (cons parameters definitions) scope)))
         (count (length definitions)))
    (if (= count 0)
        (lambda (arguments env)
          (code (cons arguments env)))
        (lambda (arguments env)
          (code (cons (append arguments (make-list count unassigned)) env))))))

(define (translate-lambda form scope)
  (translate-procedure 'lambda (cadr form) (cddr form) scope))

(define (translate-named-lambda form scope)
  (translate-procedure (car (cadr form)) (cdr (cadr form)) (cddr form) scope))

(define (translate-procedure name formals forms scope)
  (let ((required (required-parameters formals))
        (rest (rest-parameter formals)))
    (let ((count (length required))
          (run (translate-body (append required rest) forms scope)))
      (define (complain arguments)
        (error "wrong number of arguments:" (cons name arguments) 'for (cons name formals)))
      (define (body arguments env)
        (if (= (length arguments) count)
            (run arguments env)
            (complain arguments)))
      (define (body-with-rest arguments env)
        (if (>= (length arguments) count)
            (run (append (list-head arguments count) (list (list-tail arguments count))) env)
            (complain arguments)))
      (let ((chosen (if (null? rest) body body-with-rest)))
        (lambda (env)
          (make-closure chosen env))))))

(define (required-parameters formals)
  (if (pair? formals)
      (cons (car formals) (required-parameters (cdr formals)))
      '()))

;; A list of the parameter after the dot, or of none.
(define (rest-parameter formals)
  (cond ((pair? formals) (rest-parameter (cdr formals)))
        ((null? formals) '())
        (else (list formals))))

;; ---- Choice

(define (translate-if form scope)
  (let ((test (translate (cadr form) scope))
        (then (translate (caddr form) scope))
        (otherwise (if (null? (cdddr form)) (constant unspecified) (translate (cadddr form) scope))))
    (lambda (env)
      (if (test env) (then env) (otherwise env)))))

(define (translate-and form scope)
  (let each ((forms (cdr form)))
    (cond ((null? forms) (constant #t))
          ((null? (cdr forms)) (translate (car forms) scope))
          (else
           (let ((first (translate (car forms) scope))
                 (rest (each (cdr forms))))
             (lambda (env)
               (if (first env) (rest env) #f)))))))

(define (translate-or form scope)
  (let each ((forms (cdr form)))
    (cond ((null? forms) (constant #f))
          ((null? (cdr forms)) (translate (car forms) scope))
          (else
           (let ((first (translate (car forms) scope))
                 (rest (each (cdr forms))))
             (lambda (env)
               (or (first env) (rest env))))))))

(define (translate-when form scope)
  (let ((test (translate (cadr form) scope))
        (body (translate-sequence (cddr form) scope)))
    (lambda (env)
      (if (test env) (body env) unspecified))))

(define (translate-unless form scope)
  (let ((test (translate (cadr form) scope))
        (body (translate-sequence (cddr form) scope)))
    (lambda (env)
      (if (test env) unspecified (body env)))))

(define (translate-cond form scope)
  (let each ((clauses (cdr form)))
    (cond ((null? clauses) (constant unspecified))
          ((not (and (pair? (car clauses)) (list? (car clauses)))) (bad-syntax form))
          ((eq? (car (car clauses)) 'else) (translate-sequence (cdr (car clauses)) scope))
          (else
           (translate-clause (translate (car (car clauses)) scope)
                             (cdr (car clauses))
                             (each (cdr clauses))
                             scope)))))

;; A clause of cond: (test), (test => receiver) or (test form ...).
(define (translate-clause test forms otherwise scope)
  (if (null? forms)
      (lambda (env)
        (or (test env) (otherwise env)))
      (let ((consequence (translate-consequence forms scope)))
        (lambda (env)
          (let ((value (test env)))
            (if value (consequence value env) (otherwise env)))))))

;; A procedure of the value that chose the forms, and of the environment.
(define (translate-consequence forms scope)
  (if (eq? (car forms) '=>)
      (let ((receiver (translate (cadr forms) scope)))
        (lambda (value env)
          (call (receiver env) (list value))))
      (let ((code (translate-sequence forms scope)))
        (lambda (value env)
          (code env)))))

(define (translate-case form scope)
  (let ((key (translate (cadr form) scope))
        (choose (translate-cases (cddr form) scope)))
    (lambda (env)
      (choose (key env) env))))

(define (translate-cases clauses scope)
  (if (null? clauses)
      (lambda (value env) unspecified)
      (let ((data (car (car clauses)))
            (consequence (translate-consequence (cdr (car clauses)) scope))
            (otherwise (translate-cases (cdr clauses) scope)))
        (if (eq? data 'else)
            consequence
            (lambda (value env)
              (if (memv value data)
                  (consequence value env)
                  (otherwise value env)))))))

;; ---- Local variables and loops

(define (translate-let form scope)
  (if (symbol? (cadr form))
      (translate-named-let (cadr form) (caddr form) (cdddr form) scope)
      (let ((inits (translate-operands (map binding-init (cadr form)) scope))
            (run (translate-body (map binding-name (cadr form)) (cddr form) scope)))
        (lambda (env)
          (run (inits env) env)))))

;; The name is a variable of a frame of its own, around the procedure.
(define (translate-named-let name bindings forms scope)
  (let ((inits (translate-operands (map binding-init bindings) scope))
        (procedure (translate-procedure name (map binding-name bindings) forms
                                        (cons (list (list name)) scope))))
    (lambda (env)
      (let* ((frame (list unassigned))
             (loop (procedure (cons frame env))))
        (set-car! frame loop)
        (call loop (inits env))))))

(define (translate-let* form scope)
  (let each ((bindings (cadr form)) (scope scope))
    (if (or (null? bindings) (null? (cdr bindings)))
        (translate-let (cons 'let (cons bindings (cddr form))) scope)
        (let ((init (translate (binding-init (car bindings)) scope))
              (rest (each (cdr bindings) (cons (list (list (binding-name (car bindings)))) scope))))
          (lambda (env)
            (rest (cons (list (init env)) env)))))))

(define (translate-letrec form scope)
  (let* ((names (map binding-name (cadr form)))
         (inner (cons (cons '() names) scope))
         (inits (map (lambda (binding) (translate (binding-init binding) inner)) (cadr form)))
         (stores (map (lambda (name) (storing name inner)) names))
         (run (translate-body '() (cddr form) inner)))
    (lambda (env)
      (let ((inner-env (cons (make-list (length names) unassigned) env)))
        (for-each (lambda (store init) (store (init inner-env) inner-env)) stores inits)
        (run '() inner-env)))))

;; (do ((name init [step]) ...) (test form ...) form ...): each turn has a frame of its own.
(define (translate-do form scope)
  (let* ((specs (cadr form))
         (inner (cons (list (map binding-name specs)) scope))
         (inits (translate-operands (map binding-init specs) scope))
         (steps (translate-operands (map binding-step specs) inner))
         (test (translate (car (caddr form)) inner))
         (result (translate-sequence (or-unspecified (cdr (caddr form))) inner))
         (body (translate-sequence (or-unspecified (cdddr form)) inner)))
    (lambda (env)
      (let loop ((frame (inits env)))
        (let ((inner-env (cons frame env)))
          (if (test inner-env)
              (result inner-env)
              (begin
                (body inner-env)
                (loop (steps inner-env)))))))))

(define (or-unspecified forms)
  (if (null? forms) (list unspecified) forms))

(define (binding-name binding)
  (if (not (and (pair? binding) (symbol? (car binding)) (pair? (cdr binding)))) (bad-syntax binding))
  (car binding))

(define (binding-init binding)
  (binding-name binding)
  (cadr binding))

(define (binding-step binding)
  (if (null? (cddr binding)) (car binding) (caddr binding)))

;; ---- Other forms

(define (translate-quote form scope)
  (constant (cadr form)))

;; At top level an empty begin is allowed.
(define (translate-begin form scope)
  (translate-sequence (or-unspecified (cdr form)) scope))

(define (translate-delay form scope)
  (let ((code (translate (cadr form) scope)))
    (lambda (env)
      (delay (code env)))))

(define (translate-cons-stream form scope)
  (let ((first (translate (cadr form) scope))
        (rest (translate (caddr form) scope)))
    (lambda (env)
      (cons (first env) (delay (rest env))))))

(define (translate-assert form scope)
  (let ((test (translate (cadr form) scope)))
    (lambda (env)
      (if (test env) unspecified (error "assertion failed:" (cadr form))))))

(define (translate-the-environment form scope)
  (if (globals? scope)
      (constant scope)
      (error "the-environment is possible at top level only")))

;; (use ...), (require ...), (import ...), (trace ...): what they would bring is there already, or left out.
(define (translate-ignored form scope)
  (constant unspecified))

(define (translate-quasiquote form scope)
  (translate-template (cadr form) 1 scope))

;; The depth says how many quasiquotes a template stands in, less the unquotes.
(define (translate-template template depth scope)
  (cond ((vector? template)
         (let ((items (translate-template (vector->list template) depth scope)))
           (lambda (env)
             (list->vector (items env)))))
        ((not (pair? template)) (constant template))
        ((form-of? 'quasiquote template) (translate-template-pair template (+ depth 1) scope))
        ((form-of? 'unquote template)
         (if (= depth 1)
             (translate (cadr template) scope)
             (translate-template-pair template (- depth 1) scope)))
        ((form-of? 'unquote-splicing template) (translate-template-pair template (- depth 1) scope))
        ((and (= depth 1) (form-of? 'unquote-splicing (car template)))
         (let ((items (translate (cadr (car template)) scope))
               (rest (translate-template (cdr template) depth scope)))
           (lambda (env)
             (append (items env) (rest env)))))
        (else (translate-template-pair template depth scope))))

(define (translate-template-pair template depth scope)
  (let ((first (translate-template (car template) depth scope))
        (rest (translate-template (cdr template) depth scope)))
    (lambda (env)
      (cons (first env) (rest env)))))

(define (form-of? keyword template)
  (and (pair? template)
       (eq? (car template) keyword)
       (pair? (cdr template))
       (null? (cddr template))))

;; ---- Records: (define-record-type name (constructor field ...) predicate (field accessor [modifier]) ...)

(define (translate-define-record-type form scope)
  (let ((stores (map (lambda (name)
                       (check-definition name form scope)
                       (storing name scope))
                     (record-names form))))
    (lambda (env)
      (for-each (lambda (store value) (store value env)) stores (record-values form))
      unspecified)))

(define (record-names form)
  (cons (cadr form)
        (cons (car (caddr form))
              (cons (cadddr form)
                    (append-map cdr (cddddr form))))))

;; The values of those names, in the same order. The type itself is a list made anew, known by eq?.
(define (record-values form)
  (let* ((type (list (cadr form)))
         (fields (map car (cddddr form)))
         (given (cdr (caddr form))))
    (define (make . arguments)
      (if (not (= (length arguments) (length given)))
          (error "wrong number of arguments:" (cons (car (caddr form)) arguments) 'for (caddr form)))
      (let ((object (make-instance type (make-list (length fields) #f))))
        (for-each (lambda (field value) (set-car! (place-of field object) value)) given arguments)
        object))
    (define (of-type? object)
      (and (instance? object) (eq? (instance-type object) type)))
    (define (place-of field object)
      (if (not (of-type? object)) (error "not a record of the right type:" (car type) object))
      (list-tail (instance-fields object) (rib-index field (list fields))))
    (define (accessor field)
      (lambda (object) (car (place-of field object))))
    (define (modifier field)
      (lambda (object value) (set-car! (place-of field object) value)))
    (define (field-procedures spec)
      (cons (accessor (car spec))
            (map (lambda (name) (modifier (car spec))) (cddr spec))))
    (cons type (cons make (cons of-type? (append-map field-procedures (cddddr form)))))))

;; ---- Keywords

;; Each with the least and the greatest number of parts that may follow it, #f for no limit.
(define keywords
  (list
   (list 'quote 1 1 translate-quote)
   (list 'quasiquote 1 1 translate-quasiquote)
   (list 'if 2 3 translate-if)
   (list 'define 1 #f translate-define)
   (list 'trace-define 1 #f translate-define)
   (list 'define-record-type 3 #f translate-define-record-type)
   (list 'set! 2 2 translate-set!)
   (list 'lambda 2 #f translate-lambda)
   (list 'named-lambda 2 #f translate-named-lambda)
   (list 'begin 0 #f translate-begin)
   (list 'let 2 #f translate-let)
   (list 'let* 2 #f translate-let*)
   (list 'letrec 2 #f translate-letrec)
   (list 'letrec* 2 #f translate-letrec)
   (list 'do 2 #f translate-do)
   (list 'cond 1 #f translate-cond)
   (list 'case 1 #f translate-case)
   (list 'and 0 #f translate-and)
   (list 'or 0 #f translate-or)
   (list 'when 2 #f translate-when)
   (list 'unless 2 #f translate-unless)
   (list 'delay 1 1 translate-delay)
   (list 'cons-stream 2 2 translate-cons-stream)
   (list 'assert 1 #f translate-assert)
   (list 'the-environment 0 0 translate-the-environment)
   (list 'use 0 #f translate-ignored)
   (list 'require 0 #f translate-ignored)
   (list 'import 0 #f translate-ignored)
   (list 'provide 0 #f translate-ignored)
   (list 'trace 0 #f translate-ignored)
   (list 'untrace 0 #f translate-ignored)))

;; The row of a keyword, else #f. A program may define a keyword's name: then it is a variable.
(define (keyword-of name scope)
  (let ((keyword (assq name keywords)))
    (and keyword (not (bound? name scope)) keyword)))

(define (translator-of form scope)
  (let ((keyword (and (symbol? (car form)) (keyword-of (car form) scope))))
    (and keyword
         (let ((least (cadr keyword))
               (most (caddr keyword))
               (count (if (list? form) (length (cdr form)) -1)))
           (if (or (< count least) (and most (> count most))) (bad-syntax form))
           (cadddr keyword)))))

(define (bad-syntax form)
  (error "bad syntax:" form))

;; ---- What programs find defined

;; Procedures that call none of their arguments, and constants: taken by name from the Scheme below.
(define primitives
  '(+ - * / = < > <= >= 1+ -1+ add1 sub1 inc dec square cube average abs min max gcd lcm
    quotient remainder modulo
    number? integer? rational? real? exact? inexact? zero? positive? negative? odd? even? nan?
    exact inexact exact->inexact inexact->exact floor ceiling round truncate numerator denominator
    sqrt exact-integer-sqrt expt exp log sin cos tan asin acos atan number->string string->number random runtime
    eq? eqv? equal? not boolean? symbol? symbol->string string->symbol symbol-append gensym
    cons car cdr set-car! set-cdr! caar cadr cdar cddr caaar caadr cadar caddr cdaar cdadr cddar cdddr
    cadddr cddddr pair? null? list? list cons* make-list length append append! reverse reverse!
    list-tail list-head list-ref list-copy last last-pair except-last-pair first second third fourth fifth
    iota enumerate-interval range
    memq memv member assq assv assoc delete delete! delete-duplicates true false nil null empty null
    prime? smallest-divisor put get
    char? char=? char<? char>? char-upcase char-downcase char-alphabetic? char-numeric? char-whitespace?
    char->integer integer->char
    string? make-string string string-length string-ref string-set! string=? string<? string>? substring
    string-append string-copy string->list list->string string-upcase string-downcase string-pad-left
    string-pad-right string-search-forward string-null?
    vector? make-vector vector vector-length vector-ref vector-set! vector-fill! vector->list list->vector
    vector-copy vector-append subvector
    force promise? make-promise stream-car stream-cdr stream-pair? stream-null? empty-stream? stream-head
    stream-tail stream-ref stream->list the-empty-stream stream-nil
    display write newline write-string write-char write-line displayln read read-line read-char eof-object
    eof-object? current-output-port error raise raise-continuable error-object?
    error-object-message error-object-irritants condition/report-string values void exit))

;; Procedures of the Scheme below that call their arguments: they get procedures that it can call.
(define hosts
  '(call-with-current-continuation call/cc call-with-escape-continuation dynamic-wind call-with-values
    with-exception-handler sort list-sort vector-map vector-for-each string-for-each stream-map stream-for-each
    stream-filter))

;; The rest is written in the language of the programs itself.
(define prelude
  '((define (map procedure list . lists)
      (if (null? lists)
          (let each ((list list))
            (if (null? list)
                '()
                (let ((value (procedure (car list))))
                  (cons value (each (cdr list))))))
          (let each ((lists (cons list lists)))
            (if (memq '() lists)
                '()
                (let ((value (apply procedure (map car lists))))
                  (cons value (each (map cdr lists))))))))
    (define (for-each procedure . lists)
      (let each ((lists lists))
        (if (not (memq '() lists))
            (begin
              (apply procedure (map car lists))
              (each (map cdr lists))))))
    (define (append-map procedure . lists) (apply append (apply map procedure lists)))
    (define (flatmap procedure list) (append-map procedure list))
    (define (filter keep? list)
      (cond ((null? list) '())
            ((keep? (car list)) (cons (car list) (filter keep? (cdr list))))
            (else (filter keep? (cdr list)))))
    (define (remove drop? list) (filter (lambda (item) (not (drop? item))) list))
    (define (partition keep? list) (values (filter keep? list) (remove keep? list)))
    (define (fold-left combine result list)
      (if (null? list) result (fold-left combine (combine result (car list)) (cdr list))))
    (define (fold-right combine result list)
      (if (null? list) result (combine (car list) (fold-right combine result (cdr list)))))
    (define (fold combine result list)
      (fold-left (lambda (result item) (combine item result)) result list))
    (define foldl fold)
    (define foldr fold-right)
    (define accumulate fold-right)
    (define (reduce combine default list)
      (if (null? list) default (fold combine (car list) (cdr list))))
    (define (reduce-left combine default list)
      (if (null? list) default (fold-left combine (car list) (cdr list))))
    (define (find-tail right? list)
      (cond ((null? list) #f)
            ((right? (car list)) list)
            (else (find-tail right? (cdr list)))))
    (define (find right? list)
      (let ((tail (find-tail right? list)))
        (and tail (car tail))))
    (define (any right? list)
      (and (pair? list) (or (right? (car list)) (any right? (cdr list)))))
    (define (every right? list)
      (or (null? list)
          (if (null? (cdr list))
              (right? (car list))
              (and (right? (car list)) (every right? (cdr list))))))
    (define (list-tabulate count procedure) (map procedure (iota count)))
    (define build-list list-tabulate)
    (define (compose f g) (lambda arguments (f (apply g arguments))))
    (define (identity value) value)))

(define scheme-below (the-environment))

(define (cells-below names)
  (map cons names (eval (cons 'list names) scheme-below)))

;; A procedure of the Scheme below that does what a procedure of the program does.
(define (callable value)
  (if (closure? value)
      (lambda arguments (call value arguments))
      value))

(define (given-callables procedure)
  (lambda arguments
    (apply procedure (map callable arguments))))

;; The procedures that only the evaluator itself can give. An applied procedure gets a list of its own.
(define (own-procedures globals)
  (list (cons 'apply (lambda (procedure . arguments) (call procedure (list-copy (apply cons* arguments)))))
        (cons 'procedure? (lambda (value) (or (closure? value) (procedure? value))))
        (cons 'eval (lambda (form . environment)
                      (evaluate form (if (null? environment) globals (car environment)))))))

;; The globals in which the prelude ran. A program gets a copy of the cells, so what it redefines is redefined
;; for the program alone, and the prelude goes on to work.
(define library
  (let ((globals (make-globals '())))
    (set-globals-cells! globals
      (append (own-procedures globals)
              (map (lambda (cell) (cons (car cell) (given-callables (cdr cell)))) (cells-below hosts))
              (cells-below primitives)))
    (for-each (lambda (form) (evaluate form globals)) prelude)
    globals))

;; A procedure that evaluates one form after another in a top level of its own.
(define (make-evaluator)
  (let ((globals (make-globals '())))
    (set-globals-cells! globals
      (append (own-procedures globals)
              (map (lambda (cell) (cons (car cell) (cdr cell))) (globals-cells library))))
    (lambda (form)
      (evaluate form globals))))

;; The values of the forms of a program, in a new top level:
;;   (metacircular-run '((define (double x) (* 2 x)) (double 21)))   ; the last is 42
(define (metacircular-run forms)
  (map (make-evaluator) forms))

;; The evaluator that the level above talks to.
(define evaluate-form (make-evaluator))
