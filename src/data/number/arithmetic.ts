import { divideByZero } from "../../errors.ts";
import { Complex, Flonum, type Value } from "../values.ts";
import { makeRectangular, numberToInexact } from "./convert.ts";
import {
  type Exact,
  isRatnum,
  makeRational,
  type Num,
  normalize,
  numberArg,
  type Real,
  ratioOf,
  tooLarge,
} from "./tower.ts";

export function add(a: Real, b: Real): Real;
export function add(a: Value, b: Value): Num;
export function add(a: Value, b: Value): Num {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    // A sum that rounds out of the safe range is out of it: normalising would find nothing to do.
    return Number.isSafeInteger(sum) ? sum : BigInt(a) + BigInt(b);
  }
  if (a instanceof Flonum && b instanceof Flonum) return new Flonum(a.value + b.value);
  return combine(addition, a, b);
}

export function subtract(a: Real, b: Real): Real;
export function subtract(a: Value, b: Value): Num;
export function subtract(a: Value, b: Value): Num {
  if (typeof a === "number" && typeof b === "number") {
    const difference = a - b;
    return Number.isSafeInteger(difference) ? difference : BigInt(a) - BigInt(b);
  }
  if (a instanceof Flonum && b instanceof Flonum) return new Flonum(a.value - b.value);
  return combine(subtraction, a, b);
}

/** Exact 0 times anything is exact 0, as in Racket and MIT. */
export function multiply(a: Real, b: Real): Real;
export function multiply(a: Value, b: Value): Num;
export function multiply(a: Value, b: Value): Num {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    // 0 * -5 is -0 in JavaScript; adding 0 mends it.
    return Number.isSafeInteger(product) ? product + 0 : BigInt(a) * BigInt(b);
  }
  if (a instanceof Flonum && b instanceof Flonum) return new Flonum(a.value * b.value);
  return combine(multiplication, a, b);
}

/**
 * An exact divisor 0 is an error, after an inexact dividend too, unless `toInfinity`: then the latter gives an
 * infinity or NaN, as in MIT. An inexact divisor 0 always does.
 */
export function divide(a: Real, b: Real, toInfinity?: boolean): Real;
export function divide(a: Value, b: Value, toInfinity?: boolean): Num;
export function divide(a: Value, b: Value, toInfinity = false): Num {
  if (typeof a === "number" && typeof b === "number" && b !== 0) {
    const quotient = a / b;
    if (Number.isSafeInteger(quotient) && a % b === 0) return quotient + 0;
  }
  if (a instanceof Flonum && b instanceof Flonum) return new Flonum(a.value / b.value);
  if (b === 0 && !(toInfinity && a instanceof Flonum)) {
    numberArg("/", 1, a);
    throw divideByZero("/");
  }
  return combine(division, a, b);
}

export function negate(a: Real): Real;
export function negate(a: Value): Num;
export function negate(a: Value): Num {
  if (typeof a === "number") return 0 - a;
  if (a instanceof Flonum) return new Flonum(-a.value);
  if (a instanceof Complex) return makeRectangular(negate(a.re), negate(a.im));
  return combine(subtraction, 0, numberArg("-", 1, a));
}

export function square(a: Real): Real;
export function square(a: Value): Num;
export function square(a: Value): Num {
  return multiply(a, a);
}

/** What an operation does with each level of the tower. */
interface Operation {
  readonly who: string;
  /** The exact operand that settles the result by itself: a + 0, 0 * b, 0 / b. */
  readonly settled: (a: Num, b: Num) => Num | undefined;
  readonly integers: (a: bigint, b: bigint) => Exact;
  /** Numerator and denominator of an / ad ∘ bn / bd. */
  readonly ratios: (an: bigint, ad: bigint, bn: bigint, bd: bigint) => [bigint, bigint];
  readonly flonums: (a: number, b: number) => number;
  /** Real and imaginary part of ar + ai·i ∘ br + bi·i. */
  readonly complexes: (ar: Real, ai: Real, br: Real, bi: Real) => [Real, Real];
}

const addition: Operation = {
  who: "+",
  // 0 + -0. is -0.
  settled: (a, b) => (a === 0 ? b : b === 0 ? a : undefined),
  integers: (a, b) => normalize(a + b),
  ratios: (an, ad, bn, bd) => [an * bd + bn * ad, ad * bd],
  flonums: (a, b) => a + b,
  complexes: (ar, ai, br, bi) => [add(ar, br), add(ai, bi)],
};

const subtraction: Operation = {
  who: "-",
  settled: (a, b) => (b === 0 ? a : undefined),
  integers: (a, b) => normalize(a - b),
  ratios: (an, ad, bn, bd) => [an * bd - bn * ad, ad * bd],
  flonums: (a, b) => a - b,
  complexes: (ar, ai, br, bi) => [subtract(ar, br), subtract(ai, bi)],
};

const multiplication: Operation = {
  who: "*",
  settled: (a, b) => (a === 0 || b === 0 ? 0 : undefined),
  integers: (a, b) => normalize(a * b),
  ratios: (an, ad, bn, bd) => [an * bn, ad * bd],
  flonums: (a, b) => a * b,
  complexes: (ar, ai, br, bi) => [
    subtract(multiply(ar, br), multiply(ai, bi)),
    add(multiply(ar, bi), multiply(ai, br)),
  ],
};

const division: Operation = {
  who: "/",
  settled: (a) => (a === 0 ? 0 : undefined),
  integers: makeRational,
  ratios: (an, ad, bn, bd) => [an * bd, ad * bn],
  flonums: (a, b) => a / b,
  complexes: dividedComplexes,
};

function combine(operation: Operation, a: Value, b: Value): Num {
  const x = numberArg(operation.who, 1, a);
  const y = numberArg(operation.who, 2, b);
  const settled = operation.settled(x, y);
  if (settled !== undefined) return settled;
  if (x instanceof Complex || y instanceof Complex) return onParts(operation, x, y);
  if (x instanceof Flonum || y instanceof Flonum) {
    return new Flonum(operation.flonums(numberToInexact(x), numberToInexact(y)));
  }
  try {
    if (!isRatnum(x) && !isRatnum(y)) return operation.integers(BigInt(x), BigInt(y));
    return makeRational(...operation.ratios(...ratioOf(x), ...ratioOf(y)));
  } catch (error) {
    // The host's limit on the size of a bigint.
    if (error instanceof RangeError) throw tooLarge(operation.who);
    throw error;
  }
}

/** A real number has the imaginary part exact 0, so that it leaves the other's infinities and signs alone. */
function onParts({ complexes }: Operation, a: Num, b: Num): Num {
  const [ar, ai] = a instanceof Complex ? [a.re, a.im] : [a, 0];
  const [br, bi] = b instanceof Complex ? [b.re, b.im] : [b, 0];
  return makeRectangular(...complexes(ar, ai, br, bi));
}

/** By the ratio of the divisor's parts, so that no square overflows (Smith, CACM 5(8), 1962). */
function dividedComplexes(ar: Real, ai: Real, br: Real, bi: Real): [Real, Real] {
  if (bi === 0) return [divide(ar, br), divide(ai, br)];
  if (isSmaller(br, bi)) {
    const ratio = divide(br, bi);
    const divisor = add(multiply(br, ratio), bi);
    return [
      divide(add(multiply(ar, ratio), ai), divisor),
      divide(subtract(multiply(ai, ratio), ar), divisor),
    ];
  }
  const ratio = divide(bi, br);
  const divisor = add(br, multiply(bi, ratio));
  return [divide(add(ar, multiply(ai, ratio)), divisor), divide(subtract(ai, multiply(ar, ratio)), divisor)];
}

/** Whether |a| < |b|, roughly; never where a is not 0 and b is. */
function isSmaller(a: Real, b: Real): boolean {
  return a === 0 || Math.abs(numberToInexact(a)) < Math.abs(numberToInexact(b));
}
