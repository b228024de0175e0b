/** What a token that stands for itself means: a symbol, a number, a boolean, a character. */
import type { Source } from "../data/source.ts";
import { Char, DEFAULT, EOF, intern, type Value, VOID } from "../data/values.ts";
import { failAt, type SchemeError } from "../errors.ts";
import { parseNumeral } from "./numeral.ts";
import { isScalarValue } from "./parts.ts";
import type { Token } from "./tokens.ts";

/** The number or else the symbol of this name (R7RS 7.1.1). */
export function wordValue(text: string, foldCase: boolean): Value {
  const number = /^[-+.\d]/.test(text) ? parseNumeral(text) : undefined;
  return number ?? intern(foldCase ? text.toLowerCase() : text);
}

/** What stands for a word that begins with # but for a character, a label or a directive. */
export function hashValue(token: Token, source: Source): Value {
  const { text } = token;
  const constant = CONSTANTS.get(text.toLowerCase());
  if (constant !== undefined) return constant;
  if (SYMBOLS.test(text)) return intern(text);
  const number = /^#[xbodei]/i.test(text) ? parseNumeral(text) : undefined;
  if (number === undefined) throw unknownHash(token, source);
  return number;
}

/** `#\a`, `#\space`, `#\x41` (R7RS 6.6). */
export function characterValue(token: Token, source: Source): Char {
  const name = token.text.slice(2);
  const code = name.codePointAt(0) as number;
  if (name.length === (code > 0xffff ? 2 : 1)) return Char.of(code);
  const named = CHARACTERS.get(name.toLowerCase()) ?? hexCode(name);
  if (named !== undefined && isScalarValue(named)) return Char.of(named);
  throw unknownCharacter(token, source, named === undefined);
}

const CONSTANTS = new Map<string, Value>([
  ["#t", true],
  ["#true", true],
  ["#f", false],
  ["#false", false],
  ["#!default", DEFAULT],
  ["#!eof", EOF],
  ["#!unspecific", VOID],
  ["#!void", VOID],
]);

/** MIT's and Chicken's markers in a parameter list, keywords, and the names of Racket's own core. */
const SYMBOLS = /^#(!optional$|!rest$|!key$|:|%)/;

/** R7RS 6.6, then the names that MIT, Racket and Chicken add. */
const CHARACTERS = new Map<string, number>([
  ["alarm", 7],
  ["backspace", 8],
  ["delete", 127],
  ["escape", 27],
  ["newline", 10],
  ["null", 0],
  ["return", 13],
  ["space", 32],
  ["tab", 9],
  ["altmode", 27],
  ["rubout", 127],
  ["linefeed", 10],
  ["page", 12],
  ["vtab", 11],
  ["nul", 0],
  ["esc", 27],
]);

function hexCode(name: string): number | undefined {
  return /^[xXuU][0-9a-fA-F]+$/.test(name) ? Number.parseInt(name.slice(1), 16) : undefined;
}

function unknownCharacter(token: Token, source: Source, unnamed: boolean): SchemeError {
  const message = unnamed ? `no character is called ${token.text}` : "no character has this number";
  return failAt({ source, start: token.start, end: token.end }, "read-error", message, [], {
    expected: unnamed
      ? "one character, a name, or x and a hexadecimal number after #\\"
      : "a Unicode scalar value: 0 to D7FF or E000 to 10FFFF",
    hint: "The names are alarm, backspace, delete, escape, newline, null, return, space and tab.",
  });
}

function unknownHash(token: Token, source: Source): SchemeError {
  const span = { source, start: token.start, end: token.end };
  const { text } = token;
  if (/^#[xbodei]/i.test(text)) {
    return failAt(span, "read-error", `${text} is not a number`, [], { expected: "a number" });
  }
  const hint = text.startsWith("#<")
    ? "Values such as procedures are printed in this way, but cannot be written."
    : "Known are #t #f #true #false #!eof #!default #!unspecific #!optional #!rest #!fold-case #!no-fold-case.";
  return failAt(span, "read-error", `unknown syntax: ${text}`, [], { expected: "a datum", hint });
}
