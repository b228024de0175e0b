/**
 * The dialects. The core is one and permissive: every name of every dialect is there in all of them, and a
 * dialect changes only what a few names mean, how values are shown, and some flags. `sicp`, the default, is the
 * union that runs the book and the published solutions; where dialects differ it takes what most programs mean.
 */
import { type PrintStyle, styles } from "../data/print-style.ts";

export const dialectNames = ["sicp", "racket", "chicken", "mit", "r7rs"] as const;
export type DialectName = (typeof dialectNames)[number];

export interface Dialect {
  readonly name: DialectName;
  /** How values are shown, and errors worded. */
  readonly style: PrintStyle;
  /** Whether running a file shows the values of its top-level expressions. */
  readonly printsValues: boolean;
  /** Names that mean here what the builtin of another name does. */
  readonly meanings: Readonly<Record<string, string>>;
  /** Of two definitions of a name in one body: an error, or the last one counts. */
  readonly duplicateDefines: "error" | "last";
  readonly emptyListIsSelfEvaluating: boolean;
  /** Whether a string that stands in a program may be changed. */
  readonly mutableLiterals: boolean;
  /** What cond-expand finds true, beside what it does in every dialect. */
  readonly features: readonly string[];
}

const common = {
  duplicateDefines: "error",
  emptyListIsSelfEvaluating: false,
  mutableLiterals: false,
  features: [],
} as const;

export const dialects: Readonly<Record<DialectName, Dialect>> = {
  sicp: {
    ...common,
    name: "sicp",
    style: styles.sicp,
    printsValues: true,
    meanings: { remove: "%remove" },
    features: ["sicp"],
  },
  racket: {
    ...common,
    name: "racket",
    style: styles.racket,
    printsValues: true,
    meanings: { print: "%print", remove: "%remove-item" },
    features: ["racket"],
  },
  chicken: {
    ...common,
    name: "chicken",
    style: styles.chicken,
    printsValues: false,
    meanings: { exp: "%exp", foldl: "fold-left" },
    duplicateDefines: "last",
    mutableLiterals: true,
    features: ["chicken"],
  },
  mit: {
    ...common,
    name: "mit",
    style: styles.mit,
    printsValues: false,
    meanings: { "/": "%/", runtime: "%runtime", string: "%string" },
    emptyListIsSelfEvaluating: true,
    features: ["mit", "scheme"],
  },
  r7rs: {
    ...common,
    name: "r7rs",
    style: styles.r7rs,
    printsValues: false,
    meanings: { "vector-binary-search": "%vector-binary-search" },
  },
};

/** The names after #lang that are known, each with its dialect. */
const languages: Readonly<Record<string, DialectName>> = {
  racket: "racket",
  "racket/base": "racket",
  "racket/gui": "racket",
  scheme: "racket",
  "scheme/base": "racket",
  sicp: "sicp",
  "planet neil/sicp": "sicp",
  r5rs: "sicp",
  r6rs: "r7rs",
  r7rs: "r7rs",
};

export const languageNames = Object.keys(languages);

/** Undefined if no language of that name is known. */
export function dialectOfLanguage(language: string): DialectName | undefined {
  const name = language.replace(/\s+/g, " ");
  return Object.hasOwn(languages, name) ? languages[name] : undefined;
}
