/** The REPL in a pseudo-terminal, as a person uses it. It runs dist, which `npm ci` builds. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PROMPT, TerminalProgram } from "./support/terminal.ts";

const TAB = "\t";
const UP = "\u001b[A";
const CTRL_C = "\u0003";
const CTRL_D = "\u0004";

let directory: string;
let history: string;
let open: TerminalProgram[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "queenside-"));
  history = join(directory, "history");
  open = [];
});

afterEach(() => {
  for (const program of open) program.kill();
  rmSync(directory, { recursive: true, force: true });
});

async function start(...args: string[]): Promise<TerminalProgram> {
  const program = new TerminalProgram(["dist/cli.js", ...args], { QUEENSIDE_HISTORY: history });
  open.push(program);
  await program.see(PROMPT);
  return program;
}

/** Types a line and gives what comes before the next prompt, without the echo. */
async function enter(program: TerminalProgram, line: string): Promise<string> {
  program.type(`${line}\r`);
  await program.see("\r\n");
  const output = await program.see(PROMPT);
  return output.slice(0, -1).replaceAll("\r\n", "\n").replaceAll("\r", "").trim();
}

describe("the REPL at a terminal", () => {
  it("shows values, and nothing for definitions", async () => {
    const repl = await start();
    expect(await enter(repl, "(+ 1 2)")).toBe("3");
    expect(await enter(repl, '(define x \'(a "b"))')).toBe("");
    expect(await enter(repl, "x")).toBe('(a "b")');
  });

  it("waits for the end of a datum that is left open", async () => {
    const repl = await start();
    repl.type("(define (f x)\r");
    await repl.see("  ");
    repl.type("(* x\r");
    await repl.see("  ");
    expect(await enter(repl, "7))")).toBe("");
    expect(await enter(repl, "(f 6)")).toBe("42");
  });

  it("takes pasted lines one after the other", async () => {
    const repl = await start();
    repl.type("(define a 20)\r(define b\r 22)\r(list (+ a b))\r");
    await repl.see("(42)");
  });

  it("runs a post after ,load", async () => {
    const repl = await start();
    expect(await enter(repl, ",load scheme/posts/2.42-2011.scm")).toBe("");
    expect(await enter(repl, "(queens 4)")).toBe(
      "(((3 . 4) (1 . 3) (4 . 2) (2 . 1)) ((2 . 4) (4 . 3) (1 . 2) (3 . 1)))",
    );
    const six = (await enter(repl, "(queens 6)")).split("\n");
    expect(six[1]).toBe(" ((4 . 6) (1 . 5) (5 . 4) (2 . 3) (6 . 2) (3 . 1))");
  });

  it("loads the files it is given", async () => {
    const repl = await start("repl", "scheme/posts/2.42-trace.scm");
    expect(await enter(repl, "(queen 1)")).toBe(
      [">(queen 1)", ">(queen-cols 1)", "> (queen-cols 0)", "< '(())", "<'(((1 1)))", "'(((1 1)))"].join(
        "\n",
      ),
    );
  });

  it("stops an endless loop at Ctrl-C and goes on", async () => {
    const repl = await start();
    await enter(repl, "(define n 5)");
    repl.type("(begin (display 'started) (let loop () (loop)))\r");
    await repl.see("\r\n");
    await repl.see("started");
    repl.type(CTRL_C);
    await repl.see("interrupted");
    await repl.see(PROMPT);
    expect(await enter(repl, "(+ n 1)")).toBe("6");
  });

  it("gives up a half-typed entry at Ctrl-C", async () => {
    const repl = await start();
    repl.type("(list 1\r");
    await repl.see("  ");
    repl.type(`(oops${CTRL_C}`);
    await repl.see(PROMPT);
    expect(await enter(repl, "'fresh")).toBe("fresh");
  });

  it("goes on after errors, which tell their place", async () => {
    const repl = await start();
    const message = await enter(repl, "(vector-ref (vector 1 2) 2)");
    expect(message).toContain("error[out-of-range]");
    expect(message).toContain("<repl>:1:1");
    expect(await enter(repl, "(lenght '(1))")).toContain("Did you mean `length`?");
    expect(await enter(repl, ")")).toContain("error[read-error]");
    expect(await enter(repl, "(if)")).toContain("error[syntax-error]");
    expect(await enter(repl, "'usable")).toBe("usable");
  });

  it("completes names of builtins, forms and definitions", async () => {
    const repl = await start();
    await enter(repl, "(define my-own-procedure car)");
    repl.type(`(my-own${TAB}`);
    await repl.see("my-own-procedure");
    expect(await enter(repl, " '(1 2))")).toBe("1");
    repl.type(`(call-with-cur${TAB}`);
    await repl.see("call-with-current-continuation");
    expect(await enter(repl, " (lambda (k) (k 3)))")).toBe("3");
    repl.type(`,dia${TAB}`);
    await repl.see(",dialect");
    expect(await enter(repl, " racket")).toBe("");
    expect(await enter(repl, "'(1)")).toBe("'(1)");
  });

  it("keeps its history in a file, an entry of several lines as one", async () => {
    const first = await start();
    first.type("(list 1\r");
    await first.see("  ");
    expect(await enter(first, "  2)")).toBe("(1 2)");
    await enter(first, "(define last-entry 1)");
    first.type(CTRL_D);
    expect(await first.exit()).toBe(0);
    expect(readFileSync(history, "utf8")).toBe("(list 1 2)\n(define last-entry 1)\n");
    const second = await start();
    second.type(UP + UP);
    await second.see("(list 1 2)");
    expect(await enter(second, "")).toBe("(1 2)");
  });

  it("has commands", async () => {
    const repl = await start();
    expect(await enter(repl, ",help")).toContain(",load FILE");
    expect(await enter(repl, ",time (* 6 7)")).toMatch(/^42\n\d+\.\d ms$/);
    expect(await enter(repl, ",lod x")).toContain("did you mean ,load?");
    expect(await enter(repl, ",load no-such-file.scm")).toContain("cannot read no-such-file.scm");
    expect(await enter(repl, ",dialect")).toBe("sicp");
    expect(await enter(repl, ",dialect scheme48")).toContain("there is no dialect scheme48");
    repl.type(",quit\r");
    expect(await repl.exit()).toBe(0);
  });

  it("lets the program read a line", async () => {
    const repl = await start();
    repl.type('(begin (display \'name?) (string-append "<" (read-line) ">"))\r');
    await repl.see("\r\n");
    await repl.see("name?");
    repl.type("a line\r");
    await repl.see('"<a line>"');
    await repl.see(PROMPT);
    expect(await enter(repl, "'still-here")).toBe("still-here");
  });

  it("ends with the code that the program asks for", async () => {
    const repl = await start();
    repl.type("(exit 7)\r");
    expect(await repl.exit()).toBe(7);
  });
});
