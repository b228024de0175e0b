/** Forms that others take the place of: `cond-expand` and `include` (R7RS 4.1.7, 4.2.1), in libraries too. */
import { Str } from "../data/string.ts";
import { Sym, type Value } from "../data/values.ts";
import { failAt } from "../errors.ts";
import { unwrap } from "../read/syntax.ts";
import { formItems, strip } from "./datum.ts";
import type { Use } from "./special-form.ts";

/** Whether a library is there. */
type HasLibrary = (use: Use, name: Value) => boolean;

/** The forms of the first clause whose requirement is met. */
export function chosenForms(use: Use, hasLibrary: HasLibrary): readonly Value[] {
  for (const clause of use.args) {
    const items = formItems(clause);
    if (items === undefined || items.length === 0)
      throw use.fail("a clause (requirement form ...) is expected here", clause);
    if (use.nested(1, () => isMet(use, items[0] as Value, hasLibrary))) return items.slice(1);
  }
  return [];
}

/** R7RS 4.2.1: a feature, `else`, or (library name), (and …), (or …), (not …). */
function isMet(use: Use, requirement: Value, hasLibrary: HasLibrary): boolean {
  const datum = strip(requirement);
  if (datum instanceof Sym) return datum.name === "else" || use.expansion.context.features.has(datum.name);
  const [head, ...rest] = formItems(requirement) ?? [];
  const operator = head === undefined ? undefined : strip(head);
  const met = (form: Value) => use.nested(1, () => isMet(use, form, hasLibrary));
  switch (operator instanceof Sym ? operator.name : undefined) {
    case "and":
      return rest.every(met);
    case "or":
      return rest.some(met);
    case "not":
      if (rest.length === 1) return !met(rest[0] as Value);
      break;
    case "library":
      if (rest.length === 1) return hasLibrary(use, rest[0] as Value);
  }
  throw use.fail("a feature requirement is expected here", requirement);
}

/** The forms of the files that the operands name; `foldCase` as in include-ci. */
export function includedForms(use: Use, foldCase = false): readonly Value[] {
  const { includeSource } = use.expansion.context;
  if (includeSource === undefined)
    throw failAt(use.span, "unsupported", "include: there are no files here", [], { who: "include" });
  return use.args.flatMap((file) => {
    const path = unwrap(file);
    if (!(path instanceof Str)) throw use.fail("a file name in quotes is expected here", file);
    return includeSource(path.text, use.span, foldCase);
  });
}
