/** Complex numbers by their parts (R7RS 6.2.6). A real number has the imaginary part exact 0. */
import { Complex, Flonum, type Value } from "../values.ts";
import { multiply } from "./arithmetic.ts";
import { isNegative, isPositive } from "./compare.ts";
import { makeRectangular, numberToInexact } from "./convert.ts";
import { hypotenuse } from "./roots.ts";
import { abs } from "./rounding.ts";
import { type Num, numberArg, type Real, realArg } from "./tower.ts";

export function makePolar(magnitude: Value, angle: Value): Num {
  const size = realArg("make-polar", 1, magnitude);
  const turn = realArg("make-polar", 2, angle);
  if (turn === 0) return size;
  const radians = numberToInexact(turn);
  const part = (direction: number): Real => multiply(size, new Flonum(direction));
  return makeRectangular(part(Math.cos(radians)), part(Math.sin(radians)));
}

export function realPart(value: Value): Real {
  const z = numberArg("real-part", 1, value);
  return z instanceof Complex ? z.re : z;
}

export function imagPart(value: Value): Real {
  const z = numberArg("imag-part", 1, value);
  return z instanceof Complex ? z.im : 0;
}

export function magnitude(value: Value): Real {
  const z = numberArg("magnitude", 1, value);
  return z instanceof Complex ? hypotenuse(z.re, z.im) : abs(z);
}

/** Above -π and up to π; exact 0 of a real number that is not negative, as in Racket and MIT. */
export function angle(value: Value): Real {
  const z = numberArg("angle", 1, value);
  if (z instanceof Complex) return new Flonum(Math.atan2(numberToInexact(z.im), numberToInexact(z.re)));
  if (isNegative(z)) return new Flonum(Math.PI);
  return z === 0 || isPositive(z) ? 0 : new Flonum(Math.atan2(0, numberToInexact(z)));
}
