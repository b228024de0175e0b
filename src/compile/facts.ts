/** What a test says about the variables it asks of. */
import type { Variable } from "../core.ts";
import type { Cell } from "../data/cell.ts";
import type { Ir } from "./ir.ts";

export const NONE: ReadonlySet<Variable> = new Set();

/** The variables that hold pairs if the test came out as it says. `nameOf` gives the name of the leaf in a cell. */
export function pairsIf(
  test: Ir,
  outcome: boolean,
  nameOf: (cell: Cell) => string | undefined,
): ReadonlySet<Variable> {
  if (test.kind === "if" && outcome && test.otherwise.kind === "quote" && test.otherwise.value === false) {
    return both(pairsIf(test.test, true, nameOf), pairsIf(test.then, true, nameOf));
  }
  if (test.kind !== "call" || test.operator.kind !== "global" || test.operands.length !== 1) return NONE;
  const [operand] = test.operands as [Ir];
  const name = nameOf(test.operator.cell);
  if (name === "not") return pairsIf(operand, !outcome, nameOf);
  const asksForPair = name === "pair?" || name === "%pair?";
  return outcome && asksForPair && isSteadyLocal(operand) ? new Set([operand.variable]) : NONE;
}

/** A variable that is never assigned. */
export function isSteadyLocal(ir: Ir): ir is Ir & { kind: "local" } {
  return ir.kind === "local" && !ir.variable.assigned;
}

export function both(a: ReadonlySet<Variable>, b: ReadonlySet<Variable>): ReadonlySet<Variable> {
  return b.size === 0 ? a : new Set([...a, ...b]);
}
