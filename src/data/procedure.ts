/**
 * What is known of a procedure is written in the name of its JavaScript function: nothing is stored with a
 * closure when it is made, and a profile of V8 shows readable names.
 *
 *   s_queen_2d_cols$1_0_0            queen-cols, 1 required, 0 optional, no rest
 *   s_$1_0_1$13_7$_2f_a_2e_scm       no name; from line 13, column 7 of /a.scm
 *   s_car$1_0_0$b                    a builtin
 */
import type { Procedure, Value } from "./values.ts";

export interface ProcedureInfo {
  /** Undefined if nothing named the procedure. */
  readonly name: string | undefined;
  readonly required: number;
  readonly optional: number;
  readonly rest: boolean;
  readonly builtin: boolean;
  /** Where an unnamed procedure was written: line and column from 1. */
  readonly place?: { readonly source: string; readonly line: number; readonly column: number } | undefined;
}

export function encodeName(info: ProcedureInfo): string {
  const arity = `${info.required}_${info.optional}_${info.rest ? 1 : 0}`;
  const { place } = info;
  const suffix = info.builtin ? "$b" : place ? `$${place.line}_${place.column}$${mangle(place.source)}` : "";
  return `s_${mangle(info.name ?? "")}$${arity}${suffix}`;
}

/** Undefined for a JavaScript function that is not a procedure of ours. */
export function procedureInfo(procedure: Procedure): ProcedureInfo | undefined {
  const match = /^s_([^$]*)\$(\d+)_(\d+)_([01])(?:\$(b)|\$(\d+)_(\d+)\$([^$]*))?(?:\$\d+)?$/.exec(
    procedure.name,
  );
  if (match === null) return undefined;
  const [, name, required, optional, rest, builtin, line, column, source] = match;
  return {
    name: name === "" ? undefined : unmangle(name as string),
    required: Number(required),
    optional: Number(optional),
    rest: rest === "1",
    builtin: builtin === "b",
    place:
      line === undefined
        ? undefined
        : { source: unmangle(source as string), line: +line, column: Number(column) },
  };
}

export function isProcedure(value: Value): value is Procedure {
  return typeof value === "function";
}

/** A JavaScript function made here, given the name that says what it is. */
export function named<F extends Procedure>(procedure: F, info: ProcedureInfo): F {
  Object.defineProperty(procedure, "name", { value: encodeName(info) });
  return procedure;
}

/** "2 arguments", "at least 1 argument", "1 or 2 arguments". */
export function arityWords(required: number, optional: number, rest: boolean): string {
  const plural = (n: number) => (n === 1 ? "1 argument" : `${n} arguments`);
  if (rest) return `at least ${plural(required)}`;
  if (optional === 0) return plural(required);
  if (optional === 1) return `${required} or ${plural(required + 1)}`;
  return `${required} to ${plural(required + optional)}`;
}

function mangle(text: string): string {
  return text.replace(/[^A-Za-z0-9]/gu, (c) => `_${(c.codePointAt(0) as number).toString(16)}_`);
}

function unmangle(text: string): string {
  return text.replace(/_([0-9a-f]+)_/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}
