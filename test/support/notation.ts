/**
 * The notation of test files and documentation: Scheme expressions, each followed by comments that say what must
 * come of it.
 *
 *   (car '(1 2))      ;=> 1                what it returned, as `write` shows it
 *   (display "hi")    ;out> hi             what it printed; \n or a line each, a newline at the very end not counted
 *   (car 5)           ;error> wrong-type   the code of its error, and, if more follows, a part of the message
 *
 * An expression may be followed by several of these, one a line. What has none is run as well and must not fail.
 * A line `;;; ---` begins a new session.
 */
import { Source } from "../../src/data/source.ts";
import { SchemeError } from "../../src/errors.ts";
import { Reader } from "../../src/read/reader.ts";

export interface Expectation {
  readonly kind: "value" | "output" | "error";
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** An expression. Where the reader fails, the rest of the session. */
export interface Step {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly expectations: readonly Expectation[];
}

/** What is evaluated in one interpreter. */
export interface Session {
  readonly file: string;
  readonly steps: readonly Step[];
}

/** The sessions of a text, which begins at `line` of its file. */
export function parseNotation(file: string, text: string, line = 1): Session[] {
  const sessions: Session[] = [];
  let before = line - 1;
  for (const part of text.split(/^;;; ---.*$/m)) {
    sessions.push({ file, steps: parseSteps(new Source(file, "\n".repeat(before) + part)) });
    before += part.split("\n").length - 1;
  }
  return sessions;
}

function parseSteps(source: Source): Step[] {
  const extents = formExtents(source);
  return extents.map(({ start, end, readable }, i) => {
    const gap = source.text.slice(readable ? end : start, extents[i + 1]?.start);
    return {
      text: source.text.slice(start, end),
      ...source.position(start),
      expectations: parseExpectations(gap, source.position(readable ? end : start).line),
    };
  });
}

interface Extent {
  readonly start: number;
  readonly end: number;
  readonly readable: boolean;
}

function formExtents(source: Source): Extent[] {
  const reader = new Reader(source);
  const extents: Extent[] = [];
  for (let start = 0; ; start = reader.position) {
    try {
      const syntax = reader.read();
      if (syntax === undefined) return extents;
      extents.push({ start: syntax.span.start, end: syntax.span.end, readable: true });
    } catch (error) {
      if (!(error instanceof SchemeError)) throw error;
      return [...extents, { start: skipSpace(source.text, start), end: source.text.length, readable: false }];
    }
  }
}

function skipSpace(text: string, start: number): number {
  const space = /(?:\s|;.*)*/y;
  space.lastIndex = start;
  return start + (space.exec(text)?.[0].length ?? 0);
}

const KINDS = { "=>": "value", "out>": "output", "error>": "error" } as const;

function parseExpectations(gap: string, line: number): Expectation[] {
  const found: Expectation[] = [];
  for (const [i, text] of gap.split("\n").entries()) {
    const match = /(?:^|[^;]);(=>|out>|error>) ?(.*)$/.exec(text);
    if (match === null) continue;
    const kind = KINDS[match[1] as keyof typeof KINDS];
    const previous = found.at(-1);
    if (kind === "output" && previous?.kind === "output")
      found[found.length - 1] = { ...previous, text: `${previous.text}\n${match[2]}` };
    else found.push({ kind, text: (match[2] as string).trimEnd(), line: line + i });
  }
  return found;
}
