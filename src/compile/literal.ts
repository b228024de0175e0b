/** Small pieces of JavaScript text. */
import { DEFAULT, EOF, NIL, UNASSIGNED, type Value, VOID } from "../data/values.ts";
import { Constant, type Js, rt } from "./js.ts";

/** A constant of the program; a JavaScript string stands for itself. */
export function constant(value: Value | string): Js {
  // In parentheses, for a point may follow.
  if (typeof value === "number") return `(${value})`;
  if (typeof value === "boolean") return `${value}`;
  if (value === NIL) return rt("NIL");
  if (value === VOID) return rt("VOID");
  if (value === UNASSIGNED) return rt("UNASSIGNED");
  if (value === DEFAULT) return rt("DEFAULT");
  if (value === EOF) return rt("EOF");
  if (typeof value === "string") return JSON.stringify(value);
  return new Constant(value, "k");
}

/** A Scheme name in letters that JavaScript allows. */
export function jsName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9]/g, "_");
  return /^[A-Za-z_]/.test(plain) ? plain : `_${plain}`;
}

export function commas(list: readonly Js[]): Js {
  return list.flatMap((js, i) => (i === 0 ? [js] : [", ", js]));
}
