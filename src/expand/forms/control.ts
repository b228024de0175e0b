/** Dynamic binding, handlers, promises, continuations (R7RS 4.2.5–4.2.9), and what MIT and Racket add. */
import type { Core, Lambda } from "../../core.ts";
import { Variable } from "../../core.ts";
import { Pair, type Value } from "../../data/values.ts";
import { unwrap } from "../../read/syntax.ts";
import { bindTemporary, call, lambda, local, quote, sequence, thunk } from "../build.ts";
import { formItems } from "../datum.ts";
import { expandLambda } from "../lambda.ts";
import { localEnvironment } from "../local-environment.ts";
import { Frame, isCell, resolve, TopLevel } from "../scope.ts";
import { SpecialForm, type Use } from "../special-form.ts";
import { expandClauses } from "./conditional.ts";

const promise = (use: Use): Core => use.call("%delay", delayed(use, use.args[0] as Value));

export const controlForms = [
  new SpecialForm("(delay expression)", promise),
  new SpecialForm("(delay-force expression)", delayForce),
  new SpecialForm("(lazy expression)", delayForce),
  new SpecialForm("(cons-stream first rest)", (use) =>
    use.call(
      "cons",
      use.expand(use.args[0] as Value),
      use.call("%delay", delayed(use, use.args[1] as Value)),
    ),
  ),
  new SpecialForm("(case-lambda (formals body ...) ...)", (use) => ({
    kind: "caseLambda",
    name: undefined,
    clauses: use.args.map((clause) => caseLambdaClause(use, clause)),
    span: use.span,
  })),
  new SpecialForm("(parameterize ((parameter value) ...) body ...)", parameterize),
  new SpecialForm("(fluid-let ((variable value) ...) body ...)", fluidLet),
  new SpecialForm("(guard (variable clause ...) body ...)", guard),
  new SpecialForm("(let/cc variable body ...)", letCc),
  new SpecialForm("(let/ec variable body ...)", letCc),
  new SpecialForm("(begin0 expression expression ...)", (use) => {
    const [first, ...rest] = use.args.map((form) => use.expand(form)) as [Core, ...Core[]];
    if (rest.length === 0) return first;
    return bindTemporary("result", first, (value) => sequence([...rest, local(value)], use.span));
  }),
  new SpecialForm("(the-environment)", (use) =>
    use.env instanceof TopLevel ? quote(use.env, use.span) : localEnvironment(use, use.env),
  ),
];

function delayForce(use: Use): Core {
  return use.call("%delay-force", delayed(use, use.args[0] as Value));
}

function delayed(use: Use, expression: Value): Core {
  return thunk(use.expand(expression), use.span);
}

function caseLambdaClause(use: Use, clause: Value): Lambda {
  const items = formItems(clause);
  if (items === undefined || items.length < 2)
    throw use.fail("a clause (formals body ...) is expected here", clause);
  return expandLambda(use, items[0] as Value, items.slice(1));
}

/** The two columns of `((a b) …)`. */
function columns(use: Use, bindings: Value): [Value, Value][] {
  const items = formItems(bindings);
  if (items === undefined) throw use.fail("a list of bindings is expected here", bindings);
  return items.map((binding) => {
    const parts = formItems(binding);
    if (parts?.length !== 2) throw use.fail("a pair of a place and a value is expected here", binding);
    return parts as [Value, Value];
  });
}

function parameterize(use: Use): Core {
  const pairs = columns(use, use.args[0] as Value);
  const body = use.body(use.args.slice(1));
  if (pairs.length === 0) return body;
  const parameters = pairs.map(([parameter]) => use.expand(parameter));
  const values = pairs.map(([, value]) => use.expand(value));
  return use.call(
    "%parameterize",
    use.call("list", ...parameters),
    use.call("list", ...values),
    thunk(body, use.span),
  );
}

/** Each place's value is exchanged with a temporary's on every way in and out. */
function fluidLet(use: Use): Core {
  const pairs = columns(use, use.args[0] as Value);
  const inits = pairs.map(([, value]) => use.expand(value));
  const others = pairs.map(() => new Variable("other"));
  const exchange = (): Core =>
    thunk(
      sequence([...pairs.map(([place], i) => exchangeOne(use, place, others[i] as Variable)), quote(false)]),
      use.span,
    );
  const body = thunk(use.body(use.args.slice(1)), use.span);
  return {
    kind: "let",
    variables: others,
    inits,
    body: use.call("dynamic-wind", exchange(), body, exchange()),
    span: use.span,
  };
}

function exchangeOne(use: Use, place: Value, other: Variable): Core {
  return bindTemporary("mine", use.expand(place), (mine) =>
    sequence([assign(use, place, local(other)), assignLocal(other, local(mine))]),
  );
}

function assign(use: Use, place: Value, value: Core): Core {
  const binding = resolve(use.key(place), use.env);
  if (binding instanceof Variable) return assignLocal(binding, value);
  if (!isCell(binding)) throw use.fail("a variable is expected here", place);
  return { kind: "setGlobal", cell: binding, value, span: use.span };
}

function assignLocal(variable: Variable, value: Core): Core {
  variable.assigned = true;
  return { kind: "setLocal", variable, value };
}

function guard(use: Use): Core {
  const spec = unwrap(use.args[0] as Value);
  const items = formItems(spec);
  if (!(spec instanceof Pair) || items === undefined)
    throw use.fail("(variable clause ...) is expected here", use.args[0]);
  const [name, ...clauses] = items as [Value, ...Value[]];
  const env = new Frame(use.env);
  const condition = env.variable(use.key(name));
  const reraise = new Variable("reraise");
  const handling = expandClauses(use, clauses, call(local(reraise), [], use.span), env);
  const body = thunk(use.body(use.args.slice(1)), use.span);
  return use.call("%guard", body, lambda([condition, reraise], handling, use.span));
}

function letCc(use: Use): Core {
  const [name, ...body] = use.args as [Value, ...Value[]];
  const env = new Frame(use.env);
  const k = env.variable(use.key(name));
  return use.call("call-with-current-continuation", lambda([k], use.body(body, env), use.span));
}
