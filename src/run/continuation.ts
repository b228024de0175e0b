/**
 * Continuations and the dynamic environment (R7RS 6.10, 4.2.6).
 *
 * The dynamic environment is an immutable record, replaced when a handler, a parameter or a winder is added and
 * put back when its extent ends; a continuation holds the one it was captured in.
 */
import type { Procedure, Value } from "../data/values.ts";
import { fail } from "../errors.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import type { Processes, Schedules } from "./processes.ts";

/** One dynamic-wind that is being executed. `outer` is the dynamic environment around it. */
export interface Winder {
  readonly before: Procedure;
  readonly after: Procedure;
  readonly outer: Dynamics;
  readonly count: number;
}

export interface Handlers {
  readonly handler: Procedure;
  readonly outer: Dynamics;
}

export interface Binding {
  readonly parameter: Procedure;
  readonly place: { value: Value };
  readonly next: Binding | null;
}

export interface Dynamics {
  readonly winders: Winder | null;
  readonly handlers: Handlers | null;
  readonly parameters: Binding | null;
  /** The level of the innermost traced call that has not returned (trace.ts). */
  readonly traceLevel?: number | undefined;
  /** Of a parallel process: those it runs beside. */
  readonly processes?: Processes | undefined;
  /** Inside parallel-outcomes: the schedules it tries. */
  readonly schedules?: Schedules | undefined;
}

export interface Continuation {
  readonly frames: Frame | null;
  readonly dynamics: Dynamics;
  /** Which run of the machine it belongs to. */
  readonly run: object;
}

/** Carries a value through the host's code to a continuation of an outer run. */
export class Escape extends Error {
  constructor(
    readonly continuation: Continuation,
    readonly arrive: () => Value,
  ) {
    super("a continuation of an outer run was entered");
  }
}

/**
 * Goes on from a continuation: leaves the winders that it is not in, innermost first, enters those it is in,
 * outermost first, each in the dynamic environment around its dynamic-wind; then `arrive` gives the value.
 */
export function rewind(machine: Machine, target: Continuation, arrive: () => Value): Value {
  if (!machine.isActive(target.run)) {
    throw fail(
      "unsupported",
      "a continuation cannot be entered again once the host's call it was part of has returned",
    );
  }
  const steps = windings(machine.dynamics.winders, target.dynamics.winders);
  if (target.run === machine.currentRun) machine.frames = target.frames;
  return go(0);

  function go(i: number): Value {
    const step = steps[i];
    if (step === undefined) return land();
    machine.dynamics = step.dynamics;
    return machine.then(step.thunk(), () => go(i + 1));
  }

  function land(): Value {
    if (target.run !== machine.currentRun) throw new Escape(target, arrive);
    machine.dynamics = target.dynamics;
    machine.frames = target.frames;
    return arrive();
  }
}

function windings(from: Winder | null, to: Winder | null): { thunk: Procedure; dynamics: Dynamics }[] {
  const out: { thunk: Procedure; dynamics: Dynamics }[] = [];
  const into: { thunk: Procedure; dynamics: Dynamics }[] = [];
  while (from !== to) {
    if (to === null || (from !== null && from.count >= to.count)) {
      const winder = from as Winder;
      out.push({ thunk: winder.after, dynamics: winder.outer });
      from = winder.outer.winders;
    } else {
      into.push({ thunk: to.before, dynamics: to.outer });
      to = to.outer.winders;
    }
  }
  return [...out, ...into.reverse()];
}
