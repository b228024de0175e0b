/**
 * Core: what is left of a program after macro expansion. Every variable is an object, compared by identity, so
 * no name is looked up and nothing is shadowed from here on.
 *
 *   Core = quote datum
 *        | local variable                      a reference
 *        | global cell
 *        | setLocal variable Core
 *        | setGlobal cell Core                 an error if the cell is not defined yet
 *        | define cell Core                    top level only
 *        | if Core Core Core
 *        | lambda params optionals rest Core
 *        | caseLambda lambda …                 R7RS 4.2.9
 *        | call Core Core …
 *        | begin Core Core …                   at least one
 *        | let (variable Core) … Core          initialisers see none of the variables
 *        | letrec (variable Core) … Core       R7RS letrec*: in order, each sees all
 */
import type { Cell } from "./data/cell.ts";
import type { Span } from "./data/source.ts";
import type { Value } from "./data/values.ts";

/** A local variable. The expander sets `assigned`; the compiler may set it too, and works out the rest. */
export class Variable {
  /** True if some `set!` names it. */
  assigned = false;
  /** True if it is bound, for good, to a procedure whose code is known. */
  known = false;
  constructor(readonly name: string) {}
}

export interface Quote {
  readonly kind: "quote";
  readonly value: Value;
  readonly span?: Span | undefined;
}
export interface Local {
  readonly kind: "local";
  readonly variable: Variable;
  readonly span?: Span | undefined;
}
export interface Global {
  readonly kind: "global";
  readonly cell: Cell;
  readonly span?: Span | undefined;
}
export interface SetLocal {
  readonly kind: "setLocal";
  readonly variable: Variable;
  readonly value: Core;
  readonly span?: Span | undefined;
}
export interface SetGlobal {
  readonly kind: "setGlobal";
  readonly cell: Cell;
  readonly value: Core;
  readonly span?: Span | undefined;
}
export interface Define {
  readonly kind: "define";
  readonly cell: Cell;
  readonly value: Core;
  readonly span?: Span | undefined;
}
export interface If {
  readonly kind: "if";
  readonly test: Core;
  readonly then: Core;
  readonly otherwise: Core;
  readonly span?: Span | undefined;
}
export interface Lambda {
  readonly kind: "lambda";
  /** For messages and the printer; undefined if nothing names it. */
  readonly name: string | undefined;
  readonly required: readonly Variable[];
  /** MIT's #!optional: bound to DEFAULT when not given. */
  readonly optional: readonly Variable[];
  readonly rest: Variable | undefined;
  readonly body: Core;
  readonly span?: Span | undefined;
}
export interface CaseLambda {
  readonly kind: "caseLambda";
  readonly name: string | undefined;
  readonly clauses: readonly Lambda[];
  readonly span?: Span | undefined;
}
export interface Call {
  readonly kind: "call";
  readonly operator: Core;
  readonly operands: readonly Core[];
  /** True if the value stands for an operand, whose name is then that of the variable the value is put in. */
  readonly namesOperand?: boolean;
  readonly span?: Span | undefined;
}
export interface Begin {
  readonly kind: "begin";
  readonly body: readonly Core[];
  readonly span?: Span | undefined;
}
export interface Let {
  readonly kind: "let";
  readonly variables: readonly Variable[];
  readonly inits: readonly Core[];
  readonly body: Core;
  readonly span?: Span | undefined;
}
export interface Letrec {
  readonly kind: "letrec";
  readonly variables: readonly Variable[];
  readonly inits: readonly Core[];
  readonly body: Core;
  readonly span?: Span | undefined;
}

export type Core =
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
  | Letrec;
