/** What a person reads of an error, on standard error, and the exit code that goes with it. */
import type { Span } from "../data/source.ts";
import { definitionAround } from "../enclosing.ts";
import { SchemeError } from "../errors.ts";
import { knownNames, signatureOf } from "../names.ts";
import { type Report, renderReport, report } from "../report.ts";
import { Exit, Stopped } from "../run/machine.ts";
import type { Interpreter } from "../scheme.ts";
import { exit, say, stderr, stdout } from "./output.ts";

/** The report on what was thrown, with what the interpreter knows of names. */
export function reportOf(error: unknown, interpreter: Interpreter): Report {
  const { style, hash } = interpreter.machine;
  return report(error, {
    style,
    hash,
    names: knownNames(interpreter),
    signatureOf,
    trace: error instanceof SchemeError ? calls(error.trace) : undefined,
  });
}

/** Shows an error of the program. */
export function showError(error: unknown, interpreter: Interpreter): void {
  if (error instanceof Stopped) {
    say("queenside: interrupted");
    return;
  }
  // On a terminal both streams share the line.
  if (interpreter.machine.console.column > 0 && stdout.terminal && stderr.terminal) stdout.write("\n");
  say(renderReport(reportOf(error, interpreter), { color: stderr.color }));
}

/** Ends the process as an error of the program or `(exit)` asks. */
export function exitFor(error: unknown, interpreter: Interpreter): never {
  if (error instanceof Exit) exit(error.code);
  showError(error, interpreter);
  exit(1);
}

/** How many calls are worth a look. */
const CALLS = 8;

/** The first place is the error's own. */
function calls(trace: readonly Span[]): { name: string; span: Span }[] {
  return trace
    .slice(1)
    .filter(({ source }) => source.name !== "library")
    .slice(0, CALLS)
    .map((span) => ({ name: definitionAround(span) ?? "the top level", span }));
}
