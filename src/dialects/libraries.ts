/** The libraries that come with Queenside. At top level their names are all there already. */
import { listItems, Sym, type Value } from "../data/values.ts";
import { r7rsLibraries } from "./r7rs-libraries.ts";

/** Those whose names are there, or nearly all that programs use. */
const SRFIS = new Set([0, 1, 6, 8, 9, 11, 13, 16, 23, 28, 30, 34, 39, 46, 62, 69, 87, 95, 216]);

const SINGLE = new Set(
  (
    "sicp sicp-pict amb amb-extras scheme r5rs r7rs chicken srfi-4 extras data-structures ports files posix format " +
    "list-utils miscmacros math trace mzscheme"
  ).split(" "),
);

/** First words of names whose whole family is taken as known. */
const FAMILIES = new Set("racket chicken rnrs ice-9 guile mit chezscheme".split(" "));

export const knownLibraries =
  "(scheme base) and the others of R7RS, (srfi n), racket/…, (chicken …), sicp, amb";

/** A library's name as a program writes it: `(scheme base)`, `racket/list`, `srfi-1`, `(srfi srfi-1)`. */
export function isKnownLibrary(name: Value): boolean {
  if (name instanceof Sym) return isKnownSymbol(name.name);
  const [head, second, ...rest] = listItems(name) ?? [];
  if (!(head instanceof Sym)) return false;
  if (head.name === "scheme") return rest.length === 0 && namesOf(second) !== undefined;
  if (head.name === "srfi") return isKnownSrfi(second);
  if (head.name === "planet") return true;
  return FAMILIES.has(head.name) || (second === undefined && isKnownSymbol(head.name));
}

/** The names that a library exports, where they are known: then it exports no others. */
export function exportedNames(name: Value): ReadonlySet<string> | undefined {
  const [head, second] = listItems(name) ?? [];
  return head instanceof Sym && head.name === "scheme" ? namesOf(second) : undefined;
}

function namesOf(word: Value | undefined): ReadonlySet<string> | undefined {
  return word instanceof Sym ? r7rsLibraries.get(word.name) : undefined;
}

function isKnownSymbol(name: string): boolean {
  const srfi = /^srfi[-/](\d+)$/.exec(name);
  if (srfi !== null) return SRFIS.has(Number(srfi[1]));
  return SINGLE.has(name) || FAMILIES.has(name.split(/[/.]/)[0] as string);
}

/** `1`, `:1` as R6RS has it, or `srfi-1`. */
function isKnownSrfi(name: Value | undefined): boolean {
  if (typeof name === "number") return SRFIS.has(name);
  return name instanceof Sym && SRFIS.has(Number(name.name.replace(/^(?::|srfi-)/, "") || "x"));
}
