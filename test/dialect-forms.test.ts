/** What a dialect forbids when its host asks for it by name, and how its values are shown. */
import { expect, it } from "vitest";
import { Interpreter } from "../src/scheme.ts";

it("refuses an if without an alternative in Racket that was asked for by name", () => {
  expect(() => new Interpreter({ dialect: "racket" }).evaluate("(if #t 1)")).toThrow(/alternative/);
  expect(new Interpreter({ dialect: "racket" }).evaluate("(when #t 1)")).toBe(1);
});

it("takes it in a program that only looks like Racket's", () => {
  const text = "#lang racket\n(if #t 1)";
  const interpreter = new Interpreter();
  interpreter.useDialectOf(text);
  expect(interpreter.evaluate(text)).toBe(1);
});

it("reports a failed check on the error port, and goes on", () => {
  let errors = "";
  const interpreter = new Interpreter({
    stderr: (text) => {
      errors += text;
    },
  });
  expect(interpreter.evaluate("(check-equal? (+ 1 1) 3 'sum) 'after")).toBe(interpreter.evaluate("'after"));
  expect(errors).toMatch(/FAILURE\nname: +check-equal\?\nmessage: +sum\nactual: +2\nexpected: +3\n/);
});
