/** Reading (R7RS 6.13.2). A port not given is the current input port. */
import type { BinaryInputPort, TextInputPort } from "../data/port.ts";
import { Source } from "../data/source.ts";
import { Str } from "../data/string.ts";
import { Char, EOF, type Value } from "../data/values.ts";
import { Condition, SchemeError, wrongType } from "../errors.ts";
import { Reader, readDatum } from "../read/reader.ts";
import type { Machine } from "../run/machine.ts";
import { checkRange } from "./bounds.ts";
import { type Builtin, machineBuiltin } from "./builtin.ts";

export const inputs: Builtin[] = [
  machineBuiltin(
    "(read [port:textIn])",
    `The next datum, or an end-of-file object (R7RS 6.13.2).
  (read (open-input-string "(a . b) c"))   ;=> (a . b)
  (eof-object? (read (open-input-string " ")))   ;=> #t
  (read (open-input-string "(a"))   ;error> incomplete-input`,
    (machine) => (port) => readFrom(ready(machine, "read", port)),
  ),
  machineBuiltin(
    "(read-char [port:textIn])",
    `The next character, or an end-of-file object (R7RS 6.13.2).
  (read-char (open-input-string "ab"))   ;=> #\\a`,
    (machine) => (port) => charOf(ready(machine, "read-char", port).readChar()),
  ),
  machineBuiltin(
    "(peek-char [port:textIn])",
    `The next character, which stays to be read, or an end-of-file object (R7RS 6.13.2).
  (let ((p (open-input-string "ab"))) (peek-char p) (read-char p))   ;=> #\\a`,
    (machine) => (port) => charOf(ready(machine, "peek-char", port).peekChar()),
  ),
  machineBuiltin(
    "(char-ready? [port:textIn])",
    `Whether a character, or the end of the input, is there without waiting (R7RS 6.13.2).
  (char-ready? (open-input-string "a"))   ;=> #t`,
    (machine) => (port) => {
      const input = ready(machine, "char-ready?", port);
      return input.ready || !input.more() || input.ready;
    },
  ),
  machineBuiltin(
    "(read-line [port:textIn])",
    `The text up to the end of the line, which is passed over, or an end-of-file object (R7RS 6.13.2).
  (read-line (open-input-string "one\\ntwo"))   ;=> "one"`,
    (machine) => (port) => textOrEof(ready(machine, "read-line", port).readLine()),
  ),
  machineBuiltin(
    "(read-string k [port:textIn])",
    `The next k characters, or as many as there are, or an end-of-file object (R7RS 6.13.2).
  (read-string 2 (open-input-string "abc"))   ;=> "ab"`,
    (machine) => (k, port) => textOrEof(ready(machine, "read-string", port).readString(k)),
  ),
  machineBuiltin(
    "(read-u8 [port:byteIn])",
    `The next byte, or an end-of-file object (R7RS 6.13.2).
  (read-u8 (open-input-bytevector #u8(1 2)))   ;=> 1`,
    (machine) => (port) => readyBytes(machine, "read-u8", 1, port).readByte() ?? EOF,
  ),
  machineBuiltin(
    "(peek-u8 [port:byteIn])",
    `The next byte, which stays to be read, or an end-of-file object (R7RS 6.13.2).
  (let ((p (open-input-bytevector #u8(1 2)))) (peek-u8 p) (read-u8 p))   ;=> 1`,
    (machine) => (port) => readyBytes(machine, "peek-u8", 1, port).peekByte() ?? EOF,
  ),
  machineBuiltin(
    "(u8-ready? [port:byteIn])",
    `Whether a byte, or the end of the input, is there without waiting (R7RS 6.13.2).
  (u8-ready? (open-input-bytevector #u8(1)))   ;=> #t`,
    (machine) => (port) => readyBytes(machine, "u8-ready?", 1, port).open,
  ),
  machineBuiltin(
    "(read-bytevector k [port:byteIn])",
    `The next k bytes, or as many as there are, or an end-of-file object (R7RS 6.13.2).
  (read-bytevector 2 (open-input-bytevector #u8(1 2 3)))   ;=> #u8(1 2)`,
    (machine) => (k, port) => readyBytes(machine, "read-bytevector", 2, port).readBytes(k) ?? EOF,
  ),
  machineBuiltin(
    "(read-bytevector! bytevector [port:byteIn] [start] [end])",
    `Reads bytes into bytevector from start up to end, and returns how many there were, or an end-of-file
object (R7RS 6.13.2).
  (let ((b (bytevector 0 0 0))) (read-bytevector! b (open-input-bytevector #u8(1 2))) b)   ;=> #u8(1 2 0)`,
    (machine) => (target, port, start, end) => {
      const [first, last] = checkRange("read-bytevector!", 3, target.length, start, end);
      const bytes = readyBytes(machine, "read-bytevector!", 2, port).readBytes(last - first);
      if (bytes === undefined) return EOF;
      target.set(bytes, first);
      return bytes.length;
    },
  ),
];

/** The port, or the current one, open. */
function ready(machine: Machine, who: string, port: TextInputPort = machine.currentInput()): TextInputPort {
  port.requireOpen(who);
  return port;
}

/** The current input port is one of characters, so that a binary port cannot be left out. */
function readyBytes(
  machine: Machine,
  who: string,
  position: number,
  port: BinaryInputPort | undefined,
): BinaryInputPort {
  if (port === undefined) throw wrongType(who, position, "a binary input port", machine.currentInput());
  port.requireOpen(who);
  return port;
}

/** Asks the port for more text for as long as what there is may be the beginning of a datum. */
function readFrom(port: TextInputPort): Value {
  for (;;) {
    const text = port.pending;
    const reader = new Reader(new Source(port.name, text));
    const datum = attempt(reader, port);
    // An atom at the very end of the text may go on in the next piece.
    if (datum === undefined || (reader.position === text.length && port.more())) continue;
    port.skip(reader.position);
    return datum;
  }
}

/** The next datum; EOF at the end of the input; undefined if more text has come and the datum may go on there. */
function attempt(reader: Reader, port: TextInputPort): Value | undefined {
  try {
    return readDatum(reader) ?? (port.more() ? undefined : EOF);
  } catch (error) {
    if (isIncomplete(error) && port.more()) return undefined;
    port.skip(port.pending.length);
    throw error;
  }
}

function isIncomplete(error: unknown): boolean {
  return (
    error instanceof SchemeError &&
    error.payload instanceof Condition &&
    error.payload.code === "incomplete-input"
  );
}

function charOf(code: number | undefined): Value {
  return code === undefined ? EOF : Char.of(code);
}

function textOrEof(text: string | undefined): Value {
  return text === undefined ? EOF : new Str(text);
}
