/** What define-record-type expands to (R7RS 5.5). */
import { arityWords, named } from "../data/procedure.ts";
import { RecordInstance, RecordType } from "../data/record.ts";
import { listFrom, type Procedure, type Sym, type Value, VOID } from "../data/values.ts";
import { fail, wrongType } from "../errors.ts";
import { type Builtin, builtin } from "./builtin.ts";

const makeType = builtin(
  "(%make-record-type name:symbol fields:vector [transparent:obj])",
  "A new record type (R7RS 5.5): see expand/system.ts.",
  (name, fields, transparent) =>
    new RecordType(
      name.name,
      fields.map((field) => (field as Sym).name),
      transparent === true,
    ),
);

const maker = builtin(
  "(%record-constructor type:obj indices:vector name:symbol)",
  "The constructor of a record type (R7RS 5.5): see expand/system.ts.",
  (type, indices, name) => makeConstructor(type as RecordType, indices as number[], name.name),
);

function makeConstructor(type: RecordType, indices: readonly number[], name: string): Procedure {
  const size = type.fieldNames.length;
  const inOrder = indices.length === size && indices.every((k, i) => k === i);
  return sized(name, indices.length, (...args: Value[]) => {
    if (inOrder) return new RecordInstance(type, args);
    const fields = new Array<Value>(size).fill(false);
    for (const [i, k] of indices.entries()) fields[k] = args[i] as Value;
    return new RecordInstance(type, fields);
  });
}

const predicate = builtin(
  "(%record-predicate type:obj name:symbol)",
  "The predicate of a record type (R7RS 5.5): see expand/system.ts.",
  (type, name) =>
    sized(name.name, 1, (value: Value) => value instanceof RecordInstance && value.type === type),
);

const accessor = builtin(
  "(%record-accessor type:obj k name:symbol)",
  "The accessor of a field of a record type (R7RS 5.5): see expand/system.ts.",
  (type, k, name) => {
    const says = describe(type as RecordType);
    return sized(name.name, 1, (record: Value) => {
      if (!(record instanceof RecordInstance) || record.type !== type)
        throw wrongType(name.name, 1, says, record);
      return record.fields[k] as Value;
    });
  },
);

const modifier = builtin(
  "(%record-modifier type:obj k name:symbol)",
  "The modifier of a field of a record type (R7RS 5.5): see expand/system.ts.",
  (type, k, name) => {
    const says = describe(type as RecordType);
    return sized(name.name, 2, (record: Value, value: Value) => {
      if (!(record instanceof RecordInstance) || record.type !== type)
        throw wrongType(name.name, 1, says, record);
      record.fields[k] = value;
      return VOID;
    });
  },
);

const fieldsOf = builtin(
  "(%record-fields record:obj)",
  "The values of the fields of a record, a list; #f of any other object.",
  (record) => record instanceof RecordInstance && listFrom(record.fields),
);

function describe(type: RecordType): string {
  return `a record of type ${type.plainName}`;
}

/** The procedure with a check of the number of its arguments, and a name. */
function sized(name: string, count: number, body: Procedure): Procedure {
  const procedure: Procedure = (...args) => {
    if (args.length !== count) throw wrongCount(name, count, args);
    return body(...args);
  };
  return named(procedure, { name, required: count, optional: 0, rest: false, builtin: false });
}

function wrongCount(who: string, count: number, args: Value[]): Error {
  const expected = arityWords(count, 0, false);
  return fail("wrong-arity", `${who}: expected ${expected}, but got ${args.length}`, [], {
    who,
    expected,
    count: args.length,
    args,
  });
}

export const records: Builtin[] = [makeType, maker, predicate, accessor, modifier, fieldsOf];
