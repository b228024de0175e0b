/**
 * The kinds of argument that a builtin's signature may name: how each is tested, what it is called in a message,
 * and examples, good and bad, from which tests are made.
 */

import { type Js, rt } from "../compile/js.ts";
import { Box } from "../data/box.ts";
import { HashTable } from "../data/hash-table.ts";
import { isExactRational, isNumber, isReal, type Num, type Real } from "../data/number.ts";
import { BinaryInputPort, BinaryOutputPort, Port, TextInputPort, TextOutputPort } from "../data/port.ts";
import { Str } from "../data/string.ts";
import { Char, Flonum, NIL, Pair, type Procedure, type Ratnum, Sym, type Value } from "../data/values.ts";
import { TopLevel } from "../expand/scope.ts";

export interface Kinds {
  obj: Value;
  boolean: boolean;
  /** An exact integer that fits an index, ≥ 0. */
  k: number;
  start: number;
  end: number;
  at: number;
  /** An exact or inexact integer. */
  n: number | bigint | Flonum;
  /** A number. */
  z: Num;
  /** A real number. */
  x: Real;
  /** An exact rational. */
  q: number | bigint | Ratnum;
  radix: number;
  byte: number;
  pair: Pair;
  /** A pair or the empty list; not walked to its end. */
  list: Value;
  alist: Value;
  symbol: Sym;
  string: Str;
  char: Char;
  vector: Value[];
  bytevector: Uint8Array;
  proc: Procedure;
  thunk: Procedure;
  port: Port;
  textIn: TextInputPort;
  textOut: TextOutputPort;
  byteIn: BinaryInputPort;
  byteOut: BinaryOutputPort;
  table: HashTable;
  box: Box;
  environment: TopLevel;
}

export interface Kind {
  readonly test: (value: Value) => boolean;
  /** The same test written out in compiled code; "" if every value passes. A kind without it is tested by call. */
  readonly inline?: (x: Js) => Js;
  /** As in "argument 2 must be …". */
  readonly says: string;
  /** Scheme expressions. */
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

const instance = (name: string) => (x: Js) => [x, " instanceof ", rt(name)];
const typed = (type: string) => (x: Js) => ["typeof ", x, ` === "${type}"`];

const index: Kind = {
  test: (v) => typeof v === "number" && v >= 0,
  inline: (x) => ["typeof ", x, ' === "number" && ', x, " >= 0"],
  says: "an index (an exact integer that is not negative)",
  good: ["0", "1"],
  bad: ["-1", "1.5", "'a", "(expt 10 30)"],
};
const procedure: Kind = {
  test: (v) => typeof v === "function",
  inline: typed("function"),
  says: "a procedure",
  good: ["car"],
  bad: ["1", "'car"],
};
const list: Kind = {
  test: (v) => v instanceof Pair || v === NIL,
  // Only a pair has a cdr.
  inline: (x) => ["(", x, " === ", rt("NIL"), " || ", x, ".cdr !== undefined)"],
  says: "a list",
  good: ["'()", "'(1 2)"],
  bad: ["1", '"a"', "#(1)"],
};

export const kinds: Record<keyof Kinds, Kind> = {
  obj: { test: () => true, inline: () => "", says: "any object", good: ["1", "'a", '"s"'], bad: [] },
  boolean: {
    test: (v) => typeof v === "boolean",
    inline: typed("boolean"),
    says: "a boolean",
    good: ["#t", "#f"],
    bad: ["0", "'()"],
  },
  k: index,
  start: index,
  end: index,
  at: index,
  n: {
    test: (v) =>
      typeof v === "number" || typeof v === "bigint" || (v instanceof Flonum && Number.isInteger(v.value)),
    says: "an integer",
    good: ["0", "-7", "3."],
    bad: ["1.5", "1/2", "3+i", "'a", '"1"'],
  },
  z: { test: isNumber, says: "a number", good: ["0", "1/2", "-2.5", "1+2i"], bad: ["'a", '"1"', "#t"] },
  x: {
    test: isReal,
    says: "a real number",
    good: ["0", "1/2", "-2.5"],
    bad: ["1+2i", "1.0+0.0i", "'a", '"1"', "#t"],
  },
  q: {
    test: isExactRational,
    says: "an exact rational number",
    good: ["0", "1/2"],
    bad: ["1.5", "+i", "'a"],
  },
  radix: {
    test: (v) => typeof v === "number" && v >= 2 && v <= 36,
    says: "a radix (an exact integer from 2 to 36)",
    good: ["2", "16"],
    bad: ["1", "37", "'a"],
  },
  byte: {
    test: (v) => typeof v === "number" && v >= 0 && v <= 255,
    says: "a byte (an exact integer from 0 to 255)",
    good: ["0", "255"],
    bad: ["-1", "256", "'a"],
  },
  pair: {
    test: (v) => v instanceof Pair,
    inline: (x) => [x, ".cdr !== undefined"],
    says: "a pair",
    good: ["'(1 . 2)"],
    bad: ["'()", "1", "#(1)"],
  },
  list,
  alist: { ...list, says: "an association list", good: ["'((a . 1))", "'()"] },
  symbol: {
    test: (v) => v instanceof Sym,
    inline: instance("Sym"),
    says: "a symbol",
    good: ["'a"],
    bad: ["1", '"a"'],
  },
  string: {
    test: (v) => v instanceof Str,
    inline: instance("Str"),
    says: "a string",
    good: ['"abc"', '""'],
    bad: ["1", "'a", "#\\a"],
  },
  char: {
    test: (v) => v instanceof Char,
    inline: instance("Char"),
    says: "a character",
    good: ["#\\a"],
    bad: ["1", '"a"'],
  },
  vector: {
    test: (v) => Array.isArray(v),
    inline: (x) => ["Array.isArray(", x, ")"],
    says: "a vector",
    good: ["(vector 1 2)"],
    bad: ["1", "'(1)", '"a"'],
  },
  bytevector: {
    test: (v) => v instanceof Uint8Array,
    says: "a bytevector",
    good: ["(bytevector 1 2)"],
    bad: ["1", "#(1)", '"a"'],
  },
  proc: procedure,
  thunk: { ...procedure, says: "a procedure without arguments", good: ["(lambda () 1)"] },
  port: {
    test: (v) => v instanceof Port,
    says: "a port",
    good: ["(current-output-port)"],
    bad: ["1", '"a"'],
  },
  textIn: {
    test: (v) => v instanceof TextInputPort,
    says: "a textual input port",
    good: ['(open-input-string "a")'],
    bad: ["1", '"a"', "(open-output-string)", "(open-input-bytevector #u8(1))"],
  },
  textOut: {
    test: (v) => v instanceof TextOutputPort,
    says: "a textual output port",
    good: ["(open-output-string)"],
    bad: ["1", '"a"', '(open-input-string "a")', "(open-output-bytevector)"],
  },
  byteIn: {
    test: (v) => v instanceof BinaryInputPort,
    says: "a binary input port",
    good: ["(open-input-bytevector #u8(1))"],
    bad: ["1", "#u8(1)", '(open-input-string "a")'],
  },
  byteOut: {
    test: (v) => v instanceof BinaryOutputPort,
    says: "a binary output port",
    good: ["(open-output-bytevector)"],
    bad: ["1", "#u8(1)", "(open-output-string)"],
  },
  table: {
    test: (v) => v instanceof HashTable,
    says: "a hash table",
    good: ["(make-equal-hash-table)"],
    bad: ["1", "'()"],
  },
  box: {
    test: (v) => v instanceof Box,
    says: "a box",
    good: ["(box 1)"],
    bad: ["1", "'(1)"],
  },
  environment: {
    test: (v) => v instanceof TopLevel,
    says: "an environment",
    good: ["(the-environment)"],
    bad: ["1", "'a"],
  },
};
