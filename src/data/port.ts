/**
 * Ports (R7RS 6.13). What a port reads from or writes to is given by the host as functions; nothing here knows
 * of files. Text is counted in UTF-16 units inside and handed out by code point.
 */
import { fail } from "../errors.ts";
import { Obj } from "./values.ts";

export abstract class Port extends Obj {
  abstract override readonly tag: "input-port" | "output-port";
  abstract readonly textual: boolean;
  private closed = false;

  constructor(
    /** What it is connected to, for the printer: a path, `stdout`, `string`. */
    readonly name: string,
    private readonly onClose: () => void = () => {},
  ) {
    super();
  }

  get open(): boolean {
    return !this.closed;
  }

  get input(): boolean {
    return this.tag === "input-port";
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.onClose();
  }

  /** Throws if the port is closed. `who` is the procedure that was asked to use it. */
  requireOpen(who: string): void {
    if (this.closed) {
      throw fail("wrong-type", `${who}: the port is closed:`, [this], {
        who,
        expected: "an open port",
        found: this,
      });
    }
  }
}

export class TextOutputPort extends Port {
  readonly tag = "output-port";
  readonly textual = true;
  private written = "";
  private lineLength = 0;

  /** With a sink each piece goes there at once; without one the text is kept (R7RS `open-output-string`). */
  constructor(
    private readonly sink?: (text: string) => void,
    name = "string",
    onClose?: () => void,
  ) {
    super(name, onClose);
  }

  /** UTF-16 units written since the last newline. */
  get column(): number {
    return this.lineLength;
  }

  /** Everything written so far, of a port without a sink. */
  get text(): string {
    return this.written;
  }

  write(text: string): void {
    if (text === "") return;
    const newline = text.lastIndexOf("\n");
    this.lineLength = newline < 0 ? this.lineLength + text.length : text.length - newline - 1;
    if (this.sink === undefined) this.written += text;
    else this.sink(text);
  }

  /** A newline, unless the port is at the start of a line (MIT `fresh-line`). */
  freshLine(): void {
    if (this.lineLength > 0) this.write("\n");
  }
}

export class TextInputPort extends Port {
  readonly tag = "input-port";
  readonly textual = true;
  private position = 0;

  /** `refill` gives the next piece of text, or undefined at the end. */
  constructor(
    private buffer: string,
    private readonly refill: () => string | undefined = () => undefined,
    name = "string",
  ) {
    super(name);
  }

  /** The next code point, or undefined at the end. */
  peekChar(): number | undefined {
    if (!this.has(1)) return undefined;
    // The two halves of a surrogate pair may come in different pieces.
    if (isHighSurrogate(this.buffer.charCodeAt(this.position))) this.has(2);
    return this.buffer.codePointAt(this.position);
  }

  readChar(): number | undefined {
    const code = this.peekChar();
    if (code !== undefined) this.position += code > 0xffff ? 2 : 1;
    return code;
  }

  /** The text up to the end of the line, which is a linefeed with or without a return before it. */
  readLine(): string | undefined {
    if (!this.has(1)) return undefined;
    let end = this.buffer.indexOf("\n", this.position);
    while (end < 0) {
      const searched = this.buffer.length - this.position;
      if (!this.more()) break;
      end = this.buffer.indexOf("\n", this.position + searched);
    }
    const line = this.buffer.slice(this.position, end < 0 ? undefined : end);
    this.position = end < 0 ? this.buffer.length : end + 1;
    return line.endsWith("\r") ? line.slice(0, -1) : line;
  }

  /** At most k characters, fewer only at the end; undefined if there is none. */
  readString(k: number): string | undefined {
    if (k === 0) return "";
    let text = "";
    for (let i = 0; i < k; i++) {
      const code = this.readChar();
      if (code === undefined) break;
      text += String.fromCodePoint(code);
    }
    return text === "" ? undefined : text;
  }

  /** True if a character can be had without asking the source for more. */
  get ready(): boolean {
    return this.position < this.buffer.length;
  }

  /** What has come in and has not been read: for a reader of data, which then says how much it took. */
  get pending(): string {
    return this.buffer.slice(this.position);
  }

  /** Drops this many UTF-16 units of `pending`. */
  skip(units: number): void {
    this.position += units;
  }

  /** Asks the source for more text. False at the end. */
  more(): boolean {
    const text = this.refill();
    if (text === undefined || text === "") return false;
    this.buffer = this.buffer.slice(this.position) + text;
    this.position = 0;
    return true;
  }

  private has(units: number): boolean {
    while (this.buffer.length - this.position < units) if (!this.more()) return false;
    return true;
  }
}

export class BinaryInputPort extends Port {
  readonly tag = "input-port";
  readonly textual = false;
  private position = 0;

  constructor(
    private readonly source: Uint8Array,
    name = "bytevector",
  ) {
    super(name);
  }

  /** The next byte, or undefined at the end. */
  peekByte(): number | undefined {
    return this.source[this.position];
  }

  readByte(): number | undefined {
    const byte = this.peekByte();
    if (byte !== undefined) this.position++;
    return byte;
  }

  /** At most k bytes, fewer only at the end; undefined if there is none. */
  readBytes(k: number): Uint8Array | undefined {
    if (k > 0 && this.position >= this.source.length) return undefined;
    const bytes = this.source.slice(this.position, this.position + k);
    this.position += bytes.length;
    return bytes;
  }
}

export class BinaryOutputPort extends Port {
  readonly tag = "output-port";
  readonly textual = false;
  private chunks: Uint8Array[] = [];

  /** With a sink the bytes go there at once; without one they are kept (R7RS `open-output-bytevector`). */
  constructor(
    private readonly sink?: (bytes: Uint8Array) => void,
    name = "bytevector",
    onClose?: () => void,
  ) {
    super(name, onClose);
  }

  write(bytes: Uint8Array): void {
    if (this.sink === undefined) this.chunks.push(bytes.slice());
    else this.sink(bytes);
  }

  /** Everything written so far, of a port without a sink. */
  get bytes(): Uint8Array {
    const all = new Uint8Array(this.chunks.reduce((length, chunk) => length + chunk.length, 0));
    let start = 0;
    for (const chunk of this.chunks) {
      all.set(chunk, start);
      start += chunk.length;
    }
    this.chunks = [all];
    return all.slice();
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
