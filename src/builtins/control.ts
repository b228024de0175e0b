/** Control (R7RS 6.10, 6.11): what calls procedures and says how it resumes. */
import { named, procedureInfo } from "../data/procedure.ts";
import { listItems, Pair, type Procedure, type Value, Values, VOID } from "../data/values.ts";
import { wrongType } from "../errors.ts";
import type { Continuation } from "../run/continuation.ts";
import type { Machine } from "../run/machine.ts";
import { raiseObject } from "../run/raise.ts";
import { alias, type Builtin, builtin, controlBuiltin, machineBuiltin } from "./builtin.ts";

const callCc = controlBuiltin(
  "(call-with-current-continuation proc)",
  `Calls proc with the current continuation, a procedure that may be called at any time, any number of times
   (R7RS 6.10).
  (call-with-current-continuation (lambda (k) (+ 1 (k 42))))   ;=> 42`,
  (machine) => (proc) => machine.defer(() => proc(continuationProcedure(machine, machine.capture()))),
);

const applyBuiltin = controlBuiltin(
  "(apply proc obj ...)",
  `Calls proc with the objs as arguments, the last of which is a list of the remaining ones (R7RS 6.10).
  (apply + 1 2 '(3 4))   ;=> 10
  (apply + '())          ;=> 0`,
  () =>
    (proc, ...args) => {
      if (args.length === 0) return proc();
      const last = args[args.length - 1] as Value;
      const items = listItems(last);
      if (items === undefined) throw wrongType("apply", args.length + 1, "a proper list", last);
      return proc(...args.slice(0, -1), ...items);
    },
);

const valuesBuiltin = builtin(
  "(values obj ...)",
  `Returns the objs as that many values (R7RS 6.10).
  (call-with-values (lambda () (values 1 2)) +)   ;=> 3`,
  (...objs) => (objs.length === 1 ? (objs[0] as Value) : new Values(objs)),
);

const callWithValues = controlBuiltin(
  "(call-with-values producer:thunk consumer:proc)",
  `Calls producer, and consumer with the values it returns (R7RS 6.10).
  (call-with-values (lambda () (values 4 5)) (lambda (a b) b))   ;=> 5`,
  (machine) => (producer, consumer) =>
    machine.then(producer(), (value) =>
      value instanceof Values ? consumer(...value.items) : consumer(value),
    ),
);

const dynamicWind = controlBuiltin(
  "(dynamic-wind before:thunk thunk after:thunk)",
  `Calls before, thunk and after, and returns what thunk does; before is called again whenever thunk is entered
   by a continuation, and after whenever it is left (R7RS 6.10).
  (dynamic-wind (lambda () 1) (lambda () 2) (lambda () 3))   ;=> 2`,
  (machine) => (before, thunk, after) =>
    machine.then(before(), () => {
      const outer = machine.dynamics;
      const count = (outer.winders?.count ?? 0) + 1;
      machine.dynamics = { ...outer, winders: { before, after, outer, count } };
      return machine.then(thunk(), (result) => {
        machine.dynamics = outer;
        return machine.then(after(), () => result);
      });
    }),
);

const withExceptionHandler = controlBuiltin(
  "(with-exception-handler handler:proc thunk)",
  `Calls thunk with handler as the current exception handler (R7RS 6.11).
  (with-exception-handler (lambda (e) 10) (lambda () (+ 1 (raise-continuable 'c))))   ;=> 11
  (with-exception-handler (lambda (e) 10) (lambda () (raise 'c)))   ;error> handler-returned`,
  (machine) => (handler, thunk) => {
    const outer = machine.dynamics;
    machine.dynamics = { ...outer, handlers: { handler, outer } };
    return machine.then(thunk(), (result) => {
      machine.dynamics = outer;
      return result;
    });
  },
);

const raise = controlBuiltin(
  "(raise obj)",
  `Raises obj by calling the current exception handler, which must not return (R7RS 6.11).
  (call/cc (lambda (k) (with-exception-handler k (lambda () (raise 'oops)))))   ;=> oops
  (raise 'oops)   ;error> uncaught-raise`,
  (machine) => (obj) => raiseObject(machine, obj, false),
);

const raiseContinuable = controlBuiltin(
  "(raise-continuable obj)",
  `Raises obj; what the handler returns is the value of the call (R7RS 6.11).
  (with-exception-handler (lambda (e) (* e 2)) (lambda () (+ 1 (raise-continuable 21))))   ;=> 43`,
  (machine) => (obj) => raiseObject(machine, obj, true),
);

const guard = controlBuiltin(
  "(%guard thunk handler:proc)",
  "What guard expands to (R7RS 4.2.7): see expand/system.ts.",
  (machine) => (thunk, handler) => machine.defer(() => runGuarded(machine, thunk, handler)),
);

function runGuarded(machine: Machine, thunk: Procedure, handler: Procedure): Value {
  const outside = machine.capture();
  const outer = machine.dynamics;
  const onRaise = named(
    (object: Value) =>
      machine.defer(() => {
        const inside = machine.capture();
        const reraise = named(() => machine.throwTo(inside, () => raiseObject(machine, object, true)), {
          name: "reraise",
          required: 0,
          optional: 0,
          rest: false,
          builtin: true,
        });
        return machine.throwTo(outside, () => handler(object, reraise));
      }),
    { name: "guard", required: 1, optional: 0, rest: false, builtin: true },
  );
  machine.dynamics = { ...outer, handlers: { handler: onRaise, outer } };
  return machine.then(thunk(), (result) => {
    machine.dynamics = outer;
    return result;
  });
}

const withinContinuation = controlBuiltin(
  "(within-continuation k:proc thunk)",
  `Calls thunk in the continuation k, which then receives what it returns (MIT).
  (+ 1 (call/cc (lambda (k) (within-continuation k (lambda () 41)))))   ;=> 42`,
  (machine) => (k, thunk) => {
    const continuation = machine.continuations.get(k);
    if (continuation === undefined) throw wrongType("within-continuation", 1, "a continuation", k);
    return machine.throwTo(continuation, thunk);
  },
);

const parameterize = controlBuiltin(
  "(%parameterize parameters:list values:list thunk)",
  "What parameterize expands to (R7RS 4.2.6): see expand/system.ts.",
  (machine) => (parameters, values, thunk) => {
    const procedures = listItems(parameters) as Procedure[];
    for (const parameter of procedures) {
      if (!machine.parameters.isParameter(parameter))
        throw wrongType("parameterize", 1, "a parameter", parameter);
    }
    return convertAll(machine, procedures, listItems(values) as Value[], 0, thunk);
  },
);

function convertAll(
  machine: Machine,
  procedures: Procedure[],
  values: Value[],
  i: number,
  thunk: Procedure,
): Value {
  if (i === procedures.length) return bindParameters(machine, procedures, values, thunk);
  const converter = machine.parameters.converter(procedures[i] as Procedure);
  const next = (value: Value) => convertAll(machine, procedures, values.with(i, value), i + 1, thunk);
  if (converter === undefined) return next(values[i] as Value);
  return machine.then(converter(values[i] as Value), next);
}

function bindParameters(machine: Machine, procedures: Procedure[], values: Value[], thunk: Procedure): Value {
  const outer = machine.dynamics;
  let { parameters } = outer;
  for (const [i, parameter] of procedures.entries()) {
    parameters = { parameter, place: { value: values[i] as Value }, next: parameters };
  }
  machine.dynamics = { ...outer, parameters };
  return machine.then(thunk(), (result) => {
    machine.dynamics = outer;
    return result;
  });
}

const makeParameter = controlBuiltin(
  "(make-parameter obj [converter:proc])",
  `A new parameter object, bound to obj as the converter converts it (R7RS 4.2.6).
  (let ((p (make-parameter 10 (lambda (x) (* x 2))))) (p))   ;=> 20
  (let ((p (make-parameter 1))) (parameterize ((p 2)) (p)))   ;=> 2`,
  (machine) => (obj, converter) => {
    if (converter === undefined) return machine.parameters.make(machine, obj);
    return machine.then(converter(obj), (value) => machine.parameters.make(machine, value, converter));
  },
);

const isProcedure = builtin(
  "(procedure? obj)",
  `Whether obj is a procedure (R7RS 6.10).
  (procedure? car)   ;=> #t
  (procedure? 'car)   ;=> #f`,
  (obj) => typeof obj === "function",
);

const isContinuation = machineBuiltin(
  "(continuation? obj)",
  `Whether obj is a continuation.
  (call/cc continuation?)   ;=> #t`,
  (machine) => (obj) => typeof obj === "function" && machine.continuations.has(obj),
);

const procedureArity = builtin(
  "(procedure-arity proc)",
  `How many arguments proc takes: a number, or a pair of the least and the most, where #f stands for any number.
  (procedure-arity car)    ;=> 1
  (procedure-arity list)   ;=> (0 . #f)`,
  (proc) => {
    const info = procedureInfo(proc);
    if (info === undefined) return VOID;
    const { required, optional, rest } = info;
    if (!rest && optional === 0) return required;
    return new Pair(required, rest ? false : required + optional);
  },
);

const exit = controlBuiltin(
  "(exit [obj])",
  "Ends the program, after the winders that it is in (R7RS 6.14). True or nothing means success, an integer is the exit code.",
  (machine) => (obj) => machine.exit(exitCode(obj)),
);

const emergencyExit = controlBuiltin(
  "(emergency-exit [obj])",
  "Ends the program without running any winders (R7RS 6.14).",
  (machine) => (obj) => machine.exitNow(exitCode(obj)),
);

function exitCode(obj: Value | undefined): number {
  if (obj === undefined || obj === true) return 0;
  if (typeof obj === "number") return obj & 255;
  return obj === false ? 1 : 0;
}

/** The procedure that a program sees a continuation as. */
export function continuationProcedure(machine: Machine, continuation: Continuation): Procedure {
  const procedure = named(
    (...values: Value[]) =>
      machine.throwTo(continuation, () => (values.length === 1 ? (values[0] as Value) : new Values(values))),
    { name: "continuation", required: 0, optional: 0, rest: true, builtin: true },
  );
  machine.continuations.set(procedure, continuation);
  return procedure;
}

export const control: Builtin[] = [
  callCc,
  alias("call/cc", callCc),
  alias("call-with-escape-continuation", callCc),
  applyBuiltin,
  valuesBuiltin,
  callWithValues,
  dynamicWind,
  withExceptionHandler,
  raise,
  raiseContinuable,
  guard,
  withinContinuation,
  parameterize,
  makeParameter,
  isProcedure,
  isContinuation,
  procedureArity,
  exit,
  emergencyExit,
];
