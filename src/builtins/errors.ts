/** Error objects (R7RS 6.11), and MIT's view of them. */

import { displayString, writeString } from "../data/print.ts";
import { Str } from "../data/string.ts";
import { listFrom, Sym, type Value } from "../data/values.ts";
import { conditionReportString } from "../describe.ts";
import { Condition, SchemeError, wrongType } from "../errors.ts";
import type { Machine } from "../run/machine.ts";
import { raiseObject } from "../run/raise.ts";
import { alias, type Builtin, builtin, controlBuiltin, machineBuiltin } from "./builtin.ts";

const error = controlBuiltin(
  "(error obj1 obj ...)",
  `Raises a new error object with a message, usually a string, and irritants (R7RS 6.11). With a symbol first, it
   is taken for the name of the procedure that complains.
  (error "bad thing:" 1 2)   ;error> user-error
  (guard (e (#t (error-object-message e))) (error "bad thing:" 1))   ;=> "bad thing:"`,
  (machine) =>
    (message, ...irritants) =>
      raiseHere(machine, makeCondition(machine, message, irritants)),
);

function makeCondition(machine: Machine, message: Value, irritants: Value[]): Condition {
  if (message instanceof Str) return new Condition("user-error", message.text, irritants);
  const [text, ...others] = irritants;
  if (message instanceof Sym && text instanceof Str) {
    return new Condition("user-error", text.text, others, { location: message });
  }
  return new Condition("user-error", writeString(message, machine.style), irritants);
}

/** Raises a condition as `raise` does, with the place of the call. */
export function raiseHere(machine: Machine, condition: Condition): Value {
  const carrier = machine.places.translate(new SchemeError(condition), () =>
    machine.backtrace(),
  ) as SchemeError;
  return raiseObject(machine, carrier.payload, false);
}

const warn = builtin(
  "(%warning-text obj1 obj ...)",
  "The text of a warning (MIT `warn`).",
  (message, ...irritants) => {
    const parts = [displayString(message), ...irritants.map((irritant) => writeString(irritant))];
    return new Str(`;Warning: ${parts.join(" ")}`);
  },
);

const assertionFailed = controlBuiltin(
  "(%assertion-failed form:obj obj ...)",
  "Raises the error of a failed assert: see expand/system.ts.",
  (machine) =>
    (form, ...irritants) =>
      raiseHere(
        machine,
        new Condition("assertion", "Assertion failed:", [form, ...irritants], { found: form }),
      ),
);

const ambExhausted = controlBuiltin(
  "(%amb-exhausted)",
  "Raises the error that no alternative of amb is left.",
  (machine) => () => raiseHere(machine, new Condition("amb-exhausted", "amb tree exhausted")),
);

const wrongTypeBuiltin = builtin(
  "(%wrong-type who:symbol k expected:string obj)",
  "Raises the error that argument k of who, from 1, is not what was expected.",
  (who, k, expected, obj) => {
    throw wrongType(who.name, k, expected.text, obj);
  },
);

const isErrorObject = builtin(
  "(error-object? obj)",
  `Whether obj was made by error, or by an error of the system (R7RS 6.11).
  (guard (e (#t (error-object? e))) (car 1))   ;=> #t
  (error-object? 5)   ;=> #f`,
  (obj) => obj instanceof Condition,
);

const isError = alias("error?", isErrorObject);

const message = builtin(
  "(error-object-message obj)",
  `The message of an error object (R7RS 6.11).
  (guard (e (#t (error-object-message e))) (error "no" 1))   ;=> "no"`,
  (obj) => new Str(condition("error-object-message", obj).message),
);

const irritants = builtin(
  "(error-object-irritants obj)",
  `The irritants of an error object, a list (R7RS 6.11).
  (guard (e (#t (error-object-irritants e))) (error "no" 1 2))   ;=> (1 2)`,
  (obj) => listFrom(condition("error-object-irritants", obj).irritants),
);

const isReadError = builtin(
  "(read-error? obj)",
  `Whether obj is an error that read raised (R7RS 6.11).
  (guard (e (#t (read-error? e))) (read (open-input-string ")")))   ;=> #t`,
  (obj) => obj instanceof Condition && (obj.code === "read-error" || obj.code === "incomplete-input"),
);

const isFileError = builtin(
  "(file-error? obj)",
  `Whether obj is an error about opening a file (R7RS 6.11).
  (file-error? 1)   ;=> #f`,
  (obj) => obj instanceof Condition && obj.code === "file-error",
);

const reportString = machineBuiltin(
  "(condition/report-string obj)",
  `The message and the irritants of an error object as one string (MIT).
  (guard (e (#t (condition/report-string e))) (error "bad:" 1 "x"))   ;=> "bad: 1 \\"x\\""`,
  (machine) => (obj) =>
    new Str(conditionReportString(condition("condition/report-string", obj), machine.style)),
);

const exnMessage = machineBuiltin(
  "(exn-message obj)",
  `The same as condition/report-string (Racket).
  (guard (e (#t (exn-message e))) (error "bad:" 1))   ;=> "bad: 1"`,
  (machine) => (obj) => new Str(conditionReportString(condition("exn-message", obj), machine.style)),
);

const accessCondition = builtin(
  "(access-condition obj symbol)",
  `The message or the irritants of an error object (MIT).
  (guard (e (#t (access-condition e 'irritants))) (error "bad:" 1))   ;=> (1)`,
  (obj, field) => {
    const { message: text, irritants: rest } = condition("access-condition", obj);
    if (field.name === "message") return new Str(text);
    if (field.name === "irritants") return listFrom(rest);
    throw wrongType("access-condition", 2, "message or irritants", field);
  },
);

function condition(who: string, obj: Value): Condition {
  if (!(obj instanceof Condition)) throw wrongType(who, 1, "an error object", obj);
  return obj;
}

export const errors: Builtin[] = [
  error,
  warn,
  assertionFailed,
  wrongTypeBuiltin,
  ambExhausted,
  isErrorObject,
  isError,
  message,
  irritants,
  isReadError,
  isFileError,
  reportString,
  exnMessage,
  accessCondition,
];
