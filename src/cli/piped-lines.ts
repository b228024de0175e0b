/** Lines of a pipe or a file. The program that runs reads from where the entry ended. */
import { ConsoleInput } from "./input.ts";
import type { Lines } from "./lines.ts";

export class PipedLines implements Lines {
  readonly interactive = false;
  private readonly input = new ConsoleInput();
  private text = "";

  async next(): Promise<string | undefined> {
    return this.line()?.replace(/\r?\n$/, "");
  }

  readonly more = (): string | undefined => this.line();

  /** Ctrl-C ends the process, which is what a script expects. */
  interruptible(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    return run(new AbortController().signal);
  }

  close(): void {}

  /** With its line ending. */
  private line(): string | undefined {
    let end = this.text.indexOf("\n") + 1;
    while (end === 0) {
      const piece = this.input.next();
      if (piece === undefined) break;
      const searched = this.text.length;
      this.text += piece;
      end = this.text.indexOf("\n", searched) + 1;
    }
    const line = end === 0 ? this.text : this.text.slice(0, end);
    this.text = this.text.slice(line.length);
    return line === "" ? undefined : line;
  }
}
