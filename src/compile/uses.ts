/** Questions about how Core uses variables, asked before it is lowered. */
import type { Core, Lambda, Variable } from "../core.ts";

/** The direct parts of a Core form. */
export function parts(core: Core): readonly Core[] {
  switch (core.kind) {
    case "quote":
    case "local":
    case "global":
      return [];
    case "setLocal":
    case "setGlobal":
    case "define":
      return [core.value];
    case "if":
      return [core.test, core.then, core.otherwise];
    case "lambda":
      return [core.body];
    case "caseLambda":
      return core.clauses;
    case "call":
      return [core.operator, ...core.operands];
    case "begin":
      return core.body;
    case "let":
    case "letrec":
      return [...core.inits, core.body];
  }
}

/** Which of the variables occur in the form, free or not: variables are objects, so no name can mislead. */
export function mentions(core: Core, variables: ReadonlySet<Variable>): Set<Variable> {
  const found = new Set<Variable>();
  const pending: Core[] = [core];
  while (pending.length > 0) {
    const form = pending.pop() as Core;
    if ((form.kind === "local" || form.kind === "setLocal") && variables.has(form.variable))
      found.add(form.variable);
    pending.push(...parts(form));
  }
  return found;
}

/** How a procedure's variable is used in a form. */
export interface Uses {
  /** Every use is a call in tail position, with this many operands, and not inside a closure. */
  onlyTailCalls: boolean;
  /** Every use is a call with this many operands. */
  onlyCalls: boolean;
  count: number;
}

export function usesOf(variable: Variable, operands: number, form: Core): Uses {
  const uses: Uses = { onlyTailCalls: true, onlyCalls: true, count: 0 };
  walk(form, true);
  return uses;

  function walk(core: Core, tail: boolean): void {
    switch (core.kind) {
      case "local":
        if (core.variable === variable) {
          uses.count++;
          uses.onlyCalls = uses.onlyTailCalls = false;
        }
        return;
      case "call":
        if (core.operator.kind === "local" && core.operator.variable === variable) {
          uses.count++;
          if (core.operands.length !== operands) uses.onlyCalls = uses.onlyTailCalls = false;
          if (!tail) uses.onlyTailCalls = false;
        } else walk(directLambda(core)?.body ?? core.operator, tail);
        for (const operand of core.operands) walk(operand, false);
        return;
      case "if":
        walk(core.test, false);
        walk(core.then, tail);
        walk(core.otherwise, tail);
        return;
      case "begin":
        for (const [i, part] of core.body.entries()) walk(part, tail && i === core.body.length - 1);
        return;
      case "let":
      case "letrec":
        for (const init of core.inits) walk(init, false);
        walk(core.body, tail);
        return;
      case "lambda":
        walk(core.body, false);
        return;
      case "quote":
      case "global":
      case "setLocal":
      case "setGlobal":
      case "define":
      case "caseLambda":
        for (const part of parts(core)) walk(part, false);
    }
  }
}

/** The lambda of ((lambda (x …) …) e …) where the numbers agree, so that it is a `let`. */
export function directLambda(core: Core): Lambda | undefined {
  if (core.kind !== "call" || core.operator.kind !== "lambda") return undefined;
  const { required, optional, rest } = core.operator;
  const fits = optional.length === 0 && rest === undefined && required.length === core.operands.length;
  return fits ? core.operator : undefined;
}
