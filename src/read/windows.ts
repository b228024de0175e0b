/**
 * The grammar sees a text through windows of bounded size, so that what it remembers never grows with the text.
 */
import { match, type Piece, type StartRule } from "./lexical.ts";

/** In UTF-16 units. In larger windows more is matched twice, in smaller ones there are more matches to set up. */
const WINDOW = 1024;

/** Pieces that may go on in the next window. */
const OPEN_ENDED = new Set([
  "word",
  "hashWord",
  "character",
  "languageName",
  "continuation",
  "lineEnd",
  "#",
  "|",
  ",",
  "#,",
]);

/**
 * The pieces from `start` that lie whole in one window, with offsets in the text; none if the rule takes nothing there. A
 * piece that touches the window's end is left for the next window; where it is the only one, the window is doubled. The
 * text is taken to end at `limit`.
 */
export function piecesAt(text: string, rule: StartRule, start: number, limit = text.length): Piece[] {
  for (let size = WINDOW; ; size *= 2) {
    const end = Math.min(start + size, limit);
    const pieces = match(rule, text.slice(start, end), start);
    const last = pieces[pieces.length - 1];
    if (last === undefined || end === limit || last.end < end || !OPEN_ENDED.has(last.kind)) return pieces;
    pieces.pop();
    if (pieces.length > 0) return pieces;
  }
}
