/** What a check found, as plain data that JSON can hold, and its text. */
import type { Value } from "../data/values.ts";
import type { Square } from "./board.ts";
import { drawSquares } from "./draw.ts";

/** What a program answered when it was called for a size. */
export interface Answer {
  readonly size: number;
  /** Undefined if there was none: then `error` says why. */
  readonly value: Value | undefined;
  readonly error?: string;
  readonly milliseconds: number;
}

/** Prints a value as the program's dialect does. */
export type Writer = (value: Value) => string;

export interface Verdict {
  /** "2.42" */
  readonly exercise: string;
  readonly title: string;
  /** Do all answers agree with the oracle's? False if there are none. */
  readonly agrees: boolean;
  /** How the answers were read, in words. */
  readonly reading?: string;
  readonly notes: readonly string[];
  readonly sizes: readonly SizeVerdict[];
  readonly smallestFailing?: number;
  readonly cause?: Cause;
}

export interface SizeVerdict {
  readonly size: number;
  /** What a size stands for if not just for itself: "s = 10, n = 5". */
  readonly label?: string;
  readonly agrees: boolean;
  /** How many elements were expected; how many came, unless the answer is no collection. */
  readonly expected: number;
  readonly found?: number;
  readonly missing: readonly Finding[];
  readonly wrong: readonly Finding[];
  readonly duplicate: readonly Finding[];
  /** Whether they come in the oracle's order. No order is wrong. Undefined if they are not the same ones. */
  readonly sameOrder?: boolean;
  /** Why the answer as a whole cannot be compared. */
  readonly problem?: string;
  readonly milliseconds: number;
}

/** An element of an answer, or one that is missing. */
export interface Finding {
  /** As the program writes it; a missing one in words. */
  readonly shown: string;
  /** What is wrong with it. */
  readonly why?: string;
  /** How often a duplicate comes. */
  readonly times?: number;
  /** The queens of a board, counted from 0, and those to mark. */
  readonly squares?: readonly Square[];
  readonly marks?: readonly Square[];
}

/** A fault in the program that explains all that failed. */
export interface Cause {
  readonly code: string;
  /** A sentence or two. */
  readonly says: string;
}

/** The smallest size that fails leads the eye to the fault; of larger ones a line is enough. */
const SHOWN = 3;

/** Lines of plain text, for a terminal of any width. */
export function renderVerdict(verdict: Verdict): string[] {
  const { exercise, title, agrees, reading, notes, sizes, cause } = verdict;
  const failing = sizes.find(({ size }) => size === verdict.smallestFailing);
  return [
    `Exercise ${exercise}, ${title}: ${agrees ? "agrees" : "does not agree"}`,
    ...(reading === undefined ? [] : [`Read as: ${reading}`]),
    ...notes,
    ...sizes.map(sizeLine),
    ...(failing === undefined ? [] : failureLines(failing)),
    ...(cause === undefined ? [] : [`Likely cause: ${cause.says}`]),
  ];
}

function sizeLine(verdict: SizeVerdict): string {
  const { size, label, agrees, milliseconds } = verdict;
  const what = label === undefined ? `size ${size}` : `size ${size} (${label})`;
  return `  ${agrees ? "ok  " : "FAIL"} ${what}: ${result(verdict)} [${milliseconds.toFixed(1)} ms]`;
}

function result(verdict: SizeVerdict): string {
  const { expected, found, missing, wrong, duplicate, sameOrder, problem } = verdict;
  if (problem !== undefined) return `expected ${expected}, but ${problem}`;
  if (verdict.agrees) return `${expected}${sameOrder ? "" : ", in another order than the oracle's"}`;
  const faults = [
    count(missing, "missing"),
    count(wrong, "wrong"),
    count(duplicate, "given more than once"),
  ].filter((fault) => fault !== undefined);
  return `expected ${expected}, found ${found}: ${faults.join(", ")}`;
}

function count(findings: readonly Finding[], what: string): string | undefined {
  return findings.length === 0 ? undefined : `${findings.length} ${what}`;
}

function failureLines(verdict: SizeVerdict): string[] {
  const { size, missing, wrong, duplicate } = verdict;
  return [
    `The smallest size that fails is ${size}.`,
    ...findingLines("Wrong", wrong, size),
    ...findingLines("Missing", missing, size),
    ...findingLines("More than once", duplicate, size),
  ];
}

function findingLines(heading: string, findings: readonly Finding[], size: number): string[] {
  const rest = findings.length - SHOWN;
  const lines = findings.slice(0, SHOWN).flatMap((finding) => {
    const { shown, why, times, squares, marks } = finding;
    const reason = why === undefined ? "" : `: ${why}`;
    const often = times === undefined ? "" : ` (${times} times)`;
    const drawing = squares === undefined ? [] : drawSquares(squares, size, marks);
    return [`  ${heading}: ${shown}${often}${reason}`, ...drawing.map((line) => `    ${line}`)];
  });
  return rest > 0 ? [...lines, `  and ${rest} more`] : lines;
}

/** The verdict on all sizes together. */
export function verdictOf(
  exercise: { readonly id: string; readonly title: string },
  sizes: readonly SizeVerdict[],
  more: Pick<Verdict, "reading" | "cause"> & { readonly notes?: readonly string[] },
): Verdict {
  const failing = sizes.filter(({ agrees }) => !agrees).map(({ size }) => size);
  return {
    exercise: exercise.id,
    title: exercise.title,
    agrees: sizes.length > 0 && failing.length === 0,
    ...(more.reading === undefined ? {} : { reading: more.reading }),
    notes: more.notes ?? [],
    sizes,
    ...(failing.length === 0 ? {} : { smallestFailing: Math.min(...failing) }),
    ...(more.cause === undefined ? {} : { cause: more.cause }),
  };
}

/** Of a wrong answer the beginning tells enough. */
const LONGEST = 200;

export function clip(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
