/**
 * Pattern matching: Racket's `match`, and the list patterns of Wright's, which Chicken and Guile have. The clauses
 * are tried in order; each is given, as a procedure, what is done if it does not match.
 *
 *   p = _ | name | literal | 'datum | () | (p . p) | (p ... p) | #(p ...)
 *     | (list p ...) | (list* p ... p) | (cons p p) | (vector p ...) | (quasiquote qp)
 *     | (? pred p ...) | (and p ...) | (or p ...) | (not p) | (app proc p) | (struct-name p ...)
 */
import { type Core, Variable } from "../../core.ts";
import { intern, NIL, Pair, type Value } from "../../data/values.ts";
import { unwrap } from "../../read/syntax.ts";
import { bindTemporary, call, conditional, lambda, local, quote, thunk } from "../build.ts";
import { formItems, formParts, strip } from "../datum.ts";
import { baseSymbol, Frame, isCell, type Key, keyOf, resolve } from "../scope.ts";
import { SpecialForm, type Use } from "../special-form.ts";

export const matchForms = [
  new SpecialForm("(match expression (pattern body ...) ...)", (use) => {
    const [subject, ...clauses] = use.args as [Value, ...Value[]];
    return bindTemporary("subject", use.expand(subject), (value) => matchClauses(use, value, clauses));
  }),
  new SpecialForm("(match-lambda (pattern body ...) ...)", (use) => {
    const subject = new Variable("subject");
    return lambda([subject], matchClauses(use, subject, use.args), use.span);
  }),
  new SpecialForm("(match-let ((pattern expression) ...) body ...)", matchLet),
  new SpecialForm("(match-let* ((pattern expression) ...) body ...)", matchLet),
];

function matchClauses(use: Use, subject: Variable, clauses: readonly Value[]): Core {
  const parts = use.chain(clauses, (clause) => {
    const items = formItems(clause);
    if (items === undefined || items.length < 2)
      throw use.fail("a clause (pattern body ...) is expected here", clause);
    const [pattern, ...body] = items as [Value, ...Value[]];
    const failure = new Variable("no-match");
    const env = new Frame(use.env);
    const matcher = new Matcher(use, env, () => call(local(failure), [], use.span));
    return { failure, core: matcher.match(pattern, subject, () => clauseBody(use, body, env, failure)) };
  });
  const failed = use.call("%match-failed", local(subject));
  return parts.reduceRight<Core>(
    (rest, { failure, core }) => ({
      kind: "let",
      variables: [failure],
      inits: [thunk(rest, use.span)],
      body: core,
      span: use.span,
    }),
    failed,
  );
}

/** Racket: `#:when test` before the body. */
function clauseBody(use: Use, forms: readonly Value[], env: Frame, failure: Variable): Core {
  const key = keyOf(forms[0] as Value);
  if (key === undefined || baseSymbol(key).name !== "#:when" || forms.length < 3) return use.body(forms, env);
  const test = use.expand(forms[1] as Value, env);
  return conditional(test, use.body(forms.slice(2), env), call(local(failure), []), use.span);
}

function matchLet(use: Use): Core {
  const [bindings, ...body] = use.args as [Value, ...Value[]];
  const items = formItems(bindings);
  if (items === undefined) throw use.fail("a list of bindings is expected here", bindings);
  const env = new Frame(use.env);
  const sequential = use.special.name.endsWith("*");
  const steps = items.map((item) => {
    const parts = formItems(item);
    if (parts?.length !== 2) throw use.fail("(pattern expression) is expected here", item);
    const value = sequential ? undefined : use.expand(parts[1] as Value);
    return { pattern: parts[0] as Value, form: parts[1] as Value, value };
  });
  const from = (i: number): Core => {
    const step = steps[i];
    if (step === undefined) return use.body(body, env);
    return bindTemporary("subject", step.value ?? use.expand(step.form, env), (subject) => {
      const failed = () => use.call("%match-failed", local(subject));
      const matcher = new Matcher(use, env, failed);
      return use.nested(2, () => matcher.match(step.pattern, subject, () => from(i + 1)));
    });
  };
  return from(0);
}

/** One pattern's Core. What is to be done next is made where all names of the pattern are bound. */
class Matcher {
  constructor(
    private readonly use: Use,
    private readonly env: Frame,
    private readonly failure: () => Core,
  ) {}

  match(pattern: Value, subject: Variable, success: () => Core): Core {
    return this.use.nested(1, () => this.pattern(pattern, subject, success));
  }

  private pattern(pattern: Value, subject: Variable, success: () => Core): Core {
    const datum = unwrap(pattern);
    const key = keyOf(pattern);
    if (key !== undefined) return this.name(pattern, key, subject, success);
    if (datum === NIL) return this.when(this.use.call("null?", local(subject)), success);
    if (Array.isArray(datum)) return this.vector(datum, subject, success);
    if (!(datum instanceof Pair)) return this.equal(strip(pattern), subject, success);
    const head = keyOf(datum.car);
    const operands = formItems(datum.cdr);
    const special = head === undefined || operands === undefined ? undefined : baseSymbol(head).name;
    if (special === undefined || operands === undefined) return this.list(pattern, subject, success);
    return this.operator(special, operands, pattern, subject, success);
  }

  private operator(
    name: string,
    operands: readonly Value[],
    pattern: Value,
    subject: Variable,
    success: () => Core,
  ): Core {
    const { use } = this;
    const [first, second] = operands as [Value, Value];
    const count = operands.length;
    if (name === "quote" && count === 1) return this.equal(strip(first), subject, success);
    if (name === "quasiquote" && count === 1) return this.quasi(first, subject, success);
    if (name === "list") return this.items(operands, NIL, subject, success);
    if ((name === "list*" || name === "list-rest") && count > 0)
      return this.items(operands.slice(0, -1), operands.at(-1) as Value, subject, success);
    if (name === "cons" && count === 2) return this.items([first], second, subject, success);
    if (name === "vector") return this.vector(operands, subject, success);
    if (name === "?" && count > 0) {
      const test = call(use.expand(first), [local(subject)], use.span);
      return this.when(test, () => this.all(operands.slice(1), subject, success));
    }
    if (name === "and") return this.all(operands, subject, success);
    if (name === "or") return this.any(operands, subject, success);
    if (name === "not" && count === 1) return this.not(first, subject, success);
    if ((name === "app" || name === "=") && count === 2)
      return bindTemporary("part", call(use.expand(first), [local(subject)], use.span), (part) =>
        this.match(second, part, success),
      );
    const [type, fields] =
      name === "struct" || name === "$" ? [first, this.structFields(name, operands)] : [undefined, operands];
    const predicate = this.predicate(type === undefined ? intern(name) : type);
    if (predicate === undefined) return this.list(pattern, subject, success);
    return this.when(call(predicate, [local(subject)], use.span), () =>
      bindTemporary("fields", use.call("%record-fields", local(subject)), (all) =>
        this.items(fields, NIL, all, success),
      ),
    );
  }

  /** `(struct name (p …))` of Racket, `($ name p …)` of Wright's. */
  private structFields(name: string, operands: readonly Value[]): readonly Value[] {
    return name === "$" ? operands.slice(1) : (formItems(operands[1] as Value) ?? []);
  }

  /** The predicate NAME? if there is one: then NAME is taken for that of a structure. */
  private predicate(name: Value): Core | undefined {
    const key = keyOf(name);
    if (key === undefined) return undefined;
    const test = intern(`${baseSymbol(key).name}?`);
    const binding = resolve(test, this.use.env);
    if (isCell(binding) ? binding.value === undefined : !(binding instanceof Variable)) return undefined;
    return this.use.expand(test);
  }

  private name(pattern: Value, key: Key, subject: Variable, success: () => Core): Core {
    const { name } = baseSymbol(key);
    if (this.use.is(pattern, "_")) return success();
    if (name.startsWith("#:")) return this.equal(baseSymbol(key), subject, success);
    const before = this.env.own(key);
    if (before instanceof Variable)
      return this.when(this.use.call("equal?", local(before), local(subject)), success);
    return this.bind(key, local(subject), success);
  }

  private bind(key: Key, init: Core, success: () => Core): Core {
    const variable = this.env.variable(key);
    return { kind: "let", variables: [variable], inits: [init], body: success(), span: this.use.span };
  }

  private equal(datum: Value, subject: Variable, success: () => Core): Core {
    return this.when(this.use.call("equal?", local(subject), quote(datum)), success);
  }

  private when(test: Core, success: () => Core): Core {
    return conditional(test, success(), this.failure(), this.use.span);
  }

  private all(patterns: readonly Value[], subject: Variable, success: () => Core): Core {
    const [first, ...rest] = patterns;
    if (first === undefined) return success();
    return this.match(first, subject, () => this.all(rest, subject, success));
  }

  /** The first alternative says which names there are; what follows is a procedure of them. */
  private any(patterns: readonly Value[], subject: Variable, success: () => Core): Core {
    const [first, ...rest] = patterns;
    if (first === undefined) return this.failure();
    const done = new Variable("match");
    const keys: Key[] = [];
    const alternative = (pattern: Value, failure: () => Core): Core => {
      const env = new Frame(this.env.parent);
      const matcher = new Matcher(this.use, env, failure);
      return matcher.match(pattern, subject, () => {
        if (pattern === first) keys.push(...Array.from(env.entries(), ([key]) => key));
        const values = keys.map((key) => {
          const variable = env.own(key);
          if (!(variable instanceof Variable))
            throw this.use.fail("the alternatives must bind the same names", pattern);
          return local(variable);
        });
        return call(local(done), values, this.use.span);
      });
    };
    const tried = (i: number): Core => {
      const pattern = patterns[i] as Value;
      if (i === patterns.length - 1) return alternative(pattern, this.failure);
      const next = new Variable("no-match");
      const core = alternative(pattern, () => call(local(next), []));
      return {
        kind: "let",
        variables: [next],
        inits: [thunk(this.use.nested(1, () => tried(i + 1)))],
        body: core,
      };
    };
    const body = rest.length === 0 ? alternative(first, this.failure) : tried(0);
    const variables = keys.map((key) => this.env.variable(key));
    return {
      kind: "let",
      variables: [done],
      inits: [lambda(variables, success())],
      body,
      span: this.use.span,
    };
  }

  private not(pattern: Value, subject: Variable, success: () => Core): Core {
    const differs = new Variable("differs");
    const matcher = new Matcher(this.use, new Frame(this.env.parent), () => call(local(differs), []));
    const core = matcher.match(pattern, subject, this.failure);
    return { kind: "let", variables: [differs], inits: [thunk(success())], body: core, span: this.use.span };
  }

  private vector(patterns: readonly Value[], subject: Variable, success: () => Core): Core {
    return this.when(this.use.call("vector?", local(subject)), () =>
      bindTemporary("items", this.use.call("vector->list", local(subject)), (items) =>
        this.items(patterns, NIL, items, success),
      ),
    );
  }

  private list(pattern: Value, subject: Variable, success: () => Core): Core {
    const { items, tail } = formParts(pattern);
    return this.items(items, tail, subject, success);
  }

  /** A list whose first elements match the patterns, and what is left the tail. */
  private items(patterns: readonly Value[], tail: Value, subject: Variable, success: () => Core): Core {
    const [first, second, ...rest] = patterns as [Value?, Value?, ...Value[]];
    if (first === undefined) return this.match(tail, subject, success);
    if (second !== undefined && isEllipsis(second)) return this.repeated(first, rest, tail, subject, success);
    return this.when(this.use.call("pair?", local(subject)), () =>
      bindTemporary("first", this.use.call("car", local(subject)), (head) =>
        this.match(first, head, () =>
          bindTemporary("rest", this.use.call("cdr", local(subject)), (more) =>
            this.use.nested(1, () => this.items(patterns.slice(1), tail, more, success)),
          ),
        ),
      ),
    );
  }

  /** `p ...`, then as many elements as there are patterns after it. */
  private repeated(
    pattern: Value,
    after: readonly Value[],
    tail: Value,
    subject: Variable,
    success: () => Core,
  ): Core {
    const { use } = this;
    const split = use.call("%match-split", local(subject), quote(after.length));
    return bindTemporary("split", split, (parts) =>
      this.when(local(parts), () =>
        bindTemporary("items", use.call("car", local(parts)), (items) =>
          this.each(pattern, items, () =>
            bindTemporary("rest", use.call("cdr", local(parts)), (rest) =>
              this.items(after, tail, rest, success),
            ),
          ),
        ),
      ),
    );
  }

  /** Every item matches; each name of the pattern stands for the list of what it matched. */
  private each(pattern: Value, items: Variable, success: () => Core): Core {
    const { use } = this;
    const key = keyOf(pattern);
    if (key !== undefined) return use.is(pattern, "_") ? success() : this.bind(key, local(items), success);
    const loop = new Variable("each");
    const rest = new Variable("rest");
    const env = new Frame(this.env.parent);
    const matcher = new Matcher(use, env, this.failure);
    let keys: Key[] = [];
    let held: Variable[] = [];
    const turn = bindTemporary("item", use.call("car", local(rest)), (item) =>
      matcher.match(pattern, item, () => {
        const bound = Array.from(env.entries()) as [Key, Variable][];
        keys = bound.map(([name]) => name);
        held = bound.map(([, { name }]) => new Variable(name));
        const next = bound.map(([, variable], i) =>
          use.call("cons", local(variable), local(held[i] as Variable)),
        );
        return call(local(loop), [use.call("cdr", local(rest)), ...next], use.span);
      }),
    );
    const lists = keys.map((name) => this.env.variable(name));
    const found: Core = {
      kind: "let",
      variables: lists,
      inits: held.map((variable) => use.call("reverse", local(variable))),
      body: success(),
    };
    const procedure = lambda(
      [rest, ...held],
      conditional(use.call("null?", local(rest)), found, turn),
      use.span,
    );
    const first = call(local(loop), [local(items), ...held.map(() => quote(NIL))], use.span);
    return { kind: "letrec", variables: [loop], inits: [procedure], body: first, span: use.span };
  }

  private quasi(pattern: Value, subject: Variable, success: () => Core): Core {
    return this.match(quasiPattern(this.use, pattern), subject, success);
  }
}

function isEllipsis(form: Value): boolean {
  const key = keyOf(form);
  return key !== undefined && (baseSymbol(key).name === "..." || baseSymbol(key).name === "___");
}

/** The pattern that a quasiquoted one stands for. */
function quasiPattern(use: Use, form: Value): Value {
  const datum = unwrap(form);
  if (!(datum instanceof Pair))
    return Array.isArray(datum) ? datum.map((it) => quasiPattern(use, it)) : quoted(form);
  const head = keyOf(datum.car);
  if (head !== undefined && baseSymbol(head).name === "unquote") return formItems(form)?.[1] ?? quoted(form);
  return use.nested(1, () => {
    const { items, tail } = formParts(form);
    const parts = items.map((item) => (isEllipsis(item) ? item : quasiPattern(use, item)));
    const last = tail === NIL ? quoted(NIL) : quasiPattern(use, tail);
    const operator = intern("list*");
    return [operator, ...parts].reduceRight<Value>((rest, part) => new Pair(part, rest), new Pair(last, NIL));
  });
}

function quoted(form: Value): Value {
  return new Pair(intern("quote"), new Pair(form, NIL));
}
