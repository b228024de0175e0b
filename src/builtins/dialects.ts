/** What some names mean in one dialect only: src/dialects/dialect.ts says which. See also scheme/lib/dialects.scm. */
import { exp } from "../data/number.ts";
import { displayString, printExpression } from "../data/print.ts";
import { procedureInfo } from "../data/procedure.ts";
import { Str } from "../data/string.ts";
import { Flonum, intern, VOID } from "../data/values.ts";
import { type Builtin, builtin, machineBuiltin } from "./builtin.ts";
import { divisionToInfinity } from "./numbers.ts";

export const dialectBuiltins: Builtin[] = [
  machineBuiltin(
    "(print obj ...)",
    `Writes the objs for people, without spaces, then a newline (Chicken).
  (print "a" 1)   ;out> a1`,
    (machine) =>
      (...objs) => {
        const text = objs.map((obj) => displayString(obj, machine.style)).join("");
        machine.currentOutput().write(`${text}\n`);
        return VOID;
      },
  ),
  under(
    "%print",
    machineBuiltin(
      "(print obj [port:textOut])",
      "Writes obj as the REPL would show it, without a newline (Racket).",
      (machine) => (obj, port) => {
        const { style, hash } = machine;
        (port ?? machine.currentOutput()).write(printExpression(obj, { style, hash }));
        return VOID;
      },
    ),
  ),
  under("%/", divisionToInfinity),
  builtin(
    "(object-name obj)",
    `The name of a procedure, a symbol, or #f (Racket).
  (object-name car)   ;=> car
  (object-name 5)     ;=> #f`,
    (obj) => {
      const name = typeof obj === "function" ? procedureInfo(obj)?.name : undefined;
      return name === undefined ? false : intern(name);
    },
  ),
  builtin(
    "(load-option symbol)",
    `Does nothing: all options of MIT Scheme are there.
  (load-option 'format)`,
    () => VOID,
  ),
  under(
    "%exp",
    builtin("(exp z)", "e to the power of z, inexact (Chicken).", (z) => (z === 0 ? new Flonum(1) : exp(z))),
  ),
  under(
    "%runtime",
    builtin(
      "(runtime)",
      "The time that has passed in seconds, inexact (MIT).",
      () => new Flonum(Math.round(performance.now()) / 1000),
    ),
  ),
  under(
    "%string",
    machineBuiltin(
      "(string obj ...)",
      "The objs as display shows them, in one string (MIT).",
      (machine) =>
        (...objs) =>
          new Str(objs.map((obj) => displayString(obj, machine.style)).join("")),
    ),
  ),
];

/** A builtin that says its own name in messages, and is found under another. */
function under(name: string, original: Builtin): Builtin {
  return { ...original, name };
}
