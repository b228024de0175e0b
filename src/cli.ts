#!/usr/bin/env node
/** The command line: what can be asked for. Each command is a file in cli/, loaded when it is asked for. */
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { exit } from "./cli/output.ts";
import { exitForWrongUse, WrongUse } from "./cli/wrong-use.ts";
import { dialectNames } from "./dialects/dialect.ts";
import { nearest } from "./suggest.ts";

const program = new Command("queenside")
  .description("Scheme for SICP's programs and their published solutions. Without a command: the REPL.")
  .version(__VERSION__)
  .showSuggestionAfterError()
  .usage("[command] [options]")
  .showHelpAfterError("(--help shows what there is)")
  .configureOutput({
    outputError: (text, write) => write(`queenside: ${text.replace(/^error:/, "error[usage]:")}`),
  })
  .configureHelp({ showGlobalOptions: false })
  .argument("[command]")
  .action(async (command?: string) => {
    if (command !== undefined) throw unknownCommand(command);
    return (await import("./cli/repl.ts")).repl([], {});
  })
  .exitOverride()
  .addHelpText(
    "after",
    examples(
      ["queenside", "opens the REPL"],
      ["queenside run queens.scm -e '(queens 4)'", "runs a file, then shows the value of an expression"],
      ["queenside check queens.scm", "compares its solutions with the native solver's"],
      ["queenside help check", "explains a command"],
      "\nExit code: 0 good, 1 the program or a check failed, 2 wrong use.",
    ),
  );

program
  .command("run")
  .description("Evaluates files in order, in one session, then expressions.")
  .argument("[files...]", "Scheme files; - is standard input")
  .option("-e, --expression <expr>", "show the value of this expression; can be repeated", collect)
  .addOption(dialectOption())
  .option(
    "--library-path <dir>",
    "where else to look for files that programs load or include; can be repeated",
    collect,
  )
  .option("--pictures <dir>", "write what the program paints there: picture-1.svg, picture-2.svg and so on")
  .option("--metacircular", "run the program on the evaluator of SICP 4.1 that is written in Scheme")
  .option("--tower <n>", "on n such evaluators, one on the other", count)
  .option("--print", "show the value of each expression at the top level of a file")
  .option("--no-print", "do not; the default is what the file's dialect does")
  .action(async (files: string[], options) => (await import("./cli/run.ts")).run(files, options))
  .addHelpText(
    "after",
    examples(
      ["queenside run queens.scm", "prints what the program prints"],
      ["queenside run queens.scm -e '(queens 4)' -e '(length (queens 8))'", "and two values"],
      ["queenside run pairs.scm triples.scm", "the second file may use what the first defines"],
      ["echo '(display (* 6 7))' | queenside run -", "a program from standard input"],
      ["queenside run --print chicken.scm", "values that csi's scripts do not show"],
    ),
  );

program
  .command("repl")
  .description("Reads, evaluates and prints, from the terminal or a pipe.")
  .argument("[files...]", "files to load first")
  .addOption(dialectOption())
  .option(
    "--library-path <dir>",
    "where else to look for files that programs load or include; can be repeated",
    collect,
  )
  .action(async (files: string[], options) => (await import("./cli/repl.ts")).repl(files, options))
  .addHelpText(
    "after",
    examples(
      ["queenside repl queens.scm", "loads a file, and then (queens 4) works"],
      ["echo '(+ 1 2)' | queenside repl", "prints 3"],
      "\nIn the REPL, ,help lists the commands; Ctrl-C stops an evaluation, Ctrl-D ends the session, Tab completes.",
    ),
  );

program
  .command("check")
  .description("Asks the solver in each file for its answers and compares them, as sets, with the oracle's.")
  .argument("<files...>", "Scheme files, each checked in a session of its own")
  .option("--exercise <number>", "2.40, 2.41 or 2.42; otherwise told by the names in the file")
  .option("--procedure <name>", "the solver; otherwise found by its name or its parameters")
  .option(
    "--sizes <range>",
    "sizes to try, as 0..8 or 4,6; by default 0..8 while they take less than 5 s each",
  )
  .option("--with <file>", "load this before each file; can be repeated", collect)
  .option("--timeout <seconds>", "how long one answer may take", seconds, 60)
  .option("--json", "the verdicts as JSON")
  .action(async (files: string[], options) => (await import("./cli/check.ts")).check(files, options))
  .addHelpText(
    "after",
    examples(
      ["queenside check queens.scm", "finds the solver by its name"],
      ["queenside check solution.scm --procedure place-queens --sizes 4..6", "or is told"],
      ["queenside check 2.41.scm --with 2.40.scm", "2.41 uses a procedure of 2.40"],
      ["queenside check submissions/*.scm --json", "for a program to read"],
      "\nRows and columns may be counted from 0 or 1; boards may be lists or vectors, of numbers, pairs, lists or",
      "strings; no order of the solutions is wrong. Exit code: 0 only when all answers agree.",
    ),
  );

program
  .command("oracle")
  .description("What the native solver knows.")
  .command("queens")
  .description("The solutions of the N queens puzzle: for each column the row of its queen, counted from 1.")
  .argument("<n>", "rows of the board")
  .option("--count", "only their number")
  .option("--first", "only the first")
  .option("--fundamental", "one of each class under the eight symmetries of the board")
  .option("--board", "drawn")
  .option("--json", "as JSON")
  .action(async (n: string, options) => (await import("./cli/oracle.ts")).oracleQueens(n, options))
  .addHelpText(
    "after",
    examples(
      ["queenside oracle queens 4", "(2 4 1 3) and (3 1 4 2)"],
      ["queenside oracle queens 8 --count", "92"],
      ["queenside oracle queens 8 --fundamental --count", "12"],
      ["queenside oracle queens 8 --first --board", "draws a board"],
    ),
  );

program
  .command("queens")
  .description("Runs the original posts' programs and checks every solution against the oracle.")
  .option("--quick", "without the size that takes the slowest of them half a minute")
  .action(async (options) => (await import("./cli/queens.ts")).queens(options))
  .addHelpText("after", examples(["queenside queens", "a table, a board, and exit code 0 if all agree"]));

try {
  await program.parseAsync();
} catch (error) {
  // Commander has said what is wrong, or shown its help.
  if (error instanceof CommanderError) exit(error.exitCode === 0 ? 0 : 2);
  exitForWrongUse(error);
}

function unknownCommand(name: string): WrongUse {
  if (/[./]/.test(name)) return new WrongUse(`to run a file, say: queenside run ${name}`);
  const commands = program.commands.map((command) => command.name());
  const meant = nearest(name, commands);
  const hint = meant === undefined ? `there are ${commands.join(", ")}` : `did you mean ${meant}?`;
  return new WrongUse(`there is no command ${name}; ${hint}`);
}

function dialectOption(): Option {
  return new Option("--dialect <name>", "otherwise told by the file").choices(dialectNames);
}

function collect(value: string, all: string[] = []): string[] {
  return [...all, value];
}

function count(text: string): number {
  if (/^[1-9]$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a number from 1 to 9.");
}

function seconds(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError("It must be a positive number.");
  return value;
}

/** Commands with what they do; a line of text may follow them. */
function examples(...lines: ([command: string, says: string] | string)[]): string {
  const texts = lines.map((line) => (typeof line === "string" ? line : `  ${line[0]}\n      ${line[1]}`));
  return `\nExamples:\n${texts.join("\n")}`;
}
