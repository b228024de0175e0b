/** What the compiler is told about the machine it compiles for, and what it tells it. */
import type { Cell } from "../data/cell.ts";
import type { Procedure, Value } from "../data/values.ts";
import type { Fn, Js } from "./js.ts";
import type { Site } from "./site.ts";

/**
 * What a piece of code takes for granted: that the names whose leaves it inlined or calls directly still mean
 * them. Code checks it where it is entered, by one comparison with the machine's epoch, which rises when any such
 * name is redefined.
 */
export class Assumption {
  /** What each name meant. */
  readonly cells = new Map<Cell, Value>();
  constructor(public epoch: number) {}
}

/** What the emitter asks of the machine that the code is for. */
export interface Target {
  /** Is this the cell of a builtin that no program can redefine? */
  isSystem(cell: Cell): boolean;
  /** The leaf that the cell holds, if the cell is `inlined`. */
  leaf(cell: Cell): Leaf | undefined;
  /** A function that makes the code for taking up a procedure at a site. */
  readonly link: (site: Site) => Site["resume"];
}

/** The current code of a procedure. */
export interface Emitted {
  readonly fn: Fn;
  readonly assumption: Assumption;
}

/** A procedure that never calls back and never unwinds: a builtin, or a program's own that calls only leaves. */
export interface Leaf {
  readonly name: string;
  readonly procedure: Procedure;
  /** The procedure without its checks. */
  readonly body: Procedure;
  /** How many leaves may be active inside it, itself included: they spend no fuel. */
  readonly depth: number;
  /** The checks of that many arguments, if they can be written out. */
  direct(count: number): Direct | undefined;
}

/** For each argument the test that it must pass first, or "". */
export type Direct = readonly ((x: Js) => Js)[];
