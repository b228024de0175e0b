/** Files and standard input, as text: what is not UTF-8 becomes U+FFFD, and a byte order mark is dropped. */
import { existsSync, readFileSync, readSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Source } from "../data/source.ts";
import { fail } from "../errors.ts";
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

/** A file that a program names: beside the file that names it, in the current directory, or in one of others. */
export function findSource(path: string, from: string | undefined, directories: readonly string[]): Source {
  const beside = from === undefined ? [] : [dirname(from)];
  for (const directory of [...beside, ".", ...directories]) {
    const candidate = isAbsolute(path) ? path : join(directory, path);
    if (existsSync(candidate)) return readProgramFile(candidate);
  }
  throw fail("file-error", `cannot read ${path}: ${REASONS.ENOENT}`);
}

function readProgramFile(path: string): Source {
  try {
    return readSource(path);
  } catch (error) {
    throw error instanceof WrongUse ? fail("file-error", error.message) : error;
  }
}

/** The path of a file that comes with the package. The build puts this module as deep as it is here. */
export function packageFile(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** Why the system refused, as words. */
export function reason(error: unknown): string {
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
