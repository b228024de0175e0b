/**
 * The numeric tower (R7RS 6.2.1), and the invariants that all arithmetic keeps: a bigint is never in the safe
 * range, a Ratnum is in lowest terms, no exact integer is -0, the parts of a Complex are both exact or both inexact,
 * and its imaginary part is not exact 0.
 */
import { fail, type SchemeError, wrongType } from "../../errors.ts";
import { Complex, Flonum, Ratnum, type Value } from "../values.ts";

export type Int = number | bigint;
export type Exact = Int | Ratnum;
export type Real = Exact | Flonum;
export type Num = Real | Complex;

export function isNumber(value: Value): value is Num {
  return isReal(value) || value instanceof Complex;
}

export function isReal(value: Value): value is Real {
  return typeof value === "number" || value instanceof Flonum || typeof value === "bigint" || isRatnum(value);
}

export function isExactInteger(value: Value): value is Int {
  return typeof value === "number" || typeof value === "bigint";
}

export function isExactRational(value: Value): value is Exact {
  return isExactInteger(value) || isRatnum(value);
}

export function isRatnum(value: Value): value is Ratnum {
  return value instanceof Ratnum;
}

/** The exact integer in the representation that its size asks for. */
export function normalize(b: bigint): Int {
  const n = Number(b);
  return Number.isSafeInteger(n) ? n : b;
}

/** n/d in lowest terms; d is not 0. */
export function makeRational(n: bigint, d: bigint): Exact {
  const divisor = d < 0n ? -gcdOf(n, d) : gcdOf(n, d);
  const denominator = d / divisor;
  return denominator === 1n ? normalize(n / divisor) : new Ratnum(n / divisor, denominator);
}

/** The numerator and the denominator of an exact number. */
export function ratioOf(x: Exact): [bigint, bigint] {
  return isRatnum(x) ? [x.numerator, x.denominator] : [BigInt(x), 1n];
}

/** The greatest common divisor, not negative. */
export function gcdOf(a: bigint, b: bigint): bigint {
  while (b !== 0n) {
    const x = Number(a);
    const y = Number(b);
    if (Number.isSafeInteger(x) && Number.isSafeInteger(y)) return BigInt(gcdOfSafe(x, y));
    [a, b] = [b, a % b];
  }
  return a < 0n ? -a : a;
}

export function gcdOfSafe(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return Math.abs(a);
}

/** How many binary digits |b| has; 0 has 0. */
export function bitLength(b: bigint): number {
  const hex = (b < 0n ? -b : b).toString(16);
  return hex.length * 4 - (Math.clz32(Number.parseInt(hex[0] as string, 16)) - 28);
}

/**
 * The size, in bits, from which a power or a shift is refused: it takes about a second to reach, and nothing can
 * interrupt the host's arithmetic.
 */
export const MAX_BITS = 2 ** 26;

export function tooLarge(who: string): SchemeError {
  return fail("limit", `${who}: the result would have too many digits`, [], { who });
}

export function numberArg(who: string, position: number, value: Value): Num {
  if (!isNumber(value)) throw wrongType(who, position, "a number", value);
  return value;
}

export function realArg(who: string, position: number, value: Value): Real {
  if (!isReal(value)) throw wrongType(who, position, "a real number", value);
  return value;
}

/** A real number that is neither infinite nor NaN. */
export function rationalArg(who: string, position: number, value: Value): Real {
  const rational = value instanceof Flonum ? Number.isFinite(value.value) : isExactRational(value);
  if (!rational) throw wrongType(who, position, "a rational number", value);
  return value as Real;
}

export function integerArg(who: string, position: number, value: Value): Int | Flonum {
  if (isExactInteger(value) || (value instanceof Flonum && Number.isInteger(value.value))) return value;
  throw wrongType(who, position, "an integer", value);
}

export function exactIntegerArg(who: string, position: number, value: Value): Int {
  if (!isExactInteger(value)) throw wrongType(who, position, "an exact integer", value);
  return value;
}
