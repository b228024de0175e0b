/** What the comparison needs to see in a Scheme value, whatever structure its author chose. */
import { RecordInstance } from "../data/record.ts";
import { Str } from "../data/string.ts";
import { Char, Flonum, listItems, NIL, Pair, Sym, type Value } from "../data/values.ts";

/** The elements of a proper list or a vector, a symbol before them left out: it is a tag. */
export function elements(value: Value): Value[] | undefined {
  const all = sequence(value);
  return all?.[0] instanceof Sym ? all.slice(1) : all;
}

/** All elements of a proper list or a vector. */
export function sequence(value: Value): Value[] | undefined {
  return Array.isArray(value) ? value : listItems(value);
}

/** An exact or inexact integer that a board or a tuple may hold. */
export function integer(value: Value): number | undefined {
  const number = value instanceof Flonum ? value.value : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

/** More than this is not a tuple of a few numbers, and may be circular. */
const LARGEST_TUPLE = 40;

/**
 * The integers anywhere inside a small structure of pairs, vectors and records, from left to right: 3 and 4 of
 * `(3 . 4)`, `#(3 4)`, `(queen 3 4)` and `((row . 3) (column . 4))`. Undefined if it holds anything but integers
 * and symbols.
 */
export function integersWithin(value: Value): number[] | undefined {
  const integers: number[] = [];
  const pending: Value[] = [value];
  for (let visits = 0; pending.length > 0; visits++) {
    const next = pending.pop() as Value;
    const number = integer(next);
    if (visits > LARGEST_TUPLE) return undefined;
    if (number !== undefined) integers.push(number);
    else if (next instanceof Pair) pending.push(next.cdr, next.car);
    else if (Array.isArray(next) && next.length <= LARGEST_TUPLE) pending.push(...next.toReversed());
    else if (next instanceof RecordInstance) pending.push(...next.fields.toReversed());
    else if (next !== NIL && !(next instanceof Sym)) return undefined;
  }
  return integers;
}

/** The structure of a tuple that integersWithin has read, with words for its integers: `(row . column)`. */
export function pattern(value: Value, words: readonly string[]): string {
  const left = [...words];
  return write(value);

  // The structure is small: see LARGEST_TUPLE.
  function write(part: Value): string {
    if (integer(part) !== undefined) return left.shift() ?? "…";
    if (Array.isArray(part)) return `#(${part.map(write).join(" ")})`;
    if (part instanceof RecordInstance) return `#<${part.tag} ${part.fields.map(write).join(" ")}>`;
    if (part instanceof Sym) return part.name;
    const items: string[] = [];
    let rest: Value = part;
    for (; rest instanceof Pair; rest = rest.cdr) items.push(write(rest.car));
    return rest === NIL ? `(${items.join(" ")})` : `(${items.join(" ")} . ${write(rest)})`;
  }
}

/** The text of a string, symbol or character. */
export function textOf(value: Value): string | undefined {
  if (value instanceof Str) return value.text;
  if (value instanceof Sym) return value.name;
  if (value instanceof Char) return value.toString();
  return undefined;
}

/** (), #() or "". */
export function isEmpty(value: Value): boolean {
  return value === NIL || (Array.isArray(value) && value.length === 0) || textOf(value) === "";
}
