/** The shortest ways in. */
import type { Value } from "./data/values.ts";
import { Interpreter, type InterpreterOptions } from "./scheme.ts";

/** An interpreter with a top level of its own. What programs print goes to `options.stdout`, or nowhere. */
export function createInterpreter(options?: InterpreterOptions): Interpreter {
  return new Interpreter(options);
}

/** The value of the last form of a text, in a fresh interpreter. Throws SchemeError. */
export function evaluate(text: string, options?: InterpreterOptions): Value {
  return new Interpreter(options).evaluate(text);
}
