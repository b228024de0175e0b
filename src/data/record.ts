/** Records (R7RS 5.5): a type made by `define-record-type`, and its instances. */
import { Obj, type Value } from "./values.ts";

export class RecordType extends Obj {
  readonly tag = "record-type";
  constructor(
    /** As the program wrote it: `point`, `<point>`. */
    readonly name: string,
    readonly fieldNames: readonly string[],
    /** Racket: whether instances are shown with their fields, and are equal? if their fields are. */
    readonly transparent = false,
  ) {
    super();
  }

  /** The name without the angle brackets that custom puts around it. */
  get plainName(): string {
    return /^<(.+)>$/.exec(this.name)?.[1] ?? this.name;
  }

  /** Where a field stands in an instance, or -1. */
  indexOf(fieldName: string): number {
    return this.fieldNames.indexOf(fieldName);
  }
}

export class RecordInstance extends Obj {
  constructor(
    readonly type: RecordType,
    /** In the order of the type's `fieldNames`. */
    readonly fields: Value[],
  ) {
    super();
  }

  get tag(): string {
    return this.type.plainName;
  }
}

/** The fields of an instance of a transparent type. */
export function transparentFields(value: Value): readonly Value[] | undefined {
  return value instanceof RecordInstance && value.type.transparent ? value.fields : undefined;
}
