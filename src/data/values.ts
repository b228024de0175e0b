/**
 * What a Scheme value is in JavaScript.
 *
 *   exact integer     a `number` that is a safe integer, or a `bigint` beyond that range, never inside it
 *   exact rational    Ratnum, in lowest terms, denominator > 1
 *   inexact real      Flonum, a box: `2.` and `2` differ, and arithmetic on exact integers stays bare
 *   complex number    Complex, if it is not real: two real parts, both exact or both inexact
 *   boolean           true, false; everything but false is true
 *   pair, ()          Pair, NIL
 *   symbol            Sym, interned by name unless made otherwise, so eq? is ===
 *   character         Char, one object a code point, so eq? is ===
 *   string            Str (data/string.ts)
 *   vector            a JavaScript array; bytevector: Uint8Array
 *   procedure         a JavaScript function that checks its own arity
 *   all else          a class that extends Obj and names itself for the printer
 *
 * `undefined` and `null` are never values: in a cell `undefined` means "not defined yet".
 */
import type { Str } from "./string.ts";

export type Value =
  | boolean
  | number
  | bigint
  | Ratnum
  | Flonum
  | Complex
  | Pair
  | Sym
  | Char
  | Str
  | Value[]
  | Uint8Array
  | Procedure
  | Obj;

/** A compiled procedure, a builtin, a continuation or a parameter. It may return UNWIND (see run/machine.ts). */
export type Procedure = (...args: Value[]) => Value;

/** The base of every value that is not one of the basic kinds. `tag` is what `#<tag>` shows. */
export abstract class Obj {
  abstract readonly tag: string;
}

export class Pair {
  constructor(
    public car: Value,
    public cdr: Value,
  ) {}
}

/** A value of which there is one: the empty list, the unspecified value, the end of file. */
export class Unique extends Obj {
  constructor(readonly tag: string) {
    super();
  }
}

export const NIL = new Unique("()");
/** What a form without a useful value returns. Printed as the dialect does, and not shown by a REPL. */
export const VOID = new Unique("void");
export const EOF = new Unique("eof");
/** The value of an optional parameter that was not given (MIT's #!default). */
export const DEFAULT = new Unique("#!default");
/** What a letrec variable holds before its initialiser has run. A program never sees it. */
export const UNASSIGNED = new Unique("unassigned");

export class Sym {
  constructor(
    readonly name: string,
    readonly interned: boolean,
  ) {}
}

// Interned symbols are immutable and may be shared by all interpreters of a process.
const symbols = new Map<string, Sym>();

export function intern(name: string): Sym {
  let symbol = symbols.get(name);
  if (symbol === undefined) {
    symbol = new Sym(name, true);
    symbols.set(name, symbol);
  }
  return symbol;
}

export class Char {
  private constructor(readonly code: number) {}

  private static readonly table = new Map<number, Char>();

  /** The character with this Unicode code point. */
  static of(code: number): Char {
    let char = Char.table.get(code);
    if (char === undefined) {
      char = new Char(code);
      Char.table.set(code, char);
    }
    return char;
  }

  toString(): string {
    return String.fromCodePoint(this.code);
  }
}

/** An inexact real. */
export class Flonum {
  constructor(readonly value: number) {}
}

/** An exact rational that is not an integer: lowest terms, denominator > 1. Made by data/number.ts alone. */
export class Ratnum {
  constructor(
    readonly numerator: bigint,
    readonly denominator: bigint,
  ) {}
}

/** A number that is not real: the imaginary part is not exact 0. Made by data/number.ts alone. */
export class Complex {
  constructor(
    readonly re: number | bigint | Ratnum | Flonum,
    readonly im: number | bigint | Ratnum | Flonum,
  ) {}
}

/** Several values returned at once, or none (R7RS 6.10, `values`). One value is never wrapped. */
export class Values extends Obj {
  readonly tag = "values";
  constructor(readonly items: readonly Value[]) {
    super();
  }
}

/** The place of an assigned variable that a closure or a frame must share. */
export class Box extends Obj {
  readonly tag = "box";
  constructor(public value: Value) {
    super();
  }
}

export function list(...items: Value[]): Value {
  return listFrom(items, NIL);
}

/** A list of the items, ending in `tail`. */
export function listFrom(items: readonly Value[], tail: Value = NIL): Value {
  let result = tail;
  for (let i = items.length - 1; i >= 0; i--) result = new Pair(items[i] as Value, result);
  return result;
}

/** The elements of a proper list, or undefined if it is improper or circular. */
export function listItems(value: Value): Value[] | undefined {
  const items: Value[] = [];
  let slow = value;
  for (let rest = value; rest !== NIL; rest = rest.cdr) {
    if (!(rest instanceof Pair)) return undefined;
    items.push(rest.car);
    if (items.length % 2 === 0) {
      slow = (slow as Pair).cdr;
      if (slow === rest.cdr) return undefined;
    }
  }
  return items;
}
