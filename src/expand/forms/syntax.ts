/** Definitions of macros (R7RS 4.3, 5.4), and what chooses or fetches other forms. */
import type { Core } from "../../core.ts";
import { Str } from "../../data/string.ts";
import { Pair, type Value } from "../../data/values.ts";
import { failAt } from "../../errors.ts";
import { unwrap } from "../../read/syntax.ts";
import { nothing, sequence } from "../build.ts";
import { formItems, strip } from "../datum.ts";
import { chosenForms, includedForms } from "../inclusion.ts";
import { hasLibrary } from "../library.ts";
import { baseSymbol, type Environment, Frame, type Key } from "../scope.ts";
import { type Definition, SpecialForm, type Use } from "../special-form.ts";
import { makeRule } from "../syntax-rules.ts";
import { expandTransformer } from "../transformer.ts";
import { notHere } from "./definition.ts";

export const syntaxForms = [
  new SpecialForm("(define-syntax name transformer)", notHere, (use) => {
    const [name, spec] = use.args as [Value, Value];
    return [syntaxDefinition(use, use.key(name), spec)];
  }),
  new SpecialForm("(define-syntax-rule (name pattern ...) template)", notHere, defineSyntaxRule),
  new SpecialForm("(let-syntax ((name transformer) ...) body ...)", (use) => {
    const env = new Frame(use.env);
    return bindSyntax(use, use.env, env);
  }),
  new SpecialForm("(letrec-syntax ((name transformer) ...) body ...)", (use) => {
    const env = new Frame(use.env);
    return bindSyntax(use, env, env);
  }),
  new SpecialForm("(syntax-rules [ellipsis] (literal ...) (pattern template) ...)", (use) => {
    throw use.fail("this can only stand where a macro is defined");
  }),
  new SpecialForm("(syntax-error message form ...)", (use) => {
    const [message, ...irritants] = use.args.map(strip) as [Value, ...Value[]];
    const text = message instanceof Str ? message.text : "syntax error";
    throw failAt(use.span, "syntax-error", text, irritants);
  }),
  splicing("(cond-expand (requirement form ...) ...)", (use) => chosenForms(use, hasLibrary)),
  splicing("(include file file ...)", (use) => includedForms(use)),
  splicing("(include-ci file file ...)", (use) => includedForms(use, true)),
];

function syntaxDefinition(use: Use, key: Key, spec: Value): Definition {
  const macro = (env: Environment) => expandTransformer(use.expansion, spec, env, baseSymbol(key).name);
  return { kind: "syntax", key, form: use.form, macro };
}

/** Racket's macro of a single rule. */
function defineSyntaxRule(use: Use): readonly Definition[] {
  const [pattern, template] = use.args as [Value, Value];
  const head = unwrap(pattern);
  if (!(head instanceof Pair)) throw use.fail("(name pattern ...) is expected here", pattern);
  const key = use.key(head.car);
  const macro = (env: Environment) => makeRule(use, pattern, template, env, baseSymbol(key).name);
  return [{ kind: "syntax", key, form: use.form, macro }];
}

/** `scope` is where the transformers are defined, `env` where their names are bound. */
function bindSyntax(use: Use, scope: Environment, env: Frame): Core {
  const [bindings, ...body] = use.args as [Value, ...Value[]];
  for (const binding of formItems(bindings) ?? [bindings]) {
    const parts = formItems(binding);
    if (parts?.length !== 2) throw use.fail("(name transformer) is expected here", binding);
    const key = use.key(parts[0] as Value);
    env.bind(key, expandTransformer(use.expansion, parts[1] as Value, scope, baseSymbol(key).name));
  }
  return use.body(body, env);
}

/** A form that other forms take the place of, definitions too. */
function splicing(shape: string, forms: (use: Use) => readonly Value[]): SpecialForm {
  return new SpecialForm(
    shape,
    (use) => {
      const chosen = forms(use).map((form) => use.expand(form));
      return chosen.length === 0 ? nothing() : sequence(chosen, use.span);
    },
    (use) => [{ kind: "splice", forms: forms(use) }],
  );
}
