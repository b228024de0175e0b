/** The language: the files of test/spec, whose names are the claims, with every portion of fuel. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fuels } from "./support/fuel.ts";
import { parseNotation } from "./support/notation.ts";
import { discrepancies, testNotation } from "./support/run.ts";

const root = new URL("spec/", import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".scm"))
  .sort()
  .map((name) => ({ name: `test/spec/${name}`, text: readFileSync(new URL(name, root), "utf8") }));

for (const { name, text } of files) testNotation(name, text);

describe.each(fuels.filter((fuel) => fuel !== undefined))("with fuel %s", (fuel) => {
  it.each(files)("$name", ({ name, text }) => {
    expect(parseNotation(name, text).flatMap((session) => discrepancies(session, fuel))).toEqual([]);
  });
});
