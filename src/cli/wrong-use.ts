import type { ErrorCode } from "../errors.ts";

/** The command was given what it cannot work with: exit code 2. */
export class WrongUse extends Error {
  constructor(
    message: string,
    readonly code: ErrorCode | "usage" = "usage",
  ) {
    super(message);
  }
}
