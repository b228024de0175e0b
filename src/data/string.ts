/**
 * Strings are sequences of Unicode characters (R7RS 6.7), indexed by code point. A Str holds a JavaScript
 * string until something asks for an index in text beyond the Basic Multilingual Plane, or writes to it; from
 * then on it holds an array of code points. `text` turns it back.
 */
export class Str {
  private js: string | undefined;
  private points: number[] | undefined;
  private searched = false;

  constructor(
    text: string,
    /** True of literals, which R7RS forbids to change. */
    readonly immutable = false,
  ) {
    this.js = text;
  }

  static fromCodePoints(points: number[]): Str {
    const str = new Str("");
    str.js = undefined;
    str.points = points;
    return str;
  }

  /** The text as a JavaScript string. */
  get text(): string {
    if (this.js === undefined) this.js = textOf(this.points as number[]);
    return this.js;
  }

  toString(): string {
    return this.text;
  }

  /** The number of characters. */
  get length(): number {
    return this.isFlat() ? (this.js as string).length : this.spread().length;
  }

  /** The code point at an index in 0 … length − 1. */
  at(index: number): number {
    return this.isFlat() ? (this.js as string).charCodeAt(index) : (this.spread()[index] as number);
  }

  /** Replaces the character at an index in 0 … length − 1. */
  set(index: number, code: number): void {
    this.spread()[index] = code;
    this.js = undefined;
  }

  /** The characters from start up to end, as a JavaScript string. */
  slice(start = 0, end = this.length): string {
    return this.isFlat() ? (this.js as string).slice(start, end) : textOf(this.spread().slice(start, end));
  }

  codePoints(): number[] {
    return this.spread().slice();
  }

  private isFlat(): boolean {
    if (!this.searched && this.points === undefined) {
      this.searched = true;
      if (hasSurrogates(this.js as string)) this.spread();
    }
    return this.points === undefined;
  }

  private spread(): number[] {
    if (this.points === undefined)
      this.points = Array.from(this.js as string, (c) => c.codePointAt(0) as number);
    return this.points;
  }
}

function hasSurrogates(text: string): boolean {
  return /[\ud800-\udfff]/.test(text);
}

function textOf(points: readonly number[]): string {
  let text = "";
  for (let i = 0; i < points.length; i += 4096) text += String.fromCodePoint(...points.slice(i, i + 4096));
  return text;
}
