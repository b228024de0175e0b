/** A small evaluator of Core, as an oracle of what an expansion means. It recurses, and continuations only escape. */
import type { Core, Lambda, Variable } from "../../src/core.ts";
import { type Cell, makeCell } from "../../src/data/cell.ts";
import { equal, eqv } from "../../src/data/equal.ts";
import { print } from "../../src/data/print.ts";
import { RecordInstance, RecordType } from "../../src/data/record.ts";
import { Source } from "../../src/data/source.ts";
import {
  DEFAULT,
  list,
  listFrom,
  listItems,
  Pair,
  type Procedure,
  type Sym,
  UNASSIGNED,
  type Value,
  Values,
  VOID,
} from "../../src/data/values.ts";
import { Condition, SchemeError } from "../../src/errors.ts";
import { expandTopLevel } from "../../src/expand/expander.ts";
import { specialForms } from "../../src/expand/forms/index.ts";
import { TopLevel } from "../../src/expand/scope.ts";
import type { ExpandContext } from "../../src/expand/special-form.ts";
import { readAll } from "../../src/read/reader.ts";
import type { Syntax } from "../../src/read/syntax.ts";

/** The value of the last form of the text, as `write` shows it. */
export function run(text: string, options: Partial<ExpandContext> = {}): string {
  let result: Value = VOID;
  const { env, context } = world(options);
  for (const form of readAll(new Source("test", text))) {
    for (const core of expandTopLevel(form, env, context)) result = evaluate(core, new Map());
  }
  return result instanceof Values ? result.items.map((v) => print(v)).join(" ") : print(result);
}

/** The condition that expanding or evaluating the text raises. */
export function failure(text: string, options: Partial<ExpandContext> = {}): Condition {
  try {
    run(text, options);
  } catch (error) {
    if (error instanceof SchemeError && error.payload instanceof Condition) return error.payload;
    throw error;
  }
  throw new Error("there was no error");
}

/** The Core of each part of the text, nothing evaluated. */
export function expand(text: string, options: Partial<ExpandContext> = {}): Core[] {
  const { env, context } = world(options);
  return readAll(new Source("test", text)).flatMap((form: Syntax) => [...expandTopLevel(form, env, context)]);
}

export function world(options: Partial<ExpandContext> = {}): { env: TopLevel; context: ExpandContext } {
  const system = new Map(Object.entries(procedures).map(([name, value]) => [name, filled(name, value)]));
  const context: ExpandContext = {
    system: (name) => ({ kind: "global", cell: system.get(name) as Cell }),
    duplicateDefines: "error",
    emptyListIsSelfEvaluating: false,
    features: new Set(["r7rs", "full-unicode"]),
    ...options,
  };
  const env = new TopLevel((name) => {
    const value = procedures[name];
    return specialForms.get(name) ?? (value === undefined ? undefined : filled(name, value));
  });
  return { env, context };
}

function filled(name: string, value: Procedure): Cell {
  const cell = makeCell(name);
  cell.value = value;
  return cell;
}

type Locals = Map<Variable, { value: Value }>;

export function evaluate(core: Core, locals: Locals): Value {
  switch (core.kind) {
    case "quote":
      return core.value;
    case "local": {
      const { value } = locals.get(core.variable) as { value: Value };
      if (value === UNASSIGNED) throw new Error(`${core.variable.name} has no value yet`);
      return value;
    }
    case "global":
      if (core.cell.value === undefined) throw new Error(`unbound: ${core.cell.name}`);
      return core.cell.value;
    case "setLocal":
      if (!core.variable.assigned) throw new Error(`${core.variable.name} is not marked as assigned`);
      (locals.get(core.variable) as { value: Value }).value = evaluate(core.value, locals);
      return VOID;
    case "setGlobal":
    case "define":
      core.cell.value = evaluate(core.value, locals);
      return VOID;
    case "if":
      return evaluate(core.test, locals) === false
        ? evaluate(core.otherwise, locals)
        : evaluate(core.then, locals);
    case "lambda":
      return (...args) => applyLambda(core, locals, args);
    case "caseLambda":
      return (...args) => {
        const clause = core.clauses.find((c) => accepts(c, args.length));
        if (clause === undefined) throw new Error("no clause for so many arguments");
        return applyLambda(clause, locals, args);
      };
    case "call": {
      const [operator, ...args] = [core.operator, ...core.operands].map((part) => evaluate(part, locals));
      return (operator as Procedure)(...args);
    }
    case "begin":
      return core.body.map((part) => evaluate(part, locals)).at(-1) as Value;
    case "let": {
      const values = core.inits.map((init) => evaluate(init, locals));
      const inner: Locals = new Map(locals);
      core.variables.forEach((variable, i) => {
        inner.set(variable, { value: values[i] as Value });
      });
      return evaluate(core.body, inner);
    }
    case "letrec": {
      const inner: Locals = new Map(locals);
      for (const variable of core.variables) inner.set(variable, { value: UNASSIGNED });
      core.inits.forEach((init, i) => {
        const value = evaluate(init, inner);
        (inner.get(core.variables[i] as Variable) as { value: Value }).value = value;
      });
      return evaluate(core.body, inner);
    }
  }
}

function accepts({ required, optional, rest }: Lambda, count: number): boolean {
  return count >= required.length && (rest !== undefined || count <= required.length + optional.length);
}

function applyLambda(lambda: Lambda, locals: Locals, args: Value[]): Value {
  if (!accepts(lambda, args.length)) throw new Error("wrong number of arguments");
  const { required, optional, rest, body } = lambda;
  const inner: Locals = new Map(locals);
  const named = [...required, ...optional];
  named.forEach((variable, i) => {
    inner.set(variable, { value: args[i] ?? DEFAULT });
  });
  if (rest !== undefined) inner.set(rest, { value: listFrom(args.slice(named.length)) });
  return evaluate(body, inner);
}

class Escape {
  constructor(
    readonly k: Procedure,
    readonly value: Value,
  ) {}
}

const call = (f: Value | undefined, ...args: Value[]): Value => (f as Procedure)(...args);
const items = (v: Value | undefined): Value[] => listItems(v as Value) as Value[];

const procedures: Record<string, Procedure> = {
  append: (...lists) => {
    const tail = lists.pop() as Value;
    return lists.reduceRight<Value>((rest, l) => listFrom(items(l), rest), tail);
  },
  apply: (f, ...args) => call(f, ...args.slice(0, -1), ...items(args.at(-1))),
  "call-with-current-continuation": (f) => {
    const k: Procedure = (value) => {
      throw new Escape(k, value as Value);
    };
    try {
      return call(f, k);
    } catch (error) {
      if (error instanceof Escape && error.k === k) return error.value;
      throw error;
    }
  },
  values: (...vs) => (vs.length === 1 ? (vs[0] as Value) : new Values(vs)),
  "call-with-values": (f, g) => {
    const value = call(f);
    return call(g, ...(value instanceof Values ? value.items : [value]));
  },
  "dynamic-wind": (before, body, after) => {
    call(before);
    try {
      return call(body);
    } finally {
      call(after);
    }
  },
  cons: (a, b) => new Pair(a as Value, b as Value),
  car: (p) => (p as Pair).car,
  cdr: (p) => (p as Pair).cdr,
  "set-car!": (p, v) => {
    (p as Pair).car = v as Value;
    return VOID;
  },
  length: (l) => items(l).length,
  "null?": (v) => !(v instanceof Pair),
  "eqv?": (a, b) => eqv(a as Value, b as Value),
  "equal?": (a, b) => equal(a as Value, b as Value),
  not: (v) => v === false,
  list: (...vs) => list(...vs),
  "list->vector": (l) => items(l),
  memv: (x, l) => items(l).some((y) => eqv(x as Value, y)),
  vector: (...vs) => vs,
  "vector-ref": (v, k) => (v as Value[])[k as number] as Value,
  "+": (...vs) => (vs as number[]).reduce((a, b) => a + b, 0),
  "-": (a, b) => (a as number) - (b as number),
  "*": (a, b) => (a as number) * (b as number),
  "<": (a, b) => (a as number) < (b as number),
  "=": (a, b) => a === b,
  raise: (v) => {
    throw new SchemeError(v as Value);
  },
  force: (f) => call(f),
  "make-parameter": (v) => Object.assign(() => parameters.get(v as Value) ?? (v as Value), { key: v }),
  "%delay": (f) => f as Value,
  "%delay-force": (f) => () => call(call(f)),
  "default-object?": (v) => v === DEFAULT,
  "%assertion-failed": (form) => {
    throw new SchemeError(new Condition("assertion", `assertion failed: ${print(form as Value)}`));
  },
  "%guard": (body, handler) => {
    try {
      return call(body);
    } catch (error) {
      if (!(error instanceof SchemeError)) throw error;
      const reraise: Procedure = () => {
        throw error;
      };
      return call(handler, error.payload, reraise);
    }
  },
  "%parameterize": (ps, vs, body) => {
    const keys = items(ps).map((p) => (p as unknown as { key: Value }).key);
    keys.forEach((key, i) => {
      parameters.set(key, items(vs)[i] as Value);
    });
    try {
      return call(body);
    } finally {
      for (const key of keys) parameters.delete(key);
    }
  },
  "%make-record-type": (name, fields) =>
    new RecordType(
      (name as Sym).name,
      (fields as Sym[]).map((f) => f.name),
    ),
  "%record-constructor":
    (type, indices) =>
    (...args) => {
      const fields = (type as RecordType).fieldNames.map((): Value => false);
      (indices as number[]).forEach((k, i) => {
        fields[k] = args[i] as Value;
      });
      return new RecordInstance(type as RecordType, fields);
    },
  "%record-predicate": (type) => (r) => r instanceof RecordInstance && r.type === type,
  "%record-accessor": (_, k) => (r) => (r as RecordInstance).fields[k as number] as Value,
  "%record-modifier": (_, k) => (r, v) => {
    (r as RecordInstance).fields[k as number] = v as Value;
    return VOID;
  },
};
const parameters = new Map<Value, Value>();
