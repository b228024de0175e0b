/** Quasiquotation (R7RS 4.2.8). What holds no unquote is a constant; long lists are built by wide calls. */
import type { Core } from "../../core.ts";
import { intern, listFrom, NIL, Pair, type Value } from "../../data/values.ts";
import { spanOf, unwrap } from "../../read/syntax.ts";
import { quote } from "../build.ts";
import { formItems, formParts, strip } from "../datum.ts";
import { isAuxiliary, keyOf, resolve } from "../scope.ts";
import { SpecialForm, type Use } from "../special-form.ts";

export const quasiquoteForm = new SpecialForm("(quasiquote template)", (use) =>
  quasi(use, use.args[0] as Value, 1),
);

/** A call has at most so many operands: JavaScript bounds the number of arguments. */
const WIDEST = 500;

function quasi(use: Use, template: Value, level: number): Core {
  const datum = unwrap(template);
  if (!isDynamic(use, template)) return quote(strip(template), spanOf(template));
  return use.nested(1, () => {
    if (Array.isArray(datum)) return use.call("list->vector", quasiList(use, listFrom(datum), level));
    const inner = tagged(use, datum, "unquote");
    if (inner !== undefined) {
      if (level === 1) return use.expand(inner);
      return rebuilt(use, "unquote", inner, level - 1);
    }
    const spliced = tagged(use, datum, "unquote-splicing");
    if (spliced !== undefined) {
      if (level === 1) throw use.fail("unquote-splicing must stand in a list or vector", template);
      return rebuilt(use, "unquote-splicing", spliced, level - 1);
    }
    const deeper = tagged(use, datum, "quasiquote");
    if (deeper !== undefined) return rebuilt(use, "quasiquote", deeper, level + 1);
    return quasiList(use, template, level);
  });
}

function rebuilt(use: Use, keyword: string, inner: Value, level: number): Core {
  return use.call("list", quote(intern(keyword)), quasi(use, inner, level));
}

/** True if an unquote may be inside. Without recursion: constants may be deep. */
function isDynamic(use: Use, template: Value): boolean {
  const seen = new Set<Value>();
  const todo = [template];
  while (todo.length > 0) {
    const datum = unwrap(todo.pop() as Value);
    if (seen.has(datum)) continue;
    if (datum instanceof Pair || Array.isArray(datum)) seen.add(datum);
    if (Array.isArray(datum)) for (const item of datum) todo.push(item);
    if (!(datum instanceof Pair)) continue;
    if (isKeyword(use, datum.car, "unquote") || isKeyword(use, datum.car, "unquote-splicing")) return true;
    todo.push(datum.cdr, datum.car);
  }
  return false;
}

function isKeyword(use: Use, form: Value, name: string): boolean {
  if (isAuxiliary(form, name, use.env)) return true;
  const key = keyOf(form);
  if (key === undefined || name !== "quasiquote") return false;
  return resolve(key, use.env) === quasiquoteForm;
}

/** The x of `(keyword x)`. */
function tagged(use: Use, datum: Value, keyword: string): Value | undefined {
  if (!(datum instanceof Pair) || !isKeyword(use, datum.car, keyword)) return undefined;
  const items = formItems(datum);
  if (items?.length !== 2) throw use.fail(`(${keyword} expression) is expected here`, datum);
  return items[1];
}

/** Runs of elements, each a list; what is spliced; and the tail after a dot. */
function quasiList(use: Use, template: Value, level: number): Core {
  if (unwrap(formParts(template).tail) instanceof Pair) throw use.fail("the template is circular", template);
  const parts: Core[] = [];
  let run: Core[] = [];
  const flush = () => {
    for (let i = 0; i < run.length; i += WIDEST) parts.push(use.call("list", ...run.slice(i, i + WIDEST)));
    run = [];
  };
  let rest = template;
  for (;;) {
    const pair = unwrap(rest);
    if (!(pair instanceof Pair) || (rest !== template && isTail(use, pair))) break;
    const spliced = tagged(use, unwrap(pair.car), "unquote-splicing");
    if (spliced === undefined) run.push(quasi(use, pair.car, level));
    else if (level > 1) run.push(rebuilt(use, "unquote-splicing", spliced, level - 1));
    else {
      flush();
      parts.push(use.expand(spliced));
    }
    rest = pair.cdr;
  }
  const tail = unwrap(rest) === NIL ? undefined : quasi(use, rest, level);
  if (parts.length === 0 && run.length === 1 && tail !== undefined)
    return use.call("cons", run[0] as Core, tail);
  flush();
  return append(use, tail === undefined ? parts : [...parts, tail]);
}

/** `(a . ,b)` is read as (a unquote b). */
function isTail(use: Use, pair: Pair): boolean {
  return (
    (isKeyword(use, pair.car, "unquote") || isKeyword(use, pair.car, "quasiquote")) &&
    formItems(pair)?.length === 2
  );
}

function append(use: Use, parts: readonly Core[]): Core {
  if (parts.length === 1) return parts[0] as Core;
  if (parts.length <= WIDEST) return use.call("append", ...parts);
  const groups: Core[] = [];
  for (let i = 0; i < parts.length; i += WIDEST) groups.push(append(use, parts.slice(i, i + WIDEST)));
  return append(use, groups);
}
