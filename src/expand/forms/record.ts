/** Record types: R7RS 5.5 with the variants of SRFI 131 and MIT, and MIT's define-structure. */
import type { Core } from "../../core.ts";
import { intern, type Sym, type Value } from "../../data/values.ts";
import { unwrap } from "../../read/syntax.ts";
import { quote } from "../build.ts";
import { formItems } from "../datum.ts";
import { baseSymbol, type Environment, type Key, keyOf } from "../scope.ts";
import { type Definition, SpecialForm, type Use } from "../special-form.ts";
import type { SystemName } from "../system.ts";
import { notHere } from "./definition.ts";

export const recordForms = [
  new SpecialForm(
    "(define-record-type name (constructor field ...) predicate (field accessor [modifier]) ...)",
    notHere,
    defineRecordType,
  ),
  new SpecialForm("(define-structure name field ...)", notHere, defineStructure),
  new SpecialForm("(define-record name field ...)", notHere, defineStructure),
];

export interface Field {
  readonly key: Key;
  readonly accessor: Key | undefined;
  readonly modifier: Key | undefined;
}

function defineRecordType(use: Use): readonly Definition[] {
  const [name, maker, predicate, ...specs] = use.args as [Value, Value, Value, ...Value[]];
  const type = use.key(keyOf(name) === undefined ? (formItems(name)?.[0] ?? name) : name);
  const fields = specs.map((spec) => parseField(use, spec));
  const definitions = [makeType(use, type, fields)];
  const made = parseConstructor(use, maker, type, fields);
  if (made !== undefined) definitions.push(makeConstructor(use, type, made.key, made.indices));
  const test = unwrap(predicate);
  if (test === true) definitions.push(makePredicate(use, type, derived("", type, "?")));
  else if (test !== false) definitions.push(makePredicate(use, type, use.key(predicate)));
  return [...definitions, ...fields.flatMap((field, i) => fieldProcedures(use, type, field, i))];
}

/** `(field)`, `(field accessor)`, `(field accessor modifier)`, or `field`. */
function parseField(use: Use, spec: Value): Field {
  const bare = keyOf(spec);
  if (bare !== undefined) return { key: bare, accessor: undefined, modifier: undefined };
  const parts = formItems(spec);
  if (parts === undefined || parts.length < 1 || parts.length > 3)
    throw use.fail("(field accessor [modifier]) is expected here", spec);
  const [key, accessor, modifier] = parts.map((part) => use.key(part)) as [Key, Key?, Key?];
  return { key, accessor, modifier };
}

/** `#f`: none; `#t`: make-NAME; a bare name: of all fields; `(name field …)`. */
function parseConstructor(
  use: Use,
  spec: Value,
  type: Key,
  fields: readonly Field[],
): { key: Key; indices: number[] } | undefined {
  const datum = unwrap(spec);
  if (datum === false) return undefined;
  const all = fields.map((_, i) => i);
  if (datum === true) return { key: derived("make-", type), indices: all };
  const key = keyOf(spec);
  if (key !== undefined) return { key, indices: all };
  const items = formItems(spec);
  if (items === undefined || items.length === 0)
    throw use.fail("a constructor (name field ...) is expected here", spec);
  const indices = items.slice(1).map((item) => {
    const i = fields.findIndex((field) => field.key === use.key(item));
    if (i < 0) throw use.fail("the constructor names a field that the record does not have", item);
    return i;
  });
  return { key: use.key(items[0] as Value), indices };
}

/** MIT: make-NAME, NAME?, NAME-FIELD and set-NAME-FIELD! of each field. */
function defineStructure(use: Use): readonly Definition[] {
  const [spec, ...slots] = use.args as [Value, ...Value[]];
  const name = use.key(keyOf(spec) === undefined ? (formItems(spec)?.[0] ?? spec) : spec);
  const fields = slots.map((slot): Field => {
    const key = use.key(keyOf(slot) === undefined ? (formItems(slot)?.[0] ?? slot) : slot);
    const full = `-${baseSymbol(key).name}`;
    return { key, accessor: derived("", name, full), modifier: derived("set-", name, `${full}!`) };
  });
  const type = derived("rtd:", name);
  return [
    makeType(use, type, fields, name),
    makeConstructor(
      use,
      type,
      derived("make-", name),
      fields.map((_, i) => i),
    ),
    makePredicate(use, type, derived("", name, "?")),
    ...fields.flatMap((field, i) => fieldProcedures(use, type, field, i)),
  ];
}

/** `make-point` of `point` or `<point>`. */
export function derived(before: string, name: Key, after = ""): Sym {
  return intern(before + baseSymbol(name).name.replace(/^<(.+)>$/, "$1") + after);
}

export function makeType(use: Use, type: Key, fields: readonly Field[], name = type): Definition {
  const names = fields.map(({ key }) => baseSymbol(key));
  const value = () => use.call("%make-record-type", quote(baseSymbol(name)), quote(names));
  return { kind: "variable", key: type, form: use.form, value };
}

export function makeConstructor(use: Use, type: Key, key: Key, indices: readonly number[]): Definition {
  return recordProcedure(use, "%record-constructor", type, key, quote([...indices]));
}

export function makePredicate(use: Use, type: Key, key: Key): Definition {
  return recordProcedure(use, "%record-predicate", type, key);
}

export function fieldProcedures(use: Use, type: Key, { accessor, modifier }: Field, i: number): Definition[] {
  const definitions: Definition[] = [];
  if (accessor !== undefined)
    definitions.push(recordProcedure(use, "%record-accessor", type, accessor, quote(i)));
  if (modifier !== undefined)
    definitions.push(recordProcedure(use, "%record-modifier", type, modifier, quote(i)));
  return definitions;
}

function recordProcedure(use: Use, maker: SystemName, type: Key, key: Key, ...about: Core[]): Definition {
  const value = (env: Environment) =>
    use.call(maker, use.expand(type, env), ...about, quote(baseSymbol(key)));
  return { kind: "variable", key, form: use.form, value };
}
