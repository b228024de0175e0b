/**
 * Ir → JavaScript statements.
 *
 * An expression whose evaluation may unwind is written as a statement, so that nothing is ever left on
 * JavaScript's own operand stack: operands that were evaluated before it are kept in variables. What cannot
 * unwind stays a JavaScript expression.
 *
 * The variables are known by what they stand for (JsVar.key): whichever version of the code made a frame, any
 * other can read it.
 */
import type { Variable } from "../core.ts";
import type { Cell } from "../data/cell.ts";
import type { Value } from "../data/values.ts";
import { both, isSteadyLocal, NONE, pairsIf } from "./facts.ts";
import { inlines, type Operand, selectors } from "./inline.ts";
import type { Call, CaseLambda, Ir, Label, Lambda, Loop } from "./ir.ts";
import { Constant, Fn, type Js, JsVar, Mark, rt, type Stmt } from "./js.ts";
import { commas, constant, jsName } from "./literal.ts";
import { liveAtSites } from "./live.ts";
import { functionName } from "./naming.ts";
import { Site } from "./site.ts";
import type { Assumption, Emitted, Leaf, Target } from "./target.ts";

type Destination =
  | { readonly kind: "return" }
  /** Undefined target: the value is of no interest. After it, leave the block of this label. */
  | { readonly kind: "store"; readonly target: JsVar | undefined; readonly leave: string | undefined };

const RETURN: Destination = { kind: "return" };

/** How deep the JavaScript stack may get is counted in fuel; a procedure with many variables costs more. */
const VARIABLES_PER_UNIT = 16;

/** A chain of leaves longer than this spends fuel again. */
const MAX_LEAF_DEPTH = 16;

export class Emitter {
  private readonly vars = new Map<object, JsVar>();
  private readonly labels = new Map<Label, { name: string; vars: JsVar[] }>();
  private block: Stmt[] = [];
  private lambda: Lambda | undefined;
  private count = 0;
  /** Sites of the procedure being emitted. */
  private calls = 0;
  /** The most operands of one of its calls. */
  private widest = 0;
  private inlinedHere = false;
  private depth = 1;
  /** Variables that hold a pair wherever the code being emitted is reached. */
  private pairs: ReadonlySet<Variable> = new Set();

  constructor(
    private readonly target: Target,
    readonly assumption: Assumption,
    /** The code of every procedure, for the sites in it. */
    private readonly functions: WeakMap<Lambda, Emitted>,
  ) {}

  /** The procedure, as a function expression. */
  procedure(lambda: Lambda): Fn {
    const outer = { block: this.block, lambda: this.lambda, calls: this.calls, inlined: this.inlinedHere };
    const outerDepth = this.depth;
    const outerWidest = this.widest;
    this.widest = 0;
    this.depth = 1;
    this.block = [];
    this.lambda = lambda;
    this.calls = 0;
    this.inlinedHere = false;
    const required = lambda.required.map((v) => this.fresh(v.name, v.assigned ? { raw: v } : v));
    const optional = lambda.optional.map((v) => this.fresh(v.name, { raw: v }));
    const rest = lambda.rest && this.fresh(lambda.rest.name, { raw: lambda.rest });
    this.convert(lambda, required, optional, rest);
    this.to(lambda.body, RETURN);
    const body = this.block;
    const { calls, inlinedHere, depth } = this;
    const variables = this.variablesIn(body) + 2 * (required.length + optional.length) + this.widest;
    this.depth = outerDepth;
    this.widest = outerWidest;
    this.block = outer.block;
    this.lambda = outer.lambda;
    this.calls = outer.calls;
    this.inlinedHere = outer.inlined;
    const saved = liveAtSites(body);
    for (const [site, variables] of saved) site.keys = variables.map((variable) => variable.key);
    const fn = new Fn({
      name: functionName(lambda, this.count++),
      required: lambda.required.length,
      params: [...required, ...optional],
      rest,
      body,
      saved,
      entry: inlinedHere ? this.site(lambda, lambda) : undefined,
      depth,
      fuel: calls === 0 && depth <= MAX_LEAF_DEPTH ? 0 : 1 + Math.floor(variables / VARIABLES_PER_UNIT),
    });
    this.functions.set(lambda, { fn, assumption: this.assumption });
    return fn;
  }

  private variablesIn(stmts: readonly Stmt[]): number {
    let count = 0;
    for (const stmt of stmts) {
      if (stmt.kind === "if") count += this.variablesIn(stmt.then) + this.variablesIn(stmt.otherwise);
      else if (stmt.kind === "loop" || stmt.kind === "block") count += this.variablesIn(stmt.body);
      else count++;
    }
    return count;
  }

  /** A parameter as it arrives may need a box or a conversion before it is the variable. */
  private convert(lambda: Lambda, required: JsVar[], optional: JsVar[], rest: JsVar | undefined): void {
    for (const [i, variable] of lambda.required.entries()) {
      if (variable.assigned) this.define(variable, required[i] as JsVar);
      else this.vars.set(variable, required[i] as JsVar);
    }
    for (const [i, variable] of lambda.optional.entries()) {
      const raw = optional[i] as JsVar;
      this.define(variable, ["(", raw, " === undefined ? ", rt("DEFAULT"), " : ", raw, ")"]);
    }
    if (lambda.rest && rest) this.define(lambda.rest, [rt("listFrom"), "(", rest, ")"]);
  }

  /** Emits statements that put the value where it belongs. */
  private to(ir: Ir, destination: Destination): void {
    switch (ir.kind) {
      case "if":
        return this.branch(ir, destination);
      case "begin":
        for (const part of ir.body.slice(0, -1)) this.effect(part);
        return this.to(ir.body[ir.body.length - 1] as Ir, destination);
      case "let":
        for (const [i, variable] of ir.variables.entries())
          this.define(variable, this.value(ir.inits[i] as Ir));
        return this.to(ir.body, destination);
      case "fix":
        for (const variable of ir.variables) this.vars.set(variable, this.fresh(variable.name, variable));
        for (const [i, variable] of ir.variables.entries()) {
          const value = this.closure(ir.lambdas[i] as Lambda | CaseLambda);
          this.block.push({ kind: "const", target: this.vars.get(variable) as JsVar, value });
        }
        return this.to(ir.body, destination);
      case "loop":
        return this.loop(ir, destination);
      case "continue":
        return this.again(ir);
      case "call":
        if (destination.kind === "return") {
          this.block.push({ kind: "return", value: this.inlined(ir) ?? this.generalCall(ir) });
          return;
        }
        break;
      default:
        break;
    }
    if (destination.kind === "store" && destination.target === undefined) {
      this.effect(ir);
      this.leave(destination);
    } else this.deliver(this.value(ir), destination);
  }

  private deliver(js: Js, destination: Destination): void {
    if (destination.kind === "return") this.block.push({ kind: "return", value: js });
    else {
      if (destination.target === undefined) this.block.push({ kind: "run", value: js });
      else this.block.push({ kind: "assign", target: destination.target, value: js });
      this.leave(destination);
    }
  }

  private leave(destination: Destination): void {
    if (destination.kind === "store" && destination.leave !== undefined) {
      this.block.push({ kind: "break", label: destination.leave });
    }
  }

  private branch(ir: Ir & { kind: "if" }, destination: Destination): void {
    const test = this.test(ir.test);
    const then = this.inBlock(() => this.to(ir.then, destination), this.pairsIf(ir.test, true));
    const otherwise = this.inBlock(() => this.to(ir.otherwise, destination), this.pairsIf(ir.test, false));
    this.block.push({ kind: "if", test, then, otherwise });
  }

  private loop(ir: Loop, destination: Destination): void {
    const label = `${jsName(ir.label.name)}_${this.count++}`;
    const inits = this.operands(ir.inits);
    const vars = ir.variables.map((variable) => {
      const copied = variable.assigned || ir.label.captured.has(variable);
      return this.fresh(variable.name, copied ? { loop: variable } : variable);
    });
    for (const [i, target] of vars.entries()) this.block.push({ kind: "let", target, value: inits[i] as Js });
    this.labels.set(ir.label, { name: label, vars });
    const exit: Destination =
      destination.kind === "return" || destination.leave !== undefined
        ? destination
        : { ...destination, leave: label };
    const body = this.inBlock(() => {
      for (const [i, variable] of ir.variables.entries()) {
        const raw = vars[i] as JsVar;
        // What a closure or a box holds belongs to one turn of the loop.
        if (raw.key === variable) this.vars.set(variable, raw);
        else this.define(variable, raw);
      }
      this.block.push({ kind: "poll", site: this.site(ir, this.lambda as Lambda) });
      this.calls++;
      this.to(ir.body, exit);
    });
    this.block.push({ kind: "loop", label, body });
  }

  private again(ir: Ir & { kind: "continue" }): void {
    const { name, vars } = this.labels.get(ir.label) as { name: string; vars: JsVar[] };
    const values = this.operands(ir.operands);
    const changes = vars
      .map((target, i) => ({ target, value: values[i] as Js }))
      .filter((c) => c.target !== c.value);
    if (changes.length > 1) {
      for (const change of changes) {
        const target = this.fresh("next", { next: change.target });
        this.block.push({ kind: "const", target, value: change.value });
        change.value = target;
      }
    }
    for (const { target, value } of changes) this.block.push({ kind: "assign", target, value });
    this.block.push({ kind: "continue", label: name });
  }

  /** An expression to be used once, at this place. */
  private value(ir: Ir): Js {
    switch (ir.kind) {
      case "quote":
        return constant(ir.value);
      case "local":
        return this.local(ir);
      case "global":
        return this.global(ir.cell, ir);
      case "setLocal":
        this.assign(ir);
        return rt("VOID");
      case "setGlobal":
      case "define":
        return this.called(this.store(ir), ir, true);
      case "lambda":
      case "caseLambda":
        return this.closure(ir);
      case "call":
        return this.inlined(ir) ?? this.called(this.generalCall(ir), ir, true);
      case "if":
        return this.conditional(ir);
      case "begin":
        for (const part of ir.body.slice(0, -1)) this.effect(part);
        return this.value(ir.body[ir.body.length - 1] as Ir);
      case "let":
        for (const [i, variable] of ir.variables.entries())
          this.define(variable, this.value(ir.inits[i] as Ir));
        return this.value(ir.body);
      case "fix":
      case "loop":
      case "continue":
        return this.stored(ir);
    }
  }

  private effect(ir: Ir): void {
    switch (ir.kind) {
      case "quote":
      case "lambda":
      case "caseLambda":
        return;
      case "local":
      case "global":
        this.block.push({ kind: "run", value: this.value(ir) });
        return;
      case "setLocal":
        return this.assign(ir);
      case "setGlobal":
      case "define":
        this.called(this.store(ir), ir, false);
        return;
      case "call": {
        const js = this.inlined(ir);
        if (js === undefined) this.called(this.generalCall(ir), ir, false);
        else this.block.push({ kind: "run", value: js });
        return;
      }
      case "if":
      case "begin":
      case "let":
      case "fix":
      case "loop":
      case "continue":
        return this.to(ir, { kind: "store", target: undefined, leave: undefined });
    }
  }

  /** A JavaScript expression that an `if` can test. */
  private test(ir: Ir): Js {
    if (ir.kind === "call") {
      const inline = inlines.get(this.leafOf(ir)?.name ?? "");
      if (inline?.test && inline.accepts(ir.operands.length)) return this.inlined(ir) as Js;
    }
    if (ir.kind === "if") return this.conditionalTest(ir);
    if (ir.kind === "quote") return ir.value === false ? "false" : "true";
    return ["(", this.value(ir), " !== false)"];
  }

  private conditionalTest(ir: Ir & { kind: "if" }): Js {
    const test = this.test(ir.test);
    let thenJs: Js = "";
    let otherwiseJs: Js = "";
    const then = this.inBlock(
      () => {
        thenJs = this.test(ir.then);
      },
      this.pairsIf(ir.test, true),
    );
    const otherwise = this.inBlock(
      () => {
        otherwiseJs = this.test(ir.otherwise);
      },
      this.pairsIf(ir.test, false),
    );
    if (then.length === 0 && otherwise.length === 0) {
      if (otherwiseJs === "false") return ["(", test, " && ", thenJs, ")"];
      if (thenJs === "true") return ["(", test, " || ", otherwiseJs, ")"];
      return ["(", test, " ? ", thenJs, " : ", otherwiseJs, ")"];
    }
    return this.join(ir, test, then, thenJs, otherwise, otherwiseJs);
  }

  private conditional(ir: Ir & { kind: "if" }): Js {
    const test = this.test(ir.test);
    let thenJs: Js = "";
    let otherwiseJs: Js = "";
    const then = this.inBlock(
      () => {
        thenJs = this.value(ir.then);
      },
      this.pairsIf(ir.test, true),
    );
    const otherwise = this.inBlock(
      () => {
        otherwiseJs = this.value(ir.otherwise);
      },
      this.pairsIf(ir.test, false),
    );
    if (then.length === 0 && otherwise.length === 0)
      return ["(", test, " ? ", thenJs, " : ", otherwiseJs, ")"];
    return this.join(ir, test, then, thenJs, otherwise, otherwiseJs);
  }

  private join(ir: Ir, test: Js, then: Stmt[], thenJs: Js, otherwise: Stmt[], otherwiseJs: Js): Js {
    const target = this.fresh("join", ir);
    this.block.push({ kind: "declare", target });
    then.push({ kind: "assign", target, value: thenJs });
    otherwise.push({ kind: "assign", target, value: otherwiseJs });
    this.block.push({ kind: "if", test, then, otherwise });
    return target;
  }

  private stored(ir: Ir): Js {
    const target = this.fresh("value", ir);
    this.block.push({ kind: "declare", target });
    this.to(ir, { kind: "store", target, leave: undefined });
    return target;
  }

  /** Operands in order, left to right: what an operand's statements might disturb is kept before they run. */
  private operands(irs: readonly Ir[]): Js[] {
    const emitted = irs.map((ir) => {
      let js: Js = "";
      const stmts = this.inBlock(() => {
        js = this.value(ir);
      });
      return { ir, js, stmts };
    });
    const last = emitted.findLastIndex(({ stmts }) => stmts.length > 0);
    return emitted.map(({ ir, js, stmts }, i) => {
      this.block.push(...stmts);
      return i < last && !isSteady(ir) ? this.bind(js, ir) : js;
    });
  }

  private generalCall(ir: Call): Js {
    this.calls++;
    this.widest = Math.max(this.widest, ir.operands.length);
    const { operator } = ir;
    if (operator.kind === "local" && operator.variable.known) {
      const list = commas(this.operands(ir.operands));
      return [new Mark(ir.span), this.local(operator), "(", list, ")"];
    }
    if (operator.kind === "global") {
      const list = commas(this.operands(ir.operands));
      const cell = new Constant(operator.cell, operator.cell.name);
      const check: Js = ["(typeof ", cell, '.value === "function" ? ', cell, ".value : m.notProcedure("];
      return [new Mark(ir.span), check, cell, ".value, ", cell, "))(", list, ")"];
    }
    const [first, ...others] = this.operands([operator, ...ir.operands]) as [Js, ...Js[]];
    const f = this.atom(first, operator);
    const check: Js = ["(typeof ", f, ' === "function" ? ', f, " : m.notProcedure(", f, "))("];
    return [new Mark(ir.span), check, commas(others), ")"];
  }

  /** A call as a statement: if it unwinds, so does this procedure. */
  private called(value: Js, node: Ir, wanted: boolean): Js {
    const target = wanted ? this.fresh("v", node) : undefined;
    const refund = isCallback(node) ? `fuel_${this.count++}` : undefined;
    this.block.push({ kind: "call", target, value, site: this.site(node, this.lambda as Lambda), refund });
    this.calls++;
    return target ?? "";
  }

  private store(ir: Ir & { kind: "setGlobal" | "define" }): Js {
    const cell = new Constant(ir.cell, ir.cell.name);
    const value = this.value(ir.value);
    if (ir.kind === "define" && value instanceof Fn && value.fuel === 0) {
      const taken: Js = this.assumption.cells.size === 0 ? "" : [", ", new Constant(this.assumption, "A")];
      return [new Mark(ir.span), "m.defineLeaf(", cell, ", ", value, `, ${value.depth}`, taken, ")"];
    }
    return [new Mark(ir.span), `m.${ir.kind}(`, cell, ", ", value, ")"];
  }

  private leafOf({ operator }: Call): Leaf | undefined {
    return operator.kind === "global" && operator.cell.inlined ? this.target.leaf(operator.cell) : undefined;
  }

  /** The call of a builtin written out, or called directly if it is a leaf; undefined for any other call. */
  private inlined(ir: Call): Js | undefined {
    const leaf = this.leafOf(ir);
    if (leaf === undefined) return undefined;
    this.assume((ir.operator as Ir & { kind: "global" }).cell);
    const inline = inlines.get(leaf.name);
    const mark = new Mark(ir.span);
    if (inline?.accepts(ir.operands.length)) {
      const operands = this.operands(ir.operands).map(
        (js, i): Operand => ({
          js: this.atom(js, ir.operands[i] as Ir),
          constant: constantOf(ir.operands[i] as Ir),
        }),
      );
      const bind = (js: Js) => this.bind([mark, js], { part: ir });
      return this.selected(leaf.name, ir.operands[0], operands) ?? [mark, inline.expand(operands, bind)];
    }
    this.depth = Math.max(this.depth, leaf.depth + 1);
    return [mark, this.leafCall(leaf, ir)];
  }

  /** car or cdr of what is known to be a pair; any other selection makes it known. */
  private selected(name: string, ir: Ir | undefined, operands: readonly Operand[]): Js | undefined {
    if (ir === undefined || !isSteadyLocal(ir)) return undefined;
    const known = this.pairs.has(ir.variable);
    if (known && (name === "car" || name === "cdr")) return [(operands[0] as Operand).js, `.${name}`];
    if (!known && selectors.has(name)) this.pairs = both(this.pairs, new Set([ir.variable]));
    return undefined;
  }

  private leafCall(leaf: Leaf, ir: Call): Js {
    const { name } = leaf;
    const checked = new Constant(leaf.procedure, name);
    const direct = leaf.direct(ir.operands.length);
    const operands = this.operands(ir.operands);
    if (direct === undefined) return [checked, "(", commas(operands), ")"];
    const body = new Constant(leaf.body, name);
    const asked = direct.some((test) => test("x") !== "");
    if (!asked) return [body, "(", commas(operands), ")"];
    const atoms = operands.map((js, i) => this.atom(js, ir.operands[i] as Ir));
    const tests = direct.map((test, i) => test(atoms[i] as Js)).filter((js) => js !== "");
    const all = tests.flatMap((js, i): Js[] => (i === 0 ? [js] : [" && ", js]));
    return ["(", all, " ? ", body, "(", commas(atoms), ") : ", checked, "(", commas(atoms), "))"];
  }

  private assume(cell: Cell): void {
    if (this.target.isSystem(cell)) return;
    this.assumption.cells.set(cell, cell.value as Value);
    this.inlinedHere = true;
  }

  private closure(ir: Lambda | CaseLambda): Js {
    if (ir.kind === "lambda") return this.procedure(ir);
    const clauses = ir.clauses.map((clause) => this.bind(this.procedure(clause), clause));
    return this.dispatch(ir, clauses);
  }

  /** A procedure that chooses its clause by the number of arguments. */
  private dispatch(ir: CaseLambda, clauses: readonly Js[]): Js {
    const most = Math.max(0, ...ir.clauses.map((clause) => clause.required.length));
    const params = Array.from({ length: most }, (_, i) => `a${i}`);
    const name = functionName(ir, this.count++);
    const cases = ir.clauses.map((clause, i): Js => {
      const n = clause.required.length;
      if (clause.rest !== undefined || clause.optional.length > 0) {
        return [`if (arguments.length >= ${n}) return `, clauses[i] as Js, "(...arguments); "];
      }
      return [
        `if (arguments.length === ${n}) return `,
        clauses[i] as Js,
        `(${params.slice(0, n).join(", ")}); `,
      ];
    });
    return [`function ${name}(${params.join(", ")}) { `, cases, `return m.wrongArity(${name}, arguments); }`];
  }

  private local(ir: Ir & { kind: "local" }): Js {
    const variable = this.variable(ir.variable);
    if (!ir.variable.assigned) return variable;
    if (!ir.checked) return [variable, ".value"];
    return [new Mark(ir.span), rt("checked"), "(", variable, ", ", constant(ir.variable.name), ")"];
  }

  /** The JavaScript variable of a Core variable, this procedure's or an enclosing one's. */
  private variable(variable: Variable): JsVar {
    let js = this.vars.get(variable);
    if (js === undefined) {
      js = this.fresh(variable.name, variable);
      this.vars.set(variable, js);
    }
    return js;
  }

  private assign(ir: Ir & { kind: "setLocal" }): void {
    const value = this.value(ir.value);
    const variable = this.variable(ir.variable);
    if (ir.checked) {
      const check: Js = [
        new Mark(ir.span),
        rt("checked"),
        "(",
        variable,
        ", ",
        constant(ir.variable.name),
        ")",
      ];
      this.block.push({ kind: "run", value: check });
    }
    this.block.push({ kind: "run", value: [variable, ".value = ", value] });
  }

  private global(cell: Cell, ir: Ir): Js {
    const leaf = cell.inlined ? this.target.leaf(cell) : undefined;
    if (leaf !== undefined) {
      this.assume(cell);
      return new Constant(leaf.procedure, cell.name);
    }
    const constantCell = new Constant(cell, cell.name);
    if (this.target.isSystem(cell)) return [constantCell, ".value"];
    const mark = new Mark(ir.span);
    return [
      "(",
      constantCell,
      ".value !== undefined ? ",
      constantCell,
      ".value : ",
      mark,
      "m.unbound(",
      constantCell,
      "))",
    ];
  }

  private define(variable: Variable, js: Js): void {
    const target = this.fresh(variable.name, variable);
    this.vars.set(variable, target);
    const value: Js = variable.assigned ? ["new ", rt("Box"), "(", js, ")"] : js;
    this.block.push({ kind: "const", target, value });
  }

  private bind(js: Js, key: object): JsVar {
    const target = this.fresh("t", key);
    this.block.push({ kind: "const", target, value: js });
    return target;
  }

  /** The expression in a form that can be written twice. */
  private atom(js: Js, ir: Ir): Js {
    return typeof js === "string" || js instanceof JsVar || js instanceof Constant ? js : this.bind(js, ir);
  }

  /** What is found out about variables within a block holds only there. */
  private inBlock(emit: () => void, known: ReadonlySet<Variable> = NONE): Stmt[] {
    const { block, pairs } = this;
    this.block = [];
    if (known.size > 0) this.pairs = both(pairs, known);
    emit();
    const inner = this.block;
    this.block = block;
    this.pairs = pairs;
    return inner;
  }

  private pairsIf(test: Ir, outcome: boolean): ReadonlySet<Variable> {
    return pairsIf(test, outcome, (cell) => this.target.leaf(cell)?.name);
  }

  private fresh(hint: string, key: object): JsVar {
    return new JsVar(`${jsName(hint)}_${this.count++}`, key);
  }

  private site(node: Ir, lambda: Lambda): Site {
    return new Site(node, lambda, this.target.link);
  }
}

/** A call of a procedure that was handed over. */
function isCallback(node: Ir): boolean {
  return node.kind === "call" && node.operator.kind === "local" && !node.operator.variable.known;
}

/** Neither running other code nor assigning a variable can change the value of the expression. */
function isSteady(ir: Ir): boolean {
  return ir.kind === "quote" || (ir.kind === "local" && !ir.variable.assigned);
}

function constantOf(ir: Ir): Value | undefined {
  return ir.kind === "quote" ? ir.value : undefined;
}
