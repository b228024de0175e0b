/** Datum labels (R7RS 2.4): `#0=(a . #0#)` reads as a list that goes on in itself. */
import type { Span } from "../data/source.ts";
import { Obj, Pair, type Value } from "../data/values.ts";
import { failAt } from "../errors.ts";
import { Syntax, unwrap } from "./syntax.ts";

/** What stands for a labelled datum where it is referred to from within. */
export class Hole extends Obj {
  readonly tag = "label";
  /** The datum, once it has been read: Syntax if the reader makes Syntax. */
  value: Value | undefined;
}

/** The labels of one outermost datum. */
export class Labels {
  private readonly holes = new Map<string, Hole>();
  private unfilled = false;

  /** `#n=` was read. */
  define(name: string, span: Span): Hole {
    if (this.holes.has(name))
      throw failAt(span, "read-error", `the label ${name} is there twice in one datum`);
    const hole = new Hole();
    this.holes.set(name, hole);
    return hole;
  }

  /** The datum after `#n=` was read. */
  fill(hole: Hole, value: Value, span: Span): void {
    if (unwrap(value) === hole)
      throw failAt(span, "read-error", "a label that stands for nothing but itself");
    hole.value = value;
  }

  /** What `#n#` stands for: a Hole if that is still being read. Never Syntax. */
  refer(name: string, span: Span): Value {
    const hole = this.holes.get(name);
    if (hole === undefined) {
      throw failAt(span, "read-error", `no label ${name} in this datum`, [], {
        hint: `Write #${name}= before the datum that #${name}# stands for.`,
      });
    }
    const value = hole.value === undefined ? hole : unwrap(hole.value);
    this.unfilled ||= value instanceof Hole;
    return value;
  }

  /** Puts the data where the holes are. */
  resolve(root: Value): Value {
    if (this.unfilled) fillHoles(root);
    return root;
  }
}

function fillHoles(root: Value): void {
  const seen = new Set<Value>();
  const todo: Value[] = [root];
  while (todo.length > 0) {
    const value = todo.pop() as Value;
    if (seen.has(value)) continue;
    seen.add(value);
    if (value instanceof Pair) {
      value.car = filled(value.car);
      value.cdr = filled(value.cdr);
      todo.push(value.cdr, value.car);
    } else if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) value[i] = filled(value[i] as Value);
      for (const item of value) todo.push(item);
    } else if (value instanceof Syntax) {
      // Its maker is the reader, which has not yet given it to anyone.
      (value as { datum: Value }).datum = filled(value.datum);
      todo.push(value.datum);
    }
  }
}

function filled(value: Value): Value {
  let datum = value;
  while (datum instanceof Hole) datum = unwrap(datum.value as Value);
  return datum;
}
