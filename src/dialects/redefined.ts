/** Names of forms that a file defines as variables: they are variables in the whole file, before the definition too. */
import type { Source } from "../data/source.ts";
import { Pair, Sym, type Value } from "../data/values.ts";
import { SchemeError } from "../errors.ts";
import { Reader } from "../read/reader.ts";
import { type Syntax, unwrap } from "../read/syntax.ts";

/** `isForm` tells which names are those of forms. */
export function redefinedForms(source: Source, isForm: (name: string) => boolean): Set<string> {
  // Reading a whole file twice would be dear: it is done only if a line looks like such a definition.
  const suspects = [...source.text.matchAll(/\(\s*define\s+\(*\s*([^\s()[\]"';|]+)/g)];
  if (!suspects.some(([, name]) => isForm(name as string))) return new Set();
  return new Set(definedNames(source).filter(isForm));
}

function definedNames(source: Source): string[] {
  const reader = new Reader(source);
  const names: string[] = [];
  try {
    for (let form = reader.read(); form !== undefined; form = reader.read()) {
      const name = definedName(form);
      if (name !== undefined) names.push(name);
    }
  } catch (error) {
    // What is wrong will be reported when the file is run up to there.
    if (!(error instanceof SchemeError)) throw error;
  }
  return names;
}

function definedName(form: Syntax): string | undefined {
  const { datum } = form;
  if (!(datum instanceof Pair) || symbolName(datum.car) !== "define") return undefined;
  const rest = unwrap(datum.cdr);
  let target = rest instanceof Pair ? unwrap(rest.car) : rest;
  while (target instanceof Pair) target = unwrap(target.car);
  return symbolName(target);
}

function symbolName(form: Value): string | undefined {
  const datum = unwrap(form);
  return datum instanceof Sym ? datum.name : undefined;
}
