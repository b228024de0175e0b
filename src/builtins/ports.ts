/** Ports as objects (R7RS 6.13.1). Reading is in input.ts, writing in output.ts. */
import { BinaryInputPort, BinaryOutputPort, Port, TextInputPort, TextOutputPort } from "../data/port.ts";
import { Str } from "../data/string.ts";
import { EOF, type Value, VOID } from "../data/values.ts";
import { wrongType } from "../errors.ts";
import { type Builtin, builtin } from "./builtin.ts";

export const ports: Builtin[] = [
  builtin(
    "(open-input-string string)",
    `A port that reads the characters of string (R7RS 6.13.1).
  (read-char (open-input-string "abc"))   ;=> #\\a`,
    (string) => new TextInputPort(string.text),
  ),
  builtin(
    "(open-output-string)",
    `A port that keeps what is written to it, for get-output-string (R7RS 6.13.1).
  (let ((p (open-output-string))) (write 'abc p) (get-output-string p))   ;=> "abc"`,
    () => new TextOutputPort(),
  ),
  builtin(
    "(get-output-string port:textOut)",
    `A string of all that has been written to a port made by open-output-string (R7RS 6.13.1).
  (let ((p (open-output-string))) (display "a" p) (display 1 p) (get-output-string p))   ;=> "a1"`,
    (port) => new Str(port.text),
  ),
  builtin(
    "(open-input-bytevector bytevector)",
    `A port that reads the bytes of bytevector (R7RS 6.13.1).
  (read-u8 (open-input-bytevector #u8(7 8)))   ;=> 7`,
    (bytes) => new BinaryInputPort(bytes.slice()),
  ),
  builtin(
    "(open-output-bytevector)",
    `A port that keeps the bytes written to it, for get-output-bytevector (R7RS 6.13.1).
  (let ((p (open-output-bytevector))) (write-u8 7 p) (get-output-bytevector p))   ;=> #u8(7)`,
    () => new BinaryOutputPort(),
  ),
  builtin(
    "(get-output-bytevector port:byteOut)",
    `A bytevector of all that has been written to a port made by open-output-bytevector (R7RS 6.13.1).
  (get-output-bytevector (open-output-bytevector))   ;=> #u8()`,
    (port) => port.bytes,
  ),
  test("port?", "a port", '(open-input-string "")', "'a", () => true),
  test("input-port?", "a port to read from", '(open-input-string "")', "(open-output-string)", isInput),
  test("output-port?", "a port to write to", "(open-output-string)", '(open-input-string "")', isOutput),
  test(
    "textual-port?",
    "a port of characters",
    "(open-output-string)",
    "(open-output-bytevector)",
    isTextual,
  ),
  test("binary-port?", "a port of bytes", "(open-output-bytevector)", "(open-output-string)", isBinary),
  builtin(
    "(input-port-open? port)",
    `Whether an input port can still be read from (R7RS 6.13.1).
  (input-port-open? (open-input-string ""))   ;=> #t`,
    (port) => {
      if (!port.input) throw wrongType("input-port-open?", 1, "an input port", port);
      return port.open;
    },
  ),
  builtin(
    "(output-port-open? port)",
    `Whether an output port can still be written to (R7RS 6.13.1).
  (let ((p (open-output-string))) (close-port p) (output-port-open? p))   ;=> #f`,
    (port) => {
      if (port.input) throw wrongType("output-port-open?", 1, "an output port", port);
      return port.open;
    },
  ),
  builtin(
    "(close-port port)",
    `Closes a port: it can no longer be used to read or write (R7RS 6.13.1).
  (let ((p (open-input-string "a"))) (close-port p) (read-char p))   ;error> wrong-type`,
    (port) => {
      port.close();
      return VOID;
    },
  ),
  builtin(
    "(close-input-port port)",
    `Closes an input port (R7RS 6.13.1).
  (let ((p (open-input-string "a"))) (close-input-port p) (input-port-open? p))   ;=> #f`,
    (port) => {
      if (!port.input) throw wrongType("close-input-port", 1, "an input port", port);
      port.close();
      return VOID;
    },
  ),
  builtin(
    "(close-output-port port)",
    `Closes an output port (R7RS 6.13.1).
  (let ((p (open-output-string))) (close-output-port p) (output-port-open? p))   ;=> #f`,
    (port) => {
      if (port.input) throw wrongType("close-output-port", 1, "an output port", port);
      port.close();
      return VOID;
    },
  ),
  builtin(
    "(eof-object)",
    `What reading returns at the end of the input (R7RS 6.13.2).
  (eof-object? (eof-object))   ;=> #t`,
    () => EOF,
  ),
  builtin(
    "(eof-object? obj)",
    `Whether obj is what reading returns at the end of the input (R7RS 6.13.2).
  (eof-object? (read-char (open-input-string "")))   ;=> #t
  (eof-object? 'eof)   ;=> #f`,
    (x) => x === EOF,
  ),
];

function test(name: string, says: string, yes: string, no: string, holds: (port: Port) => boolean): Builtin {
  return builtin(
    `(${name} obj)` as "(port-test? obj)",
    `Whether obj is ${says} (R7RS 6.13.1).
  (${name} ${yes})   ;=> #t
  (${name} ${no})   ;=> #f`,
    (x: Value) => x instanceof Port && holds(x),
  );
}

function isInput(port: Port): boolean {
  return port.input;
}

function isOutput(port: Port): boolean {
  return !port.input;
}

function isTextual(port: Port): boolean {
  return port.textual;
}

function isBinary(port: Port): boolean {
  return !port.textual;
}
