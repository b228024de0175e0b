/** The indices of strings, vectors and bytevectors: from 0, an end past the last. */
import type { Value } from "../data/values.ts";
import { outOfRange } from "../errors.ts";

/** An index of an element that exists. */
export function checkIndex(who: string, position: number, length: number, k: number): void {
  if (k < length) return;
  const valid =
    length === 0 ? "the index of an element, of which there are none" : `an index from 0 to ${length - 1}`;
  throw outOfRange(who, position, valid, k);
}

/** Bounds not given are 0 and the length; `position` is that of start among the arguments, end's is the next. */
export function checkRange(
  who: string,
  position: number,
  length: number,
  start = 0,
  end = length,
): [start: number, end: number] {
  if (end > length) throw outOfRange(who, position + 1, `an index from 0 to ${length}`, end);
  if (start > end) throw outOfRange(who, position, `an index from 0 to ${end}`, start);
  return [start, end];
}

/** For the receiver of a copy: `count` elements must fit from `at` on. */
export function checkRoom(who: string, length: number, at: number, count: number, found: Value): void {
  if (at > length) throw outOfRange(who, 2, `an index from 0 to ${length}`, at);
  if (at + count > length) throw outOfRange(who, 3, `at most ${length - at} elements long`, found);
}

/** More elements would fill the memory of most hosts. */
export const LONGEST_LIST = 2 ** 24;
const LARGEST = 2 ** 28;

/** The size of something to be made. */
export function checkSize(who: string, position: number, k: number, largest = LARGEST): void {
  if (k > largest) throw outOfRange(who, position, `a size up to ${largest}`, k);
}
