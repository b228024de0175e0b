/**
 * Core → Ir. Three things happen here.
 *
 * `letrec` is split into its strongly connected components, in order (Ghuloum and Dybvig, "Fixing letrec
 * (reloaded)"): a binding that nobody can see too early becomes a `let`, procedures become a `fix`, and only what
 * is left gets boxes and checks.
 *
 * A procedure that is entered from one place, and otherwise only calls itself in tail position, becomes a loop
 * at that place. Named let and `do` arrive as such letrecs.
 *
 * ((lambda (x) …) e) becomes a `let`.
 */
import type { Core, Lambda as CoreLambda, Letrec, Variable } from "../core.ts";
import { UNASSIGNED } from "../data/values.ts";
import { components } from "./components.ts";
import { type CaseLambda, type Ir, Label, type Lambda } from "./ir.ts";
import { directLambda, mentions, usesOf } from "./uses.ts";

export function lower(core: Core): Lambda {
  const body = new Lowering().expression(core);
  return {
    kind: "lambda",
    name: undefined,
    required: [],
    optional: [],
    rest: undefined,
    body,
    span: core.span,
  };
}

/** A loop whose entry has not been met yet, or whose body is being lowered. */
interface LoopState {
  readonly lambda: CoreLambda;
  readonly label: Label;
  entered: boolean;
  /** How many closures were around the loop where it was entered. */
  depth: number;
}

class Lowering {
  private readonly loops = new Map<Variable, LoopState>();
  private readonly checked = new Set<Variable>();
  /** Of each loop variable in scope: its loop, and how many closures were around it. */
  private readonly loopVariables = new Map<Variable, LoopState>();
  private depth = 0;

  expression(core: Core): Ir {
    const span = core.span;
    switch (core.kind) {
      case "quote":
        return { kind: "quote", value: core.value, span };
      case "local":
        this.noteCapture(core.variable);
        return { kind: "local", variable: core.variable, checked: this.checked.has(core.variable), span };
      case "global":
        return { kind: "global", cell: core.cell, span };
      case "setLocal": {
        this.noteCapture(core.variable);
        const checked = this.checked.has(core.variable);
        return {
          kind: "setLocal",
          variable: core.variable,
          value: this.expression(core.value),
          checked,
          span,
        };
      }
      case "setGlobal":
        return { kind: "setGlobal", cell: core.cell, value: this.expression(core.value), span };
      case "define":
        return { kind: "define", cell: core.cell, value: this.expression(core.value), span };
      case "if":
        return {
          kind: "if",
          test: this.expression(core.test),
          then: this.expression(core.then),
          otherwise: this.expression(core.otherwise),
          span,
        };
      case "lambda":
        return this.lambda(core);
      case "caseLambda":
        return {
          kind: "caseLambda",
          name: core.name,
          clauses: core.clauses.map((c) => this.lambda(c)),
          span,
        };
      case "call":
        return this.call(core);
      case "begin":
        return { kind: "begin", body: core.body.map((part) => this.expression(part)), span };
      case "let":
        return {
          kind: "let",
          variables: core.variables,
          inits: core.inits.map((init) => this.expression(init)),
          body: this.expression(core.body),
          span,
        };
      case "letrec":
        return this.letrec(core);
    }
  }

  private lambda(core: CoreLambda): Lambda {
    this.depth++;
    const body = this.expression(core.body);
    this.depth--;
    const { name, required, optional, rest, span } = core;
    return { kind: "lambda", name, required, optional, rest, body, span };
  }

  private call(core: Core & { kind: "call" }): Ir {
    const { span } = core;
    const direct = directLambda(core);
    const operands = core.operands.map((operand) => this.expression(operand));
    if (direct !== undefined) {
      return {
        kind: "let",
        variables: direct.required,
        inits: operands,
        body: this.expression(direct.body),
        span,
      };
    }
    const loop = core.operator.kind === "local" ? this.loops.get(core.operator.variable) : undefined;
    if (loop === undefined) return { kind: "call", operator: this.expression(core.operator), operands, span };
    if (loop.entered) return { kind: "continue", label: loop.label, operands, span };
    return this.enterLoop(loop, operands, core);
  }

  private enterLoop(loop: LoopState, inits: Ir[], { span }: Core): Ir {
    loop.entered = true;
    loop.depth = this.depth;
    for (const variable of loop.lambda.required) this.loopVariables.set(variable, loop);
    const body = this.expression(loop.lambda.body);
    return { kind: "loop", label: loop.label, variables: loop.lambda.required, inits, body, span };
  }

  private noteCapture(variable: Variable): void {
    const loop = this.loopVariables.get(variable);
    if (loop !== undefined && this.depth > loop.depth) loop.label.captured.add(variable);
  }

  private letrec(core: Letrec): Ir {
    const groups = components(core.variables.length, dependencies(core));
    return this.groups(core, groups, 0);
  }

  private groups(core: Letrec, groups: readonly number[][], at: number): Ir {
    const group = groups[at];
    if (group === undefined) return this.expression(core.body);
    const rest = () => this.groups(core, groups, at + 1);
    const variables = group.map((i) => core.variables[i] as Variable);
    const inits = group.map((i) => core.inits[i] as Core);
    const { span } = core;
    if (variables.length === 1 && mentions(inits[0] as Core, new Set(variables)).size === 0) {
      return { kind: "let", variables, inits: [this.expression(inits[0] as Core)], body: rest(), span };
    }
    if (this.isLoop(core, variables, inits)) {
      const variable = variables[0] as Variable;
      const lambda = inits[0] as CoreLambda;
      this.loops.set(variable, { lambda, label: new Label(variable.name), entered: false, depth: 0 });
      return rest();
    }
    return this.knot(variables, inits, rest, core);
  }

  /** One procedure, entered from one place outside itself, with nothing but tail calls within. */
  private isLoop(core: Letrec, variables: readonly Variable[], inits: readonly Core[]): boolean {
    const [variable, lambda] = [variables[0] as Variable, inits[0] as Core];
    if (variables.length !== 1 || variable.assigned || lambda.kind !== "lambda") return false;
    if (lambda.optional.length > 0 || lambda.rest !== undefined) return false;
    const n = lambda.required.length;
    if (!usesOf(variable, n, lambda.body).onlyTailCalls) return false;
    const outside = [...core.inits.filter((init) => init !== lambda), core.body].map((c) =>
      usesOf(variable, n, c),
    );
    return outside.every((u) => u.onlyCalls) && outside.reduce((sum, u) => sum + u.count, 0) === 1;
  }

  /** Bindings that need one another: procedures by `fix`, the others in boxes, assigned in order. */
  private knot(variables: readonly Variable[], inits: readonly Core[], rest: () => Ir, { span }: Core): Ir {
    const isPlain = (i: number) =>
      !(variables[i] as Variable).assigned && ["lambda", "caseLambda"].includes((inits[i] as Core).kind);
    const plain = variables.filter((_, i) => isPlain(i));
    const others = variables.filter((_, i) => !isPlain(i));
    for (const variable of others) {
      variable.assigned = true;
      this.checked.add(variable);
    }
    for (const variable of plain) variable.known = true;
    const lambdas = inits
      .filter((_, i) => isPlain(i))
      .map((init) => this.expression(init) as Lambda | CaseLambda);
    const sets = others.map((variable): Ir => {
      const value = this.expression(inits[variables.indexOf(variable)] as Core);
      return { kind: "setLocal", variable, value, checked: false, span };
    });
    const inner: Ir = { kind: "begin", body: [...sets, rest()], span };
    const fix: Ir =
      plain.length === 0 ? inner : { kind: "fix", variables: plain, lambdas, body: inner, span };
    if (others.length === 0) return fix;
    const holes = others.map((): Ir => ({ kind: "quote", value: UNASSIGNED, span }));
    return { kind: "let", variables: others, inits: holes, body: fix, span };
  }
}

/**
 * Which bindings each binding must come after: those it mentions, and, unless it is a procedure, the one before it
 * that is none. So a value that asks for a later one ends in a knot with it, where the check finds it out.
 */
function dependencies(core: Letrec): number[][] {
  const all = new Set(core.variables);
  const index = new Map(core.variables.map((variable, i) => [variable, i]));
  let lastValue = -1;
  return core.inits.map((init, i) => {
    const needs = [...mentions(init, all)].map((variable) => index.get(variable) as number);
    if (!isProcedure(init)) {
      if (lastValue >= 0) needs.push(lastValue);
      lastValue = i;
    }
    return needs;
  });
}

function isProcedure(init: Core): boolean {
  return init.kind === "lambda" || init.kind === "caseLambda";
}
