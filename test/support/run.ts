/** Runs what notation.ts has parsed, and compares. */
import { describe, expect, it } from "vitest";
import { writeString } from "../../src/data/print.ts";
import { Source } from "../../src/data/source.ts";
import { type Value, Values } from "../../src/data/values.ts";
import { Condition, SchemeError } from "../../src/errors.ts";
import { Reader } from "../../src/read/reader.ts";
import { renderReport, report } from "../../src/report.ts";
import { Interpreter } from "../../src/scheme.ts";
import { fuel as defaultFuel, type Fuel } from "./fuel.ts";
import { type Expectation, parseNotation, type Session, type Step } from "./notation.ts";

/** What an expression did. */
export interface Outcome {
  /** Undefined if it failed. */
  readonly value: string | undefined;
  readonly output: string;
  /** Undefined if it did not fail. */
  readonly error: { readonly code: string; readonly message: string; readonly report: string } | undefined;
}

export function runSession(
  { file, steps }: Session,
  fuel: Fuel = defaultFuel,
  prepare: (interpreter: Interpreter) => void = () => {},
): Outcome[] {
  let output = "";
  const interpreter = new Interpreter({
    fuel,
    stdout: (text) => {
      output += text;
    },
  });
  prepare(interpreter);
  return steps.map((step) => {
    output = "";
    try {
      const value = evaluate(interpreter, file, step);
      return { value, output, error: undefined };
    } catch (error) {
      return { value: undefined, output, error: describeError(error) };
    }
  });
}

function evaluate(interpreter: Interpreter, file: string, { text, line, column }: Step): string {
  const place = "\n".repeat(line - 1) + " ".repeat(column - 1);
  const values: Value[] = [];
  for (const { value } of interpreter.results(new Source(file, place + text))) values.push(value);
  const last = values.at(-1);
  if (last === undefined) return "";
  return last instanceof Values ? last.items.map((item) => writeString(item)).join(" ") : writeString(last);
}

function describeError(error: unknown): Outcome["error"] {
  const facts = report(error);
  const code =
    error instanceof SchemeError && !(error.payload instanceof Condition) ? "uncaught-raise" : facts.code;
  return { code, message: facts.message, report: renderReport(facts, { color: false }) };
}

/** Undefined if the expectation is met; else what there was instead. */
export function mismatch({ kind, text }: Expectation, { value, output, error }: Outcome): string | undefined {
  if (kind === "output") {
    const printed = trimLines(output);
    const wanted = trimLines(text);
    return printed === wanted || printed === wanted.replaceAll("\\n", "\n") ? undefined : printed;
  }
  if (kind === "value") {
    if (error !== undefined) return error.report;
    return value === text || value === normalised(text) ? undefined : value;
  }
  const [code, ...part] = text.split(" ");
  if (error === undefined) return `the value ${value}`;
  return error.code === code && error.message.includes(part.join(" ").trim()) ? undefined : error.report;
}

// White space at the ends of lines is not seen in a comment, so it does not count.
function trimLines(text: string): string {
  return text.replace(/\n$/, "").replace(/[ \t]+$/gm, "");
}

/** A datum as `write` shows it, however its author spaced it. */
function normalised(text: string): string | undefined {
  try {
    const datum = new Reader(new Source("<expected>", text)).readPlain();
    return datum === undefined ? undefined : writeString(datum);
  } catch (error) {
    if (error instanceof SchemeError) return undefined;
    throw error;
  }
}

/** Every expectation that is not met, and every failure that was not expected, a line each. */
export function discrepancies(session: Session, fuel: Fuel): string[] {
  const outcomes = runSession(session, fuel);
  return session.steps.flatMap((step, i) => {
    const outcome = outcomes[i] as Outcome;
    const unmet = step.expectations.flatMap((expectation) => {
      const found = mismatch(expectation, outcome);
      return found === undefined
        ? []
        : [`${session.file}:${expectation.line}: expected ${expectation.text}, found ${found}`];
    });
    return [...unmet, ...unexpectedError(session.file, step, outcome)];
  });
}

function unexpectedError(file: string, { line, expectations }: Step, { error }: Outcome): string[] {
  if (error === undefined || expectations.some(({ kind }) => kind !== "output")) return [];
  return [`${file}:${line}: ${error.report}`];
}

interface NotationOptions {
  /** Where the text begins in its file, from 1. */
  readonly line?: number;
  readonly prepare?: (interpreter: Interpreter) => void;
}

/** Declares a test for each expectation of a text, and one for the expressions without. */
export function testNotation(file: string, text: string, { line = 1, prepare }: NotationOptions = {}): void {
  describe(file, () => {
    for (const session of parseNotation(file, text, line)) {
      let outcomes: Outcome[] | undefined;
      const outcome = (i: number): Outcome => {
        outcomes ??= runSession(session, defaultFuel, prepare);
        return outcomes[i] as Outcome;
      };
      for (const [i, step] of session.steps.entries()) {
        for (const expectation of step.expectations) {
          it(`${file}:${expectation.line} ${step.text.replace(/\s+/g, " ")}`, () => {
            const found = mismatch(expectation, outcome(i));
            expect(found ?? expectation.text, `${file}:${expectation.line}: ${step.text}`).toBe(
              expectation.text,
            );
          });
        }
      }
      it(`${file}:${session.steps[0]?.line ?? line} nothing else fails`, () => {
        const failures = session.steps.flatMap((step, i) => unexpectedError(file, step, outcome(i)));
        expect(failures).toEqual([]);
      });
    }
  });
}
