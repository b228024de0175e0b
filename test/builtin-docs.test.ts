/** Every example in the documentation of a builtin, whichever language it is written in; and that each has one. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { builtins } from "../src/builtins/index.ts";
import { library } from "./support/library.ts";
import { testNotation } from "./support/run.ts";

const fromTypeScript = [...builtins.values()].map(({ name, doc }) => ({ name, doc, file: "src/builtins", line: 1 }));

for (const { name, doc, file, line } of [...fromTypeScript, ...library]) {
  const text = examples(doc);
  if (text.trim() !== "") testNotation(`${file} ${name}`, text, line);
}

describe("documentation", () => {
  it.each([...fromTypeScript, ...library])("says what $name does", ({ doc }) => {
    expect(doc).toMatch(/\S.*\.(\s|$)/);
  });
});

/** The lines of the examples; the others are left empty. */
function examples(doc: string): string {
  return doc
    .split("\n")
    .map((line) => (/^ {2}\S/.test(line) ? line : ""))
    .join("\n");
}
