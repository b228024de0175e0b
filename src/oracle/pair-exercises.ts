/** What is right, and what goes wrong, in SICP exercises 2.40 and 2.41. */
import { isPrime, primeSumPairs, type Tuple, tripleSums, uniquePairs } from "./pairs.ts";
import type { NearMiss, TupleProblem, Understanding } from "./tuples.ts";

export const UNIQUE_PAIRS: TupleProblem = {
  id: "2.40",
  title: "unique pairs",
  label: (n) => `n = ${n}`,
  understandings: [{ expected: uniquePairs }],
  fault: (tuple, n) => (tuple.length === 2 ? outside(tuple, n) : "not two numbers"),
  nearMisses: [
    ...offByOne((_, last) => uniquePairs(last)),
    {
      code: "equal-numbers",
      says: "Pairs of equal numbers are included, but j is to be less than i.",
      expected: (n) => [...uniquePairs(n), ...interval(n).map((i) => [i, i])],
    },
    {
      code: "both-orders",
      says: "Each pair comes in both orders, but j is to be less than i.",
      ordered: true,
      expected: (n) =>
        uniquePairs(n).flatMap(([i, j]) => [
          [i, j],
          [j, i],
        ]),
    },
  ],
};

export const PRIME_SUM_PAIRS: TupleProblem = {
  id: "2.40",
  title: "prime-sum pairs",
  label: (n) => `n = ${n}`,
  understandings: [{ expected: primeSumPairs }],
  fault: ([i = 0, j = 0, sum, ...more], n) => {
    if (sum === undefined || more.length > 0) return "not a pair and its sum";
    if (sum !== i + j) return `the sum of ${i} and ${j} is not ${sum}`;
    return outside([i, j], n) ?? (isPrime(sum) ? undefined : `${sum} is not prime`);
  },
  nearMisses: [
    ...offByOne((_, last) => primeSumPairs(last)),
    {
      code: "no-sum",
      says: "The pairs are right, but each is to come with its sum: (i j i+j).",
      expected: (n) => primeSumPairs(n).map((triple) => triple.slice(0, 2)),
    },
    {
      code: "no-prime-test",
      says: "Pairs are included whose sum is not prime.",
      expected: (n) => uniquePairs(n).map(([i, j]) => [i, j, i + j]),
    },
  ],
};

/**
 * The sum that is asked for with a largest number n. Numbers near n are needed to reach it, and the exercise with
 * s and n exchanged has other answers.
 */
export function sumFor(n: number): number {
  return 2 * n;
}

export const TRIPLE_SUMS: TupleProblem = {
  id: "2.41",
  title: "triples with a given sum",
  label: (n) => `s = ${sumFor(n)}, n = ${n}`,
  understandings: [
    ...variants((n) => tripleSums(sumFor(n), n)),
    ...variants(
      (n) => tripleSums(n, sumFor(n)),
      "The procedure takes n first, then s; it was called with the two exchanged.",
    ),
  ],
  fault: (tuple, n) => {
    const [i = 0, j = 0, k = 0] = tuple;
    if (tuple.length < 3) return "not three numbers";
    if (i + j + k !== sumFor(n)) return `the sum is ${i + j + k}`;
    return outside([i, j, k], n);
  },
  nearMisses: [
    ...offByOne((n, last) => tripleSums(sumFor(n), last)),
    {
      code: "equal-numbers",
      says: "Triples with equal numbers are included, but the numbers are to be distinct.",
      expected: (n) => withRepetition(sumFor(n), n),
    },
  ],
};

/** The triples as such, with their sum as a fourth number, and in each of their six orders. */
function variants(expected: (n: number) => Tuple[], note = ""): [Understanding, ...Understanding[]] {
  const noted = (more: string) => ({ note: [note, more].filter((text) => text !== "").join(" ") });
  return [
    { expected, ...(note === "" ? {} : { note }) },
    { expected: (n) => expected(n).map(withSum), ...noted("Each triple comes with its sum.") },
    {
      expected: (n) => expected(n).flatMap(orders),
      ordered: true,
      ...noted("Each triple comes in all its six orders."),
    },
  ];
}

function withSum(tuple: Tuple): Tuple {
  return [...tuple, tuple.reduce((sum, number) => sum + number, 0)];
}

/** The six orders of three numbers. */
function orders([a = 0, b = 0, c = 0]: Tuple): Tuple[] {
  return [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
}

function withRepetition(s: number, n: number): Tuple[] {
  return interval(n).flatMap((i) =>
    interval(i).flatMap((j) => {
      const k = s - i - j;
      return k >= 1 && k <= j ? [[i, j, k]] : [];
    }),
  );
}

/** `expected` makes the tuples for size n with numbers up to `last`. */
function offByOne(expected: (n: number, last: number) => Tuple[]): NearMiss[] {
  return [
    {
      code: "too-short",
      says: "The numbers end one too early: n itself is to be included.",
      expected: (n) => expected(n, n - 1),
    },
    {
      code: "too-long",
      says: "The numbers go one too far: n is the largest.",
      expected: (n) => expected(n, n + 1),
    },
  ];
}

/** What keeps these from being distinct numbers from 1 to n. */
function outside(numbers: Tuple, n: number): string | undefined {
  const stray = numbers.find((number) => number < 1 || number > n);
  if (stray !== undefined) return `${stray} is not in 1 … ${n}`;
  return new Set(numbers).size < numbers.length ? "the numbers are not distinct" : undefined;
}

function interval(n: number): number[] {
  return Array.from({ length: Math.max(n, 0) }, (_, i) => i + 1);
}
