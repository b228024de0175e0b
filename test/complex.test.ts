/** Complex numbers: the laws of their arithmetic, their functions against real ones and identities, and their text. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { equalHash, eqv } from "../src/data/equal.ts";
import { HashTable } from "../src/data/hash-table.ts";
import * as N from "../src/data/number.ts";
import { Complex, Flonum } from "../src/data/values.ts";
import { parseNumeral } from "../src/read/numeral.ts";

const read = (text: string) => parseNumeral(text) as N.Num;
const i = read("+i");

const exactReal = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 1000n }))
  .map(([n, d]) => N.makeRational(n, d));
const exact = fc.tuple(exactReal, exactReal).map(([re, im]) => N.makeRectangular(re, im));
const double = fc.double({ min: -5, max: 5, noNaN: true }).filter((x) => x === 0 || Math.abs(x) > 1e-6);
const inexact = fc.tuple(double, double).map(([x, y]) => new Complex(new Flonum(x), new Flonum(y)));

/** Of each of the styles, and its name. */
const styles = [N.RACKET_STYLE, N.R7RS_STYLE, N.MIT_STYLE, N.GUILE_STYLE];

function same(a: N.Num, b: N.Num): void {
  expect(N.numberToString(a)).toBe(N.numberToString(b));
}

function near(a: N.Num, b: N.Num): void {
  const scale = 1 + N.numberToInexact(N.magnitude(b));
  const distance = N.numberToInexact(N.magnitude(N.subtract(a, b)));
  expect(distance / scale, `${N.numberToString(a)} and ${N.numberToString(b)}`).toBeLessThan(1e-9);
}

describe("exact complex numbers", () => {
  test("are a field", () => {
    fc.assert(
      fc.property(exact, exact, exact, (a, b, c) => {
        same(N.add(a, b), N.add(b, a));
        same(N.multiply(a, b), N.multiply(b, a));
        same(N.add(a, N.add(b, c)), N.add(N.add(a, b), c));
        same(N.multiply(a, N.multiply(b, c)), N.multiply(N.multiply(a, b), c));
        same(N.multiply(a, N.add(b, c)), N.add(N.multiply(a, b), N.multiply(a, c)));
        same(N.add(a, N.negate(a)), 0);
        same(N.subtract(a, b), N.add(a, N.negate(b)));
        if (!N.isZero(b)) same(N.multiply(N.divide(a, b), b), a);
      }),
    );
  });

  test("have exact powers and roots of squares", () => {
    fc.assert(
      fc.property(exact, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }), (z, j, k) => {
        same(N.multiply(N.expt(z, j), N.expt(z, k)), N.expt(z, j + k));
        if (!N.isZero(z)) same(N.expt(z, -j), N.divide(1, N.expt(z, j)));
        const root = N.sqrt(N.square(z));
        expect(N.numberEquals(root, z) || N.numberEquals(root, N.negate(z))).toBe(true);
        expect(N.isExact(root)).toBe(true);
        expect(N.isNegative(N.realPart(root))).toBe(false);
      }),
    );
  });

  test("are real where the imaginary part vanishes", () => {
    fc.assert(
      fc.property(exact, (z) => {
        const conjugate = N.makeRectangular(N.realPart(z), N.negate(N.imagPart(z)));
        expect(N.isReal(N.multiply(z, conjugate))).toBe(true);
        same(N.add(N.realPart(z), N.multiply(N.imagPart(z), i)), z);
      }),
    );
  });
});

describe("inexact complex numbers", () => {
  test("come back from polar form", () => {
    fc.assert(fc.property(inexact, (z) => near(N.makePolar(N.magnitude(z), N.angle(z)), z)));
  });

  test("are divided as they were multiplied, whatever their size", () => {
    fc.assert(
      fc.property(inexact, inexact, fc.integer({ min: -150, max: 150 }), (a, b, e) => {
        const scale = new Flonum(10 ** e);
        const divisor = N.multiply(b, scale);
        if (!N.isZero(divisor)) near(N.divide(N.multiply(a, divisor), divisor), a);
      }),
    );
    same(N.divide(read("1e300+1e300i"), read("1e300+1e300i")), read("1.+0.i"));
  });

  test("obey the identities of the elementary functions", () => {
    fc.assert(
      fc.property(inexact, (z) => {
        near(N.square(N.sqrt(z)), z);
        if (!N.isZero(z)) near(N.exp(N.log(z)), z);
        near(N.add(N.square(N.sin(z)), N.square(N.cos(z))), N.add(1, N.multiply(0, z)));
        near(N.sin(N.asin(z)), z);
        near(N.cos(N.acos(z)), z);
        near(N.add(N.asin(z), N.acos(z)), N.acos(0));
        near(N.multiply(N.tan(z), N.cos(z)), N.sin(z));
      }),
      { numRuns: 300 },
    );
  });

  test("have their inverse tangent on the other side of tan", () => {
    const small = fc.tuple(
      fc.double({ min: -1.5, max: 1.5, noNaN: true }),
      fc.double({ min: -2, max: 2, noNaN: true }),
    );
    fc.assert(
      fc.property(small, ([x, y]) => {
        const z = new Complex(new Flonum(x), new Flonum(y));
        near(N.atan(N.tan(z)), z);
      }),
    );
  });

  test("agree with real functions on the real axis", () => {
    fc.assert(
      fc.property(double, (x) => {
        if (x === 0) return;
        const [real, z] = [new Flonum(x), new Complex(new Flonum(x), new Flonum(0))];
        for (const f of [N.exp, N.sin, N.cos, N.tan, N.atan, N.log, N.sqrt, N.asin, N.acos] as const) {
          const [a, b] = [f(real), f(z)];
          near(N.realPart(b), N.realPart(a));
          near(N.abs(N.imagPart(b)), N.abs(N.imagPart(a)));
        }
      }),
    );
  });
});

test("what is printed reads back as the same number, in every style and radix", () => {
  const part = fc.oneof(fc.double(), fc.constantFrom(0, -0, 1, -1)).map((x) => new Flonum(x));
  const any = fc.oneof(
    exact,
    fc.tuple(part, part).map(([re, im]) => N.makeRectangular(re, im)),
  );
  fc.assert(
    fc.property(any, fc.constantFrom(...styles), (z, style) => {
      const text = N.numberToString(z, 10, style);
      expect(eqv(read(text), z), text).toBe(true);
    }),
  );
  // From 19 on the letter i is a digit.
  fc.assert(
    fc.property(any, fc.integer({ min: 2, max: 18 }), (z, radix) => {
      const text = N.numberToString(z, radix);
      expect(eqv(parseNumeral(text, radix) as N.Num, z), text).toBe(true);
    }),
  );
});

test.each([
  ["+2i", "0+2i", "+2i", "+2i", "0+2i"],
  ["-i", "0-1i", "-i", "-i", "0-1i"],
  ["1/2-i", "1/2-1i", "1/2-i", "1/2-i", "1/2-1i"],
  ["1.5-.5i", "1.5-0.5i", "1.5-0.5i", "1.5-.5i", "1.5-0.5i"],
  ["+1.i", "0.0+1.0i", "+1.0i", "+1.i", "0.0+1.0i"],
  ["-0.0+2.i", "-0.0+2.0i", "-0.0+2.0i", "-0.+2.i", "-0.0+2.0i"],
  ["1-inf.0i", "1.0-inf.0i", "1.0-inf.0i", "1.-inf.0i", "1.0-inf.0i"],
])("%s in Racket %s, R7RS %s, MIT %s, Guile %s", (text, ...expected) => {
  expect(styles.map((style) => N.numberToString(read(text), 10, style))).toEqual(expected);
});

test("numbers that are eqv have one hash and are one key", () => {
  for (const kind of ["eqv", "equal"] as const) {
    const table = new HashTable(kind);
    for (const text of ["1+2i", "1.+2.i", "0.+1.i", "-0.+1.i", "+nan.0+i"])
      table.set(read(text), text.length);
    expect(table.size).toBe(5);
    expect(table.get(read("1+2i"))).toBe(4);
    expect(table.get(read("0.+1.i"))).toBe(6);
  }
  expect(equalHash(read("1+2i"))).toBe(equalHash(read("1+2i")));
  expect(eqv(read("1+2i"), read("1.+2.i"))).toBe(false);
});

test.each(["1e200", "1e-200", "-1e200"])("a root and a magnitude at %s", (size) => {
  const z = N.multiply(read("3.+4.i"), read(size));
  expect(N.numberToInexact(N.magnitude(z)) / Math.abs(Number(size))).toBeCloseTo(5);
  near(N.divide(N.square(N.sqrt(z)), read(size)), read("3.+4.i"));
});

test("a power too large is refused", () => {
  expect(() => N.expt(read("1+i"), 10 ** 12)).toThrow("too many digits");
  same(N.expt(i, 10n ** 30n + 1n), i);
});
