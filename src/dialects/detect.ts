/** Which dialect a program is written in, as far as its text tells. */
import { type DialectName, dialectOfLanguage } from "./dialect.ts";

/** What names a dialect, wherever it comes first: patterns for code from which comments and strings are gone. */
const signs: readonly { readonly pattern: RegExp; readonly dialect: DialectName }[] = [
  { pattern: /(?:^|\)[ \t]*)\((?:use|require-extension|require-library)\s/m, dialect: "chicken" },
  { pattern: /\(import\s+\(?(?:only|prefix|except|rename)?\s*\(?chicken\b/, dialect: "chicken" },
  { pattern: /\((?:#%)?require\s+(?:\([\w-]+\s+)?racket\b/, dialect: "racket" },
  { pattern: /\(trace-(?:define|lambda|let)\s/, dialect: "racket" },
  {
    pattern: /\((?:import|define-library)\s+\((?:(?:only|prefix|except|rename)\s+\()*(?:scheme|rnrs|srfi)\b/,
    dialect: "r7rs",
  },
  { pattern: /\((?:load-option\s|declare\s+\(usual-integrations)/, dialect: "mit" },
];

/** What MIT Scheme's own output looks like, in comments too. */
const MIT_OUTPUT = /^[;\s]*1 \]=>|^\s*;Value\b/m;

/** `sicp`, the union, when nothing tells. */
export function detectDialect(text: string): DialectName {
  const language = languageOf(text);
  if (language !== undefined) return dialectOfLanguage(language) ?? "racket";
  const code = withoutComments(text);
  let first: { dialect: DialectName; index: number } | undefined;
  for (const { pattern, dialect } of signs) {
    const index = code.search(pattern);
    if (index >= 0 && index < (first?.index ?? Number.POSITIVE_INFINITY)) first = { dialect, index };
  }
  return first?.dialect ?? (MIT_OUTPUT.test(text) ? "mit" : "sicp");
}

/** What the #lang line names; only comments may come before it. */
function languageOf(text: string): string | undefined {
  const match = /^(?:\uFEFF|\s|;.*|#![ /].*|#\|[\s\S]*?\|#)*#lang[ \t]+([^\r\n;]+)/.exec(text);
  return match?.[1]?.trim();
}

function withoutComments(text: string): string {
  return text.replace(/;.*|#\|[\s\S]*?\|#|"(?:\\[\s\S]|[^\\"])*"|#\\./g, " ");
}
