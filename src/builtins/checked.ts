/**
 * The procedure of a builtin: its body with the checks of its arguments around it. Each builtin gets code of its
 * own, made from its signature: V8 learns what a function does by its code, and one that all builtins shared
 * would have learnt nothing when a program hands `car` or `+` to `map`.
 */
import { arityWords, encodeName, named, type ProcedureInfo } from "../data/procedure.ts";
import type { Procedure, Value } from "../data/values.ts";
import { fail, wrongType } from "../errors.ts";
import type { Signature } from "./builtin.ts";
import { kinds } from "./kinds.ts";

export function checked(signature: Signature, body: Procedure): Procedure {
  return signature.rest === undefined ? checkedFixed(signature, body) : checkedRest(signature, body);
}

/** A procedure of any number of arguments, most often called with two. */
export function checkedVariadic(
  { name, required }: Signature,
  two: (a: Value, b: Value) => Value,
  others: (args: ArrayLike<Value>) => Value,
): Procedure {
  const text = `"use strict";
  return function ${encodeName(infoOf(name, required.length, 0, true))}(a, b) {
    return arguments.length === 2 ? two(a, b) : others(arguments);
  }`;
  return new Function("two", "others", text)(two, others) as Procedure;
}

function checkedFixed({ name, required, optional }: Signature, body: Procedure): Procedure {
  const params = [...required, ...optional].map(({ kind }) => kinds[kind]);
  const names = params.map((_, i) => `a${i}`);
  const wrong =
    optional.length === 0
      ? `arguments.length !== ${params.length}`
      : `arguments.length < ${required.length} || arguments.length > ${params.length}`;
  const tests = params.map((kind, i) => {
    if (kind.inline?.("") === "") return "";
    const given = i < required.length ? "" : `a${i} !== undefined && `;
    return `if (${given}!test${i}(a${i})) throw wrongArgument(${i}, a${i});`;
  });
  const text = `"use strict";
  const [${names.map((_, i) => `test${i}`).join(", ")}] = tests;
  return function ${encodeName(infoOf(name, required.length, optional.length, false))}(${names.join(", ")}) {
    if (${wrong}) throw wrongCount(arguments);
    ${tests.join("\n    ")}
    return body(${names.join(", ")});
  }`;
  const wrongArgument = (i: number, found: Value) =>
    wrongType(name, i + 1, (params[i] as { says: string }).says, found);
  const wrongCount = (args: ArrayLike<Value>) =>
    wrongArity(name, required.length, optional.length, false, args);
  const make = new Function("body", "tests", "wrongArgument", "wrongCount", text);
  return make(
    body,
    params.map(({ test }) => test),
    wrongArgument,
    wrongCount,
  ) as Procedure;
}

function checkedRest({ name, required, optional, rest }: Signature, body: Procedure): Procedure {
  const fixed = [...required, ...optional].map((p) => kinds[p.kind]);
  const more = kinds[(rest as { kind: keyof typeof kinds }).kind];
  const procedure = (...args: Value[]) => {
    if (args.length < required.length) throw wrongArity(name, required.length, optional.length, true, args);
    for (let i = 0; i < args.length; i++) {
      const kind = i < fixed.length ? (fixed[i] as typeof more) : more;
      if (!kind.test(args[i] as Value)) throw wrongType(name, i + 1, kind.says, args[i] as Value);
    }
    return body(...args);
  };
  return named(procedure, infoOf(name, required.length, optional.length, true));
}

function infoOf(name: string, required: number, optional: number, rest: boolean): ProcedureInfo {
  return { name, required, optional, rest, builtin: true };
}

export function wrongArity(
  name: string,
  required: number,
  optional: number,
  rest: boolean,
  args: ArrayLike<Value>,
): Error {
  const expected = arityWords(required, optional, rest);
  return fail("wrong-arity", `${name}: expected ${expected}, but got ${args.length}`, [], {
    who: name,
    expected,
    count: args.length,
    args: Array.from(args),
  });
}
