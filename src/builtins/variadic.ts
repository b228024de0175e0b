import type { Value } from "../data/values.ts";
import { wrongType } from "../errors.ts";
import type { Machine } from "../run/machine.ts";
import { type Builtin, parseSignature } from "./builtin.ts";
import { checkedVariadic, wrongArity } from "./checked.ts";
import { kinds } from "./kinds.ts";

/**
 * A builtin of any number of arguments of one kind, most often called with two: `two` takes those at once and
 * checks them itself; `all` gets any other number, checked. A signature is like "(+ z ...)" or "(- z1 z2 ...)".
 */
export function variadic(
  signature: string,
  doc: string,
  two: (a: Value, b: Value) => Value,
  all: (args: Value[]) => Value,
): Builtin {
  const parsed = parseSignature(signature);
  const { name, required, rest } = parsed;
  const { test, says } = kinds[rest?.kind ?? "obj"];
  const least = required.length;
  const checkAll = (args: Value[]) => {
    if (args.length < least) throw wrongArity(name, least, 0, true, args);
    const bad = args.findIndex((arg) => !test(arg));
    if (bad >= 0) throw wrongType(name, bad + 1, says, args[bad] as Value);
    return all(args);
  };
  const make = (machine: Machine) => {
    const procedure = checkedVariadic(parsed, two, (args) => checkAll(Array.from(args)));
    const direct = (count: number) => (count === 2 ? [none, none] : undefined);
    machine.leaves.set(procedure, { name, procedure, body: two, depth: 1, direct });
    return procedure;
  };
  return { name, signature, doc, leaf: true, make };
}

/** `two` checks its arguments itself. */
function none(): string {
  return "";
}
