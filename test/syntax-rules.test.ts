import { describe, expect, test } from "vitest";
import { failure, run } from "./helpers/evaluate-core.ts";

function means(cases: Record<string, string>): void {
  test.each(Object.entries(cases))("%s", (text, value) => expect(run(text)).toBe(value));
}

/** A macro `m` with these rules and literals, then the text. */
const m = (rules: string, text: string, literals = "()") =>
  `(define-syntax m (syntax-rules ${literals} ${rules})) ${text}`;

describe("patterns and templates", () => {
  means({
    [m("((_ a b ...) '(a (b) ...))", "(m 1 2 3)")]: "(1 (2) (3))",
    [m("((_ (a b ...) ...) '((b ... a) ...))", "(m (1 2 3) (4))")]: "((2 3 1) (4))",
    [m("((_ (a b ...) ...) '(b ... ...))", "(m (1 2 3) (4) (5 6))")]: "(2 3 6)",
    [m("((_ a ... y z) '((a ...) y z))", "(m 1 2 3 4)")]: "((1 2) 3 4)",
    [m("((_ a ... y z) '((a ...) y z))", "(m 3 4)")]: "(() 3 4)",
    [m("((_ a ... . r) '((a ...) r))", "(m 1 2 . 3)")]: "((1 2) 3)",
    [m("((_ a ... b . r) '((a ...) b r))", "(m 1 2 . 3)")]: "((1) 2 3)",
    [m("((_ a . r) '(a r))", "(m 1 2 3)")]: "(1 (2 3))",
    [m("((_ . r) '(r . r))", "(m 1)")]: "((1) 1)",
    [m("((_ #(a b ...)) '#(b ... a))", "(m #(1 2 3))")]: "#(2 3 1)",
    [m(
      "((_ 1) 'one) ((_ \"s\") 'string) ((_ #\\c) 'char) ((_ #t) 'true) ((_ 1.5) 'real)",
      '(list (m 1) (m "s") (m #\\c) (m #t) (m 1.5))',
    )]: "(one string char true real)",
    [m("((_ _ _ x) 'x)", "(m 1 2 3)")]: "3",
    [m("((_ (a ...) (b ...)) '((a b ...) ...))", "(m (1 2) (3 4))")]: "((1 3 4) (2 3 4))",
    [m("((_ (a #(b ...)) ...) '#((a . b) ... ...))", "(m (1 #(2 3)) (4 #()))")]: "#((1 . 2) (1 . 3))",
    [m("((_ (x y ...) ...) '(((x y) ...) ...))", "(m (1 2 3) (4 5))")]: "(((1 2) (1 3)) ((4 5)))",
    [m("((_ x) '(x (... ...)))", "(m 1)")]: "(1 ...)",
    [m("((_ x) '(... (x ...)))", "(m 1)")]: "(1 ...)",
    [m("((_ () x) 'empty) ((_ (a) x) 'one)", "(list (m () 1) (m (2) 1))")]: "(empty one)",
    "(define-syntax m (syntax-rules ::: () ((_ a :::) '(a ::: ...)))) (m 1 2)": "(1 2 ...)",
    [m("((_ a ...) '(a ...))", "(m 1 ...)", "(...)")]: "(1 ...)",
    [m("((_ _ x) 'x)", "(m _ 2)", "(_)")]: "2",
  });
});

describe("hygiene", () => {
  const swap = "(define-syntax swap! (syntax-rules () ((_ a b) (let ((tmp a)) (set! a b) (set! b tmp))))) ";
  const myOr =
    "(define-syntax my-or (syntax-rules () ((_) #f) ((_ e) e) ((_ e r ...) (let ((t e)) (if t t (my-or r ...)))))) ";
  means({
    [`${swap} (let ((tmp 1) (other 2)) (swap! tmp other) (list tmp other))`]: "(2 1)",
    [`${myOr} (let ((t 5)) (my-or #f t))`]: "5",
    [`${myOr} (let ((if list) (let 1)) (my-or #f 2))`]: "2",
    [m("((_ e) (list e))", "(let ((list vector)) (m 1))")]: "(1)",
    "(let ((x 'outer)) (let-syntax ((m (syntax-rules () ((_) x)))) (let ((x 'inner)) (m))))": "outer",
    "(let ((x 'outer)) (define-syntax m (syntax-rules () ((_) x))) (let ((x 'inner)) (m)))": "outer",
    [m("((_ n) (lambda (n) (lambda (x) (list n x))))", "(((m x) 1) 2)")]: "(1 2)",
    [m("((_ v) (begin (define tmp v) (list tmp)))", "(define tmp 0) (m 1) tmp")]: "0",
    [m("((_ n v) (begin (define n v) (list n)))", "(m a 1) a")]: "1",
    [m("((_ v) (begin (define tmp v) (define (get) tmp) (get)))", "(define tmp 0) (m 1)")]: "1",
    [m("((_ e) (do ((i 0 (+ i 1)) (acc '() (cons e acc))) ((= i 3) acc)))", "(define i 'mine) (m i)")]:
      "(mine mine mine)",
    [m("((_ e) (let loop ((i 0)) (if (< i 1) (loop (+ i 1)) e)))", "(let ((loop 7)) (m loop))")]: "7",
    [m("((_ a) (let* ((x 1) (y a)) (list x y)))", "(let ((x 2)) (m x))")]: "(1 2)",
    [m("((_ a) 'a)", "(let-syntax ((n (syntax-rules () ((_ b) (m (b x)))))) (n y))")]: "(y x)",
    [m("((_) (let () (define-values (a b) (values 1 2)) (list a b)))", "(m)")]: "(1 2)",
    [m("((_) (let () (define-record-type p (make x) p? (x px)) (px (make 3))))", "(m)")]: "3",
    [m("((_ x) `(x ,x (,@(list x))))", "(define y 2) (m y)")]: "(y 2 (2))",
    [m("((_ c) (guard (e ((car e) => (lambda (v) (list e v)))) c))", "(let ((e '(1))) (m (raise e)))")]:
      "((1) 1)",
  });
});

describe("literals", () => {
  const rules = "((_ a => b) '(arrow a b)) ((_ a b c) '(plain a b c))";
  means({
    [m(rules, "(m 1 => 2)", "(=>)")]: "(arrow 1 2)",
    [m(rules, "(let ((=> 0)) (m 1 => 2))", "(=>)")]: "(plain 1 => 2)",
    [m("((_ else) 'yes) ((_ x) 'no)", "(list (m else) (m 1))", "(else)")]: "(yes no)",
    [m("((_ c e) (cond (c 1) (else e)))", "(m #f 2)")]: "2",
    [m("((_ c e) (cond (c 1) (else e)))", "(let ((else #f)) (m #f 2))")]: "2",
    [m("((_ c k e) (cond (c 1) (k e)))", "(m #f else 2)")]: "2",
    [m("((_ x) (case x ((a) 1) (else 2)))", "(list (m 'a) (m 'b))")]: "(1 2)",
    [m("((_ if) 'conditional) ((_ x) 'other)", "(list (m if) (let ((if 1)) (m if)))", "(if)")]:
      "(conditional other)",
  });
});

describe("macros that define macros", () => {
  means({
    [m("((_ n v) (define-syntax n (syntax-rules () ((_) v))))", "(m five 5) (five)")]: "5",
    "(define-syntax be-like-begin (syntax-rules () ((_ name) (define-syntax name (syntax-rules () ((_ expr (... ...)) (begin expr (... ...)))))))) (be-like-begin seq) (seq 1 2 3)":
      "3",
    "(define-syntax def (syntax-rules () ((_ name val) (define-syntax name (syntax-rules () ((_ x) (list x val y))))))) (define y 3) (let ((y 0)) (def f 2) (f 1))":
      "(1 2 3)",
    [m("((_ a b) (let-syntax ((n (syntax-rules () ((_ x) (list x a))))) (n b)))", "(let ((x 7)) (m x 8))")]:
      "(8 7)",
    "(letrec-syntax ((ev? (syntax-rules () ((_) #t) ((_ a . r) (od? . r)))) (od? (syntax-rules () ((_) #f) ((_ a . r) (ev? . r))))) (list (ev? 1 2) (ev? 1)))":
      "(#t #f)",
    "(define-syntax my-if if) (my-if #f 1 2)": "2",
    "(define-syntax-rule (twice e ...) (begin e ... e ...)) (define n 0) (twice (set! n (+ n 1))) n": "2",
    "(define-syntax while (syntax-rules () ((_ c b ...) (let lp () (when c b ... (lp)))))) (define i 0) (while (< i 5) (set! i (+ i 1))) i":
      "5",
    "(define-syntax my-let* (syntax-rules () ((_ () b ...) (let () b ...)) ((_ ((n v) r ...) b ...) (let ((n v)) (my-let* (r ...) b ...))))) (my-let* ((a 1) (b (+ a 1))) (define c 3) (list a b c))":
      "(1 2 3)",
    "(define-syntax m (syntax-rules () ((_ (x ...)) (let ((x 1) ...) (+ x ...))))) (m (a b c))": "3",
    "(define-syntax for (syntax-rules (in) ((_ x in l b ...) (let f ((r l)) (if (null? r) 'done (let ((x (car r))) b ... (f (cdr r)))))))) (define s 0) (for x in '(1 2 3) (set! s (+ s x))) s":
      "6",
  });
});

describe("what a definition replaces", () => {
  means({
    [m("((_) 1)", "(define (m) 2) (m)")]: "2",
    [m("((_) 1)", "(define-syntax m (syntax-rules () ((_) 3))) (m)")]: "3",
    [m("((_) 1)", "(define (f m) (m)) (f (lambda () 4))")]: "4",
    [m("((_) 1)", "(define (f) (define (m) 5) (m)) (f)")]: "5",
  });
});

describe("errors", () => {
  const refusal = (text: string) => {
    const { code, message } = failure(text);
    return `${code}: ${message}`;
  };
  test("a use that matches no rule shows the rules", () => {
    const { message, parts } = failure(m("((_ a) a) ((_ a (b ...) . r) '(b ...))", "(m)"));
    expect(message).toBe("m: this use matches no rule of the macro");
    expect(parts.expected).toBe("(m a) or (m a (b ...) . r)");
  });
  test.each([
    [m("((_ a ...) 'a)", "1"), "this variable needs more ellipses"],
    [m("((_ a) '(a ...))", "1"), "no variable with an ellipsis"],
    [m("((_ a ... b ...) 1)", "1"), "two ellipses in one list"],
    [m("((_ a a) 1)", "1"), "this variable is twice in the pattern"],
    [m("((_ ... a) 1)", "1"), "an ellipsis must follow a pattern"],
    [m("((_ (a ...) (b ...)) '((a b) ...))", "(m (1) (2 3))"), "match different numbers of forms"],
    [m("(x 1)", "1"), "a pattern must be a list"],
    [m("((_) 1 2)", "1"), "a rule (pattern template) is expected here"],
    [m("((_ x) x)", "(list m)"), "m is syntax, and cannot be used as a variable"],
    ["(define-syntax m 5)", "only syntax-rules can make a macro"],
    ["(define-syntax m car)", "car is not syntax"],
    ["(define-syntax (m x) x)", "define-syntax: an identifier is expected here"],
    ["(syntax-rules ())", "this can only stand where a macro is defined"],
    [m('((_ x) (syntax-error "not here:" x))', "(m 1)"), "not here:"],
  ])("%s", (text, message) => expect(refusal(text)).toContain(`${message}`));
  test("an expansion that does not end is a limit", () => {
    expect(failure(m("((_) (m))", "(m)")).code).toBe("limit");
    expect(failure(m("((_) (list (m)))", "(m)")).code).toBe("limit");
    expect(failure(m("((_ x ...) (m x ... x ...))", "(m 1)")).code).toBe("limit");
    expect(failure(m("((_) (begin (m) (m)))", "(m)")).code).toBe("limit");
    expect(failure(m("((_) (begin (m) (m)))", "(let () (m) 1)")).code).toBe("limit");
  });
  test("an error in an expansion stands where the macro was used", () => {
    const { span } = failure(`${m("((_) (if))", "\n\n  (m)")}`);
    expect(span?.source.position(span.start)).toEqual({ line: 3, column: 3 });
  });
});
