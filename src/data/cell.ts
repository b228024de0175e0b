/**
 * A cell is the place of a global variable.
 *
 * V8 follows whether a field has ever been changed, by the object's hidden class. A cell therefore has a hidden
 * class that only cells of the same name share, and its `value` is not there until the name is defined: then a
 * load of a name defined once is folded into the code that uses it, its target can be inlined, and V8 throws
 * that code away by itself when somebody redefines the name.
 */
import type { Value } from "./values.ts";

export interface Cell {
  readonly name: string;
  /** Absent until defined. */
  value?: Value;
  /** True if the compiler replaces calls of this name by code of its own as long as it holds the builtin. */
  inlined: boolean;
  /** True of the cells that the library uses: no program can redefine them. */
  readonly system: boolean;
  /** True of a program's cell that began with a builtin's value. */
  readonly given: boolean;
  /**
   * When a program defines a builtin's name as a procedure of its own, the name gets a new cell, whose value has
   * never been another; the old one, which code may refer to, is kept equal to it.
   */
  twin?: Cell;
}

// V8 gives up on hidden classes after 1,536 transitions from one; two steps keep every step below that.
function shard(name: string): string {
  let hash = 7;
  for (let i = 0; i < name.length; i++) hash = (hash * 31 + name.charCodeAt(i)) & 0x3ff;
  return `shard${hash}`;
}

// A constructor of its own keeps the fields that are added later in the object itself.
class Shape {
  constructor(
    readonly system: boolean,
    readonly given: boolean,
  ) {}
}

/** Whose cell it is: the library's, a program's for a builtin, or a program's own. */
export type Owner = "system" | "given" | "own";

export function makeCell(name: string, owner: Owner = "own"): Cell {
  const shape = new Shape(owner === "system", owner === "given") as Shape & Record<string, unknown>;
  shape[shard(name)] = 0;
  shape[`${owner} ${name}`] = 0;
  return Object.assign(shape, { name, inlined: false, twin: undefined }) as unknown as Cell;
}
