/**
 * Library code that was compiled when Queenside was built. A definition is its unit and the units for its sites;
 * what a unit's constants are is written down by reference, and looked up when the unit is first needed.
 */

import type { Cell } from "../data/cell.ts";
import { Str } from "../data/string.ts";
import { Char, intern, listFrom, NIL, type Procedure, type Value } from "../data/values.ts";
import type { ResumePoint } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { runtime } from "./runtime.ts";

/** A datum, as JSON can hold it. */
export type Written =
  | number
  | boolean
  | { readonly symbol: string }
  | { readonly string: string }
  | { readonly char: number }
  | { readonly list: readonly Written[] };

export type Reference =
  /** The system cell of a name. */
  | { readonly cell: string }
  /** The builtin of a name, and what it does without its checks. */
  | { readonly leaf: string }
  | { readonly body: string }
  /** Site number k of the definition. */
  | { readonly site: number }
  | { readonly datum: Written };

export interface PrecompiledUnit {
  readonly code: (m: Machine, R: typeof runtime, K: readonly unknown[]) => unknown;
  readonly constants: readonly Reference[];
}

export interface Precompiled {
  readonly main: PrecompiledUnit;
  readonly sites: readonly PrecompiledUnit[];
}

/** Evaluates the definition: its cell then holds the procedure. */
export function loadPrecompiled(
  machine: Machine,
  definition: Precompiled,
  cellOf: (name: string) => Cell,
): void {
  const sites = definition.sites.map((unit): ResumePoint => {
    const site: { resume: ResumePoint["resume"] } = {
      resume: (frame, value) => {
        site.resume = link(unit) as ResumePoint["resume"];
        return site.resume(frame, value);
      },
    };
    return site;
  });
  machine.run(link(definition.main) as Procedure);

  function link({ code, constants }: PrecompiledUnit): unknown {
    return code(machine, runtime, constants.map(resolve));
  }

  function resolve(reference: Reference): unknown {
    if ("cell" in reference) return cellOf(reference.cell);
    if ("site" in reference) return sites[reference.site];
    if ("datum" in reference) return read(reference.datum);
    const name = "leaf" in reference ? reference.leaf : reference.body;
    const procedure = cellOf(name).value as Procedure;
    return "leaf" in reference ? procedure : machine.leaves.get(procedure)?.body;
  }
}

function read(datum: Written): Value {
  if (typeof datum !== "object") return datum;
  if ("symbol" in datum) return intern(datum.symbol);
  if ("string" in datum) return new Str(datum.string, true);
  if ("char" in datum) return Char.of(datum.char);
  return datum.list.length === 0 ? NIL : listFrom(datum.list.map(read));
}
