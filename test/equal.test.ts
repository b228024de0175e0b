import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { equal, equalHash, eqv, eqvHash } from "../src/data/equal.ts";
import { HashTable } from "../src/data/hash-table.ts";
import { Str } from "../src/data/string.ts";
import { Char, Flonum, intern, list, listFrom, NIL, Pair, Ratnum, type Value } from "../src/data/values.ts";

const flo = (x: number) => new Flonum(x);
const str = (text: string) => new Str(text);
const ring = (...items: Value[]) => {
  const first = listFrom(items) as Pair;
  let last = first;
  while (last.cdr !== NIL) last = last.cdr as Pair;
  last.cdr = first;
  return first;
};

describe("eqv", () => {
  it.each<[Value, Value, boolean]>([
    [1, 1, true],
    [10n ** 30n, 10n ** 30n, true],
    [new Ratnum(1n, 3n), new Ratnum(1n, 3n), true],
    [flo(2), flo(2), true],
    [flo(0), flo(-0), false],
    [flo(Number.NaN), flo(Number.NaN), true],
    [2, flo(2), false],
    [str("a"), str("a"), false],
    [list(1), list(1), false],
    [NIL, NIL, true],
    [false, NIL, false],
    [intern("a"), intern("a"), true],
  ])("%#", (a, b, same) => {
    expect(eqv(a, b)).toBe(same);
    if (same) expect(eqvHash(a)).toBe(eqvHash(b));
  });
});

describe("equal", () => {
  it.each<[Value, Value, boolean]>([
    [list(1, str("a"), [Char.of(97), list()]), list(1, str("a"), [Char.of(97), list()]), true],
    [list(1, 2), list(1, 2, 3), false],
    [list(1, 2), listFrom([1], 2), false],
    [[1, 2], [1, 2, 3], false],
    [[1, list(2)], [1, list(3)], false],
    [[], list(), false],
    [new Uint8Array([1, 2]), new Uint8Array([1, 2]), true],
    [new Uint8Array([1, 2]), new Uint8Array([1, 3]), false],
    [list(2), list(flo(2)), false],
    [str("ab"), intern("ab"), false],
    [list(list(1), 2), list(list(1), 3), false],
  ])("%#", (a, b, same) => {
    expect(equal(a, b)).toBe(same);
    expect(equal(b, a)).toBe(same);
    if (same) expect(equalHash(a)).toBe(equalHash(b));
  });

  it("ends on circular data, equal or not", () => {
    expect(equal(ring(1, 2), ring(1, 2, 1, 2))).toBe(true);
    expect(equal(ring(1, 2), ring(1, 2, 1, 2, 3))).toBe(false);
    const [v, w]: Value[][] = [[1], [1]];
    v?.push(v);
    w?.push(w);
    expect(equal(v as Value, w as Value)).toBe(true);
    expect(equalHash(ring(1, 2))).toBe(equalHash(ring(1, 2, 1, 2)));
  });

  it("ends soon on structures that share their parts", () => {
    const tower = (floors: number) => {
      let value: Value = list(1);
      for (let i = 0; i < floors; i++) value = new Pair(value, value);
      return value;
    };
    expect(equal(tower(60), tower(60))).toBe(true);
    expect(equal(tower(60), tower(61))).toBe(false);
  });

  it("compares lists nested and long beyond any stack", () => {
    const deep = (bottom: Value) => {
      let value = bottom;
      for (let i = 0; i < 100_000; i++) value = i % 2 ? [value] : list(value);
      return value;
    };
    expect(equal(deep(1), deep(1))).toBe(true);
    expect(equal(deep(1), deep(2))).toBe(false);
    const items = Array.from({ length: 100_000 }, (_, i) => i);
    expect(equal(listFrom(items), listFrom(items))).toBe(true);
  });
});

describe("a hash table", () => {
  const keys = [
    1,
    10n ** 20n,
    flo(1),
    flo(0),
    flo(-0),
    new Ratnum(1n, 2n),
    Char.of(49),
    intern("1"),
    true,
    NIL,
  ];

  it.each(["eq", "eqv", "equal"] as const)("of kind %s tells numbers and atoms apart", (kind) => {
    const table = new HashTable(kind);
    for (const [i, key] of keys.entries()) table.set(key, i);
    expect(keys.map((key) => table.get(key))).toEqual(keys.map((_, i) => i));
    expect(table.get(flo(1))).toBe(2);
    expect(table.get(2)).toBeUndefined();
    expect(table.keys()).toEqual(keys);
  });

  it("of kind equal finds strings, lists and vectors by what is in them", () => {
    const table = new HashTable("equal");
    table.set(list(1, str("a")), 1);
    table.set([1, 2], 2);
    table.set(str("(1)"), 3);
    table.set(list(1, str("a")), 4);
    expect(
      [list(1, str("a")), [1, 2], str("(1)"), list(1), intern("(1)")].map((key) => table.get(key)),
    ).toEqual([4, 2, 3, undefined, undefined]);
    expect(table.size).toBe(3);
    expect(table.delete(list(1, str("a")))).toBe(true);
    expect(table.delete(list(1, str("a")))).toBe(false);
    expect(table.values()).toEqual([2, 3]);
  });

  it("of kind eqv finds pairs and strings by identity", () => {
    const table = new HashTable("eqv");
    const key = list(1);
    table.set(key, 1);
    expect([table.get(key), table.get(list(1))]).toEqual([1, undefined]);
  });

  it("survives keys that change", () => {
    const table = new HashTable("equal");
    const key = list(1) as Pair;
    table.set(key, 1);
    key.car = 2;
    expect(table.delete(key)).toBe(true);
    table.set(list(1), 3);
    expect(table.entryArray()).toEqual([[list(1), 3]]);
  });

  it("takes circular keys", () => {
    const table = new HashTable("equal");
    table.set(ring(1, 2), 1);
    expect(table.get(ring(1, 2, 1, 2))).toBe(1);
  });

  it("keeps the order of insertion, and its copy is another", () => {
    const table = new HashTable("string");
    for (const key of ["c", "a", "b", "a"]) table.set(str(key), NIL);
    const copy = table.copy();
    table.delete(str("c"));
    table.set(str("c"), NIL);
    expect(table.keys().map(String)).toEqual(["a", "b", "c"]);
    expect(copy.keys().map(String)).toEqual(["c", "a", "b"]);
    table.clear();
    expect([table.size, copy.size, table.has(str("a"))]).toEqual([0, 3, false]);
  });
});

test("equal values have equal hashes and are one key", () => {
  const { value: arbitrary } = fc.letrec<{ value: Value }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      fc.integer(),
      fc.bigInt().map((n): Value => (Number.isSafeInteger(Number(n)) ? Number(n) : n)),
      fc.double().map(flo),
      fc.string().map(str),
      fc.string().map(intern),
      fc.array(tie("value")),
      fc.array(tie("value")).map((items) => listFrom(items)),
    ),
  }));
  fc.assert(
    fc.property(fc.clone(arbitrary, 2), ([a, b]) => {
      const table = new HashTable("equal");
      table.set(a as Value, 1);
      return equal(a as Value, b as Value) && table.get(b as Value) === 1;
    }),
  );
});
