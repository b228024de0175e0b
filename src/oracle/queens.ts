/** All solutions of the n queens puzzle (SICP exercise 2.42), by backtracking on bit masks. */

/** Masks are 32-bit integers with a sign. */
export const LARGEST_SIZE = 31;

/** All solutions, in lexicographic order. Each is a row per column, counted from 0. */
export function queens(n: number): number[][] {
  return [...queensIterator(n)];
}

/** The solutions one by one, in lexicographic order. A RangeError unless n is an integer in 0 … 31. */
export function* queensIterator(n: number): Generator<number[], void, undefined> {
  const all = rowMask(n);
  if (n === 0) yield [];
  const board = new Array<number>(n).fill(0);
  // By column: rows not yet tried, rows taken by queens to the left, rows they reach along the diagonals.
  const open = new Int32Array(n + 1).fill(all, 0, 1);
  const taken = new Int32Array(n + 1);
  const rising = new Int32Array(n + 1);
  const falling = new Int32Array(n + 1);
  let column = n === 0 ? -1 : 0;
  while (column >= 0) {
    const rows = open[column]!;
    if (rows === 0) {
      column--;
      continue;
    }
    const row = rows & -rows;
    open[column] = rows ^ row;
    board[column] = 31 - Math.clz32(row);
    if (column === n - 1) {
      yield board.slice();
      continue;
    }
    const next = column + 1;
    taken[next] = taken[column]! | row;
    rising[next] = (rising[column]! | row) << 1;
    falling[next] = (falling[column]! | row) >>> 1;
    open[next] = all & ~(taken[next]! | rising[next]! | falling[next]!);
    column = next;
  }
}

/** A mask with a bit for each of n rows. A RangeError unless n is an integer in 0 … 31. */
export function rowMask(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > LARGEST_SIZE)
    throw new RangeError(`the size of a board must be an integer from 0 to ${LARGEST_SIZE}, but is ${n}`);
  return n === 0 ? 0 : -1 >>> (32 - n);
}
