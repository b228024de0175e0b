/** Handlers of conditions: Racket's with-handlers, Chicken's handle-exceptions and condition-case. */
import { type Core, Variable } from "../../core.ts";
import type { Value } from "../../data/values.ts";
import { call, conditional, lambda, local, nothing, quote, thunk } from "../build.ts";
import { formItems, strip } from "../datum.ts";
import { Frame, keyOf } from "../scope.ts";
import { SpecialForm, type Use } from "../special-form.ts";

export const handlerForms = [
  new SpecialForm("(with-handlers ((predicate handler) ...) body ...)", withHandlers),
  new SpecialForm("(with-handlers* ((predicate handler) ...) body ...)", withHandlers),
  new SpecialForm("(handle-exceptions variable handler body ...)", handleExceptions),
  new SpecialForm("(condition-case expression clause ...)", conditionCase),
];

/** The first predicate that is true of what was raised chooses the handler; the body's value otherwise. */
function withHandlers(use: Use): Core {
  const [clauses, ...body] = use.args as [Value, ...Value[]];
  const items = formItems(clauses);
  if (items === undefined) throw use.fail("a list of clauses is expected here", clauses);
  const variables: Variable[] = [];
  const inits: Core[] = [];
  const pairs = items.map((item) => {
    const parts = formItems(item);
    if (parts?.length !== 2) throw use.fail("(predicate handler) is expected here", item);
    const pair = [new Variable("predicate"), new Variable("handler")] as const;
    variables.push(...pair);
    inits.push(...parts.map((part) => use.expand(part)));
    return pair;
  });
  const condition = new Variable("condition");
  const reraise = new Variable("reraise");
  const given = [local(condition)];
  const chosen = pairs.reduceRight<Core>(
    (rest, [test, handler]) =>
      conditional(call(local(test), given), call(local(handler), given, use.span), rest, use.span),
    call(local(reraise), []),
  );
  const guarded = use.call(
    "%guard",
    thunk(use.body(body), use.span),
    lambda([condition, reraise], chosen, use.span),
  );
  return { kind: "let", variables, inits, body: guarded, span: use.span };
}

function handleExceptions(use: Use): Core {
  const [name, handler, ...body] = use.args as [Value, Value, ...Value[]];
  const env = new Frame(use.env);
  const condition = env.variable(use.key(name));
  const handling = lambda([condition, new Variable("reraise")], use.expand(handler, env), use.span);
  return use.call("%guard", thunk(use.body(body), use.span), handling);
}

/** A clause is `([variable] (kind …) body …)`: a condition of all these kinds, or, without any, whatever was raised. */
function conditionCase(use: Use): Core {
  const [expression, ...clauses] = use.args as [Value, ...Value[]];
  const condition = new Variable("condition");
  const reraise = new Variable("reraise");
  const parts = use.chain(clauses, (clause) => {
    const items = formItems(clause) ?? [];
    const name = items.length > 0 ? keyOf(items[0] as Value) : undefined;
    const [kinds, ...body] = name === undefined ? items : items.slice(1);
    if (kinds === undefined || formItems(kinds) === undefined)
      throw use.fail("a clause ([variable] (kind ...) body ...) is expected here", clause);
    const env = new Frame(use.env);
    if (name !== undefined) env.bind(name, condition);
    return { kinds: strip(kinds), body: body.length === 0 ? nothing() : use.body(body, env) };
  });
  const chosen = parts.reduceRight<Core>(
    (rest, { kinds, body }) =>
      conditional(use.call("%condition-of?", local(condition), quote(kinds)), body, rest, use.span),
    call(local(reraise), []),
  );
  const handler = lambda([condition, reraise], chosen, use.span);
  return use.call("%guard", thunk(use.expand(expression), use.span), handler);
}
