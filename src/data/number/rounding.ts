import { Flonum, type Value } from "../values.ts";
import { add, divide, negate, subtract } from "./arithmetic.ts";
import { greater, isNegative, less, numberEquals } from "./compare.ts";
import { exactOf, numberToInexact, toInexact } from "./convert.ts";
import { floorOf, roundOf } from "./division.ts";
import { type Exact, isRatnum, normalize, type Real, rationalArg, ratioOf, realArg } from "./tower.ts";

export function floor(x: Value): Real {
  return rounded("floor", x, Math.floor, floorOf);
}

export function ceiling(x: Value): Real {
  return rounded("ceiling", x, Math.ceil, (n, d) => floorOf(n, d) + 1n);
}

export function truncate(x: Value): Real {
  return rounded("truncate", x, Math.trunc, (n, d) => n / d);
}

/** To the nearest integer, a tie to the even one. */
export function round(x: Value): Real {
  return rounded("round", x, roundToEven, roundOf);
}

export function abs(x: Value): Real {
  const number = realArg("abs", 1, x);
  if (number instanceof Flonum) return new Flonum(Math.abs(number.value));
  return isNegative(number) ? negate(number) : number;
}

/** In lowest terms; inexact if the argument is. */
export function numerator(x: Value): Real {
  return part("numerator", x, 0);
}

export function denominator(x: Value): Real {
  return part("denominator", x, 1);
}

/** The simplest rational that differs from x by no more than y (R7RS 6.2.6). */
export function rationalize(x: Value, y: Value): Real {
  const a = realArg("rationalize", 1, x);
  const b = realArg("rationalize", 2, y);
  if (!(a instanceof Flonum) && !(b instanceof Flonum)) return simplestWithin(a, b);
  const [u, v] = [numberToInexact(a), numberToInexact(b)];
  if (Number.isFinite(u) && Number.isFinite(v)) return toInexact(simplestWithin(exact(a), exact(b)));
  if (Number.isFinite(u) && !Number.isNaN(v)) return new Flonum(0);
  return new Flonum(Number.isFinite(v) ? u : Number.NaN);
}

function rounded(
  who: string,
  x: Value,
  double: (x: number) => number,
  ratio: (n: bigint, d: bigint) => bigint,
): Real {
  const number = realArg(who, 1, x);
  if (number instanceof Flonum) return new Flonum(double(number.value));
  return isRatnum(number) ? normalize(ratio(number.numerator, number.denominator)) : number;
}

function roundToEven(x: number): number {
  const up = Math.round(x);
  return Math.abs(x % 1) === 0.5 && up % 2 !== 0 ? up - 1 : up;
}

function part(who: string, x: Value, index: 0 | 1): Real {
  const number = rationalArg(who, 1, x);
  const result = normalize(ratioOf(exact(number))[index]);
  return number instanceof Flonum ? toInexact(result) : result;
}

function exact(x: Real): Exact {
  return x instanceof Flonum ? exactOf(x.value) : x;
}

function simplestWithin(x: Exact, y: Exact): Real {
  const tolerance = abs(y);
  const low = subtract(x, tolerance);
  const high = add(x, tolerance);
  if (greater(low, 0)) return simplestBetween(low, high);
  return less(high, 0) ? negate(simplestBetween(negate(high), negate(low))) : 0;
}

/** The simplest rational in an interval of positive numbers: the terms of their continued fractions, while equal. */
function simplestBetween(low: Real, high: Real): Real {
  const terms: Real[] = [];
  let last: Real;
  for (;;) {
    const whole = floor(low);
    last = whole;
    if (numberEquals(whole, low)) break;
    last = add(whole, 1);
    if (less(whole, floor(high))) break;
    terms.push(whole);
    [low, high] = [divide(1, subtract(high, whole)), divide(1, subtract(low, whole))];
  }
  return terms.reduceRight((rest, term) => add(term, divide(1, rest)), last);
}
