/** Where the libraries of a program's own are looked for: `(a b c)` is in a/b/c.sld or a/b/c.scm. */
import type { Span } from "./data/source.ts";
import { listItems, Sym, type Value } from "./data/values.ts";
import { Condition, SchemeError } from "./errors.ts";
import { readAll } from "./read/reader.ts";
import type { MachineOptions } from "./run/machine.ts";

type ReadSource = NonNullable<MachineOptions["readSource"]>;

/** The forms of each file there is that may define a library. */
export function libraryFiles(readSource: ReadSource) {
  return function* (name: Value, span: Span | undefined): Generator<readonly Value[], void, void> {
    const path = pathOf(name);
    if (path === undefined) return;
    for (const extension of [".sld", ".scm"]) {
      const source = existing(() => readSource(path + extension, span?.source.name));
      if (source !== undefined) yield readAll(source);
    }
  };
}

/** Undefined if a part of the name could lead out of the directory. */
function pathOf(name: Value): string | undefined {
  const parts = (listItems(name) ?? []).map((part) => (part instanceof Sym ? part.name : `${part}`));
  const safe = parts.length > 0 && parts.every((part) => /^[^/\\.:\0][^/\\:\0]*$/.test(part));
  return safe ? parts.join("/") : undefined;
}

function existing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const { payload } = error as SchemeError;
    if (error instanceof SchemeError && payload instanceof Condition && payload.code === "file-error")
      return undefined;
    throw error;
  }
}
