/** Complex numbers by their parts (R7RS 6.2.6). */
import { angle, imagPart, magnitude, makePolar, makeRectangular, realPart } from "../data/number.ts";
import { type Builtin, builtin } from "./builtin.ts";

export const complexNumbers: Builtin[] = [
  builtin(
    "(make-rectangular x1 x2)",
    `The complex number x1 + x2·i; both parts are inexact if either is (R7RS 6.2.6).
  (make-rectangular 1 -2)   ;=> 1-2i
  (make-rectangular 1.5 0)   ;=> 1.5`,
    makeRectangular,
  ),
  builtin(
    "(make-polar x1 x2)",
    `The complex number at the distance x1 from 0, in the direction of the angle x2 (R7RS 6.2.6).
  (make-polar 2 0)   ;=> 2
  (real-part (make-polar 2 3.141592653589793))   ;=> -2.0`,
    makePolar,
  ),
  builtin(
    "(real-part z)",
    `The real part of z (R7RS 6.2.6).
  (real-part 1/2+3i)   ;=> 1/2
  (real-part 1.5)   ;=> 1.5`,
    realPart,
  ),
  builtin(
    "(imag-part z)",
    `The imaginary part of z, exact 0 of a real number (R7RS 6.2.6).
  (imag-part 1/2+3i)   ;=> 3
  (imag-part 1.5)   ;=> 0`,
    imagPart,
  ),
  builtin(
    "(magnitude z)",
    `The distance of z from 0, exact if z is and it is rational (R7RS 6.2.6).
  (magnitude 3-4i)   ;=> 5
  (magnitude -7)   ;=> 7`,
    magnitude,
  ),
  builtin(
    "(angle z)",
    `The direction in which z lies from 0, above -π and up to π (R7RS 6.2.6).
  (angle +i)   ;=> 1.5707963267948966
  (angle -1)   ;=> 3.141592653589793
  (angle 5)   ;=> 0`,
    angle,
  ),
];
