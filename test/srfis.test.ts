/** Each SRFI that is said to be here is, with all its names. */
import { expect, it } from "vitest";
import { srfis } from "../src/dialects/srfis.ts";
import { knownNames } from "../src/names.ts";
import { Interpreter } from "../src/scheme.ts";

const known = knownNames(new Interpreter());

it.each([...srfis])("SRFI %i", (_, names) => {
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it("finds with SRFI 133 the index, in a program that imports it", () => {
  const interpreter = new Interpreter({ dialect: "r7rs" });
  expect(interpreter.evaluate("(vector-binary-search #(10 30 50) 30 -)")).toBe(1);
});
