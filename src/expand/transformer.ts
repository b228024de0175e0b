/** Transformer specs: what may stand where a macro is defined (R7RS 4.3). */
import type { Value } from "../data/values.ts";
import { failAt } from "../errors.ts";
import { spanOf } from "../read/syntax.ts";
import { strip } from "./datum.ts";
import { baseSymbol, type Environment, keyOf, Macro, resolve } from "./scope.ts";
import { type Expansion, SpecialForm } from "./special-form.ts";
import { makeSyntaxRules } from "./syntax-rules.ts";

/** A macro `name`: of a syntax-rules form, or of the name of other syntax. */
export function expandTransformer(
  expander: Expansion,
  spec: Value,
  env: Environment,
  name: string,
): Macro | SpecialForm {
  const key = keyOf(spec);
  if (key !== undefined) {
    const binding = resolve(key, env);
    if (binding instanceof Macro || binding instanceof SpecialForm) return binding;
    throw notTransformer(spec, `${baseSymbol(key).name} is not syntax`);
  }
  const { form, special } = expander.head(spec, env);
  if (special?.name !== "syntax-rules") throw notTransformer(spec, "only syntax-rules can make a macro");
  return makeSyntaxRules(expander.use(special, form, env), name);
}

function notTransformer(spec: Value, why: string): Error {
  return failAt(spanOf(spec), "syntax-error", `define-syntax: ${why}`, [], {
    who: "define-syntax",
    expected: "(syntax-rules (literal ...) (pattern template) ...)",
    found: strip(spec),
  });
}
