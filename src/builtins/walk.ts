/** Walking along lists that a program gave us: they may be improper, too short or circular. */
import { listItems, NIL, Pair, type Value } from "../data/values.ts";
import { outOfRange, wrongType } from "../errors.ts";

/** A walk this long is worth asking once whether it will ever end. */
export const SUSPICIOUS = 1 << 16;

/** Whether a list goes in a circle (Brent's algorithm). */
export function isCircular(list: Value): boolean {
  let mark = list;
  let limit = 32;
  let steps = 0;
  for (let rest = list; rest instanceof Pair; ) {
    rest = rest.cdr;
    if (rest === mark) return true;
    if (++steps === limit) {
      mark = rest;
      steps = 0;
      limit *= 2;
    }
  }
  return false;
}

/** The elements of an argument that must be a proper list. */
export function itemsOf(who: string, position: number, list: Value): Value[] {
  const items = listItems(list);
  if (items === undefined) throw wrongType(who, position, "a proper list", list);
  return items;
}

/** The first pair of a list whose element passes the test, or false. The list must be proper up to there. */
export function findPair(
  who: string,
  position: number,
  list: Value,
  test: (item: Value) => boolean,
): Pair | false {
  let steps = 0;
  let rest = list;
  for (; rest instanceof Pair; rest = rest.cdr) {
    if (test(rest.car)) return rest;
    if (++steps === SUSPICIOUS && isCircular(list)) throw wrongType(who, position, "a proper list", list);
  }
  if (rest !== NIL) throw wrongType(who, position, "a proper list", list);
  return false;
}

/** What is left of a list after k elements; `position` is that of k among the arguments. */
export function tailOf(who: string, position: number, list: Value, k: number): Value {
  let rest = list;
  for (let i = 0; i < k; i++) {
    if (!(rest instanceof Pair)) throw outOfRange(who, position, `an index from 0 to ${i}`, k);
    rest = rest.cdr;
  }
  return rest;
}

/** The pair that holds element k of a list; `position` is that of k among the arguments. */
export function pairAt(who: string, position: number, list: Value, k: number): Pair {
  let rest = list;
  for (let i = 0; rest instanceof Pair; i++, rest = rest.cdr) if (i === k) return rest;
  throw outOfRange(who, position, "the index of an element of the list", k);
}

/** The first k elements of a list, as an array; `position` is that of k among the arguments. */
export function headOf(who: string, position: number, list: Value, k: number): Value[] {
  const items: Value[] = [];
  let rest = list;
  while (items.length < k) {
    if (!(rest instanceof Pair)) throw outOfRange(who, position, `an index from 0 to ${items.length}`, k);
    items.push(rest.car);
    rest = rest.cdr;
  }
  return items;
}
