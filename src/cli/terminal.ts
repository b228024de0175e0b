/** Lines typed at a terminal: with editing, a history that is kept, completion of names, and Ctrl-C. */
import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { History } from "./history.ts";
import { ConsoleInput } from "./input.ts";
import { INTERRUPTED, type Lines, type Prompt } from "./lines.ts";
import { say, stdout } from "./output.ts";

const PROMPTS: Readonly<Record<Prompt, string>> = { first: "> ", continued: "  " };

export class Terminal implements Lines {
  readonly interactive = true;
  private readonly readline: Interface;
  private readonly history = new History();
  private readonly input = new ConsoleInput();
  /** Lines that came while nobody asked, as when several are pasted. */
  private readonly waiting: string[] = [];
  private answer: ((line: string | undefined | typeof INTERRUPTED) => void) | undefined;
  private ended = false;
  private running: AbortController | undefined;
  private continued = false;

  constructor(names: () => Iterable<string>) {
    this.readline = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: true,
      history: this.history.load(),
      historySize: this.history.size,
      completer: (line: string) => complete(line, names),
    });
    this.readline.on("line", (line) => this.arrive(line));
    this.readline.on("close", () => this.end());
    this.readline.on("SIGINT", () => this.interrupt());
    this.readline.on("history", (entries) => this.history.update(entries, this.continued));
  }

  next(prompt: Prompt): Promise<string | undefined | typeof INTERRUPTED> {
    this.continued = prompt === "continued";
    const line = this.waiting.shift();
    if (line !== undefined || this.ended) return Promise.resolve(line);
    this.readline.setPrompt(PROMPTS[prompt]);
    this.readline.prompt();
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }

  /** A line in the terminal's own mode of editing, for a program that reads. */
  readonly more = (): string | undefined => {
    const line = this.waiting.shift();
    if (line !== undefined) return `${line}\n`;
    process.stdin.setRawMode(false);
    try {
      return this.input.next();
    } finally {
      process.stdin.setRawMode(true);
    }
  };

  async interruptible(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.running = new AbortController();
    try {
      await run(this.running.signal);
    } finally {
      this.running = undefined;
    }
  }

  close(): void {
    this.readline.close();
  }

  private arrive(line: string): void {
    if (this.answer === undefined) this.waiting.push(line);
    else this.resolve(line);
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.history.save();
    this.running?.abort();
    // Ctrl-D leaves the cursor behind the prompt.
    if (this.answer !== undefined) stdout.write("\n");
    this.resolve(undefined);
  }

  private interrupt(): void {
    this.waiting.length = 0;
    if (this.running !== undefined) {
      this.running.abort();
      return;
    }
    stdout.write("\n");
    if (this.readline.line === "" && !this.continued) say("Ctrl-D or ,quit ends the session.");
    stdout.flush();
    this.readline.write(null, { ctrl: true, name: "e" });
    this.readline.write(null, { ctrl: true, name: "u" });
    this.resolve(INTERRUPTED);
  }

  private resolve(line: string | undefined | typeof INTERRUPTED): void {
    const { answer } = this;
    this.answer = undefined;
    answer?.(line);
  }
}

/** What the word before the cursor may become, and the word. */
function complete(line: string, names: () => Iterable<string>): [string[], string] {
  const path = /^,load\s+(.*)$/.exec(line)?.[1];
  if (path !== undefined) return [files(path), path];
  const word = (/[^\s()[\]{}'"`;]*$/.exec(line) as RegExpExecArray)[0];
  const command = word.startsWith(",");
  const known = [...names()].filter((name) => name.startsWith(word) && name.startsWith(",") === command);
  return [word === "" ? [] : known.sort(), word];
}

function files(path: string): string[] {
  const directory = path.endsWith("/") ? path : dirname(path);
  const prefix = path.includes("/") ? path.slice(0, path.lastIndexOf("/") + 1) : "";
  try {
    return readdirSync(directory, { withFileTypes: true })
      .map((entry) => `${prefix}${entry.name}${entry.isDirectory() ? "/" : ""}`)
      .filter((name) => name.startsWith(path));
  } catch {
    return [];
  }
}
