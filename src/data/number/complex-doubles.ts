/**
 * The elementary functions of complex numbers as pairs of doubles, [real part, imaginary part], with the branch cuts of
 * R7RS 6.2.6; the sign of a zero says on which side of a cut a number lies. The formulas are Kahan's ("Branch Cuts for
 * Complex Elementary Functions", 1987).
 */
export type Parts = readonly [number, number];

export function complexExp(x: number, y: number): Parts {
  const scale = Math.exp(x);
  return [scale * Math.cos(y), y === 0 ? y : scale * Math.sin(y)];
}

export function complexLog(x: number, y: number): Parts {
  return [logMagnitude(x, y), Math.atan2(y, x)];
}

export function complexRoot(x: number, y: number): Parts {
  if (x === 0 && y === 0) return [0, y];
  if (Math.abs(y) === Number.POSITIVE_INFINITY) return [Number.POSITIVE_INFINITY, y];
  // Powers of 4 keep what is squared within the range.
  const size = Math.max(Math.abs(x), Math.abs(y));
  const scale = size > 1e300 ? 4 ** -4 : size < 1e-280 ? 4 ** 60 : 1;
  const [u, v] = [x * scale, y * scale];
  const root = Math.sqrt((Math.abs(u) + Math.hypot(u, v)) / 2);
  const other = v / (2 * root);
  const unscale = 1 / Math.sqrt(scale);
  if (x >= 0) return [root * unscale, other * unscale];
  return [Math.abs(other) * unscale, withSign(root, y) * unscale];
}

export function complexSin(x: number, y: number): Parts {
  return [Math.sin(x) * Math.cosh(y), y === 0 ? Math.cos(x) * y : Math.cos(x) * Math.sinh(y)];
}

export function complexCos(x: number, y: number): Parts {
  return [Math.cos(x) * Math.cosh(y), -Math.sin(x) * Math.sinh(y)];
}

export function complexTan(x: number, y: number): Parts {
  // Beyond this the real part is less than any double, and the squares would leave the range.
  if (Math.abs(y) > 350) return [withSign(0, Math.sin(x) * Math.cos(x)), Math.sign(y)];
  const t = Math.tan(x);
  const s = Math.sinh(y);
  const beta = 1 + t * t;
  const divisor = 1 + beta * s * s;
  return [t / divisor, (beta * Math.sqrt(1 + s * s) * s) / divisor];
}

export function complexAsin(x: number, y: number): Parts {
  const [ar, ai] = complexRoot(1 - x, -y);
  const [br, bi] = complexRoot(1 + x, y);
  return [Math.atan2(x, ar * br - ai * bi), Math.asinh(ar * bi - ai * br)];
}

export function complexAcos(x: number, y: number): Parts {
  const [ar, ai] = complexRoot(1 - x, -y);
  const [br, bi] = complexRoot(1 + x, y);
  return [2 * Math.atan2(ar, br), Math.asinh(br * ai - bi * ar)];
}

export function complexAtan(x: number, y: number): Parts {
  const below = x * x + (y - 1) * (y - 1);
  return [Math.atan2(2 * x, (1 - y) * (1 + y) - x * x) / 2, Math.log1p((4 * y) / below) / 4];
}

/** log √(x² + y²), exact where that is near to 1, and where x² is out of range. */
function logMagnitude(x: number, y: number): number {
  const [a, b] = [Math.max(Math.abs(x), Math.abs(y)), Math.min(Math.abs(x), Math.abs(y))];
  if (a > 0.5 && a < 2) return Math.log1p((a - 1) * (a + 1) + b * b) / 2;
  const ratio = b / a;
  if (a === 0 || a === Number.POSITIVE_INFINITY || b === 0) return Math.log(a);
  return Math.log(a) + Math.log1p(ratio * ratio) / 2;
}

function withSign(size: number, sign: number): number {
  return sign < 0 || Object.is(sign, -0) ? -size : size;
}
