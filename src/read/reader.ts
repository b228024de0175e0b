/** Text → Syntax (R7RS 7.1.1, 7.1.2): the grammar makes tokens of the text, tokens.ts hands them out, nest.ts nests them. */
import { Source, type Span } from "../data/source.ts";
import type { Value } from "../data/values.ts";
import { Condition, failAt, SchemeError } from "../errors.ts";
import { spanOf } from "./frames.ts";
import { Nest } from "./nest.ts";
import type { Syntax } from "./syntax.ts";
import { type Token, Tokenizer } from "./tokens.ts";

export interface ReadOptions {
  /** Symbols in lower case, as after #!fold-case. */
  foldCase?: boolean;
  /** Strings that may be changed, though they stand in a program. */
  mutableLiterals?: boolean;
}

/** Every datum of a text. */
export function readAll(source: Source, options?: ReadOptions): Syntax[] {
  const reader = new Reader(source, options);
  const data: Syntax[] = [];
  for (let next = reader.read(); next !== undefined; next = reader.read()) data.push(next);
  return data;
}

/** Like `reader.read()`, but the datum alone, as the procedure `read` gives it: its strings may be changed. */
export function readDatum(reader: Reader): Value | undefined {
  return reader.readPlain();
}

/** Whether a text is whole data, may become so when more follows, or cannot. */
export function completeness(text: string): "complete" | "incomplete" | "wrong" {
  const reader = new Reader(new Source("<text>", text));
  try {
    while (reader.readPlain() !== undefined);
    return "complete";
  } catch (error) {
    if (error instanceof SchemeError && error.payload instanceof Condition)
      return error.payload.code === "incomplete-input" ? "incomplete" : "wrong";
    throw error;
  }
}

/** Reads one datum after another. */
export class Reader {
  /** The language that a #lang line at the beginning names; known after the first read. */
  lang: string | undefined;
  /** The offset just after the last datum read; the end of the text once that was met. */
  position: number;
  private readonly tokens: Tokenizer;
  private foldCase: boolean;
  private readonly mutableLiterals: boolean;
  /** Whether there was a token other than a #lang line. */
  private begun: boolean;
  /** Where the last error was. */
  private failure = 0;

  constructor(
    private readonly source: Source,
    options: ReadOptions & { start?: number } = {},
  ) {
    this.position = options.start ?? 0;
    this.begun = this.position > 0;
    this.foldCase = options.foldCase ?? false;
    this.mutableLiterals = options.mutableLiterals ?? false;
    this.tokens = new Tokenizer(source, this.position);
  }

  /** The next datum, or undefined at the end. Throws read-error or incomplete-input, with a place. */
  read(): Syntax | undefined {
    return this.datum(true) as Syntax | undefined;
  }

  /** The next datum without places. */
  readPlain(): Value | undefined {
    return this.datum(false);
  }

  /** After an error: skips to the next line that begins with an opening bracket, or to the end of the text. */
  recover(): void {
    const opening = /[\r\n](?=[([])/g;
    opening.lastIndex = this.failure;
    this.position = opening.test(this.source.text) ? opening.lastIndex : this.source.text.length;
    this.tokens.seek(this.position);
  }

  private datum(located: boolean): Value | undefined {
    try {
      return this.next(new Nest(this.source, located, located && !this.mutableLiterals));
    } catch (error) {
      this.failure = placeOf(error)?.start ?? this.failure;
      throw error;
    }
  }

  private next(nest: Nest): Value | undefined {
    for (let token = this.tokens.next(); token !== undefined; token = this.tokens.next()) {
      if (this.direct(token)) continue;
      const datum = nest.take(token, this.foldCase);
      if (datum === undefined) continue;
      this.position = token.end;
      return datum;
    }
    nest.end();
    this.position = this.source.text.length;
    return undefined;
  }

  /** Obeys a token that is not part of a datum, and tells whether it was one. */
  private direct(token: Token): boolean {
    if (token.kind === "#lang") return this.language(token);
    this.begun = true;
    if (token.kind !== "hashWord" || !FOLDING.has(token.text)) return false;
    this.foldCase = token.text === "#!fold-case";
    return true;
  }

  private language(token: Token): true {
    if (this.begun || this.lang !== undefined) {
      throw failAt(spanOf(this.source, token), "read-error", "#lang must come before all else", [], {
        hint: "Put what is in another language in a text of its own.",
      });
    }
    this.lang = token.text;
    return true;
  }
}

const FOLDING = new Set(["#!fold-case", "#!no-fold-case"]);

function placeOf(error: unknown): Span | undefined {
  return error instanceof SchemeError && error.payload instanceof Condition ? error.payload.span : undefined;
}
