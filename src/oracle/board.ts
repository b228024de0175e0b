/**
 * The oracle's boards. A Board holds the row of the queen of each column, both counted from 0, so it can say
 * only one queen a column. What a program answers may be worse than that: it is read as Squares first.
 */

export type Board = readonly number[];

/** Row and column, counted from 0. Neither need be on the board. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

export function squaresOf(board: Board): Square[] {
  return board.map((row, column) => ({ row, column }));
}

/** The board with a queen on each of the squares, or undefined unless columns 0 … size − 1 hold one each. */
export function boardOf(squares: readonly Square[], size: number): number[] | undefined {
  if (squares.length !== size) return undefined;
  const rows = new Map(squares.map(({ row, column }) => [column, row]));
  const board: number[] = [];
  for (let column = 0; column < size; column++) {
    const row = rows.get(column);
    if (row === undefined) return undefined;
    board.push(row);
  }
  return board;
}

export function isOnBoard({ row, column }: Square, size: number): boolean {
  return row >= 0 && row < size && column >= 0 && column < size;
}

/** The same text for the same queens, in whatever order they are written. */
export function boardKey(squares: readonly Square[]): string {
  return squares
    .map(({ row, column }) => `${column}:${row}`)
    .sort()
    .join(" ");
}
