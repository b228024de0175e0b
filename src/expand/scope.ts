/**
 * Identifiers and what they mean. Hygiene is by renaming: every symbol that a macro inserts becomes an Alias,
 * fresh in each expansion, that remembers where the macro was defined. A binding form binds the very object it
 * finds, so what a macro binds and what its user binds never meet; an alias that nothing bound means what its
 * name means where the macro was defined.
 *
 *   identifier   Sym | Alias, either of them perhaps inside a Syntax
 *   key          that Sym or Alias itself
 *   environment  Frame → Frame → … → TopLevel
 *   binding      Variable (a local) | Cell (a global) | Macro | SpecialForm
 */
import { Variable } from "../core.ts";
import { type Cell, makeCell } from "../data/cell.ts";
import { intern, Obj, Sym, type Value } from "../data/values.ts";
import { Syntax } from "../read/syntax.ts";
import type { SpecialForm } from "./special-form.ts";

export class Alias extends Obj {
  readonly tag = "identifier";
  constructor(
    readonly name: Key,
    /** Where `name` is looked up unless something binds the alias itself. */
    readonly env: Environment,
  ) {
    super();
  }
}

export type Key = Sym | Alias;

/** A macro that rewrites a form; the result is expanded in the environment of the use. */
export class Macro extends Obj {
  readonly tag = "macro";
  constructor(
    readonly name: string,
    /** `spend` is told how many parts the result has as they are made, and may refuse to go on. */
    readonly transform: (form: Value, use: Environment, spend: (parts: number) => void) => Value,
  ) {
    super();
  }
}

export type Binding = Variable | Cell | Macro | SpecialForm;
export type Environment = Frame | TopLevel;

/** The bindings of one local scope. */
export class Frame {
  private readonly bindings = new Map<Key, Binding>();
  constructor(readonly parent: Environment) {}

  own(key: Key): Binding | undefined {
    return this.bindings.get(key);
  }

  bind(key: Key, binding: Binding): void {
    this.bindings.set(key, binding);
  }

  entries(): Iterable<[Key, Binding]> {
    return this.bindings.entries();
  }

  /** Binds the key to a new local variable. */
  variable(key: Key): Variable {
    const variable = new Variable(baseSymbol(key).name);
    this.bindings.set(key, variable);
    return variable;
  }
}

/** A top-level environment: what `eval` takes as its second argument. */
export class TopLevel extends Obj {
  readonly tag = "environment";
  private readonly bindings = new Map<Key, Binding>();
  private readonly prefixes: string[] = [];
  private readonly imports = new Map<string, () => Binding | undefined>();
  private readonly borrowed = new Set<Cell>();

  constructor(
    /** Asked once for each interned name; undefined makes an empty cell. */
    private readonly lookup: (name: string) => Binding | undefined,
    /** Closed: only what has been imported is there. Inner: what `lookup` gives belongs to an enclosing one. */
    private readonly kind: "open" | "closed" | "inner" = "open",
  ) {
    super();
  }

  /** Every symbol has a binding here, perhaps an empty cell; an alias only if it was defined. */
  own(key: Key): Binding | undefined {
    let binding = this.bindings.get(key);
    if (binding === undefined && key instanceof Sym) {
      binding = (key.interned ? this.meaning(key.name) : undefined) ?? makeCell(key.name);
      this.bindings.set(key, binding);
    }
    return binding;
  }

  private meaning(name: string): Binding | undefined {
    const binding = this.imported(name) ?? (this.closed ? undefined : this.given(name));
    const prefix = binding ? undefined : this.prefixes.find((it) => name.startsWith(it));
    return prefix === undefined ? binding : this.lookup(name.slice(prefix.length));
  }

  get closed(): boolean {
    return this.kind === "closed";
  }

  private given(name: string): Binding | undefined {
    const binding = this.lookup(name);
    if (this.kind === "inner" && binding !== undefined) this.borrow(binding);
    return binding;
  }

  private borrow(binding: Binding): void {
    if (isCell(binding)) this.borrowed.add(binding);
  }

  /** True of the cells of others, which a definition here leaves alone. */
  borrows(cell: Cell): boolean {
    return this.borrowed.has(cell);
  }

  /** Another top level, in which nothing has been defined yet. */
  pristine(kind: "open" | "closed" = "open"): TopLevel {
    return new TopLevel(this.lookup, kind);
  }

  private imported(name: string): Binding | undefined {
    const binding = this.imports.get(name)?.();
    if (binding !== undefined) this.borrow(binding);
    return binding;
  }

  /** From now on the name means what `origin` gives, which is asked once; what it meant before is forgotten. */
  import(name: string, origin: () => Binding | undefined): void {
    this.imports.set(name, origin);
    this.bindings.delete(intern(name));
  }

  /** From now on each name that begins with this prefix, and has no other meaning, means what follows it. */
  importPrefixed(prefix: string): void {
    this.prefixes.unshift(prefix);
  }

  bind(key: Key, binding: Binding): void {
    this.bindings.set(key, binding);
  }

  /** Whether the name has been imported or has a meaning of another kind. */
  knows(name: string): boolean {
    const binding = this.own(intern(name));
    return this.imports.has(name) || (binding !== undefined && !isUnbound(binding));
  }

  /** The binding of a name that has been used here. */
  used(key: Key): Binding | undefined {
    return this.bindings.get(key);
  }

  /** The names that have been used here and have a meaning. */
  *boundNames(): Generator<string, void, void> {
    for (const [key, binding] of this.bindings) {
      if (key instanceof Sym && key.interned && !isUnbound(binding)) yield key.name;
    }
  }

  /** The cell that a top-level definition of the key fills; it replaces a macro or special form. */
  cellToDefine(key: Key): Cell {
    const binding = this.own(key);
    if (binding !== undefined && isCell(binding) && !this.borrows(binding)) return binding;
    const cell = makeCell(baseSymbol(key).name);
    this.bindings.set(key, cell);
    return cell;
  }
}

export function isCell(binding: Binding): binding is Cell {
  return !(binding instanceof Variable || binding instanceof Obj);
}

/** The identifier's key, or undefined if the form is not an identifier. */
export function keyOf(form: Value): Key | undefined {
  const datum = form instanceof Syntax ? form.datum : form;
  return datum instanceof Sym || datum instanceof Alias ? datum : undefined;
}

export function resolve(key: Key, env: Environment): Binding {
  for (;;) {
    const found = find(key, env);
    if (found !== undefined) return found;
    ({ name: key, env } = key as Alias);
  }
}

function find(key: Key, env: Environment): Binding | undefined {
  while (env instanceof Frame) {
    const binding = env.own(key);
    if (binding !== undefined) return binding;
    env = env.parent;
  }
  return env.own(key);
}

/** The symbol that the user or the macro's author wrote. */
export function baseSymbol(key: Key): Sym {
  while (key instanceof Alias) key = key.name;
  return key;
}

/** free-identifier=?: the same binding, or the same builtin, or both unbound with the same name (R7RS 4.3.2). */
export function sameIdentifier(a: Key, envA: Environment, b: Key, envB: Environment): boolean {
  const left = resolve(a, envA);
  const right = resolve(b, envB);
  return left === right || (isCell(left) && isCell(right) && mean(left, right));
}

// Each top level has cells of its own for the builtins.
function mean(left: Cell, right: Cell): boolean {
  if (left.name !== right.name || left.value !== right.value) return false;
  return left.value === undefined || (typeof left.value === "function" && left.inlined && right.inlined);
}

/** True if the identifier means the auxiliary keyword `name`: else, =>, …, _, unquote. Nothing binds those. */
export function isAuxiliary(form: Value, name: string, env: Environment): boolean {
  const key = keyOf(form);
  if (key === undefined || baseSymbol(key).name !== name) return false;
  return isUnbound(resolve(key, env));
}

function isUnbound(binding: Binding): binding is Cell {
  return isCell(binding) && binding.value === undefined;
}
