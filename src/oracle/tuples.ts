/** The verdict on programs that answer a set of tuples of integers, as in SICP exercises 2.40 and 2.41. */
import type { Value } from "../data/values.ts";
import type { Tuple } from "./pairs.ts";
import { compareSets, type Difference, isEqual } from "./sets.ts";
import { elements, integersWithin } from "./values.ts";
import {
  type Answer,
  type Cause,
  clip,
  type SizeVerdict,
  type Verdict,
  verdictOf,
  type Writer,
} from "./verdict.ts";

/** One way to understand the exercise. */
export interface Understanding {
  /** What is to be said of it, if it is not the obvious one. */
  readonly note?: string;
  /** The tuples for a size. */
  readonly expected: (size: number) => readonly Tuple[];
  /** Does the order inside a tuple matter? */
  readonly ordered?: boolean;
}

/** A known fault, with what a program that has it answers. */
export interface NearMiss extends Cause, Understanding {}

export interface TupleProblem {
  readonly id: string;
  readonly title: string;
  readonly label: (size: number) => string;
  /** All that are accepted. The one that explains most answers is taken, the first of those that do equally well. */
  readonly understandings: readonly [Understanding, ...Understanding[]];
  /** What is wrong with a tuple that is not expected. */
  readonly fault: (tuple: Tuple, size: number) => string | undefined;
  readonly nearMisses: readonly NearMiss[];
}

interface FoundTuple {
  readonly value: Value;
  readonly tuple: Tuple | undefined;
}

/** Compares sets of tuples; however a tuple is built from pairs and vectors, only its integers count. */
export function checkTuples(problem: TupleProblem, answers: readonly Answer[], write: Writer): Verdict {
  const understanding = bestUnderstanding(problem.understandings, answers);
  const sizes = answers.map((answer) => judge(answer, problem, understanding, write));
  return verdictOf(problem, sizes, {
    notes: understanding.note === undefined ? [] : [understanding.note],
    cause: sizes.every(({ agrees }) => agrees) ? undefined : likelyCause(problem.nearMisses, answers),
  });
}

function bestUnderstanding(
  understandings: readonly [Understanding, ...Understanding[]],
  answers: readonly Answer[],
): Understanding {
  const scores = understandings.map(
    (understanding) => answers.filter((answer) => agrees(answer, understanding)).length,
  );
  return understandings[scores.indexOf(Math.max(...scores))] ?? understandings[0];
}

/** The fault with which all answers agree. */
function likelyCause(nearMisses: readonly NearMiss[], answers: readonly Answer[]): Cause | undefined {
  const miss = nearMisses.find((nearMiss) => answers.every((answer) => agrees(answer, nearMiss)));
  return miss && { code: miss.code, says: miss.says };
}

function agrees(answer: Answer, understanding: Understanding): boolean {
  const found = tuplesOf(answer);
  return found !== undefined && isEqual(differenceOf(answer.size, found, understanding));
}

/** Undefined if the answer is no collection. */
function tuplesOf({ value }: Answer): FoundTuple[] | undefined {
  if (value === undefined) return undefined;
  return elements(value)?.map((item) => ({ value: item, tuple: integersWithin(item) }));
}

function differenceOf(
  size: number,
  found: readonly FoundTuple[],
  { expected, ordered = false }: Understanding,
): Difference<Tuple, FoundTuple> {
  const key = (tuple: Tuple) => (ordered ? tuple : tuple.toSorted((a, b) => a - b)).join(" ");
  let strays = 0;
  return compareSets(expected(size), found, key, ({ tuple }) =>
    tuple === undefined ? `no tuple ${strays++}` : key(tuple),
  );
}

function judge(
  answer: Answer,
  problem: TupleProblem,
  understanding: Understanding,
  write: Writer,
): SizeVerdict {
  const { size, value, milliseconds } = answer;
  const expected = understanding.expected(size).length;
  const found = tuplesOf(answer);
  const common = { size, label: problem.label(size), expected, milliseconds };
  if (found === undefined) {
    const answered =
      value === undefined ? "there is no answer" : `the answer is no list: ${clip(write(value))}`;
    const none = { missing: [], wrong: [], duplicate: [] };
    return { ...common, agrees: false, ...none, problem: answer.error ?? answered };
  }
  const difference = differenceOf(size, found, understanding);
  const shown = ({ value }: FoundTuple) => clip(write(value));
  const why = ({ tuple }: FoundTuple) => (tuple ? problem.fault(tuple, size) : "not a tuple of integers");
  return {
    ...common,
    agrees: isEqual(difference),
    found: found.length,
    missing: difference.missing.map((tuple) => ({ shown: `(${tuple.join(" ")})` })),
    wrong: difference.unexpected.map((item) => ({ shown: shown(item), ...reason(why(item)) })),
    duplicate: difference.repeated.map(({ item, times }) => ({ shown: shown(item), times })),
    ...(difference.sameOrder === undefined ? {} : { sameOrder: difference.sameOrder }),
  };
}

function reason(why: string | undefined): { why?: string } {
  return why === undefined ? {} : { why };
}
