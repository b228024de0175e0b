import { divideByZero } from "../../errors.ts";
import { Flonum, type Value } from "../values.ts";
import { numberToInexact } from "./convert.ts";
import { isRatnum, makeRational, type Num, normalize, numberArg, ratioOf, tooLarge } from "./tower.ts";

export function add(a: Value, b: Value): Num {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    // A sum that rounds out of the safe range is out of it: normalising would find nothing to do.
    return Number.isSafeInteger(sum) ? sum : BigInt(a) + BigInt(b);
  }
  if (a instanceof Flonum && b instanceof Flonum) return new Flonum(a.value + b.value);
  return combine(addition, a, b);
}

export function subtract(a: Value, b: Value): Num {
  if (typeof a === "number" && typeof b === "number") {
    const difference = a - b;
    return Number.isSafeInteger(difference) ? difference : BigInt(a) - BigInt(b);
  }
  if (a instanceof Flonum && b instanceof Flonum) return new Flonum(a.value - b.value);
  return combine(subtraction, a, b);
}

/** Exact 0 times anything is exact 0, as in Racket and MIT. */
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

export function negate(a: Value): Num {
  if (typeof a === "number") return 0 - a;
  if (a instanceof Flonum) return new Flonum(-a.value);
  return combine(subtraction, 0, numberArg("-", 1, a));
}

export function square(a: Value): Num {
  return multiply(a, a);
}

/** What an operation does with each level of the tower. */
interface Operation {
  readonly who: string;
  /** The exact operand that settles the result by itself: a + 0, 0 * b, 0 / b. */
  readonly settled: (a: Num, b: Num) => Num | undefined;
  readonly integers: (a: bigint, b: bigint) => Num;
  /** Numerator and denominator of an / ad ∘ bn / bd. */
  readonly ratios: (an: bigint, ad: bigint, bn: bigint, bd: bigint) => [bigint, bigint];
  readonly flonums: (a: number, b: number) => number;
}

const addition: Operation = {
  who: "+",
  // 0 + -0. is -0.
  settled: (a, b) => (a === 0 ? b : b === 0 ? a : undefined),
  integers: (a, b) => normalize(a + b),
  ratios: (an, ad, bn, bd) => [an * bd + bn * ad, ad * bd],
  flonums: (a, b) => a + b,
};

const subtraction: Operation = {
  who: "-",
  settled: (a, b) => (b === 0 ? a : undefined),
  integers: (a, b) => normalize(a - b),
  ratios: (an, ad, bn, bd) => [an * bd - bn * ad, ad * bd],
  flonums: (a, b) => a - b,
};

const multiplication: Operation = {
  who: "*",
  settled: (a, b) => (a === 0 || b === 0 ? 0 : undefined),
  integers: (a, b) => normalize(a * b),
  ratios: (an, ad, bn, bd) => [an * bn, ad * bd],
  flonums: (a, b) => a * b,
};

const division: Operation = {
  who: "/",
  settled: (a) => (a === 0 ? 0 : undefined),
  integers: makeRational,
  ratios: (an, ad, bn, bd) => [an * bd, ad * bn],
  flonums: (a, b) => a / b,
};

function combine(operation: Operation, a: Value, b: Value): Num {
  const x = numberArg(operation.who, 1, a);
  const y = numberArg(operation.who, 2, b);
  const settled = operation.settled(x, y);
  if (settled !== undefined) return settled;
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
