import { expect, describe as group, it, test } from "vitest";
import { styles } from "../src/data/print.ts";
import { named } from "../src/data/procedure.ts";
import { Source } from "../src/data/source.ts";
import { Str } from "../src/data/string.ts";
import { intern, list, NIL, Pair, type Value } from "../src/data/values.ts";
import {
  Condition,
  divideByZero,
  fail,
  failAt,
  outOfRange,
  type SchemeError,
  wrongType,
} from "../src/errors.ts";
import {
  conditionReportString,
  describe,
  describeForRepl,
  type ReportOptions,
  renderReport,
  report,
  reportJson,
} from "../src/report.ts";

const source = new Source("scheme/foo.scm", "(define x 5)\n  (foo (car x))\n");
const spanOf = (text: string, within = source) => {
  const start = within.text.indexOf(text);
  return { source: within, start, end: start + text.length };
};
const rendered = (error: unknown, options?: ReportOptions) =>
  renderReport(report(error, options), { color: false });
const at = (text: string, error: SchemeError, within = source) => {
  (error.payload as Condition).span = spanOf(text, within);
  return error;
};

test("a report shows the place, what was expected and found, and the calls", () => {
  const trace = [{ name: "f", span: spanOf("(foo (car x))") }, { name: undefined }];
  expect(rendered(at("(car x)", wrongType("car", 1, "a pair", 5)), { trace })).toBe(`\
queenside: error[wrong-type]: car: argument 1 must be a pair, but is 5
  --> scheme/foo.scm:2:8
   |
 2 |   (foo (car x))
   |        ^^^^^^^
   = expected: a pair
   = found: 5
   called from f at scheme/foo.scm:2:3
   called from a procedure without a name`);
});

group("the line of a report", () => {
  const marked = (text: string, part: string) => {
    const lines = rendered(at(part, divideByZero("/"), new Source("a", text))).split("\n");
    return lines.slice(3, 5).map((line) => line.slice(5));
  };
  it.each([
    ["\t(a\tb)", "b", ["\t(a\tb)", "\t  \t^"]],
    ["(λ 日本 é 😀 x)", "x", ["(λ 日本 é 😀 x)", `${" ".repeat(13)}^`]],
    ["(日本 x)", "日本", ["(日本 x)", " ^^^^"]],
    ["(a\n  b) c", "(a\n  b)", ["(a", "^^"]],
    ["(a \u001b[31m)", "a", ["(a \ufffd[31m)", " ^"]],
  ])("%j keeps the caret under %j", (text, part, lines) => {
    expect(marked(text, part)).toEqual(lines);
  });

  it("is cut around the place if it is very long", () => {
    const [line, mark] = marked(`${"a ".repeat(5000)}(car x)${" b".repeat(5000)}`, "(car x)") as [
      string,
      string,
    ];
    expect(line.length).toBeLessThan(120);
    expect(line.slice(mark.indexOf("^"), mark.lastIndexOf("^") + 1)).toBe("(car x)");
  });

  it("has a caret after the end of the text", () => {
    const end = new Source("a", "(car");
    const error = failAt({ source: end, start: 4, end: 4 }, "read-error", "no end");
    expect(rendered(error).split("\n").at(-1)).toBe("   |     ^");
  });
});

test("huge and circular objects are cut and labelled", () => {
  const ring = list(1, 2) as Pair;
  (ring.cdr as Pair).cdr = ring;
  expect(rendered(wrongType("car", 1, "a pair", ring))).toContain("= found: #0=(1 2 . #0#)");
  let huge: Value = NIL;
  for (let i = 0; i < 200; i++) huge = new Pair(huge, huge);
  expect(rendered(fail("user-error", "bad:", [huge, new Str("x".repeat(1e6))])).length).toBeLessThan(600);
});

group("hints", () => {
  const hint = (error: unknown, options?: ReportOptions) => report(error, options).hint;
  it("suggest the nearest name", () => {
    const unbound = (who: string) =>
      hint(fail("unbound-variable", "unbound variable:", [intern(who)]), {
        names: ["filter", "fold", "car", "vector-ref"],
      });
    expect(unbound("fliter")).toBe("Did you mean `filter`?");
    expect(unbound("Vector-Ref")).toBe("Did you mean `vector-ref`?");
    expect(unbound("queens")).toBeUndefined();
    expect(unbound("x")).toBeUndefined();
  });

  it("show the signature to a call with a wrong number of arguments", () => {
    const error = fail("wrong-arity", "car: expected 1 argument, but got 2", [], {
      who: "car",
      expected: "1 argument",
      count: 2,
      args: [1, new Str("s")],
    });
    const made = report(error, { signatureOf: (name) => `(${name} pair)` });
    expect(made.hint).toBe("It is called as (car pair).");
    expect(made.found).toBe('2 arguments: 1 "s"');
  });

  it("point at the parenthesis that is open, and at parentheses too many", () => {
    const open = failAt(spanOf("(foo"), "incomplete-input", "the text ends inside a list");
    expect(hint(open)).toBe("The ( at line 2, column 3 is not closed.");
    expect(hint(fail("not-a-procedure", "not a procedure:", [5]))).toMatch(/pair of parentheses too many/);
  });

  it("of the error itself come first", () => {
    expect(hint(fail("not-a-procedure", "m", [], { hint: "So." }))).toBe("So.");
  });
});

group("what is not a condition", () => {
  it("is reported as raised, or as a fault inside", () => {
    expect(
      rendered(new (fail("internal", "").constructor as new (v: Value) => Error)(intern("boom"))),
    ).toContain("error[uncaught-raise]: nothing handles the raised object boom");
    expect(rendered(new RangeError("deep"))).toContain("error[internal]: RangeError: deep");
    expect(rendered(Object.create(null))).toContain("error[internal]: object thrown");
  });
});

test("a report as JSON leaves out what is not known", () => {
  const json = reportJson(
    report(at("(car x)", wrongType("car", 1, "a pair", 5)), { trace: [{ name: "f" }] }),
  );
  expect(JSON.parse(JSON.stringify(json))).toEqual({
    code: "wrong-type",
    message: "car: argument 1 must be a pair, but is 5",
    expected: "a pair",
    found: "5",
    file: "scheme/foo.scm",
    line: 2,
    column: 8,
    endLine: 2,
    endColumn: 15,
    text: "  (foo (car x))",
    calls: [{ name: "f" }],
  });
});

test("colours are on request only", () => {
  const made = report(at("(car x)", divideByZero("/")));
  const colored = renderReport(made, { color: true });
  expect(colored).toContain("\u001b[");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes of a terminal
  expect(colored.replace(/\u001b\[[\d;]*m/g, "")).toBe(renderReport(made, { color: false }));
});

group("the dialects' own words", () => {
  const f = named((x) => x, { name: "f", required: 1, optional: 0, rest: false, builtin: false });
  const x = intern("x");
  const s = new Str("s");
  const arity = { who: "f", procedure: f, expected: "1 argument", count: 2 };
  const table: [name: string, error: SchemeError, words: Record<string, string>][] = [
    [
      "error",
      fail("user-error", "Foo bar:", [1, x, s]),
      {
        racket: 'Foo bar: 1 \'x "s"',
        sicp: 'Foo bar: 1 x "s"',
        mit: 'Foo bar: 1 x "s"',
        guile: 'Foo bar: 1 x "s"',
        r7rs: 'Foo bar: 1 x "s"',
        chicken: 'Foo bar:\n1\nx\n"s"',
        chez: 'Exception: Foo bar: with irritants (1 x "s")',
      },
    ],
    [
      "error with one irritant",
      fail("user-error", "msg no colon", [list(1, 2)]),
      { racket: "msg no colon '(1 2)", chicken: "msg no colon: (1 2)", mit: "msg no colon (1 2)" },
    ],
    [
      "error with a symbol first",
      fail("user-error", "msg", [1, new Str("two")], { location: intern("my-proc") }),
      {
        racket: 'my-proc: msg 1 "two"',
        mit: ' my-proc "msg" 1 "two"',
        guile: 'my-proc "msg" 1 "two"',
        chicken: '(my-proc) msg\n1\n"two"',
        chez: 'Exception in my-proc: msg with irritants (1 "two")',
        r7rs: 'my-proc: msg 1 "two"',
      },
    ],
    [
      "error with a format string",
      fail("user-error", "no ~a in ~s~n", [s, s], { location: x }),
      { sicp: 'x: no s in "s"\n' },
    ],
    [
      "unbound variable",
      fail("unbound-variable", "unbound variable:", [x]),
      {
        racket: "x: undefined;\n cannot reference an identifier before its definition",
        chicken: "unbound variable: x",
        mit: "Unbound variable: x",
        guile: "Unbound variable: x",
        chez: "Exception: variable x is not bound",
        r7rs: "unbound variable: x",
      },
    ],
    [
      "(car '())",
      wrongType("car", 1, "a pair", NIL),
      {
        racket: "car: contract violation\n  expected: pair?\n  given: '()",
        sicp: "car: contract violation\n  expected: pair?\n  given: ()",
        chicken: "(car) bad argument type: ()",
        mit: "The object (), passed as the first argument to car, is not the correct type.",
        guile: "In procedure car: Wrong type argument in position 1 (expecting pair): ()",
        chez: "Exception in car: () is not a pair",
        r7rs: "car: argument 1 must be a pair, but is ()",
      },
    ],
    [
      "(+ 'a 1)",
      wrongType("+", 1, "a number", intern("a")),
      {
        racket: "+: contract violation\n  expected: number?\n  given: 'a",
        chicken: "(+) bad argument type - not a number: a",
        mit: "The object a, passed as the first argument to integer-add, is not the correct type.",
        guile: "In procedure +: Wrong type argument in position 1: a",
      },
    ],
    [
      "(vector-ref v 5)",
      outOfRange("vector-ref", 2, "an index from 0 to 1", 5),
      {
        racket: "vector-ref: index is out of range\n  index: 5\n  valid range: [0, 1]",
        mit: "The object 5, passed as the second argument to vector-ref, is not in the correct range.",
        guile: "In procedure vector-ref: Argument 2 out of range: 5",
      },
    ],
    [
      "(f 1 2)",
      fail("wrong-arity", "f: expected 1 argument, but got 2", [], arity),
      {
        racket:
          "f: arity mismatch;\n the expected number of arguments does not match the given number\n  expected: 1\n  given: 2",
        chicken: "bad argument count - received 2 but expected 1: #<procedure (f x)>",
        mit: "The procedure #[compound-procedure 12 f] has been called with 2 arguments; it requires exactly 1 argument.",
        guile: "Wrong number of arguments to #<procedure f (_)>",
        chez: "Exception: incorrect number of arguments to #<procedure f>",
      },
    ],
    [
      '("notproc" 1)',
      fail("not-a-procedure", "not a procedure:", [s], { found: s }),
      {
        racket:
          'application: not a procedure;\n expected a procedure that can be applied to arguments\n  given: "s"',
        chicken: 'call of non-procedure: "s"',
        mit: 'The object "s" is not applicable.',
        guile: 'Wrong type to apply: "s"',
        chez: 'Exception: attempt to apply non-procedure "s"',
      },
    ],
    [
      "(/ 1 0)",
      divideByZero("/"),
      {
        racket: "/: division by zero",
        mit: "Division by zero signalled by /.",
        chicken: "(/) division by zero",
      },
    ],
  ];

  it.each(table)("%s", (_, error, words) => {
    for (const [name, text] of Object.entries(words)) {
      expect(describe(error.payload, styles[name as keyof typeof styles]), name).toBe(text);
    }
  });

  it("for an object that is not a condition", () => {
    expect(describe(intern("boom"), styles.racket)).toBe("uncaught exception: 'boom");
    expect(describeForRepl(intern("boom"), styles.mit)).toBe(
      ";The object boom, passed as the first argument to raise, is not the correct type.",
    );
    expect(describeForRepl(fail("user-error", "Foo", [1]).payload, styles.chicken)).toBe("Error: Foo: 1");
  });

  it("are condition/report-string's, without Racket's quotes", () => {
    const condition = new Condition("user-error", "Foo:", [1, s, x]);
    expect(conditionReportString(condition, styles.mit)).toBe('Foo: 1 "s" x');
    expect(conditionReportString(condition, styles.racket)).toBe('Foo: 1 "s" x');
  });
});
