/** Import sets (R7RS 5.2), and what Racket and Guile write in their place. */
import { intern, Pair, Sym, type Value } from "../data/values.ts";
import { failAt } from "../errors.ts";
import { spanOf, unwrap } from "../read/syntax.ts";
import { formItems, strip } from "./datum.ts";
import { findLibrary, type Library, type LibraryHost } from "./library.ts";
import { type Binding, isCell, resolve, type TopLevel } from "./scope.ts";
import type { Use } from "./special-form.ts";

/** The names that an import set makes visible. */
export interface ImportSet {
  readonly libraries: readonly Library[];
  /** By the name here. */
  readonly named: ReadonlyMap<string, Origin>;
  /** Beside those, every name of the system with this prefix; undefined: none. */
  readonly prefix: string | undefined;
}

/** A library, and the name there. */
interface Origin {
  readonly library: Library;
  readonly name: string;
}

export function importSet(use: Use, form: Value): ImportSet {
  const items = formItems(form) ?? [form];
  const [head, first, ...rest] = items as [Value, Value, ...Value[]];
  const modifier = unwrap(form) instanceof Pair && first !== undefined ? nameOf(head) : undefined;
  const inner = (form: Value) => use.nested(1, () => importSet(use, form));
  switch (modifier) {
    case "only":
    case "only-in":
      return only(use, inner(first), rest);
    case "except":
    case "except-in":
      return except(use, inner(first), rest);
    case "rename":
    case "rename-in":
      return rename(use, inner(first), rest);
    case "prefix":
      return prefixed(inner(first), identifier(use, rest[0] ?? form));
    case "prefix-in":
      return prefixed(inner(rest[0] ?? form), identifier(use, first));
    case "for-syntax":
    case "combine-in":
      return union(items.slice(1).map(inner));
    default:
      // Guile: ((srfi srfi-1) #:select (fold))
      return all(findLibrary(use, unwrap(head as Value) instanceof Pair ? (head as Value) : form));
  }
}

/**
 * Makes the names of the set mean in `env` what they mean in their libraries. The libraries must have been
 * evaluated. At an open top level the names of the system are there already.
 */
export function establish(host: LibraryHost | undefined, env: TopLevel, set: ImportSet): void {
  for (const [name, origin] of set.named) {
    const isThere = !env.closed && origin.library.kind === "builtin" && name === origin.name;
    if (!isThere) env.import(name, () => bindingOf(host, origin));
  }
  if (set.prefix !== undefined && (set.prefix !== "" || env.closed)) env.importPrefixed(set.prefix);
}

function bindingOf(host: LibraryHost | undefined, { library, name }: Origin): Binding | undefined {
  if (library.kind === "builtin") return host?.builtin(name);
  return resolve(intern(library.exports.get(name) as string), library.env as TopLevel);
}

function all(library: Library): ImportSet {
  const names = library.kind === "builtin" ? library.names : library.exports.keys();
  const named = new Map([...(names ?? [])].map((name) => [name, { library, name }]));
  return { libraries: [library], named, prefix: names === undefined ? "" : undefined };
}

function union(sets: readonly ImportSet[]): ImportSet {
  return {
    libraries: sets.flatMap(({ libraries }) => libraries),
    named: new Map(sets.flatMap(({ named }) => [...named])),
    prefix: sets.find(({ prefix }) => prefix !== undefined)?.prefix,
  };
}

function only(use: Use, set: ImportSet, forms: readonly Value[]): ImportSet {
  const named = new Map(forms.map((form) => entry(use, set, form).slice(1) as [string, Origin]));
  return { ...set, prefix: undefined, named };
}

function except(use: Use, set: ImportSet, forms: readonly Value[]): ImportSet {
  const named = new Map(set.named);
  for (const form of forms) named.delete(entry(use, set, form)[0]);
  return { ...set, named };
}

function rename(use: Use, set: ImportSet, forms: readonly Value[]): ImportSet {
  const entries = forms.map((form) => entry(use, set, form));
  const named = new Map(set.named);
  for (const [old] of entries) named.delete(old);
  for (const [, name, origin] of entries) named.set(name, origin);
  return { ...set, named };
}

/** `name` or `(old new)`: the old name, the new one, and what they mean. */
function entry(use: Use, set: ImportSet, form: Value): [string, string, Origin] {
  const [old, renamed = old] = (formItems(form) ?? [form]) as [Value, Value?];
  const name = identifier(use, old);
  return [name, identifier(use, renamed as Value), originOf(use, set, name, form)];
}

function originOf(use: Use, set: ImportSet, name: string, at: Value): Origin {
  const named = set.named.get(name);
  if (named !== undefined) return named;
  if (set.prefix !== undefined && name.startsWith(set.prefix)) {
    const inside = name.slice(set.prefix.length);
    if (isKnown(use, inside)) return { library: { kind: "builtin", names: undefined }, name: inside };
  }
  throw failAt(spanOf(at) ?? use.span, "library", `${use.special.name}: the library has no such name:`, [
    intern(name),
  ]);
}

function isKnown(use: Use, name: string): boolean {
  const { libraries } = use.expansion.context;
  if (libraries?.builtin(name) !== undefined) return true;
  const binding = resolve(intern(name), use.env);
  return !isCell(binding) || binding.value !== undefined;
}

function prefixed(set: ImportSet, prefix: string): ImportSet {
  return {
    ...set,
    named: new Map([...set.named].map(([name, origin]) => [prefix + name, origin])),
    prefix: set.prefix === undefined ? undefined : prefix + set.prefix,
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
