/** Every example in the documentation of a builtin, whichever language it is written in; and that each has one. */
import { describe, expect, it } from "vitest";
import { builtins } from "../src/builtins/index.ts";
import { makeCell } from "../src/data/cell.ts";
import { intern } from "../src/data/values.ts";
import type { Interpreter } from "../src/scheme.ts";
import { library } from "./support/library.ts";
import { testNotation } from "./support/run.ts";

const fromTypeScript = [...builtins.values()].map(({ name, doc }) => ({
  name,
  doc,
  file: "src/builtins",
  line: 1,
}));

const internals = [...fromTypeScript, ...library]
  .map(({ name }) => name)
  .filter((name) => name.startsWith("%"));

for (const { name, doc, file, line } of [...fromTypeScript, ...library]) {
  const text = examples(doc);
  if (text.trim() !== "") testNotation(`${file} ${name}`, text, { line, prepare: bindInternals });
}

describe("documentation", () => {
  const open = [...fromTypeScript, ...library].filter(({ name }) => !name.startsWith("%"));
  it.each(open)("says what $name does", ({ doc }) => {
    expect(doc).toMatch(/\S.*\.(\s|$)/);
  });
});

/** Programs do not see the names that begin with %; their examples do. */
function bindInternals({ system, top }: Interpreter): void {
  for (const name of internals) {
    const cell = makeCell(name);
    cell.value = system.value(name)?.value;
    top.bind(intern(name), cell);
  }
}

/** The lines of the examples, which are indented by two, and more where one goes on; the others are left empty. */
function examples(doc: string): string {
  let inside = false;
  return doc
    .split("\n")
    .map((line) => {
      inside = inside ? line.startsWith("  ") : /^ {2}\S/.test(line);
      return inside ? line : "";
    })
    .join("\n");
}
