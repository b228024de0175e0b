/** racket/trace: what Racket 8.7 printed for the programs in fixtures/trace, and its rules one by one. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Source } from "../src/data/source.ts";
import type { DialectName } from "../src/dialects/dialect.ts";
import { Interpreter } from "../src/scheme.ts";
import { fuels } from "./support/fuel.ts";

function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/trace/${name}`, import.meta.url), "utf8");
}

describe.each(fuels)("with fuel %s", (fuel) => {
  /** What a program prints, the values of its expressions too. */
  function output(text: string, dialect: DialectName = "racket", name = "<eval>"): string {
    let written = "";
    const interpreter = new Interpreter({ fuel, dialect, stdout: (piece) => (written += piece) });
    for (const result of interpreter.results(new Source(name, text))) {
      const shown = interpreter.show(result);
      if (shown !== undefined) written += `${shown}\n`;
    }
    return written;
  }

  const lines = (text: string, dialect?: DialectName) => output(text, dialect).trimEnd().split("\n");

  it.each(["deep", "tail"])("%s.rkt prints what it does in Racket", (name) => {
    expect(output(fixture(`${name}.rkt`))).toBe(fixture(`${name}.out`));
  });

  it("forms.rkt prints what it does in Racket", () => {
    // Racket's wrapper shows a place as its name, where ours keeps the name of the procedure.
    const own = (text: string) => text.replace(/^.*\bproc\b.*\n/m, "");
    expect(
      output(
        own(fixture("forms.rkt")).replace("(trace fib)\n(fib 1)\n(param", "(trace fib)\n(fib 1)\n\n(param"),
        "racket",
        "/home/probe/trace/forms.rkt",
      ),
    ).toBe(own(fixture("forms.out")));
  });

  it("a local variable is traced from there on", () => {
    expect(lines("(define (f n) (define (g n) (* n 2)) (g 1) (trace g) (+ 1 (g n))) (f 4)")).toEqual([
      ">(g 4)",
      "<8",
      "9",
    ]);
  });

  it("calls by other procedures are traced, and a procedure that was taken before is not", () => {
    expect(lines("(define (f x) x) (define old f) (define (g x) (f x)) (trace f) (old 1) (g 2)")).toEqual([
      "1",
      ">(f 2)",
      "<2",
      "2",
    ]);
  });

  it("an untraced helper in tail position is transparent", () => {
    const program =
      "(define (f n) (if (= n 0) 'done (helper n))) (define (helper n) (f (- n 1))) (trace f) (f 1)";
    expect(lines(program)).toEqual([">(f 1)", ">(f 0)", "<'done", "'done"]);
  });

  it("arguments that do not fit stand one a line, under the operator", () => {
    const program = "(define (id . l) 1) (trace id) (apply id (map (lambda (i) (iota 10 i)) (iota 5)))";
    expect(lines(program).slice(0, 3)).toEqual([
      ">(id",
      "  '(0 1 2 3 4 5 6 7 8 9)",
      "  '(1 2 3 4 5 6 7 8 9 10)",
    ]);
  });

  it("sicp quotes nothing", () => {
    expect(lines("(trace-define (id x . r) x) (id '(1 2 (3 . 4)) 'a \"s\")", "sicp")).toEqual([
      '>(id (1 2 (3 . 4)) a "s")',
      "<(1 2 (3 . 4))",
      "(1 2 (3 . 4))",
    ]);
  });

  it("several results stand below each other, and none is said so", () => {
    expect(lines("(trace-define (f) (values 1 2)) (call-with-values f list)")).toEqual([
      ">(f)",
      "<1",
      " 2",
      "'(1 2)",
    ]);
    expect(lines("(trace-define (f) (values)) (f)")).toEqual([">(f)", "<*** no values ***"]);
    expect(lines("(trace-define (f) (void)) (f)")).toEqual([">(f)", "<#<void>"]);
  });

  it("an escape drops the levels it leaves", () => {
    const program = `(define (f n) (if (= n 0) (k 'out) (list (f (- n 1))))) (define k #f) (trace f)
      (call/cc (lambda (c) (set! k c) (f 1)))
      (f 1)`;
    expect(lines(`${program.replace("(f 1)\n", "(f 1)\n")}`).slice(0, 4)).toEqual([
      ">(f 1)",
      "> (f 0)",
      "'out",
      ">(f 1)",
    ]);
  });

  it("an error drops the levels it leaves", () => {
    const program = "(define (f x) (+ 1 (car x))) (trace f) (guard (e (#t 'caught)) (list (f 1))) (f '(1))";
    expect(lines(program)).toEqual([">(f 1)", "'caught", ">(f '(1))", "<2", "2"]);
  });

  it("a continuation entered again shows its results at its own level again", () => {
    const program = `(define k #f) (define n 0)
      (define (g) (call/cc (lambda (c) (set! k c) 1)))
      (define (f) (+ 1 (g)))
      (trace f g)
      (let ((v (f))) (set! n (+ n 1)) (when (< n 2) (k 10)) v)`;
    expect(lines(program)).toEqual([">(f)", "> (g)", "< 1", "<2", "< 10", "<11", "11"]);
  });

  it("what is no procedure cannot be traced", () => {
    expect(() => output("(define x 1) (trace x)")).toThrow("argument 1 must be a procedure");
  });

  it("a traced procedure keeps its name and arity", () => {
    expect(lines("(trace-define (f a b) a) (procedure-arity f) f")).toEqual(["2", "#<procedure:f>"]);
  });

  it("trace-lambda is named by the variable it is put in", () => {
    expect(lines("(let ((g (trace-lambda (x) x))) (g 1))")).toEqual([">(g 1)", "<1", "1"]);
  });

  it("deep recursion below a trace stays cheap", () => {
    const program =
      "(define (g x) x) (define (f n) (if (= n 0) 0 (+ 1 (f (- n 1)) (g 0)))) (trace-define (h) (f 3000))";
    expect(lines(`${program} (h)`)).toEqual([">(h)", "<3000", "3000"]);
  });
});
