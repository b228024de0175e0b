/** Environments as objects (R7RS 6.12, MIT). Evaluating in one is in environment.ts. */
import { type Cell, makeCell } from "../data/cell.ts";
import { intern, list, type Procedure, type Sym, type Value } from "../data/values.ts";
import { fail, wrongType } from "../errors.ts";
import { Alias, isCell, TopLevel } from "../expand/scope.ts";
import { SpecialForm } from "../expand/special-form.ts";
import type { Machine } from "../run/machine.ts";
import { alias, type Builtin, builtin, controlBuiltin, machineBuiltin } from "./builtin.ts";

const interaction = machineBuiltin(
  "(interaction-environment)",
  `The environment that the program is evaluated in (R7RS 6.12).
  (eval '(+ 1 2) (interaction-environment))   ;=> 3`,
  (machine) => () => machine.topLevel,
);

const report = machineBuiltin(
  "(scheme-report-environment [k])",
  `An environment with every name that comes with the system, and none of the program's (R7RS A, scheme r5rs). The
   version k of the report is 5 or 7.
  (eval '(* 7 3) (scheme-report-environment 5))   ;=> 21
  (define hidden 1)
  (eval 'hidden (scheme-report-environment 5))   ;error> unbound-variable
  (scheme-report-environment 4)   ;error> out-of-range`,
  (machine) => (version) => {
    checkVersion("scheme-report-environment", version);
    return program(machine).pristine();
  },
);

const nullEnvironment = machineBuiltin(
  "(null-environment [k])",
  `An environment with the syntax that comes with the system, and nothing else (R7RS A, scheme r5rs). The version k
   of the report is 5 or 7.
  (eval '(if #t 1 2) (null-environment 5))   ;=> 1
  (eval '(car '(1)) (null-environment 5))   ;error> unbound-variable`,
  (machine) => (version) => {
    checkVersion("null-environment", version);
    const all = program(machine).pristine();
    return new TopLevel((name) => {
      const binding = all.own(intern(name));
      return binding instanceof SpecialForm ? binding : undefined;
    });
  },
);

function checkVersion(who: string, version = 5): void {
  if (version !== 5 && version !== 7) throw fail("out-of-range", `${who}: the version must be 5 or 7`);
}

const environmentBuiltin = controlBuiltin(
  "(environment list ...)",
  `An environment of the names that import sets make visible, as import has them (R7RS 6.12).
  (eval '(* 7 3) (environment '(scheme base)))   ;=> 21
  (eval '(f "ab") (environment '(rename (only (scheme base) string-length) (string-length f))))   ;=> 2
  (eval 'cdr (environment '(only (scheme base) car)))   ;error> unbound-variable
  (environment '(no such))   ;error> library`,
  (machine) =>
    (...sets) => {
      const env = program(machine).pristine("closed");
      const keyword = new Alias(intern("import"), program(machine).pristine());
      return machine.then(machine.evaluator(list(keyword, ...sets), env), () => env);
    },
);

const isEnvironment = builtin(
  "(environment? obj)",
  `Whether obj is an environment (MIT).
  (environment? (the-environment))   ;=> #t
  (environment? 'a)   ;=> #f`,
  (obj) => obj instanceof TopLevel,
);

const isBound = builtin(
  "(environment-bound? environment symbol)",
  `Whether the symbol has a meaning in the environment (MIT).
  (environment-bound? system-global-environment 'car)   ;=> #t
  (environment-bound? (the-environment) 'no-such-name)   ;=> #f`,
  (env, symbol) => isCellWithValue(env, symbol) || !isCell(meaning(env, symbol)),
);

const isAssigned = builtin(
  "(environment-assigned? environment symbol)",
  `Whether the symbol is a variable in the environment that has a value (MIT).
  (environment-assigned? system-global-environment 'car)   ;=> #t
  (environment-assigned? system-global-environment 'if)   ;=> #f`,
  isCellWithValue,
);

const lookup = machineBuiltin(
  "(environment-lookup environment symbol)",
  `The value of the variable in the environment (MIT).
  (environment-lookup (let ((x 5)) (the-environment)) 'x)   ;=> 5
  (environment-lookup (the-environment) 'no-such-name)   ;error> unbound-variable`,
  (machine) => (env, symbol) => {
    const cell = variable("environment-lookup", env, symbol);
    return cell.value ?? machine.unbound(cell);
  },
);

const assign = controlBuiltin(
  "(environment-assign! environment symbol obj)",
  `Gives the variable, which must be there, another value (MIT).
  (let ((x 5)) (environment-assign! (the-environment) 'x 6) x)   ;=> 6
  (environment-assign! (the-environment) 'no-such-name 1)   ;error> unbound-variable`,
  (machine) => (env, symbol, obj) => {
    const cell = variable("environment-assign!", env, symbol);
    return machine.setGlobal(cell, obj);
  },
);

const define = controlBuiltin(
  "(environment-define environment symbol obj)",
  `Defines the variable in the environment (MIT).
  (environment-define (the-environment) 'defined-so 7)
  defined-so   ;=> 7`,
  (machine) => (env, symbol, obj) => machine.define(env.cellToDefine(symbol), obj),
);

const local = machineBuiltin(
  "(%local-environment environment vector1 k vector2)",
  "What (the-environment) in a procedure expands to: see expand/system.ts.",
  (machine) => (outer, names, own, accessors) => {
    const env = new TopLevel((name) => outer.own(intern(name)), "inner");
    for (const [i, name] of (names as Sym[]).entries()) {
      const [get, set] = accessors.slice(2 * i, 2 * i + 2) as [Procedure, Procedure];
      const cell = accessed(machine, name.name, get, set);
      if (i < own) env.bind(name, cell);
      else env.import(name.name, () => cell);
    }
    return env;
  },
);

/** A cell whose value is that of a local variable. Compiled code must take nothing for granted of it. */
function accessed(machine: Machine, name: string, get: Procedure, set: Procedure): Cell {
  return Object.defineProperties(makeCell(name), {
    value: { get: () => machine.call(get), set: (value: Value) => machine.call(set, value) },
    inlined: { get: () => false, set: () => {} },
  });
}

function program({ topLevel }: Machine): TopLevel {
  return topLevel as TopLevel;
}

function meaning(env: TopLevel, symbol: Sym) {
  return env.own(symbol) as NonNullable<ReturnType<TopLevel["own"]>>;
}

function isCellWithValue(env: TopLevel, symbol: Sym): boolean {
  const binding = meaning(env, symbol);
  return isCell(binding) && binding.value !== undefined;
}

function variable(who: string, env: TopLevel, symbol: Sym): Cell {
  const binding = meaning(env, symbol);
  if (isCell(binding)) return binding;
  throw wrongType(who, 2, "the name of a variable", symbol);
}

export const environments: Builtin[] = [
  interaction,
  alias("nearest-repl/environment", interaction),
  alias("current-namespace", interaction),
  report,
  nullEnvironment,
  environmentBuiltin,
  isEnvironment,
  isBound,
  isAssigned,
  lookup,
  assign,
  define,
  local,
];
