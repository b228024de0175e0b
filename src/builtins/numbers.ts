/** Numbers (R7RS 6.2), and what SICP, Racket and MIT Scheme add. This file: arithmetic. */
import { add, divide, max, min, multiply, negate, square, subtract } from "../data/number.ts";
import type { Value } from "../data/values.ts";
import { alias, type Builtin, builtin } from "./builtin.ts";
import { bits } from "./number-bits.ts";
import { complexNumbers } from "./number-complex.ts";
import { integerDivision } from "./number-division.ts";
import { numberFunctions } from "./number-functions.ts";
import { numberTests } from "./number-tests.ts";
import { numberText } from "./number-text.ts";
import { variadic } from "./variadic.ts";

const increment = builtin(
  "(1+ z)",
  `One more than z (MIT Scheme; inc in SICP, add1 in Racket).
  (1+ 41)   ;=> 42
  (1+ 1/2)   ;=> 3/2`,
  (z) => add(z, 1),
);

const decrement = builtin(
  "(-1+ z)",
  `One less than z (MIT Scheme; dec in SICP, sub1 in Racket).
  (-1+ 43)   ;=> 42
  (-1+ .5)   ;=> -0.5`,
  (z) => subtract(z, 1),
);

const arithmetic: Builtin[] = [
  variadic(
    "(+ z ...)",
    `The sum, 0 of no numbers (R7RS 6.2.6).
  (+ 3 4)   ;=> 7
  (+ 1/2 1/3 1)   ;=> 11/6
  (+ 1 'a)   ;error> wrong-type`,
    add,
    (args) => args.reduce(add, 0),
  ),
  variadic(
    "(* z ...)",
    `The product, 1 of no numbers (R7RS 6.2.6). Exact 0 times anything is exact 0.
  (* 4 2.5)   ;=> 10.0
  (* 99999999999 99999999999)   ;=> 9999999999800000000001
  (*)   ;=> 1`,
    multiply,
    (args) => args.reduce(multiply, 1),
  ),
  variadic(
    "(- z1 z2 ...)",
    `The first number less the others, or the negative of the only one (R7RS 6.2.6).
  (- 3 4 5)   ;=> -6
  (- 3)   ;=> -3`,
    subtract,
    (args) => (args.length === 1 ? negate(args[0] as Value) : args.reduce(subtract)),
  ),
  variadic(
    "(/ z1 z2 ...)",
    `The first number divided by the others, or one divided by the only one (R7RS 6.2.6). An exact divisor 0 is an
error, an inexact one gives an infinity.
  (/ 3 4 5)   ;=> 3/20
  (/ 1 3.)   ;=> 0.3333333333333333
  (/ 1 0)   ;error> divide-by-zero`,
    (a, b) => divide(a, b),
    (args) => quotientOf(args, false),
  ),
  variadic(
    "(max x1 x2 ...)",
    `The largest number, inexact if any of them is (R7RS 6.2.6).
  (max 3 4)   ;=> 4
  (max 3.9 4)   ;=> 4.0`,
    max,
    (args) => args.reduce(max),
  ),
  variadic(
    "(min x1 x2 ...)",
    `The smallest number, inexact if any of them is (R7RS 6.2.6).
  (min 3 4 1/2)   ;=> 1/2`,
    min,
    (args) => args.reduce(min),
  ),
  increment,
  alias("inc", increment),
  alias("add1", increment),
  decrement,
  alias("1-", decrement),
  alias("dec", decrement),
  alias("sub1", decrement),
  builtin(
    "(square z)",
    `z times z (R7RS 6.2.6).
  (square 42)   ;=> 1764
  (square 1/2)   ;=> 1/4`,
    square,
  ),
  builtin(
    "(cube z)",
    `The third power of z (SICP 1.1.8).
  (cube 3)   ;=> 27`,
    (z) => multiply(z, square(z)),
  ),
  builtin(
    "(average z1 z2)",
    `Half the sum of two numbers (SICP 1.1.7).
  (average 1 4)   ;=> 5/2
  (average 1. 4)   ;=> 2.5`,
    (a, b) => divide(add(a, b), 2),
  ),
];

/** MIT's division: an exact divisor 0 gives an infinity or NaN if the dividend is inexact. */
export const divisionToInfinity: Builtin = variadic(
  "(/ z1 z2 ...)",
  `The first number divided by the others, or one divided by the only one. A divisor 0 is an error only if the
numbers are exact.`,
  (a, b) => divide(a, b, true),
  (args) => quotientOf(args, true),
);

export const numbers: Builtin[] = [
  ...numberTests,
  ...arithmetic,
  ...integerDivision,
  ...numberFunctions,
  ...complexNumbers,
  ...bits,
  ...numberText,
];

function quotientOf(args: Value[], toInfinity: boolean): Value {
  if (args.length === 1) return divide(1, args[0] as Value, toInfinity);
  return args.reduce((a, b) => divide(a, b, toInfinity));
}
