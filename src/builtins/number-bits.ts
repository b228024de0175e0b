/** Exact integers as sequences of bits (SRFI 151, MIT Scheme). */
import { arithmeticShift, bitwiseAnd, bitwiseNot, bitwiseOr, bitwiseXor, negate } from "../data/number.ts";
import { type Builtin, builtin } from "./builtin.ts";
import { variadic } from "./variadic.ts";

export const bits: Builtin[] = [
  variadic(
    "(bitwise-and n ...)",
    `The bits that are 1 in every number; -1, all ones, of no numbers.
  (bitwise-and 12 10)   ;=> 8
  (bitwise-and 5 2.)   ;error> wrong-type`,
    bitwiseAnd,
    (args) => args.reduce(bitwiseAnd, -1),
  ),
  variadic(
    "(bitwise-or n ...)",
    `The bits that are 1 in some number; 0 of no numbers.
  (bitwise-or 12 10)   ;=> 14`,
    bitwiseOr,
    (args) => args.reduce(bitwiseOr, 0),
  ),
  variadic(
    "(bitwise-xor n ...)",
    `The bits that are 1 in an odd number of the numbers; 0 of no numbers.
  (bitwise-xor 12 10)   ;=> 6`,
    bitwiseXor,
    (args) => args.reduce(bitwiseXor, 0),
  ),
  builtin(
    "(bitwise-not n)",
    `The bits of n, each one turned: -1 - n.
  (bitwise-not 5)   ;=> -6`,
    bitwiseNot,
  ),
  builtin(
    "(arithmetic-shift n1 n2)",
    `n1 shifted n2 bits to the left, or, if n2 is negative, to the right: n1 times 2 to the power of n2, rounded down.
  (arithmetic-shift 3 4)   ;=> 48
  (arithmetic-shift -5 -1)   ;=> -3`,
    (n, shift) => arithmeticShift(n, shift),
  ),
  builtin(
    "(shift-left n1 n2)",
    `n1 shifted n2 bits to the left.
  (shift-left 3 4)   ;=> 48`,
    (n, shift) => arithmeticShift(n, shift, "shift-left"),
  ),
  builtin(
    "(shift-right n1 n2)",
    `n1 shifted n2 bits to the right.
  (shift-right 48 4)   ;=> 3`,
    (n, shift) => arithmeticShift(n, negate(shift), "shift-right"),
  ),
];
