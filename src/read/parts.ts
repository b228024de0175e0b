/**
 * What may be of any length and is read in parts: strings, symbols in bars, comments (R7RS 2.2, 6.7, 7.1.1).
 * Each function takes the offset where the thing begins.
 */
import type { Source } from "../data/source.ts";
import { failAt, type SchemeError } from "../errors.ts";
import type { Piece } from "./lexical.ts";
import { piecesAt } from "./windows.ts";

export type QuotedRule = "inString" | "inBars";

/** What a string or a symbol in bars says, and the offset after it. `limit` is any offset that is not before that. */
export function quoted(
  rule: QuotedRule,
  source: Source,
  start: number,
  limit = source.text.length,
): { text: string; end: number } {
  const parts: string[] = [];
  for (let at = start + 1; ; ) {
    const pieces = piecesAt(source.text, rule, at, limit);
    if (pieces.length === 0) throw badQuoted(rule, source, start, at);
    for (const piece of pieces) {
      if (piece.kind === '"' || piece.kind === "|") return { text: parts.join(""), end: piece.end };
      parts.push(meaning(source, piece));
      at = piece.end;
    }
  }
}

/** The offset of the line ending after a line comment. */
export function lineCommentEnd(source: Source, start: number): number {
  for (let at = start; at < source.text.length; ) {
    for (const { kind, start: from, end } of piecesAt(source.text, "inLine", at)) {
      if (kind === "lineEnd") return from;
      at = end;
    }
  }
  return source.text.length;
}

/** The offset after a block comment and those inside it. */
export function blockCommentEnd(source: Source, start: number): number {
  let depth = 0;
  for (let at = start; at < source.text.length; ) {
    for (const { kind, end } of piecesAt(source.text, "inBlock", at)) {
      if (kind === "#|") depth++;
      else if (kind === "|#" && --depth === 0) return end;
      at = end;
    }
  }
  const span = { source, start, end: start + 2 };
  throw failAt(span, "incomplete-input", "this comment has no end", [], { expected: "|#" });
}

const ESCAPES: Readonly<Record<string, string>> = {
  a: "\u0007",
  b: "\b",
  t: "\t",
  n: "\n",
  r: "\r",
  '"': '"',
  "\\": "\\",
  "|": "|",
};

function meaning(source: Source, { kind, start, end }: Piece): string {
  switch (kind) {
    case "escape":
      return ESCAPES[source.text[start + 1] as string] as string;
    case "hexEscape":
      return hexMeaning(source, start, end);
    case "continuation":
      return "";
    case "lineEnd":
      return "\n";
    default:
      return source.text.slice(start, end);
  }
}

function hexMeaning(source: Source, start: number, end: number): string {
  const code = Number.parseInt(source.text.slice(start + 2, end - 1), 16);
  if (isScalarValue(code)) return String.fromCodePoint(code);
  throw failAt({ source, start, end }, "read-error", "no character has this number", [], {
    expected: "a Unicode scalar value: 0 to D7FF or E000 to 10FFFF",
  });
}

/** Whether a character has this number (R7RS 6.6). */
export function isScalarValue(code: number): boolean {
  return code < 0xd800 || (code > 0xdfff && code <= 0x10ffff);
}

function badQuoted(rule: QuotedRule, source: Source, start: number, at: number): SchemeError {
  const [thing, closer] = rule === "inString" ? ["string", '"'] : ["symbol", "|"];
  if (/^(\\([xX][0-9a-fA-F]*|[ \t]*)?)?$/.test(source.text.slice(at))) {
    const span = { source, start, end: start + 1 };
    return failAt(span, "incomplete-input", `this ${thing} has no end`, [], { expected: closer });
  }
  const isHex = /[xX]/.test(source.text[at + 1] as string);
  const span = { source, start: at, end: at + 2 };
  return failAt(span, "read-error", `unknown escape in a ${thing}`, [], {
    expected: '\\a \\b \\t \\n \\r \\" \\\\ \\| \\xHEX; or a backslash at the end of a line',
    hint: isHex ? "After \\x come hexadecimal digits and a semicolon." : "Write \\\\ for a backslash.",
  });
}
