/** The public API, in the order of the documentation. */

// Evaluation: text → value.

export { createInterpreter, evaluate } from "./api.ts";
export { Source, type Span } from "./data/source.ts";
export { type Dialect, type DialectName, dialectNames, dialects } from "./dialects/dialect.ts";
export { Interpreter, type InterpreterOptions, type Result } from "./scheme.ts";

// Values, and the way between them and JavaScript's: list → array is listItems, array → list is listFrom.

export { equal } from "./data/equal.ts";
export { Str } from "./data/string.ts";
export {
  Char,
  Complex,
  EOF,
  Flonum,
  intern,
  list,
  listFrom,
  listItems,
  NIL,
  Pair,
  type Procedure,
  Ratnum,
  Sym,
  type Value,
  Values,
  VOID,
} from "./data/values.ts";

// Values as text, and text that is read but not evaluated.

export { type PrettyOptions, pretty } from "./data/pretty.ts";
export {
  displayString,
  type PrintStyle,
  printValue,
  type StyleName,
  styles,
  writeString,
} from "./data/print.ts";
export { detectDialect } from "./dialects/detect.ts";
export { completeness } from "./read/reader.ts";

// Errors, as data and as text.

export { Condition, type ErrorCode, type ErrorParts, SchemeError } from "./errors.ts";
export { knownNames, signatureOf } from "./names.ts";
export { type Report, type ReportOptions, renderReport, report, reportJson } from "./report.ts";
export { Exit, Stopped } from "./run/machine.ts";

// The oracle: native answers to the exercises, and the comparison of a program's answers with them.

export type { Board, Square } from "./oracle/board.ts";
export { countQueens } from "./oracle/count.ts";
export { drawBoard } from "./oracle/draw.ts";
export { type Exercise, exercises, findExercise, findExercises } from "./oracle/exercises.ts";
export { isPrime, primeSumPairs, tripleSums, uniquePairs } from "./oracle/pairs.ts";
export { queens, queensIterator } from "./oracle/queens.ts";
export { type Attack, isSafe, whyUnsafe } from "./oracle/safe.ts";
export { canonical, fundamental, symmetries } from "./oracle/symmetry.ts";
export { type Answer, renderVerdict, type SizeVerdict, type Verdict } from "./oracle/verdict.ts";
