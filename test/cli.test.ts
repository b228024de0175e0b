/** `queenside` as a program: exit codes, what goes to which stream, and options. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queenside, root, shell } from "./support/program.ts";

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "queenside-"));
});
afterAll(() => rmSync(directory, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}

const good = (stdout: string) => ({ stdout, stderr: "", code: 0 });

describe("queenside run", () => {
  it("prints what the program prints, and its values", async () => {
    const path = file(
      "values.scm",
      '(define x 2)\n(display "hello")\n(newline)\n(* x 21)\n\'(a "b")\n(if #f #f)\n',
    );
    expect(await queenside(["run", path])).toEqual(good('hello\n42\n(a "b")\n'));
  });

  it("evaluates files in order in one session, then expressions", async () => {
    const a = file("a.scm", "(define x 1)");
    const b = file("b.scm", "(define y (+ x 1))");
    expect(await queenside(["run", a, b, "-e", "(list x y)", "-e", "(define z 3) (* z y)"])).toEqual(
      good("(1 2)\n6\n"),
    );
  });

  it("runs a post", async () => {
    expect(await queenside(["run", "scheme/posts/2.42-2011.scm", "-e", "(queens 4)"])).toEqual(
      good("(((3 . 4) (1 . 3) (4 . 2) (2 . 1)) ((2 . 4) (4 . 3) (1 . 2) (3 . 1)))\n"),
    );
  });

  it("reads standard input as -", async () => {
    expect(await queenside(["run", "-"], { input: "(+ 1 2)" })).toEqual(good("3\n"));
  });

  it("gives the program its standard input", async () => {
    const run = await queenside(["run", "-e", "(read-line)", "-e", "(read)"], { input: "a line\n(1 . 2)" });
    expect(run).toEqual(good('"a line"\n(1 . 2)\n'));
  });

  it("shows values as the file's dialect does", async () => {
    const racket = file("racket.scm", "#lang racket\n'(1 2)");
    const chicken = file("chicken.scm", "(use srfi-1)\n'(1 2)");
    expect((await queenside(["run", racket])).stdout).toBe("'(1 2)\n");
    expect((await queenside(["run", chicken])).stdout).toBe("");
    expect((await queenside(["run", "--print", chicken])).stdout).toBe("(1 2)\n");
    expect((await queenside(["run", "--no-print", racket, "-e", "'(3)"])).stdout).toBe("'(3)\n");
    expect((await queenside(["run", "--dialect", "mit", "-e", "(/ 1 3.)"])).stdout).toBe(
      ".3333333333333333\n",
    );
  });

  it("begins a line for the value of an expression", async () => {
    expect((await queenside(["run", "-e", "(display 1)", "-e", "2"])).stdout).toBe("1\n2\n");
  });

  it("reports an error with its place, and what was printed before", async () => {
    const path = file(
      "wrong.scm",
      '(display "before")\n\n(define (f l)\n  (+ 1 (car l)))\n(f 5)\n(display "after")',
    );
    const { stdout, stderr, code } = await queenside(["run", path]);
    expect({ stdout, code }).toEqual({ stdout: "before", code: 1 });
    expect(stderr).toBe(
      [
        "queenside: error[wrong-type]: car: argument 1 must be a pair, but is 5",
        `  --> ${path}:4:8`,
        "   |",
        " 4 |   (+ 1 (car l)))",
        "   |        ^^^^^^^",
        "   = expected: a pair",
        "   = found: 5",
        `   called from the top level at ${path}:5:1`,
        "",
      ].join("\n"),
    );
  });

  it.each([
    ["(foo)", "unbound-variable", "<-e>:1:1"],
    ["(lambda)", "syntax-error", "<-e>:1:1"],
    ["(car 1", "incomplete-input", "<-e>:1:1"],
    ["(define x 1))", "read-error", "<-e>:1:13"],
    ["((lambda (x) x))", "wrong-arity", "<-e>:1:1"],
    ["(1 2)", "not-a-procedure", "<-e>:1:1"],
    ['(error "no way:" \'x 2)', "user-error", "<-e>:1:1"],
    ["(raise 'oops)", "uncaught-raise", undefined],
  ])("%s ends with error[%s]", async (text, errorCode, place) => {
    const { stdout, stderr, code } = await queenside(["run", "-e", text]);
    expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
    expect(stderr).toContain(`queenside: error[${errorCode}]: `);
    if (place !== undefined) expect(stderr).toContain(`--> ${place}\n`);
  });

  it("tells which name was meant", async () => {
    const { stderr } = await queenside(["run", "-e", "(define (queens n) n) (quens 4)"]);
    expect(stderr).toContain("Did you mean `queens`?");
  });

  it("ends with the code that the program asks for", async () => {
    expect(await queenside(["run", "-e", "(display 1) (exit 3) (display 2)"])).toEqual({
      stdout: "1",
      stderr: "",
      code: 3,
    });
    expect((await queenside(["run", "-e", "(exit)"])).code).toBe(0);
    expect((await queenside(["run", "-e", "(exit #f)"])).code).toBe(1);
  });

  it("drops a byte order mark, and takes what is not UTF-8 as it is", async () => {
    const marked = file("bom.scm", "\uFEFF(+ 1 2)");
    expect(await queenside(["run", marked])).toEqual(good("3\n"));
    const broken = file(
      "broken.scm",
      Buffer.from([...Buffer.from('(string-length "'), 0xff, ...Buffer.from('")')]),
    );
    expect(await queenside(["run", broken])).toEqual(good("1\n"));
  });

  it("writes everything before it ends, however much", async () => {
    const { stdout, code } = await queenside([
      "run",
      "-e",
      "(do ((i 0 (+ i 1))) ((= i 100000)) (write i) (newline))",
    ]);
    expect(code).toBe(0);
    expect(stdout.split("\n").length).toBe(100_001);
    expect(stdout.endsWith("\n99999\n")).toBe(true);
  });

  it("ends quietly when nobody reads on", async () => {
    const { stdout, stderr } = await shell(
      "queenside run -e '(let loop ((i 0)) (display i) (newline) (loop (+ i 1)))' | head -n 2",
    );
    expect({ stdout, stderr }).toEqual({ stdout: "0\n1\n", stderr: "" });
  });

  it("shows what a running program has written, and ends with 130 at Ctrl-C", async () => {
    const child = spawn(process.execPath, ["dist/cli.js", "run", "-e", "(display 1) (let loop () (loop))"], {
      cwd: root,
    });
    const ended = new Promise((resolve) => child.on("close", resolve));
    await new Promise((resolve) => child.stdout.once("data", resolve));
    child.kill("SIGINT");
    expect(await ended).toBe(130);
  });

  it("finds the files that a program loads and includes", async () => {
    file("part.scm", "(define part 1)");
    const shared = mkdtempSync(join(directory, "shared-"));
    writeFileSync(join(shared, "other.scm"), "(define other 2)");
    const main = file("main.scm", '(load "part.scm")\n(include "other.scm")\n(list part other)');
    expect(await queenside(["run", "--library-path", shared, main])).toEqual(good("(1 2)\n"));
    const { stderr, code } = await queenside(["run", main]);
    expect(code).toBe(1);
    expect(stderr).toContain("error[file-error]: cannot read other.scm: there is no such file\n");
    expect(stderr).toContain(`--> ${main}:2:1\n`);
  });

  it("finds the libraries that a program imports", async () => {
    const libraries = "test/fixtures/libraries";
    expect(await queenside(["run", `${libraries}/program.scm`])).toEqual(good("25\n"));
    const main = file("importing.scm", "(import (geometry line) (geometry point))\n(x-of (make-point 1 2))");
    expect(await queenside(["run", "--library-path", libraries, "--print", main])).toEqual(good("1\n"));
    const { stderr, code } = await queenside(["run", main]);
    expect(code).toBe(1);
    expect(stderr).toContain("error[library]: import: there is no library (geometry line)\n");
  });

  it("gives the program files, its name and the environment", async () => {
    const path = join(directory, "written.txt");
    const main = file(
      "writing.scm",
      `(with-output-to-file "${path}" (lambda () (write (command-line)) (display "λ")))
       (call-with-input-file "${path}" read-line)
       (guard (e ((file-error? e) (display (condition/report-string e)))) (open-input-file "/no/such"))
       (string? (get-environment-variable "PATH"))`,
    );
    expect(await queenside(["run", main])).toEqual(
      good(`"(\\"${main}\\")λ"\nopen-input-file: /no/such: there is no such file#t\n`),
    );
  });

  it("runs on the metacircular evaluator", async () => {
    const post = "scheme/posts/2.42-2011.scm";
    const run = await queenside(["run", "--tower", "2", post, "-e", "(length (queens 4))"]);
    expect(run).toEqual(good("2\n"));
  });

  it("runs nothing when a file is missing: wrong use", async () => {
    const path = file("side-effect.scm", "(display 1)");
    const { stdout, stderr, code } = await queenside(["run", path, "no-such-file.scm"]);
    expect({ stdout, code }).toEqual({ stdout: "", code: 2 });
    expect(stderr).toBe(
      "queenside: error[file-error]: cannot read no-such-file.scm: there is no such file\n",
    );
  });
});

describe("wrong use", () => {
  it.each([
    [["run"], "nothing to run"],
    [["run", "--colour", "x.scm"], "unknown option '--colour'"],
    [["run", "--dialect", "clojure", "-e", "1"], "Allowed choices are sicp, racket, chicken, mit, r7rs"],
    [["rnu"], "did you mean run?"],
    [["program.scm"], "queenside run program.scm"],
    [["check"], "missing required argument"],
    [["check", "test"], "it is a directory"],
    [["check", "test/fixtures/solvers/right.scm", "--exercise", "9.99"], "there is no exercise 9.99"],
    [["check", "test/fixtures/solvers/right.scm", "--sizes", "x"], "--sizes"],
    [["check", "test/fixtures/solvers/right.scm", "--timeout", "soon"], "positive number"],
    [["oracle", "queens", "minus"], "from 0 to 31"],
    [["oracle", "kings", "8"], "unknown command"],
  ])("%j: exit code 2", async (args, says) => {
    const { stdout, stderr, code } = await queenside(args);
    expect({ stdout, code }).toEqual({ stdout: "", code: 2 });
    expect(stderr).toContain(says);
  });
});

describe("help", () => {
  it.each([[], ["run"], ["repl"], ["check"], ["oracle", "queens"], ["queens"]])(
    "%s teaches by examples",
    async (...command) => {
      const { stdout, code } = await queenside([...command, "--help"]);
      expect(code).toBe(0);
      expect(stdout).toContain("Examples:\n  ");
    },
  );

  it("tells the version", async () => {
    expect((await queenside(["--version"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("queenside oracle queens", () => {
  it.each([
    [["4"], "(2 4 1 3)\n(3 1 4 2)\n"],
    [["3"], ""],
    [["0"], "()\n"],
    [["8", "--count"], "92\n"],
    [["8", "--fundamental", "--count"], "12\n"],
    [["8", "--first"], "(1 5 8 6 3 7 2 4)\n"],
    [["4", "--first", "--board"], ". . Q .\nQ . . .\n. . . Q\n. Q . .\n"],
    [["4", "--json"], '{"size":4,"solutions":[[2,4,1,3],[3,1,4,2]]}\n'],
    [["10", "--count", "--json"], '{"size":10,"count":724}\n'],
  ])("%j", async (args, stdout) => {
    expect(await queenside(["oracle", "queens", ...args])).toEqual(good(stdout));
  });
});

describe("the REPL in a pipe", () => {
  it("shows values and no prompts", async () => {
    expect(await queenside([], { input: "(define (f x)\n  (* x 2))\n(f 21)\n'(a b)\n" })).toEqual(
      good("42\n(a b)\n"),
    );
  });

  it("goes on after an error, and tells of it at the end", async () => {
    const { stdout, stderr, code } = await queenside(["repl"], { input: "1\n(car 2)\n3\n" });
    expect({ stdout, code }).toEqual({ stdout: "1\n3\n", code: 1 });
    expect(stderr).toContain("<repl>:1:1");
  });

  it("gives the program the lines after the entry", async () => {
    expect(await queenside([], { input: "(read-line)\nthis (line\n(+ 1 1)" })).toEqual(
      good('"this (line"\n2\n'),
    );
  });

  it("reports a datum that is never closed", async () => {
    const { stderr, code } = await queenside([], { input: "(list 1\n2" });
    expect(code).toBe(1);
    expect(stderr).toContain("error[incomplete-input]");
  });
});

describe("queenside queens", () => {
  it("checks every post's program and draws a board", async () => {
    const { stdout, stderr, code } = await queenside(["queens", "--quick"]);
    expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
    expect(stdout.match(/agrees$/gm)).toHaveLength(9);
    expect(stdout).toContain("  Q . . . . . . .\n  . . . . . . Q .\n");
  });
});
