/**
 * Numerals (R7RS 7.1.1, ⟨num R⟩):
 *
 *     numeral  = prefixes (real | [real] imag | real "@" real)
 *     imag     = signed "i" | sign "i"
 *     real     = [sign] ureal | signed     signed = sign ureal | sign ("inf.0" | "nan.0")
 *     prefixes = [radix] [exactness], in either order     radix: #b #o #d #x   exactness: #e #i
 *     ureal    = digits | digits "/" digits | decimal
 *     decimal  = (digits "." [digits] | "." digits | digits) ["e" [sign] decimal digits]
 *
 * Case does not count. A decimal point is read in every radix, an exponent in radix 10 only.
 */
import {
  type Exact,
  exactPower,
  hasFiniteParts,
  makePolar,
  makeRational,
  makeRectangular,
  type Num,
  negate,
  normalize,
  type Real,
  toExact,
  toInexact,
} from "../data/number.ts";
import { Flonum } from "../data/values.ts";

type Exactness = "exact" | "inexact" | undefined;

/**
 * The number that the text denotes in full, or undefined: for what is no numeral, `1/0`, and an exact number too
 * large to be made (R7RS 6.2.7, `string->number`, never signals an error).
 */
export function parseNumeral(text: string, radix = 10): Num | undefined {
  let exactness: Exactness;
  let prefixRadix: number | undefined;
  let start = 0;
  for (; text.charCodeAt(start) === HASH; start += 2) {
    const letter = (text[start + 1] ?? "").toLowerCase();
    if (letter in RADIXES && prefixRadix === undefined) prefixRadix = RADIXES[letter];
    else if (letter in EXACTNESSES && exactness === undefined) exactness = EXACTNESSES[letter];
    else return undefined;
  }
  const body = start === 0 ? text : text.slice(start);
  return (
    parseReal(body, prefixRadix ?? radix, exactness) ?? parseComplex(body, prefixRadix ?? radix, exactness)
  );
}

const HASH = 0x23;
const RADIXES: Readonly<Record<string, number>> = { b: 2, o: 8, d: 10, x: 16 };
const EXACTNESSES: Readonly<Record<string, Exactness>> = { e: "exact", i: "inexact" };

function parseComplex(text: string, radix: number, exactness: Exactness): Num | undefined {
  const at = text.indexOf("@");
  if (at >= 0) return parsePolar(text.slice(0, at), text.slice(at + 1), radix, exactness);
  if (!/i$/i.test(text)) return undefined;
  // The sign may be that of an exponent, and then the one before it is meant.
  for (let from = text.length - 2, tries = 0; from >= 0 && tries < 2; from--) {
    if (text[from] !== "+" && text[from] !== "-") continue;
    tries++;
    const re = from === 0 ? 0 : parseReal(text.slice(0, from), radix, exactness);
    const digits = text.slice(from, -1);
    const im = parseReal(digits.length === 1 ? `${digits}1` : digits, radix, exactness);
    if (re !== undefined && im !== undefined) return makeRectangular(re, im);
  }
  return undefined;
}

function parsePolar(magnitude: string, angle: string, radix: number, exactness: Exactness): Num | undefined {
  // An inexact 0 would be an angle as inexact as any.
  const partExactness = exactness === "exact" ? exactness : undefined;
  const size = parseReal(magnitude, radix, partExactness);
  const turn = parseReal(angle, radix, partExactness);
  if (size === undefined || turn === undefined) return undefined;
  const number = makePolar(size, turn);
  if (exactness !== "exact") return exactness === "inexact" ? toInexact(number) : number;
  return hasFiniteParts(number) ? toExact(number) : undefined;
}

function parseReal(text: string, radix: number, exactness: Exactness): Real | undefined {
  const sign = text[0] === "-" ? -1 : 1;
  const signed = sign < 0 || text[0] === "+";
  const from = signed ? 1 : 0;
  if (signed && text.length === from + 5) {
    const special = SPECIALS[text.slice(from).toLowerCase()];
    if (special !== undefined) return exactness === "exact" ? undefined : new Flonum(sign * special);
  }
  const number = parseUnsigned(text, from, radix, exactness);
  return number !== undefined && sign < 0 ? negate(number) : number;
}

const SPECIALS: Readonly<Record<string, number>> = { "inf.0": Number.POSITIVE_INFINITY, "nan.0": Number.NaN };

function parseUnsigned(text: string, start: number, radix: number, exactness: Exactness): Real | undefined {
  const wholeEnd = digitsEnd(text, start, radix);
  const whole = text.slice(start, wholeEnd);
  if (text[wholeEnd] === "/") return parseRatio(whole, text.slice(wholeEnd + 1), radix, exactness);
  if (wholeEnd === text.length) {
    if (whole === "") return undefined;
    const integer = integerOf(whole, radix);
    return exactness === "inexact" ? toInexact(integer) : integer;
  }
  const point = text[wholeEnd] === ".";
  const fractionEnd = point ? digitsEnd(text, wholeEnd + 1, radix) : wholeEnd;
  const fraction = point ? text.slice(wholeEnd + 1, fractionEnd) : "";
  const exponent = exponentOf(text.slice(fractionEnd), radix);
  if (exponent === undefined || whole + fraction === "") return undefined;
  // JavaScript rounds decimals correctly, whatever their length.
  if (radix === 10 && exactness !== "exact") return new Flonum(Number(text.slice(start)));
  const exact = exactDecimal(whole + fraction, exponent - fraction.length, radix);
  return exact === undefined || exactness === "exact" ? exact : toInexact(exact);
}

function parseRatio(n: string, d: string, radix: number, exactness: Exactness): Real | undefined {
  if (n === "" || d === "" || digitsEnd(d, 0, radix) !== d.length) return undefined;
  const divisor = bigintOf(d, radix);
  if (divisor === 0n) return undefined;
  const ratio = makeRational(bigintOf(n, radix), divisor);
  return exactness === "inexact" ? toInexact(ratio) : ratio;
}

/** The exponent in `e…`; 0 of no text, undefined of any other. */
function exponentOf(text: string, radix: number): number | undefined {
  if (text === "") return 0;
  return radix === 10 && /^e[+-]?\d+$/i.test(text) ? Number(text.slice(1)) : undefined;
}

/** digits × radix^scale, undefined if that is too large. */
function exactDecimal(digits: string, scale: number, radix: number): Exact | undefined {
  const significand = bigintOf(digits, radix);
  if (significand === 0n) return 0;
  const power = exactPower(BigInt(radix), Math.abs(scale));
  if (power === undefined) return undefined;
  return scale < 0 ? makeRational(significand, power) : normalize(significand * power);
}

/** Where the digits that begin at `start` end. */
function digitsEnd(text: string, start: number, radix: number): number {
  let end = start;
  while (end < text.length && digitValue(text.charCodeAt(end)) < radix) end++;
  return end;
}

function digitValue(code: number): number {
  if (code <= 0x39) return code >= 0x30 ? code - 0x30 : 99;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x7a ? letter - 0x61 + 10 : 99;
}

function integerOf(digits: string, radix: number): number | bigint {
  // 36^10 is in the safe range, and so is 10^15.
  if (digits.length <= (radix === 10 ? 15 : 10)) return Number.parseInt(digits, radix);
  return normalize(bigintOf(digits, radix));
}

const BIGINT_PREFIXES: Readonly<Record<number, string>> = { 2: "0b", 8: "0o", 10: "", 16: "0x" };

function bigintOf(digits: string, radix: number): bigint {
  const prefix = BIGINT_PREFIXES[radix];
  if (prefix !== undefined) return BigInt(prefix + digits);
  if (digits.length <= 10) return BigInt(Number.parseInt(digits, radix));
  // Halves: the cost is that of a few long multiplications, and the recursion is as deep as the length has bits.
  const low = digits.length >> 1;
  const high = bigintOf(digits.slice(0, -low), radix);
  return high * BigInt(radix) ** BigInt(low) + bigintOf(digits.slice(-low), radix);
}
