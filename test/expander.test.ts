import { describe, expect, test } from "vitest";
import { NIL, type Pair, type Value } from "../src/data/values.ts";
import { MAX_DEPTH } from "../src/expand/expander.ts";
import { expand, failure, run } from "./helpers/evaluate-core.ts";

/** Each text and what its last form's value looks like. */
function means(cases: Record<string, string>): void {
  test.each(Object.entries(cases))("%s", (text, value) => expect(run(text)).toBe(value));
}

/** Each text, the code of its error and a part of the message. */
function refuses(cases: Record<string, string>): void {
  test.each(Object.entries(cases))("%s", (text, message) => {
    const { code, message: actual } = failure(text);
    expect(`${code}: ${actual}`).toContain(message);
  });
}

describe("primitive expressions", () => {
  means({
    '\'(a . #(b "c"))': '(a . #(b "c"))',
    "((lambda (a . b) (list a b)) 1 2 3)": "(1 (2 3))",
    "((lambda a a) 1 2)": "(1 2)",
    "((λ (a #!optional b #!rest c) (list a c)) 1 2 3)": "(1 (3))",
    "(define (f a [b (* a 10)]) (list a b)) (list (f 1) (f 1 2))": "((1 10) (1 2))",
    "((named-lambda (f x) (if (= x 0) 'done x)) 0)": "done",
    "(define x 1) (set! x 5) x": "5",
    "(let ((x 1)) (set! x 5) x)": "5",
    "(begin 1 2)": "2",
    "(if #f #f)": run("(if #f #f)"),
    "#(1 a)": "#(1 a)",
  });
  test("() is itself where the dialect says so", () => {
    expect(run("()", { emptyListIsSelfEvaluating: true })).toBe("()");
  });
});

describe("definitions", () => {
  means({
    "(define ((f a) b . c) (list a b c)) ((f 1) 2 3)": "(1 2 (3))",
    "(define (f . args) args) (f 1 2)": "(1 2)",
    "(define-values (a b . c) (values 1 2 3 4)) (list a b c)": "(1 2 (3 4))",
    "(define (f) (define-values (a b) (values 1 2)) (+ a b)) (f)": "3",
    "(define-integrable (f x) x) (f 1)": "1",
    "(begin (define a 1) (define b (+ a 1))) b": "2",
    "(define (list . args) 'mine) `(1 ,(car '(2)))": "(1 2)",
    "(define (when x) (list 'procedure x)) (when 1)": "(procedure 1)",
    "(define (assert n) (if (= n 0) 'end (assert (- n 1)))) (assert 3)": "end",
  });
  test("a procedure is named after what it is bound to", () => {
    const names = (text: string) => JSON.stringify(expand(text)).match(/"name":"[^"]*","required"/g);
    expect(names("(define f (lambda () 1))")).toEqual(['"name":"f","required"']);
    expect(names("(let ((g (lambda () 1))) g)")).toEqual(['"name":"g","required"']);
    expect(names("(let loop () (loop))")).toEqual(['"name":"loop","required"']);
    expect(names("(define k (let ((n 0)) (lambda () n)))")).toEqual(['"name":"k","required"']);
  });
  test("a definition that is wrong defines nothing", () => {
    const source = "(define (if) (quote)) ";
    expect(failure(source).code).toBe("syntax-error");
  });
});

describe("bodies", () => {
  means({
    "(define (f) (define a 1) (set! a 2) (define b (+ a 1)) (list a b)) (f)": "(2 3)",
    "(define (f) (define (even n) (if (= n 0) #t (odd (- n 1)))) (define (odd n) (if (= n 0) #f (even (- n 1)))) (even 7)) (f)":
      "#f",
    "(define (f) (begin (define a 1) (define b 2)) (+ a b)) (f)": "3",
    "(define (f x) (define x 2) x) (f 1)": "2",
    "(define (f) (lambda () (cons 1 2)) (define (cons a b) 'mine) (cons 1 2)) (f)": "mine",
    "(define (f) (define (if a b c) (list a b c)) (if 1 2 3)) (f)": "(1 2 3)",
    "(let () (define-syntax one (syntax-rules () ((_) 1))) (define x (one)) x)": "1",
    "(let () (define-syntax def (syntax-rules () ((_ n v) (define n v)))) (def a 1) (def b 2) (+ a b))": "3",
    "(let () (define-record-type point (make x) point? (x px)) (px (make 3)))": "3",
    "(cond (#t (define a 1) (+ a 1)))": "2",
    "(when #t (define a 1) (+ a 1))": "2",
  });
  test("where the dialect says so, the last of two defines counts", () => {
    expect(run("(let () (define a 1) (define a 2) a)", { duplicateDefines: "last" })).toBe("2");
  });
});

describe("binding constructs", () => {
  means({
    "(let ((x 2) (y 3)) (let* ((x 7) (z (+ x y))) (* z x)))": "70",
    "(let* () 1)": "1",
    "(let* ((x 1) (x (+ x 1))) x)": "2",
    "(letrec* ((p (lambda (x) (+ 1 (q (- x 1))))) (q (lambda (y) (if (= y 0) 0 (+ 1 (p (- y 1)))))) (x (p 5)) (y x)) y)":
      "5",
    "(let loop ((i 0) (acc '())) (if (= i 3) acc (loop (+ i 1) (cons i acc))))": "(2 1 0)",
    "(let f ((f 1)) f)": "1",
    "(do ((i 0 (+ i 1)) (s 0 (+ s i)) (k 9)) ((= i 5) (list s k)))": "(10 9)",
    "(define v (list 0)) (do ((i 0 (+ i 1))) ((= i 3)) (set-car! v i)) v": "(2)",
    "(let-values (((a b) (values 1 2)) ((c . d) (values 3 4))) (list a b c d))": "(1 2 3 (4))",
    "(let ((a 1)) (let-values (((a) 2) ((b) a)) (list a b)))": "(2 1)",
    "(let ((a 1)) (let*-values (((a) 2) ((b) a)) (list a b)))": "(2 2)",
    "(receive (a . rest) (values 1 2 3) (list a rest))": "(1 (2 3))",
    "(receive all (values 1 2) all)": "(1 2)",
  });
});

describe("conditionals", () => {
  means({
    "(cond (#f 1) (2))": "2",
    "(cond ((car '(3)) => (lambda (x) (+ x 1))) (else 0))": "4",
    "(cond (#f => car) (else 1 2))": "2",
    "(case 3 ((1 2) 'low) ((3 4) 'mid) (else 'high))": "mid",
    "(case 'x ((x) => (lambda (k) (list k))) (else 1))": "(x)",
    "(case 9 ((1) 1) (else => (lambda (k) (+ k 1))))": "10",
    "(case 8 ((1 2 3 4 5 6 7 8) 'many) (else 'none))": "many",
    "(case 1 (() 'never) (else 'right))": "right",
    "(list (and) (and 1 2) (and #f 2) (or) (or #f 3) (or 1 2))": "(#t 2 #f #f 3 1)",
    "(list (when 1 2 3) (unless #f 4))": "(3 4)",
    "(let ((x 5)) (define (eqv? . _) #f) (case x ((5) 'five) (else 'none)))": "five",
  });
});

describe("control", () => {
  means({
    "(define s (cons-stream 1 (/ 1 0))) (car s)": "1",
    "(force (cdr (cons-stream 1 (+ 1 1))))": "2",
    "(force (delay-force (delay 3)))": "3",
    "(define p (make-parameter 1)) (list (parameterize ((p 2)) (p)) (p))": "(2 1)",
    "(define x 1) (define (get) x) (list (fluid-let ((x 2)) (get)) x)": "(2 1)",
    "(let* ((x 1) (get (lambda () x))) (list (fluid-let ((x 2) ) (get)) x))": "(2 1)",
    "(guard (e (#f 1) ((car e) => (lambda (x) x))) (raise '(7)))": "7",
    "(guard (e (else e)) (guard (e2 ((null? e2) 0)) (raise '(again))))": "(again)",
    "(guard (e (else 0)) 1 2)": "2",
    "(define f (case-lambda ((a) 1) ((a b) 2) ((a . r) r))) (list (f 0) (f 0 0) (f 0 1 2))": "(1 2 (1 2))",
    "(let/cc k (+ 1 (k 5)))": "5",
    "(define x 1) (list (begin0 x (set! x 2)) x)": "(1 2)",
    "(assert #t) 1": "1",
  });
  test("a failed assertion carries its form", () => {
    expect(failure("(assert (= 1 2))").message).toBe("assertion failed: (= 1 2)");
  });
});

describe("quasiquote", () => {
  means({
    "`(1 ,(+ 1 1) ,@(list 3 4))": "(1 2 3 4)",
    "`(1 . ,(+ 1 1))": "(1 . 2)",
    "`(1 2 . ,(list 3))": "(1 2 3)",
    "`(,@(list 1 2) . 3)": "(1 2 . 3)",
    "`(,@(list 1) ,@(list 2) 3 ,@5)": "(1 2 3 . 5)",
    "`#(1 ,@(list 2 3) ,(+ 2 2))": "#(1 2 3 4)",
    "`(a `(b ,(c ,(+ 1 2))))": "(a (quasiquote (b (unquote (c 3)))))",
    "`(1 `,@(2 ,@(list 3)))": "(1 (quasiquote (unquote-splicing (2 3))))",
    "`(x unquote (+ 1 2))": "(x . 3)",
    "`()": "()",
    "`,(+ 1 2)": "3",
    "`((a ,@'()) b)": "((a) b)",
    "(let ((unquote list)) `(,1))": "((unquote 1))",
  });
  test("a hundred thousand elements", () => {
    const items = Array.from({ length: 100_000 }, () => ",x").join(" ");
    expect(run(`(define x 1) (length \`(${items}))`)).toBe("100000");
  });
});

describe("records", () => {
  const point = "(define-record-type <point> (make-point x y) point? (x point-x set-point-x!) (y point-y)) ";
  means({
    [`${point} (define p (make-point 1 2)) (set-point-x! p 5) (list (point-x p) (point-y p) (point? p) (point? 1))`]:
      "(5 2 #t #f)",
    "(define-record-type thing #t #t (a thing-a) b) (list (thing? (make-thing 1 2)) (thing-a (make-thing 1 2)))":
      "(#t 1)",
    "(define-record-type thing make thing? (a get-a) (b get-b)) (get-b (make 1 2))": "2",
    "(define-record-type thing (make b) thing? (a get-a) (b get-b)) (let ((t (make 1))) (list (get-a t) (get-b t)))":
      "(#f 1)",
    "(define-record-type thing #f thing?) (thing? 1)": "#f",
    "(define-structure point x y) (define p (make-point 1 2)) (set-point-y! p 7) (list (point-x p) (point-y p) (point? p))":
      "(1 7 #t)",
  });
});

describe("cond-expand", () => {
  means({
    "(cond-expand (foo 1) ((and r7rs (not foo)) 2) (else 3))": "2",
    "(cond-expand ((library (scheme base)) (define x 1)) (else (define x 2))) x": "2",
    "(let () (cond-expand (r7rs (define x 1))) x)": "1",
  });
});

describe("names are not reserved", () => {
  means({
    "(define (f if) (list if 2)) (f 1)": "(1 2)",
    "(let ((else #f)) (cond (else 1) (#t 2)))": "2",
    "(let ((=> #f)) (cond (#t => 'ok)))": "ok",
    "(let ((define list)) (define 1 2))": "(1 2)",
    "(let ((quote list)) '5)": "(5)",
    "(define else #t) (cond (else 1))": "1",
  });
});

describe("malformed forms", () => {
  refuses({
    "(if)": "syntax-error: if: wrong shape",
    "(if 1 2 3 4)": "syntax-error: if: wrong shape",
    "(if . 1)": "syntax-error: if: wrong shape",
    "(quote)": "syntax-error: quote: wrong shape",
    "(let ((x)) x)": "let: a binding (variable init) is expected here",
    "(let (x) x)": "let: a binding",
    "(let ((x 1)))": "let: no expression in the body",
    "(let ((x 1) (x 2)) x)": "let: two parameters have the same name",
    "(lambda (x x) x)": "lambda: two parameters have the same name",
    "(lambda (x . x) x)": "lambda: two parameters have the same name",
    "(lambda (1) x)": "lambda: a parameter must be an identifier",
    "(lambda (x))": "lambda: no expression in the body",
    "(define)": "define: wrong shape",
    "(define 1 2)": "define: a name is expected here",
    "(define x 1 2)": "define: more than one expression",
    '(define "f" 1)': "define: a name is expected here",
    "(lambda () (define x 1))": "lambda: no expression after a sequence of internal definitions",
    "(lambda () (define x 1) (define x 2) x)": "define: x is defined twice",
    "(if 1 (define x 1))": "define: a definition cannot stand where an expression is expected",
    "(cond (else 1) (#t 2))": "cond: the else clause must be the last",
    "(cond (1 => car cdr))": "cond: one procedure must follow =>",
    "(cond ())": "cond: a clause",
    "(case 1 (else 1) ((2) 2))": "case: the else clause must be the last",
    "(case 1 (2 3))": "case: a list of data is expected here",
    "(set! if 1)": "set!: if is syntax, and cannot be assigned",
    "(set! 1 2)": "set!: an identifier is expected here",
    "(list if)": "if is syntax, and cannot be used as a variable",
    "()": "missing procedure expression",
    "(car . 1)": "a call must be a proper list",
    "(do ((i 0)) ())": "do: (test expression ...) is expected here",
    "(let loop)": "let: wrong shape",
    "(begin0)": "begin0: wrong shape",
    '(syntax-error "bad thing" x 1)': "syntax-error: bad thing",
    "(define-record-type p (make z) p? (x px))": "the constructor names a field",
    "`(1 ,@(list 2) . ,(1 . 2))": "a call must be a proper list",
    '(include "x")': "unsupported: include",
    "(guard e 1)": "guard: (variable clause ...) is expected here",
    "(case-lambda (1))": "case-lambda: a clause",
  });
  test("the parts give the shape and the form, and the place", () => {
    const { parts, span } = failure("(list 1\n (if))");
    expect(parts).toMatchObject({ who: "if", expected: "(if test consequent [alternative])" });
    expect(span?.source.position(span.start)).toEqual({ line: 2, column: 2 });
  });
});

describe("size", () => {
  const nest = (n: number, open: string, inside: string) => open.repeat(n) + inside + ")".repeat(n);
  test("quoted data may be nested 100,000 deep, also in quasiquote", () => {
    let depth = 0;
    const [core] = expand(`'${nest(100_000, "(", "")}`);
    if (core?.kind !== "quote") throw new Error("a constant is expected");
    for (let v: Value = core.value; v !== NIL; v = (v as Pair).car) depth++;
    expect(depth).toBe(100_000 - 1);
    expect(expand(`\`${nest(100_000, "(", "")}`)[0]?.kind).toBe("quote");
  });
  test("circular constants", () => {
    const [core] = expand("'#0=(a . #0#)");
    const { value } = core as { value: Pair };
    expect(value.cdr).toBe(value);
  });
  test("a form that is itself circular is refused", () => {
    expect(failure("#0=(car . #0#)").code).toBe("syntax-error");
    expect(failure("(car #0=(car #0#))").code).toBe("limit");
    expect(failure("`(,1 . #0=(,2 . #0#))").code).toBe("syntax-error");
    expect(failure("(define #0=(#0# x) 1)").code).toBe("limit");
    expect(failure("(define-syntax m (syntax-rules () ((_ . #0=(_ . #0#)) 1)))").code).toBe("limit");
    expect(failure("(define-syntax m (syntax-rules () ((_) '#0=(a . #0#))))").code).toBe("limit");
  });
  test("code may be nested as deep as the limit, and not deeper", () => {
    for (const open of ["(car ", "(let ((x 1)) ", "(lambda () ", "(if 1 "]) {
      const text = (n: number) => `${open.repeat(n)}1${")".repeat(n)}`;
      expect(expand(text(MAX_DEPTH - 1))).toHaveLength(1);
      expect(failure(text(MAX_DEPTH + 1)).code).toBe("limit");
    }
  });
  test("long forms", () => {
    const many = (n: number, text: string) => text.repeat(n);
    expect(run(`(begin ${many(200_000, "1 ")} 2)`)).toBe("2");
    expect(run(`(let () ${many(50_000, "1 ")} 2)`)).toBe("2");
    expect(run(`(cond ${many(MAX_DEPTH - 10, "(#f 1) ")} (else 2))`)).toBe("2");
    expect(failure(`(and ${many(20_000, "1 ")} 2)`).code).toBe("limit");
  });
});
