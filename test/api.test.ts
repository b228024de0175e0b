/** The package's public face, as a program that embeds it uses it. */
import { describe, expect, it } from "vitest";
import {
  Condition,
  createInterpreter,
  evaluate,
  findExercise,
  list,
  listItems,
  queens,
  renderReport,
  report,
  SchemeError,
  Source,
  writeString,
} from "../src/index.ts";

describe("the public API", () => {
  it("evaluates a text", () => {
    expect(evaluate("(define (f x) (* x x)) (f 7)")).toBe(49);
  });

  it("turns lists into arrays and back", () => {
    expect(listItems(evaluate("(list 1 2 3)"))).toEqual([1, 2, 3]);
    expect(writeString(list(1, list(2, 3)))).toBe("(1 (2 3))");
  });

  it("keeps interpreters apart", () => {
    const one = createInterpreter();
    const other = createInterpreter();
    one.evaluate("(define x 1) (define (car l) 'mine)");
    other.evaluate("(define x 2)");
    expect(writeString(one.evaluate("(list x (car '(1)))"))).toBe("(1 mine)");
    expect(writeString(other.evaluate("(list x (car '(1)))"))).toBe("(2 1)");
  });

  it("hands over what is printed, and each result", () => {
    let printed = "";
    const interpreter = createInterpreter({ stdout: (text) => (printed += text), dialect: "racket" });
    const results = [...interpreter.results(new Source("example", "(define x '(a)) (display x) x"))];
    expect(printed).toBe("(a)");
    expect(results.map((result) => interpreter.show(result))).toEqual([undefined, undefined, "'(a)"]);
    expect(results[0]?.defined).toBe("x");
  });

  it("throws errors that are data, and renders them", () => {
    const interpreter = createInterpreter();
    let thrown: unknown;
    try {
      interpreter.evaluate("(+ 1\n   (car 5))");
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(SchemeError);
    expect((thrown as SchemeError).payload).toBeInstanceOf(Condition);
    expect(renderReport(report(thrown), { color: false })).toContain("--> <eval>:2:4");
  });

  it("can be interrupted", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 30);
    const endless = createInterpreter().resultsAsync(
      new Source("endless", "(let loop () (loop))"),
      controller.signal,
    );
    await expect(endless.next()).rejects.toThrow("interrupted");
  });

  it("compares a program's answers with the oracle's", () => {
    const exercise = findExercise("2.42", "queens");
    const value = list(...queens(5).map((board) => list(...board)));
    const verdict = exercise?.check([{ size: 5, value, milliseconds: 0 }], (answer) => writeString(answer));
    expect(verdict?.agrees).toBe(true);
  });
});
