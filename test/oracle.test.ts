import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countQueens } from "../src/oracle/count.ts";
import { drawBoard } from "../src/oracle/draw.ts";
import { isPrime, primeSumPairs, tripleSums, uniquePairs } from "../src/oracle/pairs.ts";
import { queens, queensIterator } from "../src/oracle/queens.ts";
import { attackAmong, isSafe, whyUnsafe } from "../src/oracle/safe.ts";
import { canonical, fundamental, symmetries } from "../src/oracle/symmetry.ts";

const COUNTS = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712]; // OEIS A000170
const FUNDAMENTAL = [1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341]; // OEIS A002562

describe("queens", () => {
  test.each([...COUNTS.slice(0, 11).entries()])(
    "size %i has %i solutions, safe, sorted and distinct",
    (n, count) => {
      const boards = queens(n);
      expect(boards).toHaveLength(count);
      expect(boards.every((board) => board.length === n && isSafe(board))).toBe(true);
      const keys = boards.map((board) => board.map((row) => String.fromCharCode(row)).join(""));
      expect(keys).toEqual([...new Set(keys)].sort());
    },
  );

  test("are what an exhaustive search finds", () => {
    expect(queens(5)).toEqual(permutations([0, 1, 2, 3, 4]).filter(isSafe));
  });

  test("come one by one, on the largest boards too", () => {
    for (const n of [12, 20, 27]) expect(isSafe(queensIterator(n).next().value as number[])).toBe(true);
  });

  test.each([-1, 32, 1.5, Number.NaN])("of size %d are refused", (n) => {
    expect(() => queens(n)).toThrow(RangeError);
    expect(() => countQueens(n)).toThrow(RangeError);
  });
});

test.each([...COUNTS.entries()])("countQueens(%i) is %i", (n, count) => {
  expect(countQueens(n)).toBe(count);
});

test.each([...FUNDAMENTAL.entries()])(
  "size %i has %i fundamental solutions, of whose images all others are",
  (n, count) => {
    const classes = fundamental(n);
    expect(classes).toHaveLength(count);
    const images = new Set(classes.flatMap(symmetries).map(String));
    expect(images).toEqual(new Set(queens(n).map(String)));
  },
);

describe("symmetries", () => {
  const board = fc
    .integer({ min: 0, max: 9 })
    .chain((n) => fc.shuffledSubarray([...Array(n).keys()], { minLength: n, maxLength: n }));

  test("of [1, 3, 0, 2] are it and its mirror image", () => {
    expect(new Set(symmetries([1, 3, 0, 2]).map(String))).toEqual(new Set(["1,3,0,2", "2,0,3,1"]));
  });

  test("are eight, and of each the images are the same", () => {
    const sorted = (boards: number[][]) => boards.map(String).sort();
    fc.assert(
      fc.property(board, (b) => {
        const images = symmetries(b);
        expect(images).toHaveLength(8);
        for (const image of images) expect(sorted(symmetries(image))).toEqual(sorted(images));
      }),
    );
  });

  test("keep a board safe or unsafe, and have one canonical board", () => {
    fc.assert(
      fc.property(board, (b) => {
        for (const image of symmetries(b)) {
          expect(isSafe(image)).toBe(isSafe(b));
          expect(canonical(image)).toEqual(canonical(b));
        }
      }),
    );
  });
});

describe("whyUnsafe", () => {
  const queen = (row: number, column: number) => ({ row, column });

  test.each([
    { board: [], why: undefined },
    { board: [1, 3, 0, 2], why: undefined },
    { board: [0, 2, 0], why: { how: "row", queens: [queen(0, 0), queen(0, 2)] } },
    { board: [1, 3, 2, 0], why: { how: "diagonal", queens: [queen(3, 1), queen(2, 2)] } },
    { board: [0, 2, 4, 1, 1], why: { how: "row", queens: [queen(1, 3), queen(1, 4)] } },
    { board: [2, 0, 3, 0, 6], why: { how: "off board", queens: [queen(6, 4)] } },
    { board: [1, 3, 0, -1], why: { how: "off board", queens: [queen(-1, 3)] } },
  ])("$board", ({ board, why }) => {
    expect(whyUnsafe(board)).toEqual(why);
  });

  test("squares may share a column", () => {
    const squares = [queen(0, 1), queen(2, 1)];
    expect(attackAmong(squares, 3)).toEqual({ how: "column", queens: squares });
  });
});

describe("drawBoard", () => {
  test("shows rows as lines", () => {
    expect(drawBoard([1, 3, 0, 2])).toEqual([". . Q .", "Q . . .", ". . . Q", ". Q . ."]);
  });

  test("marks the queens that attack each other, and leaves out those off the board", () => {
    const board = [1, 0, 5];
    const marks = [
      { row: 1, column: 0 },
      { row: 0, column: 1 },
      { row: 5, column: 2 },
    ];
    expect(drawBoard(board, { marks })).toEqual([". X .", "X . .", ". . ."]);
  });

  test("of size 0 is nothing", () => {
    expect(drawBoard([])).toEqual([]);
  });
});

describe("pairs and triples", () => {
  test("uniquePairs", () => {
    expect(uniquePairs(1)).toEqual([]);
    expect(uniquePairs(4)).toEqual([
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 1],
      [4, 2],
      [4, 3],
    ]);
  });

  test("primeSumPairs", () => {
    expect(primeSumPairs(5)).toEqual([
      [2, 1, 3],
      [3, 2, 5],
      [4, 1, 5],
      [4, 3, 7],
      [5, 2, 7],
    ]);
  });

  test("isPrime", () => {
    expect([...Array(30).keys()].filter(isPrime)).toEqual([2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
  });

  test("tripleSums in the order of the 2011 post", () => {
    expect(tripleSums(10, 10)).toEqual([
      [5, 3, 2],
      [5, 4, 1],
      [6, 3, 1],
      [7, 2, 1],
    ]);
    expect(tripleSums(15, 10).map((triple) => triple.join(" "))).toEqual([
      "6 5 4",
      "7 5 3",
      "7 6 2",
      "8 4 3",
      "8 5 2",
      "8 6 1",
      "9 4 2",
      "9 5 1",
      "10 3 2",
      "10 4 1",
    ]);
    expect(tripleSums(6, 3)).toEqual([[3, 2, 1]]);
  });

  test("tripleSums are all that a search of the whole cube finds", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 30 }), fc.integer({ min: -2, max: 12 }), (s, n) => {
        const cube: number[][] = [];
        for (let i = 1; i <= n; i++)
          for (let j = 1; j < i; j++) for (let k = 1; k < j; k++) if (i + j + k === s) cube.push([i, j, k]);
        expect(tripleSums(s, n)).toEqual(cube);
      }),
    );
  });
});

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
