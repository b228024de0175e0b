/** What the documents show is so: every expectation in their Scheme; and no link is dead. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Interpreter } from "../src/scheme.ts";
import { testNotation } from "./support/run.ts";

const documents = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "scheme/README.md",
  "scheme/posts/README.md",
];
const root = new URL("../", import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, root), "utf8");

// The documents of scheme/ speak of its files as loaded.
const loadEvaluator = (interpreter: Interpreter) => {
  interpreter.evaluate(textOf("scheme/metacircular.scm"));
};

for (const name of documents) {
  const prepare = name.startsWith("scheme/") ? loadEvaluator : undefined;
  const text = textOf(name);
  for (const block of text.matchAll(/^```scheme\n(.*?)^```/gms)) {
    const line = text.slice(0, block.index).split("\n").length + 1;
    testNotation(name, block[1] as string, { line, ...(prepare && { prepare }) });
  }
}

describe.each(documents)("the links of %s", (name) => {
  const links = [...textOf(name).matchAll(/\]\(([^)#]+)/g)].map((match) => match[1] as string);
  const local = links.filter((link) => !/^https?:/.test(link));
  it("lead somewhere", () => {
    expect(local.filter((link) => !existsSync(new URL(link, new URL(name, root))))).toEqual([]);
  });
});

describe("the posts' programs", () => {
  it("are all credited", () => {
    const credits = textOf("scheme/posts/README.md");
    const files = [
      "2.40-2011",
      "2.41-2011",
      "2.42-2009",
      "2.42-2011",
      "2.42-chicken",
      "2.42-exercise",
      "2.42-trace",
    ];
    expect(files.filter((file) => !credits.includes(`${file}.scm`))).toEqual([]);
  });
});
