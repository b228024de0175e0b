/**
 * How a builtin is declared: its entry line in the manual *is* the declaration. In R7RS an argument's name says
 * its type, so from
 *
 *     builtin("(vector-ref vector k)", `The contents of element k of vector.
 *       (vector-ref #(a b c) 1)   ;=> b`,
 *       (vector, k) => …)
 *
 * come the name, the arity, the checks of the arguments and their messages, the TypeScript types of the
 * parameters, `(help vector-ref)`, completion, the reference page and the generated tests.
 *
 * The notation: `name` or `name:kind`, where a digit at the end of a name does not count (`list1`); `[name]` for
 * an optional argument, `undefined` when not given; `name ...` for any number at the end.
 *
 * A leaf never calls back into Scheme. What does is written in Scheme, under scheme/lib, or says how it resumes
 * (see control.ts).
 */
import type { Direct } from "../compile/target.ts";
import type { Procedure, Value } from "../data/values.ts";
import type { Machine } from "../run/machine.ts";
import { checked } from "./checked.ts";
import { type Kinds, kinds } from "./kinds.ts";

type Trim<S extends string> = S extends `${infer Name}${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  ? Trim<Name>
  : S;
type KindOf<S extends string> = S extends `${string}:${infer K}`
  ? K extends keyof Kinds
    ? Kinds[K]
    : never
  : Trim<S> extends keyof Kinds
    ? Kinds[Trim<S>]
    : never;
type Words<S extends string> = S extends `${infer A} ${infer B}` ? [A, ...Words<B>] : [S];
type Arguments<W extends readonly string[]> = W extends [infer A extends string, "..."]
  ? KindOf<A>[]
  : W extends [`[${infer A}]`, ...infer R extends string[]]
    ? [KindOf<A> | undefined, ...Arguments<R>]
    : W extends [infer A extends string, ...infer R extends string[]]
      ? [KindOf<A>, ...Arguments<R>]
      : [];
/** The parameter types that a signature like "(vector-ref vector k)" states. */
type Parameters<S extends string> = S extends `(${infer Inside})`
  ? Words<Inside> extends [string, ...infer R extends string[]]
    ? Arguments<R>
    : []
  : never;

export interface Parameter {
  readonly name: string;
  readonly kind: keyof Kinds;
}

/** A signature, taken apart. */
export interface Signature {
  readonly name: string;
  readonly required: readonly Parameter[];
  readonly optional: readonly Parameter[];
  readonly rest: Parameter | undefined;
}

export interface Builtin {
  readonly name: string;
  readonly signature: string;
  /** What it does, then its examples, a line each: `expression ;=> value`, `;out> text`, `;error> code`. */
  readonly doc: string;
  /** True if it never calls a procedure and never unwinds: compiled code may then call it without precautions. */
  readonly leaf: boolean;
  /** The procedure, for one machine. */
  make(machine: Machine): Procedure;
}

/** Declares a leaf that needs nothing but its arguments. */
export function builtin<S extends string>(
  signature: S,
  doc: string,
  body: (...args: Parameters<S>) => Value,
): Builtin {
  return {
    name: nameOf(signature),
    signature,
    doc,
    leaf: true,
    make: (machine) => leaf(machine, signature, body as Procedure),
  };
}

/** Declares a builtin that uses the machine: its ports, its random numbers, its continuations. */
export function machineBuiltin<S extends string>(
  signature: S,
  doc: string,
  body: (machine: Machine) => (...args: Parameters<S>) => Value,
): Builtin {
  return {
    name: nameOf(signature),
    signature,
    doc,
    leaf: true,
    make: (machine) => leaf(machine, signature, body(machine) as Procedure),
  };
}

/** Declares a builtin that calls procedures or captures continuations, and so says how it resumes. */
export function controlBuiltin<S extends string>(
  signature: S,
  doc: string,
  body: (machine: Machine) => (...args: Parameters<S>) => Value,
): Builtin {
  return { ...machineBuiltin(signature, doc, (machine) => fuelled(machine, body(machine))), leaf: false };
}

/** What a builtin that calls procedures costs: its frames on the JavaScript stack are several, and large. */
const CONTROL_FUEL = 8;

function fuelled<A extends Value[]>(machine: Machine, body: (...args: A) => Value): Procedure {
  const enter = (...args: Value[]): Value => {
    machine.fuel -= CONTROL_FUEL;
    return machine.fuel < 0 ? machine.pause(enter, args, CONTROL_FUEL) : body(...(args as A));
  };
  return enter;
}

/** The same procedure under another name. */
export function alias(name: string, original: Builtin): Builtin {
  const signature = original.signature.replace(/^\([^\s)]+/, `(${name}`);
  return { ...original, name, signature, doc: `The same as ${original.name}.` };
}

function nameOf(signature: string): string {
  return (/^\(([^\s)]+)/.exec(signature) as RegExpExecArray)[1] as string;
}

export function parseSignature(signature: string): Signature {
  const [name, ...words] = signature.slice(1, -1).split(" ") as [string, ...string[]];
  const required: Parameter[] = [];
  const optional: Parameter[] = [];
  let rest: Parameter | undefined;
  for (const [i, word] of words.entries()) {
    if (word === "...") continue;
    if (words[i + 1] === "...") rest = parameter(word);
    else if (word.startsWith("[")) optional.push(parameter(word.slice(1, -1)));
    else required.push(parameter(word));
  }
  return { name, required, optional, rest };
}

function parameter(word: string): Parameter {
  const [name, kind = name?.replace(/\d+$/, "")] = word.split(":") as [string, string?];
  if (!((kind as string) in kinds)) throw new Error(`no such kind of argument: ${word}`);
  return { name, kind: kind as keyof Kinds };
}

/** A leaf, and how compiled code may call it without the closure that checks its arguments. */
function leaf(machine: Machine, text: string, body: Procedure): Procedure {
  const signature = parseSignature(text);
  const procedure = checked(signature, body);
  machine.leaves.set(procedure, {
    name: signature.name,
    procedure,
    body,
    depth: 1,
    direct: (n) => direct(signature, n),
  });
  return procedure;
}

function direct({ required, optional, rest }: Signature, count: number): Direct | undefined {
  const fixed = [...required, ...optional];
  if (count < required.length || count > fixed.length + (rest === undefined ? 0 : 4)) return undefined;
  const tests: Direct[number][] = [];
  for (let i = 0; i < count; i++) {
    const { inline } = kinds[((i < fixed.length ? fixed[i] : rest) as Parameter).kind];
    if (inline === undefined) return undefined;
    tests.push(inline);
  }
  return tests;
}
