/**
 * `(the-environment)` in a procedure (MIT): an environment of the local variables that are visible there. Each is
 * given as two procedures, one that reads and one that assigns; so nothing changes for code without this form.
 */
import { type Core, Variable } from "../core.ts";
import { Sym } from "../data/values.ts";
import { lambda, local, quote, thunk } from "./build.ts";
import { Frame, type TopLevel } from "./scope.ts";
import type { Use } from "./special-form.ts";

export function localEnvironment(use: Use, env: Frame): Core {
  const { variables, own, top } = visible(env);
  const accessors = [...variables.values()].flatMap((variable) => {
    variable.assigned = true;
    return [thunk(local(variable)), setter(variable)];
  });
  return use.call(
    "%local-environment",
    quote(top),
    quote([...variables.keys()]),
    quote(own),
    use.call("vector", ...accessors),
  );
}

/** The innermost scope is that of a body, with that of the parameters around it. */
const SCOPES = 2;

/** The variables by name, innermost first, how many are of the innermost scope, and what is around them all. */
function visible(frame: Frame): { variables: Map<Sym, Variable>; own: number; top: TopLevel } {
  const variables = new Map<Sym, Variable>();
  const hidden = new Set<Sym>();
  let own = 0;
  let env: Frame | TopLevel = frame;
  for (let depth = 1; env instanceof Frame; depth++, env = env.parent) {
    for (const [key, binding] of env.entries()) {
      if (!(key instanceof Sym) || variables.has(key) || hidden.has(key)) continue;
      if (binding instanceof Variable) variables.set(key, binding);
      else hidden.add(key);
    }
    if (depth <= SCOPES) own = variables.size;
  }
  return { variables, own, top: env };
}

function setter(variable: Variable): Core {
  const value = new Variable("value");
  return lambda([value], { kind: "setLocal", variable, value: local(value) });
}
