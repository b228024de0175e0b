/** Strings (R7RS 6.7), indexed by character. Searching, padding and joining are in string-search.ts. */
import { Str } from "../data/string.ts";
import { Char, listFrom, NIL, type Value, VOID } from "../data/values.ts";
import { fail, wrongType } from "../errors.ts";
import { checkIndex, checkRange, checkRoom, checkSize } from "./bounds.ts";
import { type Builtin, builtin } from "./builtin.ts";
import { itemsOf } from "./walk.ts";

const SPACE = Char.of(32);

export const strings: Builtin[] = [
  builtin(
    "(string? obj)",
    `Whether obj is a string (R7RS 6.7).
  (string? "a")   ;=> #t
  (string? 'a)   ;=> #f`,
    (x) => x instanceof Str,
  ),
  builtin(
    "(make-string k [char])",
    `A new string of k characters, each of them char, a space if not given (R7RS 6.7).
  (make-string 3 #\\x)   ;=> "xxx"`,
    (k, char = SPACE) => {
      checkSize("make-string", 1, k);
      return new Str(char.toString().repeat(k));
    },
  ),
  builtin(
    "(string char ...)",
    `A new string of the characters (R7RS 6.7).
  (string #\\a #\\b)   ;=> "ab"`,
    (...chars) => new Str(chars.join("")),
  ),
  builtin(
    "(char->string char)",
    `A new string of one character (MIT Scheme).
  (char->string #\\a)   ;=> "a"`,
    (char) => new Str(char.toString()),
  ),
  builtin(
    "(string-length string)",
    `The number of characters (R7RS 6.7).
  (string-length "λx")   ;=> 2`,
    (string) => string.length,
  ),
  builtin(
    "(string-null? string)",
    `Whether the string has no characters (SRFI 13).
  (string-null? "")   ;=> #t
  (string-null? "a")   ;=> #f`,
    (string) => string.text === "",
  ),
  builtin(
    "(string-ref string k)",
    `Character k, counted from 0 (R7RS 6.7).
  (string-ref "abc" 1)   ;=> #\\b
  (string-ref "abc" 3)   ;error> out-of-range`,
    (string, k) => {
      checkIndex("string-ref", 2, string.length, k);
      return Char.of(string.at(k));
    },
  ),
  builtin(
    "(string-set! string k char)",
    `Puts char in the place of character k. A literal must not be changed (R7RS 6.7).
  (let ((s (make-string 2 #\\-))) (string-set! s 1 #\\a) s)   ;=> "-a"
  (string-set! "abc" 0 #\\x)   ;error> immutable`,
    (string, k, char) => {
      checkWritable("string-set!", string);
      checkIndex("string-set!", 2, string.length, k);
      string.set(k, char.code);
      return VOID;
    },
  ),
  ...comparisons("=?", "are equal", '"a" "a"', (order) => order === 0),
  ...comparisons("<?", "stand in increasing order", '"a" "ab" "b"', (order) => order < 0),
  ...comparisons(">?", "stand in decreasing order", '"b" "a"', (order) => order > 0),
  ...comparisons("<=?", "stand in an order that never decreases", '"a" "a" "b"', (order) => order <= 0),
  ...comparisons(">=?", "stand in an order that never increases", '"b" "b" "a"', (order) => order >= 0),
  builtin(
    "(string-upcase string)",
    `The string in upper case, by Unicode's full conversion (R7RS 6.7).
  (string-upcase "Straße")   ;=> "STRASSE"`,
    (string) => new Str(string.text.toUpperCase()),
  ),
  builtin(
    "(string-downcase string)",
    `The string in lower case, by Unicode's full conversion (R7RS 6.7).
  (string-downcase "ΧΑΟΣ")   ;=> "χαος"`,
    (string) => new Str(string.text.toLowerCase()),
  ),
  builtin(
    "(string-foldcase string)",
    `The string in the form in which upper and lower case are alike (R7RS 6.7).
  (string-foldcase "ΧΑΟΣ")   ;=> "χαοσ"`,
    (string) => new Str(foldCase(string)),
  ),
  builtin(
    "(substring string start [end])",
    `A new string of the characters from start up to end (R7RS 6.7).
  (substring "abcde" 1 3)   ;=> "bc"
  (substring "abc" 2 9)   ;error> out-of-range`,
    (string, start, end) => new Str(string.slice(...checkRange("substring", 2, string.length, start, end))),
  ),
  builtin(
    "(string-head string end)",
    `The characters before end (MIT Scheme).
  (string-head "abcde" 2)   ;=> "ab"`,
    (string, end) => new Str(string.slice(...checkRange("string-head", 1, string.length, 0, end))),
  ),
  builtin(
    "(string-tail string start)",
    `The characters from start on (MIT Scheme).
  (string-tail "abcde" 2)   ;=> "cde"`,
    (string, start) => new Str(string.slice(...checkRange("string-tail", 2, string.length, start))),
  ),
  builtin(
    "(string-append string ...)",
    `A new string of all the strings one after the other (R7RS 6.7).
  (string-append "foo" "bar")   ;=> "foobar"`,
    (...parts) => new Str(parts.join("")),
  ),
  builtin(
    "(string-copy string [start] [end])",
    `A new string of the characters from start up to end (R7RS 6.7).
  (string-copy "abc" 1)   ;=> "bc"`,
    (string, start, end) => new Str(string.slice(...checkRange("string-copy", 2, string.length, start, end))),
  ),
  builtin(
    "(string-copy! string1 at string2 [start] [end])",
    `Copies the characters of string2 from start up to end into string1 from at on. Source and target may
be the same string (R7RS 6.7).
  (let ((s (string-copy "abcde"))) (string-copy! s 1 s 0 3) s)   ;=> "aabce"`,
    (to, at, from, start, end) => {
      checkWritable("string-copy!", to);
      const [first, last] = checkRange("string-copy!", 4, from.length, start, end);
      checkRoom("string-copy!", to.length, at, last - first, from);
      const points = Array.from({ length: last - first }, (_, i) => from.at(first + i));
      for (const [i, code] of points.entries()) to.set(at + i, code);
      return VOID;
    },
  ),
  builtin(
    "(string-fill! string char [start] [end])",
    `Makes each character from start up to end char (R7RS 6.7).
  (let ((s (make-string 3 #\\a))) (string-fill! s #\\b 1) s)   ;=> "abb"`,
    (string, char, start, end) => {
      checkWritable("string-fill!", string);
      const [first, last] = checkRange("string-fill!", 3, string.length, start, end);
      for (let i = first; i < last; i++) string.set(i, char.code);
      return VOID;
    },
  ),
  builtin(
    "(string-reverse string)",
    `A new string of the characters in reverse order (SRFI 13).
  (string-reverse "abc")   ;=> "cba"`,
    (string) => Str.fromCodePoints(string.codePoints().reverse()),
  ),
  builtin(
    "(string->list string [start] [end])",
    `A list of the characters from start up to end (R7RS 6.7).
  (string->list "abc")   ;=> (#\\a #\\b #\\c)
  (string->list "abc" 1 2)   ;=> (#\\b)`,
    (string, start, end) => listFrom(charsOf("string->list", string, start, end)),
  ),
  builtin(
    "(list->string list)",
    `A new string of the characters in a list (R7RS 6.7).
  (list->string '(#\\a #\\b))   ;=> "ab"
  (list->string '(a b))   ;error> wrong-type`,
    (list) => {
      const items = list === NIL ? [] : itemsOf("list->string", 1, list);
      return stringOf("list->string", "a list of characters", list, items);
    },
  ),
  builtin(
    "(string->vector string [start] [end])",
    `A vector of the characters from start up to end (R7RS 6.8).
  (string->vector "abc")   ;=> #(#\\a #\\b #\\c)`,
    (string, start, end) => charsOf("string->vector", string, start, end),
  ),
  builtin(
    "(vector->string vector [start] [end])",
    `A new string of the characters in a vector from start up to end (R7RS 6.8).
  (vector->string #(#\\a #\\b #\\c) 1)   ;=> "bc"`,
    (vector, start, end) => {
      const [first, last] = checkRange("vector->string", 2, vector.length, start, end);
      return stringOf("vector->string", "a vector of characters", vector, vector.slice(first, last));
    },
  ),
];

/** A comparison, and the one that ignores case. Strings are ordered by code point. */
function comparisons(
  suffix: string,
  says: string,
  example: string,
  test: (order: number) => boolean,
): Builtin[] {
  const chain =
    (key: (string: Str) => string) =>
    (first: Str, ...rest: Str[]) => {
      let left = key(first);
      let holds = true;
      for (const string of rest) {
        const right = key(string);
        holds &&= test(compare(left, right));
        left = right;
      }
      return holds;
    };
  return [
    builtin(
      `(string${suffix} string1 string ...)` as "(string-compare string1 string ...)",
      `Whether the strings ${says} (R7RS 6.7).
  (string${suffix} ${example})   ;=> #t`,
      chain((string) => string.text),
    ),
    builtin(
      `(string-ci${suffix} string1 string ...)` as "(string-compare string1 string ...)",
      `Whether the strings ${says} when case is ignored (R7RS 6.7).
  (string-ci${suffix} ${example.toUpperCase()})   ;=> #t`,
      chain(foldCase),
    ),
  ];
}

/** Below, at or above 0. JavaScript's own order is by UTF-16 units, which differs beyond U+FFFF. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    if (a.charCodeAt(i) !== b.charCodeAt(i))
      return (a.codePointAt(i) as number) - (b.codePointAt(i) as number);
  }
  return a.length - b.length;
}

function foldCase(string: Str): string {
  // Upper case first brings together ß and ss, σ and ς; ı is none of the forms of i.
  return string.text.replace(/[^ı]+/g, (part) => part.toUpperCase().toLowerCase().replaceAll("ς", "σ"));
}

function charsOf(who: string, string: Str, start?: number, end?: number): Char[] {
  const [first, last] = checkRange(who, 2, string.length, start, end);
  return Array.from({ length: last - first }, (_, i) => Char.of(string.at(first + i)));
}

function stringOf(who: string, expected: string, whole: Value, items: readonly Value[]): Str {
  return Str.fromCodePoints(
    items.map((item) => {
      if (!(item instanceof Char)) throw wrongType(who, 1, expected, whole);
      return item.code;
    }),
  );
}

function checkWritable(who: string, string: Str): void {
  if (!string.immutable) return;
  throw fail("immutable", `${who}: a literal string must not be changed:`, [string], {
    who,
    position: 1,
    found: string,
    hint: "(string-copy string) makes one that may be changed",
  });
}
