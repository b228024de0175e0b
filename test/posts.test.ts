/** The published solutions, as they were published, give what they gave on the systems they were written for. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Source } from "../src/data/source.ts";
import type { DialectName } from "../src/dialects/dialect.ts";
import { Interpreter, type InterpreterOptions } from "../src/scheme.ts";
import { fuels } from "./support/fuel.ts";

interface Options extends Pick<InterpreterOptions, "fuel" | "dialect"> {
  readonly files: readonly string[];
  /** Evaluated after the files. */
  readonly expressions?: readonly string[];
  /** Whether the values in the files are shown though the dialect would not. */
  readonly print?: boolean;
  readonly wrap?: boolean;
}

/** All that is printed, the values of the expressions too. */
function run({ files, expressions = [], print = false, wrap = false, fuel, dialect }: Options): string {
  let output = "";
  const interpreter = new Interpreter({ stdout: (text) => (output += text), fuel, dialect });
  const evaluate = (source: Source, shown: boolean) => {
    for (const result of interpreter.results(source)) {
      const text = shown ? interpreter.show(result, { wrap }) : undefined;
      if (text !== undefined) output += `${text}\n`;
    }
  };
  for (const file of files) {
    const text = readFileSync(new URL(`../scheme/${file}`, import.meta.url), "utf8");
    interpreter.useDialectOf(text);
    evaluate(new Source(file, text), print || interpreter.dialect.printsValues);
  }
  for (const text of expressions) evaluate(new Source("<-e>", text), true);
  return output;
}

function fixture(name: string): string {
  return `${readFileSync(new URL(`fixtures/posts/${name}.txt`, import.meta.url), "utf8").trimEnd()}\n`;
}

/** The expressions of a transcript, and the transcript without them. */
function transcript(name: string): { expressions: string[]; answers: string } {
  const lines = fixture(name).split("\n");
  return {
    expressions: lines.filter((line) => line.startsWith("> ")).map((line) => line.slice(2)),
    answers: lines.filter((line) => !line.startsWith("> ")).join("\n"),
  };
}

describe.each(fuels)("with fuel %s", (fuel) => {
  it("the Chicken post prints its values and its boards", () => {
    expect(run({ files: ["posts/2.42-chicken.scm"], print: true, fuel })).toBe(fixture("2.42-chicken"));
  });

  it("the trace of the 2021 post is Racket's, character for character", () => {
    const options = { files: ["posts/2.42-trace.scm"], expressions: ["(queen 4)"], fuel };
    expect(run(options)).toBe(fixture("2.42-trace"));
  });

  it("the 2009 post has 4 solutions for 6 queens", { timeout: 60_000 }, () => {
    const options = { files: ["posts/2.42-2009.scm"], expressions: ["(n-queens-puzzle 6)"], fuel };
    expect(run(options)).toBe("((4 2 0 5 3 1) (3 0 4 1 5 2) (2 5 1 4 0 3) (1 3 5 0 2 4))\n");
  });
});

const transcripts: readonly { name: string; files: string[] }[] = [
  { name: "2.40-2011-prime-sum-pairs", files: ["posts/2.40-2011.scm"] },
  { name: "2.40-2011-unique-pairs", files: ["posts/2.40-2011.scm"] },
  { name: "2.41-2011", files: ["posts/2.40-2011.scm", "posts/2.41-2011.scm"] },
  { name: "2.42-2011", files: ["posts/2.42-2011.scm"] },
];

describe.each(transcripts)("the transcript of $name", ({ name, files }) => {
  const { expressions, answers } = transcript(name);

  it("comes out the same in Racket's words", () => {
    expect(run({ files, expressions, dialect: "racket", wrap: true })).toBe(answers);
  });

  it.each(fuels)("has the same values without a dialect, with fuel %s", (fuel) => {
    const flat = (text: string) => text.replace(/\s+/g, " ").replaceAll("'", "");
    expect(flat(run({ files, expressions, fuel }))).toBe(flat(answers));
  });
});

describe("the 2009 post", () => {
  const files = ["posts/2.42-2009.scm"];

  it("has 40 solutions for 7 queens", { timeout: 60_000 }, () => {
    expect(run({ files, expressions: ["(length (n-queens-puzzle 7))"] })).toBe("40\n");
  });

  it("has its 92 solutions in its order", { timeout: 300_000 }, () => {
    expect(run({ files, expressions: ["(n-queens-puzzle 8)"], wrap: true })).toBe(fixture("2.42-2009"));
  });
});

it.each(fuels)("the exercise's skeleton runs with a completion, with fuel %s", (fuel) => {
  const files = ["posts/2.42-exercise.scm", "completions/2.42-exercise.scm"];
  expect(run({ files, expressions: ["(queens 4)", "(map length (map queens '(0 1 2 3 5 6)))"], fuel })).toBe(
    "(((3 4) (1 3) (4 2) (2 1)) ((2 4) (4 3) (1 2) (3 1)))\n(1 1 0 0 10 4)\n",
  );
});

it.each<[string, DialectName]>([
  ["2.40-2011", "sicp"],
  ["2.42-2009", "sicp"],
  ["2.42-2011", "sicp"],
  ["2.42-chicken", "chicken"],
  ["2.42-exercise", "sicp"],
  ["2.42-trace", "racket"],
])("%s is taken for %s", (file, dialect) => {
  const interpreter = new Interpreter();
  interpreter.useDialectOf(readFileSync(new URL(`../scheme/posts/${file}.scm`, import.meta.url), "utf8"));
  expect(interpreter.dialect.name).toBe(dialect);
});
