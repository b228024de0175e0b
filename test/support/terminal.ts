/** A program in a pseudo-terminal, with what a person does there. */
import { fileURLToPath } from "node:url";
import { type IPty, spawn } from "@lydell/node-pty";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** How `see` shows the REPL's prompt, which also stands in other text. */
export const PROMPT = "\u0001";
const PROMPT_AS_WRITTEN = "\u001b[1G\u001b[0J> \u001b[3G";

export class TerminalProgram {
  private output = "";
  /** Up to where the output has been waited for. */
  private seen = 0;
  private readonly waiting = new Set<() => void>();
  private readonly process: IPty;
  private exitCode: number | undefined;

  constructor(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    this.process = spawn(process.execPath, [...args], {
      cwd: root,
      cols: 100,
      rows: 30,
      env: { ...process.env, NO_COLOR: "1", TERM: "xterm", ...environment },
    });
    this.process.onData((data) => this.arrive(data));
    this.process.onExit(({ exitCode }) => {
      this.exitCode = exitCode;
      this.arrive("");
    });
  }

  type(keys: string): void {
    this.process.write(keys);
  }

  /** Waits until the text comes in what has not been seen, and gives all up to there. */
  async see(text: string): Promise<string> {
    await this.until(() => this.plain.indexOf(text, this.seen) >= 0 || this.exitCode !== undefined);
    const at = this.plain.indexOf(text, this.seen);
    if (at < 0) throw new Error(`the program ended before ${JSON.stringify(text)}:\n${this.plain}`);
    const start = this.seen;
    this.seen = at + text.length;
    return this.plain.slice(start, this.seen);
  }

  async exit(): Promise<number> {
    await this.until(() => this.exitCode !== undefined);
    return this.exitCode as number;
  }

  kill(): void {
    if (this.exitCode === undefined) this.process.kill("SIGKILL");
  }

  /** Without the escape sequences that move the cursor and paint. */
  private get plain(): string {
    const output = this.output.replaceAll(PROMPT_AS_WRITTEN, PROMPT);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what these sequences begin with
    return output.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, "");
  }

  private arrive(data: string): void {
    this.output += data;
    for (const wake of this.waiting) wake();
  }

  private until(condition: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(check);
        reject(new Error(`waited in vain; so far:\n${this.plain.slice(this.seen)}`));
      }, 30_000);
      const check = () => {
        if (!condition()) return;
        clearTimeout(timer);
        this.waiting.delete(check);
        resolve();
      };
      this.waiting.add(check);
      check();
    });
  }
}
