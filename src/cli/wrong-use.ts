import type { ErrorCode } from "../errors.ts";
import { exit, say } from "./output.ts";

/** The command was given what it cannot work with. */
export class WrongUse extends Error {
  constructor(
    message: string,
    readonly code: ErrorCode | "usage" = "usage",
  ) {
    super(message);
  }
}

/** Ends the process, exit code 2, if that is what a command threw. */
export function exitForWrongUse(error: unknown): never {
  if (!(error instanceof WrongUse)) throw error;
  say(`queenside: error[${error.code}]: ${error.message}`);
  exit(2);
}
