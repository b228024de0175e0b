/** Boards and their faults in words, with rows and columns numbered as the program's author does. */
import { type Board, type Square, squaresOf } from "./board.ts";
import type { Representation } from "./boards.ts";
import type { FoundBoard } from "./compare.ts";
import { type Attack, attackAmong } from "./safe.ts";
import { clip, type Finding, type Writer } from "./verdict.ts";

export interface Wording {
  missing(board: Board): Finding;
  found(board: FoundBoard): Finding;
  /** A board that is not among the solutions, and why it is none. */
  wrong(board: FoundBoard, size: number): Finding;
}

export function wordingOf(representation: Representation | undefined, write: Writer): Wording {
  const { rowBase, columnBase } = representation ?? { rowBase: 0, columnBase: 0 };

  function found({ value, squares }: FoundBoard): Finding {
    const shown = clip(write(value));
    return squares === undefined ? { shown } : { shown, squares };
  }

  return {
    missing: (board) => ({
      shown: `queens in rows ${board.map((row) => row + rowBase).join(" ")}`,
      squares: squaresOf(board),
    }),
    found,
    wrong: (board, size) => ({ ...found(board), ...fault(board.squares, size) }),
  };

  function fault(squares: readonly Square[] | undefined, size: number): Pick<Finding, "why" | "marks"> {
    if (squares === undefined) return { why: "not a board" };
    if (squares.length !== size) return { why: `${plural(squares.length, "queen")}, not ${size}` };
    const attack = attackAmong(squares, size);
    return attack === undefined ? {} : { why: reason(attack), marks: attack.queens };
  }

  function reason(attack: Attack): string {
    const places = attack.queens.map(
      ({ row, column }) => `row ${row + rowBase}, column ${column + columnBase}`,
    );
    if (attack.how === "off board") return `the queen in ${places[0]} is off the board`;
    return `the queens in ${places.join(" and ")} attack each other: same ${attack.how}`;
  }
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
