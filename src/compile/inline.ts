/**
 * The builtins whose calls the compiler writes out. Each entry gives JavaScript for operands that are atoms
 * (variables or constants, so that they may occur twice), with the checks that the builtin makes; what fails a
 * check goes to the run-time library, which raises the error. The code that results is used only as long as the
 * name still means the builtin (see `Assumption` in emit.ts).
 */
import { Char, Sym, type Value } from "../data/values.ts";
import { type Js, rt, SCRATCH } from "./js.ts";

export interface Inline {
  /** True if the JavaScript gives a boolean: an `if` can test it as it is. */
  readonly test: boolean;
  /** Whether a call with this many operands is written out. */
  accepts(count: number): boolean;
  /** `bind` keeps the value of an expression in a variable. */
  expand(operands: readonly Operand[], bind: (js: Js) => Js): Js;
}

export interface Operand {
  readonly js: Js;
  /** The value, if it is a constant. */
  readonly constant: Value | undefined;
}

export const inlines: ReadonlyMap<string, Inline> = new Map<string, Inline>([
  ["car", value(1, ([a]) => field(a, "car", "car", a))],
  ["cdr", value(1, ([a]) => field(a, "cdr", "cdr", a))],
  ["caar", value(1, ([a], bind) => field(bind(field(a, "car", "caar", a)), "car", "caar", a))],
  ["cadr", value(1, ([a], bind) => field(bind(field(a, "cdr", "cadr", a)), "car", "cadr", a))],
  ["cdar", value(1, ([a], bind) => field(bind(field(a, "car", "cdar", a)), "cdr", "cdar", a))],
  ["cddr", value(1, ([a], bind) => field(bind(field(a, "cdr", "cddr", a)), "cdr", "cddr", a))],
  [
    "caddr",
    value(1, ([a], bind) => {
      const tail = bind(field(a, "cdr", "caddr", a));
      return field(bind(field(tail, "cdr", "caddr", a)), "car", "caddr", a);
    }),
  ],
  ["cons", value(2, ([a, b]) => ["new ", rt("Pair"), "(", a, ", ", b, ")"])],
  ["list", { test: false, accepts: (n) => n <= 8, expand: listOf }],
  ["null?", test(1, ([a]) => ["(", a, " === ", rt("NIL"), ")"])],
  ["pair?", test(1, ([a]) => instance(a, "Pair"))],
  // For the library's walks along lists, which see little else: cheaper there, dearer where all kinds of things come.
  ["%pair?", test(1, ([a]) => ["(", a, ".car !== undefined)"])],
  ["symbol?", test(1, ([a]) => instance(a, "Sym"))],
  ["string?", test(1, ([a]) => instance(a, "Str"))],
  ["char?", test(1, ([a]) => instance(a, "Char"))],
  ["vector?", test(1, ([a]) => ["Array.isArray(", a, ")"])],
  ["procedure?", test(1, ([a]) => ["(typeof ", a, ' === "function")'])],
  ["boolean?", test(1, ([a]) => ["(typeof ", a, ' === "boolean")'])],
  ["eof-object?", test(1, ([a]) => ["(", a, " === ", rt("EOF"), ")"])],
  ["not", test(1, ([a]) => ["(", a, " === false)"])],
  ["eq?", test(2, ([a, b]) => ["(", a, " === ", b, ")"])],
  ["eqv?", { test: true, accepts: two, expand: (operands) => equivalence(operands, "eqv") }],
  ["equal?", { test: true, accepts: two, expand: (operands) => equivalence(operands, "equal") }],
  ["+", arithmetic("+", "add")],
  ["-", arithmetic("-", "subtract")],
  ["*", arithmetic("*", "multiply")],
  ["1+", value(1, ([a]) => sum(a, "1", "+", "add"))],
  ["-1+", value(1, ([a]) => sum(a, "1", "-", "subtract"))],
  ["1-", value(1, ([a]) => sum(a, "1", "-", "subtract"))],
  ["add1", value(1, ([a]) => sum(a, "1", "+", "add"))],
  ["sub1", value(1, ([a]) => sum(a, "1", "-", "subtract"))],
  ["inc", value(1, ([a]) => sum(a, "1", "+", "add"))],
  ["dec", value(1, ([a]) => sum(a, "1", "-", "subtract"))],
  ["square", value(1, ([a]) => product(a, a))],
  ["=", comparison("===", "numberEquals")],
  ["<", comparison("<", "less")],
  [">", comparison(">", "greater")],
  ["<=", comparison("<=", "lessOrEqual")],
  [">=", comparison(">=", "greaterOrEqual")],
  ["zero?", test(1, ([a]) => numberTest(a, [a, " === 0"], "isZero"))],
  ["positive?", test(1, ([a]) => numberTest(a, [a, " > 0"], "isPositive"))],
  ["negative?", test(1, ([a]) => numberTest(a, [a, " < 0"], "isNegative"))],
  ["even?", test(1, ([a]) => numberTest(a, [a, " % 2 === 0"], "isEven"))],
  ["odd?", test(1, ([a]) => numberTest(a, [a, " % 2 !== 0"], "isOdd"))],
  ["abs", value(1, ([a]) => numberTest(a, ["(", a, " < 0 ? -", a, " : ", a, ")"], "abs"))],
  ["quotient", division(([a, b]) => ["((", a, " - ", a, " % ", b, ") / ", b, " + 0)"], "quotient")],
  ["remainder", division(([a, b]) => ["(", a, " % ", b, " + 0)"], "remainder")],
  [
    "modulo",
    {
      test: false,
      accepts: two,
      expand: (operands, bind) => {
        const [a, b] = operands.map((o) => o.js) as [Js, Js];
        const ok = [integers(a, b), " && ", b, " !== 0"];
        const r = bind(["(", ok, " ? ", a, " % ", b, " + 0 : ", rt("modulo"), "(", a, ", ", b, "))"]);
        return [
          "(",
          ok,
          " && ",
          r,
          " !== 0 && (",
          r,
          " < 0) !== (",
          b,
          " < 0) ? ",
          r,
          " + ",
          b,
          " : ",
          r,
          ")",
        ];
      },
    },
  ],
  [
    "vector-ref",
    value(2, ([v, k]) => [
      "(",
      inRange(v, k),
      " ? ",
      v,
      "[",
      k,
      "] : ",
      rt("vectorRef"),
      "(",
      v,
      ", ",
      k,
      "))",
    ]),
  ],
  [
    "vector-length",
    value(1, ([v]) => ["(Array.isArray(", v, ") ? (", v, ").length : ", rt("vectorLength"), "(", v, "))"]),
  ],
]);

/** Those that succeed on pairs alone. */
export const selectors: ReadonlySet<string> = new Set([
  "car",
  "cdr",
  "caar",
  "cadr",
  "cdar",
  "cddr",
  "caddr",
]);

type Expand = (operands: readonly Js[], bind: (js: Js) => Js) => Js;

function value(count: number, expand: (operands: [Js, Js, Js], bind: (js: Js) => Js) => Js): Inline {
  return { test: false, ...exactly(count, expand as Expand) };
}

function test(count: number, expand: (operands: [Js, Js, Js], bind: (js: Js) => Js) => Js): Inline {
  return { test: true, ...exactly(count, expand as Expand) };
}

function exactly(count: number, expand: Expand): Pick<Inline, "accepts" | "expand"> {
  return {
    accepts: (n) => n === count,
    expand(operands, bind) {
      const js = operands.map((o) => o.js);
      return expand(js, bind);
    },
  };
}

function two(count: number): boolean {
  return count === 2;
}

function field(pair: Js, name: "car" | "cdr", who: string, whole: Js): Js {
  // Only a pair has a car: one load finds out both. The operand may be a numeral.
  return [
    "((",
    SCRATCH,
    " = (",
    pair,
    `).${name}) !== undefined ? `,
    SCRATCH,
    " : ",
    rt(who),
    "(",
    whole,
    "))",
  ];
}

function instance(a: Js, name: string): Js {
  return ["(", a, " instanceof ", rt(name), ")"];
}

function listOf(operands: readonly Operand[]): Js {
  return operands.reduceRight<Js>(
    (tail, { js }) => ["new ", rt("Pair"), "(", js, ", ", tail, ")"],
    rt("NIL"),
  );
}

function integers(a: Js, b: Js): Js {
  return ["typeof ", a, ' === "number" && typeof ', b, ' === "number"'];
}

function arithmetic(operator: "+" | "-" | "*", slow: string): Inline {
  return {
    test: false,
    accepts: (n) => n >= 2 && n <= 6,
    expand(operands, bind) {
      const [first, ...others] = operands.map((o) => o.js) as [Js, ...Js[]];
      return others.reduce<Js>((left, right, i) => {
        const a = i === 0 ? left : bind(left);
        return operator === "*" ? product(a, right) : sum(a, right, operator, slow);
      }, first);
    },
  };
}

// Whether a result is a 32-bit integer costs nothing where V8 works with those anyway; a larger one goes to the
// run-time library, which knows whether it is still a safe integer.
function sum(a: Js, b: Js, operator: "+" | "-", slow: string): Js {
  const result: Js = [a, ` ${operator} `, b];
  return ["(", numeric(a, b), " && ", small(result), " ? ", SCRATCH, " : ", rt(slow), "(", a, ", ", b, "))"];
}

// Adding 0 turns the -0 of (* 0 -5) into 0.
function product(a: Js, b: Js): Js {
  const result: Js = [a, " * ", b, " + 0"];
  return [
    "(",
    numeric(a, b),
    " && ",
    small(result),
    " ? ",
    SCRATCH,
    " : ",
    rt("multiply"),
    "(",
    a,
    ", ",
    b,
    "))",
  ];
}

function small(result: Js): Js {
  return ["((", SCRATCH, " = ", result, ") | 0) === ", SCRATCH];
}

/** The operands are machine numbers; nothing is asked of a numeral. */
function numeric(...operands: Js[]): Js {
  const asked = operands.filter((o) => typeof o !== "string" || !/^\(-?\d/.test(o));
  if (asked.length === 0) return "true";
  return asked.flatMap((o, i): Js[] => [i === 0 ? "typeof " : " && typeof ", o, ' === "number"']);
}

function comparison(operator: string, slow: string): Inline {
  return {
    test: true,
    accepts: two,
    expand(operands) {
      const [a, b] = operands.map((o) => o.js) as [Js, Js];
      return ["(", numeric(a, b), " ? ", a, ` ${operator} `, b, " : ", rt(slow), "(", a, ", ", b, "))"];
    },
  };
}

function numberTest(a: Js, fast: Js, slow: string): Js {
  return ["(typeof ", a, ' === "number" ? ', fast, " : ", rt(slow), "(", a, "))"];
}

function division(fast: (operands: [Js, Js, Js]) => Js, slow: string): Inline {
  return value(2, ([a, b, c]) => {
    const ok = [integers(a, b), " && ", b, " !== 0"];
    return ["(", ok, " ? ", fast([a, b, c]), " : ", rt(slow), "(", a, ", ", b, "))"];
  });
}

function inRange(vector: Js, k: Js): Js {
  return [
    "Array.isArray(",
    vector,
    ") && typeof ",
    k,
    ' === "number" && ',
    k,
    " >= 0 && ",
    k,
    " < (",
    vector,
    ").length",
  ];
}

function equivalence(operands: readonly Operand[], slow: string): Js {
  const [a, b] = operands as [Operand, Operand];
  if (isIdentityConstant(a.constant) || isIdentityConstant(b.constant))
    return ["(", a.js, " === ", b.js, ")"];
  return ["(", a.js, " === ", b.js, " || ", rt(slow), "(", a.js, ", ", b.js, "))"];
}

/** Equal to nothing but itself. */
function isIdentityConstant(value: Value | undefined): boolean {
  return (
    value instanceof Sym || value instanceof Char || typeof value === "boolean" || typeof value === "number"
  );
}
