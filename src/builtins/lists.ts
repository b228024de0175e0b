/** Lists that call nothing back (R7RS 6.4, SRFI 1 and MIT Scheme's names). Walks notice improper and circular lists. */
import { listFrom, NIL, Pair, type Value, VOID } from "../data/values.ts";
import { outOfRange, wrongType } from "../errors.ts";
import { checkSize, LONGEST_LIST } from "./bounds.ts";
import { alias, type Builtin, builtin } from "./builtin.ts";
import { variadic } from "./variadic.ts";
import { headOf, isCircular, itemsOf, pairAt, SUSPICIOUS, tailOf } from "./walk.ts";

const consStar = builtin(
  "(cons* obj1 obj ...)",
  `A list of the arguments, the last of which becomes its tail (SRFI 1).
  (cons* 1 2 '(3 4))   ;=> (1 2 3 4)
  (cons* 1)   ;=> 1`,
  (first, ...rest) => {
    const tail = rest.pop();
    return tail === undefined ? first : new Pair(first, listFrom(rest, tail));
  },
);

const lastPair = builtin(
  "(last-pair pair)",
  `The last pair of a list, which may end in a dot (SICP exercise 2.17, SRFI 1).
  (last-pair '(23 72 149 34))   ;=> (34)
  (last-pair '(1 2 . 3))   ;=> (2 . 3)`,
  (pair) => endOf("last-pair", pair),
);

const listHead = builtin(
  "(list-head list k)",
  `A list of the first k elements.
  (list-head '(a b c d) 2)   ;=> (a b)
  (list-head '(a) 2)   ;error> out-of-range`,
  (list, k) => listFrom(headOf("list-head", 2, list, k)),
);

const listTail = builtin(
  "(list-tail obj k)",
  `What is left of a list after its first k elements (R7RS 6.4).
  (list-tail '(a b c d) 2)   ;=> (c d)
  (list-tail '(a) 2)   ;error> out-of-range`,
  (list, k) => tailOf("list-tail", 2, list, k),
);

const appendReverse = builtin(
  "(append-reverse list obj)",
  `The elements of list in reverse, then obj as the tail (SRFI 1).
  (append-reverse '(3 2 1) '(4 5))   ;=> (1 2 3 4 5)`,
  (list, tail) => reverseOnto("append-reverse", list, tail),
);

const append = variadic(
  "(append obj ...)",
  `The elements of all the lists in one list, which shares the last argument (R7RS 6.4).
  (append '(a b) '(c) '(d))   ;=> (a b c d)
  (append '(a) 'b)   ;=> (a . b)
  (append '(a . b) '())   ;error> wrong-type`,
  (list, tail) => copyOnto("append", 1, list, tail),
  (lists) => {
    if (lists.length === 0) return NIL;
    let result = lists[lists.length - 1] as Value;
    for (let i = lists.length - 2; i >= 0; i--) result = copyOnto("append", i + 1, lists[i] as Value, result);
    return result;
  },
);

export const lists: Builtin[] = [
  builtin(
    "(list obj ...)",
    `A new list of the arguments (R7RS 6.4).
  (list 'a (+ 3 4) 'c)   ;=> (a 7 c)
  (list)   ;=> ()`,
    (...items) => listFrom(items),
  ),
  builtin(
    "(list? obj)",
    `Whether obj is a proper list: one that ends, and in the empty list (R7RS 6.4).
  (list? '(a b))   ;=> #t
  (list? '(a . b))   ;=> #f
  (let ((x (list 'a))) (set-cdr! x x) (list? x))   ;=> #f`,
    (x) => x === NIL || (x instanceof Pair && lengthOf(x) !== undefined),
  ),
  builtin(
    "(make-list k [obj])",
    `A list of k elements, each of them obj (R7RS 6.4).
  (make-list 2 3)   ;=> (3 3)`,
    (k, fill = VOID) => {
      checkSize("make-list", 1, k, LONGEST_LIST);
      let result: Value = NIL;
      for (let i = 0; i < k; i++) result = new Pair(fill, result);
      return result;
    },
  ),
  builtin(
    "(length list)",
    `How many elements a proper list has (R7RS 6.4).
  (length '(a (b) (c d e)))   ;=> 3
  (length '(a . b))   ;error> wrong-type`,
    (list) => {
      const length = lengthOf(list);
      if (length === undefined) throw wrongType("length", 1, "a proper list", list);
      return length;
    },
  ),
  builtin(
    "(length+ list)",
    `How many elements a proper list has, or #f if it is circular (SRFI 1).
  (length+ '(a b))   ;=> 2`,
    (list) => lengthOf(list) ?? false,
  ),
  append,
  builtin(
    "(append! list ...)",
    `The lists made into one: the last pair of each is changed to go on with the next (SICP exercise 3.12, SRFI 1).
  (let ((x (list 1 2))) (append! x (list 3) '() (list 4)) x)   ;=> (1 2 3 4)`,
    (...lists) => {
      const full = lists.filter((list) => list instanceof Pair);
      const ends = full.map((list) => endOf("append!", list));
      for (const [i, end] of ends.slice(0, -1).entries()) end.cdr = full[i + 1] as Pair;
      return full[0] ?? NIL;
    },
  ),
  appendReverse,
  alias("append-reverse!", appendReverse),
  builtin(
    "(reverse list)",
    `A new list of the same elements in reverse order (R7RS 6.4).
  (reverse '(a (b c) d))   ;=> (d (b c) a)`,
    (list) => reverseOnto("reverse", list, NIL),
  ),
  builtin(
    "(reverse! list)",
    `The list reversed, made of the pairs of the old one, which must not be used any more (SRFI 1).
  (reverse! (list 1 2 3))   ;=> (3 2 1)`,
    (list) => {
      if (lengthOf(list) === undefined) throw wrongType("reverse!", 1, "a proper list", list);
      let result: Value = NIL;
      for (let rest = list; rest instanceof Pair; ) {
        const next: Value = rest.cdr;
        rest.cdr = result;
        result = rest;
        rest = next;
      }
      return result;
    },
  ),
  listTail,
  alias("drop", listTail),
  listHead,
  alias("take", listHead),
  builtin(
    "(sublist list start end)",
    `A list of the elements from start up to end (MIT Scheme).
  (sublist '(a b c d) 1 3)   ;=> (b c)`,
    (list, start, end) => {
      const items = headOf("sublist", 3, list, end);
      if (start > end) throw outOfRange("sublist", 2, `an index from 0 to ${end}`, start);
      return listFrom(items.slice(start));
    },
  ),
  builtin(
    "(take-right list k)",
    `The last k elements of a list (SRFI 1).
  (take-right '(a b c d) 2)   ;=> (c d)
  (take-right '(a b . c) 1)   ;=> (b . c)`,
    (list, k) => tailOf("take-right", 2, list, fromRight("take-right", list, k)),
  ),
  builtin(
    "(drop-right list k)",
    `A list of all elements but the last k (SRFI 1).
  (drop-right '(a b c d) 1)   ;=> (a b c)
  (drop-right '(a b . c) 1)   ;=> (a)`,
    (list, k) => listFrom(headOf("drop-right", 2, list, fromRight("drop-right", list, k))),
  ),
  builtin(
    "(list-ref pair k)",
    `Element k of a list, counted from 0 (R7RS 6.4).
  (list-ref '(a b c d) 2)   ;=> c
  (list-ref '(a b) 2)   ;error> out-of-range`,
    (list, k) => pairAt("list-ref", 2, list, k).car,
  ),
  builtin(
    "(list-set! pair k obj)",
    `Puts obj in the place of element k of a list (R7RS 6.4).
  (let ((l (list 'a 'b))) (list-set! l 1 'c) l)   ;=> (a c)`,
    (list, k, obj) => {
      pairAt("list-set!", 2, list, k).car = obj;
      return VOID;
    },
  ),
  builtin(
    "(list-copy obj)",
    `A list of the same elements made of new pairs; what is not a pair stays itself (R7RS 6.4).
  (list-copy '(1 2 3))   ;=> (1 2 3)
  (list-copy '(1 . 2))   ;=> (1 . 2)`,
    (list) => {
      const items: Value[] = [];
      let rest = list;
      for (; rest instanceof Pair; rest = rest.cdr) {
        if (items.push(rest.car) === SUSPICIOUS && isCircular(list)) {
          throw wrongType("list-copy", 1, "a list that is not circular", list);
        }
      }
      return listFrom(items, rest);
    },
  ),
  consStar,
  alias("list*", consStar),
  lastPair,
  builtin(
    "(last pair)",
    `The last element of a list that has one (SRFI 1).
  (last '(1 2 3))   ;=> 3
  (last '())   ;error> wrong-type`,
    (pair) => endOf("last", pair).car,
  ),
  builtin(
    "(rest pair)",
    `What follows the first element of a list.
  (rest '(1 2 3))   ;=> (2 3)`,
    (pair) => pair.cdr,
  ),
  ...["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"].map(nth),
  builtin(
    "(except-last-pair pair)",
    `A list of all elements but the last (MIT Scheme).
  (except-last-pair '(1 2 3))   ;=> (1 2)`,
    (pair) => listFrom(itemsOf("except-last-pair", 1, pair).slice(0, -1)),
  ),
  builtin(
    "(except-last-pair! pair)",
    `The list without its last pair, which is cut off (MIT Scheme).
  (let ((x (list 1 2 3))) (except-last-pair! x) x)   ;=> (1 2)
  (except-last-pair! (list 1))   ;=> ()`,
    (pair) => {
      const { length } = itemsOf("except-last-pair!", 1, pair);
      if (length === 1) return NIL;
      pairAt("except-last-pair!", 1, pair, length - 2).cdr = NIL;
      return pair;
    },
  ),
];

// The walks below are the hottest of all builtins. Only a pair has a cdr: asking for it, and finding none, is the
// cheapest way of finding out that something else stands there.

/** undefined for an improper or circular list. */
function lengthOf(list: Value): number | undefined {
  let length = 0;
  for (let rest = list; rest !== NIL; ) {
    rest = (rest as Pair).cdr;
    if (rest === undefined) return undefined;
    if (++length === SUSPICIOUS && isCircular(list)) return undefined;
  }
  return length;
}

// Nobody has seen the copy before it is complete, so its pairs may still be changed.
function copyOnto(who: string, position: number, list: Value, tail: Value): Value {
  if (list === NIL) return tail;
  const copy = new Pair((list as Pair).car, tail);
  if (copy.car === undefined) throw wrongType(who, position, "a proper list", list);
  let end = copy;
  let length = 0;
  for (let rest = (list as Pair).cdr; rest !== NIL; ) {
    const { car, cdr } = rest as Pair;
    if (cdr === undefined || (++length === SUSPICIOUS && isCircular(list))) {
      throw wrongType(who, position, "a proper list", list);
    }
    const next = new Pair(car, tail);
    end.cdr = next;
    end = next;
    rest = cdr;
  }
  return copy;
}

function reverseOnto(who: string, list: Value, tail: Value): Value {
  let result = tail;
  let length = 0;
  for (let rest = list; rest !== NIL; ) {
    const { car, cdr } = rest as Pair;
    if (cdr === undefined || (++length === SUSPICIOUS && isCircular(list))) {
      throw wrongType(who, 1, "a proper list", list);
    }
    result = new Pair(car, result);
    rest = cdr;
  }
  return result;
}

function endOf(who: string, pair: Pair): Pair {
  let last = pair;
  let length = 0;
  for (;;) {
    const next = last.cdr as Pair;
    if (next === (NIL as Value) || next.cdr === undefined) return last;
    if (++length === SUSPICIOUS && isCircular(pair))
      throw wrongType(who, 1, "a list that is not circular", pair);
    last = next;
  }
}

/** How many elements stand before the last k of a list, which may end in a dot. */
function fromRight(who: string, list: Value, k: number): number {
  let length = 0;
  for (let rest = list; rest instanceof Pair; rest = rest.cdr) {
    if (++length === SUSPICIOUS && isCircular(list))
      throw wrongType(who, 1, "a list that is not circular", list);
  }
  if (k > length) throw outOfRange(who, 2, `an index from 0 to ${length}`, k);
  return length - k;
}

function nth(name: string, index: number): Builtin {
  return builtin(
    `(${name} pair)` as "(nth pair)",
    `The ${name} element of a list (SRFI 1).
  (${name} '(1 2 3 4 5 6 7 8 9 10))   ;=> ${index + 1}`,
    (list) => {
      let rest: Value = list;
      for (let i = 0; i < index && rest instanceof Pair; i++) rest = rest.cdr;
      if (!(rest instanceof Pair)) throw wrongType(name, 1, `a list that has a ${name} element`, list);
      return rest.car;
    },
  );
}
