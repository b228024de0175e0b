import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RecordInstance, RecordType } from "../src/data/record.ts";
import { Str } from "../src/data/string.ts";
import { Char, Flonum, intern, list, listFrom, NIL, Pair, type Value } from "../src/data/values.ts";
import { recognise } from "../src/oracle/boards.ts";
import { queens } from "../src/oracle/queens.ts";

const queenRecord = new RecordType("<queen>", ["row", "column"]);

/** How a queen of row a (or column a) is written. */
const queenForms: Record<string, (a: number, b: number) => Value> = {
  "(row . column)": (a, b) => new Pair(a, b),
  "(row column)": (a, b) => list(a, b),
  "#(row column)": (a, b) => [a, b],
  "(queen row column)": (a, b) => list(intern("queen"), a, b),
  "((r . row) (c . column))": (a, b) => list(new Pair(intern("r"), a), new Pair(intern("c"), b)),
  "#<queen row column>": (a, b) => new RecordInstance(queenRecord, [a, b]),
  "(row column) of inexact numbers": (a, b) => list(new Flonum(a), new Flonum(b)),
};

const sequences: Record<string, (items: readonly Value[]) => Value> = {
  list: (items) => listFrom(items),
  vector: (items) => [...items],
};

const cells: Record<
  string,
  (board: readonly number[], sequence: (items: readonly Value[]) => Value) => Value
> = {
  strings: (board, sequence) => sequence(lines(board, "Q", ".").map((line) => new Str(line.join("")))),
  "spaced strings": (board, sequence) =>
    sequence(lines(board, "*", "_").map((line) => new Str(line.join(" ")))),
  "one string": (board) =>
    new Str(
      lines(board, "Q", ".")
        .map((line) => `${line.join("")}\n`)
        .join(""),
    ),
  "0 and 1": (board, sequence) => sequence(lines<Value>(board, 1, 0).map(sequence)),
  booleans: (board, sequence) => sequence(lines<Value>(board, true, false).map(sequence)),
  symbols: (board, sequence) => sequence(lines<Value>(board, intern("q"), intern("_")).map(sequence)),
  characters: (board, sequence) =>
    sequence(lines<Value>(board, Char.of(0x2655), Char.of(0x2e)).map(sequence)),
};

function lines<T>(board: readonly number[], queen: T, empty: T): T[][] {
  return board.map((_, row) => board.map((place) => (place === row ? queen : empty)));
}

const sizes = fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }).filter((ns) => ns.some((n) => n > 3));
const base = fc.constantFrom(0, 1);
const sequence = fc.constantFrom(...Object.values(sequences));

interface Style {
  sizes: number[];
  encode: (board: readonly number[]) => Value;
  wrapped: boolean;
  outer: (items: readonly Value[]) => Value;
}

/** Encodes all solutions and expects the recognised representation to decode to the same boards. */
function roundTrip({ sizes, encode, wrapped, outer }: Style, same: (board: number[]) => number[]): void {
  const write = (board: number[]) => (wrapped ? list(encode(board)) : encode(board));
  const answers = sizes.map((size) => ({ size, value: outer(queens(size).map(write)) }));
  const representation = recognise(answers)!;
  for (const { size, value } of answers) {
    const decoded = representation.boards(value, size)!.map((board) => representation.decode(board, size));
    expect(decoded).toEqual(queens(size).map(same));
  }
}

const identity = (board: number[]) => board;

describe("every representation is encoded, recognised and decoded", () => {
  const common = { sizes, wrapped: fc.boolean(), outer: sequence, inner: sequence };

  test.each(Object.keys(queenForms))("queens as %s", (name) => {
    const queen = queenForms[name]!;
    const style = {
      ...common,
      rowBase: base,
      columnBase: base,
      columnFirst: fc.boolean(),
      reversed: fc.boolean(),
    };
    fc.assert(
      fc.property(fc.record(style), ({ rowBase, columnBase, columnFirst, reversed, inner, ...rest }) => {
        const encode = (board: readonly number[]) => {
          const items = board.map((row, column) =>
            columnFirst
              ? queen(column + columnBase, row + rowBase)
              : queen(row + rowBase, column + columnBase),
          );
          return inner(reversed ? items.reverse() : items);
        };
        roundTrip({ ...rest, encode }, identity);
      }),
    );
  });

  test("rows", () => {
    fc.assert(
      fc.property(fc.record({ ...common, rowBase: base, reversed: fc.boolean() }), (style) => {
        const { rowBase, reversed, inner, ...rest } = style;
        const written = (board: readonly number[]) => (reversed ? board.toReversed() : [...board]);
        roundTrip({ ...rest, encode: (board) => inner(written(board).map((row) => row + rowBase)) }, written);
      }),
    );
  });

  test.each(Object.keys(cells))("grids of %s", (name) => {
    fc.assert(
      fc.property(fc.record(common), ({ inner, ...rest }) => {
        roundTrip({ ...rest, encode: (board) => cells[name]!(board, inner) }, identity);
      }),
    );
  });
});

describe("a representation in words", () => {
  const answers = (encode: (board: readonly number[]) => Value, solutions = queens) =>
    [0, 1, 4, 5].map((size) => ({ size, value: listFrom(solutions(size).map(encode)) }));
  const pairs = (board: readonly number[]) => board.map((row, column) => new Pair(row + 1, column + 1));

  test("of the 2011 post", () => {
    const representation = recognise(answers((board) => listFrom(pairs(board).reverse())))!;
    expect(representation.name).toBe("a list of (row . column), counted from 1, the last column first");
    expect(representation.note).toBeUndefined();
    expect(representation).toMatchObject({ rowBase: 1, columnBase: 1, single: false });
  });

  test("of the 2009 post", () => {
    const representation = recognise(answers((board) => listFrom(board)))!;
    expect(representation.name).toBe("a list of the row of each column, counted from 0");
    expect(representation.note).toMatch(/first or the last column/);
  });

  test("of boards collected by amb", () => {
    const representation = recognise(answers((board) => list(listFrom(pairs(board)))))!;
    expect(representation.name).toBe(
      "a list of (row . column), counted from 1, the first column first, each board in a list of its own",
    );
  });

  test("of vectors that name the column first, and count it from 1, but rows from 0", () => {
    const representation = recognise(answers((board) => board.map((row, column) => [column + 1, row])))!;
    expect(representation.name).toBe(
      "a vector of #(column row), rows counted from 0, columns from 1, the first column first",
    );
  });

  test("tells if the coordinates could be either", () => {
    const mixed = (board: readonly number[]) =>
      listFrom([...pairs(board).slice(2), ...pairs(board).slice(0, 2)]);
    expect(recognise(answers(mixed))?.note).toMatch(/do not tell which coordinate/);
  });

  test("of strings", () => {
    expect(recognise(answers((board) => cells.strings!(board, listFrom)))?.name).toBe(
      "boards drawn row by row",
    );
  });
});

describe("one board instead of a collection", () => {
  const first = (encode: (board: number[]) => Value) =>
    [1, 2, 3, 4, 5].map((size) => ({ size, value: queens(size).slice(0, 1).map(encode)[0] ?? NIL }));

  test.each([
    { form: "rows", encode: (board: number[]) => listFrom(board) },
    { form: "pairs", encode: (board: number[]) => listFrom(board.map((row, i) => new Pair(row + 1, i + 1))) },
    { form: "lists", encode: (board: number[]) => listFrom(board.map((row, i) => list(row, i))) },
    { form: "strings", encode: (board: number[]) => cells.strings!(board, listFrom) },
  ])("as $form", ({ encode }) => {
    const representation = recognise(first(encode))!;
    expect(representation.single).toBe(true);
    expect(representation.name).toMatch(/^one board/);
    for (const { size, value } of first(encode)) {
      const boards = representation.boards(value, size)!;
      expect(boards.map((board) => representation.decode(board, size))).toEqual(queens(size).slice(0, 1));
    }
  });
});

describe("what is no board", () => {
  const circular = new Pair(1, NIL);
  circular.cdr = circular;
  const deep = Array.from({ length: 100_000 }).reduce<Value>((inner) => list(inner), NIL);

  test.each<[string, Value]>([
    ["a number", 92],
    ["a boolean", false],
    ["a string", new Str("none")],
    ["an improper list", new Pair(1, 2)],
    ["a list of symbols", list(intern("a"), intern("b"))],
    ["a circular list", circular],
    ["a list of circular lists", list(circular, list(circular))],
    ["a list 100,000 deep", deep],
  ])("%s", (_, value) => {
    expect(recognise([{ size: 4, value }])).toBeUndefined();
  });

  test("among boards is not decoded", () => {
    const value = listFrom([
      ...queens(4).map((board) => listFrom(board)),
      intern("x"),
      list(0, 1),
      deep,
      circular,
    ]);
    const representation = recognise([{ size: 4, value }])!;
    const decoded = representation.boards(value, 4)!.map((board) => representation.decode(board, 4));
    expect(decoded).toEqual([...queens(4), undefined, undefined, undefined, undefined]);
  });

  test("rows off the board are decoded as they are", () => {
    const value = list(list(1, 3, 0, 2), list(2, 0, 3, 1), list(1, 3, 0, 4));
    const representation = recognise([{ size: 4, value }])!;
    expect(representation.decode(list(1, 3, 0, 4), 4)).toEqual([1, 3, 0, 4]);
  });
});
