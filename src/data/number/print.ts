/**
 * Numbers as text. Exact numbers have one external representation; how a flonum looks differs from one
 * implementation to the next, and a FlonumStyle says how.
 */
import { Complex, Flonum } from "../values.ts";
import { isRatnum, type Num } from "./tower.ts";

export interface FlonumStyle {
  /** True if a zero stands where no digit is before or after the point: `0.5` and `2.0`, not `.5` and `2.`. */
  readonly zeros: boolean;
  /** The number of significant digits; without it, the fewest that read back as the same number. */
  readonly digits?: number;
  /** Is 0.d₁d₂…dₙ × 10^point written without an exponent? */
  readonly positional: (point: number, n: number) => boolean;
  /** True if a complex number shows no real part 0 and no 1 before the i: `+i` and `2-i`, not `0+1i` and `2-1i`. */
  readonly shortComplex?: boolean;
  /** The notation with an exponent; the mantissa is like `1` or `1.25`. */
  readonly scientific: (mantissa: string, exponent: number) => string;
}

/** `0.5`, `100.0`, `1e+21`, `1e-7`. Also the style of `#lang sicp`. */
export const RACKET_STYLE: FlonumStyle = {
  zeros: true,
  positional: (point) => -4 < point && point <= 21,
  scientific: (mantissa, exponent) => `${mantissa}e${exponent < 0 ? "" : "+"}${exponent}`,
};

export const R7RS_STYLE: FlonumStyle = { ...RACKET_STYLE, shortComplex: true };

/** As C prints with `%.15g`: `0.333333333333333`, `1e+21`, `1e-07`. */
export const CHICKEN_STYLE: FlonumStyle = {
  zeros: true,
  digits: 15,
  positional: (point) => -4 < point && point <= 15,
  scientific: (mantissa, exponent) =>
    `${mantissa}e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`,
};

/** `.5`, `100.`, `1e21`, `.0000001`. */
export const MIT_STYLE: FlonumStyle = {
  zeros: false,
  shortComplex: true,
  positional: (point, n) => (point > 0 ? point <= 21 : n - point <= 17),
  scientific: (mantissa, exponent) => `${mantissa}e${exponent}`,
};

/** `0.5`, `100.0`, `1.0e21`, `1.0e-7`. */
export const GUILE_STYLE: FlonumStyle = {
  zeros: true,
  positional: (point) => -3 < point && point <= 10,
  scientific: (mantissa, exponent) => `${mantissa}${mantissa.includes(".") ? "" : ".0"}e${exponent}`,
};

/** `number->string` (R7RS 6.2.7); radix from 2 to 36. */
export function numberToString(x: Num, radix = 10, style: FlonumStyle = RACKET_STYLE): string {
  if (x instanceof Complex) return complexToString(x, radix, style);
  if (x instanceof Flonum) return flonumToString(x.value, radix, style);
  return isRatnum(x) ? `${x.numerator.toString(radix)}/${x.denominator.toString(radix)}` : x.toString(radix);
}

function complexToString({ re, im }: Complex, radix: number, style: FlonumStyle): string {
  const imaginary = numberToString(im, radix, style).replace(/^(?![+-])/, "+");
  // An inexact imaginary part makes a real part that is not there 0. when it is read.
  const isZero = re instanceof Flonum ? Object.is(re.value, 0) : re === 0;
  const real = style.shortComplex && isZero ? "" : numberToString(re, radix, style);
  return `${real}${style.shortComplex ? imaginary.replace(/^([+-])1$/, "$1") : imaginary}i`;
}

function flonumToString(x: number, radix: number, style: FlonumStyle): string {
  if (Number.isNaN(x)) return "+nan.0";
  if (!Number.isFinite(x)) return x > 0 ? "+inf.0" : "-inf.0";
  const sign = x < 0 || Object.is(x, -0) ? "-" : "";
  return sign + (radix === 10 ? decimal(Math.abs(x), style) : inRadix(Math.abs(x), radix, style.zeros));
}

function decimal(x: number, style: FlonumStyle): string {
  const [mantissa, exponent] = digitsOf(x, style.digits);
  const digits = mantissa.replace(".", "");
  const point = exponent + 1;
  if (!style.positional(point, digits.length)) return style.scientific(mantissa, exponent);
  if (point <= 0) return pointed("", "0".repeat(-point) + digits, style.zeros);
  return pointed(digits.slice(0, point).padEnd(point, "0"), digits.slice(point), style.zeros);
}

/** A mantissa d.ddd without trailing zeros, and the exponent of ten. */
function digitsOf(x: number, count: number | undefined): [string, number] {
  const [mantissa, exponent] = x.toExponential(count && count - 1).split("e") as [string, string];
  return [mantissa.replace(/\.0+$|(\.\d*[1-9])0+$/, "$1"), Number(exponent)];
}

function inRadix(x: number, radix: number, zeros: boolean): string {
  if (Number.isInteger(x)) return pointed(BigInt(x).toString(radix), "", zeros);
  const whole = Math.floor(x);
  return pointed(whole === 0 ? "" : whole.toString(radix), fractionDigits(x, BigInt(radix)), zeros);
}

/**
 * The fewest digits after the point that tell x from its neighbours (Steele and White, "How to Print Floating-Point
 * Numbers Accurately", 1990, FPP).
 */
function fractionDigits(x: number, radix: bigint): string {
  let significand = x;
  let scale = 0n;
  for (; significand < 2 ** 52 && scale < 1074n; significand *= 2) scale++;
  const unit = 4n << scale;
  let rest = (4n * BigInt(significand)) % unit;
  // Half the distance to the neighbours, of which the lower one of a power of 2 is nearer.
  let above = 2n;
  let below = significand === 2 ** 52 ? 1n : 2n;
  for (let digits = ""; ; ) {
    [rest, above, below] = [rest * radix, above * radix, below * radix];
    let digit = rest / unit;
    rest %= unit;
    const low = rest < below;
    const high = rest + above > unit;
    if (high && (!low || 2n * rest >= unit)) digit++;
    digits += digit.toString(Number(radix));
    if (low || high) return digits;
  }
}

function pointed(whole: string, fraction: string, zeros: boolean): string {
  return zeros ? `${whole || "0"}.${fraction || "0"}` : `${whole}.${fraction}`;
}
