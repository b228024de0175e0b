/** Special forms: how one is declared, and what its expander is given. */
import type { Core } from "../core.ts";
import type { Span } from "../data/source.ts";
import { Obj, type Value } from "../data/values.ts";
import { failAt, type SchemeError } from "../errors.ts";
import { spanOf } from "../read/syntax.ts";
import { expandBody } from "./body.ts";
import { call } from "./build.ts";
import { strip } from "./datum.ts";
import type { LibraryHost } from "./library.ts";
import { type Environment, isAuxiliary, type Key, keyOf, type Macro, type TopLevel } from "./scope.ts";
import type { SystemName } from "./system.ts";

/** What the expander must be told by its owner. */
export interface ExpandContext {
  /** A reference to the system's own procedure of that name (system.ts). */
  system(name: SystemName): Core;
  /** Two internal defines of one name: an error, or, in Chicken, the last one counts. */
  readonly duplicateDefines: "error" | "last";
  /** MIT: () evaluates to itself. */
  readonly emptyListIsSelfEvaluating: boolean;
  /** Racket, where a program's host has asked for it by name: an `if` has an alternative. */
  readonly needsElse?: boolean;
  /** What cond-expand finds true (R7RS 4.2.1). */
  readonly features: ReadonlySet<string>;
  /** Absent where every library counts as known, and none is a program's own. */
  readonly libraries?: LibraryHost;
  /** The forms of a file that `include` names; absent where there are no files. */
  includeSource?(path: string, span: Span | undefined, foldCase?: boolean): readonly Value[];
}

/** What is done for a form at top level, in order. */
export type TopLevelStep =
  | { readonly form: Value; readonly env: TopLevel }
  /** Something that is due once the steps before have been evaluated. */
  | { readonly perform: () => Core };

/** The part of the expander that special forms use. */
export interface Expansion {
  readonly context: ExpandContext;
  expand(form: Value, env: Environment): Core;
  head(form: Value, env: Environment): { form: Value; special: SpecialForm | undefined };
  use(special: SpecialForm, form: Value, env: Environment): Use;
  /** Counts what follows as nested `levels` deeper; a limit error if that is too deep. */
  deepen(levels: number, form: Value): void;
}

/** What a definition does to the scope it stands in. Values are expanded once all names of the scope are known. */
export type Definition =
  | {
      readonly kind: "variable";
      readonly key: Key;
      readonly form: Value;
      readonly value: (env: Environment) => Core;
    }
  | {
      readonly kind: "syntax";
      readonly key: Key;
      readonly form: Value;
      readonly macro: (env: Environment) => Macro | SpecialForm;
    }
  /** Forms that stand in the place of the one that gave them. */
  | { readonly kind: "splice"; readonly forms: readonly Value[] };

export class SpecialForm extends Obj {
  readonly tag = "syntax";
  readonly name: string;
  private readonly arity: { min: number; max: number };

  constructor(
    /**
     * As a message shows it, and as it is checked: "(if test consequent [alternative])", "(or test ...)",
     * "(define name [expression]) or (define (name formal ...) body ...)".
     */
    readonly shape: string,
    readonly expander: (use: Use) => Core,
    /** Of forms that may stand where a definition may. */
    readonly definer?: (use: Use) => readonly Definition[],
    /** Of forms that do at top level what they cannot do elsewhere. */
    readonly topLevel?: (use: Use, env: TopLevel) => readonly TopLevelStep[],
  ) {
    super();
    this.name = (/^\(([^\s)]+)/.exec(shape) as RegExpExecArray)[1] as string;
    this.arity = shapeArity(shape);
  }

  admits(count: number): boolean {
    return count >= this.arity.min && count <= this.arity.max;
  }
}

/** One use of a special form. */
export class Use {
  readonly span: Span | undefined;
  constructor(
    readonly expansion: Expansion,
    readonly special: SpecialForm,
    readonly form: Value,
    /** The elements after the keyword. */
    readonly args: readonly Value[],
    readonly env: Environment,
  ) {
    this.span = spanOf(form);
  }

  expand(form: Value, env: Environment = this.env): Core {
    return this.expansion.expand(form, env);
  }

  /** A sequence that may begin with, or contain, definitions. */
  body(forms: readonly Value[], env: Environment = this.env): Core {
    return expandBody(this, forms, env);
  }

  /** A call of a system procedure. */
  call(name: SystemName, ...operands: Core[]): Core {
    return call(this.expansion.context.system(name), operands, this.span);
  }

  /** True if the form is the auxiliary keyword, like `else`. */
  is(form: Value, auxiliary: string, env: Environment = this.env): boolean {
    return isAuxiliary(form, auxiliary, env);
  }

  /** The key of a form that must be an identifier. */
  key(form: Value): Key {
    const key = keyOf(form);
    if (key === undefined) throw this.fail("an identifier is expected here", form);
    return key;
  }

  /** `why` is a phrase; the message starts with the form's name, and the parts show its shape. */
  fail(why: string, at: Value = this.form): SchemeError {
    return failAt(spanOf(at) ?? this.span, "syntax-error", `${this.special.name}: ${why}`, [], {
      who: this.special.name,
      expected: this.special.shape,
      found: strip(at),
    });
  }

  /** Expands each of a chain, like the tests of `or`, whose Core is nested in that of the one before. */
  chain<T, R>(forms: readonly T[], action: (form: T, i: number) => R): R[] {
    const results: R[] = [];
    for (let i = 0; i < forms.length; i++) {
      results.push(action(forms[i] as T, i));
      this.expansion.deepen(1, this.form);
    }
    this.expansion.deepen(-forms.length, this.form);
    return results;
  }

  nested<T>(levels: number, action: () => T): T {
    this.expansion.deepen(levels, this.form);
    const result = action();
    this.expansion.deepen(-levels, this.form);
    return result;
  }
}

/** How many elements may follow the keyword: `[x]` is optional, `x ...` any number, ` or ` joins two shapes. */
function shapeArity(shape: string): { min: number; max: number } {
  const arities = shape.split(" or ").map((one) => {
    let outer = one.slice(1, -1);
    for (let before = ""; before !== outer; ) {
      before = outer;
      outer = outer.replace(/\([^()[\]]*\)/g, "list").replace(/\[[^()[\]]*\]/g, "?");
    }
    const words = outer.split(" ").slice(1);
    const repeated = words.at(-1) === "...";
    const fixed = repeated ? words.slice(0, -2) : words;
    const min = fixed.filter((word) => word !== "?").length;
    return { min, max: repeated ? Number.POSITIVE_INFINITY : fixed.length };
  });
  return { min: Math.min(...arities.map((a) => a.min)), max: Math.max(...arities.map((a) => a.max)) };
}
