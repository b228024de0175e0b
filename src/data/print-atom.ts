/** The text of a value that has no parts. */
import { Condition, type ErrorCode } from "../errors.ts";
import { isNumber, type Num, numberToString } from "./number.ts";
import { Port } from "./port.ts";
import type { HashNumber, PrintStyle } from "./print-style.ts";
import { procedureInfo } from "./procedure.ts";
import { SchemePromise } from "./promise.ts";
import { RecordType } from "./record.ts";
import { Str } from "./string.ts";
import { Char, DEFAULT, EOF, NIL, Sym, UNASSIGNED, type Value, VOID } from "./values.ts";

/** `display` leaves strings, characters and symbols without quotes, names and bars. */
export function atomText(value: Value, display: boolean, style: PrintStyle, hash: HashNumber): string {
  if (typeof value === "boolean") return value ? "#t" : "#f";
  if (isNumber(value)) return numberToString(value, 10, style.flonum);
  if (value instanceof Sym) return symbolText(value, display, style, hash);
  if (value instanceof Str) return display ? value.text : stringText(value.text);
  if (value instanceof Char) return display ? value.toString() : charText(value);
  if (typeof value === "function") return style.procedure(procedureInfo(value), () => hash(value));
  return objectText(value, style, hash);
}

/** A string literal (R7RS 7.1.1). */
export function stringText(text: string): string {
  return `"${text.replace(STRING_SPECIAL, (c) => STRING_ESCAPES[c] ?? hexEscape(c))}"`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to be escaped
const STRING_SPECIAL = /["\\\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Surrogate}/gu;
const STRING_ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  "\\": "\\\\",
  "\n": "\\n",
  "\t": "\\t",
  "\r": "\\r",
  "\u0007": "\\a",
  "\b": "\\b",
};

function hexEscape(c: string): string {
  return `\\x${(c.codePointAt(0) as number).toString(16)};`;
}

function symbolText(symbol: Sym, display: boolean, style: PrintStyle, hash: HashNumber): string {
  const { name } = symbol;
  if (display) return name;
  const text = readsAsSymbol(name) ? name : QUOTED_SYMBOL[style.symbol](name);
  return symbol.interned || style.name !== "mit"
    ? text
    : style.object("uninterned-symbol", text, () => hash(symbol));
}

/** Whether a name without bars is read as this symbol (R7RS 7.1.1, `identifier`). */
export function readsAsSymbol(name: string): boolean {
  return !SYMBOL_SPECIAL.test(name) && !NUMERAL.test(name) && name !== "." && name !== "";
}

// Also the brackets, which the reader takes for parentheses. Racket's keywords are symbols here, `#:key`.
const SYMBOL_SPECIAL = /[\s()[\]{}"';`,|\\\p{Cc}\p{Cf}\p{Z}\p{Surrogate}]|^#(?!:.)/u;
const REAL = String.raw`(?:\d+/\d+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)`;
const SIGNED = String.raw`[+-](?:${REAL}|inf\.0|nan\.0)`;
const NUMERAL = new RegExp(
  `^(?:${REAL}|${SIGNED}|(?:${REAL}|${SIGNED})?(?:[+-]|${SIGNED})i|(?:${REAL}|${SIGNED})@(?:${REAL}|${SIGNED}))$`,
  "i",
);

const QUOTED_SYMBOL: Readonly<Record<PrintStyle["symbol"], (name: string) => string>> = {
  bars: (name) => `|${name.replace(BAR_SPECIAL, (c) => BAR_ESCAPES[c] ?? hexEscape(c))}|`,
  braces: (name) => `#{${name}}#`,
  escapes: (name) => {
    if (name === "") return "||";
    if (!SYMBOL_SPECIAL.test(name)) return hexEscape(name) + name.slice(1);
    return Array.from(name, (c) => (SYMBOL_SPECIAL.test(c) ? hexEscape(c) : c)).join("");
  },
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to be escaped
const BAR_SPECIAL = /[|\\\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Surrogate}/gu;
const BAR_ESCAPES: Readonly<Record<string, string>> = { ...STRING_ESCAPES, '"': '"', "|": "\\|" };

/** `#\a`, `#\space`, `#\x7` (R7RS 6.6). */
function charText(char: Char): string {
  const name = CHAR_NAMES[char.code];
  if (name !== undefined) return `#\\${name}`;
  const text = char.toString();
  return /[\p{Z}\p{C}\p{M}]/u.test(text) ? `#\\x${char.code.toString(16)}` : `#\\${text}`;
}

const CHAR_NAMES: Readonly<Record<number, string>> = {
  0: "null",
  7: "alarm",
  8: "backspace",
  9: "tab",
  10: "newline",
  13: "return",
  27: "escape",
  32: "space",
  127: "delete",
};

function objectText(value: Exclude<Value, Primitive>, style: PrintStyle, hash: HashNumber): string {
  const number = () => hash(value);
  if (value === NIL) return "()";
  if (value === VOID) return style.void;
  if (value === EOF) return style.eof;
  if (value === DEFAULT) return "#!default";
  if (value === UNASSIGNED) return "#!unassigned";
  if (value instanceof Port) return style.object(value.tag, value.name, number);
  if (value instanceof RecordType) return style.object(value.tag, value.plainName, number);
  if (value instanceof Condition) {
    const kind = style.name === "mit" ? (MIT_CONDITIONS[value.code] ?? "error") : value.code;
    return style.object(value.tag, kind, number);
  }
  if (value instanceof SchemePromise && style.name === "mit") {
    return style.object(value.tag, value.done ? "(evaluated)" : "(unevaluated)", number);
  }
  return style.object((value as { tag: string }).tag, undefined, number);
}

type Primitive = boolean | Num | Sym | Str | Char | ((...args: Value[]) => Value);

const MIT_CONDITIONS: Readonly<Partial<Record<ErrorCode, string>>> = {
  "unbound-variable": "unbound-variable",
  "uninitialized-variable": "unassigned-variable",
  "wrong-arity": "wrong-number-of-arguments",
  "wrong-type": "wrong-type-argument",
  "out-of-range": "bad-range-argument",
  "not-a-procedure": "inapplicable-object",
  "divide-by-zero": "divide-by-zero",
  "user-error": "simple-error",
};
