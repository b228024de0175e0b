import { describe, expect, it } from "vitest";
import { pretty, prettyCall } from "../src/data/pretty.ts";
import { styles } from "../src/data/print.ts";
import { intern, list, listFrom, NIL, Pair, type Value } from "../src/data/values.ts";

const racket = { style: styles.racket };

/** A datum written with JavaScript arrays and strings: lists and symbols. */
type Datum = number | string | readonly Datum[];
function datum(from: Datum): Value {
  if (typeof from === "number") return from;
  return typeof from === "string" ? intern(from) : listFrom(from.map(datum));
}

const positions = (rows: readonly number[]) => listFrom(rows.map((row, i) => new Pair(row, rows.length - i)));
const boards = (...all: string[]) => listFrom(all.map((rows) => positions(Array.from(rows, Number))));

it.each([
  ["", "'(())"],
  ["1", "'(((1 . 1)))"],
  ["3142 2413", "'(((3 . 4) (1 . 3) (4 . 2) (2 . 1)) ((2 . 4) (4 . 3) (1 . 2) (3 . 1)))"],
  [
    "42531 35241 53142 41352 52413 14253 25314 13524 31425 24135",
    `'(((4 . 5) (2 . 4) (5 . 3) (3 . 2) (1 . 1))
  ((3 . 5) (5 . 4) (2 . 3) (4 . 2) (1 . 1))
  ((5 . 5) (3 . 4) (1 . 3) (4 . 2) (2 . 1))
  ((4 . 5) (1 . 4) (3 . 3) (5 . 2) (2 . 1))
  ((5 . 5) (2 . 4) (4 . 3) (1 . 2) (3 . 1))
  ((1 . 5) (4 . 4) (2 . 3) (5 . 2) (3 . 1))
  ((2 . 5) (5 . 4) (3 . 3) (1 . 2) (4 . 1))
  ((1 . 5) (3 . 4) (5 . 3) (2 . 2) (4 . 1))
  ((3 . 5) (1 . 4) (4 . 3) (2 . 2) (5 . 1))
  ((2 . 5) (4 . 4) (1 . 3) (3 . 2) (5 . 1)))`,
  ],
  [
    "531642 415263 362514 246135",
    `'(((5 . 6) (3 . 5) (1 . 4) (6 . 3) (4 . 2) (2 . 1))
  ((4 . 6) (1 . 5) (5 . 4) (2 . 3) (6 . 2) (3 . 1))
  ((3 . 6) (6 . 5) (2 . 4) (5 . 3) (1 . 2) (4 . 1))
  ((2 . 6) (4 . 5) (6 . 4) (1 . 3) (3 . 2) (5 . 1)))`,
  ],
])("lays out the boards of a solution of exercise 2.42: %s", (rows, text) => {
  expect(pretty(boards(...rows.split(" ")), racket)).toBe(text);
});

it("lays out the triples of exercise 2.41", () => {
  const sums = (total: number, n: number) => {
    const found: Datum[] = [];
    for (let i = 1; i <= n; i++)
      for (let j = 1; j < i; j++) for (let k = 1; k < j; k++) if (i + j + k === total) found.push([i, j, k]);
    return pretty(datum(found), racket);
  };
  expect(sums(10, 10)).toBe("'((5 3 2) (5 4 1) (6 3 1) (7 2 1))");
  expect(sums(15, 10)).toBe(`'((6 5 4)
  (7 5 3)
  (7 6 2)
  (8 4 3)
  (8 5 2)
  (8 6 1)
  (9 4 2)
  (9 5 1)
  (10 3 2)
  (10 4 1))`);
  expect(sums(6, 3)).toBe("'((3 2 1))");
});

it.each([
  ["< < ", "1 2 3 4", "< < '(((1 1)) ((2 1)) ((3 1)) ((4 1)))"],
  [
    "< <",
    "31 41 42 13 14 24",
    `< <'(((3 2) (1 1))
     ((4 2) (1 1))
     ((4 2) (2 1))
     ((1 2) (3 1))
     ((1 2) (4 1))
     ((2 2) (4 1)))`,
  ],
  [
    "< ",
    "241 142 413 314",
    `< '(((2 3) (4 2) (1 1))
    ((1 3) (4 2) (2 1))
    ((4 3) (1 2) (3 1))
    ((3 3) (1 2) (4 1)))`,
  ],
  ["<", "3142 2413", "<'(((3 4) (1 3) (4 2) (2 1)) ((2 4) (4 3) (1 2) (3 1)))"],
])("counts the prefix of a trace toward the width: %s%s", (prefix, rows, text) => {
  const value = rows
    .split(" ")
    .map((solution) => Array.from(solution, (row, i) => [Number(row), solution.length - i]));
  expect(prefix + pretty(datum(value), { ...racket, startColumn: prefix.length })).toBe(text);
});

describe("a list that does not fit", () => {
  const numbers = Array.from({ length: 40 }, (_, i) => i);
  it("is never filled", () => {
    expect(pretty(datum(numbers), racket)).toBe(
      `'(0\n${numbers
        .slice(1)
        .map((n) => `  ${n}`)
        .join("\n")})`,
    );
    expect(pretty(numbers, racket)).toBe(
      `'#(0\n${numbers
        .slice(1)
        .map((n) => `   ${n}`)
        .join("\n")})`,
    );
  });

  it("ends with its dotted tail on a line of its own", () => {
    expect(pretty(listFrom([1, 2], 3), { columns: 5 })).toBe("(1\n 2\n .\n 3)");
  });

  it("fits if it ends in the last column, closing parentheses included", () => {
    expect(pretty(datum(["ab", "cd"]), { columns: 7 })).toBe("(ab cd)");
    expect(pretty(datum(["ab", "cd"]), { columns: 6 })).toBe("(ab\n cd)");
    expect(pretty(datum(["ab", "cd"]), { columns: 7, extra: 1 })).toBe("(ab\n cd)");
    expect(pretty(datum(["x", ["ab", "cd"]]), { columns: 9 })).toBe("(x\n (ab cd))");
    expect(pretty(datum(["x", ["ab", "cd"]]), { columns: 8 })).toBe("(x\n (ab\n  cd))");
    expect(pretty(datum([["ab", "cd"], "x"]), { columns: 8 })).toBe("((ab cd)\n x)");
  });

  it.each<[string, Datum, number, string]>([
    [
      "define, if, let",
      ["define", ["f", "x"], ["if", ["=", "x", 0], ["begin", "a", "b"], ["let", [["y", 1]], ["f", "y"]]]],
      27,
      "'(define (f x)\n   (if (= x 0)\n     (begin a b)\n     (let ((y 1)) (f y))))",
    ],
    ["begin", ["begin", "alpha", "beta"], 10, "'(begin\n   alpha\n   beta)"],
    ["cond", ["cond", ["a", "b"], ["else", "c"]], 12, "'(cond\n  (a b)\n  (else c))"],
    ["and", ["and", "alpha", "beta"], 12, "'(and alpha\n      beta)"],
    ["named let", ["let", "loop", [["i", 0]], "body"], 20, "'(let loop ((i 0))\n   body)"],
    ["do", ["do", [["i", 0]], ["t"], "body"], 16, "'(do ((i 0))\n     (t)\n   body)"],
    ["module", ["module", "m", "racket", "body"], 20, "'(module m racket\n   body)"],
    [
      "bindings",
      [
        "let",
        [
          ["aaaa", 1],
          ["bbbb", 2],
        ],
        "c",
      ],
      18,
      "'(let ((aaaa 1)\n       (bbbb 2))\n   c)",
    ],
    ["moved", ["define", ["aaaaaaaaaa", "b"], "c"], 18, "'(define\n   (aaaaaaaaaa b)\n   c)"],
    ["quote", ["f", ["quote", ["aaaa", "bbbb"]]], 12, "'(f\n  '(aaaa\n    bbbb))"],
  ])("has the layout of its form: %s", (_, form, columns, text) => {
    expect(pretty(datum(form), { ...racket, columns })).toBe(text);
  });

  it("may be nested 100,000 deep", () => {
    let deep: Value = NIL;
    for (let i = 0; i < 100_000; i++) deep = list(deep);
    const lines = pretty(deep, { columns: 10 }).split("\n");
    expect(lines.join("").match(/\(/g)?.length).toBe(100_001);
    for (let i = 0; i < 100_000; i++) deep = list(1, deep);
    expect(pretty(deep).match(/\n/g)?.length).toBeLessThan(2000);
  });

  it("is printed with labels on one line if it is circular", () => {
    const ring = list(1, 2) as Pair;
    (ring.cdr as Pair).cdr = ring;
    expect(pretty(ring, { ...racket, columns: 5 })).toBe("'#0=(1 2 . #0#)");
  });
});

describe("a traced call", () => {
  it("quotes each argument for itself", () => {
    const args = [datum([1, 1]), datum([[3, 2]]), "#:k", 5];
    expect(prettyCall("remove", args, racket)).toBe("(remove '(1 1) '((3 2)) #:k 5)");
    expect(prettyCall("remove", args)).toBe("(remove (1 1) ((3 2)) #:k 5)");
    expect(prettyCall("f", [], racket)).toBe("(f)");
  });

  it("that does not fit has an argument a line, under the operator", () => {
    const args = [datum(["aaaa", "bbbb"]), 7];
    const call = prettyCall("id", args, { ...racket, columns: 12, startColumn: 1 });
    expect(call).toBe("(id\n  '(aaaa\n    bbbb)\n  7)");
  });
});
