/** Short ways to make Core. */
import { type Core, type Lambda, Variable } from "../core.ts";
import type { Span } from "../data/source.ts";
import { type Value, VOID } from "../data/values.ts";

export function quote(value: Value, span?: Span): Core {
  return { kind: "quote", value, span };
}

export function nothing(): Core {
  return { kind: "quote", value: VOID };
}

export function local(variable: Variable, span?: Span): Core {
  return { kind: "local", variable, span };
}

export function call(operator: Core, operands: readonly Core[], span?: Span): Core {
  return { kind: "call", operator, operands, span };
}

export function conditional(test: Core, then: Core, otherwise: Core, span?: Span): Core {
  return { kind: "if", test, then, otherwise, span };
}

/** One expression is itself. */
export function sequence(body: readonly Core[], span?: Span): Core {
  return body.length === 1 ? (body[0] as Core) : { kind: "begin", body, span };
}

export function lambda(required: readonly Variable[], body: Core, span?: Span): Lambda {
  return { kind: "lambda", name: undefined, required, optional: [], rest: undefined, body, span };
}

export function thunk(body: Core, span?: Span): Lambda {
  return lambda([], body, span);
}

/** Binds a temporary that no program can name. */
export function bindTemporary(name: string, init: Core, body: (variable: Variable) => Core): Core {
  const variable = new Variable(name);
  return { kind: "let", variables: [variable], inits: [init], body: body(variable) };
}

/** The same Core, where a lambda that is its value, or that its value wraps, is given a name if it has none. */
export function naming(core: Core, name: string): Core {
  switch (core.kind) {
    case "lambda":
    case "caseLambda":
      return core.name === undefined ? { ...core, name } : core;
    case "let":
    case "letrec":
      return { ...core, body: naming(core.body, name) };
    case "call":
      return core.namesOperand ? { ...core, operands: core.operands.map((it) => naming(it, name)) } : core;
    default:
      return core;
  }
}
