/**
 * The machine: one mechanism for tail calls, recursion bounded by memory alone, continuations, and programs that
 * can be paused, limited and stopped.
 *
 * Compiled procedures call one another as JavaScript functions. Each entry spends fuel. When it is used up, or
 * when a continuation is wanted, the callee returns UNWIND instead of a value, and every caller that is not in
 * tail position pushes one frame and returns UNWIND too, down to the loop in `run`. That loop then does what was
 * asked for (`pending`) on an empty JavaScript stack; and when a value comes back to it, it resumes the youngest
 * frame with it. Fuel bounds the depth of the JavaScript stack as well.
 */

import type { Lambda } from "../compile/ir.ts";
import type { Site } from "../compile/site.ts";
import type { Assumption, Emitted, Leaf } from "../compile/target.ts";
import type { Cell } from "../data/cell.ts";
import { TextInputPort, TextOutputPort } from "../data/port.ts";
import { type HashNumber, HashNumbers, type PrintStyle, styles } from "../data/print-style.ts";
import { arityWords, type ProcedureInfo, procedureInfo } from "../data/procedure.ts";
import type { Source, Span } from "../data/source.ts";
import { type Procedure, type Value, VOID } from "../data/values.ts";
import { fail, SchemeError } from "../errors.ts";
import { type Continuation, type Dynamics, Escape, rewind } from "./continuation.ts";
import { type Frame, FrameN, NativeFrame } from "./frame.ts";
import { linkSite } from "./linker.ts";
import { Parameters } from "./parameters.ts";
import { Places } from "./places.ts";
import { raiseObject } from "./raise.ts";
import { UNWIND } from "./unwind.ts";

/** Procedure entries between two visits to the loop. 2,800 activations fit Node's default stack well. */
const FUEL = 2800;

/** How many places a backtrace names. */
const BACKTRACE = 20;

const TOP_LEVEL = {};

export interface MachineOptions {
  /** Procedure entries between two visits to the loop, or "random": for tests. */
  readonly fuel?: number | "random" | undefined;
  readonly stdout?: ((text: string) => void) | undefined;
  /** Numbers from 0 up to 1. */
  readonly random?: (() => number) | undefined;
  readonly stderr?: ((text: string) => void) | undefined;
  /** More console input, or undefined at its end. */
  readonly stdin?: (() => string | undefined) | undefined;
  readonly style?: PrintStyle | undefined;
  /** The text of a file that a program loads or includes, `from` being the file that names it. Throws file-error. */
  readonly readSource?: ((path: string, from?: string) => Source) | undefined;
  /** The files that a program opens; without it there are none. */
  readonly files?: Files | undefined;
  /** What `command-line` gives: the program's name and its arguments. */
  readonly commandLine?: readonly string[] | undefined;
  readonly environmentVariables?: Readonly<Record<string, string | undefined>> | undefined;
  /** Takes a picture that a program has painted, as the text of an SVG file. */
  readonly onPicture?: ((svg: string) => void) | undefined;
}

/** Files of the host. What a function throws is a file error to the program. */
export interface Files {
  read(path: string): Uint8Array;
  /** A new file, or one that is there, made empty or, to append, as it is. */
  create(path: string, append: boolean): { write(bytes: Uint8Array): void; close(): void };
  exists(path: string): boolean;
  delete(path: string): void;
}

/** The program was stopped from outside; no handler of its own sees this. */
export class Stopped extends SchemeError {
  override readonly name = "Stopped";
}

/** The program asked to end: `exit`. */
export class Exit extends Error {
  constructor(readonly code: number) {
    super(`exit ${code}`);
  }
}

export class Machine {
  fuel: number;
  /** Rises when a name whose builtin may have been inlined is redefined. */
  epoch = 0;
  /** The continuation: the frames below the JavaScript stack. */
  frames: Frame | null = null;
  dynamics: Dynamics;
  private readonly outermost: Dynamics = { winders: null, handlers: null, parameters: null };
  style: PrintStyle;
  readonly places = new Places();
  /** The numbers by which MIT Scheme's style shows objects. */
  readonly hash: HashNumber;
  /** The current code of each procedure. */
  readonly functions = new WeakMap<Lambda, Emitted>();
  readonly random: () => number;
  /** What `runtime` gives. */
  clock: () => Value = () => Math.round(performance.now() * 1000);
  /** Evaluates a datum in an environment: set by whoever has the expander and the compiler together. */
  evaluator: (form: Value, environment: Value | undefined) => Value = () => VOID;
  /** The environment of the program: set by the same. */
  topLevel: Value = VOID;
  /** The builtins that never call back, for the compiler. */
  readonly leaves = new WeakMap<Procedure, Leaf>();
  /** The names of global variables that parallel processes may share, once a program has parallel processes. */
  shared: Set<string> | undefined;
  readonly onPicture: MachineOptions["onPicture"];
  /** What has been drawn of the next picture: elements of SVG. */
  readonly drawing: string[] = [];
  /** Absent where there are no files. */
  readonly readSource: MachineOptions["readSource"];
  readonly files: MachineOptions["files"];
  readonly commandLine: readonly string[];
  readonly environmentVariables: Readonly<Record<string, string | undefined>>;
  /** The program's own leaves, with what they take for granted. */
  private readonly compiledLeaves = new Map<Cell, Assumption>();
  /** Which procedures are continuations. */
  readonly continuations = new WeakMap<Procedure, Continuation>();
  /** Traced procedures, each with the one it traces. */
  readonly traced = new WeakMap<Procedure, Procedure>();
  /** Asked after each portion of fuel: throws Stopped to end the program; true to pause it. */
  onFuel: (() => boolean) | undefined;

  private first: Frame | null = null;
  private last: Frame | null = null;
  private pending: () => Value = () => VOID;
  private readonly nextFuel: () => number;
  /** The runs that are going on, one inside the other: a host's builtin may run a procedure. */
  private readonly runs: object[] = [];

  readonly parameters = new Parameters();
  private readonly output: Procedure;
  private readonly input: Procedure;
  private readonly errorOutput: Procedure;

  constructor(options: MachineOptions = {}) {
    const { fuel = FUEL } = options;
    this.nextFuel = fuel === "random" ? () => 1 + Math.floor(Math.random() * 12) : () => fuel;
    this.fuel = this.nextFuel();
    this.style = options.style ?? styles.sicp;
    const numbers = new HashNumbers();
    this.hash = (object) => numbers.of(object);
    this.dynamics = this.outermost;
    this.random = options.random ?? Math.random;
    this.readSource = options.readSource;
    this.onPicture = options.onPicture;
    this.files = options.files;
    this.commandLine = options.commandLine ?? ["queenside"];
    this.environmentVariables = options.environmentVariables ?? {};
    const { stdout = () => {}, stderr = stdout, stdin } = options;
    this.console = new TextOutputPort(stdout, "stdout");
    this.output = this.parameters.make(this, this.console);
    this.errorOutput = this.parameters.make(this, new TextOutputPort(stderr, "stderr"));
    this.input = this.parameters.make(this, new TextInputPort("", stdin, "stdin"));
  }

  /** The standard output, whatever current-output-port is. */
  readonly console: TextOutputPort;

  /** The parameters current-output-port, current-input-port and current-error-port (R7RS 6.13.1). */
  get ports(): { readonly output: Procedure; readonly input: Procedure; readonly error: Procedure } {
    return { output: this.output, input: this.input, error: this.errorOutput };
  }

  currentOutput(): TextOutputPort {
    return this.parameters.value(this, this.output) as TextOutputPort;
  }

  currentInput(): TextInputPort {
    return this.parameters.value(this, this.input) as TextInputPort;
  }

  // ---- running

  /**
   * Runs a computation to its end and gives its value. Throws SchemeError for what the program raised and did
   * not handle. Run from within a run (by a builtin of the host), it is a barrier: continuations made inside can
   * be left but not entered again from outside.
   */
  run(start: () => Value): Value {
    const outer = this.suspend();
    try {
      let value = this.loop(start);
      // Only the outermost run can be paused.
      while (value === undefined) value = this.loop(this.pending);
      return value;
    } finally {
      this.reinstate(outer);
    }
  }

  /** Like run, but may be paused: when `onFuel` says so, gives a function that goes on. */
  runInSlices(start: () => Value): { value: Value } | { resume: () => ReturnType<Machine["runInSlices"]> } {
    const outer = this.suspend();
    const step = (go: () => Value): ReturnType<Machine["runInSlices"]> => {
      let paused = false;
      try {
        const value = this.loop(go);
        if (value !== undefined) return { value };
        paused = true;
        const next = this.pending;
        return { resume: () => step(next) };
      } finally {
        if (!paused) this.reinstate(outer);
      }
    };
    return step(start);
  }

  /** A procedure called by the host. */
  call(procedure: Procedure, ...args: Value[]): Value {
    return this.run(() => procedure(...args));
  }

  private suspend() {
    const { frames, first, last, pending, dynamics } = this;
    this.frames = this.first = this.last = null;
    // Continuations of one top-level form may be entered from another: those runs count as one.
    this.runs.push(this.runs.length === 0 ? TOP_LEVEL : {});
    return { frames, first, last, pending, dynamics };
  }

  private reinstate(outer: ReturnType<Machine["suspend"]>): void {
    this.frames = outer.frames;
    this.first = outer.first;
    this.last = outer.last;
    this.pending = outer.pending;
    this.dynamics = outer.dynamics;
    this.runs.pop();
  }

  get currentRun(): object {
    return this.runs[this.runs.length - 1] ?? TOP_LEVEL;
  }

  isActive(run: object): boolean {
    return this.runs.includes(run);
  }

  /** Undefined when paused. */
  private loop(start: () => Value): Value | undefined {
    let go = start;
    for (;;) {
      try {
        return this.turn(go);
      } catch (error) {
        this.first = this.last = null;
        if (error instanceof Escape && error.continuation.run === this.currentRun) {
          go = () => rewind(this, error.continuation, error.arrive);
          continue;
        }
        const problem = this.places.translate(error, () => this.backtrace());
        if (problem instanceof Stopped || !(problem instanceof SchemeError)) throw problem;
        if (this.dynamics.handlers === null) throw problem;
        go = () => raiseObject(this, problem.payload, problem.continuable);
      }
    }
  }

  private turn(start: () => Value): Value | undefined {
    let value = start();
    for (;;) {
      if (value === UNWIND) {
        this.link();
        if (this.fuel < 0) {
          // A procedure that costs more than one portion still gets in.
          this.fuel = this.nextFuel() - this.fuel;
          if (this.onFuel?.()) return undefined;
          this.preempt();
        }
        const next = this.pending;
        value = next();
      } else {
        const frame = this.frames;
        if (frame === null) return value;
        this.frames = frame.next;
        value = (frame.site.resume as (frame: Frame, value: Value) => Value)(frame, value);
      }
    }
  }

  // Schedules that are to be tried all must not depend on fuel.
  private preempt(): void {
    const { processes, schedules } = this.dynamics;
    if (processes === undefined || schedules !== undefined) return;
    const next = this.pending;
    this.pending = () => processes.giveWay(next);
  }

  private link(): void {
    if (this.last === null) return;
    this.last.next = this.frames;
    this.frames = this.first;
    this.first = this.last = null;
  }

  // ---- unwinding

  /** Saves a caller's frame while the stack unwinds: the youngest comes first. */
  push(frame: Frame): Value {
    if (this.last === null) this.first = frame;
    else this.last.next = frame;
    this.last = frame;
    return UNWIND;
  }

  /** Unwinds the whole JavaScript stack, then does this. */
  defer(next: () => Value): Value {
    this.pending = next;
    return UNWIND;
  }

  /**
   * What keeps a call from going straight on: the wrong number of arguments, code that has to be renewed (then
   * `site` and the values closed over are given), or the end of the fuel.
   */
  intervene(
    procedure: Procedure,
    cost: number,
    count: number,
    args: Value[],
    assumption?: Assumption,
    site?: Site,
    closedOver: readonly Value[] = [],
  ): Value {
    if (count !== args.length) this.checkArity(procedure, count, args);
    if (assumption !== undefined && assumption.epoch !== this.epoch && this.isStale(assumption)) {
      return (site as Site).resume(new FrameN(site as Site, [...args, ...closedOver]) as never, VOID);
    }
    // A leaf costs nothing and never unwinds, even where its caller has used up all there was.
    return cost > 0 && this.fuel < 0 ? this.pause(procedure, args, cost) : procedure(...args);
  }

  /** Unwinds, as the fuel does not suffice for what the procedure costs; it is entered again with enough. */
  pause(procedure: Procedure, args: Value[], cost: number): Value {
    this.fuel = -cost;
    return this.defer(() => procedure(...args));
  }

  /** Unwinds at the back edge of a loop, whose frame this is. */
  poll(frame: Frame): Value {
    this.pending = () => VOID;
    return this.push(frame);
  }

  /** Calls a procedure from a builtin, which has something left to do with the value. */
  then(value: Value, proceed: (value: Value) => Value): Value {
    return value === UNWIND ? this.push(new NativeFrame(proceed)) : proceed(value);
  }

  /** The continuation as it is once the stack has unwound. */
  capture(): Continuation {
    return { frames: this.frames, dynamics: this.dynamics, run: this.currentRun };
  }

  /** Goes on from a continuation with what `arrive` gives, through the winders between here and there. */
  throwTo(continuation: Continuation, arrive: () => Value): Value {
    return this.defer(() => rewind(this, continuation, arrive));
  }

  /** Ends the program, after the winders that it is in. */
  exit(code: number): Value {
    const end: Continuation = { frames: null, dynamics: this.outermost, run: this.currentRun };
    return this.throwTo(end, () => this.exitNow(code));
  }

  exitNow(code: number): never {
    throw new Exit(code);
  }

  /** Where the calls stand that the frames are left of, innermost first. */
  backtrace(): Span[] {
    const places: Span[] = [];
    for (let frame = this.frames; frame !== null && places.length < BACKTRACE; frame = frame.next) {
      if (frame.site.span !== undefined) places.push(frame.site.span);
    }
    return places;
  }

  // ---- globals

  define(cell: Cell, value: Value): Value {
    const { twin } = cell;
    if (cell.inlined && cell.value !== value) return this.redefine(cell, value);
    if (twin?.inlined && twin.value !== value) return this.redefine(cell, value);
    cell.value = value;
    if (twin !== undefined) twin.value = value;
    return VOID;
  }

  /** Defines a procedure that calls only leaves, and so is one itself as long as they mean what they did. */
  defineLeaf(cell: Cell, procedure: Procedure, depth: number, assumption?: Assumption): Value {
    const value = this.define(cell, procedure);
    // Under its own name a program's `car` would be taken for the builtin and written out as that.
    const leaf = { name: "", procedure, body: procedure, depth, direct: () => undefined };
    this.leaves.set(procedure, leaf);
    cell.inlined = true;
    if (assumption !== undefined) this.compiledLeaves.set(cell, assumption);
    return value;
  }

  setGlobal(cell: Cell, value: Value): Value {
    if (cell.value === undefined) this.unbound(cell);
    return this.define(cell, value);
  }

  // Code that inlined the builtin may be on the stack: unwinding makes it go on in a new version.
  private redefine(cell: Cell, value: Value): Value {
    this.disown(cell);
    if (cell.twin !== undefined) this.disown(cell.twin);
    cell.value = value;
    if (cell.twin !== undefined) cell.twin.value = value;
    return this.defer(() => VOID);
  }

  /** From here on no code inlines the builtin of this name. Code on the stack still does, until it is left. */
  disown(cell: Cell): void {
    cell.inlined = false;
    this.epoch++;
    this.compiledLeaves.delete(cell);
    for (const [leaf, { cells }] of this.compiledLeaves) if (cells.has(cell)) this.disown(leaf);
  }

  isStale(assumption: Assumption): boolean {
    for (const [cell, value] of assumption.cells) if (!cell.inlined || cell.value !== value) return true;
    assumption.epoch = this.epoch;
    return false;
  }

  /** Makes the code for a site anew, and goes on in it. */
  relink(site: Site, frame: Frame, value: Value): Value {
    site.resume = linkSite(this, site);
    return site.resume(frame as never, value);
  }

  // ---- errors of compiled code

  unbound(cell: Cell): never {
    throw fail("unbound-variable", `unbound variable: ${cell.name}`, [], { who: cell.name });
  }

  notProcedure(value: Value | undefined, cell?: Cell): never {
    if (value === undefined) this.unbound(cell as Cell);
    throw fail("not-a-procedure", "the operator is not a procedure:", [value], {
      found: value,
      expected: "a procedure",
    });
  }

  private checkArity(procedure: Procedure, count: number, args: readonly Value[]): void {
    const { required, optional, rest } = procedureInfo(procedure) as ProcedureInfo;
    if (count < required || (!rest && count > required + optional)) this.wrongArity(procedure, args, count);
  }

  wrongArity(procedure: Procedure, args: ArrayLike<Value>, count = args.length): never {
    const info = procedureInfo(procedure);
    const { name = "a procedure without a name", required = 0, optional = 0, rest = false } = info ?? {};
    const expected = arityWords(required, optional, rest);
    throw fail("wrong-arity", `${name}: expected ${expected}, but got ${count}`, [], {
      who: name,
      expected,
      procedure,
      count,
      args: Array.from(args).slice(0, count),
    });
  }
}
