/** Faults of queens programs that their answers give away. */
import { VOID } from "../data/values.ts";
import { boardOf, isOnBoard, type Square } from "./board.ts";
import type { Comparison } from "./compare.ts";
import { countQueens } from "./count.ts";
import { attacks } from "./safe.ts";
import { isEqual } from "./sets.ts";
import { canonical, fundamental } from "./symmetry.ts";
import type { Answer, Cause } from "./verdict.ts";

/** The first of the known faults that explains all sizes that fail. Answers that are no boards have no comparison. */
export function likelyCause(
  answers: readonly Answer[],
  comparisons: readonly Comparison[],
): Cause | undefined {
  if (answers.some(({ error }) => error !== undefined)) return undefined;
  const failing = comparisons.filter(({ difference }) => !isEqual(difference));
  if (comparisons.length < answers.length) return causeOfNoBoards(answers);
  if (failing.length === 0) return undefined;
  // What comes for size 0 tells least: it counts only where nothing else fails.
  const larger = failing.filter(({ size }) => size > 0);
  const telling = larger.length > 0 ? larger : failing;
  return causeOfSets(telling) ?? causeOfAttacks(telling);
}

function causeOfNoBoards(answers: readonly Answer[]): Cause | undefined {
  if (answers.every(({ value }) => value === VOID))
    return { code: "printed", says: "The solutions are printed, or lost; the procedure must return them." };
  if (!answers.every(({ value }) => typeof value === "number")) return undefined;
  if (answers.every(({ size, value }) => value === countQueens(size)))
    return { code: "count", says: "The number of solutions is right, but the solutions are asked for." };
  if (answers.every(({ size, value }) => value === fundamental(size).length))
    return {
      code: "count-up-to-symmetry",
      says: "The number of solutions that differ by more than a symmetry is returned; all solutions are asked for.",
    };
  return { code: "number", says: "A number is returned, but the solutions are asked for." };
}

interface Rule extends Cause {
  /** Does the fault explain what was found for this size? */
  readonly explains: (comparison: Comparison) => boolean;
}

/** Faults seen in which boards are there, from the most telling. */
const SET_RULES: readonly Rule[] = [
  {
    code: "base-case",
    says: "There is one way to place no queens: for size 0 the answer is a list that holds the empty board, not the empty list.",
    explains: ({ size, found }) => size === 0 && found.length === 0,
  },
  {
    code: "empty",
    says: "There is never a solution. Is the base case a list that holds the empty board? Is the new queen compared with itself?",
    explains: ({ found }) => found.length === 0,
  },
  {
    code: "first-only",
    says: "Only one solution is returned; all are asked for.",
    explains: ({ found, difference }) => found.length === 1 && difference.unexpected.length === 0,
  },
  {
    code: "up-to-symmetry",
    says: "Of the solutions that turn or mirror into each other only one is returned; all are asked for.",
    explains: isOneOfEachClass,
  },
  {
    code: "too-few-queens",
    says: "The boards have a queen too few: the recursion ends one column early.",
    explains: (comparison) => everyWrong(comparison, (squares, size) => squares.length === size - 1),
  },
  {
    code: "too-many-queens",
    says: "The boards have a queen too many: the recursion runs one column too far.",
    explains: (comparison) => everyWrong(comparison, (squares, size) => squares.length === size + 1),
  },
  {
    code: "off-board",
    says: "Queens stand off the board: too many rows are tried for each column.",
    explains: (comparison) =>
      everyWrong(comparison, (squares, size) => squares.some((square) => !isOnBoard(square, size))),
  },
  {
    code: "repeated",
    says: "The solutions are right, but come more than once: the same rows or boards are tried twice.",
    explains: ({ difference: { missing, unexpected } }) => missing.length + unexpected.length === 0,
  },
  {
    code: "too-strict",
    says: "All boards returned are solutions, but some are missing: the test rejects queens that are safe.",
    explains: ({ difference: { unexpected, repeated } }) => unexpected.length + repeated.length === 0,
  },
];

function causeOfSets(failing: readonly Comparison[]): Cause | undefined {
  return firstThat(SET_RULES, (rule) => failing.every(rule.explains));
}

function isOneOfEachClass({ size, found, difference }: Comparison): boolean {
  if (difference.unexpected.length + difference.repeated.length > 0) return false;
  const boards = found.flatMap(({ squares }) => [boardOf(squares ?? [], size) ?? []]);
  const classes = new Set(boards.map((board) => canonical(board).join(" ")));
  return classes.size === found.length && found.length === fundamental(size).length;
}

function everyWrong(
  { size, difference: { unexpected } }: Comparison,
  test: (squares: readonly Square[], size: number) => boolean,
): boolean {
  return (
    unexpected.length > 0 && unexpected.every(({ squares }) => squares !== undefined && test(squares, size))
  );
}

/** What kinds of attack the wrong boards of a program show. */
interface Pattern {
  readonly rows: boolean;
  readonly columns: boolean;
  /** Diagonals on which row and column grow together, and on which they do not. */
  readonly falling: boolean;
  readonly rising: boolean;
  /** Are queens in neighbouring columns always safe from each other? */
  readonly apart: boolean;
  /** Are all boards with a queen a column given, or all with a queen a row and column? */
  readonly everything: boolean;
  readonly permutations: boolean;
}

const ATTACK_RULES: readonly (Cause & { readonly explains: (pattern: Pattern) => boolean })[] = [
  {
    code: "no-test",
    says: "All boards with a queen in each column are returned: nothing is rejected.",
    explains: ({ everything }) => everything,
  },
  {
    code: "no-diagonal-test",
    says: "All boards with a queen in each row and column are returned: the diagonals are not tested.",
    explains: ({ permutations, rows }) => permutations && !rows,
  },
  {
    code: "two-in-a-column",
    says: "Queens share a column.",
    explains: ({ columns }) => columns,
  },
  {
    code: "no-row-test",
    says: "Queens share a row, but no diagonal: the rows are not tested.",
    explains: ({ rows, falling, rising }) => rows && !falling && !rising,
  },
  {
    code: "one-diagonal",
    says: "Queens attack each other along one direction of diagonals only: the other is tested, this one is not.",
    explains: ({ rows, falling, rising }) => !rows && falling !== rising,
  },
  {
    code: "neighbours-only",
    says: "Only queens in neighbouring columns are safe from each other: the new queen is not tested against all others.",
    explains: ({ apart }) => apart,
  },
  {
    code: "diagonal-test",
    says: "Rows are tested, but the test of the diagonals lets queens pass that attack each other.",
    explains: ({ rows }) => !rows,
  },
];

/** Applies where nothing is missing and every wrong board has its queens, all on the board. */
function causeOfAttacks(failing: readonly Comparison[]): Cause | undefined {
  const isFull = (squares: readonly Square[], size: number) =>
    squares.length === size && squares.every((square) => isOnBoard(square, size));
  if (!failing.every((one) => one.difference.missing.length === 0 && everyWrong(one, isFull)))
    return undefined;
  const pattern = patternOf(failing);
  return firstThat(ATTACK_RULES, (rule) => rule.explains(pattern));
}

function patternOf(failing: readonly Comparison[]): Pattern {
  const kinds = new Set<string>();
  let nearest = Number.POSITIVE_INFINITY;
  for (const { size, difference } of failing)
    for (const { squares } of difference.unexpected)
      for (const { how, queens } of attacks(squares ?? [], size)) {
        if (how === "off board") continue;
        const [a, b] = queens;
        const across = b.column - a.column;
        kinds.add(how === "diagonal" ? (across * (b.row - a.row) > 0 ? "falling" : "rising") : how);
        nearest = Math.min(nearest, Math.abs(across));
      }
  const hasAll = (count: (size: number) => number) =>
    failing.every(({ size, found }) => found.length === count(size));
  return {
    rows: kinds.has("row"),
    columns: kinds.has("column"),
    falling: kinds.has("falling"),
    rising: kinds.has("rising"),
    apart: nearest > 1,
    everything: hasAll((size) => size ** size),
    permutations: hasAll(factorial),
  };
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

function firstThat<R extends Cause>(rules: readonly R[], holds: (rule: R) => boolean): Cause | undefined {
  const rule = rules.find(holds);
  return rule && { code: rule.code, says: rule.says };
}
