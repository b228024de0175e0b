/**
 * Statements → the text of a unit: the body of a function of `m` (the machine), `R` (the run-time library) and
 * `K` (the constants), which returns a procedure. Each mark begins a line, and the unit records which place in
 * the source each line stands for: a JavaScript stack then tells where in the Scheme program it is.
 */
import type { Span } from "../data/source.ts";
import {
  Constant,
  Fn,
  freeVariables,
  type Js,
  JsVar,
  Mark,
  Runtime,
  SCRATCH,
  type Stmt,
  targets,
} from "./js.ts";
import { liveAtStart } from "./live.ts";
import type { Rest } from "./rest.ts";
import type { Site } from "./site.ts";
import type { Assumption } from "./target.ts";

export interface Unit {
  readonly text: string;
  readonly constants: readonly unknown[];
  /** The place that line i of the text (from 0) stands for. */
  readonly lines: readonly (Span | undefined)[];
}

/** Frames of up to this many values have a class of their own, with a field a value. */
export const FRAME_FIELDS = ["a", "b", "c", "d"] as const;

export function renderProcedure(fn: Fn, assumption: Assumption): Unit {
  const renderer = new Renderer(assumption);
  renderer.write("return ", fn, ";");
  return renderer.finish();
}

/** The code that takes up a procedure at a site: a function of a frame and a value. */
export function renderRest(site: Site, rest: Rest, fn: Fn, assumption: Assumption): Unit {
  const renderer = new Renderer(assumption);
  renderer.write("return function resume(f, v) {");
  renderer.check(["m.relink(", new Constant(site, "S"), ", f, v)"]);
  renderer.restore(rest.stmts, site.keys, 0, rest.target);
  if (rest.target !== undefined) renderer.write("const ", rest.target, " = v;");
  renderer.body(rest.stmts, fn);
  renderer.write("}");
  return renderer.finish();
}

/** The code that enters a procedure: its arguments come in a frame, and then what it closes over. */
export function renderEntry(site: Site, fn: Fn, assumption: Assumption): Unit {
  const renderer = new Renderer(assumption);
  renderer.write("return function resume(f, v) {");
  renderer.check(["m.relink(", new Constant(site, "S"), ", f, v)"]);
  const params = fn.rest === undefined ? fn.params : [...fn.params, fn.rest];
  for (const [i, param] of params.entries()) renderer.write("const ", param, ` = f.values[${i}];`);
  renderer.restore(fn.body, site.keys, params.length, undefined, params);
  renderer.body(fn.body, fn);
  renderer.write("}");
  return renderer.finish();
}

class Renderer {
  private readonly out: string[] = [];
  private readonly lines: (Span | undefined)[] = [];
  private place: Span | undefined;
  private readonly constants: unknown[] = [];
  private readonly constantNames = new Map<unknown, string>();
  private readonly runtimeNames = new Set<string>();

  constructor(private readonly assumption: Assumption) {}

  finish(): Unit {
    const names = this.constants.map((value, i) => `${this.constantNames.get(value)} = K[${i}]`);
    const header = [
      '"use strict";',
      this.runtimeNames.size > 0 ? `const {${[...this.runtimeNames].join(", ")}} = R;` : "",
      names.length > 0 ? `const ${names.join(", ")};` : "",
    ].join(" ");
    this.lines.push(this.place);
    return {
      text: `${header}\n${this.out.join("")}`,
      constants: this.constants,
      lines: [undefined, ...this.lines],
    };
  }

  write(...parts: Js[]): void {
    for (const part of parts) this.js(part);
  }

  private newline(place: Span | undefined): void {
    this.out.push("\n");
    this.lines.push(this.place);
    this.place = place;
  }

  /** Leaves for the code's renewed version if what it assumes no longer holds. */
  check(otherwise: Js): void {
    if (this.assumption.cells.size === 0) return;
    const A = new Constant(this.assumption, "A");
    this.write("if (", A, ".epoch !== m.epoch && m.isStale(", A, ")) return ", otherwise, ";");
  }

  /** Declares the variables that the statements need: those saved in the frame, and those they assign. */
  restore(
    stmts: readonly Stmt[],
    keys: readonly object[],
    offset: number,
    target: JsVar | undefined,
    given: readonly JsVar[] = [],
  ): void {
    const live = liveAtStart(stmts);
    const fields = keys.length + offset <= FRAME_FIELDS.length && offset === 0;
    for (const variable of live) {
      if (variable === target || given.includes(variable)) continue;
      const i = keys.indexOf(variable.key);
      if (i < 0) throw new Error(`a frame lacks ${variable.name}`);
      this.write("let ", variable, fields ? ` = f.${FRAME_FIELDS[i]};` : ` = f.values[${i + offset}];`);
    }
    const declared = new Set<JsVar>();
    const assigned = new Set<JsVar>();
    targets(stmts, declared, assigned);
    for (const variable of assigned) {
      if (!declared.has(variable) && !live.has(variable)) this.write("let ", variable, ";");
    }
  }

  body(stmts: readonly Stmt[], fn: Fn): void {
    this.write(`let ${SCRATCH};`);
    this.stmts(stmts, fn);
  }

  private js(js: Js): void {
    if (typeof js === "string") this.out.push(js);
    else if (js instanceof JsVar) this.out.push(js.name);
    else if (js instanceof Constant) this.out.push(this.constant(js));
    else if (js instanceof Runtime) {
      this.runtimeNames.add(js.name);
      this.out.push(js.name);
    } else if (js instanceof Mark) this.newline(js.span);
    else if (js instanceof Fn) this.fn(js);
    else for (const part of js) this.js(part);
  }

  private constant({ value, hint }: Constant): string {
    let name = this.constantNames.get(value);
    if (name === undefined) {
      name = `k${this.constants.length}_${hint.replace(/[^A-Za-z0-9]/g, "_")}`;
      this.constantNames.set(value, name);
      this.constants.push(value);
    }
    return name;
  }

  private fn(fn: Fn): void {
    const params: Js[] = fn.params.map((param, i) => (i === 0 ? param : [", ", param]));
    if (fn.rest !== undefined) params.push(params.length > 0 ? ", ..." : "...", fn.rest);
    this.write(`function ${fn.name}(`, params, ") {");
    this.entry(fn, ["[", params, "]"]);
    this.write(` let ${SCRATCH};`);
    this.stmts(fn.body, fn);
    this.newline(undefined);
    this.write("}");
  }

  // One test for all that can keep a call from going straight on: V8 inlines short functions.
  private entry(fn: Fn, args: Js): void {
    const reasons: Js[] = [];
    const wrong = wrongCount(fn);
    if (wrong !== undefined) reasons.push(wrong);
    if (fn.fuel > 0) reasons.push(`(m.fuel -= ${fn.fuel}) < 0`);
    const stale = fn.entry !== undefined && this.assumption.cells.size > 0;
    const A = new Constant(this.assumption, "A");
    if (stale) reasons.push([A, ".epoch !== m.epoch"]);
    if (reasons.length === 0) return;
    const any = reasons.map((reason, i): Js => (i === 0 ? reason : [" || ", reason]));
    const renewal: Js = stale
      ? [", ", A, ", ", new Constant(fn.entry, "S"), ", [", this.closedOver(fn), "]"]
      : "";
    this.write(
      " if (",
      any,
      `) return m.intervene(${fn.name}, ${fn.fuel}, arguments.length, `,
      args,
      renewal,
      ");",
    );
  }

  private closedOver(fn: Fn): Js {
    const free = [...freeVariables(fn)];
    (fn.entry as Site).keys = free.map((variable) => variable.key);
    return free.map((js, i): Js => (i === 0 ? js : [", ", js]));
  }

  private stmts(stmts: readonly Stmt[], fn: Fn): void {
    for (const stmt of stmts) {
      this.newline(undefined);
      this.stmt(stmt, fn);
    }
  }

  private stmt(stmt: Stmt, fn: Fn): void {
    switch (stmt.kind) {
      case "const":
      case "let":
        return this.write(`${stmt.kind} `, stmt.target, " = ", stmt.value, ";");
      case "declare":
        return this.write("let ", stmt.target, ";");
      case "assign":
        return this.write(stmt.target, " = ", stmt.value, ";");
      case "run":
        return this.write(stmt.value, ";");
      case "call": {
        const { target, refund } = stmt;
        if (refund !== undefined) this.write(`const ${refund} = m.fuel; `);
        if (target === undefined) this.write("if ((", stmt.value, ") === ");
        else this.write("const ", target, " = ", stmt.value, "; if (", target, " === ");
        this.write(new Runtime("UNWIND"), ") return m.push(", this.frame(stmt.site, fn), ");");
        if (refund !== undefined) this.write(` m.fuel = ${refund} - 1;`);
        return;
      }
      case "poll":
        return this.write("if (--m.fuel < 0) return m.poll(", this.frame(stmt.site, fn), ");");
      case "if":
        this.write("if (", stmt.test, ") {");
        this.stmts(stmt.then, fn);
        if (stmt.otherwise.length > 0) {
          this.write("} else {");
          this.stmts(stmt.otherwise, fn);
        }
        return this.write("}");
      case "loop":
      case "block":
        this.write(`${stmt.label}: ${stmt.kind === "loop" ? "for (;;) " : ""}{`);
        this.stmts(stmt.body, fn);
        return this.write("}");
      case "break":
      case "continue":
        return this.write(`${stmt.kind} ${stmt.label};`);
      case "return":
        return this.write("return (", stmt.value, ");");
    }
  }

  private frame(site: Site, fn: Fn): Js {
    const saved = fn.saved.get(site) as readonly JsVar[];
    const values = saved.map((variable, i): Js => (i === 0 ? variable : [", ", variable]));
    const S = new Constant(site, "S");
    if (saved.length > FRAME_FIELDS.length)
      return ["new ", new Runtime("FrameN"), "(", S, ", [", values, "])"];
    const fields: Js = saved.length === 0 ? "" : [", ", values];
    return ["new ", new Runtime(`Frame${saved.length}`), "(", S, fields, ")"];
  }
}

/** The test that a call has the wrong number of arguments; undefined if no number is wrong. */
function wrongCount(fn: Fn): string | undefined {
  const most = fn.params.length;
  const few = `arguments.length < ${fn.required}`;
  if (fn.rest !== undefined) return fn.required > 0 ? few : undefined;
  return fn.required === most ? `arguments.length !== ${most}` : `${few} || arguments.length > ${most}`;
}
