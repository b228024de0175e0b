/**
 * What programs say of the libraries they use: `import` (R7RS 5.2), Chicken's `use`, Racket's `require`, Guile's
 * `use-modules`. Every name is there already, so these only check that the library is known and its names exist,
 * and make the names that `rename` and `prefix` ask for.
 */
import type { Core } from "../../core.ts";
import { intern, Pair, Sym, type Value } from "../../data/values.ts";
import { failAt } from "../../errors.ts";
import { spanOf, unwrap } from "../../read/syntax.ts";
import { conditional, nothing, sequence } from "../build.ts";
import { formItems, strip } from "../datum.ts";
import { isCell, keyOf, Macro, resolve, TopLevel } from "../scope.ts";
import { SpecialForm, type Use } from "../special-form.ts";

export const libraryForms = [
  ...["import", "use", "require-extension", "use-modules", "#%require"].map(
    (name) => new SpecialForm(`(${name} library ...)`, importAll),
  ),
  new SpecialForm("(require library ...)", (use) =>
    use.args.every((form) => namesLibrary(use, form)) ? importAll(use) : requireTrue(use),
  ),
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

/** The names that an import set makes visible. */
interface ImportSet {
  /** All names of the library, each with this prefix; undefined: only those in `named`. */
  readonly prefix: string | undefined;
  /** The name here → the name in the library. */
  readonly named: ReadonlyMap<string, string>;
}

const everything: ImportSet = { prefix: "", named: new Map() };

function importAll(use: Use): Core {
  const cores = use.args.flatMap((form) => establish(use, form, importSet(use, form)));
  return sequence([...cores, nothing()], use.span);
}

function importSet(use: Use, form: Value): ImportSet {
  const items = formItems(form) ?? [form];
  const [head, first, ...rest] = items as [Value, Value, ...Value[]];
  const modifier = unwrap(form) instanceof Pair && first !== undefined ? nameOf(head) : undefined;
  switch (modifier) {
    case "only":
    case "only-in":
      return only(
        use,
        use.nested(1, () => importSet(use, first)),
        rest,
      );
    case "except":
    case "except-in":
      return checked(
        use,
        use.nested(1, () => importSet(use, first)),
        rest,
      );
    case "rename":
    case "rename-in":
      return rename(
        use,
        use.nested(1, () => importSet(use, first)),
        rest,
      );
    case "prefix":
      return prefixed(
        use.nested(1, () => importSet(use, first)),
        identifier(use, rest[0] ?? form),
      );
    case "prefix-in":
      return prefixed(
        use.nested(1, () => importSet(use, rest[0] ?? form)),
        identifier(use, first),
      );
    case "for-syntax":
    case "combine-in":
      for (const each of items.slice(1)) use.nested(1, () => importSet(use, each));
      return everything;
    default:
      // Guile: ((srfi srfi-1) #:select (fold))
      checkLibrary(use, unwrap(head as Value) instanceof Pair ? (head as Value) : form);
      return everything;
  }
}

function checkLibrary(use: Use, form: Value): void {
  const { context } = use.expansion;
  const name = strip(form);
  if (context.hasLibrary === undefined || context.hasLibrary(name)) return;
  throw failAt(spanOf(form) ?? use.span, "library", `${use.special.name}: there is no library`, [name], {
    who: use.special.name,
    found: name,
    ...(context.libraries !== undefined && { expected: context.libraries }),
  });
}

/** The library's name for what the set calls `name`, which must exist. */
function meaning(use: Use, set: ImportSet, name: string, at: Value): string {
  const all =
    set.prefix !== undefined && name.startsWith(set.prefix) ? name.slice(set.prefix.length) : undefined;
  const found = set.named.get(name) ?? all;
  if (found !== undefined && isBound(use, found)) return found;
  throw failAt(spanOf(at) ?? use.span, "library", `${use.special.name}: the library has no such name:`, [
    intern(name),
  ]);
}

function isBound(use: Use, name: string): boolean {
  const binding = resolve(intern(name), use.env);
  return !isCell(binding) || binding.value !== undefined;
}

function only(use: Use, set: ImportSet, forms: readonly Value[]): ImportSet {
  return { prefix: undefined, named: new Map(forms.map((form) => entry(use, set, form))) };
}

function checked(use: Use, set: ImportSet, forms: readonly Value[]): ImportSet {
  for (const form of forms) entry(use, set, form);
  return set;
}

function rename(use: Use, set: ImportSet, forms: readonly Value[]): ImportSet {
  return { ...set, named: new Map([...set.named, ...forms.map((form) => entry(use, set, form))]) };
}

/** `name` or `(old new)`: the new name and the library's. */
function entry(use: Use, set: ImportSet, form: Value): [string, string] {
  const [old, renamed = old] = (formItems(form) ?? [form]) as [Value, Value?];
  return [identifier(use, renamed as Value), meaning(use, set, identifier(use, old), form)];
}

function prefixed(set: ImportSet, prefix: string): ImportSet {
  return {
    prefix: set.prefix === undefined ? undefined : prefix + set.prefix,
    named: new Map([...set.named].map(([name, old]) => [prefix + name, old])),
  };
}

function identifier(use: Use, form: Value): string {
  const name = nameOf(form);
  if (name === undefined) throw use.fail("an identifier is expected here", form);
  return name;
}

function nameOf(form: Value): string | undefined {
  const datum = strip(form);
  return datum instanceof Sym ? datum.name : undefined;
}

/** Binds the names of the set that are not there by themselves. */
function establish(use: Use, form: Value, { prefix, named }: ImportSet): Core[] {
  const { env } = use;
  const renamed = [...named].filter(([name, old]) => name !== old);
  if (renamed.length === 0 && !prefix) return [];
  if (!(env instanceof TopLevel)) throw use.fail("names can be changed at top level only", form);
  if (prefix) env.importPrefixed(prefix);
  return renamed.flatMap(([name, old]): Core[] => {
    const binding = resolve(intern(old), env);
    if (binding instanceof Macro || binding instanceof SpecialForm) {
      env.bind(intern(name), binding);
      return [];
    }
    const value = use.expand(intern(old));
    return [{ kind: "define", cell: env.cellToDefine(intern(name)), value, span: use.span }];
  });
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
