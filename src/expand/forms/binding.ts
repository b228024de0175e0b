/** Binding constructs (R7RS 4.2.2) and loops (4.2.4). */
import { type Core, Variable } from "../../core.ts";
import type { Value } from "../../data/values.ts";
import { call, conditional, lambda, local, naming, nothing, sequence, thunk } from "../build.ts";
import { formItems } from "../datum.ts";
import { bindParameter, bindReceived } from "../lambda.ts";
import { baseSymbol, type Environment, Frame, keyOf } from "../scope.ts";
import { SpecialForm, type Use } from "../special-form.ts";

export const bindingForms = [
  new SpecialForm(
    "(let ((variable init) ...) body ...) or (let name ((variable init) ...) body ...)",
    plainLet,
  ),
  new SpecialForm("(let* ((variable init) ...) body ...)", letStar),
  new SpecialForm("(letrec ((variable init) ...) body ...)", letrec),
  new SpecialForm("(letrec* ((variable init) ...) body ...)", letrec),
  new SpecialForm("(let-values ((formals init) ...) body ...)", letValues),
  new SpecialForm("(let*-values ((formals init) ...) body ...)", letStarValues),
  new SpecialForm("(receive formals expression body ...)", receive),
  new SpecialForm("(do ((variable init [step]) ...) (test expression ...) command ...)", doLoop),
];

function plainLet(use: Use): Core {
  if (keyOf(use.args[0] as Value) !== undefined) return namedLet(use);
  const [bindings, ...body] = use.args as [Value, ...Value[]];
  const pairs = bindingPairs(use, bindings);
  const inits = pairs.map(([name, init]) => initOf(use, name, init));
  const env = new Frame(use.env);
  const variables = pairs.map(([name]) => bindParameter(use, name, env));
  return { kind: "let", variables, inits, body: use.body(body, env), span: use.span };
}

function namedLet(use: Use): Core {
  const [name, bindings, ...body] = use.args as [Value, Value, ...Value[]];
  if (bindings === undefined) throw use.fail("wrong shape");
  const pairs = bindingPairs(use, bindings);
  const inits = pairs.map(([variable, init]) => initOf(use, variable, init));
  const outer = new Frame(use.env);
  const loop = outer.variable(use.key(name));
  const inner = new Frame(outer);
  const variables = pairs.map(([variable]) => bindParameter(use, variable, inner));
  const procedure = { ...lambda(variables, use.body(body, inner), use.span), name: loop.name };
  return letrecCall(loop, procedure, inits, use);
}

function letrecCall(loop: Variable, procedure: Core, inits: readonly Core[], use: Use): Core {
  const body = call(local(loop), inits, use.span);
  return { kind: "letrec", variables: [loop], inits: [procedure], body, span: use.span };
}

function letStar(use: Use): Core {
  const [bindings, ...body] = use.args as [Value, ...Value[]];
  const lets: { variable: Variable; init: Core }[] = [];
  let env: Environment = use.env;
  use.chain(bindingPairs(use, bindings), ([name, init]) => {
    const core = initOf(use, name, init, env);
    const frame = new Frame(env);
    lets.push({ variable: frame.variable(use.key(name)), init: core });
    env = frame;
  });
  const inside = use.nested(lets.length, () => use.body(body, env));
  return lets.reduceRight<Core>(
    (rest, { variable, init }) => ({
      kind: "let",
      variables: [variable],
      inits: [init],
      body: rest,
      span: use.span,
    }),
    inside,
  );
}

function letrec(use: Use): Core {
  const [bindings, ...body] = use.args as [Value, ...Value[]];
  const pairs = bindingPairs(use, bindings);
  const env = new Frame(use.env);
  const variables = pairs.map(([name]) => bindParameter(use, name, env));
  const inits = pairs.map(([name, init]) => initOf(use, name, init, env));
  const inside = use.body(body, env);
  return pairs.length === 0 ? inside : { kind: "letrec", variables, inits, body: inside, span: use.span };
}

/** The names and initialisers of `((name init) …)`. */
function bindingPairs(use: Use, bindings: Value): [name: Value, init: Value][] {
  const items = formItems(bindings);
  if (items === undefined) throw use.fail("a list of bindings is expected here", bindings);
  return items.map((binding) => {
    const parts = formItems(binding);
    if (parts?.length !== 2) throw use.fail("a binding (variable init) is expected here", binding);
    return [parts[0] as Value, parts[1] as Value];
  });
}

function initOf(use: Use, name: Value, init: Value, env: Environment = use.env): Core {
  return naming(use.expand(init, env), baseSymbol(use.key(name)).name);
}

/** Variables are objects, so the initialisers may be nested: none can see another's names. */
function letValues(use: Use): Core {
  const [bindings, ...body] = use.args as [Value, ...Value[]];
  const env = new Frame(use.env);
  const steps = use.chain(bindingPairs(use, bindings), ([formals, init]) => {
    const producer = use.expand(init);
    const { required, rest, env: bound } = bindReceived(use, formals, use.env);
    merge(use, formals, bound, env);
    return { producer, required, rest };
  });
  return receiving(
    use,
    steps,
    use.nested(steps.length, () => use.body(body, env)),
  );
}

function merge(use: Use, formals: Value, from: Frame, to: Frame): void {
  for (const [key, binding] of from.entries()) {
    if (to.own(key) !== undefined) throw use.fail("two variables have the same name", formals);
    to.bind(key, binding);
  }
}

function letStarValues(use: Use): Core {
  const [bindings, ...body] = use.args as [Value, ...Value[]];
  let env: Environment = use.env;
  const steps = use.chain(bindingPairs(use, bindings), ([formals, init]) => {
    const producer = use.expand(init, env);
    const { required, rest, env: bound } = bindReceived(use, formals, env);
    env = bound;
    return { producer, required, rest };
  });
  return receiving(
    use,
    steps,
    use.nested(steps.length, () => use.body(body, env)),
  );
}

function receive(use: Use): Core {
  const [formals, expression, ...body] = use.args as [Value, Value, ...Value[]];
  const producer = use.expand(expression);
  const { required, rest, env } = bindReceived(use, formals, use.env);
  return receiving(use, [{ producer, required, rest }], use.body(body, env));
}

interface Step {
  readonly producer: Core;
  readonly required: readonly Variable[];
  readonly rest: Variable | undefined;
}

function receiving(use: Use, steps: readonly Step[], body: Core): Core {
  return steps.reduceRight<Core>((inside, { producer, required, rest }) => {
    const consumer: Core = { ...lambda(required, inside, use.span), rest };
    return use.call("call-with-values", thunk(producer, use.span), consumer);
  }, body);
}

function doLoop(use: Use): Core {
  const [specs, exit, ...commands] = use.args as [Value, Value, ...Value[]];
  const parts = (formItems(specs) ?? []).map((spec) => loopVariable(use, spec));
  const exits = formItems(exit);
  if (formItems(specs) === undefined) throw use.fail("a list of variables is expected here", specs);
  if (exits === undefined || exits.length === 0)
    throw use.fail("(test expression ...) is expected here", exit);
  const inits = parts.map(({ name, init }) => initOf(use, name, init));
  const env = new Frame(use.env);
  const variables = parts.map(({ name }) => bindParameter(use, name, env));
  const loop = new Variable("do");
  const [test, ...results] = exits.map((form) => use.expand(form, env)) as [Core, ...Core[]];
  const again = call(
    local(loop),
    parts.map(({ name, step }) => use.expand(step ?? name, env)),
    use.span,
  );
  const turn = sequence([...commands.map((form) => use.expand(form, env)), again]);
  const body = conditional(test, results.length === 0 ? nothing() : sequence(results), turn, use.span);
  return letrecCall(loop, { ...lambda(variables, body, use.span), name: "do" }, inits, use);
}

function loopVariable(use: Use, spec: Value): { name: Value; init: Value; step: Value | undefined } {
  const parts = formItems(spec);
  if (parts === undefined || parts.length < 2 || parts.length > 3)
    throw use.fail("(variable init [step]) is expected here", spec);
  const [name, init, step] = parts as [Value, Value, Value?];
  return { name, init, step };
}
