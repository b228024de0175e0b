/** Vectors (R7RS 6.8, MIT Scheme's names too). */
import { listFrom, type Value, VOID } from "../data/values.ts";
import { outOfRange, wrongType } from "../errors.ts";
import { checkIndex, checkRange, checkRoom, checkSize } from "./bounds.ts";
import { type Builtin, builtin } from "./builtin.ts";
import { itemsOf } from "./walk.ts";

export const vectors: Builtin[] = [
  builtin(
    "(vector? obj)",
    `Whether obj is a vector (R7RS 6.8).
  (vector? #(1 2))   ;=> #t
  (vector? '(1 2))   ;=> #f`,
    (x) => Array.isArray(x),
  ),
  builtin(
    "(make-vector k [obj])",
    `A new vector of k elements, each of them obj (R7RS 6.8).
  (make-vector 3 'x)   ;=> #(x x x)`,
    (k, fill = VOID) => {
      checkSize("make-vector", 1, k);
      const vector: Value[] = [];
      for (let i = 0; i < k; i++) vector.push(fill);
      return vector;
    },
  ),
  builtin(
    "(vector obj ...)",
    `A new vector of the arguments (R7RS 6.8).
  (vector 'a 'b 'c)   ;=> #(a b c)`,
    (...items) => items,
  ),
  builtin(
    "(vector-length vector)",
    `The number of elements (R7RS 6.8).
  (vector-length #(a b c))   ;=> 3`,
    (vector) => vector.length,
  ),
  builtin(
    "(vector-ref vector k)",
    `Element k, counted from 0 (R7RS 6.8).
  (vector-ref #(1 1 2 3 5 8) 5)   ;=> 8
  (vector-ref #(a b c) 3)   ;error> out-of-range`,
    (vector, k) => {
      if (k >= vector.length) checkIndex("vector-ref", 2, vector.length, k);
      return vector[k] as Value;
    },
  ),
  builtin(
    "(vector-set! vector k obj)",
    `Puts obj in the place of element k (R7RS 6.8).
  (let ((v (vector 1 2))) (vector-set! v 0 'x) v)   ;=> #(x 2)`,
    (vector, k, obj) => {
      if (k >= vector.length) checkIndex("vector-set!", 2, vector.length, k);
      vector[k] = obj;
      return VOID;
    },
  ),
  builtin(
    "(vector-first vector)",
    `The first element of a vector that has one (MIT Scheme).
  (vector-first #(1 2 3))   ;=> 1`,
    (vector) => {
      if (vector.length === 0) throw wrongType("vector-first", 1, "a vector that is not empty", vector);
      return vector[0] as Value;
    },
  ),
  builtin(
    "(vector-last vector)",
    `The last element of a vector that has one (MIT Scheme).
  (vector-last #(1 2 3))   ;=> 3`,
    (vector) => {
      if (vector.length === 0) throw wrongType("vector-last", 1, "a vector that is not empty", vector);
      return vector[vector.length - 1] as Value;
    },
  ),
  builtin(
    "(vector-fill! vector obj [start] [end])",
    `Makes each element from start up to end obj (R7RS 6.8).
  (let ((v (vector 1 2 3))) (vector-fill! v 0 1) v)   ;=> #(1 0 0)`,
    (vector, fill, start, end) => {
      vector.fill(fill, ...checkRange("vector-fill!", 3, vector.length, start, end));
      return VOID;
    },
  ),
  builtin(
    "(vector-copy vector [start] [end])",
    `A new vector of the elements from start up to end (R7RS 6.8).
  (vector-copy #(1 8 2 8) 2 4)   ;=> #(2 8)`,
    (vector, start, end) => vector.slice(...checkRange("vector-copy", 2, vector.length, start, end)),
  ),
  builtin(
    "(vector-copy! vector1 at vector2 [start] [end])",
    `Copies the elements of vector2 from start up to end into vector1 from at on. Source and target may be the
same vector (R7RS 6.8).
  (let ((v (vector 1 2 3 4 5))) (vector-copy! v 1 v 0 3) v)   ;=> #(1 1 2 3 5)
  (vector-copy! (vector 1) 0 #(1 2))   ;error> out-of-range`,
    (to, at, from, start, end) => {
      const [first, last] = checkRange("vector-copy!", 4, from.length, start, end);
      checkRoom("vector-copy!", to.length, at, last - first, from);
      for (const [i, item] of from.slice(first, last).entries()) to[at + i] = item;
      return VOID;
    },
  ),
  builtin(
    "(vector-append vector ...)",
    `A new vector of the elements of all the vectors (R7RS 6.8).
  (vector-append #(a b) #(c))   ;=> #(a b c)`,
    (...parts) => parts.flat(1) as Value[],
  ),
  builtin(
    "(subvector vector start end)",
    `A new vector of the elements from start up to end (MIT Scheme).
  (subvector #(a b c d) 1 3)   ;=> #(b c)`,
    (vector, start, end) => vector.slice(...checkRange("subvector", 2, vector.length, start, end)),
  ),
  builtin(
    "(vector-head vector end)",
    `A new vector of the elements before end (MIT Scheme).
  (vector-head #(a b c d) 2)   ;=> #(a b)`,
    (vector, end) => vector.slice(...checkRange("vector-head", 1, vector.length, 0, end)),
  ),
  builtin(
    "(vector-tail vector start)",
    `A new vector of the elements from start on (MIT Scheme).
  (vector-tail #(a b c d) 2)   ;=> #(c d)`,
    (vector, start) => vector.slice(...checkRange("vector-tail", 2, vector.length, start)),
  ),
  builtin(
    "(vector-grow vector k)",
    `A new vector of k elements that begins with those of vector; the others are unspecified (MIT Scheme).
  (vector-length (vector-grow #(a b) 5))   ;=> 5
  (vector-head (vector-grow #(a b) 5) 2)   ;=> #(a b)`,
    (vector, k) => {
      checkSize("vector-grow", 2, k);
      if (k < vector.length) throw outOfRange("vector-grow", 2, `a size of at least ${vector.length}`, k);
      return [...vector, ...Array<Value>(k - vector.length).fill(VOID)];
    },
  ),
  builtin(
    "(vector->list vector [start] [end])",
    `A list of the elements from start up to end (R7RS 6.8).
  (vector->list #(a b c))   ;=> (a b c)
  (vector->list #(a b c) 1 2)   ;=> (b)`,
    (vector, start, end) =>
      listFrom(vector.slice(...checkRange("vector->list", 2, vector.length, start, end))),
  ),
  builtin(
    "(list->vector list)",
    `A new vector of the elements of a list (R7RS 6.8).
  (list->vector '(a b c))   ;=> #(a b c)`,
    (list) => itemsOf("list->vector", 1, list),
  ),
];
