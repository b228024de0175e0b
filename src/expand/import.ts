/**
 * Importing (R7RS 5.2, 5.6): the libraries that are needed and have not been evaluated are, each once, those that
 * others import first; then the names are bound. What is wrong with any of them is found before anything runs.
 */
import { writeString } from "../data/print.ts";
import { intern, type Value } from "../data/values.ts";
import { failAt } from "../errors.ts";
import { nothing } from "./build.ts";
import { establish, importSet } from "./import-set.ts";
import type { Library, ProgramLibrary } from "./library.ts";
import { TopLevel } from "./scope.ts";
import type { TopLevelStep, Use } from "./special-form.ts";

/** What is done for `(import form …)` at a top level. */
export function importSteps(use: Use, forms: readonly Value[], env: TopLevel): readonly TopLevelStep[] {
  const sets = forms.map((form) => importSet(use, form));
  const libraries = sets.flatMap((set) => set.libraries);
  const { libraries: host } = use.expansion.context;
  const bind = () => {
    for (const set of sets) establish(host, env, set);
    return nothing();
  };
  return [...inOrder(use, libraries).flatMap(evaluation), { perform: bind }];
}

/** Those that must be evaluated, after those that they import. */
function inOrder(use: Use, libraries: readonly Library[]): ProgramLibrary[] {
  const order = new Set<ProgramLibrary>();
  const path: ProgramLibrary[] = [];
  const visit = (library: Library): void => {
    if (library.kind === "builtin" || library.env !== undefined || order.has(library)) return;
    if (path.includes(library)) throw cyclic(use, [...path.slice(path.indexOf(library)), library]);
    path.push(library);
    const imported = library.imports.flatMap((form) => importSet(library.use, form).libraries);
    use.nested(1, () => imported.forEach(visit));
    path.pop();
    order.add(library);
  };
  libraries.forEach(visit);
  return [...order];
}

function cyclic(use: Use, path: readonly ProgramLibrary[]): Error {
  const names = path.map(({ name }) => writeString(name)).join(" → ");
  return failAt(use.span, "library", `${use.special.name}: these libraries import each other: ${names}`);
}

/** The library counts as evaluated when all of its body has been, so that one that failed is tried again. */
function evaluation(library: ProgramLibrary): readonly TopLevelStep[] {
  const { libraries: host } = library.use.expansion.context;
  const env = new TopLevel((name) => host?.builtin(name), "closed");
  const begin = () => {
    for (const form of library.imports) establish(host, env, importSet(library.use, form));
    return nothing();
  };
  const end = () => {
    for (const name of library.exports.values()) checkExport(library, env, name);
    library.env = env;
    return nothing();
  };
  return [{ perform: begin }, ...library.body.map((form) => ({ form, env })), { perform: end }];
}

function checkExport({ use, name: library }: ProgramLibrary, env: TopLevel, name: string): void {
  if (env.knows(name)) return;
  throw failAt(
    use.span,
    "library",
    "define-library: this name is exported, but not defined:",
    [intern(name)],
    {
      who: "define-library",
      found: library,
    },
  );
}
