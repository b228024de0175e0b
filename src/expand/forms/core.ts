/** The primitive expressions of R7RS 4.1, and their variants. */
import { type Core, Variable } from "../../core.ts";
import { Pair, type Value } from "../../data/values.ts";
import { unwrap } from "../../read/syntax.ts";
import { conditional, naming, nothing, quote, sequence } from "../build.ts";
import { strip } from "../datum.ts";
import { expandLambda } from "../lambda.ts";
import { baseSymbol, isCell, resolve } from "../scope.ts";
import { SpecialForm, type Use } from "../special-form.ts";

const lambda = (use: Use): Core => expandLambda(use, use.args[0] as Value, use.args.slice(1));

export const coreForms = [
  new SpecialForm("(quote datum)", ({ args, span }) => quote(strip(args[0] as Value), span)),
  new SpecialForm("(lambda formals body ...)", lambda),
  new SpecialForm("(λ formals body ...)", lambda),
  new SpecialForm("(lambda* formals body ...)", lambda),
  new SpecialForm("(named-lambda (name formal ...) body ...)", (use) => {
    const head = unwrap(use.args[0] as Value);
    if (!(head instanceof Pair)) throw use.fail("a name and parameters are expected here", use.args[0]);
    return expandLambda(use, head.cdr, use.args.slice(1), baseSymbol(use.key(head.car)).name);
  }),
  new SpecialForm("(if test consequent [alternative])", (use) => {
    const [test, then, otherwise] = use.args as [Value, Value, Value?];
    if (otherwise === undefined && use.expansion.context.needsElse === true)
      throw use.fail("an alternative is missing");
    return conditional(
      use.expand(test),
      use.expand(then),
      otherwise === undefined ? nothing() : use.expand(otherwise),
      use.span,
    );
  }),
  new SpecialForm("(set! variable expression)", assignment),
  new SpecialForm(
    "(begin expression ...)",
    (use) => {
      if (use.args.length === 0) throw use.fail("no expression");
      return sequence(
        use.args.map((form) => use.expand(form)),
        use.span,
      );
    },
    (use) => [{ kind: "splice", forms: use.args }],
  ),
];

function assignment(use: Use): Core {
  const [target, expression] = use.args as [Value, Value];
  const key = use.key(target);
  const { name } = baseSymbol(key);
  const binding = resolve(key, use.env);
  const value = naming(use.expand(expression), name);
  if (binding instanceof Variable) {
    binding.assigned = true;
    return { kind: "setLocal", variable: binding, value, span: use.span };
  }
  if (!isCell(binding)) throw use.fail(`${name} is syntax, and cannot be assigned`, target);
  return { kind: "setGlobal", cell: binding, value, span: use.span };
}
