/** Finding and leaving out elements by eq?, eqv? and equal? (R7RS 6.4, SRFI 1), and association lists. */
import { equal, eqv } from "../data/equal.ts";
import { HashTable } from "../data/hash-table.ts";
import { listFrom, NIL, Pair, type Value } from "../data/values.ts";
import { wrongType } from "../errors.ts";
import { type Builtin, builtin } from "./builtin.ts";
import { findPair, itemsOf, SUSPICIOUS } from "./walk.ts";

type Same = (a: Value, b: Value) => boolean;

const eq: Same = (a, b) => a === b;

const assocNative = builtin(
  "(%assoc obj alist)",
  `The first pair of an association list whose key is equal? to obj, or #f (R7RS 6.4).
  (%assoc "b" '(("a" . 1) ("b" . 2)))   ;=> ("b" . 2)`,
  (key, alist) => association("assoc", key, alist, equal),
);

const deleteEqual = builtin(
  "(%delete obj list)",
  `A list of the elements that are not equal? to obj (SRFI 1).
  (%delete 2 '(1 2 3 2))   ;=> (1 3)`,
  (item, list) => without("delete", item, list, equal),
);

export const searches: Builtin[] = [
  builtin(
    "(memq obj list)",
    `The part of list that begins with the first element eq? to obj, or #f (R7RS 6.4).
  (memq 'c '(a b c d))   ;=> (c d)
  (memq 'x '(a b))   ;=> #f`,
    (item, list) => {
      let rest = list;
      for (let steps = 0; rest instanceof Pair; rest = rest.cdr) {
        if (rest.car === item) return rest;
        if (++steps === SUSPICIOUS) return findPair("memq", 2, rest, (x) => x === item);
      }
      if (rest !== NIL) throw wrongType("memq", 2, "a proper list", list);
      return false;
    },
  ),
  builtin(
    "(memv obj list)",
    `The part of list that begins with the first element eqv? to obj, or #f (R7RS 6.4).
  (memv 101 '(100 101 102))   ;=> (101 102)`,
    (item, list) => findPair("memv", 2, list, (x) => eqv(x, item)),
  ),
  builtin(
    "(%member obj list)",
    `The part of list that begins with the first element equal? to obj, or #f (R7RS 6.4).
  (%member (list 'a) '(b (a) c))   ;=> ((a) c)`,
    (item, list) => findPair("member", 2, list, (x) => equal(x, item)),
  ),
  builtin(
    "(assq obj alist)",
    `The first pair of an association list whose key is eq? to obj, or #f (R7RS 6.4).
  (assq 'b '((a 1) (b 2)))   ;=> (b 2)
  (assq 'd '((a 1) (b 2)))   ;=> #f`,
    (key, alist) => association("assq", key, alist, eq),
  ),
  builtin(
    "(assv obj alist)",
    `The first pair of an association list whose key is eqv? to obj, or #f (R7RS 6.4).
  (assv 5 '((2 3) (5 7) (11 13)))   ;=> (5 7)`,
    (key, alist) => association("assv", key, alist, eqv),
  ),
  assocNative,
  deleteEqual,
  builtin(
    "(%remove-item obj list)",
    `A list without its first element that is equal? to obj (Racket's remove).
  (%remove-item 2 '(1 2 3 2))   ;=> (1 3 2)`,
    (item, list) => withoutFirst("remove", item, list, equal),
  ),
  builtin(
    "(remq obj list)",
    `A list without its first element that is eq? to obj (Racket).
  (remq 'b '(a b c b))   ;=> (a c b)`,
    (item, list) => withoutFirst("remq", item, list, eq),
  ),
  builtin(
    "(remv obj list)",
    `A list without its first element that is eqv? to obj (Racket).
  (remv 2 '(1 2 3))   ;=> (1 3)`,
    (item, list) => withoutFirst("remv", item, list, eqv),
  ),
  builtin(
    "(%delete-duplicates list)",
    `A list of the elements, each kept where it first stands and left out where it comes again.
  (%delete-duplicates '(a b a c b))   ;=> (a b c)`,
    distinct,
  ),
  builtin(
    "(del-assq obj alist)",
    `An association list without the pairs whose key is eq? to obj (MIT Scheme).
  (del-assq 'a '((a . 1) (b . 2) (a . 3)))   ;=> ((b . 2))`,
    (key, alist) => withoutKey("del-assq", key, alist, eq),
  ),
  builtin(
    "(del-assv obj alist)",
    `An association list without the pairs whose key is eqv? to obj (MIT Scheme).
  (del-assv 2 '((1 . a) (2 . b)))   ;=> ((1 . a))`,
    (key, alist) => withoutKey("del-assv", key, alist, eqv),
  ),
  builtin(
    "(del-assoc obj alist)",
    `An association list without the pairs whose key is equal? to obj (MIT Scheme).
  (del-assoc "a" '(("a" . 1) ("b" . 2)))   ;=> (("b" . 2))`,
    (key, alist) => withoutKey("del-assoc", key, alist, equal),
  ),
  builtin(
    "(alist-copy alist)",
    `A copy of an association list, its pairs copied too (SRFI 1).
  (alist-copy '((a . 1) (b . 2)))   ;=> ((a . 1) (b . 2))`,
    (alist) =>
      listFrom(
        itemsOf("alist-copy", 1, alist).map((entry) =>
          entry instanceof Pair ? new Pair(entry.car, entry.cdr) : entry,
        ),
      ),
  ),
];

function association(who: string, key: Value, alist: Value, same: Same): Value {
  const found = findPair(who, 2, alist, (entry) => same(keyOf(who, entry, alist), key));
  return found === false ? false : found.car;
}

function withoutKey(who: string, key: Value, alist: Value, same: Same): Value {
  return listFrom(itemsOf(who, 2, alist).filter((entry) => !same(keyOf(who, entry, alist), key)));
}

function keyOf(who: string, entry: Value, alist: Value): Value {
  if (!(entry instanceof Pair)) throw wrongType(who, 2, "an association list (a list of pairs)", alist);
  return entry.car;
}

/** The first of every set of equal? elements. */
function distinct(list: Value): Value {
  const seen = new HashTable("equal");
  return listFrom(
    itemsOf("delete-duplicates", 1, list).filter((item) => {
      if (seen.has(item)) return false;
      seen.set(item, true);
      return true;
    }),
  );
}

function without(who: string, item: Value, list: Value, same: Same): Value {
  return listFrom(itemsOf(who, 2, list).filter((x) => !same(x, item)));
}

function withoutFirst(who: string, item: Value, list: Value, same: Same): Value {
  const items = itemsOf(who, 2, list);
  const place = items.findIndex((x) => same(x, item));
  return place < 0 ? list : listFrom(items.toSpliced(place, 1));
}
