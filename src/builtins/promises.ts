/** Promises (R7RS 4.2.5). */
import { SchemePromise } from "../data/promise.ts";
import type { Value } from "../data/values.ts";
import { NativeFrame } from "../run/frame.ts";
import type { Machine } from "../run/machine.ts";
import { UNWIND } from "../run/unwind.ts";
import { type Builtin, builtin, controlBuiltin } from "./builtin.ts";

const delay = builtin(
  "(%delay thunk)",
  "What delay expands to: see expand/system.ts.",
  (thunk) => new SchemePromise({ kind: "delay", thunk }),
);

const delayForce = builtin(
  "(%delay-force thunk)",
  "What delay-force expands to: see expand/system.ts.",
  (thunk) => new SchemePromise({ kind: "delay-force", thunk }),
);

const makePromise = builtin(
  "(make-promise obj)",
  `A promise that gives obj when forced; obj itself if it is a promise (R7RS 4.2.5).
  (force (make-promise 7))   ;=> 7`,
  (obj) => (obj instanceof SchemePromise ? obj : new SchemePromise({ kind: "value", value: obj })),
);

const eager = builtin(
  "(eager obj)",
  `A promise that gives obj when forced, obj being a promise or not (SRFI 45).
  (force (eager 7))   ;=> 7
  (promise? (force (eager (delay 7))))   ;=> #t`,
  (obj) => new SchemePromise({ kind: "value", value: obj }),
);

const isPromise = builtin(
  "(promise? obj)",
  `Whether obj is a promise (R7RS 4.2.5).
  (promise? (delay 1))   ;=> #t
  (promise? 1)           ;=> #f`,
  (obj) => obj instanceof SchemePromise,
);

const isForced = builtin(
  "(promise-forced? obj)",
  `Whether the promise obj has its value already.
  (promise-forced? (delay 1))   ;=> #f`,
  (obj) => obj instanceof SchemePromise && obj.done,
);

const forceBuiltin = controlBuiltin(
  "(force obj)",
  `The value of a promise, computed the first time; of anything else, obj itself (R7RS 4.2.5).
  (force (delay (+ 1 2)))   ;=> 3
  (force 5)                 ;=> 5`,
  (machine) => (obj) => force(machine, obj),
);

/** One turn of the loop for each promise of a `delay-force` chain. */
function force(machine: Machine, promise: Value): Value {
  if (!(promise instanceof SchemePromise)) return promise;
  for (;;) {
    const { state } = promise.box;
    if (state.kind === "value") return state.value;
    machine.fuel--;
    const value = state.thunk();
    if (value === UNWIND) {
      return machine.push(
        new NativeFrame((result) => {
          settle(promise, state.kind, result);
          return force(machine, promise);
        }),
      );
    }
    settle(promise, state.kind, value);
  }
}

// The thunk may have forced the promise itself: then the first value stands.
function settle(promise: SchemePromise, kind: "delay" | "delay-force", value: Value): void {
  if (promise.done) return;
  if (kind === "delay-force" && value instanceof SchemePromise) {
    promise.box.state = value.box.state;
    value.box = promise.box;
  } else promise.box.state = { kind: "value", value };
}

export const promises: Builtin[] = [delay, delayForce, makePromise, eager, isPromise, isForced, forceBuiltin];
