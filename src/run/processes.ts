/**
 * Parallel processes (SICP 3.4): each is a continuation. One runs until it gives way, finishes or has to wait; then a
 * scheduler chooses which goes on. The compiled code of a program that names parallel processes gives way before every
 * access to what they may share (compile/interleave.ts), and any code does when its portion of fuel is used up.
 */
import { equal } from "../data/equal.ts";
import { intern, listFrom, type Pair, type Procedure, type Value, VOID } from "../data/values.ts";
import { fail, type SchemeError } from "../errors.ts";
import type { Continuation } from "./continuation.ts";
import type { Machine } from "./machine.ts";

interface Waiting {
  readonly continuation: Continuation;
  readonly arrive: () => Value;
  /** The cell whose car must become #f first. */
  readonly until?: Pair | undefined;
  readonly isNew?: boolean;
}

/** The processes of one parallel-execute that have neither finished nor are running. */
export class Processes {
  private waiting: Waiting[] = [];

  constructor(
    private readonly machine: Machine,
    private readonly outside: Continuation,
  ) {}

  start(procs: readonly Procedure[]): Value {
    const { machine, outside } = this;
    const continuation = { ...outside, dynamics: { ...outside.dynamics, processes: this } };
    for (const proc of procs) {
      const arrive = () => machine.then(proc(), () => machine.defer(() => this.next()));
      this.waiting.push({ continuation, arrive, isNew: true });
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
    if (ready.length === 0) return this.deadlock();
    const process = this.choose(ready);
    this.waiting = waiting.filter((other) => other !== process);
    return machine.throwTo(process.continuation, process.arrive);
  }

  // What a process does before it first gives way concerns nobody else: to try schedules of it would be in vain.
  private choose(ready: readonly Waiting[]): Waiting {
    const { schedules } = this.outside.dynamics;
    const unstarted = schedules && ready.find(({ isNew }) => isNew);
    if (unstarted !== undefined) return unstarted;
    const count = ready.length;
    if (count === 1) return ready[0] as Waiting;
    return ready[schedules ? schedules.choose(count) : Math.floor(this.machine.random() * count)] as Waiting;
  }

  private deadlock(): Value {
    const { schedules } = this.outside.dynamics;
    if (schedules !== undefined) return schedules.finish(intern("deadlock"));
    return this.machine.throwTo(this.outside, () => {
      throw fail("deadlock", "deadlock: every process that is left waits for another", [], {
        who: "parallel-execute",
      });
    });
  }
}

/** Where another process may go on. */
export function giveWay(machine: Machine, arrive: () => Value, until?: Pair): Value {
  const { processes } = machine.dynamics;
  return processes === undefined ? arrive() : machine.defer(() => processes.giveWay(arrive, until));
}

/** Sets the car of the cell to true once it is #f; `otherwise` is for when there is no process to wait for. */
export function acquire(machine: Machine, cell: Pair, otherwise: () => Value): Value {
  const attempt = (): Value => {
    if (cell.car === false) {
      cell.car = true;
      return false;
    }
    return machine.dynamics.processes === undefined ? otherwise() : giveWay(machine, attempt, cell);
  };
  return giveWay(machine, attempt);
}

/** More schedules than this are not tried. */
const MAX_SCHEDULES = 20_000;

/** A process that is scheduled this often spins, most likely. */
const MAX_CHOICES = 2000;

/** The schedules of a program, one after the other: depth first, by running it anew with the choices so far. */
export class Schedules {
  private readonly choices: { taken: number; readonly of: number }[] = [];
  private made = 0;
  private count = 1;

  constructor(
    /** What to do with the value that the program has under a schedule. */
    readonly finish: (value: Value) => Value,
  ) {}

  /** Which of so many processes goes on, from 0. */
  choose(of: number): number {
    if (this.made >= MAX_CHOICES) {
      throw limit(`a schedule has more than ${MAX_CHOICES} choices: a process may wait in a loop`);
    }
    const choice = this.choices[this.made] ?? { taken: 0, of };
    this.choices[this.made++] = choice;
    return choice.taken;
  }

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
  return fail("limit", `parallel-outcomes: ${message}`, [], { who: "parallel-outcomes" });
}

/** The different values that a procedure can have, in the order in which they are found. */
export function outcomes(machine: Machine, proc: Procedure): Value {
  const outside = machine.capture();
  const found: Value[] = [];
  const schedules = new Schedules((value) => {
    if (!found.some((other) => equal(other, value))) found.push(value);
    return schedules.advance() ? attempt() : machine.throwTo(outside, () => listFrom(found));
  });
  const inside = { ...outside, dynamics: { ...outside.dynamics, schedules } };
  const attempt = (): Value =>
    machine.throwTo(inside, () =>
      machine.then(proc(), (value) => machine.defer(() => schedules.finish(value))),
    );
  return attempt();
}
