import { type Board, isOnBoard, type Square, squaresOf } from "./board.ts";

/** Why a board is not safe: the queen that is off the board, or the two that attack each other. */
export type Attack =
  | { readonly how: "off board"; readonly queens: readonly [Square] }
  | { readonly how: "row" | "column" | "diagonal"; readonly queens: readonly [Square, Square] };

/** Why the board is not safe, or undefined if it is. */
export function whyUnsafe(board: Board): Attack | undefined {
  return attackAmong(squaresOf(board), board.length);
}

export function isSafe(board: Board): boolean {
  return whyUnsafe(board) === undefined;
}

/** The first fault among the queens on these squares of a board of this size. */
export function attackAmong(squares: readonly Square[], size: number): Attack | undefined {
  for (const attack of attacks(squares, size)) return attack;
  return undefined;
}

/** All faults: queens off the board first, then pairs in the order in which the queens are written. */
export function* attacks(squares: readonly Square[], size: number): Generator<Attack, void, undefined> {
  for (const queen of squares) if (!isOnBoard(queen, size)) yield { how: "off board", queens: [queen] };
  for (const [i, first] of squares.entries())
    for (const second of squares.slice(i + 1)) {
      const how = attackBetween(first, second);
      if (how !== undefined) yield { how, queens: [first, second] };
    }
}

function attackBetween(a: Square, b: Square): "row" | "column" | "diagonal" | undefined {
  if (a.row === b.row) return "row";
  if (a.column === b.column) return "column";
  if (Math.abs(a.row - b.row) === Math.abs(a.column - b.column)) return "diagonal";
  return undefined;
}
