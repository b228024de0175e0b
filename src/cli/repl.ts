/** The REPL: reads an entry, of one line or several, evaluates it, shows its values, and goes on after errors. */
import { Source } from "../data/source.ts";
import type { DialectName } from "../dialects/dialect.ts";
import { knownNames } from "../names.ts";
import { completeness } from "../read/reader.ts";
import { Exit } from "../run/machine.ts";
import type { Interpreter } from "../scheme.ts";
import { commandNames, runCommand } from "./commands.ts";
import { showError } from "./failure.ts";
import { readSource } from "./input.ts";
import { INTERRUPTED, type Lines } from "./lines.ts";
import { exit, say, stdout } from "./output.ts";
import { openSession, showResult } from "./session.ts";
import { WrongUse } from "./wrong-use.ts";

export interface ReplOptions {
  readonly dialect?: DialectName;
  readonly libraryPath?: readonly string[];
}

/** Runs until the input ends or the program asks to exit. */
export async function repl(files: readonly string[], options: ReplOptions): Promise<never> {
  const sources = files.map(readSource);
  const lines = await openLines(() => [...knownNames(interpreter), ...commandNames]);
  const interpreter = openSession({ ...options, stdin: lines.more });
  const session = new Repl(interpreter, lines);
  for (const source of sources) await session.load(source);
  return session.loop();
}

/** A terminal is edited on, has a history and completes names; a pipe is only read. */
async function openLines(names: () => Iterable<string>): Promise<Lines> {
  if (!process.stdin.isTTY) return new (await import("./piped-lines.ts")).PipedLines();
  const terminal = new (await import("./terminal.ts")).Terminal(names);
  say(`Queenside ${__VERSION__}. ,help lists the commands; Ctrl-D ends the session.`);
  return terminal;
}

/** What the commands can do to the session. */
export interface Session {
  readonly interpreter: Interpreter;
  load(source: Source): Promise<void>;
  evaluate(text: string): Promise<void>;
  quit(): never;
}

class Repl implements Session {
  private failed = false;

  constructor(
    readonly interpreter: Interpreter,
    private readonly lines: Lines,
  ) {}

  async loop(): Promise<never> {
    for (let entry = await this.read(); entry !== undefined; entry = await this.read()) {
      if (entry.startsWith(",")) await this.command(entry);
      else if (entry.trim() !== "") await this.evaluate(entry);
    }
    return this.quit();
  }

  quit(): never {
    this.lines.close();
    // At a terminal the person has seen the errors; a script must be told.
    exit(this.failed && !this.lines.interactive ? 1 : 0);
  }

  /** What a command evaluates is guarded by itself. */
  private async command(line: string): Promise<void> {
    try {
      await runCommand(this, line);
    } catch (error) {
      this.recover(error);
    }
  }

  /** Evaluates a file: like `run`, but its values are not shown. */
  async load(source: Source): Promise<void> {
    await this.guard(async (signal) => {
      this.interpreter.useDialectOf(source.text);
      for await (const _ of this.interpreter.resultsAsync(source, signal));
    });
  }

  async evaluate(text: string): Promise<void> {
    await this.guard(async (signal) => {
      const show = { wrap: true, ownLine: true };
      const source = new Source("<repl>", text);
      for await (const result of this.interpreter.resultsAsync(source, signal)) {
        showResult(this.interpreter, result, show);
      }
    });
  }

  /** The next entry: a command, or lines up to where no datum is left open. Undefined at the end. */
  private async read(): Promise<string | undefined> {
    let text = "";
    for (;;) {
      this.interpreter.machine.console.freshLine();
      stdout.flush();
      const line = await this.lines.next(text === "" ? "first" : "continued");
      if (line === undefined) return text === "" ? undefined : text;
      if (line === INTERRUPTED) {
        text = "";
        continue;
      }
      text = text === "" ? line : `${text}\n${line}`;
      if (text.startsWith(",") || completeness(text) !== "incomplete") return text;
    }
  }

  /** Runs what may fail or be interrupted, and leaves the session usable. */
  private async guard(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    try {
      await this.lines.interruptible(run);
    } catch (error) {
      this.recover(error);
    }
  }

  private recover(error: unknown): void {
    if (error instanceof Exit) {
      this.lines.close();
      exit(error.code);
    }
    this.failed = true;
    if (error instanceof WrongUse) say(`queenside: ${error.message}`);
    else showError(error, this.interpreter);
  }
}
