/**
 * What a person reads of an error. `report` gathers it as data: the code, the message, the place with its line,
 * what was expected and found, a hint, the calls that led there. `renderReport` lays it out for a terminal and
 * `reportJson` for a program. Neither fails, whatever was raised.
 */
import { type HashNumber, type PrintStyle, styles } from "./data/print.ts";
import type { Span } from "./data/source.ts";
import { describe, plainMessage, type Show, showIn, variable } from "./describe.ts";
import { Condition, type ErrorCode, SchemeError } from "./errors.ts";
import { type Excerpt, excerpt } from "./excerpt.ts";
import { nearest } from "./suggest.ts";

export { conditionReportString, describe, describeForRepl } from "./describe.ts";

/** Lines and columns from 1; the end is one past the last column. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface Report {
  readonly code: ErrorCode;
  readonly message: string;
  readonly place: Place | undefined;
  readonly excerpt: Excerpt | undefined;
  readonly expected: string | undefined;
  readonly found: string | undefined;
  readonly hint: string | undefined;
  /** The innermost first. */
  readonly calls: readonly { readonly name: string | undefined; readonly place: Place | undefined }[];
}

export interface ReportOptions {
  /** The dialect's way to print objects and its words for `error`. Default: sicp. */
  readonly style?: PrintStyle | undefined;
  readonly hash?: HashNumber | undefined;
  /** The names that are bound, among which a misspelt one was perhaps meant. */
  readonly names?: Iterable<string> | undefined;
  /** How a procedure of this name is called, `(car pair)`, if that is known. */
  readonly signatureOf?: ((name: string) => string | undefined) | undefined;
  /** The calls that had not returned, the innermost first. */
  readonly trace?:
    | readonly { readonly name: string | undefined; readonly span?: Span | undefined }[]
    | undefined;
}

/** Of a SchemeError, a Condition or anything else that was thrown. */
export function report(error: unknown, options: ReportOptions = {}): Report {
  const style = options.style ?? styles.sicp;
  const show = showIn(style, { hash: options.hash, limit: OBJECT_LIMIT });
  const payload = error instanceof SchemeError ? error.payload : error;
  const calls = (options.trace ?? []).map(({ name, span }) => ({ name, place: span && placeOf(span) }));
  if (payload instanceof Condition) return { ...conditionReport(payload, style, show, options), calls };
  return error instanceof SchemeError
    ? { ...raisedReport(error, show), calls }
    : { ...internalReport(error), calls };
}

/** Lines for a terminal, without a newline after the last. */
export function renderReport(report: Report, { color }: { readonly color: boolean }): string {
  const paint: Paint = color ? (text, style) => `\u001b[${ANSI[style]}m${text}\u001b[0m` : (text) => text;
  const title = `${paint("queenside", "strong")}: ${paint(`error[${report.code}]`, "error")}: `;
  const { place } = report;
  const number = place === undefined ? "" : `${place.line}`.padStart(2);
  const gutter = " ".repeat(Math.max(2, number.length));
  return [
    title + paint(report.message, "strong"),
    ...(place === undefined ? [] : excerptLines(place, report.excerpt, number, gutter, paint)),
    ...noteLines(report, gutter, paint),
    ...callLines(report, gutter),
  ].join("\n");
}

/** The report as an object for JSON, flat; what is not known is left out. */
export function reportJson(report: Report): Record<string, unknown> {
  const { place, excerpt, calls, ...rest } = report;
  return {
    ...known(rest),
    ...place,
    ...(excerpt && { text: excerpt.text }),
    calls: calls.map((call) => ({ ...known({ name: call.name }), ...call.place })),
  };
}

/** Characters shown of one object. */
const OBJECT_LIMIT = 200;
const CALL_LIMIT = 8;

type Facts = Omit<Report, "calls">;

function conditionReport(condition: Condition, style: PrintStyle, show: Show, options: ReportOptions): Facts {
  const { code, span, parts } = condition;
  return {
    code,
    message:
      code === "user-error"
        ? describe(condition, style, { hash: options.hash, limit: OBJECT_LIMIT }).trim()
        : plainMessage(condition, show),
    place: span && placeOf(span),
    excerpt: span && excerpt(span),
    expected: parts.expected,
    found: parts.found === undefined ? foundArguments(condition, show) : show(parts.found),
    hint: parts.hint ?? hintFor(condition, options),
  };
}

function raisedReport({ payload, trace: [span] }: SchemeError, show: Show): Facts {
  return {
    ...NOTHING_KNOWN,
    code: "uncaught-raise",
    message: `nothing handles the raised object ${show(payload)}`,
    place: span && placeOf(span),
    excerpt: span && excerpt(span),
    hint: "R7RS 4.2.7: guard, or with-exception-handler, catches what raise raises.",
  };
}

function internalReport(error: unknown): Facts {
  return {
    ...NOTHING_KNOWN,
    code: "internal",
    message: error instanceof Error ? `${error.name}: ${error.message}` : `${typeof error} thrown`,
    hint: "This is a fault of Queenside, not of the program.",
  };
}

const NOTHING_KNOWN = {
  place: undefined,
  excerpt: undefined,
  expected: undefined,
  found: undefined,
  hint: undefined,
};

function foundArguments({ parts: { count, args } }: Condition, show: Show): string | undefined {
  if (count === undefined) return undefined;
  const words = count === 1 ? "1 argument" : `${count} arguments`;
  if (args === undefined || args.length === 0 || args.length < count) return words;
  const shown = args.slice(0, 20).map((arg) => show(arg));
  const all = `${words}: ${shown.join(" ")}${args.length > shown.length ? " …" : ""}`;
  return all.length > 2 * OBJECT_LIMIT ? `${all.slice(0, 2 * OBJECT_LIMIT)}…` : all;
}

function hintFor(condition: Condition, options: ReportOptions): string | undefined {
  switch (condition.code) {
    case "unbound-variable":
      return unboundHint(condition, options.names ?? []);
    case "wrong-arity": {
      const { who } = condition.parts;
      const signature = who === undefined ? undefined : options.signatureOf?.(who);
      return signature && `It is called as ${signature}.`;
    }
    case "not-a-procedure":
      return operatorHint(condition.span);
    case "incomplete-input":
      return openHint(condition.span);
    default:
      return undefined;
  }
}

function unboundHint(condition: Condition, names: Iterable<string>): string | undefined {
  const name = variable(condition);
  const home = KEYWORD_HOMES[name];
  if (home !== undefined) return `\`${name}\` has its meaning only ${home}.`;
  const meant = nearest(name, names);
  if (meant !== undefined) return `Did you mean \`${meant}\`?`;
  return textOf(condition.span).startsWith("(set!") ? `(define ${name} …) makes a new variable.` : undefined;
}

/** Where the keywords belong that are no forms of their own (R7RS 4.2). */
const KEYWORD_HOMES: Readonly<Record<string, string | undefined>> = {
  else: "at the head of the last clause of cond, case, guard and the like",
  "=>": "inside a clause of cond, case, guard and the like",
  unquote: "inside a quasiquotation: a comma needs a backquote before it",
  "unquote-splicing": "inside a quasiquotation: ,@ needs a backquote before it",
};

function operatorHint(span: Span | undefined): string | undefined {
  const text = textOf(span);
  if (text === "" || /^[([]\s*[([]/.test(text))
    return "A parenthesis calls what comes first in it: is there a pair of parentheses too many?";
  const operator = /^[([]\s*([^\s()[\]"';]+)/.exec(text)?.[1];
  return (
    operator &&
    `Either \`${operator}\` is not what its name says, or it was given something to call that cannot be called.`
  );
}

function textOf(span: Span | undefined): string {
  return span === undefined ? "" : span.source.text.slice(span.start, span.end);
}

/** The reader puts the span of what has no end at its beginning. */
function openHint(span: Span | undefined): string | undefined {
  const open = span && /^(?:#u8\(|#?[([{]|"|#?\|)/.exec(span.source.text.slice(span.start))?.[0];
  if (span === undefined || open === undefined) return undefined;
  const { line, column } = span.source.position(span.start);
  return `The ${open} at line ${line}, column ${column} is not closed.`;
}

function placeOf(span: Span): Place {
  const start = span.source.position(span.start);
  const end = span.source.position(span.end);
  return {
    file: span.source.name,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}

type Paint = (text: string, style: keyof typeof ANSI) => string;
const ANSI = { strong: "1", error: "1;31", margin: "34", mark: "1;31" };

function excerptLines(
  place: Place,
  excerpt: Excerpt | undefined,
  number: string,
  gutter: string,
  paint: Paint,
): string[] {
  const arrow = `${gutter}${paint("-->", "margin")} ${placeText(place)}`;
  if (excerpt === undefined) return [arrow];
  const bar = paint("|", "margin");
  return [
    arrow,
    `${gutter} ${bar}`,
    `${paint(number, "margin")} ${bar} ${excerpt.text}`,
    `${gutter} ${bar} ${paint(excerpt.mark, "mark")}`,
  ];
}

function noteLines({ expected, found, hint }: Report, gutter: string, paint: Paint): string[] {
  return Object.entries(known({ expected, found, hint })).map(
    ([name, text]) => `${gutter} ${paint("=", "margin")} ${paint(name, "strong")}: ${text}`,
  );
}

function callLines({ calls }: Report, gutter: string): string[] {
  const lines = calls
    .slice(0, CALL_LIMIT)
    .map(
      ({ name, place }) =>
        `${gutter} called from ${name ?? "a procedure without a name"}${place ? ` at ${placeText(place)}` : ""}`,
    );
  const left = calls.length - CALL_LIMIT;
  return left > 0 ? [...lines, `${gutter} … and ${left} more`] : lines;
}

function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

function known<T extends object>(parts: T): Partial<T> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Partial<T>;
}
