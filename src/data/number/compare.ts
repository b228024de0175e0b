/**
 * Comparison is exact between all kinds of number, so that it is transitive (R7RS 6.2.6): an inexact operand is
 * compared by its exact value. NaN is neither less than, equal to, nor greater than anything.
 */
import { Complex, Flonum, type Value } from "../values.ts";
import { exactOf, toInexact } from "./convert.ts";
import {
  type Exact,
  type Int,
  integerArg,
  isRatnum,
  type Num,
  numberArg,
  type Real,
  ratioOf,
  realArg,
} from "./tower.ts";

export function numberEquals(a: Value, b: Value): boolean {
  if (typeof a === "number" && typeof b === "number") return a === b;
  const x = numberArg("=", 1, a);
  const y = numberArg("=", 2, b);
  if (x instanceof Complex || y instanceof Complex) return equalParts(x, y);
  return order(x, y) === 0;
}

export function less(a: Value, b: Value): boolean {
  if (typeof a === "number" && typeof b === "number") return a < b;
  return order(realArg("<", 1, a), realArg("<", 2, b)) < 0;
}

export function lessOrEqual(a: Value, b: Value): boolean {
  if (typeof a === "number" && typeof b === "number") return a <= b;
  return order(realArg("<=", 1, a), realArg("<=", 2, b)) <= 0;
}

export function greater(a: Value, b: Value): boolean {
  if (typeof a === "number" && typeof b === "number") return a > b;
  return order(realArg(">", 1, a), realArg(">", 2, b)) > 0;
}

export function greaterOrEqual(a: Value, b: Value): boolean {
  if (typeof a === "number" && typeof b === "number") return a >= b;
  return order(realArg(">=", 1, a), realArg(">=", 2, b)) >= 0;
}

/** The larger one, inexact if either is (R7RS 6.2.6); NaN if either is. */
export function max(a: Value, b: Value): Real {
  return extreme("max", 1, a, b);
}

export function min(a: Value, b: Value): Real {
  return extreme("min", -1, a, b);
}

/** `eqv?` of two numbers: the same exactness and the same value; 0. is not -0., NaN is NaN. */
export function eqvNumbers(a: Num, b: Num): boolean {
  if (a instanceof Flonum) return b instanceof Flonum && Object.is(a.value, b.value);
  if (a instanceof Complex) return b instanceof Complex && eqvNumbers(a.re, b.re) && eqvNumbers(a.im, b.im);
  if (isRatnum(a)) return isRatnum(b) && a.numerator === b.numerator && a.denominator === b.denominator;
  return a === b;
}

export function isZero(a: Value): boolean {
  return a === 0 || numberEquals(numberArg("zero?", 1, a), 0);
}

export function isPositive(a: Value): boolean {
  return order(realArg("positive?", 1, a), 0) > 0;
}

export function isNegative(a: Value): boolean {
  return order(realArg("negative?", 1, a), 0) < 0;
}

export function isOdd(a: Value): boolean {
  return parity(integerArg("odd?", 1, a)) !== 0;
}

export function isEven(a: Value): boolean {
  return parity(integerArg("even?", 1, a)) === 0;
}

/** Below, at or above 0 as a is less than, equal to or greater than b; NaN if they have no order. */
export function order(a: Real, b: Real): number {
  const x = a instanceof Flonum ? a.value : a;
  const y = b instanceof Flonum ? b.value : b;
  if (isRatnum(x) || isRatnum(y)) return orderRatios(x, y);
  // JavaScript compares a bigint with a double exactly.
  return x < y ? -1 : x > y ? 1 : x >= y ? 0 : Number.NaN;
}

/** A real number has the imaginary part 0, which equals 0. too. */
function equalParts(a: Num, b: Num): boolean {
  const [ar, ai] = a instanceof Complex ? [a.re, a.im] : [a, 0];
  const [br, bi] = b instanceof Complex ? [b.re, b.im] : [b, 0];
  return order(ar, br) === 0 && order(ai, bi) === 0;
}

/** Here a plain number may be the value of a flonum. */
function orderRatios(a: Exact, b: Exact): number {
  if (typeof a === "number" && !Number.isFinite(a)) return a;
  if (typeof b === "number" && !Number.isFinite(b)) return -b;
  const [an, ad] = ratioOf(typeof a === "number" ? exactOf(a) : a);
  const [bn, bd] = ratioOf(typeof b === "number" ? exactOf(b) : b);
  return order(an * bd, bn * ad);
}

function extreme(who: string, sign: number, a: Value, b: Value): Real {
  const x = realArg(who, 1, a);
  const y = realArg(who, 2, b);
  const direction = order(x, y) * sign;
  const result = direction > 0 || (Number.isNaN(direction) && isNaNFlonum(x)) ? x : y;
  return x instanceof Flonum || y instanceof Flonum ? toInexact(result) : result;
}

function isNaNFlonum(x: Value): boolean {
  return x instanceof Flonum && Number.isNaN(x.value);
}

function parity(n: Int | Flonum): number {
  if (typeof n === "bigint") return Number(BigInt.asUintN(1, n));
  return (n instanceof Flonum ? n.value : n) % 2;
}
