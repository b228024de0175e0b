/** Hash tables (SRFI 69, MIT Scheme, Racket): what calls nothing back. The rest is in scheme/lib/tables.scm. */
import { HashTable } from "../data/hash-table.ts";
import { listFrom, Pair, type Value, VOID } from "../data/values.ts";
import { outOfRange, wrongType } from "../errors.ts";
import { alias, type Builtin, builtin } from "./builtin.ts";
import { itemsOf } from "./walk.ts";

/** Each builtin, then its other names: MIT Scheme's older ones, SRFI 69's, Racket's. */
export const tables: Builtin[] = [
  builtin(
    "(hash-table? obj)",
    `Whether obj is a hash table (SRFI 69).
  (hash-table? (make-equal-hash-table))   ;=> #t
  (hash-table? '())   ;=> #f`,
    (x) => x instanceof HashTable,
  ),
  alsoAs(
    builtin(
      "(make-equal-hash-table [k])",
      `A new hash table whose keys are compared by equal? (MIT Scheme).
  (let ((t (make-equal-hash-table))) (hash-table-set! t '(1) 'a) (hash-table-ref/default t (list 1) #f))   ;=> a`,
      () => new HashTable("equal"),
    ),
    "make-key-weak-equal-hash-table",
  ),
  builtin(
    "(make-hash-table obj ...)",
    `A new hash table whose keys are compared by equal?, whatever the arguments ask for (SRFI 69).
  (hash-table? (make-hash-table))   ;=> #t`,
    () => new HashTable("equal"),
  ),
  builtin(
    "(make-string-hash-table [k])",
    `A new hash table whose keys are strings (MIT Scheme).
  (let ((t (make-string-hash-table))) (hash-table-set! t "a" 1) (hash-table-ref/default t "a" 0))   ;=> 1`,
    () => new HashTable("string"),
  ),
  alsoAs(
    builtin(
      "(make-eqv-hash-table [k])",
      `A new hash table whose keys are compared by eqv? (MIT Scheme).
  (hash-table? (make-eqv-hash-table))   ;=> #t`,
      () => new HashTable("eqv"),
    ),
    "make-strong-eqv-hash-table",
  ),
  alsoAs(
    builtin(
      "(make-eq-hash-table [k])",
      `A new hash table whose keys are compared by eq?, numbers by eqv? (MIT Scheme).
  (hash-table? (make-eq-hash-table))   ;=> #t`,
      () => new HashTable("eq"),
    ),
    "make-strong-eq-hash-table",
    "make-key-weak-eq-hash-table",
  ),
  builtin(
    "(make-key-weak-eqv-hash-table [k])",
    `The same as make-eqv-hash-table: keys are held strongly (MIT Scheme).
  (hash-table? (make-key-weak-eqv-hash-table))   ;=> #t`,
    () => new HashTable("eqv", true),
  ),
  ...racketMakers("equal", "make-hash"),
  ...racketMakers("eqv", "make-hasheqv"),
  ...racketMakers("eq", "make-hasheq"),
  builtin(
    "(alist->hash-table alist obj ...)",
    `A new hash table of the keys and values in an association list; the first of equal keys counts (SRFI 69).
  (hash-table-ref/default (alist->hash-table '((a . 1) (b . 2))) 'b 0)   ;=> 2`,
    (alist) => tableOf("alist->hash-table", "equal", itemsOf("alist->hash-table", 1, alist).reverse(), alist),
  ),
  alsoAs(
    builtin(
      "(hash-table-set! table key:obj value:obj)",
      `Puts value under key, in the place of the value that was there (SRFI 69).
  (let ((t (make-equal-hash-table))) (hash-table-set! t 'a 1) (hash-table->alist t))   ;=> ((a . 1))`,
      (table, key, value) => {
        table.set(key, value);
        return VOID;
      },
    ),
    "hash-table/put!",
    "hash-set!",
  ),
  alsoAs(
    builtin(
      "(hash-table-ref/default table key:obj default:obj)",
      `The value under key, or default if there is none (SRFI 69).
  (hash-table-ref/default (make-equal-hash-table) 'a 0)   ;=> 0`,
      (table, key, otherwise) => table.get(key) ?? otherwise,
    ),
    "hash-table/get",
  ),
  alsoAs(
    builtin(
      "(hash-table-delete! table key:obj)",
      `Takes away key and its value (SRFI 69).
  (let ((t (make-equal-hash-table))) (hash-table-set! t 'a 1) (hash-table-delete! t 'a) (hash-table-count t))   ;=> 0`,
      (table, key) => {
        table.delete(key);
        return VOID;
      },
    ),
    "hash-table/remove!",
    "hash-remove!",
  ),
  alsoAs(
    builtin(
      "(hash-table-contains? table key:obj)",
      `Whether there is a value under key (SRFI 69).
  (hash-table-contains? (make-equal-hash-table) 'a)   ;=> #f`,
      (table, key) => table.has(key),
    ),
    "hash-table-exists?",
    "hash-has-key?",
  ),
  alsoAs(
    builtin(
      "(hash-table-count table)",
      `The number of keys (MIT Scheme).
  (hash-table-count (make-equal-hash-table))   ;=> 0`,
      (table) => table.size,
    ),
    "hash-table/count",
    "hash-table-size",
    "hash-count",
  ),
  alsoAs(
    builtin(
      "(hash-table-keys table)",
      `A list of the keys, in the order in which they came in (SRFI 69).
  (let ((t (make-equal-hash-table))) (hash-table-set! t 'a 1) (hash-table-keys t))   ;=> (a)`,
      (table) => listFrom(table.keys()),
    ),
    "hash-table/key-list",
    "hash-keys",
  ),
  alsoAs(
    builtin(
      "(hash-table-values table)",
      `A list of the values, in the order in which their keys came in (SRFI 69).
  (let ((t (make-equal-hash-table))) (hash-table-set! t 'a 1) (hash-table-values t))   ;=> (1)`,
      (table) => listFrom(table.values()),
    ),
    "hash-table/datum-list",
    "hash-values",
  ),
  alsoAs(
    builtin(
      "(hash-table->alist table)",
      `A list of pairs of a key and its value, in the order in which the keys came in (SRFI 69).
  (let ((t (make-equal-hash-table))) (hash-table-set! t 'a 1) (hash-table->alist t))   ;=> ((a . 1))`,
      (table) => listFrom(table.entryArray().map(([key, value]) => new Pair(key, value))),
    ),
    "hash->list",
  ),
  alsoAs(
    builtin(
      "(hash-table-clear! table)",
      `Takes away all keys (SRFI 69).
  (let ((t (make-equal-hash-table))) (hash-table-set! t 'a 1) (hash-table-clear! t) (hash-table-count t))   ;=> 0`,
      (table) => {
        table.clear();
        return VOID;
      },
    ),
    "hash-table/clear!",
    "hash-clear!",
  ),
  alsoAs(
    builtin(
      "(hash-table-copy table [obj])",
      `A new table of the same keys and values (SRFI 69).
  (hash-table-count (hash-table-copy (make-equal-hash-table)))   ;=> 0`,
      (table) => table.copy(),
    ),
    "hash-copy",
  ),
  builtin(
    "(hash-table-empty? table)",
    `Whether the table has no keys (SRFI 125).
  (hash-table-empty? (make-equal-hash-table))   ;=> #t`,
    (table) => table.size === 0,
  ),
  builtin(
    "(%no-key who:symbol key:obj)",
    `Complains that a table has no such key.
  (%no-key 'hash-table-ref 'a)   ;error> out-of-range`,
    (who, key) => {
      throw outOfRange(who.name, 2, "a key of the table", key);
    },
  ),
].flat();

function alsoAs(original: Builtin, ...names: string[]): Builtin[] {
  return [original, ...names.map((name) => alias(name, original))];
}

function racketMakers(kind: "equal" | "eqv" | "eq", name: string): Builtin[] {
  return [
    builtin(
      `(${name} [alist])` as "(make-hash [alist])",
      `A new hash table whose keys are compared by ${kind}?, of the keys and values in an association list (Racket).
  (hash-table-count (${name} '((a . 1))))   ;=> 1`,
      (alist) =>
        alist === undefined ? new HashTable(kind) : tableOf(name, kind, itemsOf(name, 1, alist), alist),
    ),
  ];
}

function tableOf(
  who: string,
  kind: "equal" | "eqv" | "eq",
  entries: readonly Value[],
  alist: Value,
): HashTable {
  const table = new HashTable(kind);
  for (const entry of entries) {
    if (!(entry instanceof Pair)) throw wrongType(who, 1, "an association list (a list of pairs)", alist);
    table.set(entry.car, entry.cdr);
  }
  return table;
}
