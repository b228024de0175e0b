/** What a dialect says of an error, without the place: a table of sentences for each. */
import {
  type HashNumber,
  type PrintStyle,
  print,
  printExpression,
  type StyleName,
  stringText,
} from "./data/print.ts";
import { arityWords, procedureInfo } from "./data/procedure.ts";
import { Sym, type Value } from "./data/values.ts";
import { Condition, type ErrorCode } from "./errors.ts";

export interface DescribeOptions {
  readonly hash?: HashNumber | undefined;
  /** At most so many characters of each object. */
  readonly limit?: number | undefined;
}

/** The message for a raised object, a condition or any other, in the words of the style's dialect. */
export function describe(payload: Value, style: PrintStyle, options: DescribeOptions = {}): string {
  const show = showIn(style, options);
  const dialect = dialects[style.name];
  if (!(payload instanceof Condition)) return dialect.raised(show(payload));
  const sentence = dialect[payload.code];
  return sentence?.(payload, show) ?? plainMessage(payload, show);
}

/** As `describe`, with what the dialect's REPL puts before it: `Error: `, `;`. */
export function describeForRepl(payload: Value, style: PrintStyle, options: DescribeOptions = {}): string {
  return dialects[style.name].prefix + describe(payload, style, options);
}

/** MIT's `condition/report-string`: the message and the irritants, strings among them quoted. */
export function conditionReportString(
  condition: Condition,
  style: PrintStyle,
  options: DescribeOptions = {},
): string {
  if (condition.code !== "user-error") return describe(condition, style, options);
  return locatedAsIrritant(condition, showIn({ ...style, expression: false }, options));
}

/** The message and the irritants, as `write` prints them. */
export function plainMessage(condition: Condition, show: Show): string {
  return [condition.message, ...condition.irritants.map((irritant) => show(irritant))].join(" ");
}

/** Prints an object as part of a message: as an expression, or as `display` does. */
export type Show = (value: Value, mode?: "display") => string;

export function showIn(style: PrintStyle, { hash, limit }: DescribeOptions): Show {
  const options = { style, hash, limit };
  return (value, mode) => (mode ? print(value, { ...options, mode }) : printExpression(value, options));
}

/** Undefined where the condition lacks the parts that the sentence is made of. */
type Sentence = (condition: Condition, show: Show) => string | undefined;

type Dialect = Readonly<Partial<Record<ErrorCode, Sentence>>> & {
  readonly prefix: string;
  /** Of an object that is not a condition, given as text. */
  readonly raised: (shown: string) => string;
};

const racket: Dialect = {
  prefix: "",
  raised: (shown) => `uncaught exception: ${shown}`,
  "unbound-variable": (c) =>
    `${variable(c)}: undefined;\n cannot reference an identifier before its definition`,
  "uninitialized-variable": (c) => `${variable(c)}: undefined;\n cannot use before initialization`,
  "wrong-type": ({ parts: { who, expected, found } }, show) =>
    found === undefined
      ? undefined
      : `${who}: contract violation\n  expected: ${contract(expected)}\n  given: ${show(found)}`,
  "out-of-range": ({ parts: { who, expected, found } }, show) => {
    if (found === undefined) return undefined;
    const range = /from (-?\d+) to (-?\d+)/.exec(expected ?? "");
    const valid = range === null ? "" : `\n  valid range: [${range[1]}, ${range[2]}]`;
    return `${who}: index is out of range\n  index: ${show(found)}${valid}`;
  },
  "wrong-arity": (c) =>
    `${callee(c) ?? "#<procedure>"}: arity mismatch;\n the expected number of arguments does not match the given number\n` +
    `  expected: ${wantedCount(c)}\n  given: ${c.parts.count}`,
  "not-a-procedure": ({ parts: { found } }, show) =>
    found === undefined
      ? undefined
      : `application: not a procedure;\n expected a procedure that can be applied to arguments\n  given: ${show(found)}`,
  "user-error": (c, show) => {
    const { location } = c.parts;
    if (location === undefined) return plainMessage(c, show);
    return c.message === ""
      ? `error: ${name(location, show)}`
      : `${name(location, show)}: ${formatted(c, show)}`;
  },
};

const guile: Dialect = {
  prefix: "",
  raised: (shown) => `uncaught exception: ${shown}`,
  "unbound-variable": (c) => `Unbound variable: ${variable(c)}`,
  "wrong-type": ({ parts: { who, position, expected, found } }, show) =>
    found === undefined
      ? undefined
      : `In procedure ${who}: Wrong type argument in position ${position}${
          expected === "a pair" ? " (expecting pair)" : ""
        }: ${show(found)}`,
  "out-of-range": ({ parts: { who, position, found } }, show) =>
    found === undefined
      ? undefined
      : `In procedure ${who}: Argument ${position} out of range: ${show(found)}`,
  "wrong-arity": (c, show) => `Wrong number of arguments to ${procedureText(c, show)}`,
  "not-a-procedure": ({ parts: { found } }, show) =>
    found === undefined ? undefined : `Wrong type to apply: ${show(found)}`,
  "divide-by-zero": () => "Numerical overflow",
  "user-error": locatedAsIrritant,
};

const dialects: Readonly<Record<StyleName, Dialect>> = {
  racket,
  sicp: racket,
  r7rs: {
    prefix: "",
    raised: (shown) => `uncaught object: ${shown}`,
    "user-error": (c, show) =>
      c.parts.location === undefined
        ? undefined
        : `${name(c.parts.location, show)}: ${plainMessage(c, show)}`,
  },
  guile,
  chicken: {
    prefix: "Error: ",
    raised: (shown) => `uncaught exception: ${shown}`,
    "unbound-variable": (c) => `unbound variable: ${variable(c)}`,
    "wrong-type": ({ parts: { who, expected, found } }, show) =>
      found === undefined
        ? undefined
        : `(${who}) bad argument type${!expected || expected === "a pair" ? "" : ` - not ${expected}`}: ${show(found)}`,
    "out-of-range": ({ parts: { who, args, found } }, show) =>
      found === undefined ? undefined : onLines(`(${who}) out of range`, args ?? [found], show),
    "wrong-arity": (c, show) =>
      `bad argument count - received ${c.parts.count} but expected ${wantedCount(c)}: ${procedureText(c, show)}`,
    "not-a-procedure": ({ parts: { found } }, show) =>
      found === undefined ? undefined : `call of non-procedure: ${show(found)}`,
    "divide-by-zero": ({ parts: { who, args } }, show) =>
      onLines(`(${who}) division by zero`, args ?? [], show),
    assertion: ({ irritants }, show) => `assertion failed: ${irritants.map((it) => show(it)).join(" ")}`,
    "amb-exhausted": () => "(amb) expression tree exhausted",
    "user-error": ({ message, irritants, parts: { location } }, show) =>
      onLines(location === undefined ? message : `(${name(location, show)}) ${message}`, irritants, show),
  },
  mit: {
    prefix: ";",
    raised: (shown) => `The object ${shown}, passed as the first argument to raise, is not the correct type.`,
    "unbound-variable": (c) => `Unbound variable: ${variable(c)}`,
    "uninitialized-variable": (c) => `Unassigned variable: ${variable(c)}`,
    "wrong-type": (c, show) => misplacedObject(c, show, "is not the correct type."),
    "out-of-range": (c, show) => misplacedObject(c, show, "is not in the correct range."),
    "wrong-arity": (c, show) =>
      `The procedure ${procedureText(c, show)} has been called with ${counted(c.parts.count ?? 0)}; it requires ${mitArity(c)}.`,
    "not-a-procedure": ({ parts: { found } }, show) =>
      found === undefined ? undefined : `The object ${show(found)} is not applicable.`,
    "divide-by-zero": ({ parts: { who } }) => `Division by zero signalled by ${who}.`,
    "user-error": (c, show) =>
      // The leading space is MIT's own.
      c.parts.location === undefined ? undefined : ` ${locatedAsIrritant(c, show)}`,
  },
  chez: {
    prefix: "",
    raised: (shown) => `Exception: non-condition object signaled: ${shown}`,
    "unbound-variable": (c) => `Exception: variable ${variable(c)} is not bound`,
    "wrong-type": ({ parts: { who, expected, found } }, show) =>
      found === undefined ? undefined : `Exception in ${who}: ${show(found)} is not ${expected}`,
    "out-of-range": ({ parts: { who, found } }, show) =>
      found === undefined ? undefined : `Exception in ${who}: ${show(found)} is not a valid index`,
    "wrong-arity": (c, show) => `Exception: incorrect number of arguments to ${procedureText(c, show)}`,
    "not-a-procedure": ({ parts: { found } }, show) =>
      found === undefined ? undefined : `Exception: attempt to apply non-procedure ${show(found)}`,
    "divide-by-zero": ({ parts: { who } }) => `Exception in ${who}: undefined for 0`,
    assertion: ({ irritants }, show) =>
      `Exception: failed assertion ${irritants.map((irritant) => show(irritant)).join(" ")}`,
    "user-error": ({ message, irritants, parts: { location } }, show) => {
      const where = location === undefined ? "Exception" : `Exception in ${name(location, show)}`;
      if (irritants.length === 0) return `${where}: ${message}`;
      const noun = irritants.length === 1 ? "irritant" : "irritants";
      const shown = irritants.map((irritant) => show(irritant)).join(" ");
      return `${where}: ${message} with ${noun} ${irritants.length === 1 ? shown : `(${shown})`}`;
    },
  },
};

/** The name of the variable that an error is about. */
export function variable(condition: Condition): string {
  const [first] = condition.irritants;
  return condition.parts.who ?? (first instanceof Sym ? first.name : "?");
}

function name(location: Value, show: Show): string {
  return location instanceof Sym ? location.name : show(location);
}

function callee({ parts: { who, procedure } }: Condition): string | undefined {
  return who ?? (typeof procedure === "function" ? procedureInfo(procedure)?.name : undefined);
}

function procedureText(condition: Condition, show: Show): string {
  const { procedure } = condition.parts;
  return procedure === undefined ? `#<procedure ${callee(condition) ?? "?"}>` : show(procedure);
}

/** The number of arguments wanted, as "1", "at least 1", "1 or 2". */
function wantedCount(condition: Condition): string {
  return wantedArguments(condition).replace(/ arguments?\b.*$/, "");
}

function wantedArguments({ parts: { expected, procedure } }: Condition): string {
  if (expected !== undefined) return expected;
  const info = typeof procedure === "function" ? procedureInfo(procedure) : undefined;
  return info === undefined ? "another number" : arityWords(info.required, info.optional, info.rest);
}

function mitArity(condition: Condition): string {
  const words = wantedArguments(condition);
  const between = /^(\d+) (?:or|to) (\d+)/.exec(words);
  if (between !== null) return `between ${between[1]} and ${between[2]} arguments`;
  return /^\d/.test(words) ? `exactly ${words}` : words;
}

function counted(count: number): string {
  return count === 1 ? "1 argument" : `${count} arguments`;
}

/** Racket's names of the predicates that our words stand for. */
function contract(expected = "?"): string {
  const words = expected.replace(/ \(.*\)$/, "");
  return CONTRACTS[words] ?? words;
}

const CONTRACTS: Readonly<Record<string, string>> = {
  "a pair": "pair?",
  "a list": "list?",
  "a number": "number?",
  "a real number": "real?",
  "an integer": "integer?",
  "an exact rational number": "(and/c rational? exact?)",
  "an index": "exact-nonnegative-integer?",
  "a byte": "byte?",
  "a boolean": "boolean?",
  "a symbol": "symbol?",
  "a string": "string?",
  "a character": "char?",
  "a vector": "vector?",
  "a bytevector": "bytes?",
  "a procedure": "procedure?",
  "a procedure without arguments": "(-> any)",
  "a port": "port?",
  "a hash table": "hash?",
};

function misplacedObject(
  { parts: { who, position, found } }: Condition,
  show: Show,
  complaint: string,
): string | undefined {
  if (who === undefined || found === undefined) return undefined;
  const ordinal = ORDINALS[(position ?? 1) - 1] ?? `${position}th`;
  return `The object ${show(found)}, passed as the ${ordinal} argument to ${INTEGER_OPERATIONS[who] ?? who}, ${complaint}`;
}

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** MIT's arithmetic complains under the names of what it is made of. */
const INTEGER_OPERATIONS: Readonly<Record<string, string>> = {
  "+": "integer-add",
  "-": "integer-subtract",
  "*": "integer-multiply",
  "=": "integer-equal?",
  "<": "integer-less?",
  ">": "integer-less?",
  "<=": "integer-less-or-equal?",
  ">=": "integer-less-or-equal?",
};

/** Where a symbol in front is but the first irritant, and the message a string like any other. */
function locatedAsIrritant(condition: Condition, show: Show): string {
  const { location } = condition.parts;
  if (location === undefined) return plainMessage(condition, show);
  const message = stringText(condition.message);
  return [show(location), message, ...condition.irritants.map((irritant) => show(irritant))].join(" ");
}

/** Chicken: a single irritant on the line of the message, several on a line each. */
function onLines(message: string, irritants: readonly Value[], show: Show): string {
  if (irritants.length === 1) return `${message}: ${irritants.map((irritant) => show(irritant)).join("")}`;
  return [message, ...irritants.map((irritant) => show(irritant))].join("\n");
}

/** The message as a format string, if it has a directive for each irritant; else the irritants follow it. */
function formatted(condition: Condition, show: Show): string {
  const { message, irritants } = condition;
  if ((message.match(/~\.?[asve]/gi) ?? []).length !== irritants.length) return plainMessage(condition, show);
  let next = 0;
  return message.replace(/~(?:\.?([asve])|([n%])|~)/gi, (_, directive?: string, newline?: string) => {
    if (newline !== undefined) return "\n";
    if (directive === undefined) return "~";
    const irritant = irritants[next++] as Value;
    return directive.toLowerCase() === "a" ? show(irritant, "display") : show(irritant);
  });
}
