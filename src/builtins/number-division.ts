/** Division of integers (R7RS 6.2.6), and MIT Scheme's names for it. */
import {
  ceilingQuotient,
  exactIntegerSqrt,
  floorDivide,
  floorQuotient,
  gcd,
  lcm,
  modulo,
  quotient,
  remainder,
  roundQuotient,
  truncateDivide,
} from "../data/number.ts";
import { Values } from "../data/values.ts";
import { type Builtin, builtin } from "./builtin.ts";
import { variadic } from "./variadic.ts";

export const integerDivision: Builtin[] = [
  builtin(
    "(quotient n1 n2)",
    `n1 divided by n2, rounded toward 0 (R7RS 6.2.6).
  (quotient 7 -2)   ;=> -3
  (quotient 7. 2)   ;=> 3.0
  (quotient 1 0)   ;error> divide-by-zero`,
    (n1, n2) => quotient(n1, n2),
  ),
  builtin(
    "(remainder n1 n2)",
    `What quotient leaves over; it has the sign of n1 (R7RS 6.2.6).
  (remainder 13 4)   ;=> 1
  (remainder -13 4)   ;=> -1`,
    (n1, n2) => remainder(n1, n2),
  ),
  builtin(
    "(modulo n1 n2)",
    `What floor-quotient leaves over; it has the sign of n2 (R7RS 6.2.6).
  (modulo -13 4)   ;=> 3
  (modulo 13 -4)   ;=> -3`,
    (n1, n2) => modulo(n1, n2),
  ),
  builtin(
    "(floor/ n1 n2)",
    `Two values: n1 divided by n2, rounded down, and what is left over (R7RS 6.2.6).
  (call-with-values (lambda () (floor/ -5 2)) list)   ;=> (-3 1)`,
    (n1, n2) => new Values(floorDivide(n1, n2)),
  ),
  builtin(
    "(floor-quotient n1 n2)",
    `n1 divided by n2, rounded down (R7RS 6.2.6).
  (floor-quotient -5 2)   ;=> -3`,
    (n1, n2) => floorQuotient(n1, n2),
  ),
  builtin(
    "(floor-remainder n1 n2)",
    `What floor-quotient leaves over (R7RS 6.2.6).
  (floor-remainder -5 2)   ;=> 1`,
    (n1, n2) => modulo(n1, n2, "floor-remainder"),
  ),
  builtin(
    "(truncate/ n1 n2)",
    `Two values: n1 divided by n2, rounded toward 0, and what is left over (R7RS 6.2.6).
  (call-with-values (lambda () (truncate/ -5 2)) list)   ;=> (-2 -1)`,
    (n1, n2) => new Values(truncateDivide(n1, n2)),
  ),
  builtin(
    "(truncate-quotient n1 n2)",
    `n1 divided by n2, rounded toward 0 (R7RS 6.2.6).
  (truncate-quotient -5 2)   ;=> -2`,
    (n1, n2) => quotient(n1, n2, "truncate-quotient"),
  ),
  builtin(
    "(truncate-remainder n1 n2)",
    `What truncate-quotient leaves over (R7RS 6.2.6).
  (truncate-remainder -5 2)   ;=> -1`,
    (n1, n2) => remainder(n1, n2, "truncate-remainder"),
  ),
  builtin(
    "(integer-floor n1 n2)",
    `n1 divided by n2, rounded down (MIT Scheme).
  (integer-floor -5 2)   ;=> -3`,
    (n1, n2) => floorQuotient(n1, n2, "integer-floor"),
  ),
  builtin(
    "(integer-ceiling n1 n2)",
    `n1 divided by n2, rounded up (MIT Scheme).
  (integer-ceiling 5 2)   ;=> 3`,
    (n1, n2) => ceilingQuotient(n1, n2, "integer-ceiling"),
  ),
  builtin(
    "(integer-round n1 n2)",
    `n1 divided by n2, rounded to the nearest integer, a tie to the even one (MIT Scheme).
  (integer-round 5 2)   ;=> 2
  (integer-round 7 2)   ;=> 4`,
    (n1, n2) => roundQuotient(n1, n2, "integer-round"),
  ),
  builtin(
    "(integer-truncate n1 n2)",
    `n1 divided by n2, rounded toward 0 (MIT Scheme).
  (integer-truncate -5 2)   ;=> -2`,
    (n1, n2) => quotient(n1, n2, "integer-truncate"),
  ),
  variadic(
    "(gcd n ...)",
    `The greatest common divisor, 0 of no numbers; never negative (R7RS 6.2.6).
  (gcd 32 -36)   ;=> 4
  (gcd)   ;=> 0`,
    gcd,
    (args) => args.reduce(gcd, 0),
  ),
  variadic(
    "(lcm n ...)",
    `The least common multiple, 1 of no numbers; never negative (R7RS 6.2.6).
  (lcm 32 -36)   ;=> 288
  (lcm 32. -36)   ;=> 288.0`,
    lcm,
    (args) => args.reduce(lcm, 1),
  ),
  builtin(
    "(exact-integer-sqrt n)",
    `Two values: the largest exact integer whose square is not more than n, and n less that square (R7RS 6.2.6).
  (call-with-values (lambda () (exact-integer-sqrt 17)) list)   ;=> (4 1)
  (exact-integer-sqrt -1)   ;error> wrong-type`,
    (n) => new Values(exactIntegerSqrt(n)),
  ),
];
