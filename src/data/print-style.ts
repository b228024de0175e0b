/** What differs between the dialects when a value is printed: a table, no code that decides. */
import {
  CHICKEN_STYLE,
  type FlonumStyle,
  GUILE_STYLE,
  MIT_STYLE as MIT_NUMBERS,
  R7RS_STYLE as R7RS_NUMBERS,
  RACKET_STYLE as RACKET_NUMBERS,
} from "./number.ts";
import type { ProcedureInfo } from "./procedure.ts";
import type { Value } from "./values.ts";

export type StyleName = "sicp" | "racket" | "chicken" | "mit" | "r7rs" | "guile" | "chez";

/** Gives an object the number by which MIT Scheme shows it: `#[compound-procedure 12 f]`. */
export type HashNumber = (object: Value) => number;

export interface PrintStyle {
  readonly name: StyleName;
  readonly flonum: FlonumStyle;
  /** Whether `write` abbreviates (quote a) to 'a. */
  readonly quoteForms: boolean;
  /** Whether a value is shown as an expression that gives it, '(1 2), as Racket's `print` does. */
  readonly expression: boolean;
  readonly void: string;
  readonly eof: string;
  /** How a symbol that would not be read back as one is written: |a b|, #{a b}# or a\x20;b. */
  readonly symbol: "bars" | "braces" | "escapes";
  readonly bytevector: "#u8(" | "#vu8(";
  /** Whether a hash table shows its entries, as Racket's does. */
  readonly tableEntries: boolean;
  /** Whether a pair with a promise in its cdr is shown as a stream, {1 ...}. */
  readonly streams: boolean;
  readonly procedure: (info: ProcedureInfo | undefined, number: () => number) => string;
  /** Any object without a syntax of its own; `detail` tells it from others of its kind. */
  readonly object: (tag: string, detail: string | undefined, number: () => number) => string;
}

/** Numbers from 12, as MIT Scheme counts. One for each interpreter. */
export class HashNumbers {
  private readonly numbers = new WeakMap<object, number>();
  private next = 12;

  of(object: Value): number {
    let number = this.numbers.get(object as object);
    if (number === undefined) {
      number = this.next++;
      this.numbers.set(object as object, number);
    }
    return number;
  }
}

const r7rs: PrintStyle = {
  name: "r7rs",
  flonum: R7RS_NUMBERS,
  quoteForms: true,
  expression: false,
  void: "#<unspecified>",
  eof: "#<eof>",
  symbol: "bars",
  bytevector: "#u8(",
  tableEntries: false,
  streams: false,
  procedure: (info) => (info?.name === undefined ? "#<procedure>" : `#<procedure ${info.name}>`),
  object: (tag, detail) => (detail === undefined ? `#<${tag}>` : `#<${tag} ${detail}>`),
};

const racket: PrintStyle = {
  ...r7rs,
  name: "racket",
  flonum: RACKET_NUMBERS,
  quoteForms: false,
  expression: true,
  void: "#<void>",
  tableEntries: true,
  procedure: racketProcedure,
  object: (tag, detail) => (detail === undefined ? `#<${tag}>` : `#<${tag}:${detail}>`),
};

export const styles: Readonly<Record<StyleName, PrintStyle>> = {
  r7rs,
  racket,
  sicp: { ...racket, name: "sicp", expression: false, tableEntries: false },
  chicken: {
    ...r7rs,
    name: "chicken",
    flonum: CHICKEN_STYLE,
    quoteForms: false,
    eof: "#!eof",
    procedure: (info) => `#<procedure (${[info?.name ?? "?", ...chickenParameters(info)].join(" ")})>`,
  },
  mit: {
    ...r7rs,
    name: "mit",
    flonum: MIT_NUMBERS,
    quoteForms: false,
    void: "#!unspecific",
    eof: "#[eof]",
    streams: true,
    procedure: mitProcedure,
    object: (tag, detail, number) => `#[${tag} ${number()}${detail === undefined ? "" : ` ${detail}`}]`,
  },
  guile: {
    ...r7rs,
    name: "guile",
    flonum: GUILE_STYLE,
    quoteForms: false,
    symbol: "braces",
    bytevector: "#vu8(",
    procedure: guileProcedure,
  },
  chez: {
    ...r7rs,
    name: "chez",
    flonum: { ...GUILE_STYLE, scientific: (mantissa, exponent) => `${mantissa}e${exponent}` },
    void: "#<void>",
    eof: "#!eof",
    symbol: "escapes",
    bytevector: "#vu8(",
  },
};

/** `#<procedure:f>`; without a name, where it was written, its column from 0, the path cut to 19 characters. */
function racketProcedure(info: ProcedureInfo | undefined): string {
  if (info?.name !== undefined) return `#<procedure:${info.name}>`;
  const place = info?.place;
  if (place === undefined || place.source.startsWith("<")) return "#<procedure>";
  const path = place.source.length < 20 ? place.source : `...${place.source.slice(-19)}`;
  return `#<procedure:${path}:${place.line}:${place.column - 1}>`;
}

function mitProcedure(info: ProcedureInfo | undefined, number: () => number): string {
  const name = info?.name;
  if (info?.builtin && name === "continuation") return `#[continuation ${number()}]`;
  if (info?.builtin) return `#[compiled-procedure ${number()} ("${name}" #x10) #xbc ${name}]`;
  return `#[compound-procedure ${number()}${name === undefined ? "" : ` ${name}`}]`;
}

function guileProcedure(info: ProcedureInfo | undefined): string {
  if (info === undefined) return "#<procedure>";
  const { name, place } = info;
  const at = place && `at ${place.source}:${place.line}:${place.column - 1}`;
  const optional = info.optional > 0 ? ["#:optional", ...Array<string>(info.optional).fill("_")] : [];
  const rest = info.rest ? [".", "_"] : [];
  const parameters = [...Array<string>(info.required).fill("_"), ...optional, ...rest].join(" ");
  return `#<procedure ${[name ?? at, `(${parameters})`].filter(Boolean).join(" ")}>`;
}

/** The arity is known and the names are not, so they are x, or x1 x2 … */
function chickenParameters(info: ProcedureInfo | undefined): string[] {
  if (info === undefined) return [". args"];
  const total = info.required + info.optional;
  const names = Array.from({ length: total }, (_, i) => (total === 1 ? "x" : `x${i + 1}`));
  if (info.optional > 0) names.splice(info.required, 0, "#!optional");
  return info.rest ? [...names, ". args"] : names;
}
