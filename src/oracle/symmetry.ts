/** The eight symmetries of the square, on boards with one queen in each row and column. */
import type { Board } from "./board.ts";
import { queensIterator } from "./queens.ts";

/** The board and its seven images; equal ones are not removed. */
export function symmetries(board: Board): number[][] {
  return [[...board], transpose(board)].flatMap((b) => [
    b,
    flipRows(b),
    b.toReversed(),
    flipRows(b).toReversed(),
  ]);
}

/** The image that comes first in lexicographic order: the same for all boards of a class. */
export function canonical(board: Board): number[] {
  return symmetries(board).reduce((least, image) => (precedes(image, least) ? image : least));
}

/** One solution, the canonical, of each class under the eight symmetries, in lexicographic order. */
export function fundamental(n: number): number[][] {
  const boards: number[][] = [];
  for (const board of queensIterator(n)) if (isCanonical(board)) boards.push(board);
  return boards;
}

function isCanonical(board: Board): boolean {
  return !symmetries(board).some((image) => precedes(image, board));
}

function transpose(board: Board): number[] {
  const result = new Array<number>(board.length).fill(0);
  for (const [column, row] of board.entries()) result[row] = column;
  return result;
}

function flipRows(board: Board): number[] {
  return board.map((row) => board.length - 1 - row);
}

/** Is `a` before `b`, of the same length, in lexicographic order? */
function precedes(a: Board, b: Board): boolean {
  const i = a.findIndex((row, column) => row !== b[column]);
  return i >= 0 && a[i]! < b[i]!;
}
