/** Integer division (R7RS 6.2.6): operands may be inexact integers, and then so is the result. */
import { divideByZero } from "../../errors.ts";
import { Flonum, type Value } from "../values.ts";
import { numberToInexact } from "./convert.ts";
import { gcdOf, gcdOfSafe, type Int, integerArg, normalize, type Real } from "./tower.ts";

/** Rounds toward 0; also `truncate-quotient`. */
export function quotient(a: Value, b: Value, who = "quotient"): Real {
  // Subtracting the remainder first makes the division exact; adding 0 turns -0 into 0.
  if (typeof a === "number" && typeof b === "number" && b !== 0) return (a - (a % b)) / b + 0;
  return onIntegers(who, a, b, (x, y) => x / y);
}

/** Has the sign of a; also `truncate-remainder`. */
export function remainder(a: Value, b: Value, who = "remainder"): Real {
  if (typeof a === "number" && typeof b === "number" && b !== 0) return (a % b) + 0;
  return onIntegers(who, a, b, (x, y) => x % y);
}

/** Has the sign of b; also `floor-remainder`. */
export function modulo(a: Value, b: Value, who = "modulo"): Real {
  if (typeof a === "number" && typeof b === "number" && b !== 0) {
    const rest = a % b;
    return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest + 0;
  }
  return onIntegers(who, a, b, (x, y) => x - y * floorOf(x, y));
}

export function floorQuotient(a: Value, b: Value, who = "floor-quotient"): Real {
  return onIntegers(who, a, b, floorOf);
}

export function ceilingQuotient(a: Value, b: Value, who = "ceiling-quotient"): Real {
  return onIntegers(who, a, b, (x, y) => -floorOf(-x, y));
}

/** Rounds to the nearest integer, a tie to the even one. */
export function roundQuotient(a: Value, b: Value, who = "round-quotient"): Real {
  return onIntegers(who, a, b, roundOf);
}

/** `floor/`: quotient and remainder. */
export function floorDivide(a: Value, b: Value): [Real, Real] {
  return [floorQuotient(a, b, "floor/"), modulo(a, b, "floor/")];
}

/** `truncate/`: quotient and remainder. */
export function truncateDivide(a: Value, b: Value): [Real, Real] {
  return [quotient(a, b, "truncate/"), remainder(a, b, "truncate/")];
}

export function gcd(a: Value, b: Value): Real {
  if (typeof a === "number" && typeof b === "number") return gcdOfSafe(a, b);
  return onIntegers("gcd", a, b, gcdOf, true);
}

export function lcm(a: Value, b: Value): Real {
  return onIntegers("lcm", a, b, lcmOf, true);
}

/** ⌊n/d⌋. */
export function floorOf(n: bigint, d: bigint): bigint {
  const q = n / d;
  return n % d !== 0n && n < 0n !== d < 0n ? q - 1n : q;
}

/** The integer nearest to n/d, the even one of two. */
export function roundOf(n: bigint, d: bigint): bigint {
  const q = floorOf(n, d);
  const twice = 2n * (n - q * d);
  const up = d > 0n ? twice > d : twice < d;
  return up || (twice === d && q % 2n !== 0n) ? q + 1n : q;
}

function lcmOf(a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return 0n;
  const multiple = (a / gcdOf(a, b)) * b;
  return multiple < 0n ? -multiple : multiple;
}

function onIntegers(
  who: string,
  a: Value,
  b: Value,
  operation: (x: bigint, y: bigint) => bigint,
  zeroAllowed = false,
): Real {
  const x = integerArg(who, 1, a);
  const y = integerArg(who, 2, b);
  const divisor = bigintOf(y);
  if (divisor === 0n && !zeroAllowed) throw divideByZero(who);
  const result = normalize(operation(bigintOf(x), divisor));
  return x instanceof Flonum || y instanceof Flonum ? new Flonum(numberToInexact(result)) : result;
}

function bigintOf(x: Int | Flonum): bigint {
  return BigInt(x instanceof Flonum ? x.value : x);
}
