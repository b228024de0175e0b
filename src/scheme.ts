/** The pipeline on one screen: text → read → expand → compile → run → value. */
import type { Core } from "./core.ts";
import { Source, type Span } from "./data/source.ts";
import { intern, type Value, VOID } from "./data/values.ts";
import { detectDialect } from "./dialects/detect.ts";
import {
  type Dialect,
  type DialectName,
  dialectOfLanguage,
  dialects,
  languageNames,
} from "./dialects/dialect.ts";
import { redefinedForms } from "./dialects/redefined.ts";
import { showValue } from "./dialects/show.ts";
import { Condition, failAt, wrongType } from "./errors.ts";
import { expandTopLevel } from "./expand/expander.ts";
import { specialForms } from "./expand/forms/index.ts";
import { isCell, TopLevel } from "./expand/scope.ts";
import { Reader } from "./read/reader.ts";
import { compile } from "./run/linker.ts";
import { Machine, type MachineOptions, Stopped } from "./run/machine.ts";
import { UNWIND } from "./run/unwind.ts";
import { System } from "./system.ts";

export interface InterpreterOptions extends MachineOptions {
  /** Default: sicp, and each file says for itself (`useDialectOf`). */
  readonly dialect?: DialectName | undefined;
  /** Whether symbols are read in lower case, as MIT Scheme once did. */
  readonly foldCase?: boolean | undefined;
}

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

/** Lets the host do what has come up. Timers wait a millisecond at least: that is a tenth of a slice. */
function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === "function") setImmediate(resolve);
    else setTimeout(resolve);
  });
}

function checkLanguage(name: string | undefined, source: Source): void {
  if (name === undefined || dialectOfLanguage(name) !== undefined) return;
  const start = source.text.indexOf("#lang");
  throw failAt({ source, start, end: start + 5 }, "library", `#lang: there is no language ${name} here`, [], {
    expected: languageNames.join(", "),
  });
}

/** From the first text on that names parallel processes, code is made so that they interleave. */
function noteShared(machine: Machine, text: string): void {
  if (/parallel-(execute|outcomes)/.test(text)) machine.shared ??= new Set();
  for (const [, name] of text.matchAll(/\(set!\s+([^\s()]+)/g)) machine.shared?.add(name as string);
}

/** How long, in milliseconds, an asynchronous evaluation keeps the host to itself. */
const SLICE = 10;

export class Interpreter {
  readonly machine: Machine;
  readonly system: System;
  readonly top: TopLevel;

  constructor(private readonly options: InterpreterOptions = {}) {
    this.machine = new Machine(options);
    this.system = new System(this.machine);
    this.top = this.system.topLevel();
    this.machine.topLevel = this.top;
    if (options.dialect !== undefined) this.useDialect(options.dialect);
    this.machine.evaluator = (form, environment) => this.evaluateIn(form, environment ?? this.top);
  }

  get dialect(): Dialect {
    return this.system.dialect;
  }

  /** Values are shown in the dialect's style, unless the host has asked for another. */
  useDialect(name: DialectName): void {
    this.system.use(dialects[name], this.top, this.options.dialect === name);
    this.machine.style = this.options.style ?? this.dialect.style;
  }

  /** Goes over to the dialect that a file is written in, unless the host has named one. */
  useDialectOf(text: string): void {
    this.useDialect(this.options.dialect ?? detectDialect(text));
  }

  /** How the dialect shows a result; undefined for definitions and where there is nothing to show. */
  show(result: Result, { wrap = false }: { readonly wrap?: boolean } = {}): string | undefined {
    if (result.defined !== undefined) return undefined;
    const { style, hash } = this.machine;
    return showValue({ style }, result.value, { wrap, hash });
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
    for (const form of this.forms(source)) {
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
        await giveWay();
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
    for (const form of this.forms(source)) {
      for (const core of expandTopLevel(form, this.top, this.system.context)) {
        yield { value: this.run(core), ...about(core) };
      }
    }
  }

  /** The forms of a text, each read when those before it have run. */
  private *forms(source: Source): Generator<Value, void, void> {
    for (const name of redefinedForms(source, (name) => this.isForm(name))) {
      this.top.cellToDefine(intern(name));
    }
    noteShared(this.machine, source.text);
    const { foldCase = false } = this.options;
    const reader = new Reader(source, { foldCase, mutableLiterals: this.dialect.mutableLiterals });
    let form = reader.read();
    checkLanguage(reader.lang, source);
    for (; form !== undefined; form = reader.read()) yield form;
  }

  private isForm(name: string): boolean {
    const binding = this.top.used(intern(name));
    return binding === undefined ? specialForms.has(name) : !isCell(binding);
  }

  run(core: Core): Value {
    return this.machine.run(compile(this.machine, core));
  }

  /** What `eval` does: the forms of a `begin` are expanded one by one, each after the one before has run. */
  private evaluateIn(form: Value, environment: Value): Value {
    if (!(environment instanceof TopLevel)) throw wrongType("eval", 2, "an environment", environment);
    const cores = expandTopLevel(form, environment, this.system.context);
    const next = (value: Value): Value => {
      for (;;) {
        const { done, value: core } = cores.next();
        if (done) return value;
        const result = this.enter(core as Core);
        if (result === UNWIND) return this.machine.then(result, next);
        value = result;
      }
    };
    return next(VOID);
  }

  // A form that redefines what running code takes for granted must not run on top of that code.
  private enter(core: Core): Value {
    const { epoch } = this.machine;
    const thunk = compile(this.machine, core);
    return this.machine.epoch === epoch ? thunk() : this.machine.defer(thunk);
  }
}
