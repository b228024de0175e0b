/**
 * Standard output and standard error. Writing waits until the text has gone out, so that nothing is lost when the
 * process ends, and small pieces are gathered, for a program may write a character at a time.
 */
import { writeSync } from "node:fs";
import { isatty } from "node:tty";

export class Output {
  readonly terminal: boolean;
  private pending = "";
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly descriptor: number) {
    this.terminal = isatty(descriptor);
  }

  /** Whether to use colour: on a terminal, unless the user asked for none (no-color.org). */
  get color(): boolean {
    return this.terminal && !process.env.NO_COLOR;
  }

  write(text: string): void {
    this.pending += text;
    if (this.pending.length >= GATHERED) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), PATIENCE);
  }

  line(text: string): void {
    this.write(`${text}\n`);
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.pending === "") return;
    const bytes = Buffer.from(this.pending);
    this.pending = "";
    for (let start = 0; start < bytes.length; ) start += writeSome(this.descriptor, bytes, start);
  }
}

/** UTF-16 units. */
const GATHERED = 16_384;
/** For how many milliseconds what a program has written may wait for more. */
const PATIENCE = 20;

export const stdout = new Output(1);
export const stderr = new Output(2);

/** Ends the process, everything written. */
export function exit(code: number): never {
  stdout.flush();
  stderr.flush();
  process.exit(code);
}

/** A line for the person at the terminal, after what the program has printed so far. */
export function say(text: string): void {
  stdout.flush();
  stderr.line(text);
  stderr.flush();
}

/** How many bytes went out. */
function writeSome(descriptor: number, bytes: Buffer, start: number): number {
  try {
    return writeSync(descriptor, bytes, start);
  } catch (error) {
    switch ((error as NodeJS.ErrnoException).code) {
      case "EAGAIN":
        pause(5);
        return 0;
      case "EPIPE":
        // Nobody reads on (`| head`): there is nothing left to do, and it is no error.
        return process.exit(0);
      default:
        throw error;
    }
  }
}

/** Milliseconds. */
export function pause(duration: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, duration);
}
