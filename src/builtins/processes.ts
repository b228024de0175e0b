/**
 * Parallel processes (SICP 3.4, SRFI 216). From the first text on that mentions one of the first two, compiled code
 * gives way to another process before each read and each assignment of a local variable that is assigned somewhere or
 * of a global one that a `set!` names, and before set-car!, vector-set!, display and the like. All between is atomic.
 */
import { VOID } from "../data/values.ts";
import { fail } from "../errors.ts";
import { acquire, giveWay, outcomes, Processes } from "../run/processes.ts";
import { type Builtin, controlBuiltin } from "./builtin.ts";

export const processes: Builtin[] = [
  controlBuiltin(
    "(parallel-execute thunk ...)",
    `Runs the thunks as processes, interleaved by chance, and returns when all have finished (SICP 3.4.2).
  (let ((x 10)) (parallel-execute (lambda () (set! x (* x x)))) x)   ;=> 100`,
    (machine) =>
      (...thunks) =>
        machine.defer(() => new Processes(machine, machine.capture()).start(thunks)),
  ),
  controlBuiltin(
    "(parallel-outcomes thunk)",
    `The list of all the values that thunk can have, which calls parallel-execute: it is called once for each way in
   which the processes can interleave. A deadlock counts as the value deadlock.
  (parallel-outcomes
    (lambda ()
      (let ((x 10))
        (parallel-execute (lambda () (set! x (* x x))) (lambda () (set! x (+ x 1))))
        x)))   ;=> (100 11 110 101 121)`,
    (machine) => (thunk) => machine.defer(() => outcomes(machine, thunk)),
  ),
  controlBuiltin(
    "(without-interrupts thunk)",
    `Calls thunk; no other process runs meanwhile (SICP 3.4.2, MIT).
  (without-interrupts (lambda () 1))   ;=> 1`,
    (machine) => (thunk) =>
      giveWay(machine, () => {
        const outer = machine.dynamics;
        machine.dynamics = { ...outer, processes: undefined };
        return machine.then(thunk(), (value) => {
          machine.dynamics = outer;
          return value;
        });
      }),
  ),
  controlBuiltin(
    "(test-and-set! cell:pair)",
    `Puts true in the car of cell, and returns whether it was true already (SICP 3.4.2). A process for which it was
   waits until another has made it false.
  (let ((cell (list #f))) (list (test-and-set! cell) (test-and-set! cell)))   ;=> (#f #t)`,
    (machine) => (cell) => acquire(machine, cell, () => true),
  ),
  controlBuiltin(
    "(%acquire cell:pair)",
    `Puts true in the car of cell as soon as it is #f, for mutexes.
  (%acquire (list #t))   ;error> deadlock`,
    (machine) => (cell) =>
      machine.then(
        acquire(machine, cell, () => {
          throw fail("deadlock", "deadlock: the mutex is held, and no other process can release it");
        }),
        () => VOID,
      ),
  ),
];
