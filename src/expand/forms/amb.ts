/** Nondeterministic choice (SICP 4.3, the amb egg): the alternatives are evaluated when their turn comes. */
import type { Core } from "../../core.ts";
import { thunk } from "../build.ts";
import { SpecialForm, type Use } from "../special-form.ts";
import type { SystemName } from "../system.ts";

export const ambForms = [
  delaying("(amb alternative ...)", "%amb"),
  delaying("(amb/random alternative ...)", "%amb/random"),
  delaying("(amb-collect expression)", "%amb-collect"),
  delaying("(all-of expression)", "%amb-collect"),
  delaying("(amb-find expression [failure])", "%amb-find"),
  delaying("(one-of expression [failure])", "%amb-find"),
  delaying("(amb1 expression)", "%amb1"),
];

/** A form that calls a procedure with each of its expressions as a procedure without arguments. */
function delaying(shape: string, procedure: SystemName): SpecialForm {
  return new SpecialForm(shape, (use: Use): Core => {
    const thunks = use.args.map((form) => thunk(use.expand(form), use.span));
    return use.call(procedure, ...thunks);
  });
}
