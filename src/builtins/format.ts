/**
 * Text with places for values (SRFI 28, Racket's and MIT Scheme's additions):
 *
 *   ~a  as display      ~s  as write      ~v  as the dialect's REPL
 *   ~b ~o ~x  a number in radix 2, 8, 16      ~c  a character      ~% ~n  a newline      ~~  a tilde
 */

import { isNumber, numberToString } from "../data/number.ts";
import { TextOutputPort } from "../data/port.ts";
import { displayString, printValue, writeString } from "../data/print.ts";
import { arityWords } from "../data/procedure.ts";
import { Str } from "../data/string.ts";
import { type Value, VOID } from "../data/values.ts";
import { fail, wrongType } from "../errors.ts";
import type { Machine } from "../run/machine.ts";
import { type Builtin, machineBuiltin } from "./builtin.ts";

export const formats: Builtin[] = [
  machineBuiltin(
    "(format obj1 obj ...)",
    `The text with the values in its places, ~a as display prints them, ~s as write does. The text comes first,
or after #f; after a port or #t it is written there (SRFI 28, MIT Scheme).
  (format "~a is ~s" "x" "x")   ;=> "x is \\"x\\""
  (format #f "~a~%" 1)   ;=> "1\\n"
  (format "~a")   ;error> wrong-arity`,
    (machine) =>
      (first, ...rest) => {
        if (first instanceof Str) return new Str(fill(machine, "format", first, rest));
        const [text, ...values] = rest;
        if (!(text instanceof Str)) throw wrongType("format", 2, "a string", text ?? first);
        const filled = fill(machine, "format", text, values);
        if (first === false) return new Str(filled);
        const port = first === true ? machine.currentOutput() : first;
        if (!(port instanceof TextOutputPort))
          throw wrongType("format", 1, "a string, a boolean or a port", first);
        port.requireOpen("format");
        port.write(filled);
        return VOID;
      },
  ),
  machineBuiltin(
    "(printf string obj ...)",
    `Writes the text with the values in its places to the current output port (Racket).
  (printf "~a = ~s~n" 'x "y")   ;out> x = "y"`,
    (machine) =>
      (text, ...values) => {
        machine.currentOutput().write(fill(machine, "printf", text, values));
        return VOID;
      },
  ),
  machineBuiltin(
    "(fprintf port:textOut string obj ...)",
    `Writes the text with the values in its places to a port (Racket).
  (let ((p (open-output-string))) (fprintf p "~a!" 1) (get-output-string p))   ;=> "1!"`,
    (machine) =>
      (port, text, ...values) => {
        port.requireOpen("fprintf");
        port.write(fill(machine, "fprintf", text, values));
        return VOID;
      },
  ),
];

function fill(machine: Machine, who: string, text: Str, values: readonly Value[]): string {
  let used = 0;
  const filled = text.text.replace(/~(.?)/gsu, (directive, letter: string) => {
    if (letter === "~") return "~";
    if (letter === "%" || letter === "n") return "\n";
    const insert = places[letter.toLowerCase()];
    if (insert === undefined)
      throw fail("wrong-type", `${who}: ${directive} is no place for a value in`, [text], {
        who,
        found: text,
      });
    const value = values[used++];
    return value === undefined ? "" : insert(value, machine, who);
  });
  if (used === values.length) return filled;
  throw fail(
    "wrong-arity",
    `${who}: the text has places for ${arityWords(used, 0, false)}, but got ${values.length}`,
    [text],
    {
      who,
      expected: arityWords(used, 0, false),
      count: values.length,
      args: values,
    },
  );
}

type Place = (value: Value, machine: Machine, who: string) => string;

const places: Readonly<Record<string, Place>> = {
  a: (value, { style, hash }) => displayString(value, style, hash),
  s: (value, { style, hash }) => writeString(value, style, hash),
  v: (value, { style, hash }) => printValue(value, style, hash),
  c: (value, { style, hash }) => displayString(value, style, hash),
  b: inRadix(2),
  o: inRadix(8),
  x: inRadix(16),
};

function inRadix(radix: number): Place {
  return (value, _machine, who) => {
    if (!isNumber(value))
      throw fail("wrong-type", `${who}: ~b, ~o and ~x take a number, not`, [value], { who, found: value });
    return numberToString(value, radix);
  };
}
