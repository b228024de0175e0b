/** The commands of the REPL: lines that begin with a comma. */
import { type DialectName, dialectNames } from "../dialects/dialect.ts";
import { nearest } from "../suggest.ts";
import { readSource } from "./input.ts";
import { stdout } from "./output.ts";
import type { Session } from "./repl.ts";
import { WrongUse } from "./wrong-use.ts";

interface ReplCommand {
  readonly usage: string;
  readonly says: string;
  /** `rest` is what follows the name, without space around it. */
  run(session: Session, rest: string): Promise<void> | void;
}

const commands: Readonly<Record<string, ReplCommand>> = {
  ",load": {
    usage: ",load FILE",
    says: "evaluates a file",
    run: (session, rest) => {
      if (rest === "") throw new WrongUse("what file? For example: ,load scheme/posts/2.42-2011.scm");
      return session.load(readSource(rest.replace(/^"(.*)"$/, "$1")));
    },
  },
  ",time": {
    usage: ",time EXPR",
    says: "evaluates an expression and tells how long it took",
    run: async (session, rest) => {
      if (rest === "") throw new WrongUse("what expression? For example: ,time (queens 8)");
      const start = performance.now();
      await session.evaluate(rest);
      stdout.line(`${(performance.now() - start).toFixed(1)} ms`);
    },
  },
  ",dialect": {
    usage: ",dialect [NAME]",
    says: `tells the dialect, or goes over to another: ${dialectNames.join(", ")}`,
    run: ({ interpreter }, rest) => {
      if (rest === "") stdout.line(interpreter.dialect.name);
      else if (isDialect(rest)) interpreter.useDialect(rest);
      else throw new WrongUse(`there is no dialect ${rest}; there are ${dialectNames.join(", ")}`);
    },
  },
  ",help": {
    usage: ",help",
    says: "shows this",
    run: () => {
      for (const { usage, says } of Object.values(commands)) stdout.line(`${usage.padEnd(18)}${says}`);
      stdout.line("Ctrl-C stops an evaluation, Ctrl-D ends the session, Tab completes a name.");
    },
  },
  ",quit": {
    usage: ",quit",
    says: "ends the session",
    run: (session) => session.quit(),
  },
};

export const commandNames = Object.keys(commands);

/** `line` begins with a comma. */
export async function runCommand(session: Session, line: string): Promise<void> {
  const [, name, rest] = /^(,\S*)\s*([\s\S]*?)\s*$/.exec(line) as unknown as [string, string, string];
  const command = commands[name];
  if (command !== undefined) return command.run(session, rest);
  const meant = nearest(name, commandNames);
  throw new WrongUse(
    `there is no command ${name}${meant ? `; did you mean ${meant}?` : "; ,help lists them"}`,
  );
}

function isDialect(name: string): name is DialectName {
  return (dialectNames as readonly string[]).includes(name);
}
