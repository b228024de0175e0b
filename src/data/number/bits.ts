/** Exact integers as sequences of bits in two's complement, endless to the left (SRFI 151). */
import type { Value } from "../values.ts";
import { bitLength, exactIntegerArg, type Int, MAX_BITS, normalize, tooLarge } from "./tower.ts";

export function bitwiseAnd(a: Value, b: Value): Int {
  return isInt32(a) && isInt32(b) ? a & b : onBits("bitwise-and", a, b, (x, y) => x & y);
}

export function bitwiseOr(a: Value, b: Value): Int {
  return isInt32(a) && isInt32(b) ? a | b : onBits("bitwise-or", a, b, (x, y) => x | y);
}

export function bitwiseXor(a: Value, b: Value): Int {
  return isInt32(a) && isInt32(b) ? a ^ b : onBits("bitwise-xor", a, b, (x, y) => x ^ y);
}

export function bitwiseNot(a: Value): Int {
  return isInt32(a) ? ~a : normalize(~BigInt(exactIntegerArg("bitwise-not", 1, a)));
}

/** Left if `shift` is positive, otherwise right; bits that leave on the right are lost. */
export function arithmeticShift(a: Value, shift: Value, who = "arithmetic-shift"): Int {
  if (isInt32(a) && isInt32(shift) && shift > -32 && shift < 22)
    return shift < 0 ? a >> -shift : a * 2 ** shift;
  const n = BigInt(exactIntegerArg(who, 1, a));
  const by = exactIntegerArg(who, 2, shift);
  if (n === 0n) return 0;
  if (by > 0 && bitLength(n) + Number(by) > MAX_BITS) throw tooLarge(who);
  return normalize(n << BigInt(by));
}

/** The integers that JavaScript's own bit operators take. */
function isInt32(value: Value): value is number {
  return typeof value === "number" && (value | 0) === value;
}

function onBits(who: string, a: Value, b: Value, operation: (x: bigint, y: bigint) => bigint): Int {
  const x = exactIntegerArg(who, 1, a);
  const y = exactIntegerArg(who, 2, b);
  return normalize(operation(BigInt(x), BigInt(y)));
}
