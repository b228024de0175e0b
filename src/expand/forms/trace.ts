/** racket/trace: what a traced variable holds is a wrapper around its procedure, so tracing assigns the variable. */
import { type Core, Variable } from "../../core.ts";
import { intern, listFrom, type Value } from "../../data/values.ts";
import { call, local, naming, nothing, quote, sequence } from "../build.ts";
import { formItems } from "../datum.ts";
import { expandLambda } from "../lambda.ts";
import { baseSymbol, Frame, isCell, keyOf, resolve } from "../scope.ts";
import { type Definition, SpecialForm, type Use } from "../special-form.ts";
import { define, notHere } from "./definition.ts";

export const traceForms = [
  new SpecialForm("(trace variable ...)", (use) => reassign(use, trace)),
  new SpecialForm("(untrace variable ...)", (use) =>
    reassign(use, (_, __, value) => use.call("%untrace", value)),
  ),
  new SpecialForm(
    "(trace-define name expression) or (trace-define (name formal ...) body ...)",
    notHere,
    traceDefine,
  ),
  new SpecialForm(
    "(trace-lambda formals body ...) or (trace-lambda #:name name formals body ...)",
    traceLambda,
  ),
  new SpecialForm("(trace-let name ((variable init) ...) body ...)", traceLet),
];

/** `name` undefined: that of the procedure. */
function trace(use: Use, name: string | undefined, value: Core): Core {
  const shown = quote(name === undefined ? false : intern(name));
  return name === undefined
    ? ({ ...use.call("%trace", shown, value), namesOperand: true } as Core)
    : use.call("%trace", shown, naming(value, name));
}

/** Gives each variable another value, made from its own. */
function reassign(use: Use, change: (use: Use, name: string, value: Core) => Core): Core {
  return sequence([...use.args.map((form) => reassignOne(use, form, change)), nothing()], use.span);
}

function reassignOne(use: Use, form: Value, change: (use: Use, name: string, value: Core) => Core): Core {
  const key = use.key(form);
  const value = change(use, baseSymbol(key).name, use.expand(form));
  const binding = resolve(key, use.env);
  if (isCell(binding)) return { kind: "setGlobal", cell: binding, value, span: use.span };
  if (!(binding instanceof Variable)) throw use.fail("a variable is expected here", form);
  binding.assigned = true;
  return { kind: "setLocal", variable: binding, value, span: use.span };
}

function traceDefine(use: Use): readonly Definition[] {
  return define(use).map((definition) =>
    definition.kind === "variable"
      ? {
          ...definition,
          value: (env) => trace(use, baseSymbol(definition.key).name, definition.value(env)),
        }
      : definition,
  );
}

function traceLambda(use: Use): Core {
  if (baseName(use.args[0] as Value) !== "#:name") {
    return trace(use, undefined, expandLambda(use, use.args[0] as Value, use.args.slice(1)));
  }
  const [, name, formals, ...body] = use.args as [Value, Value, Value, ...Value[]];
  if (body.length === 0) throw use.fail("wrong shape");
  return trace(use, baseSymbol(use.key(name)).name, expandLambda(use, formals, body));
}

function baseName(form: Value): string | undefined {
  const key = keyOf(form);
  return key && baseSymbol(key).name;
}

function traceLet(use: Use): Core {
  const [name, bindings, ...body] = use.args as [Value, Value, ...Value[]];
  const env = new Frame(use.env);
  const loop = env.variable(use.key(name));
  const { formals, inits } = columns(use, bindings);
  const operands = inits.map((init) => use.expand(init));
  const procedure = trace(use, loop.name, expandLambda(use, listFrom(formals), body, loop.name, env));
  return {
    kind: "letrec",
    variables: [loop],
    inits: [procedure],
    body: call(local(loop), operands, use.span),
    span: use.span,
  };
}

/** The names and initialisers of `((name init) …)`. */
function columns(use: Use, bindings: Value): { formals: Value[]; inits: Value[] } {
  const pairs = (formItems(bindings) ?? [bindings]).map((binding) => {
    const parts = formItems(binding);
    if (parts?.length !== 2) throw use.fail("a binding (variable init) is expected here", binding);
    return parts as [Value, Value];
  });
  return { formals: pairs.map(([formal]) => formal), inits: pairs.map(([, init]) => init) };
}
