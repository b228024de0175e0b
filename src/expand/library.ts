/** Libraries (R7RS 5.6): what one is, how a program defines its own, and where they are found. */
import { writeString } from "../data/print.ts";
import type { Span } from "../data/source.ts";
import { listItems, Sym, type Value } from "../data/values.ts";
import { failAt } from "../errors.ts";
import { spanOf } from "../read/syntax.ts";
import { nothing } from "./build.ts";
import { formItems, pushReversed, strip } from "./datum.ts";
import { chosenForms, includedForms } from "./inclusion.ts";
import type { Binding, TopLevel } from "./scope.ts";
import { SpecialForm, Use } from "./special-form.ts";

/** The libraries that the expander's owner has. */
export interface LibraryHost {
  /** What is there, as words. */
  readonly known: string;
  /** The program's own libraries, by their names as `write` shows them. */
  readonly own: Map<string, ProgramLibrary>;
  isBuiltin(name: Value): boolean;
  /** The names that a builtin library exports; undefined where that counts as every name of the system. */
  exportedNames(name: Value): ReadonlySet<string> | undefined;
  /** What a name of the system means, in a cell of its own. */
  builtin(name: string): Binding | undefined;
  /** The forms of each file that may define the library, if there are any. */
  files?(name: Value, span: Span | undefined): Iterable<readonly Value[]>;
}

export interface BuiltinLibrary {
  readonly kind: "builtin";
  readonly names: ReadonlySet<string> | undefined;
}

export interface ProgramLibrary {
  readonly kind: "program";
  readonly name: Value;
  /** Of define-library. */
  readonly use: Use;
  /** Import sets. */
  readonly imports: readonly Value[];
  /** The name outside → the name inside. */
  readonly exports: ReadonlyMap<string, string>;
  readonly body: readonly Value[];
  /** There once the body has been evaluated. */
  env: TopLevel | undefined;
}

export type Library = BuiltinLibrary | ProgramLibrary;

/** Says what the library is; its body is evaluated when it is first imported. */
export const libraryForm = new SpecialForm(
  "(define-library name declaration ...)",
  (use) => {
    throw use.fail("a library can be defined at top level only");
  },
  undefined,
  (use) => {
    register(use);
    return [{ perform: nothing }];
  },
);

/** The library that a form names; an error of the code "library" if there is none. */
export function findLibrary(use: Use, form: Value): Library {
  const name = strip(form);
  const { libraries: host } = use.expansion.context;
  if (host === undefined) return { kind: "builtin", names: undefined };
  const found = lookUp(use, host, name, spanOf(form) ?? use.span);
  if (found !== undefined) return found;
  throw failAt(spanOf(form) ?? use.span, "library", `${use.special.name}: there is no library`, [name], {
    who: use.special.name,
    found: name,
    expected: host.known,
  });
}

/** R7RS 4.2.1: what `(library name)` asks in cond-expand. */
export function hasLibrary(use: Use, form: Value): boolean {
  const { libraries: host } = use.expansion.context;
  return host !== undefined && lookUp(use, host, strip(form), use.span) !== undefined;
}

// A file of the program's may have the name of an extension, like (math), but not of a standard.
function lookUp(use: Use, host: LibraryHost, name: Value, span: Span | undefined): Library | undefined {
  const written = writeString(name);
  const own = host.own.get(written);
  if (own !== undefined) return own;
  const builtin: Library = { kind: "builtin", names: host.exportedNames(name) };
  const known = host.isBuiltin(name);
  if (known && isStandard(name)) return builtin;
  for (const forms of host.files?.(name, span) ?? []) {
    defineAll(use, forms);
    const found = host.own.get(written);
    if (found !== undefined) return found;
  }
  return known ? builtin : undefined;
}

function isStandard(name: Value): boolean {
  const [head] = listItems(name) ?? [];
  return head instanceof Sym && (head.name === "scheme" || head.name === "srfi");
}

/** Defines the libraries among the forms of a file; the others are left alone. */
function defineAll(use: Use, forms: readonly Value[]): void {
  for (const form of forms) {
    const [head] = formItems(form) ?? [];
    const keyword = head === undefined ? undefined : strip(head);
    if (keyword instanceof Sym && keyword.name === libraryForm.name)
      register(use.expansion.use(libraryForm, form, use.env));
  }
}

function register(use: Use): void {
  const library = declared(use);
  use.expansion.context.libraries?.own.set(writeString(library.name), library);
}

function declared(use: Use): ProgramLibrary {
  const [nameForm, ...declarations] = use.args as [Value, ...Value[]];
  const name = strip(nameForm);
  if (!listItems(name)?.every(isNamePart)) throw use.fail("the name of a library is a list", nameForm);
  const imports: Value[] = [];
  const body: Value[] = [];
  const exports = new Map<string, string>();
  const pending = [...declarations].reverse();
  while (pending.length > 0) {
    const form = pending.pop() as Value;
    const [head, ...args] = formItems(form) ?? [];
    const keyword = head === undefined ? undefined : strip(head);
    const part = new Use(use.expansion, use.special, form, args, use.env);
    switch (keyword instanceof Sym ? keyword.name : undefined) {
      case "export":
        for (const spec of args) exports.set(...exported(part, spec));
        break;
      case "import":
        imports.push(...args);
        break;
      case "begin":
        body.push(...args);
        break;
      case "include":
        body.push(...includedForms(part));
        break;
      case "include-ci":
        body.push(...includedForms(part, true));
        break;
      case "include-library-declarations":
        pushReversed(pending, includedForms(part));
        break;
      case "cond-expand":
        pushReversed(pending, chosenForms(part, hasLibrary));
        break;
      default:
        throw use.fail("there is no such declaration of a library", form);
    }
  }
  return { kind: "program", name, use, imports, exports, body, env: undefined };
}

function isNamePart(part: Value): boolean {
  return part instanceof Sym || (typeof part === "number" && part >= 0);
}

/** `name` or `(rename inside outside)`: the name outside and the name inside. */
function exported(use: Use, spec: Value): [string, string] {
  const name = strip(spec);
  if (name instanceof Sym) return [name.name, name.name];
  const [rename, inside, outside, ...more] = listItems(name) ?? [];
  if (
    rename instanceof Sym &&
    rename.name === "rename" &&
    inside instanceof Sym &&
    outside instanceof Sym &&
    more.length === 0
  )
    return [outside.name, inside.name];
  throw use.fail("name or (rename name name) is expected here", spec);
}
