import { Obj } from "./values.ts";
export abstract class Port extends Obj {}
