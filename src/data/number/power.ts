/** Powers, exact where they are rational (R7RS 6.2.6, `expt`). */
import { divideByZero } from "../../errors.ts";
import { Complex, Flonum, type Value } from "../values.ts";
import { divide, multiply, square } from "./arithmetic.ts";
import { isNegative, isPositive, isZero } from "./compare.ts";
import { numberToInexact } from "./convert.ts";
import { exp, log } from "./elementary.ts";
import { realPart } from "./polar.ts";
import { sqrt } from "./roots.ts";
import {
  bitLength,
  type Exact,
  type Int,
  isExactInteger,
  isExactRational,
  isRatnum,
  MAX_BITS,
  makeRational,
  type Num,
  normalize,
  numberArg,
  type Real,
  ratioOf,
  tooLarge,
} from "./tower.ts";

export function expt(base: Value, exponent: Value): Num {
  const z = numberArg("expt", 1, base);
  const e = numberArg("expt", 2, exponent);
  if (isExactInteger(e)) return z instanceof Complex ? complexPower(z, e) : integerPower(z, e);
  if (z === 1) return 1;
  if (z === 0 || (isZero(z) && (z instanceof Complex || e instanceof Complex))) return powerOfZero(z, e);
  if (isRatnum(e) && e.numerator === 1n && e.denominator === 2n) return sqrt(z);
  if (z instanceof Complex || e instanceof Complex || (isNegative(z) && !isIntegral(e)))
    return exp(multiply(e, log(z)));
  return new Flonum(numberToInexact(z) ** numberToInexact(e));
}

/** Exponent ≥ 0; `undefined` if the result would have more than about MAX_BITS binary digits. */
export function exactPower(base: bigint, exponent: Int): bigint | undefined {
  if (base === 0n || base === 1n) return exponent === 0 ? 1n : base;
  if (base === -1n) return BigInt(exponent) % 2n === 0n ? 1n : -1n;
  if ((bitLength(base) - 1) * Number(exponent) > MAX_BITS) return undefined;
  return base ** BigInt(exponent);
}

function integerPower(z: Real, e: Int): Num {
  if (e === 0) return 1;
  if (z instanceof Flonum) return new Flonum(z.value ** Number(e));
  if (e < 0) {
    if (z === 0) throw divideByZero("expt");
    return divide(1, rationalPower(z, -BigInt(e)));
  }
  return rationalPower(z, e);
}

function rationalPower(z: Exact, e: Int): Real {
  const [n, d] = ratioOf(z).map((part) => exactPower(part, e));
  if (n === undefined || d === undefined) throw tooLarge("expt");
  return makeRational(n, d);
}

/** Of a large inexact power, the logarithm gives as many digits as multiplication would. */
function complexPower(z: Complex, e: Int): Num {
  if (e === 0) return 1;
  if (e < 0) return divide(1, complexPower(z, normalize(-BigInt(e))));
  if (!isExactRational(z.re)) return e > 1024 && !isZero(z) ? exp(multiply(e, log(z))) : squarings(z, e);
  // A part of n bits or more: each factor adds n − 1 at least, 1 + i half a one, i none.
  const growth =
    Math.max(...[z.re, z.im].flatMap((part) => ratioOf(part as Exact)).map(bitLength)) - 1 || 0.5;
  if ((z.re !== 0 || growth > 0.5) && growth * Number(e) > MAX_BITS) throw tooLarge("expt");
  return squarings(z, e);
}

function squarings(z: Num, e: Int): Num {
  let result: Num = 1;
  let power = z;
  for (let rest = BigInt(e); ; power = square(power)) {
    if (rest % 2n === 1n) result = multiply(result, power);
    rest >>= 1n;
    if (rest === 0n) return result;
  }
}

/** Of a number that equals 0, to an exponent that is not an exact integer: its real part says which way it goes. */
function powerOfZero(z: Num, e: Num): Num {
  if (e instanceof Flonum && !isPositive(e)) {
    if (isNegative(e)) throw divideByZero("expt");
    return new Flonum(0 ** e.value);
  }
  if (!isPositive(realPart(e))) throw divideByZero("expt");
  return z === 0 ? 0 : new Flonum(0);
}

/** Of an inexact or infinite exponent. */
function isIntegral(e: Real): boolean {
  return e instanceof Flonum && (Number.isInteger(e.value) || !Number.isFinite(e.value));
}
