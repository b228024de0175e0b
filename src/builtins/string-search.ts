/** Searching in strings, joining and trimming them. Indices count characters. */
import { Str } from "../data/string.ts";
import { Char, listFrom, type Value } from "../data/values.ts";
import { wrongType } from "../errors.ts";
import { checkRange, checkSize } from "./bounds.ts";
import { type Builtin, builtin } from "./builtin.ts";
import { itemsOf } from "./walk.ts";

const SPACE = Char.of(32);

export const stringSearches: Builtin[] = [
  builtin(
    "(string-search-forward pattern:string string [start])",
    `The index where pattern first occurs at or after start, or #f (MIT Scheme).
  (string-search-forward "rat" "pirate" 0)   ;=> 2
  (string-search-forward "rat" "pirate" 3)   ;=> #f`,
    (pattern, string, start) => {
      const [from] = checkRange("string-search-forward", 3, string.length, start);
      return charIndex(string, string.text.indexOf(pattern.text, unitIndex(string, from)));
    },
  ),
  builtin(
    "(string-search-backward pattern:string string [end])",
    `The index past the last occurrence of pattern that ends at or before end, or #f (MIT Scheme).
  (string-search-backward "a" "banana" 6)   ;=> 6
  (string-search-backward "a" "banana" 5)   ;=> 4`,
    (pattern, string, end) => {
      const [, last] = checkRange("string-search-backward", 2, string.length, 0, end);
      const found = string.slice(0, last).lastIndexOf(pattern.text);
      return charIndex(string, found < 0 ? found : found + pattern.text.length);
    },
  ),
  builtin(
    "(string-search-all pattern:string string)",
    `A list of the indices where pattern occurs, overlapping ones too (MIT Scheme).
  (string-search-all "a" "banana")   ;=> (1 3 5)
  (string-search-all "aa" "aaa")   ;=> (0 1)`,
    (pattern, string) => listFrom(occurrences(pattern, string)),
  ),
  builtin(
    "(string-contains string pattern:string)",
    `The index where pattern first occurs in string, or #f (SRFI 13).
  (string-contains "pirate" "rat")   ;=> 2
  (string-contains "pirate" "dog")   ;=> #f`,
    (string, pattern) => charIndex(string, string.text.indexOf(pattern.text)),
  ),
  builtin(
    "(string-contains? string pattern:string)",
    `Whether pattern occurs in string (Racket).
  (string-contains? "pirate" "rat")   ;=> #t`,
    (string, pattern) => string.text.includes(pattern.text),
  ),
  builtin(
    "(%string-index string char)",
    `The index of the first char in string, or #f.
  (%string-index "banana" #\\n)   ;=> 2`,
    (string, char) => charIndex(string, string.text.indexOf(char.toString())),
  ),
  builtin(
    "(string-prefix? prefix:string string)",
    `Whether string begins with prefix (SRFI 13).
  (string-prefix? "pi" "pirate")   ;=> #t
  (string-prefix? "rate" "pirate")   ;=> #f`,
    (start, string) => string.text.startsWith(start.text),
  ),
  builtin(
    "(string-suffix? suffix:string string)",
    `Whether string ends with suffix (SRFI 13).
  (string-suffix? "rate" "pirate")   ;=> #t`,
    (end, string) => string.text.endsWith(end.text),
  ),
  builtin(
    "(string-pad-left string k [char])",
    `A string of k characters: string with char, a space if not given, added or characters lost on its left
(MIT Scheme).
  (string-pad-left "42" 5)   ;=> "   42"
  (string-pad-left "hello" 4)   ;=> "ello"`,
    (string, k, char = SPACE) => {
      checkSize("string-pad-left", 2, k);
      const { length } = string;
      return new Str(char.toString().repeat(Math.max(0, k - length)) + string.slice(Math.max(0, length - k)));
    },
  ),
  builtin(
    "(string-pad-right string k [char])",
    `A string of k characters: string with char, a space if not given, added or characters lost on its right
(MIT Scheme).
  (string-pad-right "42" 5 #\\.)   ;=> "42..."
  (string-pad-right "hello" 4)   ;=> "hell"`,
    (string, k, char = SPACE) => {
      checkSize("string-pad-right", 2, k);
      const { length } = string;
      return new Str(string.slice(0, Math.min(k, length)) + char.toString().repeat(Math.max(0, k - length)));
    },
  ),
  builtin(
    "(string-trim string)",
    `The string without white space at either end (SRFI 13).
  (string-trim "  a b ")   ;=> "a b"`,
    (string) => new Str(string.text.trim()),
  ),
  builtin(
    "(string-trim-left string)",
    `The string without white space at its start (MIT Scheme).
  (string-trim-left "  a ")   ;=> "a "`,
    (string) => new Str(string.text.trimStart()),
  ),
  builtin(
    "(string-trim-right string)",
    `The string without white space at its end (MIT Scheme).
  (string-trim-right " a  ")   ;=> " a"`,
    (string) => new Str(string.text.trimEnd()),
  ),
  builtin(
    "(string-join list [string])",
    `The strings of a list in one, with string, a space if not given, between them (SRFI 13).
  (string-join '("a" "b" "c"))   ;=> "a b c"
  (string-join '("a" "b") ", ")   ;=> "a, b"`,
    (list, separator) => new Str(stringsOf("string-join", list).join(separator?.text ?? " ")),
  ),
];

/** The place of a character in the JavaScript string. */
function unitIndex(string: Str, index: number): number {
  return string.length === string.text.length ? index : string.slice(0, index).length;
}

/** The character at a place in the JavaScript string; #f for -1. */
function charIndex(string: Str, unit: number): number | false {
  if (unit < 0) return false;
  return string.length === string.text.length ? unit : new Str(string.text.slice(0, unit)).length;
}

function occurrences(pattern: Str, string: Str): Value[] {
  const found: Value[] = [];
  for (let at = 0; at <= string.text.length; at++) {
    at = string.text.indexOf(pattern.text, at);
    if (at < 0) break;
    found.push(charIndex(string, at) as number);
  }
  return found;
}

function stringsOf(who: string, list: Value): string[] {
  return itemsOf(who, 1, list).map((item) => {
    if (!(item instanceof Str)) throw wrongType(who, 1, "a list of strings", list);
    return item.text;
  });
}
