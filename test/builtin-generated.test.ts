/**
 * For every builtin, made from its signature and the kinds of its arguments: too few arguments and too many are
 * refused as such, and a bad value in each position, with the others good, is refused as a wrong type there.
 */
import { describe, expect, it } from "vitest";
import { parseSignature, type Signature } from "../src/builtins/builtin.ts";
import { builtins } from "../src/builtins/index.ts";
import { type Kinds, kinds } from "../src/builtins/kinds.ts";
import { Condition, SchemeError } from "../src/errors.ts";
import { Interpreter } from "../src/scheme.ts";
import { library } from "./support/library.ts";

/** Good arguments where the kinds alone do not know them. */
const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  "string-map": ["char-upcase", '"ab"'],
  "string-for-each": ["display", '"ab"'],
  "vector-map": ["list", "#(1)"],
  "vector-for-each": ["list", "#(1)"],
};

/** Written in Scheme, these find out about an argument when they come to use it, or take parameters' values. */
const LATE = new Set([
  "amb-failure-continuation",
  "an-integer-starting-from",
  "append*",
  "argmax",
  "argmin",
  "current-prefix-in",
  "current-prefix-out",
  "prime?",
  "vector-tabulate",
]);

const signatures = [...builtins.values(), ...library]
  .filter(({ name, signature }) => !name.startsWith("%") && signature.startsWith("("))
  .map(({ signature }) => parsed(signature))
  .filter((signature) => signature !== undefined)
  .filter(
    ({ required, rest, ...others }) =>
      required.length > 0 ||
      (rest !== undefined && rest.kind !== "obj" && rest.kind !== "proc" && rest.kind !== "thunk") ||
      others.optional.length > 0,
  );

// What is written in Scheme may name its arguments as it likes.
function parsed(signature: string): Signature | undefined {
  try {
    return parseSignature(signature);
  } catch {
    return undefined;
  }
}

const interpreter = new Interpreter({ stdin: () => undefined });

describe.each(signatures)("$name", (signature) => {
  const { name, required, optional, rest } = signature;
  const good = SPECIAL[name] ?? required.map(({ kind }) => kinds[kind].good[0] as string);
  if (required.length > 0)
    it("needs all its arguments", () => {
      expect(problem(name, good.slice(1))).toMatchObject({ code: "wrong-arity" });
    });
  if (rest === undefined)
    it("takes no more arguments", () => {
      const full = [...good, ...optional.map(({ kind }) => kinds[kind].good[0] as string), "1"];
      expect(problem(name, full)).toMatchObject({ code: "wrong-arity" });
    });
  const cases = LATE.has(name) ? [] : badCalls(signature, good);
  if (cases.length > 0)
    it.each(cases)("refuses $bad as argument $position", ({ args, position }) => {
      expect(problem(name, args)).toMatchObject({ code: "wrong-type", position });
    });
});

function badCalls({ name, required, optional, rest }: Signature, good: readonly string[]) {
  const others = [...optional, ...(rest === undefined ? [] : [rest])];
  const parameters = [...required, ...others];
  const all = [...good, ...others.map(({ kind }) => kinds[kind].good[0] as string)];
  return parameters.flatMap(({ kind }, i) =>
    (isLate(name, kind) ? [] : kinds[kind].bad).map((bad) => ({
      bad,
      position: i + 1,
      args: [...all.slice(0, i), bad].concat(all.slice(i + 1, required.length)),
    })),
  );
}

// What is written in Scheme calls the procedures that it is given without looking at them first.
function isLate(name: string, kind: keyof Kinds): boolean {
  return !builtins.has(name) && (kind === "proc" || kind === "thunk");
}

/** What is wrong with a call, if anything is. */
function problem(
  name: string,
  args: readonly string[],
): { code: string; position: number | undefined } | undefined {
  try {
    interpreter.evaluate(`(${[name, ...args].join(" ")})`);
    return undefined;
  } catch (error) {
    if (!(error instanceof SchemeError && error.payload instanceof Condition)) throw error;
    return { code: error.payload.code, position: error.payload.parts.position };
  }
}
