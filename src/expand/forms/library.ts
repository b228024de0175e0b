/**
 * What programs say of the libraries they use: `import` (R7RS 5.2), Chicken's `use`, Racket's `require`, Guile's
 * `use-modules`; and `define-library` (R7RS 5.6). At top level the names of the libraries that come with Queenside
 * are there already: importing one checks its name and the names that are asked for.
 */
import type { Core } from "../../core.ts";
import { Pair, Sym, type Value } from "../../data/values.ts";
import { unwrap } from "../../read/syntax.ts";
import { conditional, nothing } from "../build.ts";
import { strip } from "../datum.ts";
import { importSteps } from "../import.ts";
import { importSet } from "../import-set.ts";
import { libraryForm } from "../library.ts";
import { isCell, keyOf, resolve } from "../scope.ts";
import { SpecialForm, type Use } from "../special-form.ts";

export const libraryForms = [
  ...["import", "use", "require-extension", "use-modules", "#%require"].map(
    (name) =>
      new SpecialForm(`(${name} library ...)`, importNothing, undefined, (use, env) =>
        importSteps(use, use.args, env),
      ),
  ),
  new SpecialForm(
    "(require library ...)",
    (use) => (namesLibraries(use) ? importNothing(use) : requireTrue(use)),
    undefined,
    (use, env) =>
      namesLibraries(use) ? importSteps(use, use.args, env) : [{ perform: () => requireTrue(use) }],
  ),
  libraryForm,
  ...["provide", "#%provide", "declare", "export"].map(
    (name) => new SpecialForm(`(${name} specification ...)`, nothing),
  ),
  new SpecialForm("(module name language-or-exports form ...)", moduleForms, (use) => [
    { kind: "splice", forms: use.args.slice(2) },
  ]),
  new SpecialForm("(module+ name form ...)", moduleForms, (use) => [
    // What stands in module+ test is not run when the program is.
    { kind: "splice", forms: nameOf(use.args[0] as Value) === "main" ? use.args.slice(1) : [] },
  ]),
];

function moduleForms(use: Use): never {
  throw use.fail("a module can only stand at top level");
}

/** Where there is no top level, what is imported must be there already. */
function importNothing(use: Use): Core {
  for (const form of use.args) {
    const { libraries, named, prefix } = importSet(use, form);
    const isThere =
      !prefix &&
      libraries.every(({ kind }) => kind === "builtin") &&
      [...named].every(([name, origin]) => name === origin.name);
    if (!isThere) throw use.fail("this can be imported at top level only", form);
  }
  return nothing();
}

function nameOf(form: Value): string | undefined {
  const datum = strip(form);
  return datum instanceof Sym ? datum.name : undefined;
}

function namesLibraries(use: Use): boolean {
  return use.args.every((form) => namesLibrary(use, form));
}

/** Whether an operand of `require` is a library and not, as in SICP 4.3, a condition that must hold. */
function namesLibrary(use: Use, form: Value): boolean {
  const datum = unwrap(form);
  const key = keyOf(datum);
  if (key !== undefined) {
    const binding = resolve(key, use.env);
    return isCell(binding) ? binding.value === undefined : "tag" in binding;
  }
  if (!(datum instanceof Pair)) return typeof datum === "object" && !Array.isArray(datum);
  return /^(?:planet|lib|file|submod|(?:only|except|rename|prefix|combine)-in|for-\w+)$/.test(
    nameOf(datum.car) ?? "",
  );
}

function requireTrue(use: Use): Core {
  const [form, ...more] = use.args as [Value, ...Value[]];
  if (more.length > 0) throw use.fail("wrong shape");
  return conditional(use.expand(form), nothing(), use.call("%amb"), use.span);
}
