/** Lists of numbers at equal distances. */
import {
  add,
  divide,
  greater,
  isNegative,
  isZero,
  less,
  lessOrEqual,
  multiply,
  numberToInexact,
  type Real,
  subtract,
} from "../data/number.ts";
import { listFrom, type Value } from "../data/values.ts";
import { outOfRange } from "../errors.ts";
import { checkSize, LONGEST_LIST } from "./bounds.ts";
import { type Builtin, builtin } from "./builtin.ts";

export const ranges: Builtin[] = [
  builtin(
    "(iota k [x1] [x2])",
    `A list of k numbers from x1, or 0, at a distance of x2, or 1 (SRFI 1).
  (iota 5)   ;=> (0 1 2 3 4)
  (iota 3 1)   ;=> (1 2 3)
  (iota 3 0 -1/2)   ;=> (0 -1/2 -1)`,
    (k, start = 0, step = 1) => {
      checkSize("iota", 1, k, LONGEST_LIST);
      return listFrom(Array.from({ length: k }, (_, i) => add(start, multiply(i, step))));
    },
  ),
  builtin(
    "(enumerate-interval low:x high:x)",
    `A list of low, low + 1 and so on up to high (SICP 2.2.3).
  (enumerate-interval 2 7)   ;=> (2 3 4 5 6 7)
  (enumerate-interval 1 0)   ;=> ()`,
    (low, high) => {
      checkDistance("enumerate-interval", low, high, 1);
      return listFrom(interval("enumerate-interval", low, 1, (x) => lessOrEqual(x, high)));
    },
  ),
  builtin(
    "(range x1 [x2] [x3])",
    `A list of numbers from x1 up to but without x2, at a distance of x3, or 1; of one argument, from 0 up to
but without it (Racket).
  (range 4)   ;=> (0 1 2 3)
  (range 2 5)   ;=> (2 3 4)
  (range 5 0 -2)   ;=> (5 3 1)`,
    (a, b, step = 1) => {
      const [start, end] = b === undefined ? [0, a] : [a, b];
      if (isZero(step)) throw outOfRange("range", 3, "a number other than zero", step);
      checkDistance("range", start, end, step);
      return listFrom(
        interval("range", start, step, isNegative(step) ? (x) => greater(x, end) : (x) => less(x, end)),
      );
    },
  ),
];

function checkDistance(who: string, start: Real, end: Real, step: Real): void {
  const steps = numberToInexact(divide(subtract(end, start), step));
  if (steps > LONGEST_LIST)
    throw outOfRange(who, 2, `a number at most ${LONGEST_LIST} steps away from the first`, end);
}

/** Numbers from the start on as long as they are within the end. */
function interval(who: string, start: Value, step: Value, within: (x: Value) => boolean): Value[] {
  const items: Value[] = [];
  for (let x = start; within(x); x = add(x, step)) {
    items.push(x);
    // A step too small to change a large flonum never gets to the end.
    checkSize(who, 2, items.length, LONGEST_LIST);
  }
  return items;
}
