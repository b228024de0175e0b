/** How the value of a top-level expression is shown. */
import { pretty } from "../data/pretty.ts";
import { type HashNumber, printValue } from "../data/print.ts";
import { type Value, Values, VOID } from "../data/values.ts";
import type { Dialect } from "./dialect.ts";

export interface ShowOptions {
  /** Over several lines, if the value is long and the dialect's REPL does so. Otherwise each value is one line. */
  readonly wrap?: boolean;
  readonly hash?: HashNumber | undefined;
}

/** Without a newline at the end; undefined if there is nothing to show. */
export function showValue(
  dialect: Pick<Dialect, "style">,
  value: Value,
  { wrap = false, hash }: ShowOptions = {},
): string | undefined {
  if (value instanceof Values) {
    const shown = value.items.map((item) => showValue(dialect, item, { wrap, hash }));
    const lines = shown.filter((text) => text !== undefined);
    return lines.length === 0 ? undefined : lines.join("\n");
  }
  if (value === VOID) return undefined;
  const { style } = dialect;
  return wrap && WRAPPING.has(style.name) ? pretty(value, { style, hash }) : printValue(value, style, hash);
}

const WRAPPING = new Set(["racket", "sicp"]);
