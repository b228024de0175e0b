/** Rounding, exactness, powers, roots and the elementary functions (R7RS 6.2.6). */
import {
  abs,
  acos,
  asin,
  atan,
  ceiling,
  cos,
  denominator,
  exp,
  expt,
  floor,
  log,
  numerator,
  rationalize,
  round,
  sin,
  sqrt,
  tan,
  toExact,
  toInexact,
  truncate,
} from "../data/number.ts";
import { alias, type Builtin, builtin } from "./builtin.ts";

const exact = builtin(
  "(exact z)",
  `The exact number that equals z (R7RS 6.2.6).
  (exact 2.5)   ;=> 5/2
  (exact 1e18)   ;=> 1000000000000000000
  (exact +inf.0)   ;error> wrong-type`,
  toExact,
);

const inexact = builtin(
  "(inexact z)",
  `The inexact number nearest to z (R7RS 6.2.6).
  (inexact 1/3)   ;=> 0.3333333333333333
  (inexact 100)   ;=> 100.0`,
  toInexact,
);

export const numberFunctions: Builtin[] = [
  builtin(
    "(abs x)",
    `x without its sign (R7RS 6.2.6).
  (abs -7)   ;=> 7
  (abs -1/2)   ;=> 1/2`,
    abs,
  ),
  exact,
  alias("inexact->exact", exact),
  inexact,
  alias("exact->inexact", inexact),
  builtin(
    "(floor x)",
    `The largest integer not greater than x (R7RS 6.2.6).
  (floor -4.3)   ;=> -5.0
  (floor 7/2)   ;=> 3`,
    floor,
  ),
  builtin(
    "(ceiling x)",
    `The smallest integer not less than x (R7RS 6.2.6).
  (ceiling -4.3)   ;=> -4.0`,
    ceiling,
  ),
  builtin(
    "(truncate x)",
    `The integer nearest to x on the side of 0 (R7RS 6.2.6).
  (truncate -4.3)   ;=> -4.0`,
    truncate,
  ),
  builtin(
    "(round x)",
    `The integer nearest to x, the even one of two (R7RS 6.2.6).
  (round 7/2)   ;=> 4
  (round 2.5)   ;=> 2.0`,
    round,
  ),
  builtin(
    "(numerator x)",
    `The numerator of x in lowest terms (R7RS 6.2.6).
  (numerator 6/4)   ;=> 3
  (numerator .5)   ;=> 1.0`,
    numerator,
  ),
  builtin(
    "(denominator x)",
    `The denominator of x in lowest terms (R7RS 6.2.6).
  (denominator 6/4)   ;=> 2
  (denominator 0)   ;=> 1`,
    denominator,
  ),
  builtin(
    "(rationalize x1 x2)",
    `The simplest rational number that differs from x1 by no more than x2 (R7RS 6.2.6).
  (rationalize 3/10 1/10)   ;=> 1/3
  (rationalize .3 1/10)   ;=> 0.3333333333333333`,
    rationalize,
  ),
  builtin(
    "(sqrt z)",
    `The square root, exact if z is and an exact root exists (R7RS 6.2.6). Its real part is not negative.
  (sqrt 16)   ;=> 4
  (sqrt 2)   ;=> 1.4142135623730951
  (= (sqrt -4) +2i)   ;=> #t`,
    sqrt,
  ),
  builtin(
    "(expt z1 z2)",
    `z1 to the power of z2, exact if z1 is exact and z2 an exact integer (R7RS 6.2.6).
  (expt 2 100)   ;=> 1267650600228229401496703205376
  (expt 2 -2)   ;=> 1/4
  (expt 2 .5)   ;=> 1.4142135623730951
  (expt +i 2)   ;=> -1`,
    expt,
  ),
  builtin(
    "(exp z)",
    `e to the power of z (R7RS 6.2.6).
  (exp 0)   ;=> 1
  (exp 1)   ;=> 2.718281828459045`,
    exp,
  ),
  builtin(
    "(log z1 [z2])",
    `The natural logarithm of z1, or the one to base z2 (R7RS 6.2.6).
  (log 1)   ;=> 0
  (log 8 2)   ;=> 3.0
  (log 0)   ;error> divide-by-zero
  (imag-part (log -1))   ;=> 3.141592653589793`,
    (z, base) => log(z, base),
  ),
  builtin(
    "(sin z)",
    `The sine of an angle in radians (R7RS 6.2.6).
  (sin 0)   ;=> 0
  (sin 1)   ;=> 0.8414709848078965`,
    sin,
  ),
  builtin(
    "(cos z)",
    `The cosine of an angle in radians (R7RS 6.2.6).
  (cos 0)   ;=> 1
  (cos 1)   ;=> 0.5403023058681398`,
    cos,
  ),
  builtin(
    "(tan z)",
    `The tangent of an angle in radians (R7RS 6.2.6).
  (tan 0)   ;=> 0`,
    tan,
  ),
  builtin(
    "(asin z)",
    `The angle whose sine is z, from -π/2 to π/2 if it is real (R7RS 6.2.6).
  (asin 1)   ;=> 1.5707963267948966
  (real? (asin 2))   ;=> #f`,
    asin,
  ),
  builtin(
    "(acos z)",
    `The angle whose cosine is z, from 0 to π if it is real (R7RS 6.2.6).
  (acos 1)   ;=> 0
  (acos -1)   ;=> 3.141592653589793`,
    acos,
  ),
  builtin(
    "(atan z [x])",
    `The angle whose tangent is z, from -π/2 to π/2 if it is real; with two arguments the angle of the point (x, z), from -π to π
(R7RS 6.2.6).
  (atan 1)   ;=> 0.7853981633974483
  (atan 1 -1)   ;=> 2.356194490192345
  (atan 0 1)   ;=> 0`,
    (z, x) => atan(z, x),
  ),
];
