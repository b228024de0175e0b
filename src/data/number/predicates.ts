/** The numerical predicates of R7RS 6.2.6 that tell kinds of number apart; sign and parity are in compare.ts. */
import { Complex, Flonum, type Value } from "../values.ts";
import { isExactInteger, isExactRational, type Num, numberArg } from "./tower.ts";

export function isRational(value: Value): boolean {
  return value instanceof Flonum ? Number.isFinite(value.value) : isExactRational(value);
}

export function isInteger(value: Value): boolean {
  return value instanceof Flonum ? Number.isInteger(value.value) : isExactInteger(value);
}

/** Unlike those above, an error for what is not a number. */
export function isExact(value: Value): boolean {
  const number = numberArg("exact?", 1, value);
  return !((number instanceof Complex ? number.re : number) instanceof Flonum);
}

/** Of a complex number: both parts are. */
export function hasFiniteParts(value: Value): boolean {
  const number = numberArg("finite?", 1, value);
  return number instanceof Complex ? isRational(number.re) && isRational(number.im) : isRational(number);
}

/** Of a complex number: a part is. */
export function hasInfinitePart(value: Value): boolean {
  return hasDouble(numberArg("infinite?", 1, value), (x) => Math.abs(x) === Number.POSITIVE_INFINITY);
}

/** Of a complex number: a part is. */
export function hasNaNPart(value: Value): boolean {
  return hasDouble(numberArg("nan?", 1, value), Number.isNaN);
}

function hasDouble(number: Num, test: (x: number) => boolean): boolean {
  if (number instanceof Complex) return hasDouble(number.re, test) || hasDouble(number.im, test);
  return number instanceof Flonum && test(number.value);
}
