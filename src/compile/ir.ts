/**
 * Ir: Core in the order in which it will run. `letrec` is gone: what remains of it is `fix`, which binds
 * procedures that may refer to one another, `let`, and boxes; a procedure that is only ever called in tail
 * position from within itself is a `loop`.
 *
 *   Ir = quote | local | global | setLocal | setGlobal | define | if | call | begin | let      as in Core
 *      | lambda params optionals rest Ir
 *      | caseLambda lambda …
 *      | fix (variable lambda) … Ir            closures are made together; nothing runs between
 *      | loop label (variable Ir) … Ir         the body runs again on each `continue label`
 *      | continue label Ir …                   in tail position within the loop's body
 *
 * An assigned variable, and a letrec variable whose value may be asked for too early, lives in a box: `boxed`
 * tells. The latter's references are `checked`.
 */
import type { Variable } from "../core.ts";
import type { Cell } from "../data/cell.ts";
import type { Span } from "../data/source.ts";
import type { Value } from "../data/values.ts";

interface Node {
  readonly span: Span | undefined;
}
export interface Quote extends Node {
  readonly kind: "quote";
  readonly value: Value;
}
export interface Local extends Node {
  readonly kind: "local";
  readonly variable: Variable;
  /** True if the variable may still be without a value: an error then. */
  readonly checked: boolean;
}
export interface Global extends Node {
  readonly kind: "global";
  readonly cell: Cell;
}
export interface SetLocal extends Node {
  readonly kind: "setLocal";
  readonly variable: Variable;
  readonly value: Ir;
  readonly checked: boolean;
}
export interface SetGlobal extends Node {
  readonly kind: "setGlobal";
  readonly cell: Cell;
  readonly value: Ir;
}
export interface Define extends Node {
  readonly kind: "define";
  readonly cell: Cell;
  readonly value: Ir;
}
export interface If extends Node {
  readonly kind: "if";
  readonly test: Ir;
  readonly then: Ir;
  readonly otherwise: Ir;
}
export interface Lambda extends Node {
  readonly kind: "lambda";
  readonly name: string | undefined;
  readonly required: readonly Variable[];
  readonly optional: readonly Variable[];
  readonly rest: Variable | undefined;
  readonly body: Ir;
}
export interface CaseLambda extends Node {
  readonly kind: "caseLambda";
  readonly name: string | undefined;
  readonly clauses: readonly Lambda[];
}
export interface Call extends Node {
  readonly kind: "call";
  readonly operator: Ir;
  readonly operands: readonly Ir[];
}
export interface Begin extends Node {
  readonly kind: "begin";
  readonly body: readonly Ir[];
}
export interface Let extends Node {
  readonly kind: "let";
  readonly variables: readonly Variable[];
  readonly inits: readonly Ir[];
  readonly body: Ir;
}
export interface Fix extends Node {
  readonly kind: "fix";
  readonly variables: readonly Variable[];
  readonly lambdas: readonly (Lambda | CaseLambda)[];
  readonly body: Ir;
}
export interface Loop extends Node {
  readonly kind: "loop";
  readonly label: Label;
  readonly variables: readonly Variable[];
  readonly inits: readonly Ir[];
  readonly body: Ir;
}
export interface Continue extends Node {
  readonly kind: "continue";
  readonly label: Label;
  readonly operands: readonly Ir[];
}

/** Which loop: `captured` are the loop variables that a closure made in the body refers to. */
export class Label {
  readonly captured = new Set<Variable>();
  constructor(readonly name: string) {}
}

export type Ir =
  | Quote
  | Local
  | Global
  | SetLocal
  | SetGlobal
  | Define
  | If
  | Lambda
  | CaseLambda
  | Call
  | Begin
  | Let
  | Fix
  | Loop
  | Continue;
