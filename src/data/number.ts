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
export { makeRectangular, numberToInexact, toExact, toInexact } from "./number/convert.ts";
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
export { angle, imagPart, magnitude, makePolar, realPart } from "./number/polar.ts";
export { exactPower, expt } from "./number/power.ts";
export {
  hasFiniteParts,
  hasInfinitePart,
  hasNaNPart,
  isExact,
  isInteger,
  isRational,
} from "./number/predicates.ts";
export {
  CHICKEN_STYLE,
  type FlonumStyle,
  GUILE_STYLE,
  MIT_STYLE,
  numberToString,
  R7RS_STYLE,
  RACKET_STYLE,
} from "./number/print.ts";
export { exactIntegerSqrt, sqrt } from "./number/roots.ts";
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
  isReal,
  makeRational,
  type Num,
  normalize,
  type Real,
} from "./number/tower.ts";
