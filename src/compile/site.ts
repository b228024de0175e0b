/**
 * A site is a place where a procedure can be left and taken up again: a call that is not in tail position, the
 * back edge of a loop, or a procedure's entry. A frame on the heap is a site and the values saved there.
 *
 * The code that takes up a procedure at a site is made the first time it is needed. By then a builtin that the
 * procedure had inlined may have been redefined; so the code is made from the Ir again, under what holds now, and
 * the saved values are known by what they stand for (`keys`), not by where some version of the code kept them.
 */
import type { Span } from "../data/source.ts";
import type { Value } from "../data/values.ts";
import type { Ir, Lambda } from "./ir.ts";

/** The values saved at a site, and what to go on with afterwards. */
export interface FrameLike {
  readonly site: Site;
}

export class Site {
  /** What each saved value stands for, in the order of the frame: a Core variable or an Ir node. */
  keys: readonly object[] = [];
  /** Takes up the procedure with the value that the call at the site returned. */
  resume: (frame: FrameLike, value: Value) => Value;

  constructor(
    /** The call, the loop, or the lambda (for its entry). */
    readonly node: Ir,
    /** The procedure that the site is in. */
    readonly lambda: Lambda,
    link: (site: Site) => (frame: FrameLike, value: Value) => Value,
  ) {
    this.resume = (frame, value) => {
      this.resume = link(this);
      return this.resume(frame, value);
    };
  }

  get span(): Span | undefined {
    return this.node.span;
  }
}
