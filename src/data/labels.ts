/**
 * Which objects of a structure need a datum label, `#0=` (R7RS 2.4). Values with parts are given as `partsOf`
 * sees them, in the order in which they are printed; undefined stands for a value without parts.
 */
import type { Value } from "./values.ts";

export type PartsOf = (value: Value) => readonly Value[] | undefined;

/** The objects that contain themselves: enough of them that, with these cut, the rest ends. */
export function cyclicObjects(root: Value, partsOf: PartsOf): Set<Value> {
  return endsWithin(10_000, root, partsOf) ? new Set() : repeatedObjects(root, partsOf, true);
}

/** The objects that are reached in more than one way. */
export function sharedObjects(root: Value, partsOf: PartsOf): Set<Value> {
  return repeatedObjects(root, partsOf, false);
}

/** Whether the structure, as a tree, has at most so many objects. Cheaper than to look for cycles. */
function endsWithin(limit: number, root: Value, partsOf: PartsOf): boolean {
  const pending = [root];
  let seen = 0;
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    const parts = partsOf(value);
    if (parts === undefined) continue;
    seen += parts.length;
    if (seen > limit) return false;
    for (const part of parts) pending.push(part);
  }
  return true;
}

/** Depth first. Of each object it is known whether its walk has ended; one met again before that is in a cycle. */
function repeatedObjects(root: Value, partsOf: PartsOf, cyclicOnly: boolean): Set<Value> {
  const found = new Set<Value>();
  const walked = new Map<Value, boolean>();
  const path: { value: Value; parts: readonly Value[]; next: number }[] = [];
  const enter = (value: Value): void => {
    const ended = walked.get(value);
    if (ended !== undefined) {
      if (!cyclicOnly || !ended) found.add(value);
      return;
    }
    const parts = partsOf(value);
    if (parts === undefined) return;
    walked.set(value, false);
    path.push({ value, parts, next: 0 });
  };
  enter(root);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    if (top.next < top.parts.length) {
      enter(top.parts[top.next++] as Value);
    } else {
      walked.set(top.value, true);
      path.pop();
    }
  }
  return found;
}
