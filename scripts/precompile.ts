/** Compiles one definition of the library to text (see src/run/precompiled.ts). Run by the build. */
import { builtins } from "../src/builtins/index.ts";
import { Emitter } from "../src/compile/emit.ts";
import type { Lambda } from "../src/compile/ir.ts";
import { Fn, type Js, type Stmt } from "../src/compile/js.ts";
import { lower } from "../src/compile/lower.ts";
import { renderProcedure, renderRest, type Unit } from "../src/compile/render.ts";
import { type Rest, restAfter } from "../src/compile/rest.ts";
import { Site } from "../src/compile/site.ts";
import { Assumption, type Emitted } from "../src/compile/target.ts";
import { type Cell, makeCell } from "../src/data/cell.ts";
import { writeString } from "../src/data/print.ts";
import { Source } from "../src/data/source.ts";
import { Str } from "../src/data/string.ts";
import { Char, listItems, type Procedure, Sym, type Value } from "../src/data/values.ts";
import { expandTopLevel } from "../src/expand/expander.ts";
import { specialForms } from "../src/expand/forms/index.ts";
import { TopLevel } from "../src/expand/scope.ts";
import { Reader } from "../src/read/reader.ts";
import { unwrap } from "../src/read/syntax.ts";
import { Machine } from "../src/run/machine.ts";
import type { Reference, Written } from "../src/run/precompiled.ts";

const machine = new Machine();
const cells = new Map<string, Cell>();
const references = new Map<unknown, Reference>();

function cell(name: string): Cell {
  let found = cells.get(name);
  if (found === undefined) {
    found = makeCell(name, "system");
    cells.set(name, found);
    references.set(found, { cell: name });
    const builtin = builtins.get(name);
    if (builtin?.leaf) {
      found.value = builtin.make(machine);
      found.inlined = true;
      references.set(found.value, { leaf: name });
      references.set(machine.leaves.get(found.value as Procedure)?.body, { body: name });
    }
  }
  return found;
}

const top = new TopLevel((name) => specialForms.get(name) ?? cell(name));
const context = {
  system: (name: string) => ({ kind: "global" as const, cell: cell(name) }),
  duplicateDefines: "error" as const,
  emptyListIsSelfEvaluating: false,
  features: new Set<string>(),
};

/** Every definition in the text of a library file: its name and its JavaScript. */
export function precompile(file: string, text: string): { name: string; code: string }[] {
  const found: { name: string; code: string }[] = [];
  const reader = new Reader(new Source(file, text));
  for (let form = reader.read(); form !== undefined; form = reader.read()) {
    for (const core of expandTopLevel(form, top, context)) {
      if (core.kind !== "define") throw new Error(`${file}: only definitions may stand in the library`);
      found.push({ name: core.cell.name, code: definition(lower(core)) });
    }
  }
  return found;
}

function definition(lambda: Lambda): string {
  const functions = new WeakMap<Lambda, Emitted>();
  const link = () => {
    throw new Error("nothing runs while the library is compiled");
  };
  const leaf = ({ inlined, value }: Cell) => (inlined ? machine.leaves.get(value as Procedure) : undefined);
  const assumption = new Assumption(0);
  const fn = new Emitter({ isSystem: () => true, leaf, link }, assumption, functions).procedure(lambda);
  const sites: Site[] = [];
  const owners = new Map<Site, Fn>();
  for (const inner of functionsIn(fn)) {
    for (const site of inner.saved.keys()) {
      owners.set(site, inner);
      sites.push(site);
    }
  }
  // Definitions run once, at the top: a site there is left only if the library itself is interrupted.
  const units = sites.map((site) => {
    const owner = owners.get(site) as Fn;
    return unitText(renderRest(site, restAfter(owner.body, site.node) as Rest, owner, assumption), sites);
  });
  return `{ main: ${unitText(renderProcedure(fn, assumption), sites)}, sites: [${units.join(", ")}] }`;
}

function unitText(unit: Unit, sites: readonly Site[]): string {
  const constants = unit.constants.map((value) => JSON.stringify(reference(value, sites)));
  return `{ code: (m, R, K) => {\n${unit.text}\n}, constants: [${constants.join(", ")}] }`;
}

function reference(value: unknown, sites: readonly Site[]): Reference {
  if (value instanceof Site) return { site: sites.indexOf(value) };
  return references.get(value) ?? { datum: written(value as Value) };
}

function written(value: Value): Written {
  const datum = unwrap(value);
  if (typeof datum === "number" || typeof datum === "boolean") return datum;
  if (datum instanceof Sym) return { symbol: datum.name };
  if (datum instanceof Str) return { string: datum.text };
  if (datum instanceof Char) return { char: datum.code };
  const items = listItems(datum);
  if (items === undefined) throw new Error(`the library may not quote ${writeString(datum)}`);
  return { list: items.map(written) };
}

function functionsIn(fn: Fn): Fn[] {
  const found: Fn[] = [fn];
  const visit = (js: Js) => {
    if (js instanceof Fn) found.push(...functionsIn(js));
    else if (Array.isArray(js)) for (const part of js) visit(part);
  };
  const walk = (stmts: readonly Stmt[]) => {
    for (const stmt of stmts) {
      if ("value" in stmt) visit(stmt.value);
      if (stmt.kind === "if") {
        visit(stmt.test);
        walk(stmt.then);
        walk(stmt.otherwise);
      } else if (stmt.kind === "loop" || stmt.kind === "block") walk(stmt.body);
    }
  };
  walk(fn.body);
  return found;
}
