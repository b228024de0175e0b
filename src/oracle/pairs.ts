/** Native answers to SICP exercises 2.40 and 2.41. */

export type Tuple = readonly number[];

/** The pairs (i j) with 1 ≤ j < i ≤ n, ordered by i, then j. */
export function uniquePairs(n: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let i = 2; i <= n; i++) for (let j = 1; j < i; j++) pairs.push([i, j]);
  return pairs;
}

/** Those of the unique pairs whose sum is prime, each with its sum: (i j i+j). */
export function primeSumPairs(n: number): Tuple[] {
  return uniquePairs(n)
    .filter(([i, j]) => isPrime(i + j))
    .map(([i, j]) => [i, j, i + j]);
}

/** The triples (i j k) with 1 ≤ k < j < i ≤ n whose sum is s, ordered by i, then j. */
export function tripleSums(s: number, n: number): Tuple[] {
  const triples: Tuple[] = [];
  for (let i = 3; i <= n; i++)
    for (let j = 2; j < i; j++) {
      const k = s - i - j;
      if (k >= 1 && k < j) triples.push([i, j, k]);
    }
  return triples;
}

export function isPrime(n: number): boolean {
  if (n < 2) return false;
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
}
