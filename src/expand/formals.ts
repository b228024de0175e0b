/** Parameter lists: R7RS 4.1.4, MIT's #!optional and #!rest, Racket's defaults and keywords, Guile's lambda*. */

import type { Core } from "../core.ts";
import { Variable } from "../core.ts";
import { intern, NIL, Sym, Unique, type Value } from "../data/values.ts";
import { unwrap } from "../read/syntax.ts";
import { quote } from "./build.ts";
import { formItems, formParts } from "./datum.ts";
import { baseSymbol, type Environment, Frame, keyOf } from "./scope.ts";
import type { Use } from "./special-form.ts";

/** The variable of a parameter [name default], the name's own variable, and the value it may need. */
export interface Default {
  readonly given: Variable;
  readonly variable: Variable;
  readonly value: Core;
}

/** A parameter that is given as `#:name value`, and whether it must be. */
export interface Keyword {
  readonly name: Sym;
  readonly given: Variable;
  readonly needed: boolean;
}

export interface Formals {
  readonly required: readonly Variable[];
  readonly optional: readonly Variable[];
  readonly keywords: readonly Keyword[];
  readonly rest: Variable | undefined;
  readonly defaults: readonly Default[];
  /** Where they are bound. */
  readonly env: Frame;
}

/**
 * Binds the names of a parameter list: `(a b)`, `(a . rest)`, `rest`, MIT's `(a #!optional b #!rest c)`, Racket's
 * `(a [b default] #:c c #:d [d default])`, and, in lambda* and define*, Guile's `(a #:optional b (c default)
 * #:key d (e default) #:rest f)`.
 */
export function bindFormals(use: Use, formals: Value, outer: Environment): Formals {
  const list = new ParameterList(use, outer);
  const { items, tail } = formParts(formals);
  for (const item of items) list.add(item);
  list.end(tail);
  return list;
}

/** The formals of let-values and its like, which know only names. */
export function bindReceived(use: Use, formals: Value, outer: Environment): Formals {
  const result = bindFormals(use, formals, outer);
  if (result.optional.length + result.keywords.length > 0)
    throw use.fail("only names can stand here", formals);
  return result;
}

export function bindParameter(use: Use, form: Value, env: Frame): Variable {
  const key = keyOf(form);
  if (key === undefined) throw use.fail("a parameter must be an identifier", form);
  if (env.own(key) !== undefined) throw use.fail("two parameters have the same name", form);
  return env.variable(key);
}

type Mode = "required" | "optional" | "key" | "rest" | "done";

class ParameterList implements Formals {
  readonly required: Variable[] = [];
  readonly optional: Variable[] = [];
  readonly keywords: Keyword[] = [];
  readonly defaults: Default[] = [];
  rest: Variable | undefined;
  readonly env: Frame;
  private mode: Mode = "required";
  /** Racket's keyword that the next parameter goes by. */
  private keyword: Sym | undefined;
  private readonly guile: boolean;

  constructor(
    private readonly use: Use,
    outer: Environment,
  ) {
    this.env = new Frame(outer);
    this.guile = /^(?:lambda|define)\*$/.test(use.special.name);
  }

  add(item: Value): void {
    const marker = markerName(item);
    if (marker !== undefined) this.mark(marker, item);
    else if (this.keyword !== undefined) this.addKeyword(this.keyword, item);
    else if (this.mode === "done") throw this.misplaced(item);
    else if (this.mode === "rest") {
      this.rest = bindParameter(this.use, item, this.env);
      this.mode = "done";
    } else if (this.mode === "key") {
      const name = keyOf(formItems(item)?.[0] ?? item);
      this.addKeyword(intern(`#:${name === undefined ? "" : baseSymbol(name).name}`), item);
    } else if (this.hasDefault(item)) this.optional.push(this.bindDefault(item));
    else (this.mode === "optional" ? this.optional : this.required).push(this.bindName(item));
  }

  end(tail: Value): void {
    if (this.keyword !== undefined || this.mode === "rest") throw this.misplaced(tail);
    if (tail === NIL) return;
    if (this.rest !== undefined) throw this.use.fail("two rest parameters", tail);
    this.rest = bindParameter(this.use, tail, this.env);
  }

  private mark(marker: string, item: Value): void {
    const mode = modes[marker];
    if (mode === undefined || (marker.startsWith("#:") && !this.guile)) {
      if (this.keyword !== undefined || !marker.startsWith("#:")) throw this.misplaced(item);
      this.keyword = unwrap(item) as Sym;
    } else if (order.indexOf(mode) > order.indexOf(this.mode)) this.mode = mode;
    else throw this.misplaced(item);
  }

  private addKeyword(name: Sym, item: Value): void {
    this.keyword = undefined;
    const withDefault = this.mode === "key" || this.hasDefault(item);
    const given = withDefault ? this.bindDefault(item) : this.bindName(item);
    this.keywords.push({ name, given, needed: !withDefault });
  }

  private hasDefault(item: Value): boolean {
    return formItems(item)?.length === 2 || (this.guile && this.mode === "optional");
  }

  private bindName(item: Value): Variable {
    return bindParameter(this.use, item, this.env);
  }

  // The default sees the parameters before it, so it is expanded before its own name is bound.
  private bindDefault(item: Value): Variable {
    const [name, form] = (formItems(item) ?? [item]) as [Value, Value?];
    const value = form === undefined ? quote(false) : this.use.expand(form, this.env);
    const variable = this.bindName(name);
    const given = new Variable(variable.name);
    this.defaults.push({ given, variable, value });
    return given;
  }

  private misplaced(item: Value): Error {
    return this.use.fail("this cannot stand here", item);
  }
}

const modes: Readonly<Record<string, Mode>> = {
  "#!optional": "optional",
  "#!key": "key",
  "#!rest": "rest",
  "#:optional": "optional",
  "#:key": "key",
  "#:rest": "rest",
};

const order: readonly Mode[] = ["required", "optional", "key", "rest"];

function markerName(form: Value): string | undefined {
  const datum = unwrap(form);
  const name = datum instanceof Sym ? datum.name : datum instanceof Unique ? datum.tag : undefined;
  return name !== undefined && (/^#:./.test(name) || name.startsWith("#!")) ? name : undefined;
}
