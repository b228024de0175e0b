/**
 * Programs run on the evaluator of scheme/metacircular.scm, which runs on the engine; or on that evaluator run by
 * itself, as many levels high as is asked for. The values that come out are those of the engine.
 */
import { Source, type Span } from "./data/source.ts";
import { intern, list, Pair, type Procedure, Sym, type Value, VOID } from "./data/values.ts";
import { Condition, SchemeError } from "./errors.ts";
import { formParts, strip } from "./expand/datum.ts";
import { expandTopLevel } from "./expand/expander.ts";
import { Reader } from "./read/reader.ts";
import type { Syntax } from "./read/syntax.ts";
import type { Interpreter, Result } from "./scheme.ts";

/** The name by which the evaluator's text makes itself known: a procedure that evaluates one form. */
const ENTRY = intern("evaluate-form");

/** Evaluates texts as `Interpreter` does, with one top level for all of them. */
export class MetacircularEvaluator {
  private readonly entry: Procedure;

  constructor(
    private readonly interpreter: Interpreter,
    /** The text of scheme/metacircular.scm. */
    evaluator: Source,
    /** How many evaluators stand on one another: 1 is the evaluator on the engine. */
    private readonly tower = 1,
  ) {
    this.entry = load(interpreter, evaluator);
    for (let level = 1; level < tower; level++) {
      for (const form of forms(evaluator)) this.evaluateAt(level, strip(form));
    }
  }

  /** The value of the last form of a text. */
  evaluate(text: string, name = "<eval>"): Value {
    let value: Value = VOID;
    for (const result of this.results(new Source(name, text))) value = result.value;
    return value;
  }

  /** The value of each top-level form, one after the other: a form is read when those before it have run. */
  *results(source: Source): Generator<Result, void, void> {
    for (const form of forms(source)) {
      yield { value: this.run(form), defined: nameDefined(form), span: form.span };
    }
  }

  private run(form: Syntax): Value {
    try {
      return this.evaluateAt(this.tower, strip(form));
    } catch (error) {
      throw placedAt(form.span, error);
    }
  }

  /** Each level hands the form, quoted, to the one above it. */
  private evaluateAt(level: number, form: Value): Value {
    let request = form;
    for (let below = 1; below < level; below++) request = list(ENTRY, list(intern("quote"), request));
    return this.interpreter.machine.call(this.entry, request);
  }
}

/** Loads the evaluator into a top level of its own, where no definition of a program can meet it. */
function load(interpreter: Interpreter, evaluator: Source): Procedure {
  const { context } = interpreter.system;
  const top = interpreter.system.topLevel();
  for (const form of forms(evaluator)) {
    for (const core of expandTopLevel(form, top, context)) interpreter.run(core);
  }
  return top.cellToDefine(ENTRY).value as Procedure;
}

function* forms(source: Source): Generator<Syntax, void, void> {
  const reader = new Reader(source);
  for (let form = reader.read(); form !== undefined; form = reader.read()) yield form;
}

const DEFINERS = new Set(["define", "trace-define", "define-record-type"].map(intern));

/** The name in the definition that a form is, in whatever brackets of parameters it stands. */
function nameDefined(form: Syntax): string | undefined {
  const [keyword, target] = formParts(form).items.map(strip);
  if (!DEFINERS.has(keyword as Sym)) return undefined;
  let name = target;
  while (name instanceof Pair) name = name.car;
  return name instanceof Sym ? name.name : undefined;
}

/** An error with the place of the program's form: the places it came with are in the evaluator. */
function placedAt(span: Span, error: unknown): unknown {
  if (error instanceof SchemeError) {
    error.trace = [];
    if (error.payload instanceof Condition) {
      error.payload.span = span;
      error.payload.trace = [];
    }
  }
  return error;
}
