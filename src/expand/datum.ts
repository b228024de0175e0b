/** Forms as data: taking them apart, and turning them into the plain data that `quote` gives. */
import type { Span } from "../data/source.ts";
import { NIL, Pair, type Value } from "../data/values.ts";
import { Syntax, unwrap } from "../read/syntax.ts";
import { Alias, baseSymbol } from "./scope.ts";

/** The elements of a form that is a proper list, else undefined. */
export function formItems(form: Value): Value[] | undefined {
  const { items, tail } = formParts(form);
  return tail === NIL ? items : undefined;
}

/** The elements of a list form up to its end, a dotted tail, or the point where it comes round again. */
export function formParts(form: Value): { items: Value[]; tail: Value } {
  const items: Value[] = [];
  let rest = unwrap(form);
  let mark: Value = rest;
  let tail = form;
  while (rest instanceof Pair) {
    items.push(rest.car);
    tail = rest.cdr;
    rest = unwrap(tail);
    if (rest === mark) return { items, tail };
    // Brent's test: the mark moves on at every power of two.
    if ((items.length & (items.length - 1)) === 0) mark = rest;
  }
  return { items, tail: rest === NIL ? NIL : tail };
}

/** Puts forms on a stack so that the first is popped first. However many: a spread would be bounded. */
export function pushReversed<T>(stack: T[], forms: readonly T[]): void {
  for (let i = forms.length - 1; i >= 0; i--) stack.push(forms[i] as T);
}

/** A form made by a macro, standing where the macro was used. */
export function placed(datum: Value, span: Span | undefined): Value {
  return span === undefined || datum instanceof Syntax ? datum : new Syntax(datum, span);
}

/** The plain datum: no Syntax, no Alias. Data that holds none is returned itself, not a copy. */
export function strip(form: Value): Value {
  const datum = unwrap(form);
  if (datum instanceof Alias) return baseSymbol(datum);
  if (!isCompound(datum)) return datum;
  return holdsSyntax(form) ? copyStripped(datum) : form;
}

function isCompound(datum: Value): datum is Pair | Value[] {
  return datum instanceof Pair || Array.isArray(datum);
}

function holdsSyntax(form: Value): boolean {
  const seen = new Set<Value>();
  const todo: Value[] = [form];
  while (todo.length > 0) {
    const value = todo.pop() as Value;
    if (value instanceof Syntax || value instanceof Alias) return true;
    if (!isCompound(value) || seen.has(value)) continue;
    seen.add(value);
    if (value instanceof Pair) todo.push(value.cdr, value.car);
    else for (const item of value) todo.push(item);
  }
  return false;
}

// Shared and circular structure stays so: each compound is copied once.
function copyStripped(root: Pair | Value[]): Value {
  const copies = new Map<Value, Value>();
  const todo: (Pair | Value[])[] = [];
  const copy = (form: Value): Value => {
    const datum = unwrap(form);
    if (datum instanceof Alias) return baseSymbol(datum);
    if (!isCompound(datum)) return datum;
    let result = copies.get(datum);
    if (result === undefined) {
      result = datum instanceof Pair ? new Pair(NIL, NIL) : new Array<Value>(datum.length);
      copies.set(datum, result);
      todo.push(datum);
    }
    return result;
  };
  const result = copy(root);
  while (todo.length > 0) {
    const from = todo.pop() as Pair | Value[];
    const to = copies.get(from) as Pair | Value[];
    if (from instanceof Pair) {
      (to as Pair).car = copy(from.car);
      (to as Pair).cdr = copy(from.cdr);
    } else for (let i = 0; i < from.length; i++) (to as Value[])[i] = copy(from[i] as Value);
  }
  return result;
}
