/** Finds the procedures in a program that solve an exercise, and asks them for their answers. */
import { procedureInfo } from "../data/procedure.ts";
import { intern, type Procedure } from "../data/values.ts";
import { Condition, SchemeError } from "../errors.ts";
import { isCell } from "../expand/scope.ts";
import { type Exercise, exercises, findExercises } from "../oracle/exercises.ts";
import type { Answer } from "../oracle/verdict.ts";
import { Exit, Stopped } from "../run/machine.ts";
import type { Interpreter } from "../scheme.ts";
import { reportOf } from "./failure.ts";

export interface Solver {
  readonly exercise: Exercise;
  readonly name: string;
  readonly procedure: Procedure;
}

export interface Wanted {
  readonly exercise?: string | undefined;
  readonly procedure?: string | undefined;
}

/**
 * The procedures among those defined that solve what is wanted, or any exercise that is known: by their usual
 * names; without one of those, by a name that speaks of queens or by being the only one with as many parameters
 * as the exercise asks for.
 */
export function findSolvers(
  interpreter: Interpreter,
  defined: Iterable<string>,
  { exercise, procedure: name }: Wanted,
): Solver[] {
  const parts = exercise === undefined ? exercises : findExercises(exercise);
  const procedures = new Map<string, Procedure>();
  for (const each of name === undefined ? defined : [name]) {
    const value = procedureNamed(interpreter, each);
    if (value !== undefined) procedures.set(each, value);
  }
  const byName = parts.flatMap((part) => {
    const usual = part.procedureNames.find((each) => procedures.has(each));
    return usual === undefined ? [] : [solver(part, usual)];
  });
  if (byName.length > 0) return byName;
  if (name !== undefined && procedures.has(name)) {
    // Nothing but its answers can tell which part of the exercise it solves.
    return (exercise === undefined ? findExercises("2.42") : parts).map((part) => solver(part, name));
  }
  return parts.flatMap((part) => byShape(part) ?? []);

  function solver(part: Exercise, usual: string): Solver {
    return { exercise: part, name: usual, procedure: procedures.get(usual) as Procedure };
  }

  function byShape(part: Exercise): Solver | undefined {
    const arity = part.arguments(1).length;
    const fitting = [...procedures.keys()].filter((each) =>
      accepts(procedures.get(each) as Procedure, arity),
    );
    const speaking = part.id === "2.42" ? fitting.filter((each) => /queen/i.test(each)) : [];
    const candidates = speaking.length > 0 ? speaking : exercise === undefined ? [] : fitting;
    return candidates.length === 1 ? solver(part, candidates[0] as string) : undefined;
  }
}

function procedureNamed(interpreter: Interpreter, name: string): Procedure | undefined {
  const binding = interpreter.top.own(intern(name));
  const value = binding !== undefined && isCell(binding) ? binding.value : undefined;
  return typeof value === "function" ? value : undefined;
}

function accepts(procedure: Procedure, count: number): boolean {
  const info = procedureInfo(procedure);
  if (info === undefined) return false;
  return count >= info.required && (info.rest || count <= info.required + info.optional);
}

/** Calls the solver for a size; what goes wrong is part of the answer. */
export function ask(interpreter: Interpreter, solver: Solver, size: number, seconds: number): Answer {
  const start = performance.now();
  const passed = () => performance.now() - start;
  try {
    const value = within(interpreter, seconds, () =>
      interpreter.machine.call(solver.procedure, ...solver.exercise.arguments(size)),
    );
    return { size, value, milliseconds: passed() };
  } catch (error) {
    return { size, value: undefined, error: complaint(error, interpreter), milliseconds: passed() };
  }
}

/** Runs a program for so many seconds at most; after that it is Stopped. */
export function within<T>(interpreter: Interpreter, seconds: number, run: () => T): T {
  const { machine } = interpreter;
  const deadline = performance.now() + seconds * 1000;
  machine.onFuel = () => {
    if (performance.now() > deadline) {
      throw new Stopped(new Condition("limit", `it did not end within ${seconds} s`));
    }
    return false;
  };
  try {
    return run();
  } finally {
    machine.onFuel = undefined;
  }
}

/** A clause that goes on from "expected 92, but". */
function complaint(error: unknown, interpreter: Interpreter): string {
  if (error instanceof Exit) return `the program ended with (exit ${error.code})`;
  if (error instanceof Stopped) return (error.payload as Condition).message;
  if (!(error instanceof SchemeError)) throw error;
  const { message, place } = reportOf(error, interpreter);
  return `it failed: ${message}${place === undefined ? "" : ` (${place.file}:${place.line}:${place.column})`}`;
}
