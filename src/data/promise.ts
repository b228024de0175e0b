/**
 * Promises (R7RS 4.2.5). A `delay-force` chain is forced in constant space because a promise takes over the state
 * of the promise that it turns out to be.
 */
import { Obj, type Procedure, type Value } from "./values.ts";

export type PromiseState =
  | { kind: "value"; value: Value }
  /** The thunk gives the value. */
  | { kind: "delay"; thunk: Procedure }
  /** The thunk gives a promise of the value. */
  | { kind: "delay-force"; thunk: Procedure };

export class SchemePromise extends Obj {
  readonly tag = "promise";
  /** Shared by promises that are known to have the same value. */
  box: { state: PromiseState };
  constructor(state: PromiseState) {
    super();
    this.box = { state };
  }

  get done(): boolean {
    return this.box.state.kind === "value";
  }
}
