import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { writeString } from "../src/data/print.ts";
import { Source } from "../src/data/source.ts";
import { type Value, VOID } from "../src/data/values.ts";
import { Condition, SchemeError } from "../src/errors.ts";
import { MetacircularEvaluator } from "../src/metacircular.ts";
import { Interpreter } from "../src/scheme.ts";

const read = (path: string) => readFileSync(new URL(`../scheme/${path}`, import.meta.url), "utf8");
const evaluator = new Source("metacircular.scm", read("metacircular.scm"));
const on = (tower: number, interpreter = new Interpreter()) =>
  new MetacircularEvaluator(interpreter, evaluator, tower);

const chicken = read("posts/2.42-chicken.scm").split("(use amb)")[0] as string;
const posts = [
  ["2.42-2011", read("posts/2.42-2011.scm"), "(queens 4)"],
  ["2.42-2009", read("posts/2.42-2009.scm"), "(n-queens-puzzle 4)"],
  // The boards of 8 take their time two levels up.
  ["2.42-chicken", chicken.replace(/^.*\(queens 8\).*$/gm, ""), "(queens 4)"],
  ["2.42-trace", read("posts/2.42-trace.scm"), "(queen 4)"],
] as const;

/** The post's answer without an evaluator between: what is not in the core language is taken out. */
function direct(text: string, expression: string): string {
  const core = text
    .replace("(use sicp)", "")
    .replace("(trace-define", "(define")
    .replace("(trace queen-cols)", "");
  return writeString(new Interpreter().evaluate(core + expression));
}

describe.each([1, 2])("at level %i", (tower) => {
  it.each(posts)("%s gives what it gives on the engine", (_, text, expression) => {
    const program = on(tower);
    program.evaluate(text);
    expect(writeString(program.evaluate(expression))).toBe(direct(text, expression));
  });

  const program = on(tower);
  const shown = (text: string) => writeString(program.evaluate(text));

  it.each([
    ["((lambda (x . rest) (list x rest)) 1 2 3)", "(1 (2 3))"],
    ["(let () (display '()) (define a 1) (define (b) (+ a 1)) (b))", "2"],
    ["(let () (define ((add a) b) (+ a b)) ((add 1) 2))", "3"],
    ["(let loop ((i 3) (l '())) (if (= i 0) l (loop (- i 1) (cons i l))))", "(1 2 3)"],
    ["(do ((i 0 (+ i 1)) (l '() (cons i l))) ((= i 3) l))", "(2 1 0)"],
    ["(let* ((x 1) (y (+ x 1)) (x y)) (list x y))", "(2 2)"],
    [
      "(letrec ((even? (lambda (n) (or (= n 0) (odd? (- n 1))))) (odd? (lambda (n) (and (> n 0) (even? (- n 1)))))) (even? 101))",
      "#f",
    ],
    ["(cond ((assv 2 '((1 . a) (2 . b))) => cdr) (else 'none))", "b"],
    ["(cond (#f 1) ('test))", "test"],
    ["(case 3 ((1 2) 'low) ((3 4) 'high) (else 'none))", "high"],
    ["(case 9 ((1) 1) (else => (lambda (x) (* x x))))", "81"],
    ["(list (when #t 1 2) (unless #f 1 2) (and) (or) (and 1 2) (or #f 2))", "(2 2 #t #f 2 2)"],
    ["`(1 ,(+ 1 1) ,@(list 3 4) . 5)", "(1 2 3 4 . 5)"],
    ["`(1 `(2 ,(3 ,(+ 1 3))))", "(1 (quasiquote (2 (unquote (3 4)))))"],
    ["`(1 `(,@(2 ,@(list 3 4))))", "(1 (quasiquote ((unquote-splicing (2 3 4)))))"],
    ["`#(1 ,@(list 2 3))", "#(1 2 3)"],
    ["(force (delay (+ 1 2)))", "3"],
    [
      "(let () (define s (cons-stream 1 (stream-map (lambda (x) (* 2 x)) s))) (stream->list s 4))",
      "(1 2 4 8)",
    ],
    [
      "(let () (define-record-type point (make y x) point? (x px set-px!) (y py)) (define p (make 2 1)) (set-px! p 5) (list (px p) (py p) (point? p) (point? 1) (vector? p)))",
      "(5 2 #t #f #f)",
    ],
    ["(call/cc (lambda (k) (+ 1 (k 42))))", "42"],
    ["(call-with-values (lambda () (values 1 2)) (lambda (a b) (list b a)))", "(2 1)"],
    ["(with-exception-handler (lambda (e) 10) (lambda () (+ 1 (raise-continuable 'it))))", "11"],
    [
      "(list (procedure? car) (procedure? map) (procedure? (lambda () 1)) (procedure? 'car))",
      "(#t #t #t #f)",
    ],
    ["(eval '(let ((x 2)) (* x 3)) (the-environment))", "6"],
    ["(map + '(1 2 3) '(10 20 30))", "(11 22 33)"],
    ["(sort '(3 1 2) (lambda (a b) (> a b)))", "(3 2 1)"],
    [
      "(list (fold cons '() '(1 2)) (fold-left list 0 '(1 2)) (fold-right list 0 '(1 2)))",
      "((2 1) ((0 1) 2) (1 (2 0)))",
    ],
    ["(list (reduce - 0 '(1 2 3 4)) (reduce-left - 0 '(1 2 3 4)) (accumulate + 0 '(1 2 3)))", "(2 -8 6)"],
    ["(list (filter odd? '(1 2 3)) (remove odd? '(1 2 3)) (flatmap list '(1 2)))", "((1 3) (2) (1 2))"],
    ["(let ((l (list 1 2))) (apply (lambda x (set-car! x 9) x) l) l)", "(1 2)"],
    ["(let ((if list) (list 0)) (if 1 2 list))", "(1 2 0)"],
  ])("%s is %s", (text, value) => {
    expect(shown(text)).toBe(value);
  });

  it.each([
    ["nowhere", "unbound variable: nowhere"],
    ["(set! nowhere 1)", "unbound variable: nowhere"],
    ["(5 6)", "not a procedure: 5"],
    ["((lambda (x . y) x))", "wrong number of arguments: (lambda) for (lambda x . y)"],
    ["(let () (define (f x) x) (f 1 2))", "wrong number of arguments: (f 1 2) for (f x)"],
    ["(let () (define x y) (define y 1) x)", "used before its definition: y"],
    ["(let () (if #t (define q 1)) q)", "a definition must stand at top level or in a body: (define q 1)"],
    ["(if)", "bad syntax: (if)"],
    ["(car . 1)", "bad syntax: (car . 1)"],
    ["(list if)", "bad syntax: if"],
    ["(let ((x)) x)", "bad syntax: (x)"],
    ["(assert (= 1 2))", "assertion failed: (= 1 2)"],
    ["(car 5)", "car: argument 1 must be a pair, but is 5"],
  ])("%s is an error, %s", (text, message) => {
    expect(complaint(() => program.evaluate(text)).text).toBe(message);
  });

  it("a program may redefine what the prelude and the keywords are", () => {
    const own = on(tower);
    own.evaluate("(define (append . lists) 'mine) (define (map f l) 'mine) (define (car x) 'mine)");
    own.evaluate("(define (assert n) (if (= n 0) 'done (assert (- n 1))))");
    const value = own.evaluate("(list (append) (map 1 2) (append-map list '(1 2)) (assert 3))");
    expect(writeString(value)).toBe("(mine mine (1 2) done)");
  });
});

function complaint(action: () => unknown): { text: string; condition: Condition } {
  try {
    action();
  } catch (error) {
    if (error instanceof SchemeError && error.payload instanceof Condition) {
      const { message, irritants } = error.payload;
      return {
        text: [message, ...irritants.map((v: Value) => writeString(v))].join(" "),
        condition: error.payload,
      };
    }
    throw error;
  }
  throw new Error("no error");
}

it("an error stands where the program's form stands", () => {
  const { condition } = complaint(() => on(1).evaluate("(define x 1)\n(car x)", "program.scm"));
  expect(condition.span).toMatchObject({ source: { name: "program.scm" }, start: 13, end: 20 });
});

it("definitions tell their names, and have no value", () => {
  const source = new Source("p", "(define x 1) (define ((f a) b) a) (trace-define (g) 1) (+ x 1)");
  const results = [...on(1).results(source)];
  expect(results.map((r) => r.defined)).toEqual(["x", "f", "g", undefined]);
  expect(results.map((r) => r.value)).toEqual([VOID, VOID, VOID, 2]);
});

it("tail calls need no room, and other calls as much as the engine has", () => {
  const program = on(1);
  expect(program.evaluate("(let loop ((i 0)) (cond ((= i 100000) i) (else (loop (+ i 1)))))")).toBe(100000);
  expect(program.evaluate("(define (count n) (if (= n 0) 0 (+ 1 (count (- n 1))))) (count 20000)")).toBe(
    20000,
  );
});

it("the program and the interpreter's own top level do not meet", () => {
  const interpreter = new Interpreter();
  interpreter.evaluate("(define (length l) 'mine) (define unassigned 1)");
  expect(on(1, interpreter).evaluate("(define call 5) (length '(1 2))")).toBe(2);
  expect(interpreter.evaluate("(list unassigned (length '()))")).toEqual(interpreter.evaluate("'(1 mine)"));
  expect(() => interpreter.evaluate("call")).toThrow();
});

it("what a program prints goes to the interpreter's output", () => {
  let printed = "";
  const interpreter = new Interpreter({ stdout: (text) => (printed += text) });
  on(1, interpreter).evaluate(`${posts[2][1]} (show-queens (car (queens 4)))`);
  expect(printed).toBe(". . Q . \nQ . . . \n. . . Q \n. Q . . \n");
});

it.each([1, 2, 3, 7, "random"] as const)("with fuel %s all is the same", (fuel) => {
  const program = on(2, new Interpreter({ fuel }));
  const value = program.evaluate("(define (square x) (* x x)) (map square (filter odd? '(1 2 3)))");
  expect(writeString(value)).toBe("(1 9)");
});
