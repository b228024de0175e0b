/**
 * Where in the Scheme program an error happened. Nothing is recorded while a program runs: compiled code keeps
 * each call on a line of its own, and the JavaScript stack of the error names the unit and the line.
 */
import type { Span } from "../data/source.ts";
import type { Value } from "../data/values.ts";
import { Condition, fail, SchemeError } from "../errors.ts";

/** `new Function` puts this many lines before the text it is given. */
const PRELUDE_LINES = 2;

export class Places {
  // Two machines in one process must not take each other's lines for their own.
  private readonly prefix = `queenside-${Math.random().toString(36).slice(2)}-`;
  private readonly units: (readonly (Span | undefined)[])[] = [];

  /** The text of a unit, with the name by which a stack will know it. */
  label(text: string, lines: readonly (Span | undefined)[]): string {
    this.units.push(lines);
    return `${text}\n//# sourceURL=${this.prefix}${this.units.length - 1}`;
  }

  /** The places on a JavaScript stack, innermost first; undefined for code without one. */
  private onStack(stack: string | undefined): (Span | undefined)[] {
    const found: (Span | undefined)[] = [];
    for (const line of (stack ?? "").split("\n")) {
      const at = line.indexOf(this.prefix);
      const match = at < 0 ? null : /^(\d+):(\d+)/.exec(line.slice(at + this.prefix.length));
      if (match !== null) found.push(this.units[Number(match[1])]?.[Number(match[2]) - 1 - PRELUDE_LINES]);
    }
    return found;
  }

  /** A thrown thing as the machine sees it: a fault of the host's stack or memory becomes an error of the program. */
  translate(error: unknown, deeper: () => Span[]): unknown {
    if (error instanceof SchemeError) return this.locate(error, error.stack, deeper);
    if (error instanceof RangeError || isStackOverflow(error)) {
      return this.locate(hostLimit(error as Error), (error as Error).stack, deeper);
    }
    return error;
  }

  private locate(error: SchemeError, stack: string | undefined, deeper: () => Span[]): SchemeError {
    const condition = error.payload;
    if (error.trace.length === 0) {
      const places = this.onStack(stack);
      const known = isOfCallee(condition) ? places.slice(1) : places;
      error.trace = [...known.filter((span) => span !== undefined), ...deeper()];
    }
    if (condition instanceof Condition) {
      condition.span ??= error.trace[0];
      if (condition.trace.length === 0) condition.trace = error.trace;
    }
    return error;
  }
}

// A compiled procedure finds out for itself that it was called with the wrong number of arguments.
function isOfCallee(payload: Value): boolean {
  return (
    payload instanceof Condition && payload.code === "wrong-arity" && payload.parts.procedure !== undefined
  );
}

// Firefox has a class of its own for it.
function isStackOverflow(error: unknown): boolean {
  return error instanceof Error && error.name === "InternalError" && /recursion/.test(error.message);
}

function hostLimit(error: Error): SchemeError {
  if (/call stack|recursion/i.test(error.message)) return fail("limit", "the host's stack is exhausted");
  return fail("limit", `too large for the host: ${error.message}`);
}
