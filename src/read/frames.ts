/** What the reader has begun and not finished, one frame for each: the stack on which it nests. */
import type { Source, Span } from "../data/source.ts";
import { intern, NIL, Pair, type Value } from "../data/values.ts";
import { failAt, type SchemeError } from "../errors.ts";
import type { Hole, Labels } from "./labels.ts";
import { unwrap } from "./syntax.ts";
import type { Token } from "./tokens.ts";

/** Makes of a datum what the reader gives: Syntax, or the datum itself. */
export type Make = (datum: Value, start: number, end: number) => Value;

/** An opening bracket: takes data until the closing one. */
export abstract class Group {
  constructor(
    readonly source: Source,
    readonly opener: Token,
  ) {}

  /** The bracket that closes it. */
  get closer(): string {
    return CLOSERS[this.opener.kind.slice(-1)] as string;
  }

  /** `last` is the last token of the item. */
  abstract add(item: Value, last: Token): void;
  /** The datum, once it is closed. */
  abstract finish(): Value;

  /** A dot was read. */
  dot(token: Token): void {
    throw misplacedDot(this.source, token, "A dot has a meaning only in a list.");
  }
}

const CLOSERS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

export class ListGroup extends Group {
  private head: Value = NIL;
  private last: Pair | undefined;
  private dotted: Token | undefined;
  private ended = false;

  override add(item: Value, last: Token): void {
    if (this.ended) throw misplacedDot(this.source, last, "Only one datum can follow the dot in a list.");
    if (this.dotted !== undefined) {
      (this.last as Pair).cdr = item;
      this.ended = true;
      return;
    }
    const pair = new Pair(item, NIL);
    if (this.last === undefined) this.head = pair;
    else this.last.cdr = pair;
    this.last = pair;
  }

  override dot(token: Token): void {
    if (this.last === undefined) throw misplacedDot(this.source, token, "A datum must come before the dot.");
    if (this.dotted !== undefined) throw misplacedDot(this.source, token, "A list can have one dot.");
    this.dotted = token;
  }

  override finish(): Value {
    if (this.dotted !== undefined && !this.ended)
      throw misplacedDot(this.source, this.dotted, "A datum must follow the dot.");
    return this.head;
  }
}

export class VectorGroup extends Group {
  private readonly items: Value[] = [];

  override add(item: Value): void {
    this.items.push(item);
  }

  override finish(): Value {
    return this.items;
  }
}

export class BytevectorGroup extends Group {
  private readonly bytes: number[] = [];

  override add(item: Value, last: Token): void {
    const byte = unwrap(item);
    if (typeof byte !== "number" || byte < 0 || byte > 255) {
      throw failAt(spanOf(this.source, last), "read-error", "an element of a bytevector must be a byte", [], {
        expected: "an exact integer from 0 to 255",
        found: byte,
      });
    }
    this.bytes.push(byte);
  }

  override finish(): Value {
    return Uint8Array.from(this.bytes);
  }
}

/** Something that takes the one datum after it. */
export abstract class Prefix {
  constructor(readonly mark: Token) {}
  /** What the two make, which ends at `end`; undefined if nothing. */
  abstract complete(datum: Value, end: number): Value | undefined;
}

/** `'x` is `(quote x)`, and so on (R7RS 7.1.2). */
export class Abbreviation extends Prefix {
  constructor(
    mark: Token,
    private readonly name: string,
    private readonly make: Make,
  ) {
    super(mark);
  }

  override complete(datum: Value, end: number): Value {
    const { start, end: markEnd } = this.mark;
    const keyword = this.make(intern(this.name), start, markEnd);
    return this.make(new Pair(keyword, new Pair(datum, NIL)), start, end);
  }
}

/** `#;` hides the datum after it. */
export class DatumComment extends Prefix {
  override complete(): undefined {
    return undefined;
  }
}

/** `#0=` */
export class Label extends Prefix {
  private readonly hole: Hole;

  constructor(
    mark: Token,
    private readonly labels: Labels,
    private readonly source: Source,
  ) {
    super(mark);
    this.hole = labels.define(mark.text.slice(1, -1), spanOf(source, mark));
  }

  override complete(datum: Value): Value {
    this.labels.fill(this.hole, datum, spanOf(this.source, this.mark));
    return datum;
  }
}

export type Frame = Group | Prefix;

export function spanOf(source: Source, { start, end }: Token): Span {
  return { source, start, end };
}

export function misplacedDot(source: Source, token: Token, hint: string): SchemeError {
  return failAt(spanOf(source, token), "read-error", "a dot at the wrong place", [], {
    expected: "(a . b)",
    hint,
  });
}
