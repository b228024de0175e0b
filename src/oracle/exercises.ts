/**
 * The exercises that can be checked. To add one: a native answer, and a `check` that compares a program's answers
 * with it. Nothing is evaluated here: the caller calls the program's procedure with `arguments` of each size and
 * hands over what came back.
 */
import type { Value } from "../data/values.ts";
import { checkQueens } from "./check-queens.ts";
import { PRIME_SUM_PAIRS, sumFor, TRIPLE_SUMS, UNIQUE_PAIRS } from "./pair-exercises.ts";
import { checkTuples, type TupleProblem } from "./tuples.ts";
import type { Answer, Verdict, Writer } from "./verdict.ts";

export interface Exercise {
  /** The number in the book: "2.42". Parts of an exercise that ask for several procedures share it. */
  readonly id: string;
  readonly title: string;
  /** What is asked for. */
  readonly statement: string;
  /** Names under which programs define the procedure, the book's first. */
  readonly procedureNames: readonly string[];
  readonly defaultSizes: readonly number[];
  /** What the procedure is to be called with. */
  arguments(size: number): Value[];
  /** Never throws on account of an answer. A RangeError for a size that the oracle cannot do. */
  check(answers: readonly Answer[], write: Writer): Verdict;
}

const QUEENS = { id: "2.42", title: "the eight-queens puzzle" };

export const exercises: readonly Exercise[] = [
  tupleExercise(UNIQUE_PAIRS, {
    statement: "(unique-pairs n): the pairs (i j) with 1 ≤ j < i ≤ n.",
    procedureNames: ["unique-pairs", "unique-pair", "uniq-pairs"],
    defaultSizes: sizesTo(8),
    arguments: (n) => [n],
  }),
  tupleExercise(PRIME_SUM_PAIRS, {
    statement: "(prime-sum-pairs n): the unique pairs whose sum is prime, each as (i j i+j).",
    procedureNames: ["prime-sum-pairs", "prime-sum-pair"],
    defaultSizes: sizesTo(8),
    arguments: (n) => [n],
  }),
  tupleExercise(TRIPLE_SUMS, {
    statement: "A procedure of s and n: the triples of distinct positive integers up to n that sum to s.",
    procedureNames: [
      "triples-equaling",
      "triple-sum",
      "triple-sums",
      "triples-sum",
      "ordered-triples-sum",
      "ordered-triple-sum",
      "ordered-triples",
      "sum-triples",
      "triple-sum-equal",
      "equal-sum-triples",
      "find-triples",
    ],
    defaultSizes: sizesTo(10),
    arguments: (n) => [sumFor(n), n],
  }),
  {
    ...QUEENS,
    statement: "(queens n): all ways to place n queens on an n × n board so that none attacks another.",
    procedureNames: [
      "queens",
      "queen",
      "n-queens",
      "nqueens",
      "n-queens-puzzle",
      "queens-puzzle",
      "solve-queens",
      "eight-queens",
      "all-queens",
      "queens-solutions",
    ],
    defaultSizes: sizesTo(8),
    arguments: (n) => [n],
    check: (answers, write) => checkQueens(QUEENS, answers, write),
  },
];

function tupleExercise(problem: TupleProblem, rest: Omit<Exercise, "id" | "title" | "check">): Exercise {
  const { id, title } = problem;
  return { id, title, ...rest, check: (answers, write) => checkTuples(problem, answers, write) };
}

/** The parts of an exercise, each with a procedure of its own; none if it is not known. */
export function findExercises(id: string): Exercise[] {
  return exercises.filter((exercise) => exercise.id === id);
}

/** An exercise, or its part that asks for a procedure of this name. */
export function findExercise(id: string, procedureName?: string): Exercise | undefined {
  return findExercises(id).find(
    ({ procedureNames }) => procedureName === undefined || procedureNames.includes(procedureName),
  );
}

/** 0 … last */
function sizesTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, size) => size);
}
