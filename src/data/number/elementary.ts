/** The elementary functions (R7RS 6.2.6). Exact 0 and 1 give exact results where mathematics does, as in Racket and MIT. */
import { divideByZero } from "../../errors.ts";
import { Flonum, type Value } from "../values.ts";
import { divide } from "./arithmetic.ts";
import { isNegative, isPositive } from "./compare.ts";
import { numberToInexact } from "./convert.ts";
import { complexResult } from "./power.ts";
import { bitLength, type Num, numberArg, ratioOf, realArg } from "./tower.ts";

export function exp(z: Value): Num {
  return z === 0 ? 1 : apply("exp", Math.exp, z);
}

/** The natural logarithm, or the logarithm to a base. */
export function log(z: Value, base?: Value): Num {
  if (base === undefined) return naturalLog(z);
  if (base === 1) throw divideByZero("log");
  return divide(naturalLog(z), naturalLog(base));
}

export function sin(z: Value): Num {
  return z === 0 ? 0 : apply("sin", Math.sin, z);
}

export function cos(z: Value): Num {
  return z === 0 ? 1 : apply("cos", Math.cos, z);
}

export function tan(z: Value): Num {
  return z === 0 ? 0 : apply("tan", Math.tan, z);
}

export function asin(z: Value): Num {
  return z === 0 ? 0 : applyWithinOne("asin", Math.asin, z);
}

export function acos(z: Value): Num {
  return z === 1 ? 0 : applyWithinOne("acos", Math.acos, z);
}

/** With two arguments, the angle of the point (x, y). */
export function atan(y: Value, x?: Value): Num {
  if (x === undefined) return y === 0 ? 0 : apply("atan", Math.atan, y);
  const a = realArg("atan", 1, y);
  const b = realArg("atan", 2, x);
  if (a === 0 && b === 0) throw divideByZero("atan");
  if (a === 0 && !(b instanceof Flonum) && isPositive(b)) return 0;
  return new Flonum(Math.atan2(numberToInexact(a), numberToInexact(b)));
}

function apply(who: string, f: (x: number) => number, z: Value): Flonum {
  return new Flonum(f(numberToInexact(numberArg(who, 1, z))));
}

function applyWithinOne(who: string, f: (x: number) => number, z: Value): Flonum {
  const x = numberToInexact(numberArg(who, 1, z));
  if (Math.abs(x) > 1) throw complexResult(who, z);
  return new Flonum(f(x));
}

function naturalLog(z: Value): Num {
  const x = numberArg("log", 1, z);
  if (x === 1) return 0;
  if (x === 0) throw divideByZero("log");
  if (isNegative(x)) throw complexResult("log", x);
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
