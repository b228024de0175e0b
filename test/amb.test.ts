/** Nondeterministic choice: depth first, from left to right, chronological backtracking. */
import { describe, expect, it } from "vitest";
import { writeString } from "../src/data/print.ts";
import { describe as words } from "../src/describe.ts";
import { SchemeError } from "../src/errors.ts";
import { Interpreter } from "../src/scheme.ts";
import { fuels } from "./support/fuel.ts";

describe.each(fuels)("with fuel %s", (fuel) => {
  /** The values of the texts, evaluated one after the other, as `write` shows them. */
  function values(...texts: string[]): string[] {
    const interpreter = new Interpreter({ fuel });
    return texts.map((text) => {
      try {
        return writeString(interpreter.evaluate(text));
      } catch (error) {
        if (error instanceof SchemeError) return words(error.payload, interpreter.machine.style);
        throw error;
      }
    });
  }

  const value = (text: string) => values(text)[0];

  it("gives the first alternative, and evaluates no other", () => {
    expect(value("(amb 1 (car '()))")).toBe("1");
  });

  it("fails back to the last choice made, from one top-level form to the next", () => {
    expect(values("(list (amb 1 2) (amb 'a 'b))", "(amb)", "(amb)", "(amb)", "(amb)")).toEqual([
      "(1 a)",
      "(1 b)",
      "(2 a)",
      "(2 b)",
      "amb tree exhausted",
    ]);
  });

  it("makes an earlier definition again when a later form fails", () => {
    expect(values("(define x (amb 1 2 3))", "(if (< x 2) (amb) x)", "x", "(if (< x 2) (amb) x)")).toEqual(
      expect.arrayContaining(["2"]),
    );
  });

  it("has exhaustion as an error that can be handled", () => {
    expect(value("(guard (e ((error-object? e) (error-object-message e))) (amb))")).toBe(
      '"amb tree exhausted"',
    );
  });

  it("leaves assignments and output as they are", () => {
    expect(value("(let ((n 0)) (let ((x (amb 1 2 3))) (set! n (+ n 1)) (amb-assert (= x 3)) n))")).toBe("3");
  });

  it("collects all values in order, and the failure continuation is as before", () => {
    expect(value("(amb-collect (list (amb 1 2) (amb 'a 'b)))")).toBe("((1 a) (1 b) (2 a) (2 b))");
    expect(value("(amb-collect (amb))")).toBe("()");
    expect(value("(let ((x (amb 1 2))) (amb-collect (amb 5 6)) (amb-assert (= x 2)) x)")).toBe("2");
    expect(value("(all-of (amb-collect (amb 1 2)))")).toBe("((1 2))");
  });

  it("finds the first value, or else what fail says, or else there is an error", () => {
    expect(value("(amb-find (let ((x (amb 1 2 3))) (required (even? x)) x))")).toBe("2");
    expect(value("(amb-find (amb) 'none)")).toBe("none");
    expect(value("(one-of (amb))")).toBe("amb tree exhausted");
    expect(value("(let ((x (amb 1 2))) (amb-find (amb 5 6)) (amb-assert (= x 2)) x)")).toBe("2");
  });

  it("amb1 keeps its first value for good", () => {
    expect(value("(amb-collect (let ((x (amb 1 2))) (list x (amb1 (amb 5 6)))))")).toBe("((1 5) (2 5))");
    expect(value("(amb-collect (let ((x (amb 1 2))) (list x (amb1 (if (= x 1) (amb) x)))))")).toBe("((2 2))");
  });

  it("amb/random tries every alternative once", () => {
    expect(value("(sort (amb-collect (amb/random 3 1 2)) <)")).toBe("(1 2 3)");
  });

  it("goes through map and filter, which are re-entered", () => {
    expect(value("(amb-collect (map (lambda (x) (amb x (- x))) '(1 2)))")).toBe(
      "((1 2) (1 -2) (-1 2) (-1 -2))",
    );
    expect(value("(length (amb-collect (filter (lambda (x) (amb #t #f)) '(1 2 3))))")).toBe("8");
  });

  it("goes back through the winders between", () => {
    const log = "(define log '())";
    const form = `(amb-collect (dynamic-wind (lambda () (set! log (cons 'in log)))
                                             (lambda () (amb 1 2))
                                             (lambda () (set! log (cons 'out log)))))`;
    expect(values(log, form, "(reverse log)").slice(1)).toEqual(["(1 2)", "(in out in out)"]);
  });

  it("solves the dwellings of SICP 4.3.2", () => {
    const program = `
      (define (multiple-dwelling)
        (let ((baker (amb 1 2 3 4 5)) (cooper (amb 1 2 3 4 5)) (fletcher (amb 1 2 3 4 5))
              (miller (amb 1 2 3 4 5)) (smith (amb 1 2 3 4 5)))
          (require (distinct? (list baker cooper fletcher miller smith)))
          (require (not (= baker 5)))
          (require (not (= cooper 1)))
          (require (not (= fletcher 5)))
          (require (not (= fletcher 1)))
          (require (> miller cooper))
          (require (not (= (abs (- smith fletcher)) 1)))
          (require (not (= (abs (- fletcher cooper)) 1)))
          (list baker cooper fletcher miller smith)))
      (amb-collect (multiple-dwelling))`;
    expect(value(program)).toBe("((3 2 4 5 1))");
  });

  it("has procedures for the elements of a list and for integers without end", () => {
    expect(value("(amb-collect (an-element-of '(a b)))")).toBe("(a b)");
    expect(value("(let ((i (an-integer-starting-from 3))) (amb-assert (= 0 (modulo i 500))) i)")).toBe("500");
  });

  it("gives the failure continuation as a parameter", () => {
    expect(value("(amb (begin ((amb-failure-continuation)) 1) 2)")).toBe("2");
  });
});

it("an endless choice needs no more memory the further it goes", () => {
  const interpreter = new Interpreter();
  expect(interpreter.evaluate("(let ((i (an-integer-starting-from 1))) (amb-assert (= i 200000)) i)")).toBe(
    200000,
  );
});

it("is exhausted in Chicken's words in Chicken", () => {
  const interpreter = new Interpreter({ dialect: "chicken" });
  const attempt = () => {
    try {
      interpreter.evaluate("(amb)");
    } catch (error) {
      if (error instanceof SchemeError) return words(error.payload, interpreter.machine.style);
    }
    return undefined;
  };
  expect(attempt()).toBe("(amb) expression tree exhausted");
});

it("two interpreters have failure continuations of their own", () => {
  const [a, b] = [new Interpreter(), new Interpreter()];
  a.evaluate("(amb 1 2)");
  b.evaluate("(amb 'x 'y)");
  expect(writeString(a.evaluate("(amb)"))).toBe("2");
  expect(writeString(b.evaluate("(amb)"))).toBe("y");
});
