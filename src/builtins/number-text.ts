/** Numbers from and to text (R7RS 6.2.7). */
import { numberToString } from "../data/number.ts";
import { Str } from "../data/string.ts";
import { parseNumeral } from "../read/numeral.ts";
import { type Builtin, builtin, machineBuiltin } from "./builtin.ts";

export const numberText: Builtin[] = [
  machineBuiltin(
    "(number->string z [radix])",
    `The number as text, in radix 10 if not told otherwise, as the dialect writes numbers (R7RS 6.2.7).
  (number->string 255 16)   ;=> "ff"
  (number->string 1/3)   ;=> "1/3"
  (number->string 3.)   ;=> "3.0"
  (number->string 255-16i 16)   ;=> "ff-10i"`,
    (machine) =>
      (z, radix = 10) =>
        new Str(numberToString(z, radix, machine.style.flonum)),
  ),
  builtin(
    "(string->number string [radix])",
    `The number that the text denotes, #f if it denotes none (R7RS 6.2.7).
  (string->number "100")   ;=> 100
  (string->number "100" 16)   ;=> 256
  (string->number "1e2")   ;=> 100.0
  (exact? (string->number "1/2-3i"))   ;=> #t
  (string->number "abc")   ;=> #f`,
    (string, radix = 10) => parseNumeral(string.text, radix) ?? false,
  ),
];
