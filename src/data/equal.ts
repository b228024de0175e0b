/**
 * Equivalence (R7RS 6.1) and hashes that agree with it. `eq?` is JavaScript's `===`.
 *
 * `equal?` must end on circular data too. It compares a bounded number of objects plainly, which is all that
 * most calls need; after that it notes which pairs of objects it has assumed equal, in a union-find forest, and
 * does not compare them again (Adams and Dybvig, "Efficient Nondestructive Equality Checking for Trees and
 * Graphs", ICFP 2008).
 */
import { eqvNumbers, numberToString } from "./number.ts";
import { RecordInstance, transparentFields } from "./record.ts";
import { Str } from "./string.ts";
import { Char, Complex, Flonum, Obj, Pair, Ratnum, Sym, type Value } from "./values.ts";

export function eqv(a: Value, b: Value): boolean {
  return a === b || (isBoxedNumber(a) && isBoxedNumber(b) && eqvNumbers(a, b));
}

export function equal(a: Value, b: Value): boolean {
  if (a === b) return true;
  const pending: Value[] = [a, b];
  const assumed = new Assumptions();
  while (pending.length > 0) {
    let right = pending.pop() as Value;
    let left = pending.pop() as Value;
    while (left instanceof Pair && right instanceof Pair && left !== right && !assumed.equal(left, right)) {
      if (left.car !== right.car && !equalAtoms(left.car, right.car)) {
        if (!sameShape(left.car, right.car)) return false;
        pending.push(left.car, right.car);
      }
      left = left.cdr;
      right = right.cdr;
    }
    if (left === right || equalAtoms(left, right)) continue;
    if (!sameShape(left, right)) return false;
    const [items, others] = [elements(left), elements(right)];
    if (items === undefined || others === undefined || assumed.equal(left, right)) continue;
    for (let i = items.length - 1; i >= 0; i--) pending.push(items[i] as Value, others[i] as Value);
  }
  return true;
}

/** A hash of a structure's first parts: equal values have equal hashes. A safe integer, not negative. */
export function equalHash(value: Value): number {
  const pending: Value[] = [value];
  let hash = 17;
  // A bound keeps the cost of a key small, and ends on circular ones.
  for (let i = 0; i < pending.length && i < 64; i++) {
    const part = pending[i] as Value;
    hash = mix(hash, atomHash(part));
    if (part instanceof Pair) pending.push(part.car, part.cdr);
    else if (Array.isArray(part)) pending.push(...part.slice(0, 16));
  }
  return hash;
}

/** A hash that agrees with `eqv?`. Objects with an identity hash by their kind alone. */
export function eqvHash(value: Value): number {
  return value instanceof Str || value instanceof Uint8Array ? 1 : atomHash(value);
}

function isBoxedNumber(value: Value): value is bigint | Ratnum | Flonum | Complex {
  return (
    value instanceof Flonum ||
    value instanceof Ratnum ||
    typeof value === "bigint" ||
    value instanceof Complex
  );
}

function equalAtoms(a: Value, b: Value): boolean {
  if (a instanceof Str) return b instanceof Str && a.text === b.text;
  if (a instanceof Uint8Array) return b instanceof Uint8Array && equalBytes(a, b);
  return eqv(a, b);
}

function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function sameShape(a: Value, b: Value): boolean {
  if (a instanceof Pair) return b instanceof Pair;
  if (a instanceof RecordInstance) return b instanceof RecordInstance && sameTransparentType(a, b);
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length;
}

function sameTransparentType(a: RecordInstance, b: RecordInstance): boolean {
  return a.type === b.type && a.type.transparent;
}

function elements(value: Value): readonly Value[] | undefined {
  return Array.isArray(value) ? value : transparentFields(value);
}

/** Which objects have been assumed equal, once there have been many. */
class Assumptions {
  private plain = 10_000;
  private readonly parents = new Map<Value, Value>();

  /** True if the two are assumed equal already; else they are from now on. */
  equal(a: Value, b: Value): boolean {
    if (this.plain > 0) {
      this.plain--;
      return false;
    }
    const rootA = this.root(a);
    const rootB = this.root(b);
    if (rootA === rootB) return true;
    this.parents.set(rootA, rootB);
    return false;
  }

  private root(value: Value): Value {
    let node = value;
    for (let parent = this.parents.get(node); parent !== undefined; parent = this.parents.get(node)) {
      const grandparent = this.parents.get(parent);
      if (grandparent !== undefined) this.parents.set(node, grandparent);
      node = parent;
    }
    return node;
  }
}

function atomHash(value: Value): number {
  if (typeof value === "number") return value >>> 0;
  if (typeof value === "boolean") return value ? 3 : 5;
  if (value instanceof Sym) return textHash(value.name);
  if (value instanceof Str) return mix(textHash(value.text), 11);
  if (value instanceof Char) return mix(value.code, 13);
  if (typeof value === "bigint") return textHash(value.toString(36));
  if (value instanceof Flonum) return textHash(Object.is(value.value, -0) ? "-0." : `${value.value}.`);
  if (value instanceof Ratnum) return textHash(`${value.numerator}/${value.denominator}`);
  if (value instanceof Complex) return textHash(numberToString(value));
  if (value instanceof Uint8Array) return value.subarray(0, 64).reduce(mix, value.length);
  if (Array.isArray(value)) return mix(value.length, 19);
  return value instanceof Obj ? textHash(value.tag) : 23;
}

function textHash(text: string): number {
  let hash = text.length;
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i));
  return hash;
}

/** One step of FNV-1a, on 32 bits. */
function mix(hash: number, part: number): number {
  return Math.imul(hash ^ part, 0x01000193) >>> 0;
}
