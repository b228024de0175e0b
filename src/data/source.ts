/** A text with a name, and places in it. */
export class Source {
  private lineStarts: number[] | undefined;

  constructor(
    /** The file's path as it was given, or `<stdin>`, `<repl>`, `<eval>`. */
    readonly name: string,
    readonly text: string,
  ) {}

  /** Line from 1, column from 1, counted in UTF-16 units. */
  position(offset: number): { line: number; column: number } {
    const starts = this.starts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 };
  }

  /** The text of a line counted from 1, without its line ending. */
  line(number: number): string {
    const starts = this.starts();
    return this.text.slice(starts[number - 1], starts[number]).replace(/\r?\n$/, "");
  }

  private starts(): number[] {
    if (this.lineStarts === undefined) {
      this.lineStarts = [0];
      for (let i = this.text.indexOf("\n"); i >= 0; i = this.text.indexOf("\n", i + 1))
        this.lineStarts.push(i + 1);
    }
    return this.lineStarts;
  }
}

/** Offsets in UTF-16 units; `end` is one past the last. */
export interface Span {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}
