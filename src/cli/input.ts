/** Files and standard input, as text: what is not UTF-8 becomes U+FFFD, and a byte order mark is dropped. */
import { readFileSync, readSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Source } from "../data/source.ts";
import { pause, stdout } from "./output.ts";
import { WrongUse } from "./wrong-use.ts";

/** The text of a file, or of standard input if the path is `-`. */
export function readSource(path: string): Source {
  try {
    const bytes = readFileSync(path === "-" ? 0 : path);
    return new Source(path === "-" ? "<stdin>" : path, new TextDecoder().decode(bytes));
  } catch (error) {
    throw new WrongUse(`cannot read ${path}: ${reason(error)}`, "file-error");
  }
}

/** The path of a file that comes with the package. The build puts this module as deep as it is here. */
export function packageFile(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code && REASONS[code]) ?? message;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a directory",
  EACCES: "permission denied",
};

/** Standard input piece by piece, as it comes in. */
export class ConsoleInput {
  private readonly decoder = new TextDecoder();
  private readonly bytes = Buffer.alloc(65_536);
  private ended = false;

  /** The next piece of text, a line of a terminal, or undefined at the end. Waits for it. */
  readonly next = (): string | undefined => {
    stdout.flush();
    while (!this.ended) {
      const length = readSome(this.bytes);
      this.ended = length === 0;
      const text = this.decoder.decode(this.bytes.subarray(0, length), { stream: !this.ended });
      if (text !== "") return text;
    }
    return undefined;
  };
}

/** How many bytes came, none at the end. */
function readSome(bytes: Buffer): number {
  for (;;) {
    try {
      return readSync(0, bytes);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      pause(10);
    }
  }
}
