/** The program and its surroundings (R7RS 6.12, 6.14): eval, time, chance, the current ports. */
import { add, normalize, subtract } from "../data/number.ts";
import { Flonum, type Value, VOID } from "../data/values.ts";
import { fail, outOfRange, wrongType } from "../errors.ts";
import { Reader } from "../read/reader.ts";
import type { Machine } from "../run/machine.ts";
import { UNWIND } from "../run/unwind.ts";
import { type Builtin, builtin, controlBuiltin, machineBuiltin } from "./builtin.ts";

const evalBuiltin = controlBuiltin(
  "(eval obj [environment:obj])",
  `The value of the expression or definition obj in an environment (R7RS 6.12).
  (eval '(+ 1 2) (the-environment))   ;=> 3
  (eval '(* 2 3))   ;=> 6`,
  (machine) => (obj, environment) => machine.evaluator(obj, environment),
);

const load = controlBuiltin(
  "(load string [environment:obj])",
  `Evaluates the forms in the file that string names, one after the other, in an environment (R7RS 6.14).
  (load "no-such-file")   ;error> unsupported`,
  (machine) => (path, environment) => {
    if (machine.readSource === undefined) {
      throw fail("unsupported", "load: there are no files here", [], { who: "load" });
    }
    const reader = new Reader(machine.readSource(path.text));
    const next = (): Value => {
      for (let form = reader.read(); form !== undefined; form = reader.read()) {
        const value = machine.evaluator(form, environment);
        if (value === UNWIND) return machine.then(value, next);
      }
      return VOID;
    };
    return next();
  },
);

const runtimeBuiltin = machineBuiltin(
  "(runtime)",
  `The time that has passed, in microseconds, an exact integer (#lang sicp); MIT counts in seconds.
  (exact? (runtime))   ;=> #t`,
  (machine) => () => machine.clock(),
);

const realTime = builtin(
  "(real-time)",
  `The time of day in milliseconds, inexact (MIT).
  (inexact? (real-time))   ;=> #t`,
  () => new Flonum(Date.now()),
);

const currentTime = builtin(
  "(current-time)",
  `Seconds since the beginning of 1970, an exact integer.
  (exact? (current-time))   ;=> #t`,
  () => Math.floor(Date.now() / 1000),
);

const milliseconds = builtin(
  "(current-milliseconds)",
  `Milliseconds since the beginning of 1970, an exact integer (Racket, Chicken).
  (exact? (current-milliseconds))   ;=> #t`,
  () => Date.now(),
);

const inexactMilliseconds = builtin(
  "(current-inexact-milliseconds)",
  `Milliseconds since the beginning of 1970, inexact (Racket).
  (inexact? (current-inexact-milliseconds))   ;=> #t`,
  () => new Flonum(Date.now()),
);

const jiffy = builtin(
  "(current-jiffy)",
  `Jiffies since some moment, an exact integer (R7RS 6.14).
  (exact? (current-jiffy))   ;=> #t`,
  () => Math.round(now() * 1000),
);

const jiffies = builtin(
  "(jiffies-per-second)",
  `How many jiffies make a second (R7RS 6.14).
  (jiffies-per-second)   ;=> 1000000`,
  () => 1_000_000,
);

const second = builtin(
  "(current-second)",
  `Seconds since the beginning of 1970, inexact (R7RS 6.14).
  (inexact? (current-second))   ;=> #t`,
  () => new Flonum(Date.now() / 1000),
);

const random = machineBuiltin(
  "(random [x1] [x2])",
  `A number from 0 up to, but not including, x1, which is positive: an exact integer for an exact integer, inexact
   for an inexact number (SICP section 3.1.2). With two arguments a number from x1 up to x2, and without any an
   inexact number below 1 (Racket).
  (random 1)   ;=> 0
  (< -1 (random 1.) 1)   ;=> #t
  (random 5 6)   ;=> 5
  (random 0)   ;error> out-of-range`,
  (machine) => (x1, x2) => {
    if (x2 !== undefined) return add(x1 as Value, below(machine, subtract(x2, x1 as Value)));
    return below(machine, x1 ?? new Flonum(1));
  },
);

/** A random number from 0 up to x. */
function below(machine: Machine, x: Value): Value {
  if (x instanceof Flonum) return new Flonum(machine.random() * positive(x.value));
  if (typeof x === "number") return Math.floor(machine.random() * positive(x));
  if (typeof x === "bigint") return randomBig(machine.random, x);
  throw wrongType("random", 1, "a positive integer or an inexact number", x);
}

function positive(x: number): number {
  if (!(x > 0)) throw outOfRange("random", 1, "positive", x);
  return x;
}

/** Enough random bits that no remainder is noticeably likelier than another. */
function randomBig(next: () => number, limit: bigint): Value {
  let bits = 0n;
  for (let size = limit.toString(2).length + 64; size > 0; size -= 32) {
    bits = (bits << 32n) | BigInt(Math.floor(next() * 2 ** 32));
  }
  return normalize(bits % limit);
}

function now(): number {
  return performance.now();
}

export const environment: Builtin[] = [
  evalBuiltin,
  load,
  runtimeBuiltin,
  realTime,
  currentTime,
  milliseconds,
  inexactMilliseconds,
  jiffy,
  jiffies,
  second,
  random,
];
