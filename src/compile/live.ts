/**
 * Which variables a frame must save: those that may be read after the site before they are written. One pass
 * backwards over a function's statements; a loop's head is gone round until nothing changes.
 */
import { type JsVar, reads, type Stmt } from "./js.ts";
import type { Site } from "./site.ts";

export type Saved = Map<Site, readonly JsVar[]>;

/** For each site in the statements, the variables to save. */
export function liveAtSites(stmts: readonly Stmt[]): Saved {
  const saved: Saved = new Map();
  before(stmts, new Set(), { breaks: new Map(), continues: new Map(), saved });
  return saved;
}

/** The variables read before they are written. */
export function liveAtStart(stmts: readonly Stmt[]): Set<JsVar> {
  return before(stmts, new Set(), { breaks: new Map(), continues: new Map(), saved: new Map() });
}

interface Context {
  readonly breaks: Map<string, ReadonlySet<JsVar>>;
  readonly continues: Map<string, ReadonlySet<JsVar>>;
  readonly saved: Saved;
}

/** Takes the set of variables live after the statements, and changes it into that of those live before. */
function before(stmts: readonly Stmt[], live: Set<JsVar>, context: Context): Set<JsVar> {
  for (let i = stmts.length - 1; i >= 0; i--) {
    const stmt = stmts[i] as Stmt;
    if (stmt.kind === "const") {
      const run = constantsUpTo(stmts, i);
      beforeConstants(run, live);
      i -= run.length - 1;
    } else live = beforeOne(stmt, live, context);
  }
  return live;
}

/** The constants declared one after the other that end with statement i. */
function constantsUpTo(stmts: readonly Stmt[], i: number): Constants {
  const run: Constants = [];
  for (let stmt = stmts[i]; stmt?.kind === "const"; stmt = stmts[--i]) run.push(stmt);
  return run;
}

type Constants = Extract<Stmt, { kind: "const" }>[];

// Closures may mention themselves and one another, and still none of them is there before the first.
function beforeConstants(run: Constants, live: Set<JsVar>): void {
  for (const { value } of run) reads(value, live);
  for (const { target } of run) live.delete(target);
}

function beforeOne(stmt: Exclude<Stmt, { kind: "const" }>, live: Set<JsVar>, context: Context): Set<JsVar> {
  switch (stmt.kind) {
    case "let":
    case "assign":
      live.delete(stmt.target);
      reads(stmt.value, live);
      return live;
    case "declare":
      live.delete(stmt.target);
      return live;
    case "run":
      reads(stmt.value, live);
      return live;
    case "call":
      if (stmt.target !== undefined) live.delete(stmt.target);
      context.saved.set(stmt.site, [...live]);
      reads(stmt.value, live);
      return live;
    case "poll":
      context.saved.set(stmt.site, [...live]);
      return live;
    case "return": {
      const used = new Set<JsVar>();
      reads(stmt.value, used);
      return used;
    }
    case "if": {
      const otherwise = before(stmt.otherwise, new Set(live), context);
      const both = before(stmt.then, live, context);
      for (const variable of otherwise) both.add(variable);
      reads(stmt.test, both);
      return both;
    }
    case "block":
      context.breaks.set(stmt.label, new Set(live));
      return before(stmt.body, live, context);
    case "loop": {
      context.breaks.set(stmt.label, live);
      let head = new Set<JsVar>();
      for (;;) {
        context.continues.set(stmt.label, head);
        const next = before(stmt.body, new Set(), context);
        if (next.size === head.size) return next;
        head = next;
      }
    }
    case "break":
      return new Set(context.breaks.get(stmt.label));
    case "continue":
      return new Set(context.continues.get(stmt.label));
  }
}
