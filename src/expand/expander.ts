/**
 * Syntax → Core. A form is an identifier, a constant, a macro use, a special form or a call; what a name means
 * is asked of the environment, so nothing is reserved.
 */
import { type Core, type Lambda, Variable } from "../core.ts";
import { type Cell, makeCell } from "../data/cell.ts";
import type { Span } from "../data/source.ts";
import { NIL, Pair, Sym, type Value } from "../data/values.ts";
import { failAt, type SchemeError } from "../errors.ts";
import { spanOf, unwrap } from "../read/syntax.ts";
import { call, local, naming, nothing, quote, sequence } from "./build.ts";
import { formParts, placed, pushReversed, strip } from "./datum.ts";
import {
  baseSymbol,
  type Environment,
  isCell,
  type Key,
  keyOf,
  Macro,
  resolve,
  type TopLevel,
} from "./scope.ts";
import {
  type Definition,
  type ExpandContext,
  type Expansion,
  SpecialForm,
  type TopLevelStep,
  Use,
} from "./special-form.ts";

export type { ExpandContext } from "./special-form.ts";

/**
 * Expressions nested deeper than this are refused, so that later passes may recurse on Core. Measured on Node 20
 * with its stack of 984 KB, before anything is optimised: 850 nested `case` fit, 1,400 `let`, 3,400 calls.
 */
export const MAX_DEPTH = 1000;
/** How many parts all macros may make for one top-level form, before their expansion counts as endless. */
const MAX_PARTS = 2_000_000;

/**
 * Expands one top-level form. It yields the Core of each part, for a `begin` is spliced, and each is to be
 * evaluated before the next is asked for: what one defines, variable or macro, the next may use.
 */
export function* expandTopLevel(
  form: Value,
  env: TopLevel,
  context: ExpandContext,
): Generator<Core, void, void> {
  const expander = new Expander(context);
  const pending: TopLevelStep[] = [{ form, env }];
  while (pending.length > 0) {
    const step = pending.pop() as TopLevelStep;
    if ("perform" in step) yield guarded(form, step.perform);
    else
      for (const core of expandStep(expander, step, pending)) {
        // The values of a library's expressions are nobody's results.
        yield step.env === env || core.kind === "define" ? core : sequence([core, nothing()]);
      }
  }
}

/** What is to be done instead of the step is put on `pending`. */
function* expandStep(
  expander: Expander,
  { form, env }: Extract<TopLevelStep, { form: Value }>,
  pending: TopLevelStep[],
): Generator<Core, void, void> {
  const result = guarded(form, () => expander.topLevelStep(form, env));
  if ("core" in result) yield result.core;
  else if ("steps" in result) pushReversed(pending, result.steps);
  else
    for (const definition of result.definitions) {
      if (definition.kind === "splice") {
        const { forms } = definition;
        for (let i = forms.length - 1; i >= 0; i--) pending.push({ form: forms[i] as Value, env });
      } else {
        const core = guarded(form, () => expander.topLevelDefinition(definition, env));
        if (core !== undefined) yield core;
      }
    }
}

export function expandExpression(form: Value, env: Environment, context: ExpandContext): Core {
  return guarded(form, () => new Expander(context).expand(form, env));
}

// The JavaScript stack may be part used already when `eval` comes here.
function guarded<T>(form: Value, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep(form);
    throw error;
  }
}

/** True of a call like ((lambda (x) …) 1), which is a let. */
function isDirect(operator: Core, count: number): operator is Lambda {
  return (
    operator.kind === "lambda" &&
    operator.optional.length === 0 &&
    operator.rest === undefined &&
    operator.required.length === count
  );
}

/** Racket's and Guile's `#:name`, which stands for itself. */
function isKeyword(key: Key): key is Sym {
  return key instanceof Sym && key.name.startsWith("#:");
}

function tooDeep(form: Value): SchemeError {
  return failAt(spanOf(form), "limit", "this expression is nested too deeply");
}

function endless({ name }: Macro, form: Value): SchemeError {
  const message = `${name}: the expansion of this macro does not seem to end`;
  return failAt(spanOf(form), "limit", message, [], { who: name });
}

export class Expander implements Expansion {
  private depth = 0;
  private parts = 0;

  constructor(readonly context: ExpandContext) {}

  expand(form: Value, env: Environment): Core {
    if (++this.depth > MAX_DEPTH) throw tooDeep(form);
    const head = this.head(form, env);
    const { special } = head;
    const core =
      special === undefined
        ? this.plain(head.form, env)
        : special.expander(this.use(special, head.form, env));
    this.depth -= 1;
    return core;
  }

  /** The form after its macros have rewritten it, and the special form that it then is a use of, if any. */
  head(form: Value, env: Environment): { form: Value; special: SpecialForm | undefined } {
    for (;;) {
      const datum = unwrap(form);
      const key = datum instanceof Pair ? keyOf(datum.car) : undefined;
      if (key === undefined) return { form, special: undefined };
      const binding = resolve(key, env);
      if (binding instanceof SpecialForm) return { form, special: binding };
      if (!(binding instanceof Macro)) return { form, special: undefined };
      form = this.rewrite(binding, form, env);
    }
  }

  private rewrite(macro: Macro, form: Value, env: Environment): Value {
    const spend = (parts: number) => {
      this.parts += parts;
      if (this.parts > MAX_PARTS) throw endless(macro, form);
    };
    spend(1);
    return placed(macro.transform(form, env, spend), spanOf(form));
  }

  /** A use of a special form whose shape has been checked. */
  use(special: SpecialForm, form: Value, env: Environment): Use {
    const { items, tail } = formParts(form);
    const use = new Use(this, special, form, items.slice(1), env);
    if (tail !== NIL || !special.admits(use.args.length)) throw use.fail("wrong shape");
    return use;
  }

  deepen(levels: number, form: Value): void {
    this.depth += levels;
    if (this.depth > MAX_DEPTH) throw tooDeep(form);
  }

  /** The definitions that a top-level form makes, or what is to be done instead of it, or else its Core. */
  topLevelStep(
    form: Value,
    env: TopLevel,
  ): { definitions: readonly Definition[] } | { steps: readonly TopLevelStep[] } | { core: Core } {
    const { form: rewritten, special } = this.head(form, env);
    if (special?.topLevel !== undefined)
      return { steps: special.topLevel(this.use(special, rewritten, env), env) };
    if (special?.definer !== undefined)
      return { definitions: special.definer(this.use(special, rewritten, env)) };
    return { core: this.expand(rewritten, env) };
  }

  topLevelDefinition(definition: Exclude<Definition, { kind: "splice" }>, env: TopLevel): Core | undefined {
    const { key } = definition;
    if (definition.kind === "syntax") {
      env.bind(key, definition.macro(env));
      return undefined;
    }
    // Bound before its value is expanded, for the value may call it; a form that is wrong defines nothing.
    const before = env.own(key);
    const renewed =
      before !== undefined && isCell(before) && before.given && !env.borrows(before)
        ? this.renewed(definition, before, env)
        : undefined;
    if (renewed !== undefined) return renewed;
    const cell = env.cellToDefine(key);
    try {
      const value = naming(definition.value(env), cell.name);
      return { kind: "define", cell, value, span: spanOf(definition.form) };
    } catch (error) {
      if (before !== undefined) env.bind(key, before);
      throw error;
    }
  }

  /** A procedure that replaces a builtin is defined in a new cell; any other value may be made from the old one. */
  private renewed(
    definition: Exclude<Definition, { kind: "splice" | "syntax" }>,
    before: Cell,
    env: TopLevel,
  ): Core | undefined {
    const cell = makeCell(before.name);
    env.bind(definition.key, cell);
    let value: Core | undefined;
    try {
      value = naming(definition.value(env), cell.name);
    } finally {
      if (value?.kind !== "lambda") env.bind(definition.key, before);
    }
    if (value.kind !== "lambda") return undefined;
    cell.twin = before;
    before.twin = cell;
    return { kind: "define", cell, value, span: spanOf(definition.form) };
  }

  private plain(form: Value, env: Environment): Core {
    const datum = unwrap(form);
    if (datum instanceof Pair) return this.call(form, env);
    const key = keyOf(datum);
    if (key !== undefined) return this.reference(key, env, spanOf(form));
    if (datum === NIL && !this.context.emptyListIsSelfEvaluating)
      throw failAt(spanOf(form), "syntax-error", "missing procedure expression", [], {
        expected: "(procedure argument ...)",
        found: NIL,
        hint: "the empty list is written '()",
      });
    return quote(strip(form), spanOf(form));
  }

  private reference(key: Key, env: Environment, span: Span | undefined): Core {
    if (isKeyword(key)) return quote(key, span);
    const binding = resolve(key, env);
    if (binding instanceof Variable) return local(binding, span);
    if (binding instanceof Macro || binding instanceof SpecialForm)
      throw failAt(
        span,
        "syntax-error",
        `${baseSymbol(key).name} is syntax, and cannot be used as a variable`,
        [],
        { who: baseSymbol(key).name, ...(binding instanceof SpecialForm && { expected: binding.shape }) },
      );
    return { kind: "global", cell: binding, span };
  }

  private call(form: Value, env: Environment): Core {
    const span = spanOf(form);
    const { items, tail } = formParts(form);
    if (tail !== NIL)
      throw failAt(span, "syntax-error", "a call must be a proper list", [], {
        expected: "(procedure argument ...)",
        found: strip(form),
      });
    const operator = this.expand(items[0] as Value, env);
    const operands: Core[] = [];
    for (let i = 1; i < items.length; i++) operands.push(this.expand(items[i] as Value, env));
    if (isDirect(operator, operands.length)) {
      return { kind: "let", variables: operator.required, inits: operands, body: operator.body, span };
    }
    return call(operator, operands, span);
  }
}
