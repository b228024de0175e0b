/**
 * A frame: what is left of one procedure call when its JavaScript activation has gone. Frames form a list from
 * the youngest to the oldest, which is a continuation. A frame is never changed once it is linked, so that
 * continuations share frames and may be entered many times.
 */
import type { FrameLike, Site } from "../compile/site.ts";
import type { Span } from "../data/source.ts";
import type { Value } from "../data/values.ts";

/** What a frame needs to know of its site: how to go on, and where that is. */
export interface ResumePoint {
  readonly resume: (frame: never, value: Value) => Value;
  readonly span?: Span | undefined;
}

export abstract class Frame {
  next: Frame | null = null;
  constructor(readonly site: ResumePoint) {}
}

export class Frame0 extends Frame implements FrameLike {
  declare readonly site: Site;
}

export class Frame1 extends Frame {
  constructor(
    site: Site,
    readonly a: Value,
  ) {
    super(site);
  }
}

export class Frame2 extends Frame {
  constructor(
    site: Site,
    readonly a: Value,
    readonly b: Value,
  ) {
    super(site);
  }
}

export class Frame3 extends Frame {
  constructor(
    site: Site,
    readonly a: Value,
    readonly b: Value,
    readonly c: Value,
  ) {
    super(site);
  }
}

export class Frame4 extends Frame {
  constructor(
    site: Site,
    readonly a: Value,
    readonly b: Value,
    readonly c: Value,
    readonly d: Value,
  ) {
    super(site);
  }
}

export class FrameN extends Frame {
  constructor(
    site: Site,
    readonly values: readonly Value[],
  ) {
    super(site);
  }
}

/** The frame of a builtin that calls a procedure and has something to do with its value. */
export class NativeFrame extends Frame {
  constructor(readonly proceed: (value: Value) => Value) {
    super(NATIVE);
  }
}

const NATIVE: ResumePoint = { resume: (frame: NativeFrame, value: Value) => frame.proceed(value) };
