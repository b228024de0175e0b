/** `queenside check` as a program, on solvers that are right and solvers that are wrong. */
import { describe, expect, it } from "vitest";
import { queenside } from "./support/program.ts";

const solver = (name: string) => `test/fixtures/solvers/${name}.scm`;

describe("queenside check", () => {
  it("agrees with a right solver, whatever its name and representation", async () => {
    const { stdout, stderr, code } = await queenside(["check", solver("right")]);
    expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
    expect(stdout).toContain("Procedure: place-queens\n");
    expect(stdout).toContain("Exercise 2.42, the eight-queens puzzle: agrees\n");
    expect(stdout).toMatch(/^ {2}ok {3}size 8: 92/m);
  });

  it("names the two queens that attack each other", async () => {
    const { stdout, code } = await queenside(["check", solver("rooks"), "--sizes", "2..4"]);
    expect(code).toBe(1);
    expect(stdout).toContain("The smallest size that fails is 2.");
    expect(stdout).toContain("attack each other: same diagonal");
    expect(stdout).toContain("Likely cause:");
  });

  it("shows what is missing", async () => {
    const { stdout, code } = await queenside(["check", solver("incomplete"), "--sizes", "0..6"]);
    expect(code).toBe(1);
    expect(stdout).toContain("FAIL size 4: expected 2, found 1: 1 missing");
    expect(stdout).toContain("FAIL size 6: expected 4, found 3: 1 missing");
  });

  it("tells printing from returning, and keeps what is printed off the output", async () => {
    const { stdout, code } = await queenside(["check", solver("prints"), "--sizes", "4"]);
    expect(code).toBe(1);
    expect(stdout).toContain("are the solutions printed instead of returned?");
    expect(stdout).not.toContain("one solution per line");
  });

  it("ends a solver that does not end", async () => {
    const { stdout, code } = await queenside([
      "check",
      solver("endless"),
      "--sizes",
      "0,1",
      "--timeout",
      "0.2",
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain("FAIL size 1: expected 1, but it did not end within 0.2 s");
  });

  it("reports the error of a program that fails", async () => {
    const { stdout, code } = await queenside(["check", solver("fails")]);
    expect(code).toBe(1);
    expect(stdout).toContain("the program failed");
    expect(stdout).toContain("fails.scm:2:1");
  });

  it("says when there is nothing to check", async () => {
    const none = await queenside(["check", solver("no-solver")]);
    expect(none.code).toBe(1);
    expect(none.stdout).toContain("no procedure to check was found");
    const misnamed = await queenside(["check", solver("right"), "--procedure", "queens"]);
    expect(misnamed.code).toBe(1);
    expect(misnamed.stdout).toContain("it does not define the procedure queens");
  });

  it("checks several files, each in a session of its own", async () => {
    const { stdout, code } = await queenside([
      "check",
      solver("right"),
      solver("rooks"),
      "--sizes",
      "0..4",
      "--json",
    ]);
    expect(code).toBe(1);
    const results = JSON.parse(stdout);
    expect(results.map((each: { agrees: boolean }) => each.agrees)).toEqual([true, false]);
    expect(results[0].checks[0].procedure).toBe("place-queens");
    expect(results[1].checks[0].verdict.smallestFailing).toBe(2);
  });

  it("checks the pairs and triples of 2.40 and 2.41, one loaded before the other", async () => {
    const pairs = "scheme/posts/2.40-2011.scm";
    const triples = await queenside(["check", "scheme/posts/2.41-2011.scm", "--with", pairs]);
    expect(triples.code).toBe(0);
    expect(triples.stdout).toContain("Procedure: triples-equaling\n");
    const both = await queenside(["check", pairs, "--json"]);
    expect(both.code).toBe(0);
    expect(JSON.parse(both.stdout)[0].checks.map((each: { procedure: string }) => each.procedure)).toEqual([
      "unique-pairs",
      "prime-sum-pairs",
    ]);
  });

  it("completes the book's skeleton", async () => {
    const skeleton = "scheme/posts/2.42-exercise.scm";
    const alone = await queenside(["check", skeleton, "--sizes", "4"]);
    expect(alone.code).toBe(1);
    expect(alone.stdout).toContain("unbound variable: empty-board");
    const completed = await queenside(["check", skeleton, "--with", "scheme/completions/2.42-exercise.scm"]);
    expect(completed.code).toBe(0);
  });

  it("checks the procedure it is told to", async () => {
    const { stdout, code } = await queenside([
      ...["check", "scheme/posts/2.42-chicken.scm", "--procedure", "queens-amb", "--sizes", "0..6"],
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain("Procedure: queens-amb\n");
  });
});
