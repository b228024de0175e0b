/** Compares the boards that a queens program found (SICP exercise 2.42) with all solutions. */
import type { Value } from "../data/values.ts";
import { type Board, boardKey, type Square, squaresOf } from "./board.ts";
import { queens } from "./queens.ts";
import { compareSets, type Difference } from "./sets.ts";

/** A board of an answer. */
export interface FoundBoard {
  readonly value: Value;
  /** Undefined if the value is no board. */
  readonly squares: readonly Square[] | undefined;
}

/** A size, what was found there, and how it differs from the oracle. */
export interface Comparison {
  readonly size: number;
  readonly solutions: readonly Board[];
  readonly found: readonly FoundBoard[];
  readonly difference: Difference<Board, FoundBoard>;
}

/** Compares the boards found for a size with all solutions, as sets. */
export function compareQueens(size: number, found: readonly FoundBoard[]): Comparison {
  const solutions = queens(size);
  let strays = 0;
  const difference = compareSets(
    solutions,
    found,
    (board) => boardKey(squaresOf(board)),
    ({ squares }) => (squares === undefined ? `no board ${strays++}` : boardKey(squares)),
  );
  return { size, solutions, found, difference };
}
