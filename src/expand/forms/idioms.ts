/** Small forms: SRFI 2 and-let*, SRFI 26 cut and cute, SRFI 31 rec, and what Racket and Guile add. */
import { type Core, Variable } from "../../core.ts";
import { Pair, type Value } from "../../data/values.ts";
import { unwrap } from "../../read/syntax.ts";
import { call, conditional, lambda, local, naming, nothing, quote, sequence, thunk } from "../build.ts";
import { formItems } from "../datum.ts";
import { expandLambda } from "../lambda.ts";
import { baseSymbol, type Environment, Frame, keyOf } from "../scope.ts";
import { SpecialForm, type Use } from "../special-form.ts";

export const idiomForms = [
  new SpecialForm("(and-let* (clause ...) body ...)", andLet),
  new SpecialForm("(cut slot-or-expression ...)", (use) => cut(use, false)),
  new SpecialForm("(cute slot-or-expression ...)", (use) => cut(use, true)),
  new SpecialForm("(rec name expression) or (rec (name formal ...) body ...)", rec),
  new SpecialForm("(while test body ...)", (use) => loopWhile(use, true)),
  new SpecialForm("(until test body ...)", (use) => loopWhile(use, false)),
  new SpecialForm("(thunk body ...)", (use) => thunk(use.body(use.args), use.span)),
  new SpecialForm("(time expression ...)", (use) =>
    use.call("%time", thunk(sequence(use.args.map((form) => use.expand(form))), use.span)),
  ),
  new SpecialForm("(stream-cons first rest)", (use) =>
    use.call(
      "cons",
      use.expand(use.args[0] as Value),
      use.call("%delay", thunk(use.expand(use.args[1] as Value), use.span)),
    ),
  ),
  new SpecialForm("(test-case name body ...)", (use) => use.body(use.args.slice(1))),
  new SpecialForm("(test-begin body ...)", (use) => use.body(use.args)),
];

/** Each clause, `(name expression)`, `(expression)` or a variable, must be true for the next to be evaluated. */
function andLet(use: Use): Core {
  const [clauses, ...body] = use.args as [Value, ...Value[]];
  const items = formItems(clauses);
  if (items === undefined) throw use.fail("a list of clauses is expected here", clauses);
  let env: Environment = use.env;
  const steps = use.chain(items, (item) => {
    const parts = formItems(item) ?? [item];
    const init = use.expand(parts.at(-1) as Value, env);
    const frame = new Frame(env);
    const variable = parts.length === 2 ? frame.variable(use.key(parts[0] as Value)) : new Variable("test");
    env = frame;
    return { variable, init };
  });
  const last = steps.at(-1);
  const inside = use.nested(steps.length, () =>
    body.length > 0 ? use.body(body, env) : last === undefined ? quote(true) : local(last.variable),
  );
  return steps.reduceRight<Core>(
    (rest, { variable, init }) => ({
      kind: "let",
      variables: [variable],
      inits: [init],
      body: conditional(local(variable), rest, quote(false), use.span),
      span: use.span,
    }),
    inside,
  );
}

/** A procedure of as many arguments as there are slots `<>`; `<...>` at the end takes any more. */
function cut(use: Use, early: boolean): Core {
  const slots: Variable[] = [];
  const variables: Variable[] = [];
  const inits: Core[] = [];
  const rest = use.is(use.args.at(-1) as Value, "<...>") ? new Variable("rest") : undefined;
  const forms = rest === undefined ? use.args : use.args.slice(0, -1);
  if (forms.length === 0) throw use.fail("a procedure is expected here");
  const parts = forms.map((form): Core => {
    if (use.is(form, "<>")) {
      slots.push(new Variable("slot"));
      return local(slots.at(-1) as Variable);
    }
    const core = use.expand(form);
    if (!early) return core;
    variables.push(new Variable("value"));
    inits.push(core);
    return local(variables.at(-1) as Variable);
  });
  const [operator, ...operands] = parts as [Core, ...Core[]];
  const body =
    rest === undefined
      ? call(operator, operands, use.span)
      : use.call("apply", operator, ...operands, local(rest));
  const procedure: Core = { ...lambda(slots, body, use.span), rest };
  return variables.length === 0 ? procedure : { kind: "let", variables, inits, body: procedure };
}

function rec(use: Use): Core {
  const [target, ...body] = use.args as [Value, ...Value[]];
  const head = unwrap(target);
  const name = head instanceof Pair && keyOf(target) === undefined ? head.car : target;
  const env = new Frame(use.env);
  const variable = env.variable(use.key(name));
  const init =
    head instanceof Pair
      ? expandLambda(use, head.cdr, body, baseSymbol(use.key(name)).name, env)
      : naming(use.expand(body[0] as Value, env), variable.name);
  return { kind: "letrec", variables: [variable], inits: [init], body: local(variable), span: use.span };
}

function loopWhile(use: Use, going: boolean): Core {
  const [test, ...body] = use.args as [Value, ...Value[]];
  const loop = new Variable("while");
  const again = call(local(loop), [], use.span);
  const turn = body.length === 0 ? again : sequence([use.body(body), again]);
  const condition = use.expand(test);
  const core = going
    ? conditional(condition, turn, nothing(), use.span)
    : conditional(condition, nothing(), turn, use.span);
  const procedure = { ...thunk(core, use.span), name: "while" };
  return { kind: "letrec", variables: [loop], inits: [procedure], body: again, span: use.span };
}
