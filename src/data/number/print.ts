/**
 * Numbers as text. Exact numbers have one external representation; how a flonum looks differs from one
 * implementation to the next, and a FlonumStyle says how.
 */
import { Flonum } from "../values.ts";
import { isRatnum, type Num } from "./tower.ts";

export interface FlonumStyle {
  /** True if a zero stands where no digit is before or after the point: `0.5` and `2.0`, not `.5` and `2.`. */
  readonly zeros: boolean;
  /** The number of significant digits; without it, the fewest that read back as the same number. */
  readonly digits?: number;
  /** Is 0.d₁d₂…dₙ × 10^point written without an exponent? */
  readonly positional: (point: number, n: number) => boolean;
  /** The notation with an exponent; the mantissa is like `1` or `1.25`. */
  readonly scientific: (mantissa: string, exponent: number) => string;
}

/** `0.5`, `100.0`, `1e+21`, `1e-7`. Also the style of `#lang sicp`. */
export const RACKET_STYLE: FlonumStyle = {
  zeros: true,
  positional: (point) => -4 < point && point <= 21,
  scientific: (mantissa, exponent) => `${mantissa}e${exponent < 0 ? "" : "+"}${exponent}`,
};

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
  if (x instanceof Flonum) return flonumToString(x.value, radix, style);
  return isRatnum(x) ? `${x.numerator.toString(radix)}/${x.denominator.toString(radix)}` : x.toString(radix);
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
  const [whole, fraction] = x.toString(radix).split(".") as [string, string];
  return pointed(whole === "0" ? "" : whole, fraction, zeros);
}

function pointed(whole: string, fraction: string, zeros: boolean): string {
  return zeros ? `${whole || "0"}.${fraction || "0"}` : `${whole}.${fraction}`;
}
