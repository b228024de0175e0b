/**
 * Layout of values over several lines, as Racket's racket/pretty does it. What fits on a line is printed on it.
 * A list that does not is never filled: its items stand one a line, one column after the parenthesis; lists
 * that begin with the name of a form are laid out as that form is.
 *
 * The work is a stack of steps, each of which may put others before those that are left; so depth is bounded by
 * memory alone.
 */
import { HashTable } from "./hash-table.ts";
import {
  abbreviating,
  abbreviation,
  expressionPrefix,
  type HashNumber,
  isCircular,
  type PrintStyle,
  print,
  printWithin,
  styles,
  tableEntries,
  tablePrefix,
} from "./print.ts";
import { listFrom, NIL, Pair, Sym, type Value } from "./values.ts";

export interface PrettyOptions {
  /** The width of a line. Default: 79. */
  readonly columns?: number;
  /** Default: sicp. */
  readonly style?: PrintStyle;
  /** Whether what is quotable gets a `'` in front. Default: as the style's REPL does. */
  readonly quote?: boolean;
  /** How many columns of the first line are taken; the other lines are indented by as many. Default: 0. */
  readonly startColumn?: number;
  /** How many columns the caller needs after the last line. Default: 0. */
  readonly extra?: number;
  readonly hash?: HashNumber | undefined;
}

/** Without a newline at the end. */
export function pretty(value: Value, options: PrettyOptions = {}): string {
  const layout = new Layout(options);
  layout.expression(value, options.extra ?? 0);
  return layout.finish();
}

/**
 * A call `(operator argument …)`, each argument as an expression; if it does not fit on a line, one argument a
 * line, under the operator. An argument that is a JavaScript string stands for itself: `#:key`.
 */
export function prettyCall(
  operator: string,
  args: readonly (Value | string)[],
  options: PrettyOptions = {},
): string {
  const layout = new Layout(options);
  layout.call(operator, args, options.extra ?? 0);
  return layout.finish();
}

/** How the items of a list are laid out: as expressions, whose first item may name a form, or as plain lists. */
type Kind = "expression" | "list";

/** Where the parts of a form go when it does not fit on a line. */
interface FormLayout {
  /** The subforms after the head that are not part of the body. */
  readonly subforms: readonly Kind[];
  /** A symbol may come before the subforms, as in a named let. */
  readonly named?: boolean;
  /** Where a subform after the first goes: on the same line, or aligned under the first. */
  readonly second?: "same line" | "aligned";
  /** The first subform goes on a line of its own if it does not fit on the head's. */
  readonly mayMove?: boolean;
  readonly body: Kind;
}

type HeadLayout = FormLayout | "clauses" | "arguments";

const procedureLike: FormLayout = { subforms: ["list"], mayMove: true, body: "expression" };
const ifLike: FormLayout = { subforms: ["expression"], body: "expression" };
const caseLike: FormLayout = { subforms: ["expression"], body: "list" };
const letLike: FormLayout = { subforms: ["list"], named: true, body: "expression" };
const beginLike: FormLayout = { subforms: [], body: "expression" };
const doLike: FormLayout = { subforms: ["list", "list"], second: "aligned", body: "expression" };
const moduleLike: FormLayout = {
  subforms: ["expression", "expression"],
  second: "same line",
  body: "expression",
};

const heads = new Map<string, HeadLayout>([
  ...each("lambda λ define define-macro define-syntax syntax-rules shared unless when", procedureLike),
  ...each("if set! set!-values", ifLike),
  ...each("cond case-lambda", "clauses"),
  ...each("case class", caseLike),
  ...each("and or import export require provide link public private override rename inherit", "arguments"),
  ...each("let let* letrec letrec* let-values let*-values letrec-values let-syntax letrec-syntax", letLike),
  ...each("begin begin0", beginLike),
  ...each("do letrec-syntaxes+values", doLike),
  ...each("module send", moduleLike),
]);

function each(names: string, layout: HeadLayout): [string, HeadLayout][] {
  return names.split(" ").map((name) => [name, layout]);
}

/** What is indented further is printed on one line, or the text would grow with the square of the depth. */
const DEEPEST = 1000;

class Layout {
  private text = "";
  private column: number;
  private readonly columns: number;
  private readonly style: PrintStyle;
  private readonly quote: boolean;
  private readonly hash: HashNumber | undefined;
  private readonly steps: (() => void)[] = [];

  constructor(options: PrettyOptions) {
    this.columns = options.columns ?? 79;
    const style = options.style ?? styles.sicp;
    this.style = style.expression ? abbreviating(style) : style;
    this.quote = options.quote ?? style.expression;
    this.column = options.startColumn ?? 0;
    this.hash = options.hash;
  }

  finish(): string {
    for (let step = this.steps.pop(); step !== undefined; step = this.steps.pop()) step();
    return this.text;
  }

  /** A value with its quote, `extra` closing parentheses after it. */
  expression(value: Value, extra: number): void {
    this.put(this.prefix(value));
    if (isCircular(value, this.style)) this.put(this.flat(value));
    else this.item(value, extra, "expression");
  }

  call(operator: string, args: readonly (Value | string)[], extra: number): void {
    const line = this.callOnOneLine(operator, args, extra);
    if (line !== undefined) {
      this.put(line);
      return;
    }
    this.put("(");
    const column = this.column;
    this.put(operator);
    this.next(() => this.put(")"));
    for (const [i, arg] of [...args.entries()].reverse()) {
      this.next(() => {
        this.newline(column);
        if (typeof arg === "string") this.put(arg);
        else this.expression(arg, i === args.length - 1 ? extra + 1 : 0);
      });
    }
  }

  private callOnOneLine(
    operator: string,
    args: readonly (Value | string)[],
    extra: number,
  ): string | undefined {
    const room = this.columns - extra - this.column;
    let line = `(${operator}`;
    for (const arg of args) {
      line += typeof arg === "string" ? ` ${arg}` : ` ${this.prefix(arg)}${this.flat(arg, room)}`;
      if (line.length >= room) return undefined;
    }
    return `${line})`;
  }

  private prefix(value: Value): string {
    return this.quote ? expressionPrefix(value, this.style) : "";
  }

  private put(text: string): void {
    this.text += text;
    this.column += text.length;
  }

  private newline(column: number): void {
    this.text += `\n${" ".repeat(column)}`;
    this.column = column;
  }

  /** Before all steps that are left. What is to come first is added last. */
  private next(step: () => void): void {
    this.steps.push(step);
  }

  private item(value: Value, extra: number, kind: Kind): void {
    const line = this.onOneLine(value, extra);
    if (line !== undefined) this.put(line);
    else if (this.column > DEEPEST) this.put(this.flat(value));
    else if (value instanceof Pair) this.broken(value, extra, kind);
    else if (Array.isArray(value)) this.bracketed("#(", listFrom(value), extra, "expression");
    else if (this.style.tableEntries && value instanceof HashTable)
      this.bracketed(tablePrefix(value), listFrom(tableEntries(value)), extra, "list");
    else this.put(this.flat(value));
  }

  private onOneLine(value: Value, extra: number): string | undefined {
    const room = Math.max(this.columns - extra - this.column, 0);
    return printWithin(room, value, this.style, this.hash);
  }

  private flat(value: Value, limit?: number): string {
    return print(value, { style: this.style, hash: this.hash, limit });
  }

  private broken(pair: Pair, extra: number, kind: Kind): void {
    const sign = abbreviation(pair, this.style);
    if (sign !== undefined) {
      this.put(sign);
      this.next(() => this.item((pair.cdr as Pair).car, extra, "expression"));
      return;
    }
    const head = kind === "expression" && pair.car instanceof Sym ? heads.get(pair.car.name) : undefined;
    if (head === undefined || !(pair.cdr instanceof Pair)) this.bracketed("(", pair, extra, "expression");
    else if (head === "clauses") this.bracketed("(", pair, extra, "list");
    else if (head === "arguments") this.bracketed(this.head(pair), pair.cdr, extra, "expression");
    else this.form(pair, head, extra);
  }

  private head(pair: Pair): string {
    return `(${this.flat(pair.car)} `;
  }

  /** The items of a list one a line, each under the first. */
  private bracketed(open: string, items: Value, extra: number, kind: Kind): void {
    this.put(open);
    this.down(items, this.column, extra, kind, true);
  }

  private down(rest: Value, column: number, extra: number, kind: Kind, first = false): void {
    if (rest === NIL) {
      this.put(")");
      return;
    }
    if (!first) this.newline(column);
    if (rest instanceof Pair) {
      this.next(() => this.down(rest.cdr, column, extra, kind));
      this.next(() => this.item(rest.car, rest.cdr === NIL ? extra + 1 : 0, kind));
    } else {
      this.put(".");
      this.newline(column);
      this.next(() => this.put(")"));
      this.next(() => this.item(rest, extra + 1, kind));
    }
  }

  /** A form whose body is indented by two. */
  private form(pair: Pair, layout: FormLayout, extra: number): void {
    const body = this.column + 2;
    this.put(this.head(pair).trimEnd());
    let rest = pair.cdr;
    if (layout.named && rest instanceof Pair && rest.car instanceof Sym) {
      this.put(` ${this.flat(rest.car)}`);
      rest = rest.cdr;
    }
    this.subforms(rest, layout, 0, this.column + 1, body, extra);
  }

  private subforms(
    rest: Value,
    layout: FormLayout,
    index: number,
    aligned: number,
    body: number,
    extra: number,
  ): void {
    const kind = layout.subforms[index];
    if (kind === undefined || !(rest instanceof Pair)) {
      this.down(rest, body, extra, layout.body);
      return;
    }
    const ownExtra = rest.cdr === NIL ? extra + 1 : 0;
    this.next(() => this.subforms(rest.cdr, layout, index + 1, aligned, body, extra));
    if (index > 0 && layout.second === "aligned") this.newline(aligned);
    else if (layout.mayMove && !this.fitsAfterSpace(rest.car, ownExtra)) this.newline(body);
    else this.put(" ");
    this.next(() => this.item(rest.car, ownExtra, kind));
  }

  private fitsAfterSpace(value: Value, extra: number): boolean {
    return this.onOneLine(value, extra + 1) !== undefined;
  }
}
