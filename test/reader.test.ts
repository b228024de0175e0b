import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { Source } from "../src/data/source.ts";
import { Str } from "../src/data/string.ts";
import { Char, DEFAULT, EOF, Flonum, intern, NIL, Pair, Sym, type Value, VOID } from "../src/data/values.ts";
import { Condition, SchemeError } from "../src/errors.ts";
import * as lexical from "../src/read/lexical.ts";
import { completeness, Reader, type ReadOptions, readAll, readDatum } from "../src/read/reader.ts";
import { Syntax } from "../src/read/syntax.ts";

vi.mock("../src/read/lexical.ts", async (importOriginal) => {
  const original = await importOriginal<typeof lexical>();
  return { ...original, match: vi.fn(original.match) };
});

const source = (text: string) => new Source("test.scm", text);

/** Every datum of a text, plain. */
function data(text: string, options?: ReadOptions): Value[] {
  const reader = new Reader(source(text), options);
  const all: Value[] = [];
  for (let next = readDatum(reader); next !== undefined; next = readDatum(reader)) all.push(next);
  return all;
}

/** A small writer, for comparison: lists, vectors, strings, symbols, numbers, characters. */
function show(value: Value): string {
  if (value instanceof Syntax) return show(value.datum);
  if (value instanceof Sym) return value.name;
  if (value instanceof Str) return JSON.stringify(value.text);
  if (value instanceof Char) return `\\${value.code}`;
  if (value instanceof Flonum) return `~${value.value}`;
  if (value instanceof Uint8Array) return `bytes(${value.join(" ")})`;
  if (Array.isArray(value)) return `#(${value.map(show).join(" ")})`;
  if (!(value instanceof Pair)) return value === NIL ? "()" : String(value);
  const items: string[] = [];
  let rest: Value = value;
  for (; rest instanceof Pair; rest = rest.cdr instanceof Syntax ? rest.cdr.datum : rest.cdr)
    items.push(show(rest.car));
  return `(${items.join(" ")}${rest === NIL ? "" : ` . ${show(rest)}`})`;
}

const shown = (text: string, options?: ReadOptions) => data(text, options).map(show).join(" ");

function failure(text: string): { code: string; message: string; at: string; hint?: string | undefined } {
  try {
    readAll(source(text));
  } catch (error) {
    if (!(error instanceof SchemeError) || !(error.payload instanceof Condition)) throw error;
    const { code, message, span, parts } = error.payload;
    return { code, message, at: text.slice(span?.start, span?.end), hint: parts.hint };
  }
  throw new Error(`no error in ${text}`);
}

describe("data", () => {
  test.each([
    ["(a (b . c) . d) ()", "(a (b . c) . d) ()"],
    ["[a {b} (c)]", "(a (b) (c))"],
    ["'a `(b ,c ,@d) ''e", "(quote a) (quasiquote (b (unquote c) (unquote-splicing d))) (quote (quote e))"],
    ["#'a #`(b #,c #,@d)", "(syntax a) (quasisyntax (b (unsyntax c) (unsyntax-splicing d)))"],
    ["#(1 #(2) ()) #u8(0 255) #U8()", "#(1 #(2) ()) bytes(0 255) bytes()"],
    ["(a . (b . (c . ())))", "(a b c)"],
    ["#t #f #true #false #T", "true false true false true"],
    ["(a . #;b c) (a #;b) (#;b) #;#;a b c #; (x #;y) z", "(a . c) (a) () c z"],
    ["a #| b #| c |# d |# e #||# f #|#|# | ||#|#g", "a e f g"],
    ["a ; b\n;; c\r\nd;e", "a d"],
    ["(define-values(x)(y))", "(define-values (x) (y))"],
    ["'#t'a", "(quote true) (quote a)"],
  ])("%s", (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(readAll(source(text)).map(show).join(" ")).toBe(expected);
  });

  test.each([
    "1+",
    "-1+",
    "...",
    "->x",
    "+",
    "-",
    ".foo",
    "+.x",
    "λ",
    "naïve",
    "a.b",
    "<=?",
    "!$%&*/:<=>?^_~",
    "a#",
    "日本",
    "😀",
  ])("symbol %s", (name) => expect(data(name)).toEqual([intern(name)]));

  test("symbols in bars", () => {
    expect(
      data(String.raw`|a b| || |a\x41;\|\t\\"| |a
b|`),
    ).toEqual(["a b", "", 'aA|\t\\"', "a\nb"].map(intern));
  });

  test("keywords and markers are symbols", () => {
    expect(data("#:key #!optional #!rest #%app")).toEqual(
      ["#:key", "#!optional", "#!rest", "#%app"].map(intern),
    );
    expect(data("#!default #!eof #!unspecific")).toEqual([DEFAULT, EOF, VOID]);
  });

  test("numbers", () => {
    expect(data("12 #xFF #b-101")).toEqual([12, 255, -5]);
    expect(data("1. .5 +inf.0")).toEqual([1, 0.5, Number.POSITIVE_INFINITY].map((x) => new Flonum(x)));
  });

  test("strings", () => {
    expect(
      shown(String.raw`"\a\b\t\n\r\"\\\|\x3bb;" "a\   
        b" "é😀"`),
    ).toBe(`${JSON.stringify('\u0007\b\t\n\r"\\|λ')} "ab" "é😀"`);
    expect(shown('"a\r\nb\rc\nd"')).toBe(JSON.stringify("a\nb\nc\nd"));
  });

  test("strings of a program are immutable, strings that are read are not", () => {
    const [literal] = readAll(source('"a"'));
    expect(((literal as Syntax).datum as Str).immutable).toBe(true);
    expect((data('"a"')[0] as Str).immutable).toBe(false);
  });

  test("characters", () => {
    const names =
      "alarm backspace delete escape newline null return space tab altmode rubout linefeed page nul Space";
    const codes = [7, 8, 127, 27, 10, 0, 13, 32, 9, 27, 127, 10, 12, 0, 32];
    expect(data(names.replace(/(\w+)/g, "#\\$1"))).toEqual(codes.map(Char.of));
    const text = String.raw`#\x41 #\x #\( #\) #\; #\" #\# #\ #\' #\λ #\😀 #\x1F600 #\A`;
    expect(data(text).map(String).join("")).toBe(`Ax();"# 'λ😀😀A`);
    expect(shown("(#\\a)(#\\()")).toBe("(\\97) (\\40)");
  });

  test("letter case", () => {
    expect(shown("Ab #!fold-case Ab |Ab| #!no-fold-case (Ab #!fold-case Ab) Ab")).toBe("Ab ab Ab (Ab ab) ab");
    expect(shown("Ab", { foldCase: true })).toBe("ab");
  });

  test("a script's first line, a byte order mark, and #lang", () => {
    const reader = new Reader(source("#!/usr/bin/env racket\n; c\n#lang racket/base\n(a)"));
    expect(show(reader.read() as Value)).toBe("(a)");
    expect(reader.lang).toBe("racket/base");
    const other = new Reader(source("\ufeff#lang planet neil/sicp"));
    expect(other.read()).toBeUndefined();
    expect(other.lang).toBe("planet neil/sicp");
    expect(shown("#lang sicp (a)\nb")).toBe("(a) b");
  });
});

describe("labels", () => {
  test("a circular list", () => {
    const [circle] = data("#0=(a b . #0#)") as [Pair];
    expect((circle.cdr as Pair).cdr).toBe(circle);
  });

  test("a circular list with places", () => {
    const [syntax] = readAll(source("'#0=(a #(#0#) . #0#)"));
    const circle = (((syntax as Syntax).datum as Pair).cdr as Pair).car as Syntax;
    const rest = (circle.datum as Pair).cdr as Pair;
    expect((((rest.car as Syntax).datum as Value[])[0] as Syntax).datum).toBe(circle.datum);
    expect((rest.cdr as Syntax).datum).toBe(circle.datum);
  });

  test("shared parts, and labels of labels", () => {
    const [[first, second]] = data("#(#1=(x) #1#)") as [Value[]];
    expect(first).toBe(second);
    const [outer] = data("#0=(#1=#0# #1#)") as [Pair];
    expect([outer.car, (outer.cdr as Pair).car]).toEqual([outer, outer]);
    const [vector] = data("#5=#(#5# '#5#)") as [Value[]];
    expect(vector[0]).toBe(vector);
  });

  test.each(["#0#", "#0=#0#", "#0=#1=#0#", "(#0=a #0=b)", "(#0=a) #0#"])("%s is wrong", (text) => {
    expect(failure(text).code).toBe("read-error");
  });
});

test("every datum has its place", () => {
  const text = '(a  \'bc . #(d "e"))  ; f\n #;g #u8(1)';
  const spans: string[] = [];
  const walk = (value: Value): void => {
    if (value instanceof Syntax) {
      spans.push(text.slice(value.span.start, value.span.end));
      walk(value.datum);
    } else if (value instanceof Pair) {
      walk(value.car);
      walk(value.cdr);
    } else if (Array.isArray(value)) value.forEach(walk);
  };
  readAll(source(text)).forEach(walk);
  expect(spans).toEqual(['(a  \'bc . #(d "e"))', "a", "'bc", "'", "bc", '#(d "e")', "d", '"e"', "#u8(1)"]);
});

test("the position is after the last datum, and reading can start anywhere", () => {
  const reader = new Reader(source("(a) b ; c\n"));
  reader.read();
  expect(reader.position).toBe(3);
  expect(new Reader(source("(a) b ; c\n"), { start: reader.position }).read()?.datum).toBe(intern("b"));
  reader.read();
  expect([reader.position, reader.read(), reader.position]).toEqual([5, undefined, 10]);
});

describe("errors", () => {
  test.each([
    ["(a", "("],
    ["(a [b", "["],
    ["#(a", "#("],
    ["'", "'"],
    ["(a '", "'"],
    ["(a #;", "#;"],
    ["#;", "#;"],
    ["#0=", "#0="],
    ['(a "b', '"'],
    ['"a\\', '"'],
    ['"a\\x4', '"'],
    ["|a", "|"],
    ["a #| b #| c |#", "#|"],
    ["#\\", "#\\"],
    ["(a . ", "("],
  ])("%s is incomplete", (text, at) => {
    expect(failure(text)).toMatchObject({ code: "incomplete-input", at });
    expect(completeness(text)).toBe("incomplete");
  });

  test.each([
    ["a)", ")", "unexpected )"],
    ["(a]", "]", "( opened at line 1, column 1 is closed by ]"],
    ["(a\n [b)", ")", "[ opened at line 2, column 2 is closed by )"],
    ["(a ')", ")", ") right after '"],
    ["(a #;)", ")", ") right after #;"],
    ["( . a)", ".", "a dot at the wrong place"],
    ["(a . )", ".", "a dot at the wrong place"],
    ["(a . b c)", "c", "a dot at the wrong place"],
    ["(a . b . c)", ".", "a dot at the wrong place"],
    ["#(a . b)", ".", "a dot at the wrong place"],
    [". a", ".", "a dot at the wrong place"],
    ["(a '. b)", ".", "a dot at the wrong place"],
    ["#u8(1 256)", "256", "an element of a bytevector must be a byte"],
    ["#u8(a)", "a", "an element of a bytevector must be a byte"],
    ["#foo", "#foo", "unknown syntax: #foo"],
    ["#<procedure>", "#<procedure>", "unknown syntax: #<procedure>"],
    ['#"a"', '#"', 'unknown syntax: #"'],
    ["#xyz", "#xyz", "#xyz is not a number"],
    ["#\\spcae", "#\\spcae", "no character is called #\\spcae"],
    ["#\\xD800", "#\\xD800", "no character has this number"],
    ['"a\\qb"', "\\q", "unknown escape in a string"],
    ['"a\\x;b"', "\\x", "unknown escape in a string"],
    ['"a\\xD800;b"', "\\xD800;", "no character has this number"],
    ["|a\\qb|", "\\q", "unknown escape in a symbol"],
    ["a \\b", "\\", "unexpected character \\"],
    ["a \u0001", "\u0001", "unexpected character U+0001"],
    ["#lang\na", "#lang", "#lang without a language"],
    ["a #lang b", "#lang b", "#lang must come before all else"],
  ])("%s is wrong", (text, at, message) => {
    expect(failure(text)).toMatchObject({ code: "read-error", at, message });
    expect(completeness(text)).toBe("wrong");
  });

  test("an open list names the line before which it was probably to be closed", () => {
    const text = "(define (f)\n  (g)\n\n(define (h)\n  1)\n";
    expect(failure(text)).toMatchObject({
      message: "( opened at line 1, column 1 is never closed",
      hint: "Line 4 begins with a bracket: perhaps the ) is missing before it.",
    });
  });

  test("reading goes on after recovery, and always gets nearer to the end", () => {
    const reader = new Reader(source("(a) (b]\n c\n(d)\n(e\n(f)\n"));
    const read: string[] = [];
    for (let going = true; going; ) {
      try {
        const next = reader.read();
        going = next !== undefined;
        if (next !== undefined) read.push(show(next));
      } catch {
        read.push("error");
        reader.recover();
      }
    }
    expect(read).toEqual(["(a)", "error", "(d)", "error", "(f)"]);
  });

  test("whole data are complete", () => {
    expect(["", "a", "(a) ; b", "#|c|#", "a ;"].map(completeness)).toEqual(Array(5).fill("complete"));
  });
});

describe("size", () => {
  const depth = 100_000;

  test("nesting is bounded by memory alone", () => {
    let levels = 0;
    for (let rest = data("(".repeat(depth) + ")".repeat(depth))[0]; rest instanceof Pair; rest = rest.car)
      levels++;
    expect(levels).toBe(depth - 1);
    const brackets = readAll(source("#(".repeat(depth) + ")".repeat(depth)));
    expect(brackets[0]?.span.end).toBe(3 * depth);
    expect(readAll(source(`${"'".repeat(depth)}a`))[0]?.span.end).toBe(depth + 1);
    expect(shown(`${"#;".repeat(depth)}${"a ".repeat(depth)}b`)).toBe("b");
    expect(shown(`${"#|".repeat(depth)}${"|#".repeat(depth)}b`)).toBe("b");
    expect(completeness("(".repeat(depth))).toBe("incomplete");
    expect(data(`#0=${"(".repeat(depth)}#0#${")".repeat(depth)}`)).toHaveLength(1);
  });

  // What the grammar is given to match, in all and at most at once.
  function work(text: string): { total: number; largest: number } {
    const match = vi.mocked(lexical.match);
    match.mockClear();
    data(text);
    const sizes = match.mock.calls.map(([, window]) => window.length);
    return { total: sizes.reduce((a, b) => a + b, 0), largest: Math.max(...sizes) };
  }

  const long = 20_000;
  test.each([
    ["many small data", `${'(foo \'bar "baz" #\\a 12 ;c\n #t) '.repeat(long / 10)}`],
    ["a long string", `"${"ab c".repeat(long)}"`],
    ["a long string of escapes", `"${"\\n\\x41;\\\n  ".repeat(long)}"`],
    ["a long symbol in bars", `|${"ab c".repeat(long)}|`],
    ["a long line comment", `;${"ab (".repeat(long)}\n`],
    ["a long block comment", `#|${"ab # | ".repeat(long)}|#`],
    ["a nested block comment", `#|${"#| a |# ".repeat(long)}|#`],
    ["a long gap", " \n".repeat(long)],
    ["a long bytevector", `#u8(${"1 ".repeat(long)})`],
  ])("the grammar sees %s in windows of bounded size, and little of it twice", (_, text) => {
    const { total, largest } = work(text);
    expect(largest).toBe(1024);
    expect(total).toBeLessThan(1.2 * text.length + 4096);
  });

  test("a long word is read in windows of doubling size", () => {
    const { total, largest } = work(`x ${"y".repeat(long)} z`);
    expect(largest).toBeLessThan(2 * long);
    expect(total).toBeLessThan(4 * long);
  });
});

describe("any text", () => {
  const valid = `#lang r\n(define (f [x '(1 . "a\\x41;\\n")] #!optional y) #;(z) #u8(1 2) #| c |# \`(a ,b ,@c) #\\space |a b| #0=(q . #0#) #t -1.5e3) ; end`;
  const pieces = valid.match(/[^\s]{1,3}|\s/g) as string[];

  /** Reads to the end; each error must be the reader's own, and must leave less to read. */
  function exhaust(text: string): void {
    for (const located of [true, false]) {
      const reader = new Reader(source(text));
      for (;;) {
        try {
          if ((located ? reader.read() : readDatum(reader)) === undefined) break;
        } catch (error) {
          if (!(error instanceof SchemeError) || !(error.payload instanceof Condition)) throw error;
          expect(["read-error", "incomplete-input"]).toContain(error.payload.code);
          const { span } = error.payload;
          expect(
            span !== undefined && 0 <= span.start && span.start < span.end && span.end <= text.length,
          ).toBe(true);
          const before = reader.position;
          reader.recover();
          expect(reader.position).toBeGreaterThan(before);
        }
      }
    }
  }

  test("gives data or an error of the reader", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 60 }), exhaust), { numRuns: 200 });
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...pieces, "#", "\\", "|", '"', "\n("), maxLength: 40 }),
        exhaust,
      ),
      {
        numRuns: 300,
      },
    );
  });

  test("so does a damaged text", () => {
    const damage = fc.tuple(fc.nat(valid.length), fc.nat(valid.length), fc.constantFrom("", ...pieces));
    fc.assert(
      fc.property(damage, ([a, b, put]) => exhaust(valid.slice(0, a) + put + valid.slice(b))),
      { numRuns: 300 },
    );
  });

  test("is read the same wherever windows end", () => {
    const expected = shown(valid.replace("#lang r", "").replace("#0=(q . #0#)", "q"));
    for (let shift = 880; shift < 1030; shift++) {
      const text = " ".repeat(shift) + valid.replace("#lang r", "").replace("#0=(q . #0#)", "q");
      expect(shown(text)).toBe(expected);
    }
  });
});
