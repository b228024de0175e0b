/** The documentation of what is written in Scheme: the comments above each definition in scheme/lib. */
import { readdirSync, readFileSync } from "node:fs";

export interface Documented {
  readonly name: string;
  readonly signature: string;
  /** As in a builtin that is written in TypeScript. */
  readonly doc: string;
  readonly file: string;
  /** Where the doc begins, from 1. */
  readonly line: number;
}

const root = new URL("../../scheme/lib/", import.meta.url);

export const library: readonly Documented[] = readdirSync(root)
  .filter((file) => file.endsWith(".scm"))
  .flatMap((file) => documented(`scheme/lib/${file}`, readFileSync(new URL(file, root), "utf8")));

function documented(file: string, text: string): Documented[] {
  const lines = text.split("\n");
  const found: Documented[] = [];
  for (const [i, line] of lines.entries()) {
    const name = /^\(define \(?\(?([^\s()]+)/.exec(line)?.[1];
    if (name === undefined) continue;
    let first = i;
    while (lines[first - 1]?.startsWith(";; ")) first--;
    const comment = lines.slice(first, i).map((each) => each.slice(3));
    found.push({
      name,
      file,
      line: first + 2,
      signature: comment[0] ?? "",
      doc: comment.slice(1).join("\n"),
    });
  }
  return found;
}
