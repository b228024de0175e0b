/** What the forms of racket/trace expand to; the rest is in scheme/lib/trace.scm. */
import { procedureInfo } from "../data/procedure.ts";
import { type Procedure, Sym } from "../data/values.ts";
import { wrongType } from "../errors.ts";
import { traced } from "../run/trace.ts";
import { type Builtin, machineBuiltin } from "./builtin.ts";

export const traces: Builtin[] = [
  machineBuiltin(
    "(%traced name:obj proc:obj notify:proc callPrefix:proc resultPrefix:proc)",
    "The procedure with each call and its results shown, under its own name if name is #f. Traced again it is the same.",
    (machine) => (name, proc, notify, callPrefix, resultPrefix) => {
      if (typeof proc !== "function") throw wrongType("trace", 1, "a procedure", proc);
      if (machine.traced.has(proc)) return proc;
      const shown = name instanceof Sym ? name.name : (procedureInfo(proc)?.name ?? "lambda");
      const wrapper = traced(machine, shown, proc, { notify, callPrefix, resultPrefix });
      machine.traced.set(wrapper, proc);
      return wrapper;
    },
  ),
  machineBuiltin(
    "(%untrace obj)",
    "The procedure that obj traces, or obj itself.",
    (machine) => (obj) => machine.traced.get(obj as Procedure) ?? obj,
  ),
];
