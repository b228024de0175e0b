/** Booleans (R7RS 6.3), symbols (6.5), equivalence (6.1) and the values of which there is one. */
import { equal, eqv } from "../data/equal.ts";
import { Str } from "../data/string.ts";
import { DEFAULT, intern, Sym, type Value, VOID } from "../data/values.ts";
import { alias, type Builtin, builtin, machineBuiltin } from "./builtin.ts";

const symbolToString = builtin(
  "(symbol->string symbol)",
  `The name of a symbol, as a string that may not be changed (R7RS 6.5).
  (symbol->string 'flying-fish)   ;=> "flying-fish"
  (string-set! (symbol->string 'a) 0 #\\b)   ;error> immutable`,
  (symbol) => new Str(symbol.name, true),
);

const stringToSymbol = builtin(
  "(string->symbol string)",
  `The symbol of that name (R7RS 6.5).
  (string->symbol "mISSISSIppi")   ;=> mISSISSIppi
  (eq? 'bitBlt (string->symbol "bitBlt"))   ;=> #t`,
  (string) => intern(string.text),
);

const gensym = machineBuiltin(
  "(gensym [obj])",
  `A new symbol that is eq? to no other, even if it is written alike. A string or symbol begins its name.
  (symbol? (gensym))   ;=> #t
  (eq? (gensym) (gensym))   ;=> #f`,
  () => {
    let count = 0;
    return (prefix = DEFAULT) => new Sym(`${prefixOf(prefix)}${++count}`, false);
  },
);

const isVoid = builtin(
  "(void? obj)",
  `Whether obj is what a form without a useful value returns (Racket).
  (void? (if #f #f))   ;=> #t`,
  (x) => x === VOID,
);

export const symbols: Builtin[] = [
  builtin(
    "(eq? obj1 obj2)",
    `Whether two objects are one and the same (R7RS 6.1).
  (eq? 'a 'a)   ;=> #t
  (eq? (list 'a) (list 'a))   ;=> #f`,
    (a, b) => a === b,
  ),
  builtin(
    "(eqv? obj1 obj2)",
    `Whether two objects are the same, numbers also if they are equal and equally exact (R7RS 6.1).
  (eqv? 100000000 100000000)   ;=> #t
  (eqv? 2 2.)   ;=> #f
  (eqv? "" 'a)   ;=> #f`,
    eqv,
  ),
  builtin(
    "(equal? obj1 obj2)",
    `Whether two objects are eqv? or have the same structure; circular ones are compared too (R7RS 6.1).
  (equal? '(a (b) c) '(a (b) c))   ;=> #t
  (equal? "abc" "abc")   ;=> #t
  (equal? 2 2.)   ;=> #f`,
    equal,
  ),
  builtin(
    "(not obj)",
    `#t if obj is #f, otherwise #f (R7RS 6.3).
  (not #f)   ;=> #t
  (not '())   ;=> #f`,
    (x) => x === false,
  ),
  builtin(
    "(boolean? obj)",
    `Whether obj is #t or #f (R7RS 6.3).
  (boolean? #f)   ;=> #t
  (boolean? '())   ;=> #f`,
    (x) => typeof x === "boolean",
  ),
  builtin(
    "(boolean=? boolean1 boolean2 boolean ...)",
    `Whether all the booleans are the same (R7RS 6.3).
  (boolean=? #f #f #f)   ;=> #t
  (boolean=? #t #f)   ;=> #f`,
    (a, ...rest) => rest.every((b) => b === a),
  ),
  builtin(
    "(symbol? obj)",
    `Whether obj is a symbol (R7RS 6.5).
  (symbol? 'foo)   ;=> #t
  (symbol? "bar")   ;=> #f`,
    (x) => x instanceof Sym,
  ),
  builtin(
    "(symbol=? symbol1 symbol2 symbol ...)",
    `Whether all the symbols are the same (R7RS 6.5).
  (symbol=? 'a 'a 'a)   ;=> #t`,
    (a, ...rest) => rest.every((b) => b === a),
  ),
  builtin(
    "(symbol<? symbol1 symbol2 symbol ...)",
    `Whether the names of the symbols stand in increasing order (MIT Scheme).
  (symbol<? 'a 'b 'c)   ;=> #t
  (symbol<? 'b 'a)   ;=> #f`,
    (first, ...rest) => rest.every((b, i) => (i === 0 ? first : (rest[i - 1] as Sym)).name < b.name),
  ),
  builtin(
    "(symbol-append symbol ...)",
    `The symbol whose name is those of the arguments, one after the other (MIT Scheme).
  (symbol-append 'foo 'bar)   ;=> foobar`,
    (...parts) => intern(parts.map((part) => part.name).join("")),
  ),
  symbolToString,
  stringToSymbol,
  alias("intern", stringToSymbol),
  builtin(
    "(string->uninterned-symbol string)",
    `A new symbol of that name that is eq? to no other (MIT Scheme).
  (eq? (string->uninterned-symbol "a") 'a)   ;=> #f`,
    (string) => new Sym(string.text, false),
  ),
  gensym,
  alias("generate-uninterned-symbol", gensym),
  builtin(
    "(keyword? obj)",
    `Whether obj is a keyword, which names an argument: #:key (Racket, Guile).
  (keyword? '#:key)   ;=> #t
  (keyword? 'key)     ;=> #f`,
    (x) => x instanceof Sym && x.name.startsWith("#:"),
  ),
  builtin(
    "(default-object? obj)",
    `Whether obj is what an optional parameter holds when its argument was not given (MIT Scheme).
  (default-object? 1)   ;=> #f`,
    (x) => x === DEFAULT,
  ),
  builtin(
    "(void obj ...)",
    `Ignores its arguments and returns what a form without a useful value returns (Racket).
  (void? (void 1 2))   ;=> #t`,
    () => VOID,
  ),
  isVoid,
];

function prefixOf(value: Value): string {
  if (value instanceof Sym) return value.name;
  return value instanceof Str ? value.text : "g";
}
