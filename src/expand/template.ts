/** Templates of syntax-rules (R7RS 4.3.2), compiled once and filled in for each use. */
import type { Span } from "../data/source.ts";
import { listFrom, NIL, Pair, type Value } from "../data/values.ts";
import { failAt } from "../errors.ts";
import { unwrap } from "../read/syntax.ts";
import { formParts, placed } from "./datum.ts";
import type { Match, Repeated } from "./pattern.ts";
import { Alias, type Environment, type Key, keyOf } from "./scope.ts";

type Template =
  | { readonly kind: "variable"; readonly index: number }
  | { readonly kind: "insert"; readonly key: Key }
  | { readonly kind: "datum"; readonly value: Value }
  | { readonly kind: "list"; readonly elements: readonly Element[]; readonly tail: Template }
  | { readonly kind: "vector"; readonly elements: readonly Element[] };

/** A template followed by as many ellipses as there are loops, the outermost first. */
interface Element {
  readonly template: Template;
  readonly loops: readonly Loop[];
}

/** An ellipsis, and the variables that it steps through. */
interface Loop {
  readonly drivers: Set<number>;
  readonly form: Value;
}

/** What a template's identifiers are. */
export interface TemplateScope {
  isEllipsis(form: Value): boolean;
  /** Of a pattern variable: its number, and under how many ellipses it stood. */
  variable(key: Key): { readonly index: number; readonly level: number } | undefined;
  fail(why: string, at: Value): Error;
  nested<T>(i: number, action: () => T): T;
}

/** Fills the template in. Each symbol that it inserts becomes one new alias. */
export type Instantiate = (filling: Filling) => Value;

export interface Filling {
  /** What the pattern variables stand for. */
  readonly slots: Match[];
  /** Where the macro was defined. */
  readonly definition: Environment;
  /** Of the macro's use. */
  readonly span: Span | undefined;
  readonly spend: (parts: number) => void;
}

export function compileTemplate(form: Value, scope: TemplateScope): Instantiate {
  const compiler = new Compiler(scope);
  const template = compiler.compile(form, [], true);
  compiler.placeDrivers();
  return (filling) => new Filler(filling).fill(template);
}

/** A variable in a template, inside these ellipses, from the outermost. */
interface Occurrence {
  readonly index: number;
  readonly level: number;
  readonly loops: readonly Loop[];
}

class Compiler {
  private readonly loops: Loop[] = [];
  private readonly occurrences: Occurrence[] = [];

  constructor(private readonly scope: TemplateScope) {}

  /** `escapes` is false inside (... ...), where an ellipsis is an identifier like any other. */
  compile(form: Value, outer: readonly Loop[], escapes: boolean): Template {
    const datum = unwrap(form);
    const key = keyOf(form);
    if (key !== undefined) return this.identifier(form, key, outer, escapes);
    if (Array.isArray(datum)) {
      const elements = this.scope.nested(1, () => this.elements(datum, outer, escapes));
      return { kind: "vector", elements };
    }
    if (!(datum instanceof Pair)) return { kind: "datum", value: datum };
    const { items, tail } = formParts(form);
    if (escapes && items.length === 2 && tail === NIL && this.scope.isEllipsis(items[0] as Value))
      return this.compile(items[1] as Value, outer, false);
    return this.scope.nested(1, () => ({
      kind: "list",
      elements: this.elements(items, outer, escapes),
      tail: this.compile(tail, outer, escapes),
    }));
  }

  private identifier(form: Value, key: Key, outer: readonly Loop[], escapes: boolean): Template {
    const variable = this.scope.variable(key);
    if (variable === undefined) {
      if (escapes && this.scope.isEllipsis(form))
        throw this.scope.fail("an ellipsis must follow a template", form);
      return { kind: "insert", key };
    }
    if (variable.level > outer.length)
      throw this.scope.fail("this variable needs more ellipses after it", form);
    this.occurrences.push({ ...variable, loops: outer });
    return { kind: "variable", index: variable.index };
  }

  private elements(items: readonly Value[], outer: readonly Loop[], escapes: boolean): Element[] {
    const elements: Element[] = [];
    for (let i = 0; i < items.length; ) {
      const form = items[i++] as Value;
      const loops: Loop[] = [];
      for (; escapes && i < items.length && this.scope.isEllipsis(items[i] as Value); i++)
        loops.unshift({ drivers: new Set(), form: items[i] as Value });
      this.loops.push(...loops);
      elements.push({ template: this.compile(form, [...outer, ...loops], escapes), loops });
    }
    return elements;
  }

  /**
   * A variable under as many ellipses as in its pattern is stepped through by each. One under more is stepped
   * through by those ellipses that nothing else drives, from the inside, and then from the outside; the others
   * repeat it.
   */
  placeDrivers(): void {
    const exact = ({ level, loops }: Occurrence) => level === loops.length;
    for (const { index, loops } of this.occurrences.filter(exact))
      for (const loop of loops) loop.drivers.add(index);
    for (const { index, level, loops } of this.occurrences.filter((o) => !exact(o))) {
      const undriven = loops.filter((loop) => loop.drivers.size === 0).reverse();
      const candidates = [...undriven, ...loops.filter((loop) => !undriven.includes(loop))];
      let needed = level - loops.filter((loop) => loop.drivers.has(index)).length;
      for (const loop of candidates) {
        if (needed <= 0) break;
        if (loop.drivers.has(index)) continue;
        loop.drivers.add(index);
        needed -= 1;
      }
    }
    const idle = this.loops.find((loop) => loop.drivers.size === 0);
    if (idle !== undefined)
      throw this.scope.fail("no variable with an ellipsis stands before this one", idle.form);
  }
}

class Filler {
  private readonly aliases = new Map<Key, Alias>();

  private readonly slots: Match[];
  private readonly span: Span | undefined;

  constructor(private readonly filling: Filling) {
    this.slots = filling.slots;
    this.span = filling.span;
  }

  fill(template: Template): Value {
    switch (template.kind) {
      case "variable":
        return this.slots[template.index] as Value;
      case "insert":
        return placed(this.alias(template.key), this.span);
      case "datum":
        return template.value;
      case "list":
        return this.list(template.elements, template.tail);
      case "vector":
        return placed(this.elements(template.elements), this.span);
    }
  }

  private alias(key: Key): Alias {
    let alias = this.aliases.get(key);
    if (alias === undefined) {
      alias = new Alias(key, this.filling.definition);
      this.aliases.set(key, alias);
    }
    return alias;
  }

  private list(elements: readonly Element[], tail: Template): Value {
    return placed(listFrom(this.elements(elements), this.fill(tail)), this.span);
  }

  private elements(elements: readonly Element[]): Value[] {
    const items: Value[] = [];
    for (const { template, loops } of elements) this.repeat(template, loops, 0, items);
    return items;
  }

  private repeat(template: Template, loops: readonly Loop[], depth: number, items: Value[]): void {
    const loop = loops[depth];
    if (loop === undefined) {
      this.filling.spend(1);
      items.push(this.fill(template));
      return;
    }
    const saved = [...loop.drivers].map((index) => [index, this.slots[index] as Repeated] as const);
    const length = saved[0]?.[1].items.length ?? 0;
    if (saved.some(([, match]) => match.items.length !== length))
      throw failAt(
        this.span,
        "syntax-error",
        "variables under one ellipsis match different numbers of forms",
      );
    for (let i = 0; i < length; i++) {
      for (const [index, match] of saved) this.slots[index] = match.items[i] as Match;
      this.repeat(template, loops, depth + 1, items);
    }
    for (const [index, match] of saved) this.slots[index] = match;
  }
}
