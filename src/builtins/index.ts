/** Every builtin written in TypeScript, by name. */
import type { Builtin } from "./builtin.ts";
import { bytevectors } from "./bytevectors.ts";
import { characters } from "./characters.ts";
import { control } from "./control.ts";
import { dialectBuiltins } from "./dialects.ts";
import { environment } from "./environment.ts";
import { environments } from "./environments.ts";
import { errors } from "./errors.ts";
import { files } from "./files.ts";
import { formats } from "./format.ts";
import { inputs } from "./input.ts";
import { library } from "./library.ts";
import { lists } from "./lists.ts";
import { numbers } from "./numbers.ts";
import { outputs } from "./output.ts";
import { pairs } from "./pairs.ts";
import { pictures } from "./pictures.ts";
import { ports } from "./ports.ts";
import { processes } from "./processes.ts";
import { promises } from "./promises.ts";
import { racketBuiltins } from "./racket.ts";
import { ranges } from "./ranges.ts";
import { records } from "./records.ts";
import { searches } from "./search.ts";
import { stringSearches } from "./string-search.ts";
import { strings } from "./strings.ts";
import { symbols } from "./symbols.ts";
import { tables } from "./tables.ts";
import { traces } from "./trace.ts";
import { vectors } from "./vectors.ts";

export const builtins: ReadonlyMap<string, Builtin> = new Map(
  [
    ...control,
    ...errors,
    ...environment,
    ...environments,
    ...promises,
    ...processes,
    ...records,
    ...racketBuiltins,
    ...library,
    ...numbers,
    ...symbols,
    ...pairs,
    ...lists,
    ...searches,
    ...ranges,
    ...characters,
    ...strings,
    ...stringSearches,
    ...vectors,
    ...bytevectors,
    ...tables,
    ...ports,
    ...files,
    ...inputs,
    ...outputs,
    ...formats,
    ...traces,
    ...pictures,
    ...dialectBuiltins,
  ].map((builtin) => [builtin.name, builtin]),
);
