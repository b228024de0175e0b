/** Arithmetic on Scheme numbers (R7RS 6.2). The invariants are stated in number/tower.ts. */
export { add, divide, multiply, negate, square, subtract } from "./number/arithmetic.ts";
export { arithmeticShift, bitwiseAnd, bitwiseNot, bitwiseOr, bitwiseXor } from "./number/bits.ts";
export {
  eqvNumbers,
  greater,
  greaterOrEqual,
  isEven,
  isNegative,
  isOdd,
  isPositive,
  isZero,
  less,
  lessOrEqual,
  max,
  min,
  numberEquals,
} from "./number/compare.ts";
export { numberToInexact, toExact, toInexact } from "./number/convert.ts";
export {
  ceilingQuotient,
  floorDivide,
  floorQuotient,
  gcd,
  lcm,
  modulo,
  quotient,
  remainder,
  roundQuotient,
  truncateDivide,
} from "./number/division.ts";
export { acos, asin, atan, cos, exp, log, sin, tan } from "./number/elementary.ts";
export { exactIntegerSqrt, exactPower, expt, sqrt } from "./number/power.ts";
export {
  isExact,
  isInteger,
  isRational,
  isReal,
} from "./number/predicates.ts";
export {
  CHICKEN_STYLE,
  type FlonumStyle,
  GUILE_STYLE,
  MIT_STYLE,
  numberToString,
  RACKET_STYLE,
} from "./number/print.ts";
export {
  abs,
  ceiling,
  denominator,
  floor,
  numerator,
  rationalize,
  round,
  truncate,
} from "./number/rounding.ts";
export {
  type Exact,
  type Int,
  isExactInteger,
  isExactRational,
  isNumber,
  makeRational,
  type Num,
  normalize,
} from "./number/tower.ts";
