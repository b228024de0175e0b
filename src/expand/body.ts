/**
 * Bodies (R7RS 5.3.2): definitions, then expressions, as one letrec*. As the dialects do, definitions may also
 * come after expressions; such an expression becomes the initialiser of a variable that nothing uses.
 */
import { type Core, Variable } from "../core.ts";
import type { Value } from "../data/values.ts";
import { failAt } from "../errors.ts";
import { spanOf } from "../read/syntax.ts";
import { naming, sequence } from "./build.ts";
import { pushReversed } from "./datum.ts";
import { baseSymbol, type Environment, Frame, type Key } from "./scope.ts";
import type { Definition, Expansion, Use } from "./special-form.ts";

type VariableDefinition = Extract<Definition, { kind: "variable" }>;
/** `again` is true of a second definition, which assigns. */
interface Defined {
  readonly definition: VariableDefinition;
  readonly variable: Variable;
  readonly again: boolean;
}
/** In the order of the text. */
type Item = Defined | { readonly expression: Value };

export function expandBody(use: Use, forms: readonly Value[], outer: Environment): Core {
  const { expansion } = use;
  const env = new Frame(outer);
  const items = scan(expansion, forms, env);
  const last = items.findLastIndex((item) => "definition" in item);
  if (last === items.length - 1)
    throw use.fail(
      last < 0 ? "no expression in the body" : "no expression after a sequence of internal definitions",
    );
  const variables: Variable[] = [];
  const inits: Core[] = [];
  const expressions: Core[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    const core = "expression" in item ? expansion.expand(item.expression, env) : definedValue(item, env);
    if (i > last) expressions.push(core);
    else {
      variables.push("expression" in item || item.again ? new Variable("ignored") : item.variable);
      inits.push(core);
    }
  }
  const body = sequence(expressions, use.span);
  return last < 0 ? body : { kind: "letrec", variables, inits, body, span: use.span };
}

/** Binds every name that the body defines before any expression is expanded. */
function scan(expander: Expansion, forms: readonly Value[], env: Frame): Item[] {
  const items: Item[] = [];
  const pending = [...forms].reverse();
  while (pending.length > 0) {
    const { form, special } = expander.head(pending.pop() as Value, env);
    if (special?.definer === undefined) items.push({ expression: form });
    else
      for (const definition of special.definer(expander.use(special, form, env))) {
        if (definition.kind === "splice") pushReversed(pending, definition.forms);
        else if (definition.kind === "syntax") {
          refuseDuplicate(definition.key, definition.form, env);
          env.bind(definition.key, definition.macro(env));
        } else items.push(defineVariable(expander, definition, env));
      }
  }
  return items;
}

function defineVariable(expander: Expansion, definition: VariableDefinition, env: Frame): Item {
  const { key } = definition;
  const existing = env.own(key);
  if (existing instanceof Variable && expander.context.duplicateDefines === "last") {
    existing.assigned = true;
    return { definition, variable: existing, again: true };
  }
  refuseDuplicate(key, definition.form, env);
  return { definition, variable: env.variable(key), again: false };
}

function refuseDuplicate(key: Key, form: Value, env: Frame): void {
  if (env.own(key) === undefined) return;
  const { name } = baseSymbol(key);
  throw failAt(spanOf(form), "syntax-error", `define: ${name} is defined twice in the same body`, [], {
    who: "define",
  });
}

function definedValue({ definition, variable, again }: Defined, env: Frame): Core {
  const value = naming(definition.value(env), variable.name);
  return again ? { kind: "setLocal", variable, value, span: spanOf(definition.form) } : value;
}
