/**
 * Every error, as data. A Condition is the Scheme object that handlers receive; a SchemeError is the JavaScript
 * exception that carries it, or any other raised object, to the machine or to the host. What a person reads is
 * made in one place, report.ts, from the code and the parts.
 */
import type { Span } from "./data/source.ts";
import { Obj, type Value } from "./data/values.ts";

export type ErrorCode =
  | "read-error" // text that is not Scheme
  | "incomplete-input" // text that ends inside a datum
  | "syntax-error" // a form whose shape is wrong
  | "unbound-variable"
  | "uninitialized-variable" // a letrec variable used before its value is there
  | "wrong-arity"
  | "wrong-type"
  | "out-of-range"
  | "not-a-procedure"
  | "divide-by-zero"
  | "immutable"
  | "assertion"
  | "user-error" // (error message irritant ...)
  | "uncaught-raise" // (raise obj) of something that is not a condition
  | "handler-returned" // R7RS 6.11: a handler returned from raise
  | "amb-exhausted"
  | "deadlock" // every parallel process waits
  | "file-error"
  | "library" // an import that cannot be satisfied
  | "limit" // a time, step, memory or depth limit of the host
  | "interrupted"
  | "unsupported" // understood, but not possible here
  | "internal"; // a fault of Queenside's own

/** What is known of an error beside its message. Each code uses some of these. */
export interface ErrorParts {
  /** The name of the procedure or form that complains. */
  readonly who?: string;
  /** Which argument, from 1. */
  readonly position?: number;
  /** What would have been right, as words: "a pair", "2 arguments". */
  readonly expected?: string;
  readonly found?: Value;
  /** Of a wrong arity: the procedure and how many arguments came. */
  readonly procedure?: Value;
  readonly count?: number;
  readonly args?: readonly Value[];
  /** One sentence of advice, where a cause is likely. */
  readonly hint?: string;
  /** Of `error` with a symbol first: that symbol. */
  readonly location?: Value;
}

/** An error object: `error-object?` is true of it (R7RS 6.11). */
export class Condition extends Obj {
  readonly tag = "condition";
  /** Where it happened, as far as known. Set by whoever knows first. */
  span: Span | undefined;
  /** The calls it happened in, innermost first. */
  trace: readonly Span[] = [];
  constructor(
    readonly code: ErrorCode,
    /** Without irritants. */
    readonly message: string,
    readonly irritants: readonly Value[] = [],
    readonly parts: ErrorParts = {},
  ) {
    super();
  }
}

/** The exception that carries a raised object through JavaScript. */
export class SchemeError extends Error {
  override readonly name: string = "SchemeError";
  /** Where it was raised, innermost call first. */
  trace: readonly Span[] = [];
  constructor(
    readonly payload: Value,
    /** True if the handler's value becomes the value of the raising call. */
    readonly continuable = false,
  ) {
    super(payload instanceof Condition ? payload.message : "an object was raised");
  }
}

export function fail(
  code: ErrorCode,
  message: string,
  irritants: readonly Value[] = [],
  parts: ErrorParts = {},
): SchemeError {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = STACK_DEPTH;
  const error = new SchemeError(new Condition(code, message, irritants, parts));
  Error.stackTraceLimit = limit;
  return error;
}

/** How many calls its JavaScript stack names, among which the machine looks for places of the program. */
const STACK_DEPTH = 40;

/** An error that knows its place in a text: the reader's and the expander's. */
export function failAt(
  span: Span | undefined,
  code: ErrorCode,
  message: string,
  irritants: readonly Value[] = [],
  parts: ErrorParts = {},
): SchemeError {
  const error = fail(code, message, irritants, parts);
  (error.payload as Condition).span = span;
  return error;
}

/** `position` counts arguments from 1; `expected` is words: "a pair". */
export function wrongType(who: string, position: number, expected: string, found: Value): SchemeError {
  return fail("wrong-type", `${who}: argument ${position} must be ${expected}, but is`, [found], {
    who,
    position,
    expected,
    found,
  });
}

/** `valid` is words: "an index from 0 to 2". */
export function outOfRange(who: string, position: number, valid: string, found: Value): SchemeError {
  return fail("out-of-range", `${who}: argument ${position} must be ${valid}, but is`, [found], {
    who,
    position,
    expected: valid,
    found,
  });
}

export function divideByZero(who: string): SchemeError {
  return fail("divide-by-zero", `${who}: division by zero`, [], { who });
}
