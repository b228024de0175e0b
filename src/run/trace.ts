/**
 * Traced procedures, as racket/trace shows them. The level of a call is how many traced calls around it have not
 * been replaced by a tail call: each leaves a TraceReturn on the continuation, which shows the result. A call
 * whose continuation begins with a TraceReturn is in tail position: it takes over that frame and its level.
 */
import { pretty, prettyCall } from "../data/pretty.ts";
import { displayString } from "../data/print.ts";
import { named, procedureInfo } from "../data/procedure.ts";
import { Str } from "../data/string.ts";
import { type Procedure, type Value, Values } from "../data/values.ts";
import type { Dynamics } from "./continuation.ts";
import { Frame, type ResumePoint } from "./frame.ts";
import type { Machine } from "./machine.ts";

/** How a trace is shown: the parameter objects of racket/trace. */
export interface TraceOutput {
  /** A procedure that is called with each entry, a string that may have several lines. */
  readonly notify: Procedure;
  /** Strings that the prefixes of calls and of results are made of. */
  readonly callPrefix: Procedure;
  readonly resultPrefix: Procedure;
}

/** A procedure that shows each call of `procedure` and its results. */
export function traced(machine: Machine, name: string, procedure: Procedure, output: TraceOutput): Procedure {
  const wrapper: Procedure = (...args) =>
    // Only with the whole continuation on the heap can its first frame be looked at.
    machine.defer(() => enter(machine, name, procedure, args, output));
  const info = procedureInfo(procedure) ?? { required: 0, optional: 0, rest: true, builtin: true };
  return named(wrapper, { ...info, name });
}

class TraceReturn extends Frame {
  constructor(
    readonly machine: Machine,
    readonly level: number,
    /** The dynamic environment of the call. */
    readonly outer: Dynamics,
    readonly output: TraceOutput,
  ) {
    super(TRACE_RETURN);
  }
}

const TRACE_RETURN: ResumePoint = {
  resume: ({ machine, level, outer, output }: TraceReturn, value: Value) => {
    machine.dynamics = outer;
    const start = prefix(level, markOf(machine, output.resultPrefix));
    return machine.then(notify(machine, output, resultEntry(machine, start, value)), () => value);
  },
};

function enter(
  machine: Machine,
  name: string,
  procedure: Procedure,
  args: Value[],
  output: TraceOutput,
): Value {
  const top = machine.frames;
  const outer = machine.dynamics;
  const isTailCall = top instanceof TraceReturn;
  const level = isTailCall ? top.level : (outer.traceLevel ?? -1) + 1;
  const start = prefix(level, markOf(machine, output.callPrefix));
  return machine.then(notify(machine, output, callEntry(machine, start, name, args)), () => {
    if (!isTailCall) {
      const frame = new TraceReturn(machine, level, outer, output);
      frame.next = machine.frames;
      machine.frames = frame;
      machine.dynamics = { ...outer, traceLevel: level };
    }
    return procedure(...args);
  });
}

function notify(machine: Machine, output: TraceOutput, entry: string): Value {
  const procedure = machine.parameters.value(machine, output.notify) as Procedure;
  return procedure(new Str(entry));
}

function markOf(machine: Machine, parameter: Procedure): string {
  return displayString(machine.parameters.value(machine, parameter));
}

function callEntry(machine: Machine, start: string, name: string, args: Value[]): string {
  const { style, hash } = machine;
  return start + prettyCall(name, args, { style, hash, startColumn: start.length });
}

function resultEntry(machine: Machine, start: string, value: Value): string {
  const { style, hash } = machine;
  if (!(value instanceof Values)) return start + pretty(value, { style, hash, startColumn: start.length });
  if (value.items.length === 0) return `${start}*** no values ***`;
  const blanks = " ".repeat(start.length);
  return value.items
    .map((item, i) => (i === 0 ? start : blanks) + pretty(item, { style, hash, startColumn: start.length }))
    .join("\n");
}

/** From this level on a number stands for what is left of the indentation. */
const DEEP = 10;
/** The level whose prefix comes before that number. */
const BEFORE_NUMBER = 6;

/** `>`, `> `, `> >`, `> > `, …; from level 10 on `> > > >[10] `. */
function prefix(level: number, mark: string): string {
  if (level >= DEEP) return `${prefix(BEFORE_NUMBER, mark)}[${level}] `;
  return mark + ` ${mark}`.repeat(level >> 1) + " ".repeat(level % 2);
}
