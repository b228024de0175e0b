/** The command line as a program. It runs dist, which `npm ci` builds. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

export interface RunOptions {
  /** What standard input holds; nothing by default. */
  readonly input?: string | Uint8Array;
  readonly cwd?: string;
}

export function queenside(
  args: readonly string[],
  { input = "", cwd = root }: RunOptions = {},
): Promise<Outcome> {
  return outcome(spawn(process.execPath, [`${root}dist/cli.js`, ...args], { cwd }), input);
}

/** A command line of the shell, in which `queenside` is the program. */
export function shell(command: string): Promise<Outcome> {
  const definition = `queenside() { "${process.execPath}" "${root}dist/cli.js" "$@"; }`;
  return outcome(spawn("bash", ["-c", `${definition}\n${command}`], { cwd: root }), "");
}

function outcome(child: ReturnType<typeof spawn>, input: string | Uint8Array): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let stdout = "";
    let stderr = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => (stdout += text));
    child.stderr?.setEncoding("utf8").on("data", (text) => (stderr += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ stdout, stderr, code }));
    // A program may end before it has read its input.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}
