/** A line of source text with a mark under a part of it, for a terminal with characters of equal width. */
import type { Span } from "./data/source.ts";

export interface Excerpt {
  readonly text: string;
  /** Carets under the part, after tabs and spaces that bring them there. */
  readonly mark: string;
}

const WIDTH = 110;

/** Of a span over several lines, the first line. Of a very long line, what is around the span. */
export function excerpt(span: Span): Excerpt {
  const { line, column } = span.source.position(span.start);
  const whole = span.source.line(line);
  const start = Math.min(column - 1, whole.length);
  const end = Math.max(start, Math.min(start + span.end - span.start, whole.trimEnd().length));
  const from = whole.length <= WIDTH || start < WIDTH / 2 ? 0 : start - WIDTH / 2;
  const to = Math.min(whole.length, from + WIDTH);
  const lead = from > 0 ? "…" : "";
  const before = lead + whole.slice(from, start);
  const marked = whole.slice(start, Math.min(end, to));
  return {
    text: visible(lead + whole.slice(from, to) + (to < whole.length ? "…" : "")),
    mark: blank(before) + "^".repeat(Math.max(1, columnsOf(marked))),
  };
}

/** Control characters would move the cursor or do worse. */
function visible(text: string): string {
  return text.replace(/[^\P{Cc}\t]/gu, "\ufffd");
}

function blank(text: string): string {
  return Array.from(text, (c) => (c === "\t" ? c : " ".repeat(columnsOf(c)))).join("");
}

function columnsOf(text: string): number {
  let columns = 0;
  for (const c of text) columns += /[\p{Mn}\p{Me}\p{Cf}]/u.test(c) ? 0 : WIDE.test(c) ? 2 : 1;
  return columns;
}

/** East Asian wide characters and emoji (Unicode Standard Annex 11). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
