/** Pairs (R7RS 6.4) and the compositions of car and cdr. */
import { NIL, Pair, type Value, VOID } from "../data/values.ts";
import { wrongType } from "../errors.ts";
import { alias, type Builtin, builtin } from "./builtin.ts";

const cons = builtin(
  "(cons obj1 obj2)",
  `A new pair (R7RS 6.4).
  (cons 'a '(b c))   ;=> (a b c)
  (cons 1 2)   ;=> (1 . 2)`,
  (a, b) => new Pair(a, b),
);

const isPair = builtin(
  "(pair? obj)",
  `Whether obj is a pair (R7RS 6.4).
  (pair? '(a . b))   ;=> #t
  (pair? '())   ;=> #f`,
  (x) => x instanceof Pair,
);

const isNull = builtin(
  "(null? obj)",
  `Whether obj is the empty list (R7RS 6.4).
  (null? '())   ;=> #t
  (null? '(a))   ;=> #f`,
  (x) => x === NIL,
);

export const pairs: Builtin[] = [
  cons,
  isPair,
  alias("cons?", isPair),
  isNull,
  alias("empty?", isNull),
  builtin(
    "(car pair)",
    `The first part of a pair (R7RS 6.4).
  (car '(a b c))   ;=> a
  (car '())   ;error> wrong-type`,
    (pair) => pair.car,
  ),
  builtin(
    "(cdr pair)",
    `The second part of a pair: of a list, what follows its first element (R7RS 6.4).
  (cdr '(a b c))   ;=> (b c)
  (cdr '(1 . 2))   ;=> 2`,
    (pair) => pair.cdr,
  ),
  builtin(
    "(set-car! pair obj)",
    `Puts obj into the car of pair (R7RS 6.4).
  (let ((p (list 1 2))) (set-car! p 'x) p)   ;=> (x 2)`,
    (pair, obj) => {
      pair.car = obj;
      return VOID;
    },
  ),
  builtin(
    "(set-cdr! pair obj)",
    `Puts obj into the cdr of pair (R7RS 6.4).
  (let ((p (list 1 2))) (set-cdr! p '()) p)   ;=> (1)`,
    (pair, obj) => {
      pair.cdr = obj;
      return VOID;
    },
  ),
  ...paths(2).map(composition),
  ...paths(3).map(composition),
  ...paths(4).map(composition),
];

/** All words of a length in the letters a and d. */
function paths(length: number): string[] {
  return length === 0 ? [""] : paths(length - 1).flatMap((path) => [`a${path}`, `d${path}`]);
}

/** The builtin for the path "ad" is cadr: the last letter is the first step. */
function composition(path: string): Builtin {
  const name = `c${path}r`;
  const steps = [...path].reverse().map((letter) => letter === "a");
  const outer = `c${path[0]}r`;
  const inner = `c${path.slice(1)}r`;
  return builtin(
    `(${name} pair)` as "(cxr pair)",
    `The same as (${outer} (${inner} pair)) (R7RS 6.4${path.length > 2 ? " and (scheme cxr)" : ""}).
  (${name} '${sample(path)})   ;=> x`,
    (pair) => {
      let value: Value = pair;
      for (const isCar of steps) {
        if (!(value instanceof Pair)) throw wrongType(name, 1, `an object that has a ${name}`, pair);
        value = isCar ? value.car : value.cdr;
      }
      return value;
    },
  );
}

/** The text of the smallest tree that has x at the path. */
function sample(path: string): string {
  let text = "x";
  for (const letter of path)
    text = letter === "a" ? `(${text})` : text === "x" ? "(0 . x)" : `(0 ${text.slice(1)}`;
  return text;
}
