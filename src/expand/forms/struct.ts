/** Racket's structures: `struct` and `define-struct`. */
import { Pair, type Sym, type Value } from "../../data/values.ts";
import { unwrap } from "../../read/syntax.ts";
import { quote } from "../build.ts";
import { formItems } from "../datum.ts";
import { baseSymbol, type Key, keyOf } from "../scope.ts";
import { type Definition, SpecialForm, type Use } from "../special-form.ts";
import { notHere } from "./definition.ts";
import { derived, type Field, fieldProcedures, makeConstructor, makePredicate, makeType } from "./record.ts";

export const structForms = [
  new SpecialForm("(struct name (field ...) option ...)", notHere, (use) =>
    defineStruct(use, (name) => baseSymbol(name)),
  ),
  new SpecialForm("(define-struct name (field ...) option ...)", notHere, (use) =>
    defineStruct(use, (name) => derived("make-", name)),
  ),
];

interface Options {
  readonly mutable: boolean;
  readonly transparent: boolean;
  readonly constructorName: Key | undefined;
}

/** NAME, NAME?, NAME-FIELD of each field, and set-NAME-FIELD! of those that are mutable. */
function defineStruct(use: Use, constructorOf: (name: Key) => Key): readonly Definition[] {
  const [name, specs, ...rest] = use.args as [Value, Value, ...Value[]];
  if (keyOf(name) === undefined || keyOf(specs) !== undefined)
    throw use.fail("structures that extend others are not supported", name);
  const key = use.key(name);
  const options = parseOptions(use, rest);
  const fields = parseFields(use, key, specs, options.mutable);
  const type = derived("struct:", key);
  const all = fields.map((_, i) => i);
  const maker = options.constructorName ?? constructorOf(key);
  return [
    options.transparent ? makeTransparentType(use, type, fields, key) : makeType(use, type, fields, key),
    makeConstructor(use, type, maker, all),
    makePredicate(use, type, derived("", key, "?")),
    ...fields.flatMap((field, i) => fieldProcedures(use, type, field, i)),
  ];
}

function parseOptions(use: Use, options: readonly Value[]): Options {
  let mutable = false;
  let transparent = false;
  let constructorName: Key | undefined;
  for (let i = 0; i < options.length; i++) {
    const option = keyOf(options[i] as Value);
    const name = option === undefined ? undefined : baseSymbol(option).name;
    if (name === "#:mutable") mutable = true;
    else if (name === "#:transparent" || name === "#:prefab") transparent = true;
    else if (name === "#:constructor-name" && i + 1 < options.length)
      constructorName = use.key(options[++i] as Value);
    else throw use.fail("this option is not supported", options[i]);
  }
  return { mutable, transparent, constructorName };
}

function parseFields(use: Use, struct: Key, specs: Value, mutable: boolean): Field[] {
  const items = formItems(specs);
  if (items === undefined) throw use.fail("a list of fields is expected here", specs);
  return items.map((spec) => {
    const [name, ...options] = unwrap(spec) instanceof Pair ? (formItems(spec) ?? [spec]) : [spec];
    const key = use.key(name as Value);
    const changes = mutable || parseOptions(use, options).mutable;
    const full = `-${baseSymbol(key).name}`;
    const modifier: Sym | undefined = changes ? derived("set-", struct, `${full}!`) : undefined;
    return { key, accessor: derived("", struct, full), modifier };
  });
}

/** Shown with its fields, and compared by them. */
function makeTransparentType(use: Use, type: Key, fields: readonly Field[], name: Key): Definition {
  const names = fields.map(({ key }) => baseSymbol(key));
  const value = () =>
    use.call("%make-record-type", quote(baseSymbol(name)), quote(names), quote(true, use.span));
  return { kind: "variable", key: type, form: use.form, value };
}
