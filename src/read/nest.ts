/** Tokens → one datum, nested on a stack of its own, so that only memory bounds the depth. */
import type { Source } from "../data/source.ts";
import { Str } from "../data/string.ts";
import { intern, type Value } from "../data/values.ts";
import { characterValue, hashValue, wordValue } from "./atoms.ts";
import { emptyPrefix, mismatched, unexpectedCloser, unfinished } from "./complaints.ts";
import {
  Abbreviation,
  BytevectorGroup,
  DatumComment,
  type Frame,
  Group,
  Label,
  ListGroup,
  misplacedDot,
  spanOf,
  VectorGroup,
} from "./frames.ts";
import { Labels } from "./labels.ts";
import { Syntax } from "./syntax.ts";
import type { Token } from "./tokens.ts";

export class Nest {
  private readonly frames: Frame[] = [];
  private readonly labels = new Labels();
  /** Where a bracket at the beginning of a line first stood inside a list. */
  private suspect: number | undefined;

  constructor(
    private readonly source: Source,
    /** Whether to make Syntax. */
    private readonly located: boolean,
    private readonly immutable: boolean,
  ) {}

  /** The outermost datum, if it ends with this token. */
  take(token: Token, foldCase: boolean): Value | undefined {
    const datum = this.datumOf(token, foldCase);
    const outermost = datum === undefined ? undefined : this.deliver(datum, token);
    return outermost === undefined ? undefined : this.labels.resolve(outermost);
  }

  /** The text has ended: throws incomplete-input unless nothing was begun. */
  end(): void {
    if (this.frames.length > 0) throw unfinished(this.source, this.frames, this.suspect);
  }

  /** The datum that ends with this token, if one does. */
  private datumOf(token: Token, foldCase: boolean): Value | undefined {
    const { source } = this;
    switch (token.kind) {
      case "(":
      case "[":
      case "{":
        return this.open(new ListGroup(source, token));
      case ")":
      case "]":
      case "}":
        return this.close(token);
      case "word":
        return token.text === "." ? this.dot(token) : this.made(wordValue(token.text, foldCase), token);
      case "'":
      case "`":
      case ",":
      case ",@":
      case "#'":
      case "#`":
      case "#,":
      case "#,@":
        return this.begin(new Abbreviation(token, ABBREVIATIONS[token.kind] as string, this.make));
      case "string":
        return this.made(new Str(token.text, this.immutable), token);
      case "hashWord":
        return this.made(hashValue(token, source), token);
      case "character":
        return this.made(characterValue(token, source), token);
      case "barred":
        return this.made(intern(token.text), token);
      case "#(":
        return this.open(new VectorGroup(source, token));
      case "#u8(":
      case "#U8(":
        return this.open(new BytevectorGroup(source, token));
      case "#;":
        return this.begin(new DatumComment(token));
      case "labelled":
        return this.begin(new Label(token, this.labels, source));
      default: {
        const value = this.labels.refer(token.text.slice(1, -1), spanOf(source, token));
        return this.made(value, token);
      }
    }
  }

  private open(group: Group): undefined {
    const { start } = group.opener;
    if (this.frames.length > 0 && this.source.text[start - 1] === "\n") this.suspect ??= start;
    this.frames.push(group);
  }

  private begin(prefix: Frame): undefined {
    this.frames.push(prefix);
  }

  private close(token: Token): Value {
    const frame = this.frames[this.frames.length - 1];
    if (frame === undefined) throw unexpectedCloser(this.source, token);
    if (!(frame instanceof Group)) throw emptyPrefix(this.source, frame, token);
    if (frame.closer !== token.text) throw mismatched(this.source, frame, token);
    this.frames.pop();
    return this.make(frame.finish(), frame.opener.start, token.end);
  }

  private dot(token: Token): undefined {
    const frame = this.frames[this.frames.length - 1];
    if (!(frame instanceof Group))
      throw misplacedDot(this.source, token, "A dot has a meaning only in a list.");
    frame.dot(token);
  }

  /** Gives a datum to what waits for it; returns it if nothing does. */
  private deliver(datum: Value, last: Token): Value | undefined {
    let value: Value | undefined = datum;
    while (value !== undefined) {
      const frame = this.frames[this.frames.length - 1];
      if (frame === undefined) return value;
      if (frame instanceof Group) {
        frame.add(value, last);
        return undefined;
      }
      this.frames.pop();
      value = frame.complete(value, last.end);
    }
    return undefined;
  }

  private made(datum: Value, token: Token): Value {
    return this.make(datum, token.start, token.end);
  }

  private readonly make = (datum: Value, start: number, end: number): Value =>
    this.located ? new Syntax(datum, { source: this.source, start, end }) : datum;
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  "'": "quote",
  "`": "quasiquote",
  ",": "unquote",
  ",@": "unquote-splicing",
  "#'": "syntax",
  "#`": "quasisyntax",
  "#,": "unsyntax",
  "#,@": "unsyntax-splicing",
};
