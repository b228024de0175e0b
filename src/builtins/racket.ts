/** Racket's procedures that call nothing back: boxes, immutable tables, strings, numbers, kinds of exceptions. */
import { Box } from "../data/box.ts";
import { HashTable } from "../data/hash-table.ts";
import { multiply } from "../data/number.ts";
import { displayString, printExpression, writeString } from "../data/print.ts";
import { Str } from "../data/string.ts";
import { Char, listFrom, Pair, Sym, type Value, VOID } from "../data/values.ts";
import { Condition, type ErrorCode, wrongType } from "../errors.ts";
import { type Builtin, builtin, machineBuiltin } from "./builtin.ts";
import { itemsOf } from "./walk.ts";

const boxes: Builtin[] = [
  builtin(
    "(box obj)",
    `A new box that holds obj (Racket, SRFI 111).
  (unbox (box 1))   ;=> 1`,
    (obj) => new Box(obj),
  ),
  builtin(
    "(box? obj)",
    `Whether obj is a box (Racket, SRFI 111).
  (box? (box 1))   ;=> #t
  (box? 1)   ;=> #f`,
    (obj) => obj instanceof Box,
  ),
  builtin(
    "(unbox box)",
    `What the box holds (Racket, SRFI 111).
  (unbox (box 'a))   ;=> a`,
    (box) => box.value,
  ),
  builtin(
    "(set-box! box obj)",
    `Puts obj in the box (Racket, SRFI 111).
  (let ((b (box 1))) (set-box! b 2) (unbox b))   ;=> 2`,
    (box, obj) => {
      box.value = obj;
      return VOID;
    },
  ),
];

type TableKind = "equal" | "eqv" | "eq";

function immutableTables(suffix: string, kind: TableKind): Builtin[] {
  return [
    builtin(
      `(hash${suffix} obj ...)` as "(hash obj ...)",
      `A table of keys, compared by ${kind}?, and values in turn (Racket).
  (hash-ref (hash${suffix} 'a 1 'b 2) 'b)   ;=> 2`,
      (...objs) => {
        if (objs.length % 2 === 1)
          throw wrongType(`hash${suffix}`, objs.length, "a key with a value after it", objs.at(-1) as Value);
        const table = new HashTable(kind);
        for (let i = 0; i < objs.length; i += 2) table.set(objs[i] as Value, objs[i + 1] as Value);
        return table;
      },
    ),
    builtin(
      `(make-immutable-hash${suffix} [alist])` as "(make-immutable-hash [alist])",
      `A table of the keys, compared by ${kind}?, and values in an association list (Racket).
  (hash-ref (make-immutable-hash${suffix} '((a . 1))) 'a)   ;=> 1`,
      (alist) => {
        const table = new HashTable(kind);
        const name = `make-immutable-hash${suffix}`;
        for (const entry of alist === undefined ? [] : itemsOf(name, 1, alist)) {
          if (!(entry instanceof Pair)) throw wrongType(name, 1, "an association list", alist as Value);
          table.set(entry.car, entry.cdr);
        }
        return table;
      },
    ),
  ];
}

const hashes: Builtin[] = [
  ...immutableTables("", "equal"),
  ...immutableTables("eqv", "eqv"),
  ...immutableTables("eq", "eq"),
  builtin(
    "(hash? obj)",
    `Whether obj is a hash table (Racket).
  (hash? (hash))   ;=> #t`,
    (obj) => obj instanceof HashTable,
  ),
  builtin(
    "(hash-set table key:obj value:obj)",
    `A table like this one, with the value under key; this one stays as it is (Racket).
  (let* ((a (hash 'x 1)) (b (hash-set a 'x 2))) (list (hash-ref a 'x) (hash-ref b 'x)))   ;=> (1 2)`,
    (table, key, value) => {
      const copy = table.copy();
      copy.set(key, value);
      return copy;
    },
  ),
  builtin(
    "(hash-remove table key:obj)",
    `A table like this one, without the key; this one stays as it is (Racket).
  (let* ((a (hash 'x 1)) (b (hash-remove a 'x))) (list (hash-count a) (hash-count b)))   ;=> (1 0)`,
    (table, key) => {
      const copy = table.copy();
      copy.delete(key);
      return copy;
    },
  ),
  builtin(
    "(hash-empty? table)",
    `Whether the table has no keys (Racket).
  (hash-empty? (hash))   ;=> #t`,
    (table) => table.size === 0,
  ),
];

const strings: Builtin[] = [
  builtin(
    "(string-split string [separator:obj])",
    `The parts of a string between separators: white space, a string (Racket), or a character (Guile), which alone
   leaves empty parts at the ends.
  (string-split " a b  c ")   ;=> ("a" "b" "c")
  (string-split "a, b, c" ", ")   ;=> ("a" "b" "c")
  (string-split "a,b," #\\,)   ;=> ("a" "b" "")`,
    (string, separator) => listFrom(splitString(string.text, separator).map((part) => new Str(part))),
  ),
  builtin(
    "(string-replace string from:string to:string)",
    `A string with to in all places where from stands (Racket).
  (string-replace "banana" "an" "o")   ;=> "booa"`,
    (string, from, to) => new Str(string.text.replaceAll(from.text, () => to.text)),
  ),
  builtin(
    "(non-empty-string? obj)",
    `Whether obj is a string of at least one character (Racket).
  (non-empty-string? "")   ;=> #f`,
    (obj) => obj instanceof Str && obj.text !== "",
  ),
  machineBuiltin(
    "(~a obj ...)",
    `The objs as display shows them, in one string (Racket).
  (~a "x = " 1)   ;=> "x = 1"`,
    (machine) =>
      (...objs) =>
        new Str(objs.map((obj) => displayString(obj, machine.style)).join("")),
  ),
  machineBuiltin(
    "(~s obj ...)",
    `The objs as write shows them, with spaces between, in one string (Racket).
  (~s "x" 1)   ;=> "\\"x\\" 1"`,
    (machine) =>
      (...objs) =>
        new Str(objs.map((obj) => writeString(obj, machine.style)).join(" ")),
  ),
  machineBuiltin(
    "(~v obj ...)",
    `The objs as the REPL shows them, with spaces between, in one string (Racket).
  (~v "x" 1)   ;=> "\\"x\\" 1"`,
    ({ style, hash }) =>
      (...objs) =>
        new Str(objs.map((obj) => printExpression(obj, { style, hash })).join(" ")),
  ),
];

function splitString(text: string, separator: Value | undefined): string[] {
  if (separator instanceof Char) return text.split(String.fromCodePoint(separator.code));
  if (separator === undefined) return text.split(/\s+/).filter((part) => part !== "");
  if (!(separator instanceof Str) || separator.text === "")
    throw wrongType("string-split", 2, "a character or a string that is not empty", separator);
  const parts = text.split(separator.text);
  let [start, end] = [0, parts.length];
  while (start < end && parts[start] === "") start++;
  while (end > start && parts[end - 1] === "") end--;
  return parts.slice(start, end);
}

const numbers: Builtin[] = [
  builtin(
    "(sqr z)",
    `The square of z (Racket).
  (sqr 3)   ;=> 9`,
    (z) => multiply(z, z),
  ),
  builtin(
    "(natural? obj)",
    `Whether obj is an exact integer that is not negative (Racket).
  (natural? 0)   ;=> #t
  (natural? -1)   ;=> #f`,
    (obj) => isExactInteger(obj) && obj >= 0,
  ),
  builtin(
    "(exact-positive-integer? obj)",
    `Whether obj is an exact integer above 0 (Racket).
  (exact-positive-integer? 0)   ;=> #f`,
    (obj) => isExactInteger(obj) && obj > 0,
  ),
];

function isExactInteger(obj: Value): obj is number | bigint {
  return typeof obj === "number" || typeof obj === "bigint";
}

const CONTRACT: readonly ErrorCode[] = [
  "wrong-type",
  "wrong-arity",
  "out-of-range",
  "not-a-procedure",
  "divide-by-zero",
  "unbound-variable",
  "uninitialized-variable",
  "immutable",
  "assertion",
];

const exceptions: Builtin[] = [
  exception("exn?", "an exception", () => true),
  exception("exn:fail?", "an error", () => true),
  exception("exn:fail:user?", "an error of the user's", ({ code }) => code === "user-error"),
  exception("exn:fail:contract?", "an error of a procedure that got something wrong", ({ code }) =>
    CONTRACT.includes(code),
  ),
  exception(
    "exn:fail:contract:arity?",
    "an error about how many arguments there are",
    ({ code }) => code === "wrong-arity",
  ),
  exception(
    "exn:fail:contract:divide-by-zero?",
    "a division by zero",
    ({ code }) => code === "divide-by-zero",
  ),
  exception(
    "exn:fail:contract:variable?",
    "an error about a variable that is not defined",
    ({ code }) => code === "unbound-variable",
  ),
  exception("exn:fail:filesystem?", "an error about a file", ({ code }) => code === "file-error"),
  exception("exn:fail:read?", "an error of the reader", ({ code }) => code === "read-error"),
  exception("exn:break?", "a break, which no handler sees", () => false),
  exception("condition?", "an error object", () => true),
  builtin(
    "(%condition-of? obj list)",
    "Whether obj is a condition of all these kinds, as condition-case of Chicken names them.",
    (obj, kinds) => itemsOf("condition-case", 2, kinds).every((kind) => isOfKind(obj, kind)),
  ),
];

function exception(name: string, what: string, test: (condition: Condition) => boolean): Builtin {
  return builtin(
    `(${name} obj)` as "(exn? obj)",
    `Whether obj is ${what} (Racket).
  (${name} 5)   ;=> #f`,
    (obj) => obj instanceof Condition && test(obj),
  );
}

const KINDS: Readonly<Record<string, readonly ErrorCode[]>> = {
  arithmetic: ["divide-by-zero"],
  type: ["wrong-type"],
  bounds: ["out-of-range"],
  arity: ["wrong-arity"],
  assertion: ["assertion"],
  file: ["file-error"],
  "i/o": ["file-error"],
  syntax: ["syntax-error"],
  runtime: CONTRACT,
};

function isOfKind(obj: Value, kind: Value): boolean {
  if (!(obj instanceof Condition) || !(kind instanceof Sym)) return false;
  return kind.name === "exn" || (KINDS[kind.name]?.includes(obj.code) ?? false);
}

export const racketBuiltins: Builtin[] = [...boxes, ...hashes, ...strings, ...numbers, ...exceptions];
