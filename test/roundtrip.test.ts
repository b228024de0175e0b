/** What `write` wrote reads back equal, whatever it was; with `write-shared`, with the same sharing too. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equal } from "../src/data/equal.ts";
import { makeRational, makeRectangular, type Real } from "../src/data/number.ts";
import { type PrintMode, print } from "../src/data/print.ts";
import { Source } from "../src/data/source.ts";
import { Str } from "../src/data/string.ts";
import { Char, Flonum, intern, listFrom, NIL, Pair, type Value } from "../src/data/values.ts";
import { Reader } from "../src/read/reader.ts";

const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0x17f }),
  fc.integer({ min: 0, max: 0x10ffff }).filter((code) => code < 0xd800 || code > 0xdfff),
);
const text = fc.array(codePoint, { maxLength: 12 }).map((codes) => String.fromCodePoint(...codes));
const oddName = fc.constantFrom(
  "",
  ".",
  "..",
  "...",
  "+",
  "-",
  "1",
  "1+",
  "+1",
  "-i",
  "+i",
  "1e5",
  "+inf.0",
  "#t",
  "a b",
  "|",
  "\\",
  "A",
  "'a",
  "a.b",
  ";",
  "#;",
  "#|",
  ".5",
  "-.5e",
  "λ",
  "ſ",
  "\n",
);

const integer = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.bigInt()).map(normal);
const rational = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([numerator, denominator]) => makeRational(numerator, denominator));
const flonum = fc.double().map((value) => new Flonum(value));
const real = fc.oneof(integer, rational, flonum) as fc.Arbitrary<Real>;
const complex = fc.tuple(real, real).map(([re, im]) => makeRectangular(re, im));

const atom: fc.Arbitrary<Value> = fc.oneof(
  fc.boolean(),
  integer,
  rational,
  flonum,
  complex,
  text.map((t) => new Str(t)),
  fc.oneof(text, oddName).map(intern),
  codePoint.map((code) => Char.of(code)),
  fc.uint8Array({ maxLength: 5 }).map((bytes) => Uint8Array.from(bytes)),
  fc.constant(NIL as Value),
);

const { datum } = fc.letrec<{ datum: Value }>((tie) => ({
  datum: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    atom,
    fc
      .tuple(
        fc.array(tie("datum"), { maxLength: 4 }),
        fc.oneof({ weight: 4, arbitrary: fc.constant(NIL as Value) }, { weight: 1, arbitrary: atom }),
      )
      .map(([items, tail]) => listFrom(items, tail)),
    fc.array(tie("datum"), { maxLength: 4 }),
    fc
      .tuple(fc.constantFrom("quote", "quasiquote", "unquote", "unquote-splicing"), tie("datum"))
      .map(([name, value]) => listFrom([intern(name), value])),
  ),
}));

function normal(n: number | bigint): Value {
  return BigInt(n) >= BigInt(Number.MIN_SAFE_INTEGER) && BigInt(n) <= BigInt(Number.MAX_SAFE_INTEGER)
    ? Number(n) + 0
    : n;
}

function reread(value: Value, mode: PrintMode): Value {
  const written = print(value, { mode });
  const reader = new Reader(new Source("<written>", written));
  const read = reader.readPlain();
  expect(read, written).toBeDefined();
  expect(reader.readPlain(), written).toBeUndefined();
  return read as Value;
}

describe("reads back equal", () => {
  it.each(["write", "write-shared", "write-simple"] as const)("by %s", (mode) => {
    fc.assert(
      fc.property(datum, (value) => {
        expect(equal(value, reread(value, mode)), print(value)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });
});

/** A graph of pairs and vectors: each node's parts are atoms, or nodes by their number. */
const graph = fc
  .integer({ min: 1, max: 8 })
  .chain((size) => {
    const part = fc.oneof(
      { weight: 2, arbitrary: fc.record({ node: fc.integer({ min: 0, max: size - 1 }) }) },
      { weight: 1, arbitrary: fc.record({ atom }) },
    );
    return fc.array(fc.record({ vector: fc.boolean(), parts: fc.tuple(part, part) }), {
      minLength: size,
      maxLength: size,
    });
  })
  .map((nodes) => {
    const values: (Pair | Value[])[] = nodes.map(({ vector }) => (vector ? [] : new Pair(NIL, NIL)));
    for (const [i, { parts }] of nodes.entries()) {
      const [a, b] = parts.map((part) => ("node" in part ? (values[part.node] as Value) : part.atom)) as [
        Value,
        Value,
      ];
      const value = values[i] as Pair | Value[];
      if (value instanceof Pair) {
        value.car = a;
        value.cdr = b;
      } else value.push(a, b);
    }
    return values[0] as Value;
  });

describe("circular and shared data", () => {
  it("by write are equal", () => {
    fc.assert(
      fc.property(graph, (value) => {
        expect(equal(value, reread(value, "write"))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("by write-shared have the same shape", () => {
    fc.assert(
      fc.property(graph, (value) => {
        expect(shape(reread(value, "write-shared"))).toEqual(shape(value));
      }),
      { numRuns: 500 },
    );
  });
});

/** The nodes that can be reached, in the order of a walk, each as the numbers of the nodes it holds. */
function shape(root: Value): (number | string)[][] {
  const numbers = new Map<Value, number>();
  const found: (number | string)[][] = [];
  const pending = [root];
  const number = (value: Value): number | string => {
    if (!(value instanceof Pair || Array.isArray(value))) return print(value);
    if (!numbers.has(value)) {
      numbers.set(value, numbers.size);
      pending.push(value);
    }
    return numbers.get(value) as number;
  };
  number(pending.pop() as Value);
  for (let value = pending.shift(); value !== undefined; value = pending.shift()) {
    found.push((value instanceof Pair ? [value.car, value.cdr] : (value as Value[])).map(number));
  }
  return found;
}
