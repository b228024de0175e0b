/** Powers and roots. Exact results where they exist (R7RS 6.2.6: `sqrt`, `expt`). */
import { divideByZero, fail, type SchemeError, wrongType } from "../../errors.ts";
import { Flonum, type Value } from "../values.ts";
import { divide } from "./arithmetic.ts";
import { isNegative } from "./compare.ts";
import { numberToInexact, ratioToInexact } from "./convert.ts";
import {
  bitLength,
  type Exact,
  type Int,
  isExactInteger,
  isRatnum,
  MAX_BITS,
  makeRational,
  type Num,
  normalize,
  numberArg,
  ratioOf,
  tooLarge,
} from "./tower.ts";

export function sqrt(value: Value): Num {
  const x = numberArg("sqrt", 1, value);
  if (isNegative(x)) throw complexResult("sqrt", x);
  if (x instanceof Flonum) return new Flonum(Math.sqrt(x.value));
  if (typeof x === "number") {
    const root = Math.sqrt(x);
    return Number.isInteger(root) && root * root === x ? root : new Flonum(root);
  }
  const [n, d] = ratioOf(x);
  const [rootN, rootD] = [integerSqrt(n), integerSqrt(d)];
  if (rootN * rootN === n && rootD * rootD === d) return makeRational(rootN, rootD);
  return new Flonum(irrationalRoot(n, d));
}

/** The largest s with s² ≤ n, and n − s². */
export function exactIntegerSqrt(n: Value): [Int, Int] {
  if (!isExactInteger(n) || n < 0) {
    throw wrongType("exact-integer-sqrt", 1, "an exact integer that is not negative", n);
  }
  const root = integerSqrt(BigInt(n));
  return [normalize(root), normalize(BigInt(n) - root * root)];
}

export function expt(base: Value, exponent: Value): Num {
  const z = numberArg("expt", 1, base);
  const e = numberArg("expt", 2, exponent);
  if (isExactInteger(e)) return integerPower(z, e);
  if (z === 1) return 1;
  if (z === 0) return powerOfZero(e);
  if (isRatnum(e) && e.numerator === 1n && e.denominator === 2n) return sqrt(z);
  if (isNegative(z) && !isIntegral(e)) throw complexResult("expt", z);
  return new Flonum(numberToInexact(z) ** numberToInexact(e));
}

/** Exponent ≥ 0; `undefined` if the result would have more than about MAX_BITS binary digits. */
export function exactPower(base: bigint, exponent: Int): bigint | undefined {
  if (base === 0n || base === 1n) return exponent === 0 ? 1n : base;
  if (base === -1n) return BigInt(exponent) % 2n === 0n ? 1n : -1n;
  if ((bitLength(base) - 1) * Number(exponent) > MAX_BITS) return undefined;
  return base ** BigInt(exponent);
}

/** ⌊√n⌋, n ≥ 0. */
function integerSqrt(n: bigint): bigint {
  if (n < 2n ** 52n) return BigInt(Math.floor(Math.sqrt(Number(n))));
  // Newton's method from above falls until it is there.
  let root = 1n << BigInt((bitLength(n) + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** The double nearest to √(n/d), which is irrational. */
function irrationalRoot(n: bigint, d: bigint): number {
  // 64 bits of the root; the odd one of the two neighbours, so that rounding to a double sees no false tie.
  const shift = (128 - bitLength(n) + bitLength(d)) >> 1;
  const scaled = shift > 0 ? (n << BigInt(2 * shift)) / d : n / (d << BigInt(-2 * shift));
  const root = integerSqrt(scaled) | 1n;
  return shift > 0 ? ratioToInexact(root, 1n << BigInt(shift)) : Number(root << BigInt(-shift));
}

function integerPower(z: Num, e: Int): Num {
  if (e === 0) return 1;
  if (z instanceof Flonum) return new Flonum(z.value ** Number(e));
  if (e < 0) {
    if (z === 0) throw divideByZero("expt");
    return divide(1, rationalPower(z, -BigInt(e)));
  }
  return rationalPower(z, e);
}

function rationalPower(z: Exact, e: Int): Num {
  const [n, d] = ratioOf(z).map((part) => exactPower(part, e));
  if (n === undefined || d === undefined) throw tooLarge("expt");
  return makeRational(n, d);
}

/** 0 to the power of an exponent that is not an exact integer. */
function powerOfZero(e: Num): Num {
  if (isNegative(e)) throw divideByZero("expt");
  const power = 0 ** numberToInexact(e);
  return power === 0 ? 0 : new Flonum(power);
}

/** Of an inexact or infinite exponent. */
function isIntegral(e: Num): boolean {
  return e instanceof Flonum && (Number.isInteger(e.value) || !Number.isFinite(e.value));
}

export function complexResult(who: string, found: Value): SchemeError {
  return fail("unsupported", `${who}: the result is a complex number, which is not supported`, [found], {
    who,
    position: 1,
    expected: "a number with a real result",
    found,
  });
}
