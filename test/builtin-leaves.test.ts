/** What the examples in the builtins' own documentation do not show: circular data, rare characters, slow ports. */
import { describe, expect, it } from "vitest";
import type { Builtin } from "../src/builtins/builtin.ts";
import { bytevectors } from "../src/builtins/bytevectors.ts";
import { characters } from "../src/builtins/characters.ts";
import { formats } from "../src/builtins/format.ts";
import { inputs } from "../src/builtins/input.ts";
import { library } from "../src/builtins/library.ts";
import { lists } from "../src/builtins/lists.ts";
import { outputs } from "../src/builtins/output.ts";
import { pairs } from "../src/builtins/pairs.ts";
import { ports } from "../src/builtins/ports.ts";
import { ranges } from "../src/builtins/ranges.ts";
import { searches } from "../src/builtins/search.ts";
import { stringSearches } from "../src/builtins/string-search.ts";
import { strings } from "../src/builtins/strings.ts";
import { symbols } from "../src/builtins/symbols.ts";
import { tables } from "../src/builtins/tables.ts";
import { vectors } from "../src/builtins/vectors.ts";
import { TextInputPort, TextOutputPort } from "../src/data/port.ts";
import { writeString } from "../src/data/print.ts";
import { Str } from "../src/data/string.ts";
import { Char, EOF, Flonum, intern, list, NIL, Pair, type Value } from "../src/data/values.ts";
import { Condition, SchemeError } from "../src/errors.ts";
import { Machine } from "../src/run/machine.ts";

const all: Builtin[] = [
  ...[pairs, lists, searches, ranges, library, symbols, characters, strings, stringSearches],
  ...[vectors, bytevectors, tables, ports, inputs, outputs, formats],
].flat();
const machine = new Machine();

function call(name: string, ...args: Value[]): Value {
  return (all.find((b) => b.name === name) as Builtin).make(machine)(...args);
}

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof SchemeError && error.payload instanceof Condition) return error.payload.code;
    throw error;
  }
  return "none";
}

function circle(): Value {
  const pair = new Pair(1, new Pair(2, NIL));
  (pair.cdr as Pair).cdr = pair;
  return pair;
}

const str = (text: string) => new Str(text);

it("declares each name once", () => {
  const names = all.map((b) => b.name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

it("documents each builtin by an example or as another name", () => {
  const bare = all.filter(
    (b) => !/;=>|;error>|;out>|The same as/.test(b.doc) && b.name !== "flush-output-port",
  );
  expect(bare.map((b) => b.name)).toEqual([]);
});

describe("a circular list is an error, not an endless walk, of", () => {
  it.each([
    "length",
    "reverse",
    "reverse!",
    "list-copy",
    "last-pair",
    "last",
    "list->vector",
    "list->string",
  ])("%s", (name) => expect(codeOf(() => call(name, circle()))).toBe("wrong-type"));
  it.each(["memq", "memv", "%member", "%delete", "%remove-item", "assq"])("%s", (name) =>
    expect(codeOf(() => call(name, intern("x"), circle()))).toBe("wrong-type"),
  );
  it.each(["append", "append!"])("%s", (name) =>
    expect(codeOf(() => call(name, circle(), list(1)))).toBe("wrong-type"),
  );
});

it("length+ and list? know a circle", () => {
  expect([call("length+", circle()), call("list?", circle())]).toEqual([false, false]);
});

describe("characters beyond the Basic Multilingual Plane", () => {
  const text = () => str("a😀b😀");
  it("count as one", () => {
    expect(call("string-length", text())).toBe(4);
    expect(call("string-ref", text(), 1)).toBe(Char.of(0x1f600));
    expect(writeString(call("substring", text(), 1, 3))).toBe('"😀b"');
  });
  it("are found where they stand", () => {
    expect(call("string-search-forward", str("b"), text(), 1)).toBe(2);
    expect(call("string-search-backward", str("😀"), text(), 3)).toBe(2);
    expect(writeString(call("string-search-all", str("😀"), text()))).toBe("(1 3)");
  });
  it("come after all others in order", () => expect(call("string<?", str("\uffee"), str("😀"))).toBe(true));
  it("replace and are replaced", () => {
    const copy = text();
    call("string-set!", copy, 1, Char.of(97));
    call("string-copy!", copy, 0, str("😀x"));
    expect(copy.text).toBe("😀xb😀");
  });
});

it("forbids to change a literal string", () => {
  const literal = new Str("abc", true);
  expect(codeOf(() => call("string-set!", literal, 0, Char.of(97)))).toBe("immutable");
  expect(codeOf(() => call("string-fill!", literal, Char.of(97)))).toBe("immutable");
  expect(codeOf(() => call("string-copy!", literal, 0, str("x")))).toBe("immutable");
});

it("knows the digits of every script", () => {
  expect(["7", "٤", "९", "𝟙"].map((c) => call("digit-value", Char.of(c.codePointAt(0) as number)))).toEqual([
    7, 4, 9, 1,
  ]);
});

it("folds case as Unicode does", () => {
  expect(call("string-ci=?", str("Straße"), str("STRASSE"))).toBe(true);
  expect(call("string-ci=?", str("ΧΑΟΣ"), str("χαος"))).toBe(true);
  expect(call("char-ci=?", Char.of(0x131), Char.of(0x69))).toBe(false);
});

it.each([
  ["make-vector", [2 ** 40]],
  ["make-list", [2 ** 40]],
  ["make-string", [2 ** 40]],
  ["iota", [2 ** 40]],
  ["enumerate-interval", [1, new Flonum(Number.POSITIVE_INFINITY)]],
])("%s refuses what would fill the memory", (name, args) => {
  expect(codeOf(() => call(name, ...args))).toBe("out-of-range");
});

it("an interval to no number is empty", () => {
  expect(call("enumerate-interval", 1, new Flonum(Number.NaN))).toBe(NIL);
});

describe("range errors", () => {
  it.each<[string, Value[]]>([
    ["vector-ref", [[1, 2], 2]],
    ["vector-copy!", [[1], 0, [1, 2]]],
    ["vector-copy!", [[1], 2, []]],
    ["substring", [str("abc"), 2, 1]],
    ["string->list", [str("abc"), 4]],
    ["bytevector-copy", [Uint8Array.of(1), 0, 2]],
    ["list-ref", [list(1), 1]],
    ["list-head", [list(1), 2]],
    ["sublist", [list(1, 2), 2, 1]],
  ])("%s", (name, args) => expect(codeOf(() => call(name, ...args))).toBe("out-of-range"));
});

describe("read, from a port that gets its text piece by piece,", () => {
  const port = (...pieces: string[]) => new TextInputPort("", () => pieces.shift());
  const readAll = (input: TextInputPort) => {
    const data: string[] = [];
    for (let d = call("read", input); d !== EOF; d = call("read", input)) data.push(writeString(d));
    return data;
  };
  it("puts a datum together", () => expect(readAll(port("(a ", "b)", " c"))).toEqual(["(a b)", "c"]));
  it("puts an atom together", () => expect(readAll(port("ab", "cd 1", "2"))).toEqual(["abcd", "12"]));
  it("passes over comments", () => expect(readAll(port("; x\n", "#| ", " |# 1 ; y"))).toEqual(["1"]));
  it("complains of what never ends, once", () => {
    const input = port("(a", " b");
    expect(codeOf(() => call("read", input))).toBe("incomplete-input");
    expect(call("read", input)).toBe(EOF);
  });
});

describe("format", () => {
  const format = (...args: Value[]) => (call("format", ...args) as Str).text;
  it("has a place for each way to print", () => {
    expect(format(str("~a ~s ~x ~b ~c ~~ ~%"), str("é"), str("é"), 255, 5, Char.of(97))).toBe(
      'é "é" ff 101 a ~ \n',
    );
  });
  it("writes to a port", () => {
    const port = new TextOutputPort();
    call("format", port, str("~a"), 1);
    expect(port.text).toBe("1");
  });
  it.each<[string, Value[], string]>([
    ["too few values", [str("~a")], "wrong-arity"],
    ["too many values", [str("x"), 1], "wrong-arity"],
    ["an unknown directive", [str("~q"), 1], "wrong-type"],
    ["a tilde at the end", [str("a~"), 1], "wrong-type"],
    ["a symbol in place of a number", [str("~x"), intern("a")], "wrong-type"],
  ])("complains of %s", (_, args, code) => expect(codeOf(() => call("format", ...args))).toBe(code));
});

it("gensym counts for each machine by itself", () => {
  const gensym = all.find((b) => b.name === "gensym") as Builtin;
  expect(writeString(gensym.make(machine)())).toBe(writeString(gensym.make(new Machine())()));
});

it("a closed port is not used", () => {
  const port = new TextOutputPort();
  port.close();
  expect(codeOf(() => call("display", 1, port))).toBe("wrong-type");
});
