/**
 * Hash tables (SRFI 69, MIT, Racket), in the order in which keys came in.
 *
 * A JavaScript Map does the work, so each key becomes one that Map compares rightly: a flonum, a ratnum, a complex
 * number and, in an `equal` table, a string becomes a JavaScript string, which no Scheme value is. A pair, vector or
 * bytevector in an `equal` table becomes the first object equal to it that was put in, found by `equalHash`.
 */
import { equal, equalHash } from "./equal.ts";
import { numberToString } from "./number.ts";
import { transparentFields } from "./record.ts";
import { Str } from "./string.ts";
import { Complex, Flonum, Obj, Pair, Ratnum, type Value } from "./values.ts";

/** How keys are compared. `eq` compares numbers as `eqv` does; `string` is `equal` for keys that are strings. */
export type HashTableKind = "equal" | "eqv" | "eq" | "string";

interface Entry {
  readonly key: Value;
  value: Value;
}

export class HashTable extends Obj {
  readonly tag = "hash-table";
  private entries = new Map<unknown, Entry>();
  private structures = new Map<number, Value[]>();

  constructor(
    readonly kind: HashTableKind,
    /** What the program asked for. Keys are held strongly all the same. */
    readonly weak = false,
  ) {
    super();
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: Value): Value | undefined {
    return this.entries.get(this.canonical(key))?.value;
  }

  has(key: Value): boolean {
    return this.entries.has(this.canonical(key));
  }

  set(key: Value, value: Value): void {
    const canonical = this.canonical(key);
    const entry = this.entries.get(canonical);
    if (entry !== undefined) {
      entry.value = value;
      return;
    }
    if (canonical === key && this.isStructure(key)) this.remember(key);
    this.entries.set(canonical, { key, value });
  }

  /** True if the key was there. */
  delete(key: Value): boolean {
    const canonical = this.canonical(key);
    if (!this.entries.delete(canonical)) return false;
    if (this.isStructure(key)) this.forget(key, canonical as Value);
    return true;
  }

  clear(): void {
    this.entries = new Map();
    this.structures = new Map();
  }

  copy(): HashTable {
    const table = new HashTable(this.kind, this.weak);
    for (const { key, value } of this.entries.values()) table.set(key, value);
    return table;
  }

  keys(): Value[] {
    return Array.from(this.entries.values(), (entry) => entry.key);
  }

  values(): Value[] {
    return Array.from(this.entries.values(), (entry) => entry.value);
  }

  /** Keys with their values as they are now: later changes of the table do not show in it. */
  entryArray(): [key: Value, value: Value][] {
    return Array.from(this.entries.values(), ({ key, value }) => [key, value]);
  }

  private canonical(key: Value): unknown {
    if (typeof key !== "object") return key;
    if (key instanceof Flonum) return Object.is(key.value, -0) ? "f-0" : `f${key.value}`;
    if (key instanceof Ratnum) return `r${key.numerator}/${key.denominator}`;
    if (key instanceof Complex) return `c${numberToString(key)}`;
    if (this.kind === "eqv" || this.kind === "eq") return key;
    if (key instanceof Str) return `s${key.text}`;
    if (!this.isStructure(key)) return key;
    return this.structures.get(equalHash(key))?.find((other) => equal(other, key)) ?? key;
  }

  private isStructure(key: Value): boolean {
    return (
      (this.kind === "equal" || this.kind === "string") &&
      (key instanceof Pair ||
        Array.isArray(key) ||
        key instanceof Uint8Array ||
        transparentFields(key) !== undefined)
    );
  }

  private remember(key: Value): void {
    const hash = equalHash(key);
    const bucket = this.structures.get(hash);
    if (bucket === undefined) this.structures.set(hash, [key]);
    else bucket.push(key);
  }

  private forget(key: Value, representative: Value): void {
    const hash = equalHash(key);
    // Not there if the program changed the key after it was put in.
    const rest = (this.structures.get(hash) ?? []).filter((other) => other !== representative);
    if (rest.length > 0) this.structures.set(hash, rest);
    else this.structures.delete(hash);
  }
}
