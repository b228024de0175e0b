/** Parameter lists, and the lambdas that have them. */
import { type Core, type Lambda, Variable } from "../core.ts";
import { NIL, Sym, Unique, type Value } from "../data/values.ts";
import { unwrap } from "../read/syntax.ts";
import { conditional, local } from "./build.ts";
import { formItems, formParts } from "./datum.ts";
import { type Environment, Frame, keyOf } from "./scope.ts";
import type { Use } from "./special-form.ts";

/** `name` is for messages and the printer. */
export function expandLambda(
  use: Use,
  formals: Value,
  body: readonly Value[],
  name?: string,
  env: Environment = use.env,
): Lambda {
  const parameters = bindFormals(use, formals, env);
  const { required, optional, rest } = parameters;
  const inside = use.body(body, parameters.env);
  return {
    kind: "lambda",
    name,
    required,
    optional,
    rest,
    body: withDefaults(use, parameters.defaults, inside),
    span: use.span,
  };
}

/** The variable of a parameter [name default], the name's own variable, and the value it may need. */
interface Default {
  readonly given: Variable;
  readonly variable: Variable;
  readonly value: Core;
}

interface Formals {
  readonly required: readonly Variable[];
  readonly optional: readonly Variable[];
  readonly rest: Variable | undefined;
  readonly defaults: readonly Default[];
  /** Where they are bound. */
  readonly env: Frame;
}

/**
 * Binds the names of a parameter list: `(a b)`, `(a . rest)`, `rest`, MIT's `(a #!optional b #!rest c)`, Racket's
 * `(a [b default])`.
 */
export function bindFormals(use: Use, formals: Value, outer: Environment): Formals {
  const env = new Frame(outer);
  const required: Variable[] = [];
  const optional: Variable[] = [];
  const defaults: Default[] = [];
  let rest: Variable | undefined;
  let mode: "required" | "optional" | "rest" | "done" = "required";
  const { items, tail } = formParts(formals);
  for (const item of items) {
    const marker = markerName(item);
    if (marker === "#!optional" && mode === "required") mode = "optional";
    else if (marker === "#!rest" && (mode === "required" || mode === "optional")) mode = "rest";
    else if (marker !== undefined || mode === "done") throw use.fail("this cannot stand here", item);
    else if (mode === "rest") {
      rest = bindParameter(use, item, env);
      mode = "done";
    } else if (keyOf(item) === undefined && formItems(item)?.length === 2) {
      defaults.push(bindDefault(use, item, env));
      optional.push((defaults.at(-1) as Default).given);
    } else (mode === "optional" ? optional : required).push(bindParameter(use, item, env));
  }
  if (tail !== NIL) {
    if (rest !== undefined) throw use.fail("two rest parameters", tail);
    rest = bindParameter(use, tail, env);
  }
  return { required, optional, rest, defaults, env };
}

/** The formals of let-values and its like, which know no optional parameters. */
export function bindReceived(use: Use, formals: Value, outer: Environment): Formals {
  const result = bindFormals(use, formals, outer);
  if (result.optional.length > 0) throw use.fail("only names can stand here", formals);
  return result;
}

function markerName(form: Value): string | undefined {
  const datum = unwrap(form);
  const name = datum instanceof Sym ? datum.name : datum instanceof Unique ? datum.tag : undefined;
  return name === "#!optional" || name === "#!rest" ? name : undefined;
}

export function bindParameter(use: Use, form: Value, env: Frame): Variable {
  const key = keyOf(form);
  if (key === undefined) throw use.fail("a parameter must be an identifier", form);
  if (env.own(key) !== undefined) throw use.fail("two parameters have the same name", form);
  return env.variable(key);
}

// The default sees the parameters before it, so it is expanded before its own name is bound.
function bindDefault(use: Use, form: Value, env: Frame): Default {
  const [name, value] = formItems(form) as [Value, Value];
  const core = use.expand(value, env);
  const variable = bindParameter(use, name, env);
  return { given: new Variable(variable.name), variable, value: core };
}

function withDefaults(use: Use, defaults: readonly Default[], body: Core): Core {
  return defaults.reduceRight<Core>((inside, { given, variable, value }) => {
    const init = conditional(use.call("%default-object?", local(given)), value, local(given));
    return { kind: "let", variables: [variable], inits: [init], body: inside };
  }, body);
}
