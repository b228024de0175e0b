import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { equal } from "../src/data/equal.ts";
import { HashTable } from "../src/data/hash-table.ts";
import { BinaryInputPort, BinaryOutputPort, TextInputPort, TextOutputPort } from "../src/data/port.ts";
import {
  displayString,
  HashNumbers,
  type PrintStyle,
  print,
  printValue,
  styles,
  writeString,
} from "../src/data/print.ts";
import { named } from "../src/data/procedure.ts";
import { SchemePromise } from "../src/data/promise.ts";
import { RecordInstance, RecordType } from "../src/data/record.ts";
import { Source } from "../src/data/source.ts";
import { Str } from "../src/data/string.ts";
import {
  Char,
  DEFAULT,
  EOF,
  Flonum,
  intern,
  list,
  listFrom,
  NIL,
  Pair,
  Ratnum,
  Sym,
  type Value,
  Values,
  VOID,
} from "../src/data/values.ts";
import { fail, SchemeError } from "../src/errors.ts";
import { Reader } from "../src/read/reader.ts";

const a = intern("a");
const quote = (value: Value) => list(intern("quote"), value);
const everyStyle = (value: Value) =>
  (["racket", "sicp", "chicken", "mit", "guile", "chez"] as const).map((name) =>
    printValue(value, styles[name]),
  );

describe("write", () => {
  it.each<[Value, string]>([
    [true, "#t"],
    [false, "#f"],
    [10n ** 30n, `1${"0".repeat(30)}`],
    [new Ratnum(1n, 3n), "1/3"],
    [list(1, 2, new Pair(3, 4)), "(1 2 (3 . 4))"],
    [[1, [], list()], "#(1 #() ())"],
    [new Uint8Array([1, 255]), "#u8(1 255)"],
    [new Str('a"\\\n\t\u0001é'), '"a\\"\\\\\\n\\t\\x1;é"'],
    [Char.of(97), "#\\a"],
    [Char.of(32), "#\\space"],
    [Char.of(0), "#\\null"],
    [Char.of(0x301), "#\\x301"],
    [Char.of(0x3bb), "#\\λ"],
    [quote(a), "(quote a)"],
    [EOF, "#<eof>"],
    [VOID, "#<void>"],
    [DEFAULT, "#!default"],
    [new HashTable("equal"), "#<hash-table>"],
  ])("%#: %s", (value, text) => {
    expect(writeString(value)).toBe(text);
  });

  it("puts bars around symbols that would be read otherwise", () => {
    for (const name of [
      "",
      "a b",
      "a|b",
      "(",
      "12",
      "+1/2",
      "-.5e3",
      "+i",
      "1@2",
      "+inf.0",
      ".",
      "#foo",
      "a;b",
    ]) {
      expect(writeString(intern(name))).toMatch(/^\|.*\|$/);
    }
    expect(writeString(intern("a|\\\n"))).toBe("|a\\|\\\\\\n|");
    for (const name of [
      "+",
      "-",
      "...",
      "1+",
      "-1+",
      "+a",
      "->x",
      ".foo",
      "a.b",
      "λ",
      "FooBar",
      "<=?",
      "#:key",
    ]) {
      expect(writeString(intern(name))).toBe(name);
    }
  });

  it("shows lists nested 100,000 deep", () => {
    let deep: Value = NIL;
    for (let i = 1; i < 100_000; i++) deep = i % 2 ? list(deep) : [deep];
    const text = writeString(deep);
    expect(text.length).toBe(250_000 - 1);
    expect(text.endsWith(")))")).toBe(true);
  });
});

test("display shows strings, characters and symbols bare, at any depth", () => {
  expect(displayString(list(new Str('a"b'), Char.of(32), [intern("a b")]))).toBe('(a"b   #(a b))');
});

describe("datum labels", () => {
  const ring = list(1, 2, 3) as Pair;
  ((ring.cdr as Pair).cdr as Pair).cdr = ring;
  const tail = list(3, 4) as Pair;
  (tail.cdr as Pair).cdr = tail;
  const vector: Value[] = [1];
  vector.push(list(vector));
  const shared = list(1);

  it.each<[Value, string]>([
    [ring, "#0=(1 2 3 . #0#)"],
    [list(1, ring), "(1 #0=(1 2 3 . #0#))"],
    [listFrom([1, 2], tail), "(1 2 . #0=(3 4 . #0#))"],
    [vector, "#0=#(1 (#0#))"],
    [list(ring, tail, ring), "(#0=(1 2 3 . #0#) #1=(3 4 . #1#) #0#)"],
    [list(shared, shared), "((1) (1))"],
  ])("write and display: %#", (value, text) => {
    expect(print(value, { mode: "write" })).toBe(text);
    expect(print(value, { mode: "display" })).toBe(text);
  });

  it("are on all that is shared in write-shared", () => {
    expect(print(list(shared, shared), { mode: "write-shared" })).toBe("(#0=(1) #0#)");
    expect(print(new Pair(shared, shared), { mode: "write-shared" })).toBe("(#0=(1) . #0#)");
  });

  it("are never in write-simple, which refuses what would not end", () => {
    expect(print(list(shared, shared), { mode: "write-simple" })).toBe("((1) (1))");
    expect(() => print(ring, { mode: "write-simple" })).toThrow(SchemeError);
  });

  it("are found in long lists", () => {
    const items = Array.from({ length: 30_000 }, (_, i) => i);
    const long = listFrom(items) as Pair;
    let last = long;
    while (last.cdr !== NIL) last = last.cdr as Pair;
    expect(writeString(long)).toBe(`(${items.join(" ")})`);
    last.cdr = long;
    expect(writeString(long)).toBe(`#0=(${items.join(" ")} . #0#)`);
  });
});

test("a limit ends the text, of circular and of exponentially large values too", () => {
  let huge: Value = list(1);
  for (let i = 0; i < 100; i++) huge = new Pair(huge, huge);
  expect(print(huge, { limit: 12 })).toBe("((((((((((((…");
  expect(print(list(1, 2), { limit: 5 })).toBe("(1 2)");
});

describe("dialects, as in their REPLs", () => {
  it.each<[Value, string[]]>([
    [list(1, new Pair(3, 4)), ["'(1 (3 . 4))", ...Array(5).fill("(1 (3 . 4))")]],
    [a, ["'a", "a", "a", "a", "a", "a"]],
    [NIL, ["'()", "()", "()", "()", "()", "()"]],
    [quote(a), ["''a", "(quote a)", "(quote a)", "(quote a)", "(quote a)", "'a"]],
    [[1], ["'#(1)", "#(1)", "#(1)", "#(1)", "#(1)", "#(1)"]],
    [new Str("s"), Array(6).fill('"s"')],
    [
      list(VOID),
      ["'(#<void>)", "(#<void>)", "(#<unspecified>)", "(#!unspecific)", "(#<unspecified>)", "(#<void>)"],
    ],
    [VOID, ["#<void>", "#<void>", "#<unspecified>", "#!unspecific", "#<unspecified>", "#<void>"]],
    [intern("a b"), ["'|a b|", "|a b|", "|a b|", "|a b|", "#{a b}#", "a\\x20;b"]],
    [new Flonum(0.5), ["0.5", "0.5", "0.5", ".5", "0.5", "0.5"]],
    [new Flonum(1e21), ["1e+21", "1e+21", "1e+21", "1e21", "1.0e21", "1e21"]],
  ])("%#", (value, texts) => {
    expect(everyStyle(value)).toEqual(texts);
  });

  it("show procedures", () => {
    const info = { required: 1, optional: 0, rest: false, builtin: false };
    const f = named((x) => x, { ...info, name: "f" });
    const nameless = named((x) => x, {
      ...info,
      name: undefined,
      place: { source: "/home/user/probe/trace/forms.rkt", line: 13, column: 8 },
    });
    expect(everyStyle(f)).toEqual([
      "#<procedure:f>",
      "#<procedure:f>",
      "#<procedure (f x)>",
      "#[compound-procedure 12 f]",
      "#<procedure f (_)>",
      "#<procedure f>",
    ]);
    expect(printValue(list(1, nameless), styles.racket)).toBe(
      "'(1 #<procedure:...obe/trace/forms.rkt:13:7>)",
    );
    expect(writeString(nameless, styles.mit)).toBe("#[compound-procedure 12]");
    const builtin = named((x) => x, { ...info, name: "car", builtin: true });
    expect(writeString(builtin, styles.mit)).toBe('#[compiled-procedure 12 ("car" #x10) #xbc car]');
  });

  it("give each object in MIT style one number, from 12", () => {
    const numbers = new HashNumbers();
    const hash = (object: Value) => numbers.of(object);
    const table = new HashTable("equal");
    expect(writeString(table, styles.mit, hash)).toBe("#[hash-table 12]");
    expect(writeString(EOF, styles.mit, hash)).toBe("#[eof]");
    expect(writeString(list(new HashTable("eq"), table), styles.mit, hash)).toBe(
      "(#[hash-table 13] #[hash-table 12])",
    );
  });

  it("abbreviate quote in Racket's expressions and not where it writes", () => {
    const text = list(intern("quasiquote"), list(a, list(intern("unquote"), a)));
    expect(printValue(text, styles.racket)).toBe("'`(a ,a)");
    expect(writeString(text, styles.racket)).toBe("(quasiquote (a (unquote a)))");
    expect(printValue(list(intern("quote")), styles.racket)).toBe("'(quote)");
  });

  it("show Racket's tables with their entries, circular ones too", () => {
    const table = new HashTable("eqv");
    table.set(a, 1);
    table.set(new Str("s"), table);
    expect(printValue(table, styles.racket)).toBe(`'#0=#hasheqv((a . 1) ("s" . #0#))`);
  });

  it("show streams in MIT style, as far as they have been computed", () => {
    const rest = new SchemePromise({ kind: "delay", thunk: () => NIL });
    const stream = new Pair(0, new SchemePromise({ kind: "value", value: new Pair(1, rest) }));
    expect(writeString(stream, styles.mit)).toBe("{0 1 ...}");
    rest.box = { state: { kind: "value", value: stream } };
    expect(writeString(stream, styles.mit)).toBe("{0 1 ...}");
    rest.box = { state: { kind: "value", value: NIL } };
    expect(writeString(stream, styles.mit)).toBe("{0 1}");
    expect(writeString(stream)).toBe("(0 . #<promise>)");
    expect(writeString(stream.cdr, styles.mit)).toBe("#[promise 12 (evaluated)]");
  });

  it("show several values on a line each", () => {
    expect(printValue(new Values([1, a]), styles.racket)).toBe("1\n'a");
    expect(printValue(new Values([]), styles.racket)).toBe("");
  });

  it("name other objects by their kind", () => {
    const point = new RecordInstance(new RecordType("<point>", ["x", "y"]), [1, 2]);
    const condition = fail("user-error", "boom").payload;
    const port = new TextOutputPort(undefined, "stdout");
    const show = (style: PrintStyle) =>
      [point, point.type, condition, port].map((v) => writeString(v, style));
    expect(show(styles.racket)).toEqual([
      "#<point>",
      "#<record-type:point>",
      "#<condition:user-error>",
      "#<output-port:stdout>",
    ]);
    expect(show(styles.mit)).toEqual([
      "#[point 12]",
      "#[record-type 12 point]",
      "#[condition 12 simple-error]",
      "#[output-port 12 stdout]",
    ]);
    expect(writeString(new Sym("g1", false), styles.mit)).toBe("#[uninterned-symbol 12 g1]");
  });
});

describe("text ports", () => {
  it("write to a sink or keep the text, and know the column", () => {
    const pieces: string[] = [];
    const port = new TextOutputPort((text) => pieces.push(text));
    port.freshLine();
    port.write("ab\ncd");
    expect(port.column).toBe(2);
    port.freshLine();
    expect(pieces).toEqual(["ab\ncd", "\n"]);
    const kept = new TextOutputPort();
    kept.write("x");
    kept.write("y");
    expect(kept.text).toBe("xy");
  });

  it("read by code point, over the seams of what the source gives", () => {
    const pieces = ["\ud83d", "\ude00b\r", "\nline ", "two\nlast"];
    const port = new TextInputPort("a", () => pieces.shift());
    expect([port.readChar(), port.peekChar(), port.readChar()]).toEqual([97, 0x1f600, 0x1f600]);
    expect(port.readLine()).toBe("b");
    expect(port.readString(2)).toBe("li");
    expect([port.readLine(), port.readLine(), port.readLine()]).toEqual(["ne two", "last", undefined]);
    expect([port.readChar(), port.readString(1), port.readString(0)]).toEqual([undefined, undefined, ""]);
  });

  it("refuse work when closed", () => {
    const port = new TextInputPort("");
    port.close();
    expect(port.open).toBe(false);
    expect(() => port.requireOpen("read-char")).toThrow(SchemeError);
  });
});

test("binary ports read and keep bytes", () => {
  const input = new BinaryInputPort(new Uint8Array([1, 2, 3]));
  expect([input.peekByte(), input.readByte()]).toEqual([1, 1]);
  expect(input.readBytes(5)).toEqual(new Uint8Array([2, 3]));
  expect([input.readByte(), input.readBytes(1)]).toEqual([undefined, undefined]);
  const output = new BinaryOutputPort();
  output.write(new Uint8Array([1]));
  output.write(new Uint8Array([2, 3]));
  expect(output.bytes).toEqual(new Uint8Array([1, 2, 3]));
});

test("the reader reads back what write wrote", () => {
  const { value: arbitrary } = fc.letrec<{ value: Value }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      fc.integer(),
      fc.boolean(),
      fc.double().map((x) => new Flonum(x)),
      fc.string({ unit: "binary" }).map((text) => new Str(text)),
      fc.string({ unit: fc.constantFrom(..."+-.1e/ai#|\\ (;λ\n'") }).map(intern),
      fc.integer({ min: 0, max: 0xd7ff }).map(Char.of),
      fc.uint8Array(),
      fc.array(tie("value")),
      fc
        .tuple(fc.array(tie("value"), { minLength: 1 }), tie("value"))
        .map(([items, end]) => listFrom(items, end)),
    ),
  }));
  fc.assert(
    fc.property(arbitrary, fc.constantFrom("write", "write-shared", "write-simple"), (value, mode) => {
      const text = print(value, { mode, style: styles.r7rs });
      const read = new Reader(new Source("test", text)).readPlain();
      if (read === undefined || !equal(read, value)) throw new Error(text);
    }),
    { numRuns: 1000 },
  );
});
