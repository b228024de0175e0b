/**
 * Recognises how a program represents a board. A Reading says how to take an answer apart; the one is chosen in
 * which most boards of all sizes are solutions, for a program that is nearly right still has most of its boards
 * right. Where no reading gives solutions, the one in which the answers come closest to boards.
 */
import type { Value } from "../data/values.ts";
import { boardOf, isOnBoard, type Square } from "./board.ts";
import { type Form, type Point, readForm } from "./forms.ts";
import { attackAmong } from "./safe.ts";
import { elements, isEmpty, pattern } from "./values.ts";

/** What a program answered for a size. */
export interface SizedValue {
  readonly size: number;
  readonly value: Value;
}

export interface Representation {
  /** In words: "a list of (row . column), counted from 1, the last column first". */
  readonly name: string;
  /** What the answers leave open, and how it was decided. */
  readonly note?: string;
  /** From what number the author counts. */
  readonly rowBase: number;
  readonly columnBase: number;
  /** The answer is one board, not a collection of boards. */
  readonly single: boolean;
  /** The boards of an answer, or undefined if it is no collection. */
  boards(answer: Value, size: number): Value[] | undefined;
  /** The queens of a board, also of a wrong one, or undefined if it is no board. */
  squares(value: Value, size: number): Square[] | undefined;
  /** The row of each column, counted from 0 and perhaps off the board; undefined unless each has one queen. */
  decode(value: Value, size: number): number[] | undefined;
}

/** The representation that all answers share, or undefined if there is no board among them. */
export function recognise(answers: readonly SizedValue[]): Representation | undefined {
  const best = bestReading(answers);
  return best && representation(best, answers);
}

interface Reading {
  readonly form: Form;
  /** The answer is one board. */
  readonly single: boolean;
  /** Each board is the only element of a list. */
  readonly wrapped: boolean;
  /** From what the two coordinates are counted. */
  readonly bases: readonly [number, number];
}

/** In order of preference, which counts if two do equally well. */
const READINGS: readonly Reading[] = [
  { single: false, wrapped: false },
  { single: false, wrapped: true },
  { single: true, wrapped: false },
].flatMap((level) => [
  { ...level, form: "squares", bases: [1, 1] } as const,
  { ...level, form: "squares", bases: [0, 0] } as const,
  { ...level, form: "squares", bases: [0, 1] } as const,
  { ...level, form: "squares", bases: [1, 0] } as const,
  { ...level, form: "rows", bases: [1, 0] } as const,
  { ...level, form: "rows", bases: [0, 0] } as const,
  { ...level, form: "grid", bases: [0, 0] } as const,
]);

/** So many boards of a size are enough to tell a representation. */
const SAMPLE = 200;

function bestReading(answers: readonly SizedValue[]): Reading | undefined {
  let best: Reading | undefined;
  let bestScore: Score = [0, 0, 0, 0];
  for (const reading of READINGS) {
    const score = scoreOf(reading, answers);
    if (compareScores(score, bestScore) <= 0) continue;
    best = reading;
    bestScore = score;
  }
  return best;
}

/** How many boards are solutions; are complete; have the right number of queens; can be read at all. */
type Score = [number, number, number, number];

function compareScores(a: Score, b: Score): number {
  const i = a.findIndex((count, level) => count !== b[level]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}

function scoreOf(reading: Reading, answers: readonly SizedValue[]): Score {
  const score: Score = [0, 0, 0, 0];
  for (const { size, value } of answers)
    for (const board of boardsOf(reading, value, size)?.slice(0, SAMPLE) ?? []) {
      const points = pointsOf(reading, board, size);
      if (points === undefined) continue;
      // An empty board tells nothing of its form, and one where queens should be is no evidence.
      if (points.length === 0 && (size > 0 || reading.single)) continue;
      score[3]++;
      if (points.length !== size) continue;
      score[2]++;
      const squares = points.map(([row, column]) => ({ row, column }));
      if (!isComplete(squares, size)) continue;
      score[1]++;
      if (attackAmong(squares, size) === undefined) score[0]++;
    }
  return score;
}

/** Are all queens on the board, and one in each row or one in each column? */
function isComplete(squares: readonly Square[], size: number): boolean {
  if (!squares.every((square) => isOnBoard(square, size))) return false;
  return [squares.map(({ row }) => row), squares.map(({ column }) => column)].some(
    (coordinates) => new Set(coordinates).size === size,
  );
}

function boardsOf(reading: Reading, answer: Value, size: number): Value[] | undefined {
  if (!reading.single) return elements(answer);
  return size > 0 && (isEmpty(answer) || answer === false) ? [] : [answer];
}

/** The queens of a board, in the order written, with both coordinates counted from 0. */
function pointsOf(reading: Reading, board: Value, size: number): Point[] | undefined {
  const inner = reading.wrapped ? unwrap(board) : board;
  if (inner === undefined) return undefined;
  if (isEmpty(inner)) return [];
  const [first, second] = reading.bases;
  return readForm(reading.form, inner, size)?.map(([a, b]) => [a - first, b - second]);
}

function unwrap(board: Value): Value | undefined {
  const items = elements(board);
  return items?.length === 1 ? items[0] : undefined;
}

function representation(reading: Reading, answers: readonly SizedValue[]): Representation {
  const boards = answers.flatMap(({ size, value }) =>
    (boardsOf(reading, value, size) ?? []).slice(0, SAMPLE).map((board) => ({ size, board })),
  );
  const order = orderOf(boards.flatMap(({ size, board }) => [pointsOf(reading, board, size) ?? []]));
  const columnFirst = reading.form === "squares" && order.columnFirst;
  const [first, second] = reading.bases;
  const [rowBase, columnBase] = columnFirst ? [second, first] : [first, second];
  const written = boards.find(({ size, board }) => (pointsOf(reading, board, size) ?? []).length > 0);

  function squares(value: Value, size: number): Square[] | undefined {
    const points = pointsOf(reading, value, size);
    return points?.map(([a, b]) => (columnFirst ? { row: b, column: a } : { row: a, column: b }));
  }

  return {
    ...(written === undefined ? { name: "an empty board" } : describe(reading, written.board, order)),
    rowBase,
    columnBase: reading.form === "rows" ? rowBase : columnBase,
    single: reading.single,
    boards: (answer, size) => boardsOf(reading, answer, size),
    squares,
    decode: (value, size) => {
      const queens = squares(value, size);
      return queens && boardOf(queens, size);
    },
  };
}

/** What the order of the queens tells: programs place queens column by column. */
interface Order {
  readonly columnFirst: boolean;
  readonly columns: "first" | "last" | "mixed" | "unknown";
  /** Could either coordinate be the column? */
  readonly ambiguous: boolean;
}

function orderOf(boards: readonly (readonly Point[])[]): Order {
  const telling = boards.filter((points) => points.length > 1);
  if (telling.length === 0) return { columnFirst: false, columns: "unknown", ambiguous: true };
  for (const coordinate of [1, 0] as const)
    for (const columns of ["first", "last"] as const) {
      const sign = columns === "first" ? 1 : -1;
      if (telling.every((points) => isIncreasing(points.map((point) => sign * point[coordinate]))))
        return { columnFirst: coordinate === 0, columns, ambiguous: false };
    }
  return { columnFirst: false, columns: "mixed", ambiguous: true };
}

function isIncreasing(numbers: readonly number[]): boolean {
  return numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);
}

function describe(reading: Reading, board: Value, order: Order): Pick<Representation, "name" | "note"> {
  const inner = (reading.wrapped ? unwrap(board) : board) as Value;
  const container = `${reading.single ? "one board, as " : ""}${Array.isArray(inner) ? "a vector" : "a list"}`;
  const wrapping = reading.wrapped ? ", each board in a list of its own" : "";
  switch (reading.form) {
    case "squares": {
      const words = order.columnFirst ? ["column", "row"] : ["row", "column"];
      const queen = pattern(elements(inner)?.[0] as Value, words);
      const name = `${container} of ${queen}${countedFrom(reading, order)}${columnOrder(order)}${wrapping}`;
      return order.ambiguous ? { name, note: TRANSPOSED } : { name };
    }
    case "rows":
      return {
        name: `${container} of the row of each column, counted from ${reading.bases[0]}${wrapping}`,
        note: MIRRORED,
      };
    case "grid":
      return {
        name: `${reading.single ? "one board" : "boards"} drawn row by row${wrapping}`,
        note: TRANSPOSED,
      };
  }
}

function countedFrom({ bases: [first, second] }: Reading, { columnFirst }: Order): string {
  if (first === second) return `, counted from ${first}`;
  const [row, column] = columnFirst ? [second, first] : [first, second];
  return `, rows counted from ${row}, columns from ${column}`;
}

function columnOrder({ columns }: Order): string {
  return columns === "first" || columns === "last" ? `, the ${columns} column first` : "";
}

const TRANSPOSED =
  "The answers do not tell which coordinate is the row; the first is taken for it. The set of all solutions is the same either way.";
const MIRRORED =
  "The answers do not tell whether the first or the last column comes first; the first is taken. The set of all solutions is the same either way.";
