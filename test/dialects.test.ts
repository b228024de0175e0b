/** What differs between the dialects, how a file's dialect is told, and how programs name libraries. */
import { describe, expect, it } from "vitest";
import { Source } from "../src/data/source.ts";
import { describe as words } from "../src/describe.ts";
import { detectDialect } from "../src/dialects/detect.ts";
import { type DialectName, dialectNames, dialects } from "../src/dialects/dialect.ts";
import { showValue } from "../src/dialects/show.ts";
import { Condition, SchemeError } from "../src/errors.ts";
import { Interpreter } from "../src/scheme.ts";

/** The values that a program shows in a dialect, and what it prints, a line each. */
function shown(text: string, dialect?: DialectName, wrap = false): string {
  let output = "";
  const interpreter = new Interpreter({ dialect, stdout: (piece) => (output += piece) });
  if (dialect === undefined) interpreter.useDialectOf(text);
  for (const result of interpreter.results(new Source("<eval>", text))) {
    const value = interpreter.show(result, { wrap });
    if (value !== undefined) output += `${value}\n`;
  }
  return output.trimEnd();
}

/** The code of a program's error. */
function codeOf(text: string): string {
  return attempt(text, "sicp", (error) => (error.payload as Condition).code);
}

function errorIn(dialect: DialectName, text: string): string {
  return attempt(text, dialect, (error) => words(error.payload, dialects[dialect].style));
}

function attempt(text: string, dialect: DialectName, tell: (error: SchemeError) => string): string {
  try {
    return `no error, but ${shown(text, dialect)}`;
  } catch (error) {
    if (error instanceof SchemeError && error.payload instanceof Condition) return tell(error);
    throw error;
  }
}

describe("the dialect of a file", () => {
  it.each<[string, DialectName]>([
    ["(define x 1)", "sicp"],
    ["", "sicp"],
    ["(use sicp)\n(define x 1)", "chicken"],
    ["(require-extension amb)", "chicken"],
    ["(import (chicken format))", "chicken"],
    ["(import (prefix (chicken base) c:))", "chicken"],
    ["#lang racket\n(define x 1)", "racket"],
    [";; a comment\n#lang racket/base", "racket"],
    ["#| one |# #lang sicp", "sicp"],
    ["#lang planet neil/sicp\n(inc 1)", "sicp"],
    ["#lang r5rs", "sicp"],
    ["#lang scheme", "racket"],
    ["(define x 1)\n(require racket/trace)", "racket"],
    ["(require (only-in racket/list range))", "racket"],
    ["(#%require racket/base)", "racket"],
    ["(trace-define (f x) x)", "racket"],
    ["(import (scheme base))", "r7rs"],
    ["(import (only (srfi 1) fold))", "r7rs"],
    ["1 ]=> (+ 1 2)\n;Value: 3", "mit"],
    ["(square 3)\n;Value: 9", "mit"],
    ["(declare (usual-integrations))", "mit"],
    ["; (use sicp)", "sicp"],
    ["#| (use sicp) |# (define x 1)", "sicp"],
    ['(display "(use sicp)")', "sicp"],
    ["(define (use x) x)", "sicp"],
    ["(use amb) (require racket/trace)", "chicken"],
  ])("%j is %s", (text, dialect) => expect(detectDialect(text)).toBe(dialect));

  it("is not asked when the host has named one", () => {
    const interpreter = new Interpreter({ dialect: "mit" });
    interpreter.useDialectOf("#lang racket");
    expect(interpreter.dialect.name).toBe("mit");
  });
});

describe("names with another meaning", () => {
  const cases: readonly [string, Partial<Record<DialectName, string>>][] = [
    ["(remove 2 '(1 2 3 2))", { sicp: "(1 3 2)", racket: "'(1 3 2)" }],
    ["(remove even? '(1 2 3 2))", { sicp: "(1 3)", chicken: "(1 3)", mit: "(1 3)", r7rs: "(1 3)" }],
    ['(remove "a" \'("b" "a"))', { sicp: '("b")', racket: '\'("b")' }],
    ["(foldl list 0 '(1 2))", { sicp: "(2 (1 0))", racket: "'(2 (1 0))", chicken: "((0 1) 2)" }],
    ["(foldl - 0 '(1 2 3))", { sicp: "2", racket: "2", chicken: "-6" }],
    ['(print "a" )', { sicp: "a", chicken: "a", racket: '"a"' }],
    ['(print \'(1 "a") 2)', { sicp: "(1 a)2", chicken: "(1 a)2" }],
    ["(exp 0)", { sicp: "1", racket: "1", chicken: "1.0", mit: "1" }],
    ["(/ 1. 0)", { mit: "+inf.0" }],
    ['(string 1 "a" \'b)', { mit: '"1ab"' }],
    ["(exact? (runtime))", { sicp: "#t", mit: "#f" }],
    ["(exact? (random))", { sicp: "#f", racket: "#f" }],
    ["(random 5 6)", { sicp: "5", racket: "5" }],
    ['(let ((s "abc")) (string-set! s 0 #\\x) s)', { chicken: '"xbc"' }],
    ["(let () (define x 1) (define x 2) x)", { chicken: "2" }],
    ["(null? ())", { mit: "#t" }],
    [
      "(cond-expand (chicken 1) (mit 2) (racket 3) (else 4))",
      { chicken: "1", mit: "2", racket: "3", r7rs: "4" },
    ],
    ["(cond-expand ((library (scheme base)) 1) (else 2))", { r7rs: "1" }],
    ["(cond-expand ((library (no such)) 1) (else 2))", { r7rs: "2" }],
    ["(sort '(2 1 3) <)", { sicp: "(1 2 3)" }],
    ["(sort < '(2 1 3))", { sicp: "(1 2 3)" }],
  ];
  const single = cases.flatMap(([text, values]) =>
    Object.entries(values).map(([dialect, value]) => [text, dialect as DialectName, value] as const),
  );
  it.each(single)("%s in %s is %s", (text, dialect, value) => expect(shown(text, dialect)).toBe(value));

  it.each(dialectNames)("%s keeps a name that the program has redefined", (name) => {
    const interpreter = new Interpreter();
    interpreter.evaluate("(define (remove x) 'mine) (define (foldl x) 'mine)");
    interpreter.useDialect(name);
    expect(interpreter.evaluate("(eq? (remove 1) (foldl 1))")).toBe(true);
  });

  it("follow the dialect from one file to the next, in code made before too", () => {
    const interpreter = new Interpreter();
    interpreter.evaluate("(define (f) (foldl - 0 '(1 2 3))) (define (g) (/ 1. 0.)) (f)");
    interpreter.useDialect("chicken");
    expect(interpreter.evaluate("(f)")).toBe(-6);
    interpreter.useDialect("racket");
    expect(interpreter.evaluate("(f)")).toBe(2);
  });

  it("the library's own procedures do not change", () => {
    const interpreter = new Interpreter({ dialect: "racket" });
    expect(interpreter.evaluate("(length (filter-not even? '(1 2 3)))")).toBe(2);
  });
});

describe("values", () => {
  it.each<[DialectName, boolean]>([
    ["sicp", true],
    ["racket", true],
    ["chicken", false],
    ["mit", false],
    ["r7rs", false],
  ])("are shown by a script in %s: %s", (name, shows) => expect(dialects[name].printsValues).toBe(shows));

  it.each<[DialectName, string]>([
    ["sicp", "(a 0.5)"],
    ["racket", "'(a 0.5)"],
    ["chicken", "(a 0.5)"],
    ["mit", "(a .5)"],
    ["r7rs", "(a 0.5)"],
  ])("in %s look like %s", (name, text) => expect(shown("(list 'a .5)", name)).toBe(text));

  it("of definitions and of what has none are not shown", () => {
    expect(shown("(define x 1) (set! x 2) (if #f #f) (values) (define-syntax m (syntax-rules ()))")).toBe("");
  });

  it("several at once stand on lines of their own", () => expect(shown("(values 1 2)")).toBe("1\n2"));

  it("wrap at a prompt in Racket and sicp, and never in a script", () => {
    const long = "(map (lambda (i) (iota 12)) (iota 3))";
    expect(shown(long, "racket").split("\n")).toHaveLength(1);
    expect(shown(long, "racket", true).split("\n")).toHaveLength(3);
    expect(shown(long, "sicp", true).split("\n")).toHaveLength(3);
    expect(shown(long, "chicken", true).split("\n")).toHaveLength(1);
  });

  it("can be shown without an interpreter", () => {
    expect(showValue(dialects.racket, true)).toBe("#t");
  });
});

describe("errors in the dialect's words", () => {
  it.each<[DialectName, string, string]>([
    ["sicp", '(error "Foo bar:" 1 \'x "s")', 'Foo bar: 1 x "s"'],
    ["racket", '(error "Foo bar:" 1 \'x "s")', 'Foo bar: 1 \'x "s"'],
    ["chicken", '(error "Foo bar:" 1 \'x)', "Foo bar:\n1\nx"],
    ["mit", "(assert (= 1 2))", "Assertion failed: (= 1 2)"],
    ["chicken", "(assert (= 1 2))", "assertion failed: (= 1 2)"],
    ["sicp", "(amb)", "amb tree exhausted"],
    ["chicken", "(amb)", "(amb) expression tree exhausted"],
  ])("%s: %s", (dialect, text, message) => expect(errorIn(dialect, text)).toBe(message));
});

describe("libraries", () => {
  it.each([
    "(use sicp)",
    "(use sicp amb srfi-1)",
    "(require racket/trace racket/list)",
    "(require (planet neil/sicp))",
    '(require (planet "sicp.ss" ("neil" "sicp.plt" 1 17)))',
    "(require (only-in racket/list range) (for-syntax racket/base))",
    "(#%require sicp)",
    "(import (scheme base) (scheme write) (srfi 1) (only (srfi 69) make-hash-table))",
    "(import (chicken format) amb srfi-1)",
    "(import (rnrs) (rnrs base (6)))",
    "(use-modules (srfi srfi-1) ((srfi srfi-1) #:select (fold)))",
    "(load-option 'format)",
    "(provide queens (all-defined-out))",
    "(declare (usual-integrations))",
  ])("%s is understood", (text) => expect(shown(`${text} 'ok`, "sicp")).toBe("ok"));

  it.each([
    "(use no-such-egg)",
    "(require no/such)",
    "(import (no such))",
    "(import (scheme no-such))",
    "(import (srfi 9999))",
    "(import (only (scheme base) no-such-name))",
    "(import (rename (scheme base) (no-such-name x)))",
    "(import (except (only (scheme base) car) cdr))",
    "#lang no-such-language\n1",
  ])("%s is not", (text) => expect(codeOf(text)).toBe("library"));

  it("says which there are", () => {
    const tell = ({ payload }: SchemeError) =>
      `${words(payload, dialects.sicp.style)}; ${(payload as Condition).parts.expected}`;
    expect(attempt("(import (no such))", "sicp", tell)).toMatch(
      /^import: there is no library \(no such\); .*\(srfi n\)/,
    );
  });

  it.each([
    ["(import (rename (scheme base) (car kar) (if wenn))) (wenn #f 1 (kar '(2)))", "2"],
    ["(import (prefix (scheme base) b:)) (b:let ((x (b:cons 1 2))) (b:car x))", "1"],
    ["(import (prefix (only (scheme base) car cdr) b:)) (b:car '(1))", "1"],
    ["(import (only (prefix (rename (scheme base) (car kar)) s:) s:kar s:cdr)) (s:kar (s:cdr '(1 2)))", "2"],
    [
      "(require (prefix-in r: racket/list) (rename-in racket/base [car kar])) (+ (r:first '(1)) (kar '(2)))",
      "3",
    ],
    ["(require (only-in racket/list [first erstes])) (erstes '(7))", "7"],
    ["(import (prefix (scheme base) b:)) (define b:car 5) (list b:car (car '(1)))", "(5 1)"],
  ])("%s gives %s", (text, value) => expect(shown(text, "sicp")).toBe(value));

  it("require with a condition is SICP's", () => {
    expect(shown("(let ((x (amb 1 2 3))) (require (> x 1)) (let ((ok #t)) (require ok)) x)")).toBe("2");
  });

  it("modules are run as they stand", () => {
    expect(
      shown("(module m racket (define x 1) (provide x) (+ x 1)) (module+ test (car 1)) (module+ main x)"),
    ).toBe("2\n1");
  });
});

describe("a name of a form that a file defines as a variable", () => {
  it("is a variable in the whole file", () => {
    const text = `(define (f n) (unless (= n 0) 'zero n))
                  (define (unless test a b) (if test a b))
                  (f 0) (f 5)`;
    expect(shown(text, "sicp")).toBe("zero\n5");
  });

  it("stays a form where the definition only seems to be one", () => {
    expect(shown('(when #t 1) "(define (when x) x)" #;(define (when) 1) \'(define when 2)', "sicp")).toBe(
      '1\n"(define (when x) x)"\n(define when 2)',
    );
  });

  it("is told even if a later form cannot be read", () => {
    const interpreter = new Interpreter();
    const results = interpreter.results(new Source("<eval>", "(define (assert x) x) (assert #f) ("));
    expect([results.next(), results.next()].map((step) => !step.done && step.value.value)[1]).toBe(false);
  });
});

it("folds symbols on request", () => {
  expect(new Interpreter({ foldCase: true }).evaluate("(DEFINE (Square X) (* X X)) (SQUARE 3)")).toBe(9);
});

describe("names of any kind", () => {
  it.each(["constructor", "toString", "__proto__", "hasOwnProperty"])("%s is a name like others", (name) => {
    expect(shown(`(define (${name} x) (* x 2)) (${name} 4)`)).toBe("8");
  });

  it.each([
    ["(define x 5) (eval 'x user-initial-environment)", "5"],
    ["(define x 5) (eval '(+ x 1) (interaction-environment))", "6"],
    ["(eval '(* 7 3) (scheme-report-environment 5))", "21"],
    ["(eval '(define y 2) system-global-environment) y", "2"],
  ])("%s gives %s", (text, value) => expect(shown(text)).toBe(value));
});
