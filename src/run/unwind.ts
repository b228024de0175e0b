import { Unique, type Value } from "../data/values.ts";

/** What a call returns when its value is not there yet: the caller must save itself and return it too. */
export const UNWIND: Value = new Unique("unwind");
