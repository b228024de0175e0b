/** The lambdas of parameter lists. */
import { type Core, type Lambda, Variable } from "../core.ts";
import { listFrom, type Value } from "../data/values.ts";
import { conditional, lambda, local, quote } from "./build.ts";
import { bindFormals, type Default, type Formals } from "./formals.ts";
import type { Environment } from "./scope.ts";
import type { Use } from "./special-form.ts";

export { bindFormals, bindParameter, bindReceived } from "./formals.ts";

/** `name` is for messages and the printer. */
export function expandLambda(
  use: Use,
  formals: Value,
  body: readonly Value[],
  name?: string,
  env: Environment = use.env,
): Lambda {
  const parameters = bindFormals(use, formals, env);
  return lambdaOf(use, parameters, use.body(body, parameters.env), name);
}

/** The lambda of parameters that have been bound. */
export function lambdaOf(use: Use, parameters: Formals, inside: Core, name: string | undefined): Lambda {
  const { required, optional, rest, keywords, defaults } = parameters;
  const body = withDefaults(use, defaults, inside);
  const { span } = use;
  if (keywords.length === 0) return { kind: "lambda", name, required, optional, rest, body, span };
  const all = [...keywords.map(({ given }) => given), ...required];
  const positional: Lambda = { kind: "lambda", name, required: all, optional, rest, body, span };
  const args = new Variable("arguments");
  const names = quote(listFrom(keywords.map((keyword) => keyword.name)));
  const needed = quote(listFrom(keywords.filter((it) => it.needed).map((it) => it.name)));
  const sorted = use.call("%call-with-keywords", positional, names, needed, local(args));
  return { ...lambda([], sorted, span), name, rest: args };
}

function withDefaults(use: Use, defaults: readonly Default[], body: Core): Core {
  return defaults.reduceRight<Core>((inside, { given, variable, value }) => {
    const init = conditional(use.call("default-object?", local(given)), value, local(given));
    return { kind: "let", variables: [variable], inits: [init], body: inside };
  }, body);
}
