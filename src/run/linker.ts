/** From compiled text to code that runs on a machine. */
import { Emitter } from "../compile/emit.ts";
import { interleave } from "../compile/interleave.ts";
import type { Lambda } from "../compile/ir.ts";
import { lower } from "../compile/lower.ts";
import { renderEntry, renderProcedure, renderRest, type Unit } from "../compile/render.ts";
import { type Rest, restAfter } from "../compile/rest.ts";
import type { Site } from "../compile/site.ts";
import { Assumption, type Emitted, type Target } from "../compile/target.ts";
import { parts } from "../compile/uses.ts";
import type { Core } from "../core.ts";
import type { Cell } from "../data/cell.ts";
import { type Procedure, VOID } from "../data/values.ts";
import type { Machine } from "./machine.ts";
import { giveWay } from "./processes.ts";
import { runtime } from "./runtime.ts";

/** A procedure without arguments that evaluates the form. */
export function compile(machine: Machine, core: Core): Procedure {
  for (const cell of redefined(core)) machine.disown(cell);
  const { fn, assumption } = emit(machine, lower(interleaved(machine, core)));
  return load(machine, renderProcedure(fn, assumption)) as Procedure;
}

function interleaved(machine: Machine, core: Core): Core {
  const { shared } = machine;
  if (shared === undefined) return core;
  return interleave(core, {
    isShared: (cell) => !cell.system && shared.has(cell.name),
    giveWay: () => giveWay(machine, () => VOID),
  });
}

/** The names whose builtins are inlined, but that the form itself will give another meaning. */
function redefined(core: Core): Cell[] {
  const cells: Cell[] = [];
  const pending: Core[] = [core];
  while (pending.length > 0) {
    const form = pending.pop() as Core;
    const assigns = form.kind === "define" || form.kind === "setGlobal";
    if (assigns && !form.cell.system) {
      for (const cell of [form.cell, form.cell.twin]) if (cell?.inlined) cells.push(cell);
    }
    pending.push(...parts(form));
  }
  return cells;
}

/** The code that takes up a procedure at a site, or enters it anew, under what holds now. */
export function linkSite(machine: Machine, site: Site): Site["resume"] {
  const { fn, assumption } = current(machine, site.lambda);
  const isEntry = site.node === site.lambda;
  const unit = isEntry
    ? renderEntry(site, fn, assumption)
    : renderRest(site, restAfter(fn.body, site.node) as Rest, fn, assumption);
  return load(machine, unit) as Site["resume"];
}

function current(machine: Machine, lambda: Lambda): Emitted {
  const emitted = machine.functions.get(lambda);
  return emitted === undefined || machine.isStale(emitted.assumption) ? emit(machine, lambda) : emitted;
}

function emit(machine: Machine, lambda: Lambda): Emitted {
  const target: Target = {
    isSystem: (cell) => cell.system,
    leaf: (cell) => (cell.inlined ? machine.leaves.get(cell.value as Procedure) : undefined),
    link: (site) => linkSite(machine, site),
  };
  const assumption = new Assumption(machine.epoch);
  const fn = new Emitter(target, assumption, machine.functions).procedure(lambda);
  return { fn, assumption };
}

function load(machine: Machine, unit: Unit): unknown {
  const text = machine.places.label(unit.text, unit.lines);
  return new Function("m", "R", "K", text)(machine, runtime, unit.constants);
}
