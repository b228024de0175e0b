import { Complex, Flonum, type Value } from "../values.ts";
import {
  bitLength,
  type Exact,
  isRatnum,
  makeRational,
  type Num,
  normalize,
  numberArg,
  type Real,
  rationalArg,
} from "./tower.ts";

/** `exact` (R7RS 6.2.6): an error for infinities and NaN. */
export function toExact(value: Real): Exact;
export function toExact(value: Value): Num;
export function toExact(value: Value): Num {
  if (value instanceof Complex) return makeRectangular(toExact(value.re), toExact(value.im));
  const x = rationalArg("exact", 1, value);
  return x instanceof Flonum ? exactOf(x.value) : x;
}

export function toInexact(value: Real): Flonum;
export function toInexact(value: Value): Flonum | Complex;
export function toInexact(value: Value): Flonum | Complex {
  const x = numberArg("inexact", 1, value);
  if (x instanceof Complex) return new Complex(toInexact(x.re), toInexact(x.im));
  return x instanceof Flonum ? x : new Flonum(numberToInexact(x));
}

/** The number re + im·i, in the representation that the invariants ask for. */
export function makeRectangular(re: Real, im: Real): Num {
  if (im === 0) return re;
  if (re instanceof Flonum || im instanceof Flonum) return new Complex(toInexact(re), toInexact(im));
  return new Complex(re, im);
}

/** The nearest double; ties go to the even one. */
export function numberToInexact(x: Real): number {
  if (x instanceof Flonum) return x.value;
  return isRatnum(x) ? ratioToInexact(x.numerator, x.denominator) : Number(x);
}

/** The exact value of a finite double. */
export function exactOf(x: number): Exact {
  let shift = 0;
  for (; !Number.isInteger(x); x *= 2) shift++;
  const numerator = BigInt(x);
  return shift === 0 ? normalize(numerator) : makeRational(numerator, 1n << BigInt(shift));
}

/** The double nearest to n/d, d > 0 (Clinger, How to Read Floating-Point Numbers Accurately, 1990). */
export function ratioToInexact(n: bigint, d: bigint): number {
  const x = Number(n);
  const y = Number(d);
  if (Number.isSafeInteger(x) && Number.isSafeInteger(y)) return x / y;
  return n < 0n ? -positiveRatio(-n, d) : positiveRatio(n, d);
}

function positiveRatio(n: bigint, d: bigint): number {
  // A significand of 53 bits, or fewer where the result is subnormal, whose last bit weighs 2^exponent.
  let exponent = Math.max(bitLength(n) - bitLength(d) - 53, -1074);
  if (scaled(n, d, exponent)[0] >> 53n > 0n) exponent++;
  const [quotient, rest, divisor] = scaled(n, d, exponent);
  const up = 2n * rest > divisor || (2n * rest === divisor && quotient % 2n === 1n);
  return Number(up ? quotient + 1n : quotient) * 2 ** exponent;
}

/** Quotient, remainder and divisor of n/d ÷ 2^exponent. */
function scaled(n: bigint, d: bigint, exponent: number): [bigint, bigint, bigint] {
  const numerator = exponent < 0 ? n << BigInt(-exponent) : n;
  const divisor = exponent > 0 ? d << BigInt(exponent) : d;
  return [numerator / divisor, numerator % divisor, divisor];
}
