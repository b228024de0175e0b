/** `queenside check`: asks the solver in each file for its answers and compares them with the oracle's. */
import { dirname } from "node:path";
import { writeString } from "../data/print.ts";
import type { Source } from "../data/source.ts";
import type { Value } from "../data/values.ts";
import { exercises, findExercises } from "../oracle/exercises.ts";
import { type Answer, renderVerdict, type Verdict } from "../oracle/verdict.ts";
import { type Report, renderReport, reportJson } from "../report.ts";
import { Exit } from "../run/machine.ts";
import { Interpreter } from "../scheme.ts";
import { reportOf } from "./failure.ts";
import { findSource, readSource } from "./input.ts";
import { exit, stderr, stdout } from "./output.ts";
import { ask, findSolvers, type Solver, type Wanted, within } from "./solvers.ts";
import { WrongUse } from "./wrong-use.ts";

export interface CheckOptions extends Wanted {
  /** "0..8", "4", "1,2,5" */
  readonly sizes?: string;
  /** Files that are loaded before each of those to check. */
  readonly with?: readonly string[];
  /** How many seconds an answer may take. */
  readonly timeout: number;
  readonly json?: boolean;
}

/** What came of one file. */
export interface FileCheck {
  readonly file: string;
  readonly checks: readonly ProcedureCheck[];
  /** Why nothing could be checked. */
  readonly problem?: string;
  /** The program's error, if that is why. */
  readonly error?: Report;
}

export interface ProcedureCheck {
  readonly procedure: string;
  readonly verdict: Verdict;
  /** Sizes left out, because the one before them took so long. */
  readonly skipped: readonly number[];
}

export async function check(files: readonly string[], options: CheckOptions): Promise<never> {
  const sizes = options.sizes === undefined ? undefined : parseSizes(options.sizes);
  if (options.exercise !== undefined && findExercises(options.exercise).length === 0) {
    const known = [...new Set(exercises.map(({ id }) => id))].join(", ");
    throw new WrongUse(`there is no exercise ${options.exercise} to check; there are ${known}`);
  }
  const before = (options.with ?? []).map(readSource);
  const sources = files.map(readSource);
  const results: FileCheck[] = [];
  for (const source of sources) {
    const result = checkFile([...before, source], { ...options, sizes });
    results.push(result);
    if (options.json) continue;
    stdout.line(renderFileCheck(result, stdout.color).join("\n"));
    stdout.flush();
  }
  if (options.json) stdout.line(JSON.stringify(results.map(fileCheckJson), null, 2));
  exit(results.every(agrees) ? 0 : 1);
}

export interface FileCheckOptions extends Wanted {
  readonly sizes?: readonly number[] | undefined;
  readonly timeout: number;
}

/** Checks the last of the sources, the others being loaded before it. */
export function checkFile(sources: readonly Source[], options: FileCheckOptions): FileCheck {
  const directories = sources.map(({ name }) => dirname(name));
  const interpreter = new Interpreter({ readSource: (path, from) => findSource(path, from, directories) });
  const file = (sources[sources.length - 1] as Source).name;
  let defined = new Set<string>();
  try {
    for (const source of sources) defined = load(interpreter, source, options.timeout);
  } catch (error) {
    if (error instanceof Exit)
      return { file, checks: [], problem: `the program ended with (exit ${error.code})` };
    return { file, checks: [], problem: "the program failed", error: reportOf(error, interpreter) };
  }
  const solvers = findSolvers(interpreter, defined, options);
  if (solvers.length === 0) return { file, checks: [], problem: noSolver(options) };
  const checks = solvers.map((solver) => checkSolver(interpreter, solver, options));
  // A procedure of a name of its own stands for whichever part of the exercise it does.
  const ambiguous = options.procedure !== undefined && checks.length > 1;
  return { file, checks: ambiguous ? [checks.find(({ verdict }) => verdict.agrees) ?? checks[0]!] : checks };
}

/** The names that the source defines. */
function load(interpreter: Interpreter, source: Source, seconds: number): Set<string> {
  const defined = new Set<string>();
  interpreter.useDialectOf(source.text);
  within(interpreter, seconds, () => {
    for (const result of interpreter.results(source)) {
      if (result.defined !== undefined) defined.add(result.defined);
    }
  });
  return defined;
}

function noSolver({ exercise, procedure }: Wanted): string {
  if (procedure !== undefined) return `it does not define the procedure ${procedure}`;
  const parts = exercise === undefined ? findExercises("2.42") : findExercises(exercise);
  const names = parts.map(({ procedureNames }) => procedureNames.slice(0, 3).join(", ")).join("; ");
  return `no procedure to check was found (names that are known: ${names} …); give its name with --procedure`;
}

/** After a size that took so many milliseconds no larger one is tried, unless sizes were asked for. */
const SLOW = 5000;

function checkSolver(
  interpreter: Interpreter,
  solver: Solver,
  { sizes, timeout }: FileCheckOptions,
): ProcedureCheck {
  const wanted = [...(sizes ?? solver.exercise.defaultSizes)];
  const answers: Answer[] = [];
  for (const size of wanted) {
    const last = answers[answers.length - 1];
    if (sizes === undefined && last !== undefined && last.milliseconds > SLOW) break;
    showProgress(`${solver.name}, size ${size} …`);
    answers.push(ask(interpreter, solver, size, timeout));
  }
  showProgress("");
  const { style, hash } = interpreter.machine;
  const write = (value: Value) => writeString(value, style, hash);
  return {
    procedure: solver.name,
    verdict: solver.exercise.check(answers, write),
    skipped: wanted.slice(answers.length),
  };
}

function agrees({ checks }: FileCheck): boolean {
  return checks.length > 0 && checks.every(({ verdict }) => verdict.agrees);
}

/** On a terminal, a line that the next one replaces. */
function showProgress(text: string): void {
  if (!stderr.terminal) return;
  stderr.write(`\r\u001b[K${text}`);
  stderr.flush();
}

function renderFileCheck({ file, checks, problem, error }: FileCheck, color: boolean): string[] {
  return [
    `${file}${problem === undefined ? "" : `: ${problem}`}`,
    ...(error === undefined ? [] : [renderReport(error, { color })]),
    ...checks.flatMap(renderProcedureCheck),
  ];
}

function renderProcedureCheck({ procedure, verdict, skipped }: ProcedureCheck): string[] {
  return [
    `Procedure: ${procedure}`,
    ...renderVerdict(verdict),
    ...(skipped.length === 0
      ? []
      : [
          `Not tried, as the size before took more than ${SLOW / 1000} s: ${skipped.join(", ")} (--sizes tries them)`,
        ]),
  ];
}

function fileCheckJson({ error, ...rest }: FileCheck): object {
  return { ...rest, ...(error && { error: reportJson(error) }), agrees: agrees(rest) };
}

/** "0..8", "4" or "1,2,5..7" */
export function parseSizes(text: string): number[] {
  const sizes = text.split(",").flatMap((part) => {
    const match = /^(\d+)(?:\.\.(\d+))?$/.exec(part.trim());
    if (match === null) return [];
    const first = Number(match[1]);
    const last = Number(match[2] ?? first);
    if (last > LARGEST_SIZE) return [];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  });
  if (sizes.length === 0 || !/^[\d.,\s]+$/.test(text)) {
    throw new WrongUse(`--sizes takes numbers up to ${LARGEST_SIZE}, as 0..8 or 4,6: ${text} is not that`);
  }
  return sizes;
}

/** The oracle would need minutes to list the solutions of a larger board. */
const LARGEST_SIZE = 14;
