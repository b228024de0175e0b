import type { Span } from "./data/source.ts";
import { Pair, Sym, type Value } from "./data/values.ts";
import { Reader } from "./read/reader.ts";
import { Syntax, unwrap } from "./read/syntax.ts";

/** The name of the innermost definition around a place, undefined at the top level. Reads the text up to there. */
export function definitionAround(span: Span): string | undefined {
  let form = topLevelForm(span);
  let name: string | undefined;
  while (form !== undefined) {
    name = nameDefined(form) ?? name;
    form = parts(form).find((part) => contains(part, span));
  }
  return name;
}

function topLevelForm(span: Span): Syntax | undefined {
  const reader = new Reader(span.source);
  for (let form = reader.read(); form !== undefined; form = reader.read()) {
    if (contains(form, span)) return form;
    if (form.span.start > span.start) return undefined;
  }
  return undefined;
}

function contains(form: Syntax, span: Span): boolean {
  return form.span.start <= span.start && span.end <= form.span.end;
}

function parts(form: Syntax): Syntax[] {
  const found: Syntax[] = [];
  for (let rest = form.datum; rest instanceof Pair; rest = unwrap(rest.cdr)) {
    if (rest.car instanceof Syntax) found.push(rest.car);
  }
  return found;
}

/** Of (define name …), (define (name …) …), (trace-define …) and such. */
function nameDefined({ datum }: Syntax): string | undefined {
  if (!(datum instanceof Pair)) return undefined;
  const keyword = unwrap(datum.car);
  if (!(keyword instanceof Sym) || !/^(?:trace-)?define\b/.test(keyword.name)) return undefined;
  const rest = unwrap(datum.cdr);
  let target: Value | undefined = rest instanceof Pair ? unwrap(rest.car) : undefined;
  while (target instanceof Pair) target = unwrap(target.car);
  return target instanceof Sym ? target.name : undefined;
}
