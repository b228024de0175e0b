/** The printer: `display`, `write`, `write-shared`, `write-simple` (R7RS 6.13.3) and what a REPL shows. */
import { fail } from "../errors.ts";
import { HashTable } from "./hash-table.ts";
import { cyclicObjects, sharedObjects } from "./labels.ts";
import { atomText } from "./print-atom.ts";
import { type HashNumber, HashNumbers, type PrintStyle, styles } from "./print-style.ts";
import { SchemePromise } from "./promise.ts";
import { type RecordInstance, transparentFields } from "./record.ts";
import { listFrom, NIL, Pair, Sym, type Value, Values } from "./values.ts";

export { stringText } from "./print-atom.ts";
export { type HashNumber, HashNumbers, type PrintStyle, type StyleName, styles } from "./print-style.ts";

/** `display` and `write` label what is circular, `write-shared` whatever is shared, `write-simple` nothing. */
export type PrintMode = "display" | "write" | "write-shared" | "write-simple";

export interface PrintOptions {
  /** Default: write. */
  readonly mode?: PrintMode;
  /** Default: sicp. */
  readonly style?: PrintStyle;
  /** Default: numbers from 12 in each call. */
  readonly hash?: HashNumber | undefined;
  /** Print no more than so many characters, and an ellipsis in place of the rest. */
  readonly limit?: number | undefined;
}

/** Throws only for `write-simple` of a circular value, whose text would not end. */
export function print(value: Value, options: PrintOptions = {}): string {
  const mode = options.mode ?? "write";
  const style = options.style ?? styles.sicp;
  const labels = labelledObjects(value, mode, style);
  if (mode === "write-simple" && labels.size > 0) {
    throw fail("limit", "write-simple: the object contains itself, so its text would not end", [], {
      who: "write-simple",
      hint: "write shows circular objects with labels",
    });
  }
  const walker = new Walker(mode === "display", style, options.hash, options.limit, labels);
  return walker.print(value) ? walker.text : walker.cut();
}

export function displayString(value: Value, style: PrintStyle = styles.sicp, hash?: HashNumber): string {
  return print(value, { mode: "display", style, hash });
}

export function writeString(value: Value, style: PrintStyle = styles.sicp, hash?: HashNumber): string {
  return print(value, { style, hash });
}

/** What a REPL shows for a value, on one line; several values on one line each, and no value as "". */
export function printValue(value: Value, style: PrintStyle, hash?: HashNumber): string {
  if (value instanceof Values) return value.items.map((item) => printValue(item, style, hash)).join("\n");
  return printExpression(value, { style, hash });
}

/** As `write`, but in a style with expressions, an expression that gives the value: Racket's `print`. */
export function printExpression(value: Value, options: PrintOptions): string {
  const style = options.style ?? styles.sicp;
  if (!style.expression) return print(value, options);
  return expressionPrefix(value, style) + print(value, { ...options, style: abbreviating(style) });
}

/** The quote before a value that, unlike a number, is not an expression for itself. */
export function expressionPrefix(value: Value, style: PrintStyle): string {
  return value instanceof Sym || value === NIL || hasParts(value, style) ? "'" : "";
}

/** Racket abbreviates (quote x) in expressions, and not where it writes. */
export function abbreviating(style: PrintStyle): PrintStyle {
  return style.quoteForms ? style : { ...style, quoteForms: true };
}

/** The text of a value that is not circular, or undefined if it takes more characters than `room`. */
export function printWithin(
  room: number,
  value: Value,
  style: PrintStyle,
  hash?: HashNumber,
): string | undefined {
  const walker = new Walker(false, style, hash, room, new Set());
  return walker.print(value) ? walker.text : undefined;
}

/** Whether the value, written, needs labels. */
export function isCircular(value: Value, style: PrintStyle): boolean {
  return labelledObjects(value, "write", style).size > 0;
}

/** The sign of (quote x), (quasiquote x) …, if the style abbreviates these. */
export function abbreviation(value: Pair, style: PrintStyle): string | undefined {
  if (!style.quoteForms || !(value.car instanceof Sym)) return undefined;
  const sign = ABBREVIATIONS[value.car.name];
  return sign !== undefined && value.cdr instanceof Pair && value.cdr.cdr === NIL ? sign : undefined;
}

const ABBREVIATIONS: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  quote: "'",
  quasiquote: "`",
  unquote: ",",
  "unquote-splicing": ",@",
});

function labelledObjects(value: Value, mode: PrintMode, style: PrintStyle): Set<Value> {
  const partsOf = (whole: Value): readonly Value[] | undefined => {
    if (whole instanceof Pair) return [whole.car, whole.cdr];
    if (Array.isArray(whole)) return whole;
    const fields = transparentFields(whole);
    if (fields !== undefined) return fields;
    return style.tableEntries && whole instanceof HashTable ? whole.entryArray().flat() : undefined;
  };
  return mode === "write-shared" ? sharedObjects(value, partsOf) : cyclicObjects(value, partsOf);
}

function hasParts(value: Value, style: PrintStyle): boolean {
  return (
    value instanceof Pair ||
    Array.isArray(value) ||
    transparentFields(value) !== undefined ||
    (style.tableEntries && value instanceof HashTable)
  );
}

/** What is left to print of a list or a vector that has been opened. */
interface Frame {
  rest: Value;
  readonly items: readonly Value[] | undefined;
  next: number;
  readonly close: string;
}

/** One pass over a value, with the lists it stands in on a stack of its own. */
class Walker {
  text = "";
  private readonly frames: Frame[] = [];
  private readonly numbers = new Map<Value, number>();

  constructor(
    private readonly display: boolean,
    private readonly style: PrintStyle,
    private readonly hash: HashNumber = hashNumbers(),
    private readonly limit = Number.POSITIVE_INFINITY,
    private readonly labels: ReadonlySet<Value>,
  ) {}

  /** False if the limit was reached before the end. */
  print(value: Value): boolean {
    let next: Value | undefined = value;
    while (next !== undefined && this.text.length <= this.limit) next = this.begin(next) ?? this.proceed();
    return this.text.length <= this.limit;
  }

  /** As much as the limit allows, and an ellipsis. */
  cut(): string {
    return `${this.text.slice(0, this.limit).replace(/[\ud800-\udbff]$/, "")}…`;
  }

  /** Prints an atom, or opens a list or a vector and gives its first element. */
  private begin(value: Value): Value | undefined {
    if (this.labels.has(value) && this.label(value)) return undefined;
    if (value instanceof Pair) return this.beginList(value);
    if (Array.isArray(value)) return this.beginItems("#(", value);
    const fields = transparentFields(value);
    if (fields !== undefined) {
      const { plainName } = (value as RecordInstance).type;
      return this.beginItems(`#(struct:${plainName}${fields.length > 0 ? " " : ""}`, fields);
    }
    if (value instanceof Uint8Array) {
      this.text += `${this.style.bytevector}${value.join(" ")})`;
    } else if (this.style.tableEntries && value instanceof HashTable) {
      return this.beginItems(tablePrefix(value), tableEntries(value));
    } else {
      this.text += atomText(value, this.display, this.style, this.hash);
    }
    return undefined;
  }

  private beginList(pair: Pair): Value | undefined {
    const sign = abbreviation(pair, this.style);
    if (sign !== undefined && !this.labels.has(pair.cdr)) {
      this.text += sign;
      return (pair.cdr as Pair).car;
    }
    if (this.style.streams && pair.cdr instanceof SchemePromise) {
      const { elements, ended } = knownElements(pair);
      return this.beginItems("{", elements, ended ? "}" : " ...}");
    }
    this.text += "(";
    this.frames.push({ rest: pair.cdr, items: undefined, next: 0, close: ")" });
    return pair.car;
  }

  private beginItems(open: string, items: readonly Value[], close = ")"): Value | undefined {
    this.text += open;
    this.frames.push({ rest: NIL, items, next: 1, close });
    return items[0];
  }

  /** Goes on in the innermost list that is not at its end, closing those that are. */
  private proceed(): Value | undefined {
    for (let frame = this.frames.at(-1); frame !== undefined; frame = this.frames.at(-1)) {
      const next = frame.items === undefined ? this.nextOfList(frame) : this.nextOfItems(frame, frame.items);
      if (next !== undefined) return next;
      this.text += frame.close;
      this.frames.pop();
    }
    return undefined;
  }

  private nextOfList(frame: Frame): Value | undefined {
    const { rest } = frame;
    if (rest === NIL) return undefined;
    if (rest instanceof Pair && !this.labels.has(rest)) {
      this.text += " ";
      frame.rest = rest.cdr;
      return rest.car;
    }
    this.text += " . ";
    frame.rest = NIL;
    return rest;
  }

  private nextOfItems(frame: Frame, items: readonly Value[]): Value | undefined {
    if (frame.next >= items.length) return undefined;
    this.text += " ";
    return items[frame.next++];
  }

  /** Prints `#n#` and returns true where the value has been printed before; else prints `#n=`. */
  private label(value: Value): boolean {
    const number = this.numbers.get(value);
    if (number !== undefined) {
      this.text += `#${number}#`;
      return true;
    }
    this.text += `#${this.numbers.size}=`;
    this.numbers.set(value, this.numbers.size);
    return false;
  }
}

/** The elements of a stream that have been computed; after the first only atoms, which cannot contain the stream. */
function knownElements(stream: Pair): { elements: Value[]; ended: boolean } {
  const elements = [stream.car];
  const seen = new Set<Value>([stream]);
  for (let rest = stream.cdr; rest instanceof SchemePromise; ) {
    const { state } = rest.box;
    if (state.kind !== "value") break;
    if (state.value === NIL) return { elements, ended: true };
    if (!(state.value instanceof Pair) || seen.has(state.value)) break;
    const { car, cdr } = state.value;
    if (car instanceof Pair || Array.isArray(car)) break;
    seen.add(state.value);
    elements.push(car);
    rest = cdr;
  }
  return { elements, ended: false };
}

function hashNumbers(): HashNumber {
  const numbers = new HashNumbers();
  return (object) => numbers.of(object);
}

/** How Racket opens a table of this kind. */
export function tablePrefix(table: HashTable): string {
  return { equal: "#hash(", string: "#hash(", eqv: "#hasheqv(", eq: "#hasheq(" }[table.kind];
}

/** The entries as pairs. */
export function tableEntries(table: HashTable): Value[] {
  return table.entryArray().map(([key, value]) => listFrom([key], value));
}
