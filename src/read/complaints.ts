/** The reader's errors about nesting. */
import type { Source } from "../data/source.ts";
import { failAt, type SchemeError } from "../errors.ts";
import { type Frame, Group, type Prefix, spanOf } from "./frames.ts";
import type { Token } from "./tokens.ts";

/**
 * The text ends inside a datum. `suspect` is the offset of a bracket at the beginning of a line inside a list, if one
 * was read: usually it is there that the list should have been closed.
 */
export function unfinished(
  source: Source,
  frames: readonly Frame[],
  suspect: number | undefined,
): SchemeError {
  const frame = frames[frames.length - 1] as Frame;
  if (!(frame instanceof Group)) {
    const span = spanOf(source, frame.mark);
    const message = `the text ends after ${frame.mark.text}`;
    return failAt(span, "incomplete-input", message, [], { expected: "a datum" });
  }
  const { opener, closer } = frame;
  const hint =
    suspect === undefined
      ? undefined
      : `Line ${source.position(suspect).line} begins with a bracket: perhaps the ${closer} is missing before it.`;
  const message = `${opener.text} opened ${place(source, opener)} is never closed`;
  const parts = hint === undefined ? { expected: closer } : { expected: closer, hint };
  return failAt(spanOf(source, opener), "incomplete-input", message, [], parts);
}

export function unexpectedCloser(source: Source, token: Token): SchemeError {
  return failAt(spanOf(source, token), "read-error", `unexpected ${token.text}`, [], {
    expected: "a datum or the end of the text",
    hint: "Nothing is open here: there is one bracket too many, here or before.",
  });
}

export function mismatched(source: Source, group: Group, token: Token): SchemeError {
  const { opener, closer } = group;
  const message = `${opener.text} opened ${place(source, opener)} is closed by ${token.text}`;
  return failAt(spanOf(source, token), "read-error", message, [], { expected: closer });
}

/** A closing bracket where the datum should be that the prefix needs. */
export function emptyPrefix(source: Source, prefix: Prefix, token: Token): SchemeError {
  const message = `${token.text} right after ${prefix.mark.text}`;
  return failAt(spanOf(source, token), "read-error", message, [], { expected: "a datum" });
}

function place(source: Source, token: Token): string {
  const { line, column } = source.position(token.start);
  return `at line ${line}, column ${column}`;
}
