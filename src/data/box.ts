/** A place for one value (Racket, SRFI 111). */
import { Obj, type Value } from "./values.ts";

export class Box extends Obj {
  readonly tag = "box";
  constructor(public value: Value) {
    super();
  }
}
