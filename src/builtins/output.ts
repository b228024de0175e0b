/** Writing (R7RS 6.13.3). A port not given is the current output port; values are printed in the dialect's style. */
import type { Port, TextOutputPort } from "../data/port.ts";
import { pretty } from "../data/pretty.ts";
import { type PrintMode, print, printValue } from "../data/print.ts";
import { type Value, VOID } from "../data/values.ts";
import { wrongType } from "../errors.ts";
import type { Machine } from "../run/machine.ts";
import { checkRange } from "./bounds.ts";
import { alias, type Builtin, builtin, machineBuiltin } from "./builtin.ts";

const prettyPrint = machineBuiltin(
  "(pp obj [port:textOut])",
  `Writes obj, over several lines if it is long, then a newline (MIT Scheme).
  (pp '(a "b"))   ;out> (a "b")`,
  (machine) => (value, port) => {
    const text = pretty(value, { style: machine.style, hash: machine.hash });
    return put(machine, "pp", `${text}\n`, port);
  },
);

const flush = machineBuiltin(
  "(flush-output-port [port])",
  `Has what was written go to where it is written to, which here happens at once (R7RS 6.13.3).
  (flush-output-port (open-output-string))`,
  () => (port) => {
    if (port?.input) throw wrongType("flush-output-port", 1, "an output port", port);
    return VOID;
  },
);

export const outputs: Builtin[] = [
  printer("display", "display", "", "for people: strings and characters as they are", "abc"),
  printer("write", "write", "", "so that read can read it; circular parts get labels", '"abc"'),
  printer("write-shared", "write-shared", "", "with labels for all parts that occur more than once", '"abc"'),
  printer("write-simple", "write-simple", "", "without labels; a circular object is an error", '"abc"'),
  printer("write-line", "write", "\n", "as write does, then a newline (MIT Scheme)", '"abc"'),
  printer("writeln", "write", "\n", "as write does, then a newline (Racket)", '"abc"'),
  printer("displayln", "display", "\n", "as display does, then a newline (Racket)", "abc"),
  machineBuiltin(
    "(println obj [port:textOut])",
    `Prints obj as the dialect's REPL would show it, then a newline (Racket).
  (println "abc")   ;out> "abc"`,
    (machine) => (value, port) =>
      put(machine, "println", `${printValue(value, machine.style, machine.hash)}\n`, port),
  ),
  prettyPrint,
  alias("pretty-print", prettyPrint),
  machineBuiltin(
    "(newline [port:textOut])",
    `Ends a line (R7RS 6.13.3).
  (begin (display 1) (newline) (display 2))   ;out> 1\\n2`,
    (machine) => (port) => put(machine, "newline", "\n", port),
  ),
  machineBuiltin(
    "(fresh-line [port:textOut])",
    `Ends a line, unless nothing has been written on it (MIT Scheme).
  (begin (display 1) (fresh-line) (fresh-line) (display 2))   ;out> 1\\n2`,
    (machine) => (port) => {
      open("fresh-line", port ?? machine.currentOutput()).freshLine();
      return VOID;
    },
  ),
  machineBuiltin(
    "(write-string string [port:textOut] [start] [end])",
    `Writes the characters of string from start up to end (R7RS 6.13.3).
  (write-string "abc")   ;out> abc`,
    (machine) => (string, port, start, end) => {
      const text = string.slice(...checkRange("write-string", 3, string.length, start, end));
      return put(machine, "write-string", text, port);
    },
  ),
  machineBuiltin(
    "(write-char char [port:textOut])",
    `Writes a character as it is (R7RS 6.13.3).
  (write-char #\\a)   ;out> a`,
    (machine) => (char, port) => put(machine, "write-char", char.toString(), port),
  ),
  builtin(
    "(write-u8 byte port:byteOut)",
    `Writes a byte (R7RS 6.13.3).
  (let ((p (open-output-bytevector))) (write-u8 7 p) (get-output-bytevector p))   ;=> #u8(7)`,
    (byte, port) => {
      open("write-u8", port).write(Uint8Array.of(byte));
      return VOID;
    },
  ),
  builtin(
    "(write-bytevector bytevector port:byteOut [start] [end])",
    `Writes the bytes from start up to end (R7RS 6.13.3).
  (let ((p (open-output-bytevector))) (write-bytevector #u8(1 2 3) p 1) (get-output-bytevector p))   ;=> #u8(2 3)`,
    (bytes, port, start, end) => {
      const range = checkRange("write-bytevector", 3, bytes.length, start, end);
      open("write-bytevector", port).write(bytes.subarray(...range));
      return VOID;
    },
  ),
  flush,
  alias("flush-output", flush),
];

function printer(name: string, mode: PrintMode, end: string, says: string, example: string): Builtin {
  return machineBuiltin(
    `(${name} obj [port:textOut])` as "(printer obj [port:textOut])",
    `Writes obj ${says}${end === "" ? " (R7RS 6.13.3)" : ""}.
  (${name} "abc")   ;out> ${example}`,
    (machine) => (value, port) =>
      put(machine, name, print(value, { mode, style: machine.style, hash: machine.hash }) + end, port),
  );
}

function put(machine: Machine, who: string, text: string, port: TextOutputPort | undefined): Value {
  open(who, port ?? machine.currentOutput()).write(text);
  return VOID;
}

function open<P extends Port>(who: string, port: P): P {
  port.requireOpen(who);
  return port;
}
