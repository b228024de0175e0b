/** An interpreter that is connected to the process: its console is standard input and output. */
import type { DialectName } from "../dialects/dialect.ts";
import { Interpreter, type Result } from "../scheme.ts";
import { files } from "./files.ts";
import { findSource } from "./input.ts";
import { stderr, stdout } from "./output.ts";
import { pictureWriter } from "./pictures.ts";

export interface SessionOptions {
  /** For the whole session; without it each file says for itself. */
  readonly dialect?: DialectName | undefined;
  /** More console input, or undefined at its end. */
  readonly stdin?: () => string | undefined;
  /** Where to look for files that programs load or include, beside the current directory. */
  readonly libraryPath?: readonly string[] | undefined;
  /** What the program is told that it is called. */
  readonly program?: string | undefined;
  /** The directory for the pictures that programs paint; without it `paint` returns them. */
  readonly pictures?: string | undefined;
}

export function openSession({
  dialect,
  stdin,
  libraryPath = [],
  program = "queenside",
  pictures,
}: SessionOptions): Interpreter {
  return new Interpreter({
    dialect,
    stdin,
    readSource: (path, from) => findSource(path, from, libraryPath),
    files,
    commandLine: [program],
    environmentVariables: process.env,
    onPicture: pictures === undefined ? undefined : pictureWriter(pictures),
    stdout: (text) => stdout.write(text),
    stderr: (text) => {
      stdout.flush();
      stderr.write(text);
      stderr.flush();
    },
  });
}

export interface ShowOptions {
  /** Long values over several lines, as a REPL shows them. */
  readonly wrap?: boolean;
  /** On a line of its own, also after output that did not end its line. */
  readonly ownLine?: boolean;
}

/** Writes a result to the console, if there is something to show. */
export function showResult(
  interpreter: Interpreter,
  result: Result,
  { wrap = false, ownLine = false }: ShowOptions = {},
): void {
  const { console } = interpreter.machine;
  const text = interpreter.show(result, { wrap });
  if (text === undefined) return;
  if (ownLine) console.freshLine();
  console.write(`${text}\n`);
}
