/**
 * Racket's `for` loops. Each clause becomes a procedure that calls itself in tail position; that of an inner clause
 * is made inside that of the outer one, and calls the outer one's next turn when it has come to its end. What a loop
 * accumulates goes through all of them as arguments: a loop is left by returning, and a continuation captured in it
 * may be entered again.
 */
import { type Core, Variable } from "../../core.ts";
import { NIL, type Value } from "../../data/values.ts";
import {
  bindTemporary,
  call,
  conditional,
  lambda,
  local,
  nothing,
  quote,
  sequence,
  thunk,
} from "../build.ts";
import { formItems } from "../datum.ts";
import { bindParameter } from "../lambda.ts";
import { baseSymbol, type Environment, Frame, type Key, keyOf } from "../scope.ts";
import { SpecialForm, type Use } from "../special-form.ts";
import { type Source, source } from "./sequences.ts";

/** What goes on with the accumulated values: the next turn, or what follows the loop. */
type Next = (values: readonly Core[]) => Core;

/** A loop with one accumulated value. */
interface Loop {
  readonly start: Core;
  /** The value of the loop: what it accumulated, or made of that. */
  readonly result?: (use: Use, held: Core) => Core;
  readonly turn: (use: Use, body: Core, held: Core, resume: Next, finish: Next) => Core;
}

const collecting: Loop = {
  start: quote(NIL),
  result: (use, held) => use.call("reverse", held),
  turn: (use, body, held, resume) => resume([use.call("cons", body, held)]),
};

const reducing = (operator: "+" | "*", start: number): Loop => ({
  start: quote(start),
  turn: (use, body, held, resume) => resume([use.call(operator, held, body)]),
});

const searching = (start: boolean): Loop => ({
  start: quote(start),
  turn: (use, body, _held, resume, finish) =>
    bindTemporary("found", body, (found) => {
      const [going, ending] = [resume([local(found)]), finish([local(found)])];
      return start
        ? conditional(local(found), going, ending, use.span)
        : conditional(local(found), ending, going, use.span);
    }),
});

const loops: Readonly<Record<string, Loop>> = {
  for: { start: nothing(), turn: (_use, body, held, resume) => sequence([body, resume([held])]) },
  "for/list": collecting,
  "for/vector": {
    ...collecting,
    result: (use, held) => use.call("list->vector", use.call("reverse", held)),
  },
  "for/string": {
    ...collecting,
    result: (use, held) => use.call("list->string", use.call("reverse", held)),
  },
  "for/hash": {
    start: quote(NIL),
    result: (use, held) => use.call("make-immutable-hash", use.call("reverse", held)),
    turn: (use, body, held, resume) => {
      const [key, value] = [new Variable("key"), new Variable("value")];
      const entry = use.call("cons", local(key), local(value));
      const consumer = lambda([key, value], resume([use.call("cons", entry, held)]));
      return use.call("call-with-values", thunk(body, use.span), consumer);
    },
  },
  "for/sum": reducing("+", 0),
  "for/product": reducing("*", 1),
  "for/and": searching(true),
  "for/or": searching(false),
  "for/first": { start: quote(false), turn: (_use, body, _held, _resume, finish) => finish([body]) },
  "for/last": { start: quote(false), turn: (_use, body, _held, resume) => resume([body]) },
};

export const loopForms = [
  ...Object.entries(loops).flatMap(([name, loop]) => [
    new SpecialForm(`(${name} (clause ...) body ...)`, (use) => expandLoop(use, loop, false)),
    new SpecialForm(`(${name.replace("for", "for*")} (clause ...) body ...)`, (use) =>
      expandLoop(use, loop, true),
    ),
  ]),
  new SpecialForm("(for/fold ((variable init) ...) (clause ...) body ...)", (use) => expandFold(use, false)),
  new SpecialForm("(for*/fold ((variable init) ...) (clause ...) body ...)", (use) => expandFold(use, true)),
];

function expandLoop(use: Use, loop: Loop, nested: boolean): Core {
  const [clauses, ...body] = use.args as [Value, ...Value[]];
  const value = new Variable("result");
  const result = loop.result?.(use, local(value)) ?? local(value);
  return finishing(lambda([value], result), (finish) => {
    const turn: Turn = (env, [held], resume) =>
      loop.turn(use, use.body(body, env), local(held as Variable), resume, finish);
    const builder = new LoopBuilder(use, [undefined], parseClauses(use, clauses, nested), turn, finish);
    return builder.build(0, use.env, [loop.start], finish);
  });
}

/** The body has as many values as there are variables: what they are in the next turn. */
function expandFold(use: Use, nested: boolean): Core {
  const [specs, clauses, ...body] = use.args as [Value, Value, ...Value[]];
  const { names, inits, result } = parseAccumulators(use, specs);
  const env = new Frame(use.env);
  const finals = names.map((name) => bindParameter(use, name, env));
  const all = finals.map((variable) => local(variable));
  const value =
    result !== undefined
      ? use.expand(result, env)
      : all.length === 1
        ? (all[0] as Core)
        : use.call("values", ...all);
  const keys = names.map((name) => use.key(name));
  return finishing(lambda(finals, value), (finish) => {
    const turn: Turn = (inside, _held, resume) => {
      const next = keys.map((key) => new Variable(baseSymbol(key).name));
      const core = use.body(body, inside);
      const going = resume(next.map((variable) => local(variable)));
      if (next.length === 1)
        return { kind: "let", variables: next, inits: [core], body: going, span: use.span };
      return use.call("call-with-values", thunk(core, use.span), lambda(next, going));
    };
    const builder = new LoopBuilder(use, keys, parseClauses(use, clauses, nested), turn, finish);
    return builder.build(0, use.env, inits, finish);
  });
}

/** `((name init) … [#:result expression])`. */
function parseAccumulators(use: Use, specs: Value): { names: Value[]; inits: Core[]; result?: Value } {
  const items = formItems(specs);
  if (items === undefined) throw use.fail("a list of variables is expected here", specs);
  const marker = items.findIndex((item) => keywordName(item) === "#:result");
  const pairs = marker < 0 ? items : items.slice(0, marker);
  const names: Value[] = [];
  const inits = pairs.map((item) => {
    const parts = formItems(item);
    if (parts?.length !== 2) throw use.fail("(variable init) is expected here", item);
    names.push(parts[0] as Value);
    return use.expand(parts[1] as Value);
  });
  return { names, inits, ...(marker >= 0 && { result: items[marker + 1] as Value }) };
}

/** Binds what follows the loop to a procedure, which may be called at several places. */
function finishing(procedure: Core, body: (finish: Next) => Core): Core {
  return bindTemporary("done", procedure, (done) => body((values) => call(local(done), values)));
}

type Step =
  | { readonly kind: "each"; readonly clauses: readonly (readonly [names: Value[], sequence: Value])[] }
  | { readonly kind: "when" | "unless" | "break"; readonly test: Value };

const GUARDS: Readonly<Record<string, "when" | "unless" | "break">> = {
  "#:when": "when",
  "#:unless": "unless",
  "#:break": "break",
};

/** Clauses that stand side by side advance together, unless each is to be nested in the one before. */
function parseClauses(use: Use, form: Value, nested: boolean): Step[] {
  const items = formItems(form);
  if (items === undefined) throw use.fail("a list of clauses is expected here", form);
  const steps: Step[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Value;
    const guard = GUARDS[keywordName(item) ?? ""];
    const last = steps.at(-1);
    if (guard !== undefined && i + 1 < items.length) steps.push({ kind: guard, test: items[++i] as Value });
    else if (last?.kind === "each" && !nested)
      steps[steps.length - 1] = { kind: "each", clauses: [...last.clauses, parseClause(use, item)] };
    else steps.push({ kind: "each", clauses: [parseClause(use, item)] });
  }
  return steps;
}

/** `(name sequence)`, or `((key value) sequence)`. */
function parseClause(use: Use, form: Value): readonly [names: Value[], sequence: Value] {
  const parts = formItems(form);
  if (parts?.length !== 2) throw use.fail("a clause (name sequence) is expected here", form);
  const [name, sequence] = parts as [Value, Value];
  return [keyOf(name) === undefined ? (formItems(name) ?? [name]) : [name], sequence];
}

function keywordName(form: Value): string | undefined {
  const key = keyOf(form);
  return key === undefined ? undefined : baseSymbol(key).name;
}

type Turn = (env: Environment, held: readonly Variable[], resume: Next) => Core;

class LoopBuilder {
  constructor(
    private readonly use: Use,
    /** The names of the accumulated values; undefined for one that the body does not see. */
    private readonly accumulators: readonly (Key | undefined)[],
    private readonly steps: readonly Step[],
    private readonly turn: Turn,
    private readonly finish: Next,
  ) {}

  /** The steps from i on; `resume` is the next turn of the step around them. */
  build(i: number, env: Environment, inits: readonly Core[], resume: Next): Core {
    const frame = new Frame(env);
    const held = this.accumulators.map((key) =>
      key === undefined ? new Variable("held") : frame.variable(key),
    );
    const inside = this.use.nested(4, () => this.step(i, frame, held, resume));
    return { kind: "let", variables: held, inits, body: inside, span: this.use.span };
  }

  private step(i: number, env: Environment, held: readonly Variable[], resume: Next): Core {
    const step = this.steps[i];
    if (step === undefined) return this.turn(env, held, resume);
    const values = held.map((variable) => local(variable));
    if (step.kind === "each") return this.each(i, step.clauses, env, values, resume);
    const test = this.use.expand(step.test, env);
    const inside = this.build(i + 1, env, values, resume);
    if (step.kind === "when") return conditional(test, inside, resume(values), this.use.span);
    const otherwise = step.kind === "break" ? this.finish(values) : resume(values);
    return conditional(test, otherwise, inside, this.use.span);
  }

  private each(
    i: number,
    clauses: readonly (readonly [names: Value[], sequence: Value])[],
    env: Environment,
    values: readonly Core[],
    resume: Next,
  ): Core {
    const { use } = this;
    const sources = clauses.map(([, form]) => source(use, form, env));
    const loop = new Variable("for");
    const held = values.map(() => new Variable("held"));
    const current = held.map((variable) => local(variable));
    const names = new Frame(env);
    const parts = clauses.flatMap(([ids], k) => bindItems(use, ids, sources[k] as Source, names));
    const again: Next = (next) => call(local(loop), [...sources.map((it) => it.next), ...next], use.span);
    const turn = parts.reduceRight<Core>(
      (body, [variable, init]) => ({ kind: "let", variables: [variable], inits: [init], body }),
      this.build(i + 1, names, current, again),
    );
    const body = sources.reduceRight<Core>(
      (inside, { more }) => (more === undefined ? inside : conditional(more, inside, resume(current))),
      turn,
    );
    const procedure = {
      ...lambda([...sources.map((it) => it.position), ...held], body, use.span),
      name: "for",
    };
    const first = call(local(loop), [...sources.map((it) => it.first), ...values], use.span);
    const running: Core = { kind: "letrec", variables: [loop], inits: [procedure], body: first };
    return sources.reduceRight<Core>((inside, it) => it.setup(inside), running);
  }
}

/** The names of a clause, with what each is in a turn. */
function bindItems(use: Use, ids: readonly Value[], { item }: Source, env: Frame): [Variable, Core][] {
  if (ids.length === 1) return [[bindParameter(use, ids[0] as Value, env), item]];
  if (ids.length !== 2) throw use.fail("one name or two are expected here", ids[0]);
  const pair = new Variable("pair");
  const [key, value] = ids.map((id) => bindParameter(use, id, env)) as [Variable, Variable];
  return [
    [pair, item],
    [key, use.call("car", local(pair))],
    [value, use.call("cdr", local(pair))],
  ];
}
