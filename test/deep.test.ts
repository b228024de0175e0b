/**
 * Depth is bounded by memory alone: recursion, data and the nesting of calls inside builtins may go as deep as a
 * program likes, whatever the portion of fuel.
 */
import { describe, expect, it } from "vitest";
import { writeString } from "../src/data/print.ts";
import { Condition, SchemeError } from "../src/errors.ts";
import { Interpreter } from "../src/scheme.ts";
import { fuel as chosen, type Fuel, fuels } from "./support/fuel.ts";

/** Each gives what is written beside it, for a depth n. */
const PROGRAMS: readonly (readonly [name: string, program: string, result: (n: number) => string])[] = [
  ["recursion", "(define (count n) (if (= n 0) 0 (+ 1 (count (- n 1))))) (count N)", String],
  [
    "mutual recursion",
    "(define (a n) (if (= n 0) 0 (+ 1 (b (- n 1))))) (define (b n) (if (= n 0) 0 (+ 1 (a (- n 1))))) (a N)",
    String,
  ],
  ["recursion in an inner procedure", "(let loop ((n N)) (if (= n 0) 0 (+ 1 (loop (- n 1)))))", String],
  ["a loop", "(let loop ((i 0)) (if (< i N) (loop (+ i 1)) i))", String],
  [
    "a loop of mutual tail calls",
    "(define (a n) (if (= n 0) 'a (b (- n 1)))) (define (b n) (a n)) (a N)",
    () => "a",
  ],
  [
    "append in a recursion",
    "(define (f n) (if (= n 0) '() (append (list n) (f (- n 1))))) (length (f N))",
    String,
  ],
  ["accumulate", "(accumulate + 0 (iota N 1))", sum],
  [
    "a procedure of many variables",
    `(define (f n ${letters((c) => c)})
       (if (= n 0) (+ ${letters((c) => c)}) (let ((x (f (- n 1) ${letters((c) => `(+ ${c} 1)`)}))) (- x ${letters(() => "1")}))))
     (f N ${letters(() => "0")})`,
    () => "0",
  ],
  [
    "a procedure of few variables and large frames",
    `(define (f n) (let* (${letters((c) => `(${c} n)`)}) (if (= n 0) 0 (let ((x (f (- n 1)))) (+ x (- (+ ${letters((c) => c)}) (* 26 n)) 1))))) (f N)`,
    String,
  ],
  ["map", "(define (f n) (if (= n 0) 0 (+ 1 (car (map f (list (- n 1))))))) (f N)", String],
  [
    "for-each",
    "(define k 0) (define (f n) (set! k (+ k 1)) (if (> n 1) (for-each f (list (- n 1))))) (f N) k",
    String,
  ],
  [
    "vector-map",
    "(define (f n) (if (= n 0) 0 (+ 1 (vector-ref (vector-map f (vector (- n 1))) 0)))) (f N)",
    String,
  ],
  [
    "filter",
    "(define k 0) (define (f n) (set! k (+ k 1)) (if (> n 1) (filter f (list (- n 1)))) #t) (f N) k",
    String,
  ],
  ["fold-left", "(define (f acc n) (if (= n 0) acc (+ 1 (fold-left f acc (list (- n 1)))))) (f 0 N)", String],
  [
    "fold-right",
    "(define (f n acc) (if (= n 0) acc (+ 1 (fold-right f acc (list (- n 1)))))) (f N 0)",
    String,
  ],
  [
    "sort",
    "(define k 0) (define (f a b) (set! k (+ k 1)) (if (< k N) (sort '(1 2) f)) #t) (sort '(1 2) f) k",
    String,
  ],
  ["apply", "(define (f n) (if (= n 0) 0 (+ 1 (apply f (list (- n 1)))))) (f N)", String],
  ["call/cc", "(define (f n) (if (= n 0) 0 (+ 1 (call/cc (lambda (k) (f (- n 1))))))) (f N)", String],
  [
    "call-with-values",
    "(define (f n) (if (= n 0) 0 (call-with-values (lambda () (f (- n 1))) (lambda (x) (+ x 1))))) (f N)",
    String,
  ],
  [
    "dynamic-wind",
    "(define k 0) (define (f n) (if (= n 0) 0 (+ 1 (dynamic-wind (lambda () #f) (lambda () (f (- n 1))) (lambda () (set! k (+ k 1))))))) (= (f N) k)",
    () => "#t",
  ],
  [
    "with-exception-handler",
    "(define (f n) (if (= n 0) (raise-continuable 0) (with-exception-handler (lambda (e) (raise-continuable (+ e 1))) (lambda () (f (- n 1)))))) (with-exception-handler (lambda (e) e) (lambda () (f N)))",
    String,
  ],
  [
    "guard",
    "(define (f n) (if (= n 0) (raise 0) (guard (e (#t (raise (+ e 1)))) (f (- n 1))))) (guard (e (#t e)) (f N))",
    String,
  ],
  [
    "guard without a fitting clause",
    "(define (f n) (if (= n 0) (raise 'x) (guard (e ((number? e) e)) (f (- n 1))))) (guard (e (#t e)) (f (quotient N 100)))",
    () => "x",
  ],
  [
    "parameterize",
    "(define p (make-parameter 0)) (define (f n) (if (= n 0) (p) (+ 0 (parameterize ((p (+ (p) 1))) (f (- n 1)))))) (f N)",
    String,
  ],
  ["force", "(define (f n) (delay (if (= n 0) 0 (+ 1 (force (f (- n 1))))))) (force (f N))", String],
  [
    "delay-force",
    "(define (f n) (if (= n 0) (delay 'end) (delay-force (f (- n 1))))) (force (f N))",
    () => "end",
  ],
  ["streams", "(define (from n) (cons-stream n (from (+ n 1)))) (stream-ref (from 0) N)", String],
  [
    "streams that wait for one another",
    "(define (add a b) (cons-stream (+ (stream-car a) (stream-car b)) (add (stream-cdr a) (stream-cdr b)))) (define ones (cons-stream 1 ones)) (define ints (cons-stream 1 (add ones ints))) (stream-ref ints (- N 1))",
    String,
  ],
  [
    "hash-table-update!",
    "(define t (make-equal-hash-table)) (define (f n) (if (= n 0) 0 (begin (hash-table-update! t n (lambda (x) (+ 1 (f (- n 1)))) (lambda () 0)) (hash-table-ref t n (lambda () 0))))) (f N)",
    String,
  ],
  [
    "eval",
    "(define (f n) (if (= n 0) 0 (+ 1 (eval (list 'f (- n 1)) user-initial-environment)))) (f (quotient N 100))",
    (n) => `${Math.floor(n / 100)}`,
  ],
  [
    "with-output-to-string",
    "(define (f n) (if (= n 0) 0 (begin (with-output-to-string (lambda () (f (- n 1)))) n))) (f N)",
    String,
  ],
  [
    "assoc with a predicate",
    "(define (f a b) (if (= b 0) #t (begin (assoc 0 (list (list (- b 1))) f) #t))) (car (assoc 0 '((N)) f))",
    String,
  ],
  [
    "escaping from the bottom",
    "(call/cc (lambda (k) (define (f n) (if (= n 0) (k 'out) (+ 1 (f (- n 1))))) (f N)))",
    () => "out",
  ],
  [
    "a case-lambda",
    "(define f (case-lambda ((n) (f n 0)) ((n acc) (if (= n 0) acc (+ 1 (f (- n 1) acc)))))) (f N)",
    String,
  ],
  [
    "rest arguments",
    "(define (f n . rest) (if (= n 0) (length rest) (+ 1 (apply f (- n 1) rest)))) (f N 'a 'b)",
    (n) => `${n + 2}`,
  ],
];

function letters(text: (letter: string) => string): string {
  return [..."abcdeghijklmopqrstuvwyz", "aa", "bb", "cc"].map(text).join(" ");
}

function sum(n: number): string {
  return `${(n * (n + 1)) / 2}`;
}

function run(program: string, n: number, fuel: Fuel = chosen): string {
  const text = program.replace(/\bN\b/g, `${n}`);
  return writeString(new Interpreter({ fuel }).evaluate(text));
}

describe("100,000 deep", () => {
  it.each(PROGRAMS)("%s", (_, program, result) => {
    expect(run(program, 100_000)).toBe(result(100_000));
  });
});

describe.each(fuels.filter((fuel) => fuel !== undefined))("with fuel %s", (fuel) => {
  it.each(PROGRAMS)("%s", (_, program, result) => {
    expect(run(program, 1_000, fuel)).toBe(result(1_000));
  });
});

it("recurs 1,000,000 deep", () => {
  expect(run((PROGRAMS[0] as (typeof PROGRAMS)[number])[1], 1_000_000)).toBe("1000000");
});

it("loops 10,000,000 times", () => {
  expect(run("(let loop ((i 0)) (if (< i N) (loop (+ i 1)) i))", 10_000_000)).toBe("10000000");
});

describe("lists of 1,000,000 elements", () => {
  const lists: readonly (readonly [name: string, program: string, result: string])[] = [
    ["length", "(length l)", "1000000"],
    ["append", "(length (append l l))", "2000000"],
    ["reverse", "(car (reverse l))", "999999"],
    ["list-copy", "(length (list-copy l))", "1000000"],
    ["map", "(length (map (lambda (x) (+ x 1)) l))", "1000000"],
    ["map over two", "(length (map + l l))", "1000000"],
    ["filter", "(length (filter even? l))", "500000"],
    ["fold-right", "(fold-right (lambda (x n) (+ n 1)) 0 l)", "1000000"],
    ["fold-left", "(fold-left (lambda (n x) (+ n 1)) 0 l)", "1000000"],
    ["equal?", "(equal? l (list-copy l))", "#t"],
    ["apply", "(apply max (list-head l 100000))", "99999"],
    ["vectors", "(vector-length (list->vector l))", "1000000"],
    ["sort", "(car (sort (list-head l 100000) >))", "99999"],
    ["assq and member", "(list (memv 999999 l) (assv 5 (map list '(4 5))))", "((999999) (5))"],
    ["printing", "(string-length (with-output-to-string (lambda () (write l))))", "6888891"],
    ["last-pair", "(last-pair l)", "(999999)"],
    ["delete", "(length (delete 5 l))", "999999"],
  ];
  it.each(lists)("%s", (_, program, result) => {
    expect(run(`(define l (iota 1000000)) ${program}`, 0)).toBe(result);
  });
});

describe("data nested 100,000 deep", () => {
  const nested = `
    (define (nest n) (let loop ((n n) (x '())) (if (= n 0) x (loop (- n 1) (list x)))))
    (define (nest-vector n) (let loop ((n n) (x '())) (if (= n 0) x (loop (- n 1) (vector x)))))
    (define deep (nest 100000))`;
  const programs: readonly (readonly [name: string, program: string, result: string])[] = [
    ["is printed", "(string-length (with-output-to-string (lambda () (write deep))))", "200002"],
    ["is compared", "(equal? deep (nest 100000))", "#t"],
    ["is compared in vectors", "(equal? (nest-vector 100000) (nest-vector 100000))", "#t"],
    [
      "is read",
      "(equal? deep (read (open-input-string (with-output-to-string (lambda () (write deep))))))",
      "#t",
    ],
    [
      "is a key",
      "(let ((t (make-equal-hash-table))) (hash-table-set! t deep 1) (hash-table-ref t (nest 100000) (lambda () 0)))",
      "1",
    ],
    [
      "is printed with shared parts",
      "(string-length (with-output-to-string (lambda () (write-shared deep))))",
      "200002",
    ],
    ["is quoted", "(pair? (eval (list 'quote deep) user-initial-environment))", "#t"],
  ];
  it.each(programs)("%s", (_, program, result) => {
    expect(run(nested + program, 0)).toBe(result);
  });
});

describe("circular data", () => {
  it("is printed with labels", () => {
    expect(
      run(
        "(define l (iota 100000)) (set-cdr! (last-pair l) l) (string-length (with-output-to-string (lambda () (write l))))",
        0,
      ),
    ).toBe("588900");
  });
  it("is compared", () => {
    const circle = "(let ((l (iota 1000))) (set-cdr! (last-pair l) l) l)";
    expect(run(`(equal? ${circle} ${circle})`, 0)).toBe("#t");
  });
});

describe("an expression nested 20,000 deep", () => {
  it.each(["(+ 1 ", "(let ((x 1)) ", "(lambda () ", "(if #t ", "(quasiquote (unquote ", "(cons-stream 1 "])(
    "of %s is refused as too deep",
    (open) => {
      const close = ")".repeat((open.match(/\(/g) ?? []).length - (open.match(/\)/g) ?? []).length);
      expect(failure(`${open.repeat(20_000)}1${close.repeat(20_000)}`)).toBe("limit");
    },
  );
});

function failure(program: string): string | undefined {
  const interpreter = new Interpreter();
  try {
    interpreter.evaluate(program);
    return undefined;
  } catch (error) {
    if (!(error instanceof SchemeError && error.payload instanceof Condition)) throw error;
    expect(writeString(interpreter.evaluate("(+ 1 2)"))).toBe("3");
    return error.payload.code;
  }
}
