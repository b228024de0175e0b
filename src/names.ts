/** The names a program can use: for completion, and for telling what a misspelt one was meant to be. */
import { builtins } from "./builtins/index.ts";
import { specialForms } from "./expand/forms/index.ts";
import { library } from "./generated/library.js";
import type { Interpreter } from "./scheme.ts";

/** Every name that has a meaning at the interpreter's top level. Those that begin with % are the system's own. */
export function knownNames(interpreter: Interpreter): Set<string> {
  const names = new Set<string>(interpreter.top.boundNames());
  for (const table of [builtins.keys(), specialForms.keys(), Object.keys(library), CONSTANTS]) {
    for (const name of table) if (!name.startsWith("%")) names.add(name);
  }
  return names;
}

const CONSTANTS = ["true", "false", "nil", "the-empty-stream"];

/** How a builtin is called, `(car pair)`; undefined if the name is not one. */
export function signatureOf(name: string): string | undefined {
  return builtins.get(name)?.signature.replace(/:[^\s\])]+/g, "");
}
