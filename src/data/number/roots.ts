/** Square roots, exact where they are rational (R7RS 6.2.6). */
import { wrongType } from "../../errors.ts";
import { Complex, Flonum, type Value } from "../values.ts";
import { add, divide, multiply, negate, square } from "./arithmetic.ts";
import { isNegative } from "./compare.ts";
import { complexRoot } from "./complex-doubles.ts";
import { makeRectangular, numberToInexact, ratioToInexact } from "./convert.ts";
import {
  bitLength,
  type Int,
  isExactInteger,
  isExactRational,
  makeRational,
  type Num,
  normalize,
  numberArg,
  type Real,
  ratioOf,
} from "./tower.ts";

/** The root whose real part is positive, or 0 and then the imaginary one is not negative. */
export function sqrt(value: Value): Num {
  const x = numberArg("sqrt", 1, value);
  if (x instanceof Complex) return exactComplexRoot(x) ?? inexactComplexRoot(x);
  return isNegative(x) ? makeRectangular(0, realRoot(negate(x))) : realRoot(x);
}

/** √(a² + b²). */
export function hypotenuse(a: Real, b: Real): Real {
  if (isExactRational(a) && isExactRational(b)) return realRoot(add(square(a), square(b)));
  const [x, y] = [numberToInexact(a), numberToInexact(b)];
  const sum = x * x + y * y;
  // Math.hypot is less exact, but its squares do not leave the range.
  return new Flonum(sum > 1e-280 && sum < Number.POSITIVE_INFINITY ? Math.sqrt(sum) : Math.hypot(x, y));
}

/** The largest s with s² ≤ n, and n − s². */
export function exactIntegerSqrt(n: Value): [Int, Int] {
  if (!isExactInteger(n) || n < 0) {
    throw wrongType("exact-integer-sqrt", 1, "an exact integer that is not negative", n);
  }
  const root = integerSqrt(BigInt(n));
  return [normalize(root), normalize(BigInt(n) - root * root)];
}

/** x is not negative. */
function realRoot(x: Real): Real {
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

function exactComplexRoot({ re, im }: Complex): Num | undefined {
  if (!isExactRational(re) || !isExactRational(im)) return undefined;
  const magnitude = hypotenuse(re, im);
  if (magnitude instanceof Flonum) return undefined;
  const real = realRoot(divide(add(magnitude, re), 2));
  if (real instanceof Flonum) return undefined;
  return makeRectangular(real, divide(im, multiply(2, real)));
}

function inexactComplexRoot({ re, im }: Complex): Num {
  const [x, y] = complexRoot(numberToInexact(re), numberToInexact(im));
  return new Complex(new Flonum(x), new Flonum(y));
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
