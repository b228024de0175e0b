/** syntax-rules (R7RS 4.3.2). */
import { writeString } from "../data/print.ts";
import { NIL, Pair, Sym, type Value } from "../data/values.ts";
import { failAt } from "../errors.ts";
import { spanOf, unwrap } from "../read/syntax.ts";
import { formItems, strip } from "./datum.ts";
import { compilePattern, type Match, Matcher, type Pattern, type PatternScope } from "./pattern.ts";
import { type Environment, isAuxiliary, type Key, keyOf, Macro } from "./scope.ts";
import type { Use } from "./special-form.ts";
import { compileTemplate, type Instantiate, type TemplateScope } from "./template.ts";

/** The macro of a use of `(syntax-rules [ellipsis] (literal …) (pattern template) …)`. */
export function makeSyntaxRules(use: Use, name: string): Macro {
  const [first, ...more] = use.args as [Value, ...Value[]];
  const custom = keyOf(first);
  const [literalForms, rules] = custom === undefined ? [first, more] : [more[0] ?? NIL, more.slice(1)];
  const literals = formItems(literalForms)?.map((form) => use.key(form));
  if (literals === undefined) throw use.fail("a list of literals is expected here", literalForms);
  const dialect = { use, env: use.env, custom, literals };
  return makeMacro(
    name,
    use.env,
    rules.map((rule) => {
      const parts = formItems(rule);
      if (parts?.length !== 2) throw use.fail("a rule (pattern template) is expected here", rule);
      return compileRule(dialect, parts[0] as Value, parts[1] as Value);
    }),
  );
}

/** The macro of one rule without literals. */
export function makeRule(use: Use, pattern: Value, template: Value, env: Environment, name: string): Macro {
  const dialect = { use, env, custom: undefined, literals: [] };
  return makeMacro(name, env, [compileRule(dialect, pattern, template)]);
}

interface Rule {
  readonly shape: Value;
  /** Of what follows the keyword. */
  readonly pattern: Pattern;
  readonly instantiate: Instantiate;
  readonly count: number;
}

/** What the identifiers of a rule are compared with. */
interface RuleDialect {
  readonly use: Use;
  readonly env: Environment;
  readonly custom: Key | undefined;
  readonly literals: readonly Key[];
}

function compileRule(dialect: RuleDialect, pattern: Value, template: Value): Rule {
  const scope = new RuleScope(dialect);
  const datum = unwrap(pattern);
  if (!(datum instanceof Pair)) throw scope.fail("a pattern must be a list", pattern);
  const compiled = compilePattern(datum.cdr, scope);
  const instantiate = compileTemplate(template, scope);
  return { shape: strip(datum.cdr), pattern: compiled, instantiate, count: scope.count };
}

class RuleScope implements PatternScope, TemplateScope {
  private readonly variables = new Map<Key, { index: number; level: number }>();

  constructor(private readonly dialect: RuleDialect) {}

  isEllipsis(form: Value): boolean {
    const { custom, literals, env } = this.dialect;
    const key = keyOf(form);
    if (key === undefined || literals.includes(key)) return false;
    return custom === undefined ? isAuxiliary(form, "...", env) : key === custom;
  }

  isUnderscore(form: Value): boolean {
    return isAuxiliary(form, "_", this.dialect.env);
  }

  isLiteral(key: Key): boolean {
    return this.dialect.literals.includes(key);
  }

  declare(key: Key, form: Value, level: number): number {
    if (this.variables.has(key)) throw this.fail("this variable is twice in the pattern", form);
    const index = this.variables.size;
    this.variables.set(key, { index, level });
    return index;
  }

  get count(): number {
    return this.variables.size;
  }

  variable(key: Key): { index: number; level: number } | undefined {
    return this.variables.get(key);
  }

  fail(why: string, at: Value): Error {
    return this.dialect.use.fail(why, at);
  }

  nested<T>(i: number, action: () => T): T {
    return this.dialect.use.nested(i, action);
  }
}

function makeMacro(name: string, env: Environment, rules: readonly Rule[]): Macro {
  return new Macro(name, (form, use, spend) => {
    const operands = (unwrap(form) as Pair).cdr;
    for (const { pattern, instantiate, count } of rules) {
      const slots = new Array<Match>(count).fill(NIL);
      if (new Matcher(slots, env, use).match(pattern, operands))
        return instantiate({ slots, definition: env, span: spanOf(form), spend });
    }
    throw noMatch(name, form, rules);
  });
}

function noMatch(name: string, form: Value, rules: readonly Rule[]): Error {
  const shapes = rules.map(({ shape }) => writeString(new Pair(new Sym(name, false), shape)));
  return failAt(spanOf(form), "syntax-error", `${name}: this use matches no rule of the macro`, [], {
    who: name,
    expected: shapes.join(" or "),
    found: strip(form),
  });
}
