/** The candidate that a misspelt name was probably meant to be, if one is near enough. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let limit = name.length < 2 ? 0 : Math.min(3, Math.max(1, Math.floor(name.length / 3)));
  let best: string | undefined;
  for (const candidate of candidates) {
    if (candidate === name || Math.abs(candidate.length - name.length) > limit) continue;
    if (candidate.toLowerCase() === name.toLowerCase()) return candidate;
    const distance = editDistance(name, candidate);
    if (distance > limit || (distance === limit && best !== undefined)) continue;
    best = candidate;
    limit = distance;
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbours ("optimal string alignment"). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let distance = Math.min(replaced, at(last, j) + 1, at(row, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, at(beforeLast, j - 2) + 1);
      }
      row.push(distance);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] as number;
}
