/** The pipeline on one screen: text → read → expand → compile → run → value. */
import type { Core } from "./core.ts";
import { Source, type Span } from "./data/source.ts";
import { type Value, VOID } from "./data/values.ts";
import { Condition, wrongType } from "./errors.ts";
import { expandTopLevel } from "./expand/expander.ts";
import { TopLevel } from "./expand/scope.ts";
import { Reader } from "./read/reader.ts";
import { compile } from "./run/linker.ts";
import { Machine, type MachineOptions, Stopped } from "./run/machine.ts";
import { System } from "./system.ts";

export type InterpreterOptions = MachineOptions;

/** What one top-level form came to. */
export interface Result {
  readonly value: Value;
  /** The name that the form defined, if it was a definition: its value is then of no interest. */
  readonly defined: string | undefined;
  readonly span: Span | undefined;
}

function about(core: Core): Omit<Result, "value"> {
  return { defined: core.kind === "define" ? core.cell.name : undefined, span: core.span };
}

/** How long, in milliseconds, an asynchronous evaluation keeps the host to itself. */
const SLICE = 10;

export class Interpreter {
  readonly machine: Machine;
  readonly system: System;
  readonly top: TopLevel;

  constructor(options: InterpreterOptions = {}) {
    this.machine = new Machine(options);
    this.system = new System(this.machine);
    this.top = this.system.topLevel();
    this.machine.evaluator = (form, environment) => this.evaluateIn(form, environment ?? this.top);
  }

  /** The value of the last form of a text. */
  evaluate(text: string, name = "<eval>"): Value {
    let value: Value = VOID;
    for (const result of this.results(new Source(name, text))) value = result.value;
    return value;
  }

  /**
   * Like `results`, but gives way to the host's other work every few milliseconds, and ends with an error of the
   * code "interrupted" when the signal is aborted.
   */
  async *resultsAsync(source: Source, signal?: AbortSignal): AsyncGenerator<Result, void, void> {
    const reader = new Reader(source);
    for (let form = reader.read(); form !== undefined; form = reader.read()) {
      for (const core of expandTopLevel(form, this.top, this.system.context)) {
        yield { value: await this.runAsync(core, signal), ...about(core) };
      }
    }
  }

  private async runAsync(core: Core, signal: AbortSignal | undefined): Promise<Value> {
    let pause = performance.now() + SLICE;
    this.machine.onFuel = () => {
      if (signal?.aborted) throw new Stopped(new Condition("interrupted", "interrupted"));
      return performance.now() > pause;
    };
    try {
      let state = this.machine.runInSlices(compile(this.machine, core));
      while ("resume" in state) {
        await new Promise((resolve) => setTimeout(resolve));
        pause = performance.now() + SLICE;
        state = state.resume();
      }
      return state.value;
    } finally {
      this.machine.onFuel = undefined;
    }
  }

  /** The value of each top-level form, one after the other: a form is read when those before it have run. */
  *results(source: Source): Generator<Result, void, void> {
    const reader = new Reader(source);
    for (let form = reader.read(); form !== undefined; form = reader.read()) {
      for (const core of expandTopLevel(form, this.top, this.system.context)) {
        yield { value: this.run(core), ...about(core) };
      }
    }
  }

  run(core: Core): Value {
    return this.machine.run(compile(this.machine, core));
  }

  /** What `eval` does: the forms of a `begin` are expanded one by one, each after the one before has run. */
  private evaluateIn(form: Value, environment: Value): Value {
    if (!(environment instanceof TopLevel)) throw wrongType("eval", 2, "an environment", environment);
    const cores = expandTopLevel(form, environment, this.system.context);
    const next = (value: Value): Value => {
      const { done, value: core } = cores.next();
      if (done) return value;
      return this.machine.then(compile(this.machine, core as Core)(), next);
    };
    return next(VOID);
  }
}
