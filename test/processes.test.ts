/** Parallel processes: chance is the host's, and what cannot be tried out says so. See also test/spec/sicp/3.4. */
import { describe, expect, it } from "vitest";
import { writeString } from "../src/data/print.ts";
import { Source } from "../src/data/source.ts";
import { SchemeError } from "../src/errors.ts";
import { Interpreter } from "../src/scheme.ts";

const race = `(let ((x 10))
  (parallel-execute (lambda () (set! x (* x x))) (lambda () (set! x (+ x 1))))
  x)`;

/** Numbers from 0 up to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function raced(seed: number): string {
  return writeString(new Interpreter({ random: numbers(seed) }).evaluate(race));
}

function errorCode(text: string): unknown {
  try {
    new Interpreter().evaluate(text);
  } catch (error) {
    return error instanceof SchemeError ? (error.payload as { code?: string }).code : error;
  }
  return undefined;
}

describe("parallel-execute", () => {
  it("does the same for the same random numbers", () => {
    const seeds = Array.from({ length: 30 }, (_, i) => 1 + i * 7919);
    expect(seeds.map(raced)).toEqual(seeds.map(raced));
  });

  it("comes to each of the outcomes by some chance", () => {
    const found = new Set(Array.from({ length: 200 }, (_, i) => raced(1 + i * 104729)));
    expect([...found].sort()).toEqual(["100", "101", "11", "110", "121"]);
  });

  it("can be paused", async () => {
    const text = `(define (count n) (if (= n 0) 'done (count (- n 1))))
      (parallel-execute (lambda () (count 300000)) (lambda () (count 300000)))
      'end`;
    let last = "";
    for await (const { value } of new Interpreter().resultsAsync(new Source("test", text))) {
      last = writeString(value);
    }
    expect(last).toBe("end");
  });
});

describe("parallel-outcomes", () => {
  it("gives up on a process that waits in a loop", () => {
    const spin = "(define (spin) (if go 'went (spin)))";
    const text = `(define go #f) ${spin} (parallel-outcomes (lambda () (set! go #f) (parallel-execute spin (lambda () (set! go #t)))))`;
    expect(errorCode(text)).toBe("limit");
  });

  it("gives up on too many schedules", () => {
    const adds = "(lambda () (set! n (+ n 1)) (set! n (+ n 1)) (set! n (+ n 1)))";
    const text = `(parallel-outcomes (lambda () (let ((n 0)) (parallel-execute ${adds} ${adds} ${adds}) n)))`;
    expect(errorCode(text)).toBe("limit");
  });
});
