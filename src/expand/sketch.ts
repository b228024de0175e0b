import { Str } from "../data/string.ts";
import { NIL, Pair, Sym, type Value } from "../data/values.ts";

/** A datum as a message shows it: short, and only as deep as a shape needs. */
export function sketch(datum: Value, depth = 6): string {
  if (datum instanceof Sym) return datum.name;
  if (datum instanceof Str) return JSON.stringify(datum.text);
  if (datum === NIL) return "()";
  if (typeof datum === "boolean") return datum ? "#t" : "#f";
  if (typeof datum === "number" || typeof datum === "bigint") return String(datum);
  if (depth === 0 || !(datum instanceof Pair)) return "…";
  const words: string[] = [];
  let rest: Value = datum;
  for (; rest instanceof Pair && words.length < 12; rest = rest.cdr) words.push(sketch(rest.car, depth - 1));
  if (rest instanceof Pair) words.push("…");
  else if (rest !== NIL) words.push(".", sketch(rest, depth - 1));
  return `(${words.join(" ")})`;
}
