/**
 * The system of one interpreter: every builtin, made when it is first asked for. The cells here are the ones the
 * library and the expansions of special forms use; a program's own top level has cells of its own that begin with
 * the same values, so nothing a program redefines can disturb the library.
 */
import { builtins } from "./builtins/index.ts";
import type { Core } from "./core.ts";
import { type Cell, makeCell } from "./data/cell.ts";
import { named } from "./data/procedure.ts";
import type { Span } from "./data/source.ts";
import { EOF, intern, listFrom, NIL, type Value } from "./data/values.ts";
import { type Dialect, dialects } from "./dialects/dialect.ts";
import { exportedNames, isKnownLibrary, knownLibraries } from "./dialects/libraries.ts";
import { Condition, SchemeError } from "./errors.ts";
import { specialForms } from "./expand/forms/index.ts";
import type { LibraryHost } from "./expand/library.ts";
import { type Binding, isCell, TopLevel } from "./expand/scope.ts";
import type { ExpandContext } from "./expand/special-form.ts";
import { library } from "./generated/library.js";
import { libraryFiles } from "./library-files.ts";
import { readAll } from "./read/reader.ts";
import type { Machine } from "./run/machine.ts";
import { loadPrecompiled, type Precompiled } from "./run/precompiled.ts";

const FEATURES = ["r7rs", "queenside", "full-unicode", "ratios", "exact-closed"];

export class System {
  private readonly cells = new Map<string, Cell>();
  context: ExpandContext;

  private readonly libraries: LibraryHost;
  private current: Dialect = dialects.sicp;

  constructor(private readonly machine: Machine) {
    this.libraries = {
      known: knownLibraries,
      own: new Map(),
      isBuiltin: isKnownLibrary,
      exportedNames,
      builtin: (name) => this.builtin(name),
      ...(machine.readSource && { files: libraryFiles(machine.readSource) }),
    };
    this.context = this.contextFor(this.current);
  }

  private contextFor(dialect: Dialect, byName = false): ExpandContext {
    const { readSource } = this.machine;
    return {
      system: (name): Core => ({ kind: "global", cell: this.reserve(name) }),
      duplicateDefines: dialect.duplicateDefines,
      emptyListIsSelfEvaluating: dialect.emptyListIsSelfEvaluating,
      needsElse: byName && dialect.name === "racket",
      features: new Set([...FEATURES, ...dialect.features]),
      ...(readSource && {
        includeSource: (path, span, foldCase) =>
          readAll(
            locating(span, () => readSource(path, span?.source.name)),
            { foldCase },
          ),
      }),
      libraries: this.libraries,
    };
  }

  get dialect(): Dialect {
    return this.current;
  }

  /**
   * From now on programs are of this dialect; names of the top level that a program has not redefined follow.
   * `byName`: the host has named it, so what it forbids is an error even where every program would run.
   */
  use(dialect: Dialect, top: TopLevel, byName = false): void {
    const before = this.current;
    this.current = dialect;
    this.context = this.contextFor(dialect, byName);
    for (const name of new Set([...Object.keys(before.meanings), ...Object.keys(dialect.meanings)])) {
      const binding = top.used(intern(name));
      if (binding === undefined || !isCell(binding)) continue;
      const old = this.value(meaning(before, name));
      const now = this.value(meaning(dialect, name));
      if (now !== undefined && binding.value === old?.value) this.machine.define(binding, now.value);
    }
  }

  /** The builtin of that name, whichever language it is written in; undefined if there is none. */
  value(name: string): { value: Value; leaf: boolean } | undefined {
    const cell = this.reserve(name);
    return cell.value === undefined ? undefined : { value: cell.value, leaf: cell.inlined };
  }

  private reserve(name: string): Cell {
    let cell = this.cells.get(name);
    if (cell === undefined) {
      cell = makeCell(name, "system");
      this.cells.set(name, cell);
      this.fill(cell);
    }
    return cell;
  }

  private fill(cell: Cell): void {
    const builtin = builtins.get(cell.name);
    if (builtin !== undefined) {
      cell.value = builtin.make(this.machine);
      cell.inlined = builtin.leaf;
      return;
    }
    const constant = this.constant(cell.name);
    if (constant !== undefined) cell.value = constant;
    else if (Object.hasOwn(library, cell.name))
      loadPrecompiled(this.machine, library[cell.name] as Precompiled, (name) => this.reserve(name));
  }

  private constant(name: string): Value | undefined {
    switch (name) {
      case "true":
        return true;
      case "false":
        return false;
      case "nil":
      case "null":
      case "empty":
      case "the-empty-stream":
      case "stream-nil":
        return NIL;
      case "eof":
        return EOF;
      case "user-initial-environment":
      case "system-global-environment":
        return this.machine.topLevel;
      case "current-output-port":
        return this.machine.ports.output;
      case "current-input-port":
        return this.machine.ports.input;
      case "current-error-port":
        return this.machine.ports.error;
      default:
        return undefined;
    }
  }

  /** A fresh top level for programs. */
  topLevel(): TopLevel {
    return new TopLevel((name) => this.builtin(name));
  }

  /** What a program's name means before the program says so, in a cell of its own. */
  private builtin(name: string): Binding | undefined {
    const special = specialForms.get(name);
    if (special !== undefined) return special;
    const found = name.startsWith("%") ? undefined : this.programValue(name);
    if (found === undefined) return undefined;
    const cell = makeCell(name, "given");
    cell.value = found.value;
    cell.inlined = found.leaf;
    return cell;
  }

  private programValue(name: string): { value: Value; leaf: boolean } | undefined {
    if (name === "features") return { value: this.featuresProcedure(), leaf: false };
    return this.value(meaning(this.current, name));
  }

  /** R7RS 6.14: what cond-expand finds true, as a list. */
  private featuresProcedure(): Value {
    const info = { name: "features", required: 0, optional: 0, rest: false, builtin: true };
    return named(() => listFrom([...this.context.features].map(intern)), info);
  }
}

/** The name of the builtin that a name means in a dialect. */
function meaning({ meanings }: Dialect, name: string): string {
  return Object.hasOwn(meanings, name) ? (meanings[name] as string) : name;
}

/** What the work throws is at this place, unless it knows better. */
function locating<T>(span: Span | undefined, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof SchemeError && error.payload instanceof Condition) error.payload.span ??= span;
    throw error;
  }
}
