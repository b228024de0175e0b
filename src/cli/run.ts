/** `queenside run`: evaluates files in order in one session, then expressions. */
import { dirname } from "node:path";
import { Source } from "../data/source.ts";
import type { DialectName } from "../dialects/dialect.ts";
import type { Interpreter, Result } from "../scheme.ts";
import { exitFor } from "./failure.ts";
import { ConsoleInput, packageFile, readSource } from "./input.ts";
import { exit, say } from "./output.ts";
import { openSession, showResult } from "./session.ts";
import { WrongUse } from "./wrong-use.ts";

export interface RunOptions {
  readonly expression?: readonly string[];
  readonly dialect?: DialectName;
  /** Where to look for files that programs load or include, beside where the files are. */
  readonly libraryPath?: readonly string[];
  /** The directory for the pictures that programs paint. */
  readonly pictures?: string;
  /** Whether values of top-level expressions are shown; otherwise as the file's dialect does. */
  readonly print?: boolean;
  readonly metacircular?: boolean;
  /** How many metacircular evaluators stand on one another. */
  readonly tower?: number;
}

export async function run(files: readonly string[], options: RunOptions): Promise<never> {
  const { expression: expressions = [], dialect, pictures, print } = options;
  if (files.length === 0 && expressions.length === 0) {
    throw new WrongUse("nothing to run: name a file, or - for standard input, or give an expression with -e");
  }
  const sources = files.map(readSource);
  const libraryPath = [...sources.map(({ name }) => dirname(name)), ...(options.libraryPath ?? [])];
  const interpreter = openSession({
    dialect,
    stdin: new ConsoleInput().next,
    libraryPath,
    program: files[0],
    pictures,
  });
  try {
    const evaluate = await evaluator(interpreter, options);
    for (const source of sources) {
      interpreter.useDialectOf(source.text);
      const shown = print ?? interpreter.dialect.printsValues;
      for await (const result of evaluate(source)) if (shown) showResult(interpreter, result);
    }
    for (const text of expressions) {
      for await (const result of evaluate(new Source("<-e>", text))) {
        showResult(interpreter, result, { ownLine: true });
      }
    }
  } catch (error) {
    exitFor(error, interpreter);
  }
  exit(0);
}

type Evaluate = (source: Source) => AsyncIterable<Result> | Iterable<Result>;

async function evaluator(interpreter: Interpreter, options: RunOptions): Promise<Evaluate> {
  if (options.metacircular || options.tower !== undefined) {
    const { MetacircularEvaluator } = await import("../metacircular.ts");
    const text = readSource(packageFile("scheme/metacircular.scm"));
    const metacircular = new MetacircularEvaluator(interpreter, text, options.tower);
    return (source) => metacircular.results(source);
  }
  process.on("SIGINT", interrupted);
  return (source) => interpreter.resultsAsync(source);
}

function interrupted(): never {
  say("queenside: interrupted");
  exit(130);
}
