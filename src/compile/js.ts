/**
 * JavaScript under construction: statements whose expressions are text with holes. A hole is a variable, so that
 * one can ask which variables a statement reads; a constant; a name of the run-time library; a function; or a
 * mark that says which place in the source the text after it stands for.
 */
import type { Span } from "../data/source.ts";
import type { Site } from "./site.ts";

/** A JavaScript variable. `key` says what it stands for, whichever version of the code it is in: a Core
 *  variable, or the Ir node whose value it holds. */
export class JsVar {
  constructor(
    readonly name: string,
    readonly key: object,
  ) {}
}

/** A value that the code refers to, handed to it when it is linked. */
export class Constant {
  constructor(
    readonly value: unknown,
    readonly hint: string,
  ) {}
}

/** A name of the run-time library (run/runtime.ts). */
export class Runtime {
  constructor(readonly name: string) {}
}

export class Mark {
  constructor(readonly span: Span | undefined) {}
}

/** The variable for intermediate results that every function has of its own; nothing is kept in it for long. */
export const SCRATCH = "t";

/** A JavaScript function that is a Scheme procedure. */
export class Fn {
  /** Unique in its unit; it says name and arity (data/procedure.ts). */
  readonly name: string;
  readonly required: number;
  /** Required and optional parameters as they arrive. */
  readonly params: readonly JsVar[];
  /** The array of the arguments after them, if the procedure takes any number. */
  readonly rest: JsVar | undefined;
  readonly body: Stmt[];
  /** What a frame holds, for each site in the body. */
  readonly saved: ReadonlyMap<Site, readonly JsVar[]>;
  /** For entering the body anew when what it assumed no longer holds. */
  readonly entry: Site | undefined;
  /** How many activations of leaves, its own included, it may lead to without spending fuel. */
  readonly depth: number;
  /** Units of fuel that an entry costs; 0 for a procedure that calls nothing. */
  readonly fuel: number;

  constructor(fields: Fn) {
    this.name = fields.name;
    this.required = fields.required;
    this.params = fields.params;
    this.rest = fields.rest;
    this.body = fields.body;
    this.saved = fields.saved;
    this.entry = fields.entry;
    this.depth = fields.depth;
    this.fuel = fields.fuel;
  }
}

export type Js = string | JsVar | Constant | Runtime | Mark | Fn | readonly Js[];

export type Stmt =
  | { readonly kind: "const"; readonly target: JsVar; readonly value: Js }
  | { readonly kind: "let"; readonly target: JsVar; readonly value: Js }
  | { readonly kind: "declare"; readonly target: JsVar }
  | { readonly kind: "assign"; readonly target: JsVar; readonly value: Js }
  | { readonly kind: "run"; readonly value: Js }
  /** A general call, not in tail position: it may unwind. */
  | {
      readonly kind: "call";
      readonly target: JsVar | undefined;
      readonly value: Js;
      readonly site: Site;
      /**
       * Where the fuel before the call is kept, if all but one unit is given back when it returns: the stack is then
       * no deeper than it was. That costs a little, and pays where much may happen in the call.
       */
      readonly refund: string | undefined;
    }
  /** A loop's back edge: spends fuel, and may unwind. */
  | { readonly kind: "poll"; readonly site: Site }
  | { readonly kind: "if"; readonly test: Js; readonly then: Stmt[]; readonly otherwise: Stmt[] }
  | { readonly kind: "loop"; readonly label: string; readonly body: Stmt[] }
  | { readonly kind: "block"; readonly label: string; readonly body: Stmt[] }
  | { readonly kind: "break"; readonly label: string }
  | { readonly kind: "continue"; readonly label: string }
  | { readonly kind: "return"; readonly value: Js };

export function rt(name: string): Runtime {
  return new Runtime(name);
}

/** Adds to `found` every variable that the expression reads, those of nested functions included. */
export function reads(js: Js, found: Set<JsVar>): void {
  if (js instanceof JsVar) found.add(js);
  else if (js instanceof Fn) for (const variable of freeVariables(js)) found.add(variable);
  else if (Array.isArray(js)) for (const part of js) reads(part, found);
}

const free = new WeakMap<Fn, Set<JsVar>>();

/** The variables of enclosing functions that a function refers to. */
export function freeVariables(fn: Fn): Set<JsVar> {
  let found = free.get(fn);
  if (found === undefined) {
    found = new Set<JsVar>();
    const declared = new Set<JsVar>(fn.params);
    if (fn.rest !== undefined) declared.add(fn.rest);
    gather(fn.body, found, declared);
    for (const variable of declared) found.delete(variable);
    free.set(fn, found);
  }
  return found;
}

function gather(stmts: readonly Stmt[], found: Set<JsVar>, declared: Set<JsVar>): void {
  for (const stmt of stmts) {
    switch (stmt.kind) {
      case "const":
      case "let":
        declared.add(stmt.target);
        reads(stmt.value, found);
        break;
      case "declare":
        declared.add(stmt.target);
        break;
      case "assign":
        found.add(stmt.target);
        reads(stmt.value, found);
        break;
      case "call":
        if (stmt.target !== undefined) declared.add(stmt.target);
        reads(stmt.value, found);
        break;
      case "run":
      case "return":
        reads(stmt.value, found);
        break;
      case "if":
        reads(stmt.test, found);
        gather(stmt.then, found, declared);
        gather(stmt.otherwise, found, declared);
        break;
      case "loop":
      case "block":
        gather(stmt.body, found, declared);
        break;
      case "poll":
      case "break":
      case "continue":
        break;
    }
  }
}

/** The variables that statements declare, and those that they assign. */
export function targets(stmts: readonly Stmt[], declared: Set<JsVar>, assigned: Set<JsVar>): void {
  for (const stmt of stmts) {
    if (stmt.kind === "const" || stmt.kind === "let" || stmt.kind === "declare") declared.add(stmt.target);
    else if (stmt.kind === "call") {
      if (stmt.target !== undefined) declared.add(stmt.target);
    } else if (stmt.kind === "assign") assigned.add(stmt.target);
    else if (stmt.kind === "if") {
      targets(stmt.then, declared, assigned);
      targets(stmt.otherwise, declared, assigned);
    } else if (stmt.kind === "loop" || stmt.kind === "block") targets(stmt.body, declared, assigned);
  }
}
