/** Definitions of variables (R7RS 5.3). */
import type { Core } from "../../core.ts";
import { intern, NIL, Pair, type Value } from "../../data/values.ts";
import { unwrap } from "../../read/syntax.ts";
import { local, lambda as makeLambda, nothing, quote, thunk } from "../build.ts";
import { formParts } from "../datum.ts";
import { bindFormals, bindReceived, expandLambda, lambdaOf } from "../lambda.ts";
import { Alias, baseSymbol, type Environment, type Key, keyOf } from "../scope.ts";
import { type Definition, SpecialForm, type Use } from "../special-form.ts";

export const definitionForms = [
  new SpecialForm("(define name [expression]) or (define (name formal ...) body ...)", notHere, define),
  new SpecialForm(
    "(define-integrable name [expression]) or (define-integrable (name formal ...) body ...)",
    notHere,
    define,
  ),
  new SpecialForm("(define* name [expression]) or (define* (name formal ...) body ...)", notHere, define),
  new SpecialForm(
    "(define-public name [expression]) or (define-public (name formal ...) body ...)",
    notHere,
    define,
  ),
  new SpecialForm("(define-values formals expression)", notHere, defineValues),
];

/** The expander of a definition where an expression is expected. */
export function notHere(use: Use): never {
  throw use.fail("a definition cannot stand where an expression is expected");
}

/** `(define name)`, `(define name value)`, `(define (name formal …) body …)`, curried `(define ((f a) b) …)`. */
export function define(use: Use): readonly Definition[] {
  const [target, ...body] = use.args as [Value, ...Value[]];
  const key = keyOf(target);
  if (key !== undefined) {
    if (body.length > 1) throw use.fail("more than one expression for a variable");
    const [value] = body;
    return [
      {
        kind: "variable",
        key,
        form: use.form,
        value: (env) => (value === undefined ? nothing() : use.expand(value, env)),
      },
    ];
  }
  if (!(unwrap(target) instanceof Pair)) throw use.fail("a name is expected here", target);
  return [defineProcedure(use, target, body)];
}

function defineProcedure(use: Use, target: Value, body: readonly Value[]): Definition {
  const formals: Value[] = [];
  let head = target;
  for (let pair = unwrap(head); pair instanceof Pair; pair = unwrap(head)) {
    use.expansion.deepen(1, target);
    formals.unshift(pair.cdr);
    head = pair.car;
  }
  use.expansion.deepen(-formals.length, target);
  const key = use.key(head);
  return {
    kind: "variable",
    key,
    form: use.form,
    value: (env) => curried(use, formals, body, env, baseSymbol(key).name),
  };
}

function curried(
  use: Use,
  formals: readonly Value[],
  body: readonly Value[],
  env: Environment,
  name: string | undefined,
): Core {
  const [outer, ...inner] = formals as [Value, ...Value[]];
  if (inner.length === 0) return expandLambda(use, outer, body, name, env);
  const parameters = bindFormals(use, outer, env);
  return lambdaOf(use, parameters, curried(use, inner, body, parameters.env, undefined), name);
}

/** One hidden variable holds a vector of the values, and each name takes its own. */
function defineValues(use: Use): readonly Definition[] {
  const [formals, expression] = use.args as [Value, Value];
  const { items, tail } = formParts(formals);
  const all = new Alias(intern("values"), use.env);
  const keys = [...items, ...(tail === NIL ? [] : [tail])].map((form) => use.key(form));
  const collect = (env: Environment): Core => {
    const { required, rest } = bindReceived(use, formals, env);
    const variables = rest === undefined ? required : [...required, rest];
    const body = use.call("vector", ...variables.map((v) => local(v)));
    const producer = thunk(use.expand(expression, env));
    return use.call("call-with-values", producer, { ...makeLambda(required, body), rest });
  };
  const hidden: Definition = { kind: "variable", key: all, form: use.form, value: collect };
  return [hidden, ...keys.map((key, i) => nthValue(use, all, key, i))];
}

function nthValue(use: Use, all: Key, key: Key, i: number): Definition {
  const value = (env: Environment) => use.call("vector-ref", use.expand(all, env), quote(i));
  return { kind: "variable", key, form: use.form, value };
}
