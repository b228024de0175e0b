/** Comparison of two collections as sets, by a key that is the same for elements that count as the same. */

export interface Difference<E, F> {
  readonly missing: readonly E[];
  /** Found but not expected; each once. */
  readonly unexpected: readonly F[];
  /** Found more than once, expected or not. */
  readonly repeated: readonly { readonly item: F; readonly times: number }[];
  /** Do the elements come in the expected order? Undefined if they are not the same ones. */
  readonly sameOrder: boolean | undefined;
}

export function compareSets<E, F>(
  expected: readonly E[],
  found: readonly F[],
  keyOfExpected: (item: E) => string,
  keyOfFound: (item: F) => string,
): Difference<E, F> {
  const expectedKeys = expected.map(keyOfExpected);
  const groups = groupBy(found, keyOfFound);
  const wanted = new Set(expectedKeys);
  const missing = expected.filter((_, i) => !groups.has(expectedKeys[i]!));
  const unexpected = [...groups].filter(([key]) => !wanted.has(key)).map(([, [first]]) => first as F);
  const repeated = [...groups.values()]
    .filter((items) => items.length > 1)
    .map((items) => ({ item: items[0] as F, times: items.length }));
  const equal = missing.length + unexpected.length + repeated.length === 0;
  const keys = [...groups.keys()];
  return {
    missing,
    unexpected,
    repeated,
    sameOrder: equal ? keys.every((key, i) => key === expectedKeys[i]) : undefined,
  };
}

export function isEqual(difference: Difference<unknown, unknown>): boolean {
  return difference.sameOrder !== undefined;
}

function groupBy<F>(items: readonly F[], keyOf: (item: F) => string): Map<string, F[]> {
  const groups = new Map<string, F[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
