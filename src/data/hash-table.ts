import { Obj } from "./values.ts";
export class HashTable extends Obj {
  readonly tag = "hash-table";
}
