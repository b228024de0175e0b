/**
 * The rest of a function after a site. What comes before the site is dropped; inside a branch, the rest of the
 * branch is followed by what follows the `if`; inside a loop, the rest of the iteration comes first, and then the
 * loop as it was:
 *
 *     L: for (;;) { a; SITE; b; }  c        →        out: { first: { b }  L: for (;;) { a; SITE; b; } }  c
 *
 * where in the first b `continue L` has become `break first`, and `break L` has become `break out`.
 */

import type { Ir } from "./ir.ts";
import type { JsVar, Stmt } from "./js.ts";

export interface Rest {
  readonly stmts: Stmt[];
  /** The variable that takes the value returned to the site. */
  readonly target: JsVar | undefined;
}

/** Undefined if the node has no site among the statements. */
export function restAfter(stmts: readonly Stmt[], node: Ir): Rest | undefined {
  for (const [i, stmt] of stmts.entries()) {
    const rest = restWithin(stmt, node);
    if (rest !== undefined) return { stmts: [...rest.stmts, ...stmts.slice(i + 1)], target: rest.target };
  }
  return undefined;
}

function restWithin(stmt: Stmt, node: Ir): Rest | undefined {
  switch (stmt.kind) {
    case "call":
      return stmt.site.node === node ? { stmts: [], target: stmt.target } : undefined;
    case "poll":
      return stmt.site.node === node ? { stmts: [], target: undefined } : undefined;
    case "if":
      return restAfter(stmt.then, node) ?? restAfter(stmt.otherwise, node);
    case "block": {
      const rest = restAfter(stmt.body, node);
      return rest && { ...rest, stmts: [{ kind: "block", label: stmt.label, body: rest.stmts }] };
    }
    case "loop": {
      const rest = restAfter(stmt.body, node);
      if (rest === undefined) return undefined;
      const out = `${stmt.label}_out`;
      const first = `${stmt.label}_first`;
      const body = redirect(rest.stmts, stmt.label, out, first);
      return {
        ...rest,
        stmts: [{ kind: "block", label: out, body: [{ kind: "block", label: first, body }, stmt] }],
      };
    }
    default:
      return undefined;
  }
}

function redirect(stmts: readonly Stmt[], label: string, out: string, first: string): Stmt[] {
  return stmts.map((stmt): Stmt => {
    switch (stmt.kind) {
      case "break":
        return stmt.label === label ? { kind: "break", label: out } : stmt;
      case "continue":
        return stmt.label === label ? { kind: "break", label: first } : stmt;
      case "if":
        return {
          ...stmt,
          then: redirect(stmt.then, label, out, first),
          otherwise: redirect(stmt.otherwise, label, out, first),
        };
      case "loop":
      case "block":
        return { ...stmt, body: redirect(stmt.body, label, out, first) };
      default:
        return stmt;
    }
  });
}
