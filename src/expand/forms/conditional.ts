/** Conditionals (R7RS 4.2.1). */
import type { Core } from "../../core.ts";
import type { Value } from "../../data/values.ts";
import { bindTemporary, call, conditional, local, nothing, quote } from "../build.ts";
import { formItems, strip } from "../datum.ts";
import { SpecialForm, type Use } from "../special-form.ts";

export const conditionalForms = [
  new SpecialForm("(cond (test expression ...) ...)", (use) => expandClauses(use, use.args, nothing())),
  new SpecialForm("(case key ((datum ...) expression ...) ...)", expandCase),
  new SpecialForm("(and test ...)", (use) => {
    const tests = expandChain(use, use.args);
    const last = tests.pop() ?? quote(true, use.span);
    return tests.reduceRight<Core>((rest, test) => conditional(test, rest, quote(false), use.span), last);
  }),
  new SpecialForm("(or test ...)", (use) => {
    const tests = expandChain(use, use.args);
    const last = tests.pop() ?? quote(false, use.span);
    return tests.reduceRight((rest, test) => either(test, rest, use), last);
  }),
  new SpecialForm("(when test expression ...)", (use) =>
    conditional(use.expand(use.args[0] as Value), clauseBody(use, use.args.slice(1)), nothing(), use.span),
  ),
  new SpecialForm("(unless test expression ...)", (use) =>
    conditional(use.expand(use.args[0] as Value), nothing(), clauseBody(use, use.args.slice(1)), use.span),
  ),
  new SpecialForm("(assert expression [irritant] ...)", (use) => {
    const [test, ...irritants] = use.args as [Value, ...Value[]];
    const failed = () =>
      use.call("%assertion-failed", quote(strip(test)), ...irritants.map((form) => use.expand(form)));
    return conditional(use.expand(test), nothing(), failed(), use.span);
  }),
];

function expandChain(use: Use, forms: readonly Value[]): Core[] {
  return use.chain(forms, (form) => use.expand(form));
}

function either(test: Core, rest: Core, use: Use): Core {
  return bindTemporary("or", test, (value) => conditional(local(value), local(value), rest, use.span));
}

// As in Racket, the body of a clause may hold definitions.
function clauseBody(use: Use, forms: readonly Value[]): Core {
  return forms.length === 0 ? nothing() : use.body(forms);
}

/** The clauses of `cond` and `guard`, and what is done if none applies. */
export function expandClauses(use: Use, clauses: readonly Value[], otherwise: Core, env = use.env): Core {
  const parts = use.chain(clauses, (clause, i) => {
    const items = formItems(clause);
    if (items === undefined || items.length === 0)
      throw use.fail("a clause (test expression ...) is expected here", clause);
    if (!use.is(items[0] as Value, "else", env)) return expandClause(use, items, env);
    refuseMore(use, clause, items, i < clauses.length - 1);
    const body = use.body(items.slice(1), env);
    return () => body;
  });
  return parts.reduceRight((rest, part) => part(rest), otherwise);
}

function refuseMore(use: Use, clause: Value, items: readonly Value[], notLast: boolean): void {
  if (notLast) throw use.fail("the else clause must be the last", clause);
  if (items.length < 2) throw use.fail("no expression in the else clause", clause);
}

/** What makes the clause's Core out of that of the clauses after it. */
function expandClause(use: Use, items: readonly Value[], env = use.env): (rest: Core) => Core {
  const test = use.expand(items[0] as Value, env);
  if (items.length === 1) return (rest) => either(test, rest, use);
  if (use.is(items[1] as Value, "=>", env)) {
    if (items.length !== 3) throw use.fail("one procedure must follow =>", items[1]);
    const receiver = use.expand(items[2] as Value, env);
    return (rest) =>
      bindTemporary("it", test, (value) =>
        conditional(local(value), call(receiver, [local(value)], use.span), rest, use.span),
      );
  }
  const body = use.body(items.slice(1), env);
  return (rest) => conditional(test, body, rest, use.span);
}

/** Up to so many data are compared one by one, more by `memv`. */
const FEW = 6;

function expandCase(use: Use): Core {
  const [key, ...clauses] = use.args as [Value, ...Value[]];
  return bindTemporary("key", use.expand(key), (value) => {
    const parts = use.chain(clauses, (clause, i) => {
      const items = formItems(clause);
      if (items === undefined || items.length < 2)
        throw use.fail("a clause ((datum ...) expression ...) is expected here", clause);
      const [data, ...body] = items as [Value, ...Value[]];
      const result = caseBody(use, body, local(value));
      if (use.is(data, "else")) {
        refuseMore(use, clause, items, i < clauses.length - 1);
        return () => result;
      }
      const listed = formItems(data);
      if (listed === undefined) throw use.fail("a list of data is expected here", data);
      const test = isAnyOf(use, local(value), data, listed);
      return (rest: Core) => conditional(test, result, rest, use.span);
    });
    return parts.reduceRight<Core>((rest, part) => part(rest), nothing());
  });
}

function caseBody(use: Use, body: readonly Value[], key: Core): Core {
  if (!use.is(body[0] as Value, "=>")) return use.body(body);
  if (body.length !== 2) throw use.fail("one procedure must follow =>", body[0]);
  return call(use.expand(body[1] as Value), [key], use.span);
}

function isAnyOf(use: Use, key: Core, data: Value, listed: readonly Value[]): Core {
  if (listed.length > FEW) return use.call("memv", key, quote(strip(data)));
  const tests = listed.map((datum) => use.call("eqv?", key, quote(strip(datum))));
  const last = tests.pop() ?? quote(false);
  return tests.reduceRight<Core>((rest, test) => conditional(test, quote(true), rest), last);
}
