/** What the procedures written in Scheme lean on. Programs do not see these names. */
import { listFrom, NIL, Pair, type Value, VOID } from "../data/values.ts";
import { wrongType } from "../errors.ts";
import { type Builtin, builtin } from "./builtin.ts";
import { type Kinds, kinds } from "./kinds.ts";
import { itemsOf } from "./walk.ts";

export const library: Builtin[] = [
  builtin(
    "(%pair? obj)",
    `The same as pair?, for walks along lists.
  (%pair? '(1))   ;=> #t
  (%pair? '())    ;=> #f`,
    (obj) => obj instanceof Pair,
  ),
  builtin(
    "(%end who:symbol position:k obj)",
    `Checks that a list, argument number position of who, ended in the empty list, and returns that.
  (%end 'map 2 '())   ;=> ()
  (%end 'map 2 5)   ;error> wrong-type`,
    (who, position, end) => {
      if (end !== NIL) throw wrongType(who.name, position, "a proper list", end);
      return NIL;
    },
  ),
  builtin(
    "(%false-end who:symbol position:k obj)",
    `The same check, but returns #f.
  (%false-end 'find 2 '())   ;=> #f`,
    (who, position, end) => {
      if (end !== NIL) throw wrongType(who.name, position, "a proper list", end);
      return false;
    },
  ),
  builtin(
    "(%void-end who:symbol position:k obj)",
    `The same check, but returns nothing useful.
  (void? (%void-end 'for-each 2 '()))   ;=> #t`,
    (who, position, end) => {
      if (end !== NIL) throw wrongType(who.name, position, "a proper list", end);
      return VOID;
    },
  ),
  builtin(
    "(%end2 who:symbol obj1 obj2)",
    `The same check for two lists walked together, arguments 2 and 3, one of which ended.
  (%end2 'map '() '(1))   ;=> ()
  (%end2 'map '(1) 5)   ;error> wrong-type`,
    (who, a, b) => {
      checkList(who.name, 2, a);
      checkList(who.name, 3, b);
      return NIL;
    },
  ),
  builtin(
    "(%cars who:symbol list)",
    `The first elements of all the lists in a list, which are the arguments of who after the first; #f if one of
them is empty.
  (%cars 'map '((1 2) (3 4)))   ;=> (1 3)
  (%cars 'map '((1 2) ()))   ;=> #f`,
    (who, lists) => {
      const items = itemsOf(who.name, 2, lists);
      for (const [i, list] of items.entries()) checkList(who.name, i + 2, list);
      return items.every((list) => list instanceof Pair) && listFrom(items.map((pair) => pair.car));
    },
  ),
  builtin(
    "(%cdrs list)",
    `What follows the first elements of all the lists in a list.
  (%cdrs '((1 2) (3 4)))   ;=> ((2) (4))`,
    (lists) => listFrom(itemsOf("%cdrs", 1, lists).map((pair) => (pair as Pair).cdr)),
  ),
  builtin(
    "(%check who:symbol position:k kind:symbol obj)",
    `Checks that obj, argument number position of who, is of a kind that signatures name.
  (%check 'vector-map 2 'vector 5)   ;error> wrong-type vector-map: argument 2 must be a vector`,
    (who, position, kind, obj) => {
      check(who.name, position, kind.name, obj);
      return VOID;
    },
  ),
  builtin(
    "(%check-all who:symbol position:k kind:symbol list)",
    `The same check for the objects in a list, which are the arguments of who from number position on.
  (%check-all 'vector-map 2 'vector '(#() 5))   ;error> wrong-type vector-map: argument 3 must be a vector`,
    (who, position, kind, list) => {
      for (const [i, obj] of itemsOf(who.name, position, list).entries())
        check(who.name, position + i, kind.name, obj);
      return VOID;
    },
  ),
  builtin(
    "(%check-index who:symbol position:k obj)",
    `Checks that obj, argument number position of who, is an exact integer that is not negative.
  (%check-index 'list-tabulate 1 -1)   ;error> wrong-type`,
    (who, position, k) => {
      if (typeof k === "number" && k >= 0) return VOID;
      throw wrongType(who.name, position, "an index (an exact integer that is not negative)", k);
    },
  ),
];

function check(who: string, position: number, kind: string, obj: Value): void {
  const { test, says } = kinds[kind as keyof Kinds];
  if (!test(obj)) throw wrongType(who, position, says, obj);
}

function checkList(who: string, position: number, list: Value): void {
  if (list !== NIL && !(list instanceof Pair)) throw wrongType(who, position, "a proper list", list);
}
