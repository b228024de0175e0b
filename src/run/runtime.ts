/** The run-time library: what compiled code names. The slow path of each inlined builtin is the builtin's own. */
import { equal, eqv } from "../data/equal.ts";
import {
  abs,
  add,
  greater,
  greaterOrEqual,
  isEven,
  isNegative,
  isOdd,
  isPositive,
  isZero,
  less,
  lessOrEqual,
  modulo,
  multiply,
  numberEquals,
  quotient,
  remainder,
  subtract,
} from "../data/number.ts";
import { Str } from "../data/string.ts";
import {
  Box,
  Char,
  DEFAULT,
  EOF,
  listFrom,
  NIL,
  Pair,
  Sym,
  UNASSIGNED,
  type Value,
  VOID,
} from "../data/values.ts";
import { fail, outOfRange, wrongType } from "../errors.ts";
import { Frame0, Frame1, Frame2, Frame3, Frame4, FrameN } from "./frame.ts";
import { UNWIND } from "./unwind.ts";

const notPair = (who: string) => (found: Value) => {
  throw wrongType(who, 1, "a pair", found);
};

const selectors = {
  car: notPair("car"),
  cdr: notPair("cdr"),
  caar: notPair("caar"),
  cadr: notPair("cadr"),
  cdar: notPair("cdar"),
  cddr: notPair("cddr"),
  caddr: notPair("caddr"),
};

function vectorRef(vector: Value, k: Value): never {
  if (!Array.isArray(vector)) throw wrongType("vector-ref", 1, "a vector", vector);
  if (typeof k !== "number" || k < 0) throw wrongType("vector-ref", 2, "an index", k);
  throw outOfRange("vector-ref", 2, indexWords(vector.length), k);
}

function indexWords(length: number): string {
  return length === 0 ? "the index of an element (there are none)" : `an index from 0 to ${length - 1}`;
}

function vectorLength(vector: Value): never {
  throw wrongType("vector-length", 1, "a vector", vector);
}

/** The value in a box, which must have been given one (R7RS 4.2.2, letrec). */
function checked(box: Box, name: string): Value {
  if (box.value === UNASSIGNED) {
    throw fail("uninitialized-variable", `${name} is used before it has a value`, [], { who: name });
  }
  return box.value;
}

export const runtime = {
  ...selectors,
  abs,
  add,
  Box,
  Char,
  checked,
  DEFAULT,
  EOF,
  equal,
  eqv,
  Frame0,
  Frame1,
  Frame2,
  Frame3,
  Frame4,
  FrameN,
  greater,
  greaterOrEqual,
  isEven,
  isNegative,
  isOdd,
  isPositive,
  isZero,
  less,
  lessOrEqual,
  listFrom,
  modulo,
  multiply,
  NIL,
  numberEquals,
  Pair,
  quotient,
  remainder,
  Str,
  subtract,
  Sym,
  UNASSIGNED,
  UNWIND,
  vectorLength,
  vectorRef,
  VOID,
};
