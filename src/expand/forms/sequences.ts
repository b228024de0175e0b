/** What a clause of a `for` loop goes through: how each kind of sequence is stepped along. */
import { type Core, Variable } from "../../core.ts";
import type { Value } from "../../data/values.ts";
import { local, quote } from "../build.ts";
import { formItems } from "../datum.ts";
import { baseSymbol, type Environment, isCell, keyOf, resolve } from "../scope.ts";
import type { Use } from "../special-form.ts";

export interface Source {
  /** Binds, around the loop, what is evaluated once. */
  readonly setup: (inside: Core) => Core;
  readonly position: Variable;
  readonly first: Core;
  /** Whether there is an item at the position; undefined: always. */
  readonly more: Core | undefined;
  readonly item: Core;
  readonly next: Core;
}

export function source(use: Use, form: Value, env: Environment): Source {
  const parts = formItems(form) ?? [];
  const operands = parts.slice(1);
  const name = systemName(use, parts[0], env);
  if (name === "in-range" && operands.length >= 1 && operands.length <= 3)
    return range(
      use,
      operands.map((it) => use.expand(it, env)),
    );
  if (name === "in-naturals" && operands.length <= 1) {
    const start = operands[0] === undefined ? quote(0) : use.expand(operands[0], env);
    return naturals(use, start);
  }
  return elements(use, use.expand(form, env));
}

/** The name of the operator, if it is one of those below and has not been redefined. */
function systemName(use: Use, operator: Value | undefined, env: Environment): string | undefined {
  const key = operator === undefined ? undefined : keyOf(operator);
  if (key === undefined) return undefined;
  const { name } = baseSymbol(key);
  if (name !== "in-range" && name !== "in-naturals") return undefined;
  const binding = resolve(key, env);
  const system = use.expansion.context.system(name);
  const original = system.kind === "global" ? system.cell.value : undefined;
  return isCell(binding) && binding.value === original ? name : undefined;
}

function range(use: Use, operands: readonly Core[]): Source {
  const [start, end, step] = (operands.length === 1 ? [quote(0), ...operands] : operands) as [
    Core,
    Core,
    Core?,
  ];
  const position = new Variable("position");
  const from = new Variable("start");
  const limit = new Variable("end");
  const by = new Variable("step");
  const more =
    step === undefined
      ? use.call("<", local(position), local(limit))
      : use.call("%in-range?", local(position), local(limit), local(by));
  return {
    setup: (body) => ({
      kind: "let",
      variables: [from, limit, by],
      inits: [start, end, step ?? quote(1)],
      body,
      span: use.span,
    }),
    position,
    first: local(from),
    more,
    item: local(position),
    next: use.call("+", local(position), step === undefined ? quote(1) : local(by)),
  };
}

function naturals(use: Use, start: Core): Source {
  const position = new Variable("position");
  return {
    setup: (body) => body,
    position,
    first: start,
    more: undefined,
    item: local(position),
    next: use.call("+", local(position), quote(1)),
  };
}

function elements(use: Use, sequence: Core): Source {
  const position = new Variable("position");
  const all = new Variable("sequence");
  return {
    setup: (body) => ({
      kind: "let",
      variables: [all],
      inits: [use.call("%sequence", sequence)],
      body,
      span: use.span,
    }),
    position,
    first: local(all),
    more: use.call("pair?", local(position)),
    item: use.call("car", local(position)),
    next: use.call("%sequence-rest", local(position)),
  };
}
