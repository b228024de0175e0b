/** The numerical predicates of R7RS 6.2.6 that tell kinds of number apart; sign and parity are in compare.ts. */
import { Flonum, type Value } from "../values.ts";
import { isExactInteger, isExactRational, isNumber, numberArg } from "./tower.ts";

/** Every number is real: there are no complex ones. */
export function isReal(value: Value): boolean {
  return isNumber(value);
}

export function isRational(value: Value): boolean {
  return value instanceof Flonum ? Number.isFinite(value.value) : isExactRational(value);
}

export function isInteger(value: Value): boolean {
  return value instanceof Flonum ? Number.isInteger(value.value) : isExactInteger(value);
}

/** Unlike those above, an error for what is not a number. */
export function isExact(value: Value): boolean {
  return !(numberArg("exact?", 1, value) instanceof Flonum);
}
