import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numbers } from "../src/builtins/numbers.ts";
import * as N from "../src/data/number.ts";
import { Complex, Flonum, NIL, type Procedure, Ratnum, type Value, Values } from "../src/data/values.ts";
import type { Condition, SchemeError } from "../src/errors.ts";
import { parseNumeral } from "../src/read/numeral.ts";
import { Machine } from "../src/run/machine.ts";

const read = (text: string) => parseNumeral(text) as N.Num;
const show = (x: Value) => (N.isNumber(x) ? N.numberToString(x) : String(x));
const shown = (x: Value): string => (x instanceof Values ? x.items.map(show).join(" ") : show(x));

/** `(name numeral …)` by the builtins, or the code of its error. */
function run(expression: string): string {
  const [name, ...operands] = expression.slice(1, -1).split(" ");
  const builtin = numbers.find((b) => b.name === name);
  const procedure = builtin?.make(new Machine()) as Procedure;
  return outcome(() => shown(procedure(...operands.map((text) => (text === "'()" ? NIL : read(text))))));
}

function outcome(compute: () => string): string {
  try {
    return compute();
  } catch (error) {
    return ((error as SchemeError).payload as Condition).code;
  }
}

function table(title: string, rows: string): void {
  const cases = rows
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/ +=> +/) as [string, string]);
  test.each(cases)(`${title}: %s => %s`, (expression, expected) => expect(run(expression)).toBe(expected));
}

const bigint = fc.oneof(
  fc.bigInt({ min: -20n, max: 20n }),
  fc.bigInt(),
  fc.bigInt({ min: -(2n ** 54n), max: 2n ** 54n }),
);
const int = bigint.map(N.normalize);
const nonzero = int.filter((n) => n !== 0);
const rational = fc
  .tuple(
    bigint,
    bigint.filter((d) => d !== 0n),
  )
  .map(([n, d]) => N.makeRational(n, d));
const exact = fc.oneof(int, rational);
const double = fc.oneof(fc.double(), fc.double({ min: -100, max: 100 }), fc.integer().map(Number));
const flonum = double.map((x) => new Flonum(x));
const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => new Flonum(x));

/** Equal and equally exact, and a representation that the invariants allow. */
function same(actual: Value, expected: Value): void {
  expect(shown(actual)).toBe(shown(expected));
  expect(N.eqvNumbers(actual as N.Num, expected as N.Num)).toBe(true);
  expect(isNormal(actual)).toBe(true);
}

function isNormal(x: Value): boolean {
  if (typeof x === "number") return Number.isSafeInteger(x) && !Object.is(x, -0);
  if (typeof x === "bigint") return !Number.isSafeInteger(Number(x));
  if (x instanceof Ratnum)
    return x.denominator > 1n && N.gcd(N.normalize(x.numerator), N.normalize(x.denominator)) === 1;
  if (x instanceof Complex)
    return isNormal(x.re) && isNormal(x.im) && x.im !== 0 && N.isExact(x.re) === N.isExact(x.im);
  return x instanceof Flonum;
}

function holds<T extends unknown[]>(
  ...args: [...{ [K in keyof T]: fc.Arbitrary<T[K]> }, (...values: T) => void]
): void {
  const arbitraries = args.slice(0, -1) as fc.Arbitrary<unknown>[];
  const claim = args.at(-1) as (...values: unknown[]) => void;
  fc.assert(fc.property(fc.tuple(...arbitraries), (values) => claim(...values)));
}

describe("exact arithmetic", () => {
  test("agrees with bigint and keeps the invariants", () => {
    holds(bigint, bigint, (a, b) => {
      const [x, y] = [N.normalize(a), N.normalize(b)];
      same(N.add(x, y), N.normalize(a + b));
      same(N.subtract(x, y), N.normalize(a - b));
      same(N.multiply(x, y), N.normalize(a * b));
      same(N.negate(x), N.normalize(-a));
      expect(N.less(x, y)).toBe(a < b);
      expect(N.numberEquals(x, y)).toBe(a === b);
    });
  });

  test("obeys the laws of a field", () => {
    holds(exact, exact, exact, (a, b, c) => {
      same(N.add(a, N.add(b, c)), N.add(N.add(a, b), c));
      same(N.multiply(a, N.multiply(b, c)), N.multiply(N.multiply(a, b), c));
      same(N.multiply(a, N.add(b, c)), N.add(N.multiply(a, b), N.multiply(a, c)));
      same(N.add(a, N.negate(a)), 0);
      if (a !== 0) same(N.divide(N.multiply(a, b), a), b);
    });
  });

  test("divides integers as their identities say, for all signs", () => {
    holds(int, nonzero, (n, d) => {
      same(N.add(N.multiply(d, N.quotient(n, d)), N.remainder(n, d)), n);
      same(N.add(N.multiply(d, N.floorQuotient(n, d)), N.modulo(n, d)), n);
      same(N.quotient(n, d), N.truncate(N.divide(n, d)));
      same(N.floorQuotient(n, d), N.floor(N.divide(n, d)));
      same(N.ceilingQuotient(n, d), N.ceiling(N.divide(n, d)));
      same(N.roundQuotient(n, d), N.round(N.divide(n, d)));
      expect(N.less(N.abs(N.remainder(n, d)), N.abs(d))).toBe(true);
      expect(N.isNegative(N.multiply(N.remainder(n, d), n))).toBe(false);
      expect(N.isNegative(N.multiply(N.modulo(n, d), d))).toBe(false);
    });
  });

  test("finds greatest common divisors and least common multiples", () => {
    holds(int, int, nonzero, (a, b, c) => {
      same(N.gcd(N.multiply(a, c), N.multiply(b, c)), N.multiply(N.gcd(a, b), N.abs(c)));
      same(N.multiply(N.gcd(a, c), N.lcm(a, c)), N.abs(N.multiply(a, c)));
    });
  });

  test("raises to integer powers", () => {
    holds(rational, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }), (z, i, j) => {
      same(N.multiply(N.expt(z, i), N.expt(z, j)), N.expt(z, i + j));
      if (z !== 0) same(N.expt(z, -i), N.divide(1, N.expt(z, i)));
    });
  });

  test("finds square roots", () => {
    holds(exact, (x) => same(N.sqrt(N.square(x)), N.abs(x)));
    holds(int.map(N.abs), (n) => {
      const [root, rest] = N.exactIntegerSqrt(n);
      same(N.add(N.square(root), rest), n);
      expect(N.less(n, N.square(N.add(root, 1)))).toBe(true);
    });
  });

  test("rounds to the nearest, ties to even", () => {
    holds(exact, (x) => {
      const distance = N.abs(N.subtract(x, N.round(x)));
      expect(N.lessOrEqual(distance, read("1/2"))).toBe(true);
      if (N.numberEquals(distance, read("1/2"))) expect(N.isEven(N.round(x))).toBe(true);
    });
  });

  test("shifts and combines bits as bigint does", () => {
    holds(bigint, bigint, fc.integer({ min: -80, max: 80 }), (a, b, k) => {
      const [x, y] = [N.normalize(a), N.normalize(b)];
      same(N.bitwiseAnd(x, y), N.normalize(a & b));
      same(N.bitwiseOr(x, y), N.normalize(a | b));
      same(N.bitwiseXor(x, y), N.normalize(a ^ b));
      same(N.bitwiseNot(x), N.normalize(~a));
      same(N.arithmeticShift(x, k), N.normalize(a << BigInt(k)));
    });
  });

  test("rationalize finds the simplest number within the tolerance", () => {
    holds(exact, exact, (x, y) => {
      const simple = N.rationalize(x, y);
      expect(N.lessOrEqual(N.abs(N.subtract(x, simple)), N.abs(y))).toBe(true);
      expect(N.lessOrEqual(N.denominator(simple), N.denominator(x))).toBe(true);
    });
  });
});

describe("inexact arithmetic", () => {
  test("is JavaScript's", () => {
    holds(double, double, (x, y) => {
      const [a, b] = [new Flonum(x), new Flonum(y)];
      same(N.add(a, b), new Flonum(x + y));
      same(N.multiply(a, b), new Flonum(x * y));
      same(N.divide(a, b), new Flonum(x / y));
      expect(N.less(a, b)).toBe(x < y);
      expect(N.numberEquals(a, b)).toBe(x === y);
    });
  });

  test("a double has an exact value, and that value is this double", () => {
    holds(finite, (x) => {
      const value = N.toExact(x);
      expect(isNormal(value)).toBe(true);
      expect(N.numberEquals(value, x)).toBe(true);
      same(N.add(N.toInexact(value), new Flonum(0)), N.add(x, new Flonum(0)));
    });
  });

  test("conversion takes the nearest double", () => {
    holds(exact, fc.integer({ min: -1100, max: 1100 }), (z, e) => {
      const x = N.multiply(z, N.expt(2, e) as N.Exact);
      const near = N.toInexact(x);
      if (!Number.isFinite(near.value)) {
        expect(N.less(N.abs(x), read("#e1.7976931348623158e308"))).toBe(false);
        return;
      }
      const error = N.abs(N.subtract(x, N.toExact(near)));
      for (const other of neighbours(near.value)) {
        const otherError = N.abs(N.subtract(x, N.toExact(new Flonum(other))));
        expect(N.lessOrEqual(error, otherError)).toBe(true);
        if (N.numberEquals(error, otherError)) expect(significand(near.value) % 2n).toBe(0n);
      }
    });
  });

  test("comparison is exact, so transitive", () => {
    const any = fc.oneof(exact, finite, fc.constantFrom(new Flonum(Infinity), new Flonum(-Infinity)));
    holds(any, any, any, (a, b, c) => {
      if (N.less(a, b) && N.lessOrEqual(b, c)) expect(N.less(a, c)).toBe(true);
      expect(N.less(a, b)).toBe(N.greater(b, a));
      expect(N.lessOrEqual(a, b)).toBe(!N.less(b, a));
      expect(N.numberEquals(a, b)).toBe(N.lessOrEqual(a, b) && N.greaterOrEqual(a, b));
    });
    expect(N.numberEquals(2n ** 53n + 1n, new Flonum(2 ** 53))).toBe(false);
    expect(N.numberEquals(read("1/3"), read("#i1/3"))).toBe(false);
  });

  test("NaN compares with nothing", () => {
    const nan = new Flonum(Number.NaN);
    holds(fc.oneof(exact, flonum), (x) => {
      for (const relation of [N.numberEquals, N.less, N.lessOrEqual, N.greater, N.greaterOrEqual]) {
        expect(relation(x, nan) || relation(nan, x)).toBe(false);
      }
    });
  });

  test("the root of a large integer is the nearest double", () => {
    holds(fc.bigInt({ min: 2n ** 60n, max: 2n ** 900n }), (n) => {
      const root = N.toExact(N.sqrt(N.normalize(n)) as N.Real);
      const error = (x: N.Num) => N.abs(N.subtract(N.square(x), N.normalize(n)));
      for (const other of neighbours(N.numberToInexact(root))) {
        expect(N.lessOrEqual(error(root), error(N.toExact(new Flonum(other))))).toBe(true);
      }
    });
  });
});

/** The doubles next to a finite one. */
function neighbours(x: number): number[] {
  const bits = new DataView(new ArrayBuffer(8));
  return [1n, -1n].map((step) => {
    bits.setFloat64(0, x === 0 ? 0 : x);
    const pattern = bits.getBigInt64(0) + step;
    if (pattern === -1n) return -Number.MIN_VALUE;
    bits.setBigInt64(0, pattern);
    return Number.isFinite(bits.getFloat64(0)) ? bits.getFloat64(0) : 0;
  });
}

function significand(x: number): bigint {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, x);
  return bits.getBigUint64(0) & (2n ** 52n - 1n);
}

describe("printing", () => {
  test("what is printed in a radix reads back as the same number", () => {
    holds(exact, fc.integer({ min: 2, max: 36 }), (x, radix) => {
      same(parseNumeral(N.numberToString(x, radix), radix) as N.Num, x);
    });
    holds(flonum, fc.integer({ min: 2, max: 36 }), (x, radix) => {
      same(parseNumeral(N.numberToString(x, radix), radix) as N.Num, x);
    });
    holds(finite, fc.constantFrom(N.MIT_STYLE, N.GUILE_STYLE), (x, style) => {
      same(parseNumeral(N.numberToString(x, 10, style)) as N.Num, x);
    });
  });

  // Seen in the real systems.
  test.each([
    ["1/3.", "0.3333333333333333", "0.333333333333333", ".3333333333333333", "0.3333333333333333"],
    [".5", "0.5", "0.5", ".5", "0.5"],
    ["-0.75", "-0.75", "-0.75", "-.75", "-0.75"],
    ["100.0", "100.0", "100.0", "100.", "100.0"],
    ["1e10", "10000000000.0", "10000000000.0", "10000000000.", "1.0e10"],
    ["1e21", "1e+21", "1e+21", "1e21", "1.0e21"],
    ["1e22", "1e+22", "1e+22", "1e22", "1.0e22"],
    ["1e-7", "1e-7", "1e-07", ".0000001", "1.0e-7"],
    ["1.23e-5", "1.23e-5", "1.23e-05", ".0000123", "1.23e-5"],
    ["123456789.123", "123456789.123", "123456789.123", "123456789.123", "123456789.123"],
    [
      "1.4142135623730951",
      "1.4142135623730951",
      "1.4142135623731",
      "1.4142135623730951",
      "1.4142135623730951",
    ],
    ["-0.", "-0.0", "-0.0", "-0.", "-0.0"],
    ["+inf.0", "+inf.0", "+inf.0", "+inf.0", "+inf.0"],
    ["-inf.0", "-inf.0", "-inf.0", "-inf.0", "-inf.0"],
    ["+nan.0", "+nan.0", "+nan.0", "+nan.0", "+nan.0"],
  ])("%s in Racket %s, Chicken %s, MIT %s, Guile %s", (text, ...expected) => {
    const x = text === "1/3." ? N.divide(1, read("3.")) : read(text);
    const styles = [N.RACKET_STYLE, N.CHICKEN_STYLE, N.MIT_STYLE, N.GUILE_STYLE];
    expect(styles.map((style) => N.numberToString(x, 10, style))).toEqual(expected);
  });

  test.each([
    ["255", 16, "ff"],
    ["-1/3", 2, "-1/11"],
    [".1", 2, "0.0001100110011001100110011001100110011001100110011001101"],
    [".1", 3, "0.0022002200220022002200220022002201"],
    ["-1.5", 7, "-1.3333333333333333334"],
    ["1e30", 16, "c9f2c9cd04675000000000000.0"],
  ])("%s in radix %i is %s", (text, radix, expected) =>
    expect(N.numberToString(read(text), radix)).toBe(expected),
  );
});

describe("facts", () => {
  table(
    "arithmetic",
    `(+) => 0
     (+ 9007199254740991 1) => 9007199254740992
     (- 9007199254740992 1) => 9007199254740991
     (+ 1 2 3.5) => 6.5
     (+ 0 -0.0) => -0.0
     (*) => 1
     (* 0 -5) => 0
     (* 0 1.5) => 0
     (* 0 +nan.0) => 0
     (* 1/2 4 3) => 6
     (- 5) => -5
     (- 0) => 0
     (- 0.0) => -0.0
     (- 10 1 2) => 7
     (/ 2) => 1/2
     (/ 6 4) => 3/2
     (/ 0 -5) => 0
     (/ 6 -3) => -2
     (/ 1 2 3) => 1/6
     (/ 1. 0.) => +inf.0
     (/ 0 0.) => 0
     (/ 1 0) => divide-by-zero
     (/ 1. 0) => divide-by-zero
     (/ 0) => divide-by-zero
     (max 1 2.0) => 2.0
     (max 3 2.0) => 3.0
     (max 1 +nan.0) => +nan.0
     (max +nan.0 1) => +nan.0
     (min 1/2 1/3) => 1/3
     (1+ 9007199254740991) => 9007199254740992
     (-1+ 0) => -1
     (square -1/2) => 1/4
     (cube -3) => -27
     (average 1 2) => 3/2
     (= 1 1.0 1) => true
     (= 1) => true
     (< 1 2 3) => true
     (< 1 3 2) => false
     (>= 3 3 2) => true`,
  );

  table(
    "kinds and parity",
    `(integer? 3.0) => true
     (integer? +inf.0) => false
     (rational? 1.5) => true
     (rational? +nan.0) => false
     (exact? 1/2) => true
     (inexact? 1/2) => false
     (exact-integer? 100000000000000000000) => true
     (exact-rational? 1.5) => false
     (exact-nonnegative-integer? 100000000000000000000) => true
     (finite? +inf.0) => false
     (infinite? -inf.0) => true
     (nan? +nan.0) => true
     (zero? -0.0) => true
     (zero? 1/2) => false
     (positive? +inf.0) => true
     (negative? -100000000000000000000) => true
     (odd? -3) => true
     (odd? -3.0) => true
     (odd? 100000000000000000001) => true
     (even? -100000000000000000000) => true
     (even? 0) => true`,
  );

  table(
    "integer division",
    `(quotient -7 2) => -3
     (quotient 0 -5) => 0
     (quotient 7. 2) => 3.0
     (quotient 1e300 1e299) => 10.0
     (remainder -7 2) => -1
     (remainder -4 2) => 0
     (modulo -7 2) => 1
     (modulo 7 -2) => -1
     (modulo -4 2) => 0
     (modulo -7. 2) => 1.0
     (floor/ 5 -2) => -3 -1
     (floor/ -5 -2) => 2 -1
     (truncate/ -5 2) => -2 -1
     (modulo 1 0) => divide-by-zero
     (quotient 1 0.) => divide-by-zero
     (quotient 1.5 2) => wrong-type
     (quotient +inf.0 2) => wrong-type
     (integer-round 5 2) => 2
     (integer-round -5 2) => -2
     (integer-round 7 -2) => -4
     (gcd) => 0
     (gcd 0 -5) => 5
     (gcd -4) => 4
     (gcd 4. 6) => 2.0
     (lcm) => 1
     (lcm 0 5) => 0
     (lcm 4 -6 10) => 60
     (exact-integer-sqrt 17) => 4 1
     (exact-integer-sqrt -1) => wrong-type`,
  );

  table(
    "rounding and exactness",
    `(floor -7/2) => -4
     (floor -3.5) => -4.0
     (ceiling 7/2) => 4
     (ceiling -.5) => -0.0
     (truncate -7/2) => -3
     (round 5/2) => 2
     (round -3/2) => -2
     (round 3.5) => 4.0
     (round -2.5) => -2.0
     (round -.4) => -0.0
     (round 4503599627370497.5) => 4503599627370498.0
     (numerator .75) => 3.0
     (denominator .75) => 4.0
     (denominator 0) => 1
     (numerator +inf.0) => wrong-type
     (rationalize 3/10 1/10) => 1/3
     (rationalize -3/10 1/10) => -1/3
     (rationalize .3 1/10) => 0.3333333333333333
     (rationalize 1/10 1) => 0
     (rationalize 1 +inf.0) => 0.0
     (rationalize +inf.0 1) => +inf.0
     (rationalize +inf.0 +inf.0) => +nan.0
     (abs -0.0) => 0.0
     (abs -1/2) => 1/2
     (exact 2.5) => 5/2
     (exact -0.0) => 0
     (exact 5e-324) => ${N.numberToString(N.expt(2, -1074))}
     (exact 1e300) => ${BigInt(1e300)}
     (exact +nan.0) => wrong-type
     (inexact 1/3) => 0.3333333333333333
     (inexact #e1e309) => +inf.0
     (inexact #e-1e309) => -inf.0
     (inexact #e1e-400) => 0.0
     (inexact 9007199254740993) => 9007199254740992.0`,
  );

  table(
    "powers, roots and functions",
    `(sqrt 16) => 4
     (sqrt 1/4) => 1/2
     (sqrt 15) => 3.872983346207417
     (sqrt 16.) => 4.0
     (sqrt 0) => 0
     (sqrt 10000000000000000000000000000000000000000) => 100000000000000000000
     (sqrt 2/9) => 0.4714045207910317
     (sqrt #e2e600) => 1.4142135623730952e+300
     (sqrt #e1e1000) => 1${"0".repeat(500)}
     (sqrt -1) => 0+1i
     (sqrt -1.) => 0.0+1.0i
     (sqrt -0.) => -0.0
     (expt 2 100) => 1267650600228229401496703205376
     (expt 2 -2) => 1/4
     (expt -2/3 3) => -8/27
     (expt 2. 3) => 8.0
     (expt 0 0) => 1
     (expt 0. 0) => 1
     (expt 0 2.) => 0
     (expt 0 -1) => divide-by-zero
     (expt 0 -1.) => divide-by-zero
     (expt 1 +nan.0) => 1
     (expt -1 100000000000000000001) => -1
     (expt 2 .5) => 1.4142135623730951
     (expt 4 1/2) => 2
     (expt -8. 2.) => 64.0
     (expt -8 1/3) => 1.0+1.732050807568877i
     (expt 10 1000000000000) => limit
     (arithmetic-shift 1 1000000000000) => limit
     (arithmetic-shift -1 -1000000000000) => -1
     (exp 0) => 1
     (exp 1) => 2.718281828459045
     (log 1) => 0
     (log 8 2) => 3.0
     (log #e1e400) => 921.0340371976182
     (log 0) => divide-by-zero
     (log 0.) => -inf.0
     (log -1) => 0.0+3.141592653589793i
     (log 2 1) => divide-by-zero
     (sin 0) => 0
     (cos 0) => 1
     (tan 0) => 0
     (asin 0) => 0
     (asin 2) => 1.5707963267948966-1.3169578969248166i
     (acos 2) => 0.0+1.3169578969248166i
     (acos -2) => 3.141592653589793-1.3169578969248166i
     (acos 1) => 0
     (atan 0) => 0
     (atan 1 1) => 0.7853981633974483
     (atan 0 1) => 0
     (atan 0 -1) => 3.141592653589793
     (atan -1 0) => -1.5707963267948966
     (atan 0 0) => divide-by-zero`,
  );

  table(
    "wrong arguments",
    `(+ 1 '()) => wrong-type
     (+ '()) => wrong-type
     (-) => wrong-arity
     (<) => wrong-arity
     (max) => wrong-arity
     (< 1 '()) => wrong-type
     (= 1 2 '()) => wrong-type
     (bitwise-and 1 2.) => wrong-type
     (exact 1 2) => wrong-arity`,
  );

  test("an error tells which argument is wrong", () => {
    const plus = numbers.find((b) => b.name === "+")?.make(new Machine()) as Procedure;
    expect(() => plus(1, 2, NIL)).toThrow("+: argument 3 must be a number");
    expect(() => N.less(1, NIL)).toThrow("<: argument 2 must be a real number");
  });

  test("MIT divides an inexact number by exact 0", () => {
    same(N.divide(new Flonum(1), 0, true), new Flonum(Infinity));
    expect(outcome(() => show(N.divide(1, 0, true)))).toBe("divide-by-zero");
  });

  test("every declaration has examples", () => {
    const bare = numbers.filter((b) => !/;(=|error)>|The same as/.test(b.doc)).map((b) => b.name);
    expect(bare).toEqual([]);
  });
});
