/**
 * Parallel processes (SICP 3.4): each is a continuation. One runs until it gives way, finishes or has to wait; then a
 * scheduler chooses which goes on. The compiled code of a program that names parallel processes gives way before every
 * access to what they may share (compile/interleave.ts), and any code does when its portion of fuel is used up.
 */
import { equal } from "../data/equal.ts";
import { intern, type Pair, type Procedure, type Value, VOID } from "../data/values.ts";
import { fail, SchemeError } from "../errors.ts";
import type { Continuation } from "./continuation.ts";
import type { Machine } from "./machine.ts";

/** Which of so many processes goes on, from 0. */
export type Scheduler = (count: number) => number;

interface Waiting {
  readonly continuation: Continuation;
  readonly arrive: () => Value;
  /** The cell whose car must become #f first. */
  readonly until?: Pair | undefined;
}

/** The processes of one parallel-execute that have neither finished nor are running. */
export class Processes {
  private waiting: Waiting[] = [];

  constructor(
    private readonly machine: Machine,
    private readonly outside: Continuation,
    private readonly choose: Scheduler,
    /** Whether the chance of how long a portion of fuel lasts may have a say. */
    readonly preemptive: boolean,
  ) {}

  start(procs: readonly Procedure[]): Value {
    const { machine, outside } = this;
    const continuation = { ...outside, dynamics: { ...outside.dynamics, processes: this } };
    for (const proc of procs) {
      const arrive = () => machine.then(proc(), () => machine.defer(() => this.next()));
      this.waiting.push({ continuation, arrive });
    }
    return this.next();
  }

  /** Lets the scheduler choose again; the process that runs is one of those to choose from. */
  giveWay(arrive: () => Value, until?: Pair): Value {
    this.waiting.push({ continuation: this.machine.capture(), arrive, until });
    return this.next();
  }

  private next(): Value {
    const { machine, waiting } = this;
    if (waiting.length === 0) return machine.throwTo(this.outside, () => VOID);
    const ready = waiting.filter(({ until }) => until === undefined || until.car === false);
    if (ready.length === 0) {
      const message = "deadlock: every process that is left waits for another";
      return machine.throwTo(this.outside, () => {
        throw fail("deadlock", message, [], { who: "parallel-execute" });
      });
    }
    const process = ready[ready.length === 1 ? 0 : this.choose(ready.length)] as Waiting;
    this.waiting = waiting.filter((other) => other !== process);
    return machine.throwTo(process.continuation, process.arrive);
  }
}

/** Where another process may go on. */
export function giveWay(machine: Machine, arrive: () => Value = () => VOID): Value {
  const { processes } = machine.dynamics;
  return processes === undefined ? arrive() : machine.defer(() => processes.giveWay(arrive));
}

/** Goes on when the car of the cell is #f, and has made it true. */
export function acquire(machine: Machine, cell: Pair): Value {
  return giveWay(machine, () => {
    if (cell.car === false) {
      cell.car = true;
      return VOID;
    }
    const { processes } = machine.dynamics;
    if (processes !== undefined) return machine.defer(() => processes.giveWay(() => acquire(machine, cell), cell));
    throw fail("deadlock", "deadlock: the mutex is held, and no other process could release it");
  });
}

/** More schedules than this are not tried. */
const MAX_SCHEDULES = 50_000;

/** A process that is scheduled this often spins, most likely. */
const MAX_CHOICES = 2000;

/** The schedules of a program, one after the other: depth first, by running it anew with the choices so far. */
export class Schedules {
  private readonly choices: { taken: number; readonly of: number }[] = [];
  private made = 0;
  private count = 1;

  readonly choose: Scheduler = (of) => {
    if (this.made >= MAX_CHOICES) throw limit(`a schedule has more than ${MAX_CHOICES} choices: a process may spin`);
    const choice = this.choices[this.made] ?? { taken: 0, of };
    this.choices[this.made++] = choice;
    return choice.taken;
  };

  /** Goes over to the next schedule; false if there is none. */
  advance(): boolean {
    this.made = 0;
    for (let last = this.choices.at(-1); last !== undefined; last = this.choices.at(-1)) {
      if (++last.taken < last.of) {
        if (++this.count > MAX_SCHEDULES) throw limit(`there are more than ${MAX_SCHEDULES} schedules`);
        return true;
      }
      this.choices.pop();
    }
    return false;
  }
}

function limit(message: string): SchemeError {
  return fail("limit", message, [], { who: "parallel-outcomes" });
}

/** The different values that a procedure can have, in the order in which they are found. */
export function outcomes(machine: Machine, proc: Procedure): Value {
  const outer = machine.capture();
  const schedules = new Schedules();
  const found: Value[] = [];
  const dynamics = { ...outer.dynamics, schedules };
  const attempt = (): Value =>
    machine.throwTo({ ...outer, dynamics }, () => machine.then(proc(), (value) => machine.defer(() => note(value))));
  function note(value: Value): Value {
    if (!found.some((other) => equal(other, value))) found.push(value);
    if (schedules.advance()) return attempt();
    return machine.throwTo(outer, () => found as never);
  }
  return attempt();
}
