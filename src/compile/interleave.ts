/**
 * Core → Core, for programs with parallel processes: before each access to what processes may share there is a call
 * of a procedure, at which another process may go on. Shared are the local variables that some `set!` names, the
 * global ones that `isShared` tells, and whatever the procedures of SHARING change or print on.
 */
import { type Core, type Lambda, Variable } from "../core.ts";
import type { Cell } from "../data/cell.ts";
import type { Procedure } from "../data/values.ts";

export interface Interleaving {
  readonly isShared: (cell: Cell) => boolean;
  readonly giveWay: Procedure;
}

const SHARING = new Set("set-car! set-cdr! vector-set! hash-table-set! put display write newline".split(" "));

export function interleave(core: Core, how: Interleaving): Core {
  const giveWay: Core = { kind: "call", operator: { kind: "quote", value: how.giveWay }, operands: [] };
  const read = (access: Core): Core => ({ kind: "begin", body: [giveWay, access], span: access.span });
  // The value is there before the process gives way; then it is stored at once.
  const written = (value: Core): Core => {
    const variable = new Variable("value");
    const body = read({ kind: "local", variable });
    return { kind: "let", variables: [variable], inits: [within(value)], body };
  };
  const all = (cores: readonly Core[]): Core[] => cores.map(within);
  const procedure = (lambda: Lambda): Lambda => ({ ...lambda, body: within(lambda.body) });

  function within(form: Core): Core {
    switch (form.kind) {
      case "quote":
        return form;
      case "local":
        return form.variable.assigned ? read(form) : form;
      case "global":
        return how.isShared(form.cell) ? read(form) : form;
      case "setLocal":
      case "setGlobal":
        return { ...form, value: written(form.value) };
      case "define":
        return { ...form, value: within(form.value) };
      case "if":
        return {
          ...form,
          test: within(form.test),
          then: within(form.then),
          otherwise: within(form.otherwise),
        };
      case "lambda":
        return procedure(form);
      case "caseLambda":
        return { ...form, clauses: form.clauses.map(procedure) };
      case "call": {
        const call = { ...form, operator: within(form.operator), operands: all(form.operands) };
        const { operator } = form;
        return operator.kind === "global" && SHARING.has(operator.cell.name) ? read(call) : call;
      }
      case "begin":
        return { ...form, body: all(form.body) };
      case "let":
      case "letrec":
        return { ...form, inits: all(form.inits), body: within(form.body) };
    }
  }

  return within(core);
}
