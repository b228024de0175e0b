import { type Board, isOnBoard, type Square, squaresOf } from "./board.ts";

export interface DrawOptions {
  /** Queens to show as X. */
  readonly marks?: readonly Square[];
}

/** One line a row, from row 0 at the top: `. Q . .` */
export function drawBoard(board: Board, options: DrawOptions = {}): string[] {
  return drawSquares(squaresOf(board), board.length, options.marks);
}

/** As drawBoard; queens that are not on a board of this size are left out. */
export function drawSquares(
  squares: readonly Square[],
  size: number,
  marks: readonly Square[] = [],
): string[] {
  const cells = Array.from({ length: size }, () => new Array<string>(size).fill("."));
  for (const square of squares) set(square, "Q");
  for (const square of marks) set(square, "X");
  return cells.map((row) => row.join(" "));

  function set(square: Square, letter: string): void {
    if (isOnBoard(square, size)) cells[square.row]![square.column] = letter;
  }
}
