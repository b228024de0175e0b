/** Patterns of syntax-rules (R7RS 4.3.2), compiled once and matched against forms. */

import { equal } from "../data/equal.ts";
import { NIL, Pair, type Value } from "../data/values.ts";
import { unwrap } from "../read/syntax.ts";
import { formParts } from "./datum.ts";
import { type Environment, type Key, keyOf, sameIdentifier } from "./scope.ts";

/**
 * A list pattern is flat: `before`, then any number of `repeated`, then `after`, then `tail`.
 * Variables are numbered; a match fills an array of what they stand for.
 */
export type Pattern =
  | { readonly kind: "any" }
  | { readonly kind: "variable"; readonly index: number }
  | { readonly kind: "literal"; readonly key: Key }
  | { readonly kind: "datum"; readonly value: Value }
  | ListPattern
  | { readonly kind: "vector"; readonly elements: ListPattern };

export interface ListPattern {
  readonly kind: "list";
  readonly before: readonly Pattern[];
  readonly repeated: Pattern | undefined;
  /** The variables inside `repeated`. */
  readonly variables: readonly number[];
  readonly after: readonly Pattern[];
  readonly tail: Pattern;
}

/** What a variable followed by an ellipsis stands for. */
export class Repeated {
  readonly items: Match[] = [];
}
export type Match = Value | Repeated;

/** What a pattern's identifiers are. */
export interface PatternScope {
  isEllipsis(form: Value): boolean;
  isUnderscore(form: Value): boolean;
  isLiteral(key: Key): boolean;
  /** The number of a new variable that stands under so many ellipses. */
  declare(key: Key, form: Value, level: number): number;
  /** How many have been declared. */
  readonly count: number;
  fail(why: string, at: Value): Error;
  nested<T>(i: number, action: () => T): T;
}

export function compilePattern(form: Value, scope: PatternScope, level = 0): Pattern {
  const datum = unwrap(form);
  const key = keyOf(form);
  if (key !== undefined) return compileIdentifier(form, key, scope, level);
  if (datum instanceof Pair) {
    const { items, tail } = formParts(form);
    return scope.nested(1, () => compileList(items, tail, scope, level));
  }
  if (Array.isArray(datum))
    return { kind: "vector", elements: scope.nested(1, () => compileList(datum, NIL, scope, level)) };
  return { kind: "datum", value: datum };
}

function compileIdentifier(form: Value, key: Key, scope: PatternScope, level: number): Pattern {
  // A literal may be the ellipsis or the underscore, and then is neither.
  if (scope.isLiteral(key)) return { kind: "literal", key };
  if (scope.isEllipsis(form)) throw scope.fail("an ellipsis must follow a pattern", form);
  if (scope.isUnderscore(form)) return { kind: "any" };
  return { kind: "variable", index: scope.declare(key, form, level) };
}

export function compileList(
  items: readonly Value[],
  tail: Value,
  scope: PatternScope,
  level: number,
): ListPattern {
  const isDots = (form: Value | undefined) => form !== undefined && scope.isEllipsis(form);
  const dots = items.findIndex((item, i) => i > 0 && isDots(item));
  const compile = (forms: readonly Value[]) => forms.map((item) => compilePattern(item, scope, level));
  if (dots < 0) {
    const before = compile(items);
    const end = compilePattern(tail, scope, level);
    return { kind: "list", before, repeated: undefined, variables: [], after: [], tail: end };
  }
  const before = compile(items.slice(0, dots - 1));
  const first = scope.count;
  const repeated = compilePattern(items[dots - 1] as Value, scope, level + 1);
  const variables = Array.from({ length: scope.count - first }, (_, i) => first + i);
  const second = items.find((item, i) => i > dots && isDots(item));
  if (second !== undefined) throw scope.fail("two ellipses in one list of a pattern", second);
  const after = compile(items.slice(dots + 1));
  return { kind: "list", before, repeated, variables, after, tail: compilePattern(tail, scope, level) };
}

/** Matches forms of one use: fills `slots`, or gives up with false. */
export class Matcher {
  constructor(
    readonly slots: Match[],
    /** Where the macro was defined, and where it is used: literals are compared by what they mean. */
    private readonly definition: Environment,
    private readonly use: Environment,
  ) {}

  match(pattern: Pattern, form: Value): boolean {
    switch (pattern.kind) {
      case "any":
        return true;
      case "variable":
        this.slots[pattern.index] = form;
        return true;
      case "literal": {
        const key = keyOf(form);
        return key !== undefined && sameIdentifier(pattern.key, this.definition, key, this.use);
      }
      case "datum":
        return equal(pattern.value, unwrap(form));
      case "list":
        return this.matchList(pattern, form);
      case "vector": {
        const datum = unwrap(form);
        return Array.isArray(datum) && this.matchItems(pattern.elements, datum, NIL);
      }
    }
  }

  private matchList(pattern: ListPattern, form: Value): boolean {
    // The tail pattern takes what the others leave, which must keep its own shape: `rest` of (a b . rest).
    if (pattern.repeated === undefined) {
      let rest = form;
      for (const element of pattern.before) {
        const pair = unwrap(rest);
        if (!(pair instanceof Pair) || !this.match(element, pair.car)) return false;
        rest = pair.cdr;
      }
      return this.match(pattern.tail, rest);
    }
    const { items, tail } = formParts(form);
    return this.matchItems(pattern, items, tail);
  }

  private matchItems(pattern: ListPattern, items: readonly Value[], tail: Value): boolean {
    const { before, repeated, after } = pattern;
    const extra = items.length - before.length - after.length;
    if (extra < 0 || (repeated === undefined && extra > 0)) return false;
    const end = before.length + extra;
    return (
      before.every((element, i) => this.match(element, items[i] as Value)) &&
      (repeated === undefined || this.matchRepeated(pattern, repeated, items.slice(before.length, end))) &&
      after.every((element, i) => this.match(element, items[end + i] as Value)) &&
      this.match(pattern.tail, tail)
    );
  }

  private matchRepeated(pattern: ListPattern, repeated: Pattern, items: readonly Value[]): boolean {
    const collected = pattern.variables.map(() => new Repeated());
    for (const item of items) {
      if (!this.match(repeated, item)) return false;
      pattern.variables.forEach((index, i) => {
        (collected[i] as Repeated).items.push(this.slots[index] as Match);
      });
    }
    pattern.variables.forEach((index, i) => {
      this.slots[index] = collected[i] as Repeated;
    });
    return true;
  }
}
