/**
 * Text that has been read: a datum that remembers where it stood. A list is a Syntax around a Pair whose car is
 * a Syntax and whose cdr is the next Pair, NIL, or, after a dot, a Syntax; so Pairs of a list are bare and its
 * elements are not. A vector is a Syntax around an array of Syntax. Atoms are Syntax around the atom.
 *
 * The expander takes bare data too (that is what `eval` gives it), so nothing but a place is lost without it.
 */
import type { Span } from "../data/source.ts";
import { Obj, Pair, type Value } from "../data/values.ts";

export class Syntax extends Obj {
  readonly tag = "syntax";
  constructor(
    readonly datum: Value,
    readonly span: Span,
  ) {
    super();
  }
}

/** One layer off: the datum inside, whose parts may still be Syntax. */
export function unwrap(value: Value): Value {
  return value instanceof Syntax ? value.datum : value;
}

export function spanOf(value: Value): Span | undefined {
  return value instanceof Syntax ? value.span : undefined;
}

export function isPairSyntax(value: Value): boolean {
  return unwrap(value) instanceof Pair;
}
