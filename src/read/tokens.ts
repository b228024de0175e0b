/** Text, as tokens. */
import type { Source, Span } from "../data/source.ts";
import { failAt, type SchemeError } from "../errors.ts";
import type { Piece } from "./lexical.ts";
import { blockCommentEnd, lineCommentEnd, type QuotedRule, quoted } from "./parts.ts";
import { piecesAt } from "./windows.ts";

export interface Token {
  /**
   * A rule of the grammar (`word`, `hashWord`, `character`, `labelled`, `reference`, `string`, `barred`), `#lang`,
   * or the text of a bracket or mark.
   */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** As written; but of a string or a symbol in bars what it says, and of a #lang line the language. */
  readonly text: string;
}

export class Tokenizer {
  private pieces: readonly Piece[] = [];
  private index = 0;

  constructor(
    private readonly source: Source,
    /** Where the text begins that no window has shown yet. */
    private offset = 0,
  ) {}

  /** The next token that is not a gap or a comment, or undefined at the end of the text. */
  next(): Token | undefined {
    for (;;) {
      if (this.index >= this.pieces.length && !this.refill()) {
        if (this.offset >= this.source.text.length) return undefined;
        const token = this.longToken(this.offset);
        if (token !== undefined) return token;
      } else {
        const token = this.token(this.pieces[this.index++] as Piece);
        if (token !== undefined) return token;
      }
    }
  }

  /** Goes on from another place. */
  seek(offset: number): void {
    this.pieces = [];
    this.index = 0;
    this.offset = offset;
  }

  /** False if the text goes on with something that is longer than a window, or is wrong. */
  private refill(): boolean {
    this.pieces = piecesAt(this.source.text, "tokens", this.offset);
    this.index = 0;
    this.offset = this.pieces[this.pieces.length - 1]?.end ?? this.offset;
    return this.pieces.length > 0;
  }

  private token({ kind, start, end }: Piece): Token | undefined {
    switch (kind) {
      case "gap":
      case "lineComment":
      case "blockComment":
        return undefined;
      case "string":
        return { kind, start, end, text: this.contents("inString", start, end) };
      case "barred":
        return { kind, start, end, text: this.contents("inBars", start, end) };
      default: {
        const text = this.source.text.slice(start, end);
        return text === "#lang" ? this.language(start, end) : { kind, start, end, text };
      }
    }
  }

  private contents(rule: QuotedRule, start: number, end: number): string {
    const text = this.source.text.slice(start + 1, end - 1);
    return /[\\\r]/.test(text) ? quoted(rule, this.source, start, end).text : text;
  }

  private language(start: number, end: number): Token {
    const [name] = piecesAt(this.source.text, "language", end);
    if (name === undefined) {
      throw failAt({ source: this.source, start, end }, "read-error", "#lang without a language", [], {
        expected: "the name of a language, on the same line",
      });
    }
    this.seek(name.end);
    return { kind: "#lang", start, end: name.end, text: this.source.text.slice(end, name.end).trim() };
  }

  /** A token of which the grammar has not found the end in one window; undefined for a comment. */
  private longToken(start: number): Token | undefined {
    const { text } = this.source;
    if (text[start] === '"') return this.longQuoted("string", "inString", start);
    if (text[start] === "|") return this.longQuoted("barred", "inBars", start);
    if (text.startsWith("#|", start)) this.offset = blockCommentEnd(this.source, start);
    else if (text[start] === ";" || text.startsWith("#!", start))
      this.offset = lineCommentEnd(this.source, start);
    else throw this.unknown(start);
    return undefined;
  }

  private longQuoted(kind: string, rule: QuotedRule, start: number): Token {
    const { text, end } = quoted(rule, this.source, start);
    this.offset = end;
    return { kind, start, end, text };
  }

  private unknown(start: number): SchemeError {
    const { text } = this.source;
    const found = String.fromCodePoint(text.codePointAt(start) as number);
    if (found === "#") return this.unknownHash(start);
    const span: Span = { source: this.source, start, end: start + found.length };
    const inSymbol = found === "\\" ? "\\\\" : isVisible(found) ? found : `\\x${hex(found)};`;
    const shown = isVisible(found) ? found : `U+${hex(found).padStart(4, "0")}`;
    return failAt(span, "read-error", `unexpected character ${shown}`, [], {
      expected: "a datum",
      hint: `To have it in a symbol, write the symbol between bars: |${inSymbol}|.`,
    });
  }

  private unknownHash(start: number): SchemeError {
    const { text } = this.source;
    const span: Span = { source: this.source, start, end: Math.min(start + 2, text.length) };
    if (text.length === start + 1 || text.slice(start) === "#\\")
      return failAt(span, "incomplete-input", "the text ends after #", [], {
        expected: "the rest of a datum",
      });
    return failAt(span, "read-error", `unknown syntax: ${text.slice(start, start + 2).trim()}`, [], {
      expected: "a datum",
      hint: "After # may stand: t f \\ ( u8( ; | ! a radix or exactness letter, or a label's number.",
    });
  }
}

function isVisible(character: string): boolean {
  return !/[\p{C}\p{Z}]/u.test(character);
}

function hex(character: string): string {
  return (character.codePointAt(0) as number).toString(16);
}
