/**
 * What a person reads of each error: files of test/errors, the program above, the report below. With
 * UPDATE_GOLDENS=1 in the environment the reports are written anew, to be reviewed as prose.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Source } from "../src/data/source.ts";
import { knownNames, signatureOf } from "../src/names.ts";
import { renderReport, report } from "../src/report.ts";
import { Interpreter } from "../src/scheme.ts";

const SEPARATOR = "----\n";
const root = new URL("errors/", import.meta.url);
const update = process.env.UPDATE_GOLDENS !== undefined;

describe.each(readdirSync(root).sort())("%s", (file) => {
  const path = new URL(file, root);
  const [program, golden] = readFileSync(path, "utf8").split(SEPARATOR) as [string, string?];
  it("is reported as written", () => {
    const found = `${reportOf(file, program)}\n`;
    if (update) writeFileSync(path, program + SEPARATOR + found);
    else expect(found).toBe(golden);
  });
});

function reportOf(file: string, program: string): string {
  const interpreter = new Interpreter();
  try {
    for (const _ of interpreter.results(new Source(file, program)));
    return "no error";
  } catch (error) {
    const facts = report(error, { names: knownNames(interpreter), signatureOf });
    return renderReport(facts, { color: false });
  }
}
