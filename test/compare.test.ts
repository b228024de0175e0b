import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeString } from "../src/data/print.ts";
import { Str } from "../src/data/string.ts";
import { intern, list, listFrom, NIL, Pair, type Value, VOID } from "../src/data/values.ts";
import { squaresOf } from "../src/oracle/board.ts";
import { compareQueens } from "../src/oracle/compare.ts";
import { exercises, findExercise, findExercises } from "../src/oracle/exercises.ts";
import { primeSumPairs, tripleSums, uniquePairs } from "../src/oracle/pairs.ts";
import { queens } from "../src/oracle/queens.ts";
import { fundamental } from "../src/oracle/symmetry.ts";
import { type Answer, renderVerdict, type Verdict } from "../src/oracle/verdict.ts";

type Boards = readonly (readonly number[])[];
type Encode = (board: readonly number[]) => Value;

/** As the 2011 post has it. */
const pairs: Encode = (board) =>
  listFrom(board.map((row, column) => new Pair(row + 1, column + 1)).reverse());
/** As the 2009 post has it. */
const rows: Encode = (board) => listFrom(board);

function check(id: string, value: (size: number) => Value | undefined, sizes: readonly number[]): Verdict {
  const answers = sizes.map((size): Answer => ({ size, value: value(size), milliseconds: 1 }));
  return findExercise(id)!.check(answers, (v) => writeString(v));
}

function checkBoards(
  boards: (size: number) => Boards,
  encode = pairs,
  sizes = [0, 1, 2, 3, 4, 5, 6],
): Verdict {
  return check("2.42", (size) => listFrom(boards(size).map(encode)), sizes);
}

/** All boards with a queen a column that pass a test of every two queens. */
function boardsThat(size: number, passes: (across: number, up: number) => boolean): number[][] {
  let boards: number[][] = [[]];
  for (let column = 0; column < size; column++)
    boards = boards.flatMap((board) =>
      [...Array(size).keys()]
        .filter((row) => board.every((other, i) => passes(column - i, row - other)))
        .map((row) => [...board, row]),
    );
  return boards;
}

describe("right answers agree", () => {
  const permuted = fc.array(fc.nat()).map((keys) => (boards: Boards) => {
    const key = (i: number) => keys[i % (keys.length || 1)] ?? 0;
    return boards
      .map((board, i) => ({ board, k: key(i) }))
      .sort((a, b) => a.k - b.k)
      .map(({ board }) => board);
  });

  test("in any order", () => {
    fc.assert(
      fc.property(permuted, fc.constantFrom(pairs, rows), (permute, encode) => {
        const verdict = checkBoards((size) => permute(queens(size)), encode);
        expect(verdict).toMatchObject({ agrees: true });
        expect(verdict.smallestFailing).toBeUndefined();
        expect(verdict.cause).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });

  test("and tell whether the order is the oracle's", () => {
    expect(checkBoards(queens).sizes.every(({ sameOrder }) => sameOrder)).toBe(true);
    const reversed = checkBoards((size) => queens(size).reverse());
    expect(reversed.sizes.map(({ sameOrder }) => sameOrder)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(renderVerdict(reversed)).toContain(
      "  ok   size 4: 2, in another order than the oracle's [1.0 ms]",
    );
  });

  test("whichever coordinate is the row, from whatever end the rows are counted", () => {
    const transposed: Encode = (board) => listFrom(board.map((row, column) => list(column, row)));
    const mirrored: Encode = (board) => listFrom(board.map((row) => board.length - row));
    for (const encode of [transposed, mirrored]) expect(checkBoards(queens, encode).agrees).toBe(true);
  });

  test("of amb, with each board in a list of its own", () => {
    expect(checkBoards(queens, (board) => list(pairs(board))).agrees).toBe(true);
  });

  test("for size 0 alone", () => {
    expect(check("2.42", () => list(NIL), [0])).toMatchObject({ agrees: true });
    expect(check("2.42", () => NIL, [0])).toMatchObject({ agrees: false, cause: { code: "base-case" } });
  });

  test("for sizes without solutions", () => {
    expect(check("2.42", () => NIL, [2, 3])).toMatchObject({ agrees: true });
  });

  test("no answers are no agreement", () => {
    expect(check("2.42", () => NIL, [])).toMatchObject({ agrees: false, sizes: [] });
  });
});

describe("any change of a right answer is found", () => {
  const place = fc
    .constantFrom(4, 5, 6, 7)
    .chain((size) => fc.record({ size: fc.constant(size), index: fc.nat(queens(size).length - 1) }));
  const encode = fc.constantFrom(pairs, rows, (board: readonly number[]) =>
    listFrom(board.map((r, c) => list(r, c))),
  );
  const changed = (size: number, boards: Boards) => (n: number) => (n === size ? boards : queens(n));
  const sizes = [0, 1, 2, 3, 4, 5, 6, 7];

  test("a board left out is missing", () => {
    fc.assert(
      fc.property(place, encode, ({ size, index }, encode) => {
        const verdict = checkBoards(changed(size, queens(size).toSpliced(index, 1)), encode, sizes);
        expect(verdict.smallestFailing).toBe(size);
        const at = verdict.sizes[size]!;
        expect([at.missing.length, at.wrong.length, at.duplicate.length]).toEqual([1, 0, 0]);
        expect(at.missing[0]!.squares).toEqual(squaresOf(queens(size)[index]!));
        expect(verdict.sizes.filter(({ agrees }) => !agrees)).toEqual([at]);
      }),
    );
  });

  test("a board repeated is a duplicate", () => {
    fc.assert(
      fc.property(place, encode, fc.integer({ min: 1, max: 3 }), ({ size, index }, encode, more) => {
        const copies = Array(more).fill(queens(size)[index]);
        const verdict = checkBoards(changed(size, [...queens(size), ...copies]), encode, sizes);
        const at = verdict.sizes[size]!;
        expect([at.missing.length, at.wrong.length]).toEqual([0, 0]);
        expect(at.duplicate).toMatchObject([
          { times: more + 1, shown: writeString(encode(queens(size)[index]!)) },
        ]);
        expect(verdict.cause?.code).toBe("repeated");
      }),
    );
  });

  test("a queen moved makes a board wrong, and the attack is told", () => {
    fc.assert(
      fc.property(
        place,
        encode,
        fc.nat(6),
        fc.integer({ min: 1, max: 3 }),
        ({ size, index }, encode, c, by) => {
          const column = c % size;
          const row = (queens(size)[index]![column]! + by) % size;
          const board = queens(size)[index]!.with(column, row);
          const at = checkBoards(changed(size, queens(size).with(index, board)), encode, sizes).sizes[size]!;
          expect([at.missing.length, at.wrong.length, at.duplicate.length]).toEqual([1, 1, 0]);
          const [wrong] = at.wrong;
          expect(wrong!.why).toMatch(/attack each other: same (row|diagonal)$/);
          expect(wrong!.marks).toContainEqual({ row, column });
        },
      ),
    );
  });

  test("two queens swapped make a board wrong by a diagonal", () => {
    const board = [...queens(6)[2]!];
    [board[0], board[1]] = [board[1]!, board[0]!];
    const at = checkBoards(changed(6, queens(6).with(2, board))).sizes[6]!;
    expect(at.wrong).toMatchObject([{ why: expect.stringMatching(/same diagonal/) }]);
  });

  test("one size counted from another base", () => {
    const shifted = (size: number) =>
      size === 5 ? queens(5).map((b) => b.map((row) => row + 1)) : queens(size);
    const verdict = checkBoards(shifted, rows, [4, 5, 6, 7]);
    expect(verdict).toMatchObject({ agrees: false, smallestFailing: 5 });
  });
});

test("compareQueens", () => {
  const found = [
    [1, 3, 0, 2],
    [1, 3, 0, 2],
    [0, 1, 2, 3],
  ].map((board) => ({
    value: rows(board),
    squares: squaresOf(board),
  }));
  const noBoard = { value: 7, squares: undefined };
  expect(compareQueens(4, [...found, noBoard, noBoard]).difference).toEqual({
    missing: [[2, 0, 3, 1]],
    unexpected: [found[2], noBoard, noBoard],
    repeated: [{ item: found[0], times: 2 }],
    sameOrder: undefined,
  });
});

describe("the likely cause", () => {
  const isDiagonal = (across: number, up: number) => across === Math.abs(up);

  test.each<[string, (size: number) => Boards]>([
    ["no-test", (n) => boardsThat(n, () => true)],
    ["no-diagonal-test", (n) => boardsThat(n, (_, up) => up !== 0)],
    ["no-row-test", (n) => boardsThat(n, (across, up) => !isDiagonal(across, up))],
    ["one-diagonal", (n) => boardsThat(n, (across, up) => up !== 0 && across !== up)],
    ["one-diagonal", (n) => boardsThat(n, (across, up) => up !== 0 && across !== -up)],
    [
      "neighbours-only",
      (n) => boardsThat(n, (across, up) => across > 1 || (up !== 0 && !isDiagonal(across, up))),
    ],
    [
      "neighbours-only",
      (n) => boardsThat(n, (across, up) => up !== 0 && !(across === 1 && isDiagonal(across, up))),
    ],
    [
      "diagonal-test",
      (n) => boardsThat(n, (across, up) => up !== 0 && !(across === 2 && isDiagonal(across, up))),
    ],
    ["up-to-symmetry", fundamental],
    ["first-only", (n) => queens(n).slice(0, 1)],
    ["repeated", (n) => queens(n).flatMap((board) => [board, board])],
    ["too-strict", (n) => queens(n).filter((board) => board[0] !== 1)],
    ["empty", () => []],
    ["base-case", (n) => (n === 0 ? [] : queens(n))],
  ])("%s", (code, boards) => {
    for (const encode of [pairs, rows]) {
      const verdict = checkBoards(boards, encode, [0, 1, 2, 3, 4, 5, 6]);
      expect(verdict).toMatchObject({ agrees: false, cause: { code } });
    }
  });

  test("too-few-queens, too-many-queens", () => {
    const short = checkBoards((n) => (n === 0 ? [[]] : queens(n).map((board) => board.slice(1))));
    expect(short.cause?.code).toBe("too-few-queens");
    expect(short.sizes[4]!.wrong[0]!.why).toBe("3 queens, not 4");
    const long = checkBoards((n) =>
      queens(n).flatMap((board) => [...board.keys(), n].map((row) => [...board, row])),
    );
    expect(long.cause?.code).toBe("too-many-queens");
  });

  test("off-board: one row too many is tried", () => {
    const wide = (n: number) =>
      queens(n + 1)
        .filter((b) => b[n] === 0)
        .map((b) => b.slice(0, n).map((row) => row));
    const verdict = checkBoards((n) =>
      n < 4 ? queens(n) : [...queens(n), ...wide(n).filter((b) => b.includes(n))],
    );
    expect(verdict.cause?.code).toBe("off-board");
    expect(verdict.sizes.flatMap(({ wrong }) => wrong)[0]!.why).toMatch(
      /^the queen in row \d, column \d is off the board$/,
    );
  });

  test.each<[string, (size: number) => Value]>([
    ["count", (n) => queens(n).length],
    ["count-up-to-symmetry", (n) => fundamental(n).length],
    ["number", (n) => n],
    ["printed", () => VOID],
  ])("%s", (code, value) => {
    const verdict = check("2.42", value, [0, 1, 2, 3, 4, 5, 6]);
    expect(verdict).toMatchObject({ agrees: false, smallestFailing: 0, cause: { code } });
    expect(verdict.reading).toBeUndefined();
  });

  test("first-only, as one bare board", () => {
    for (const encode of [pairs, rows]) {
      const verdict = check("2.42", (n) => encode(queens(n)[0] ?? []), [0, 1, 2, 3, 4, 5, 6]);
      expect(verdict).toMatchObject({ agrees: false, smallestFailing: 4, cause: { code: "first-only" } });
    }
  });

  test("is not guessed when nothing known explains all sizes", () => {
    const verdict = checkBoards((n) => (n === 4 ? [[0, 1, 2, 3]] : n === 5 ? queens(5).slice(1) : queens(n)));
    expect(verdict.cause).toBeUndefined();
  });
});

describe("answers that are no boards", () => {
  const circular = new Pair(1, NIL);
  circular.cdr = circular;

  test.each<[string, Value, RegExp]>([
    ["a symbol", intern("done"), /the answer is not a list of boards: done/],
    ["a boolean", false, /not a list of boards: #f/],
    ["a string", new Str("none"), /not a list of boards: "none"/],
    ["a circular list", circular, /not a list of boards: #0=/],
  ])("%s", (_, value, problem) => {
    const verdict = check("2.42", () => value, [4]);
    expect(verdict).toMatchObject({ agrees: false, sizes: [{ problem: expect.stringMatching(problem) }] });
  });

  test("errors are passed on, and the other sizes are compared", () => {
    const answers: Answer[] = [
      { size: 0, value: undefined, error: "car: argument 1 must be a pair, but is ()", milliseconds: 0 },
      { size: 4, value: listFrom(queens(4).map(pairs)), milliseconds: 0 },
    ];
    const verdict = findExercise("2.42")!.check(answers, (v) => writeString(v));
    expect(verdict.sizes.map(({ agrees }) => agrees)).toEqual([false, true]);
    expect(renderVerdict(verdict).join("\n")).toMatch(
      /FAIL size 0: expected 1, but car: argument 1 must be a pair/,
    );
  });

  test("a verdict is data that JSON can hold", () => {
    const verdict = check("2.42", (n) => (n === 4 ? list(list(0, 1, 2, 3), circular) : n), [3, 4]);
    expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
  });
});

test("a verdict in words", () => {
  const verdict = checkBoards(
    (n) =>
      n === 4
        ? [
            [1, 3, 0, 2],
            [0, 2, 2, 1],
          ]
        : queens(n),
    pairs,
    [1, 4, 5],
  );
  expect(renderVerdict(verdict)).toEqual([
    "Exercise 2.42, the eight-queens puzzle: does not agree",
    "Read as: a list of (row . column), counted from 1, the last column first",
    "  ok   size 1: 1 [1.0 ms]",
    "  FAIL size 4: expected 2, found 2: 1 missing, 1 wrong [1.0 ms]",
    "  ok   size 5: 10 [1.0 ms]",
    "The smallest size that fails is 4.",
    "  Wrong: ((2 . 4) (3 . 3) (3 . 2) (1 . 1)): the queens in row 2, column 4 and row 3, column 3 attack each other: same diagonal",
    "    Q . . .",
    "    . . . X",
    "    . Q X .",
    "    . . . .",
    "  Missing: queens in rows 3 1 4 2",
    "    . Q . .",
    "    . . . Q",
    "    Q . . .",
    "    . . Q .",
  ]);
});

test("of many faults a few are shown", () => {
  const lines = renderVerdict(checkBoards((n) => boardsThat(n, () => true), pairs, [3]));
  expect(lines.filter((line) => line.startsWith("  Wrong"))).toHaveLength(3);
  expect(lines).toContain("  and 24 more");
  expect(lines.at(-1)).toMatch(/^Likely cause: .*nothing is rejected/);
});

describe("exercises", () => {
  test("are found by number, and their parts by the procedure", () => {
    expect(findExercise("2.42")?.procedureNames).toContain("queens");
    expect(findExercises("2.40").map(({ procedureNames }) => procedureNames[0])).toEqual([
      "unique-pairs",
      "prime-sum-pairs",
    ]);
    expect(findExercise("2.40", "prime-sum-pairs")?.title).toBe("prime-sum pairs");
    expect(findExercise("2.41")?.arguments(5)).toEqual([10, 5]);
    expect(findExercise("9.99")).toBeUndefined();
    expect(findExercise("2.42", "unique-pairs")).toBeUndefined();
  });

  test.each(exercises)("$id $title names no procedure twice", ({ procedureNames }) => {
    expect(new Set(procedureNames).size).toBe(procedureNames.length);
  });
});

describe("2.40 and 2.41", () => {
  type Tuples = readonly (readonly number[])[];
  const sizes = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const lists = (tuples: Tuples) => listFrom(tuples.map((tuple) => listFrom(tuple)));
  const swapped = (tuples: Tuples) => tuples.map((tuple) => tuple.toReversed()).reverse();
  const triples = (n: number) => tripleSums(2 * n, n);
  const checkPrimes = (tuples: (n: number) => Tuples) => {
    const answers = sizes.map((size): Answer => ({ size, value: lists(tuples(size)), milliseconds: 1 }));
    return findExercise("2.40", "prime-sum-pairs")!.check(answers, (v) => writeString(v));
  };

  test("right answers agree, in any order, however a tuple is written", () => {
    const dotted = (n: number) => listFrom(uniquePairs(n).map(([i, j]) => new Pair(i, j)));
    const nested = (n: number) => listFrom(triples(n).map(([i, ...rest]) => new Pair(i!, [...rest])));
    expect(check("2.40", (n) => lists(uniquePairs(n)), sizes).agrees).toBe(true);
    expect(check("2.40", (n) => lists(swapped(uniquePairs(n))), sizes).agrees).toBe(true);
    expect(check("2.40", dotted, sizes).agrees).toBe(true);
    expect(check("2.41", (n) => lists(swapped(triples(n))), sizes).agrees).toBe(true);
    expect(check("2.41", nested, sizes).agrees).toBe(true);
    expect(checkPrimes(primeSumPairs).agrees).toBe(true);
  });

  test.each<[string, (n: number) => Tuples, string[]]>([
    ["plain", triples, []],
    [
      "parameters exchanged",
      (n) => tripleSums(n, 2 * n),
      ["The procedure takes n first, then s; it was called with the two exchanged."],
    ],
    ["with the sum", (n) => triples(n).map((t) => [...t, 2 * n]), ["Each triple comes with its sum."]],
    [
      "in all orders",
      (n) =>
        triples(n).flatMap(([a = 0, b = 0, c = 0]) => [
          [a, b, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
          [b, a, c],
          [a, c, b],
        ]),
      ["Each triple comes in all its six orders."],
    ],
  ])("2.41 %s is accepted", (_, tuples, notes) => {
    expect(check("2.41", (n) => lists(tuples(n)), sizes)).toMatchObject({ agrees: true, notes });
  });

  test.each<[string, string, (n: number) => Tuples]>([
    ["2.40", "too-short", (n) => uniquePairs(n - 1)],
    ["2.40", "too-long", (n) => uniquePairs(n + 1)],
    ["2.40", "both-orders", (n) => [...uniquePairs(n), ...swapped(uniquePairs(n))]],
    ["2.41", "too-short", (n) => tripleSums(2 * n, n - 1)],
    ["2.41", "too-long", (n) => tripleSums(2 * n, n + 1)],
  ])("%s %s", (id, code, tuples) => {
    expect(check(id, (n) => lists(tuples(n)), sizes)).toMatchObject({ agrees: false, cause: { code } });
  });

  test("prime-sum pairs without their sum, or without the test", () => {
    expect(checkPrimes((n) => primeSumPairs(n).map((t) => t.slice(0, 2))).cause?.code).toBe("no-sum");
    expect(checkPrimes((n) => uniquePairs(n).map(([i, j]) => [i, j, i + j])).cause?.code).toBe(
      "no-prime-test",
    );
  });

  test("what is wrong with a tuple is told", () => {
    const answer = list(list(2, 1), list(3, 1), list(3, 3), list(4, 3), list(2, 1), list(1), intern("x"));
    const verdict = check("2.40", () => answer, [3]);
    expect(verdict.sizes[0]).toMatchObject({
      expected: 3,
      found: 7,
      missing: [{ shown: "(3 2)" }],
      wrong: [
        { shown: "(3 3)", why: "the numbers are not distinct" },
        { shown: "(4 3)", why: "4 is not in 1 … 3" },
        { shown: "(1)", why: "not two numbers" },
        { shown: "x" },
      ],
      duplicate: [{ shown: "(2 1)", times: 2 }],
    });
  });

  test("a triple is told from its sum", () => {
    const verdict = check(
      "2.41",
      () =>
        lists([
          [3, 2, 1],
          [3, 2, 2],
        ]),
      [3],
    );
    expect(verdict.sizes[0]!.wrong).toEqual([{ shown: "(3 2 2)", why: "the sum is 7" }]);
    expect(verdict.sizes[0]!.label).toBe("s = 6, n = 3");
  });

  test("what is no list is told", () => {
    expect(check("2.41", () => 4, [3]).sizes[0]!.problem).toBe("the answer is no list: 4");
  });
});
