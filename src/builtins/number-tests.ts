/** The kinds of number, comparison, sign and parity (R7RS 6.2.6). */
import {
  greater,
  greaterOrEqual,
  hasFiniteParts,
  hasInfinitePart,
  hasNaNPart,
  isEven,
  isExact,
  isExactInteger,
  isExactRational,
  isInteger,
  isNegative,
  isNumber,
  isOdd,
  isPositive,
  isRational,
  isReal,
  isZero,
  less,
  lessOrEqual,
  numberEquals,
} from "../data/number.ts";
import type { Value } from "../data/values.ts";
import { alias, type Builtin, builtin } from "./builtin.ts";
import { variadic } from "./variadic.ts";

const isNumberBuiltin = builtin(
  "(number? obj)",
  `Whether obj is a number (R7RS 6.2.6).
  (number? 1/2)   ;=> #t
  (number? 1+2i)   ;=> #t
  (number? 'a)   ;=> #f`,
  isNumber,
);

export const numberTests: Builtin[] = [
  isNumberBuiltin,
  alias("complex?", isNumberBuiltin),
  builtin(
    "(real? obj)",
    `Whether obj is a real number: one without an imaginary part, or with an exact 0 (R7RS 6.2.6).
  (real? 1e10)   ;=> #t
  (real? -2.5+0i)   ;=> #t
  (real? -2.5+0.0i)   ;=> #f`,
    isReal,
  ),
  builtin(
    "(rational? obj)",
    `Whether obj is a number that is neither infinite nor NaN (R7RS 6.2.6).
  (rational? 6/10)   ;=> #t
  (rational? +inf.0)   ;=> #f`,
    isRational,
  ),
  builtin(
    "(integer? obj)",
    `Whether obj is an integer, exact or inexact (R7RS 6.2.6).
  (integer? 3.)   ;=> #t
  (integer? 8/4)   ;=> #t
  (integer? 1.5)   ;=> #f`,
    isInteger,
  ),
  builtin(
    "(exact? z)",
    `Whether z is exact (R7RS 6.2.6).
  (exact? 1/2)   ;=> #t
  (exact? 1.)   ;=> #f`,
    isExact,
  ),
  builtin(
    "(inexact? z)",
    `Whether z is inexact (R7RS 6.2.6).
  (inexact? 1.)   ;=> #t`,
    (z) => !isExact(z),
  ),
  builtin(
    "(exact-integer? obj)",
    `Whether obj is an exact integer (R7RS 6.2.6).
  (exact-integer? 32)   ;=> #t
  (exact-integer? 32.)   ;=> #f`,
    isExactInteger,
  ),
  builtin(
    "(exact-rational? obj)",
    `Whether obj is an exact number (MIT Scheme).
  (exact-rational? 1/2)   ;=> #t
  (exact-rational? .5)   ;=> #f`,
    isExactRational,
  ),
  builtin(
    "(exact-nonnegative-integer? obj)",
    `Whether obj is an exact integer that is not negative (Racket, MIT Scheme).
  (exact-nonnegative-integer? 5)   ;=> #t
  (exact-nonnegative-integer? -5)   ;=> #f`,
    (obj) => isExactInteger(obj) && obj >= 0,
  ),
  builtin(
    "(finite? z)",
    `Whether z is, or both its parts are, neither infinite nor NaN (R7RS 6.2.6).
  (finite? 3)   ;=> #t
  (finite? -inf.0)   ;=> #f`,
    hasFiniteParts,
  ),
  builtin(
    "(infinite? z)",
    `Whether z, or a part of it, is an infinity (R7RS 6.2.6).
  (infinite? +inf.0)   ;=> #t
  (infinite? +nan.0)   ;=> #f`,
    hasInfinitePart,
  ),
  builtin(
    "(nan? z)",
    `Whether z, or a part of it, is NaN, the result of an operation that has none (R7RS 6.2.6).
  (nan? (/ 0. 0.))   ;=> #t
  (nan? 32)   ;=> #f`,
    hasNaNPart,
  ),
  comparison("(= z1 z2 ...)", "all numbers are equal", "(= 2 2. 4/2)   ;=> #t", numberEquals),
  comparison("(< x1 x2 ...)", "each number is less than the next", "(< 1 2 2)   ;=> #f", less),
  comparison("(> x1 x2 ...)", "each number is greater than the next", "(> 3 2.5 2)   ;=> #t", greater),
  comparison("(<= x1 x2 ...)", "no number is greater than the next", "(<= 1 2 2)   ;=> #t", lessOrEqual),
  comparison("(>= x1 x2 ...)", "no number is less than the next", "(>= 1 2)   ;=> #f", greaterOrEqual),
  builtin(
    "(zero? z)",
    `Whether z is 0 (R7RS 6.2.6).
  (zero? 0.)   ;=> #t
  (zero? 1)   ;=> #f`,
    isZero,
  ),
  builtin(
    "(positive? x)",
    `Whether x is greater than 0 (R7RS 6.2.6).
  (positive? 1/2)   ;=> #t
  (positive? 0)   ;=> #f`,
    isPositive,
  ),
  builtin(
    "(negative? x)",
    `Whether x is less than 0 (R7RS 6.2.6).
  (negative? -1.5)   ;=> #t
  (negative? 0)   ;=> #f`,
    isNegative,
  ),
  builtin(
    "(odd? n)",
    `Whether n is not a multiple of 2 (R7RS 6.2.6).
  (odd? -3)   ;=> #t
  (odd? 1.5)   ;error> wrong-type`,
    isOdd,
  ),
  builtin(
    "(even? n)",
    `Whether n is a multiple of 2 (R7RS 6.2.6).
  (even? 4.)   ;=> #t
  (even? 7)   ;=> #f`,
    isEven,
  ),
];

function comparison(
  signature: string,
  claim: string,
  example: string,
  test: (a: Value, b: Value) => boolean,
): Builtin {
  const holds = (args: Value[]) => args.every((arg, i) => i === 0 || test(args[i - 1] as Value, arg));
  return variadic(signature, `Whether ${claim} (R7RS 6.2.6).\n  ${example}`, test, holds);
}
