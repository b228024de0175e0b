/** Bytevectors (R7RS 6.9). */
import { Str } from "../data/string.ts";
import { VOID } from "../data/values.ts";
import { wrongType } from "../errors.ts";
import { checkIndex, checkRange, checkRoom, checkSize } from "./bounds.ts";
import { type Builtin, builtin } from "./builtin.ts";

export const bytevectors: Builtin[] = [
  builtin(
    "(bytevector? obj)",
    `Whether obj is a bytevector (R7RS 6.9).
  (bytevector? #u8(1 2))   ;=> #t
  (bytevector? #(1 2))   ;=> #f`,
    (x) => x instanceof Uint8Array,
  ),
  builtin(
    "(make-bytevector k [byte])",
    `A new bytevector of k bytes, each of them byte, 0 if not given (R7RS 6.9).
  (make-bytevector 2 12)   ;=> #u8(12 12)`,
    (k, byte = 0) => {
      checkSize("make-bytevector", 1, k);
      return new Uint8Array(k).fill(byte);
    },
  ),
  builtin(
    "(bytevector byte ...)",
    `A new bytevector of the arguments (R7RS 6.9).
  (bytevector 1 3 5)   ;=> #u8(1 3 5)
  (bytevector 256)   ;error> wrong-type`,
    (...bytes) => Uint8Array.from(bytes),
  ),
  builtin(
    "(bytevector-length bytevector)",
    `The number of bytes (R7RS 6.9).
  (bytevector-length #u8(1 2))   ;=> 2`,
    (bytes) => bytes.length,
  ),
  builtin(
    "(bytevector-u8-ref bytevector k)",
    `Byte k, counted from 0 (R7RS 6.9).
  (bytevector-u8-ref #u8(1 1 2 3 5 8) 5)   ;=> 8
  (bytevector-u8-ref #u8(1) 1)   ;error> out-of-range`,
    (bytes, k) => {
      checkIndex("bytevector-u8-ref", 2, bytes.length, k);
      return bytes[k] as number;
    },
  ),
  builtin(
    "(bytevector-u8-set! bytevector k byte)",
    `Puts byte in the place of byte k (R7RS 6.9).
  (let ((b (bytevector 1 2))) (bytevector-u8-set! b 1 3) b)   ;=> #u8(1 3)`,
    (bytes, k, byte) => {
      checkIndex("bytevector-u8-set!", 2, bytes.length, k);
      bytes[k] = byte;
      return VOID;
    },
  ),
  builtin(
    "(bytevector-copy bytevector [start] [end])",
    `A new bytevector of the bytes from start up to end (R7RS 6.9).
  (bytevector-copy #u8(1 2 3 4 5) 2 4)   ;=> #u8(3 4)`,
    (bytes, start, end) => bytes.slice(...checkRange("bytevector-copy", 2, bytes.length, start, end)),
  ),
  builtin(
    "(bytevector-copy! bytevector1 at bytevector2 [start] [end])",
    `Copies the bytes of bytevector2 from start up to end into bytevector1 from at on. Source and target may be
the same bytevector (R7RS 6.9).
  (let ((b (bytevector 1 2 3 4 5))) (bytevector-copy! b 1 #u8(10 20 30) 0 2) b)   ;=> #u8(1 10 20 4 5)`,
    (to, at, from, start, end) => {
      const [first, last] = checkRange("bytevector-copy!", 4, from.length, start, end);
      checkRoom("bytevector-copy!", to.length, at, last - first, from);
      to.set(from.slice(first, last), at);
      return VOID;
    },
  ),
  builtin(
    "(bytevector-append bytevector ...)",
    `A new bytevector of the bytes of all the arguments (R7RS 6.9).
  (bytevector-append #u8(0 1 2) #u8(3 4))   ;=> #u8(0 1 2 3 4)`,
    (...parts) => {
      const whole = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      return whole;
    },
  ),
  builtin(
    "(bytevector-fill! bytevector byte [start] [end])",
    `Makes each byte from start up to end byte (R6RS).
  (let ((b (bytevector 1 2 3))) (bytevector-fill! b 0 1) b)   ;=> #u8(1 0 0)`,
    (bytes, byte, start, end) => {
      bytes.fill(byte, ...checkRange("bytevector-fill!", 3, bytes.length, start, end));
      return VOID;
    },
  ),
  builtin(
    "(utf8->string bytevector [start] [end])",
    `The string that the bytes from start up to end encode in UTF-8 (R7RS 6.9).
  (utf8->string #u8(#x41 #xCE #xBB))   ;=> "Aλ"
  (utf8->string #u8(#xFF))   ;error> wrong-type`,
    (bytes, start, end) => {
      const part = bytes.subarray(...checkRange("utf8->string", 2, bytes.length, start, end));
      try {
        return new Str(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(part));
      } catch {
        throw wrongType("utf8->string", 1, "the UTF-8 encoding of a string", bytes);
      }
    },
  ),
  builtin(
    "(string->utf8 string [start] [end])",
    `The characters from start up to end, encoded in UTF-8 (R7RS 6.9).
  (string->utf8 "λ")   ;=> #u8(#xCE #xBB)`,
    (string, start, end) =>
      new TextEncoder().encode(string.slice(...checkRange("string->utf8", 2, string.length, start, end))),
  ),
];
