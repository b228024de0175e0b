/** Characters (R7RS 6.6). Classes and case conversion are Unicode's. */
import { Char } from "../data/values.ts";
import { outOfRange } from "../errors.ts";
import { type Builtin, builtin } from "./builtin.ts";

const LARGEST = 0x10ffff;

export const characters: Builtin[] = [
  builtin(
    "(char? obj)",
    `Whether obj is a character (R7RS 6.6).
  (char? #\\a)   ;=> #t
  (char? "a")   ;=> #f`,
    (x) => x instanceof Char,
  ),
  builtin(
    "(char->integer char)",
    `The Unicode code point of a character (R7RS 6.6).
  (char->integer #\\A)   ;=> 65`,
    (char) => char.code,
  ),
  builtin(
    "(integer->char k)",
    `The character with that Unicode code point (R7RS 6.6).
  (integer->char 955)   ;=> #\\λ
  (integer->char #xD800)   ;error> out-of-range`,
    (k) => {
      if (k > LARGEST || (k >= 0xd800 && k <= 0xdfff))
        throw outOfRange("integer->char", 1, "a code point (0 to #xD7FF or #xE000 to #x10FFFF)", k);
      return Char.of(k);
    },
  ),
  ...comparisons("=?", "are the same", "#\\a #\\a", (a, b) => a === b),
  ...comparisons("<?", "stand in increasing order", "#\\a #\\b #\\c", (a, b) => a < b),
  ...comparisons(">?", "stand in decreasing order", "#\\c #\\b", (a, b) => a > b),
  ...comparisons("<=?", "stand in an order that never decreases", "#\\a #\\a #\\b", (a, b) => a <= b),
  ...comparisons(">=?", "stand in an order that never increases", "#\\b #\\a #\\a", (a, b) => a >= b),
  charClass("char-alphabetic?", "a letter", "#\\λ", "#\\1", /^\p{Alphabetic}$/u),
  charClass("char-numeric?", "a decimal digit", "#\\3", "#\\a", /^\p{Nd}$/u),
  charClass("char-whitespace?", "white space", "#\\space", "#\\_", /^\p{White_Space}$/u),
  charClass("char-upper-case?", "an upper-case letter", "#\\A", "#\\a", /^\p{Uppercase}$/u),
  charClass("char-lower-case?", "a lower-case letter", "#\\a", "#\\A", /^\p{Lowercase}$/u),
  builtin(
    "(char-alphanumeric? char)",
    `Whether char is a letter or a decimal digit (MIT Scheme).
  (char-alphanumeric? #\\7)   ;=> #t
  (char-alphanumeric? #\\-)   ;=> #f`,
    (char) => /^[\p{Alphabetic}\p{Nd}]$/u.test(char.toString()),
  ),
  builtin(
    "(char-ascii? char)",
    `Whether char is one of the 128 characters of ASCII (MIT Scheme).
  (char-ascii? #\\a)   ;=> #t
  (char-ascii? #\\λ)   ;=> #f`,
    (char) => char.code < 128,
  ),
  builtin(
    "(digit-value char)",
    `The value of a decimal digit of any script, or #f if char is none (R7RS 6.6).
  (digit-value #\\3)   ;=> 3
  (digit-value #\\x0664)   ;=> 4
  (digit-value #\\a)   ;=> #f`,
    digitValue,
  ),
  builtin(
    "(char->digit char [radix])",
    `The value of char as a digit in the radix, 10 if not given, or #f if it is none (MIT Scheme).
  (char->digit #\\7)   ;=> 7
  (char->digit #\\f 16)   ;=> 15
  (char->digit #\\8 8)   ;=> #f`,
    (char, radix = 10) => {
      const digit = Number.parseInt(char.toString(), 36);
      const value = Number.isNaN(digit) ? digitValue(char) : digit;
      return value !== false && value < radix && value;
    },
  ),
  builtin(
    "(digit->char k [radix])",
    `The digit whose value is k in the radix, 10 if not given, or #f if there is none (MIT Scheme).
  (digit->char 7)   ;=> #\\7
  (digit->char 15 16)   ;=> #\\f`,
    (k, radix = 10) => k < radix && Char.of(k.toString(36).charCodeAt(0)),
  ),
  builtin(
    "(char-upcase char)",
    `The upper-case form of char if that is one character, otherwise char (R7RS 6.6).
  (char-upcase #\\i)   ;=> #\\I
  (char-upcase #\\ß)   ;=> #\\ß`,
    (char) => single(char, char.toString().toUpperCase()),
  ),
  builtin(
    "(char-downcase char)",
    `The lower-case form of char if that is one character, otherwise char (R7RS 6.6).
  (char-downcase #\\Σ)   ;=> #\\σ`,
    (char) => single(char, char.toString().toLowerCase()),
  ),
  builtin(
    "(char-foldcase char)",
    `The form of char in which upper and lower case are alike (R7RS 6.6).
  (char-foldcase #\\A)   ;=> #\\a
  (char-foldcase #\\ς)   ;=> #\\σ`,
    fold,
  ),
];

/** A comparison, and the one that ignores case. */
function comparisons(
  suffix: string,
  says: string,
  example: string,
  test: (a: number, b: number) => boolean,
): Builtin[] {
  const chain =
    (key: (char: Char) => number) =>
    (first: Char, ...rest: Char[]) => {
      let left = key(first);
      for (const char of rest) {
        const right = key(char);
        if (!test(left, right)) return false;
        left = right;
      }
      return true;
    };
  return [
    builtin(
      `(char${suffix} char1 char ...)` as "(char-compare char1 char ...)",
      `Whether the characters ${says} by code point (R7RS 6.6).
  (char${suffix} ${example})   ;=> #t`,
      chain((char) => char.code),
    ),
    builtin(
      `(char-ci${suffix} char1 char ...)` as "(char-compare char1 char ...)",
      `Whether the characters ${says} when case is ignored (R7RS 6.6).
  (char-ci${suffix} ${example.toLowerCase()})   ;=> #t`,
      chain((char) => fold(char).code),
    ),
  ];
}

function charClass(name: string, says: string, yes: string, no: string, pattern: RegExp): Builtin {
  return builtin(
    `(${name} char)` as "(char-class? char)",
    `Whether char is ${says}, as Unicode has it (R7RS 6.6).
  (${name} ${yes})   ;=> #t
  (${name} ${no})   ;=> #f`,
    (char) => pattern.test(char.toString()),
  );
}

function digitValue(char: Char): number | false {
  if (!isDigit(char.code)) return false;
  // Unicode keeps the ten digits of a script together, in order, and many scripts side by side: the distance to
  // the start of the run of digits tells the value.
  let start = char.code;
  while (isDigit(start - 1)) start--;
  return (char.code - start) % 10;
}

function isDigit(code: number): boolean {
  return /^\p{Nd}$/u.test(String.fromCodePoint(code));
}

function fold(char: Char): Char {
  // Upper case first brings together what has one upper-case form, as σ and ς do; ı keeps apart from i.
  if (char.code === 0x131) return char;
  return single(char, single(char, char.toString().toUpperCase()).toString().toLowerCase());
}

function single(char: Char, text: string): Char {
  const code = text.codePointAt(0) as number;
  return text.length === (code > 0xffff ? 2 : 1) ? Char.of(code) : char;
}
