/** Where the REPL's lines come from. */
export interface Lines {
  /** Whether a person sits there. */
  readonly interactive: boolean;
  /** The next line; undefined at the end; INTERRUPTED if the person gave up what has been typed so far. */
  next(prompt: Prompt): Promise<string | undefined | typeof INTERRUPTED>;
  /** Console input for the program: what follows the entry that is being evaluated. */
  readonly more: () => string | undefined;
  /** Runs an evaluation; Ctrl-C aborts the signal. */
  interruptible(run: (signal: AbortSignal) => Promise<void>): Promise<void>;
  close(): void;
}

/** Whether an entry begins or goes on. */
export type Prompt = "first" | "continued";

export const INTERRUPTED = Symbol("interrupted");
