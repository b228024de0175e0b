import { encodeName } from "../data/procedure.ts";
import type { CaseLambda, Lambda } from "./ir.ts";

/** The name of the JavaScript function: what is known of the procedure (data/procedure.ts), and a number of its own. */
export function functionName(lambda: Lambda | CaseLambda, serial: number): string {
  const clauses = lambda.kind === "lambda" ? [lambda] : lambda.clauses;
  const required = clauses.length === 0 ? 0 : Math.min(...clauses.map((clause) => clause.required.length));
  const most = Math.max(
    required,
    ...clauses.map((clause) => clause.required.length + clause.optional.length),
  );
  const { span } = lambda;
  const place = span && { source: span.source.name, ...span.source.position(span.start) };
  const name = encodeName({
    name: lambda.name,
    required,
    optional: most - required,
    rest: clauses.some((clause) => clause.rest !== undefined),
    builtin: false,
    place: lambda.name === undefined ? place : undefined,
  });
  return `${name}$${serial}`;
}
