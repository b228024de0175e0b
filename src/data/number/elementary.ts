/** The elementary functions (R7RS 6.2.6). Exact 0 and 1 give exact results where mathematics does, as in Racket and MIT. */
import { divideByZero } from "../../errors.ts";
import { Complex, Flonum, type Value } from "../values.ts";
import { divide, negate } from "./arithmetic.ts";
import { isNegative, isPositive } from "./compare.ts";
import {
  complexAcos,
  complexAsin,
  complexAtan,
  complexCos,
  complexExp,
  complexLog,
  complexSin,
  complexTan,
  type Parts,
} from "./complex-doubles.ts";
import { makeRectangular, numberToInexact } from "./convert.ts";
import { bitLength, type Num, numberArg, type Real, ratioOf, realArg } from "./tower.ts";

export function exp(z: Value): Num {
  return z === 0 ? 1 : apply("exp", Math.exp, complexExp, z);
}

/** The natural logarithm, or the logarithm to a base. */
export function log(z: Value, base?: Value): Num {
  if (base === undefined) return naturalLog(z);
  if (base === 1) throw divideByZero("log");
  return divide(naturalLog(z), naturalLog(base));
}

export function sin(z: Value): Num {
  return z === 0 ? 0 : apply("sin", Math.sin, complexSin, z);
}

export function cos(z: Value): Num {
  return z === 0 ? 1 : apply("cos", Math.cos, complexCos, z);
}

export function tan(z: Value): Num {
  return z === 0 ? 0 : apply("tan", Math.tan, complexTan, z);
}

export function asin(z: Value): Num {
  return z === 0 ? 0 : applyWithinOne("asin", Math.asin, complexAsin, z);
}

export function acos(z: Value): Num {
  return z === 1 ? 0 : applyWithinOne("acos", Math.acos, complexAcos, z);
}

/** With two arguments, the angle of the point (x, y). */
export function atan(y: Value, x?: Value): Num {
  if (x === undefined) return arcTangent(y);
  const a = realArg("atan", 1, y);
  const b = realArg("atan", 2, x);
  if (a === 0 && b === 0) throw divideByZero("atan");
  if (a === 0 && !(b instanceof Flonum) && isPositive(b)) return 0;
  return new Flonum(Math.atan2(numberToInexact(a), numberToInexact(b)));
}

type RealFunction = (x: number) => number;
type ComplexFunction = (x: number, y: number) => Parts;

function apply(who: string, real: RealFunction, complex: ComplexFunction, z: Value): Num {
  const number = numberArg(who, 1, z);
  return number instanceof Complex ? onParts(complex, number) : new Flonum(real(numberToInexact(number)));
}

function onParts(complex: ComplexFunction, { re, im }: Complex): Num {
  const [x, y] = complex(numberToInexact(re), numberToInexact(im));
  return new Complex(new Flonum(x), new Flonum(y));
}

/** The cuts are continuous with the quadrants that R7RS's formulas say: below the one to the right, above the other. */
function applyWithinOne(who: string, real: RealFunction, complex: ComplexFunction, z: Value): Num {
  const number = numberArg(who, 1, z);
  const x = number instanceof Complex ? 0 : numberToInexact(number);
  if (Math.abs(x) <= 1 || Number.isNaN(x)) return apply(who, real, complex, number);
  return onParts(complex, new Complex(new Flonum(x), new Flonum(x > 0 ? -0 : 0)));
}

function arcTangent(z: Value): Num {
  if (z === 0) return 0;
  // ±i, where the logarithms in its definition are those of 0.
  if (z instanceof Complex && z.re === 0 && (z.im === 1 || z.im === -1)) throw divideByZero("atan");
  return apply("atan", Math.atan, complexAtan, z);
}

function naturalLog(z: Value): Num {
  const x = numberArg("log", 1, z);
  if (x instanceof Complex) return onParts(complexLog, x);
  if (x === 1) return 0;
  if (x === 0) throw divideByZero("log");
  return isNegative(x) ? makeRectangular(realLog(negate(x)), new Flonum(Math.PI)) : realLog(x);
}

/** x is not negative; it may be too large or too small for a double. */
function realLog(x: Real): Real {
  if (x === 1) return 0;
  const double = numberToInexact(x);
  if (x instanceof Flonum || (double > 0 && double < Number.POSITIVE_INFINITY))
    return new Flonum(Math.log(double));
  const [n, d] = ratioOf(x);
  return new Flonum(logOfBig(n) - logOfBig(d));
}

/** Of an integer that may be too large for a double. */
function logOfBig(n: bigint): number {
  const excess = Math.max(0, bitLength(n) - 64);
  return Math.log(Number(n >> BigInt(excess))) + excess * Math.LN2;
}
