/** Files (R7RS 6.13.1, 6.14), as far as the host has any. */
import { BinaryInputPort, BinaryOutputPort, TextInputPort, TextOutputPort } from "../data/port.ts";
import { Str } from "../data/string.ts";
import { listFrom, Pair, VOID } from "../data/values.ts";
import { fail, SchemeError } from "../errors.ts";
import type { Files, Machine } from "../run/machine.ts";
import { type Builtin, machineBuiltin } from "./builtin.ts";

export const files: Builtin[] = [
  machineBuiltin(
    "(open-input-file string)",
    `A port that reads the characters of the file that string names (R7RS 6.13.1).
  (open-input-file "no-such-file")   ;error> unsupported`,
    (machine) => (path) => {
      const bytes = using(machine, "open-input-file", path, (host) => host.read(path.text));
      return new TextInputPort(new TextDecoder().decode(bytes), undefined, path.text);
    },
  ),
  machineBuiltin(
    "(open-binary-input-file string)",
    `A port that reads the bytes of the file that string names (R7RS 6.13.1).
  (open-binary-input-file "no-such-file")   ;error> unsupported`,
    (machine) => (path) =>
      new BinaryInputPort(
        using(machine, "open-binary-input-file", path, (host) => host.read(path.text)),
        path.text,
      ),
  ),
  machineBuiltin(
    "(open-output-file string [append?:obj])",
    `A port that writes to the file that string names, from its beginning, or, if append? is given and true, at its
   end (R7RS 6.13.1, MIT).
  (open-output-file "a-file")   ;error> unsupported`,
    (machine) =>
      (path, append = false) => {
        const sink = create(machine, "open-output-file", path, append !== false);
        const encoder = new TextEncoder();
        return new TextOutputPort((text) => sink.write(encoder.encode(text)), path.text, sink.close);
      },
  ),
  machineBuiltin(
    "(open-binary-output-file string)",
    `A port that writes bytes to the file that string names, from its beginning (R7RS 6.13.1).
  (open-binary-output-file "a-file")   ;error> unsupported`,
    (machine) => (path) => {
      const sink = create(machine, "open-binary-output-file", path, false);
      return new BinaryOutputPort(sink.write, path.text, sink.close);
    },
  ),
  machineBuiltin(
    "(file-exists? string)",
    `Whether there is a file of that name (R7RS 6.14).
  (file-exists? "no-such-file")   ;error> unsupported`,
    (machine) => (path) => using(machine, "file-exists?", path, (host) => host.exists(path.text)),
  ),
  machineBuiltin(
    "(delete-file string)",
    `Removes the file of that name (R7RS 6.14).
  (delete-file "no-such-file")   ;error> unsupported`,
    (machine) => (path) => {
      using(machine, "delete-file", path, (host) => host.delete(path.text));
      return VOID;
    },
  ),
  machineBuiltin(
    "(command-line)",
    `The name of the program and its arguments, as strings (R7RS 6.14).
  (command-line)   ;=> ("queenside")`,
    (machine) => () => listFrom(machine.commandLine.map((word) => new Str(word))),
  ),
  machineBuiltin(
    "(get-environment-variable string)",
    `The value of a variable of the host's environment, or #f (R7RS 6.14).
  (get-environment-variable "NO_SUCH_VARIABLE")   ;=> #f`,
    (machine) => (name) => {
      const { environmentVariables: all } = machine;
      const value = Object.hasOwn(all, name.text) ? all[name.text] : undefined;
      return value === undefined ? false : new Str(value);
    },
  ),
  machineBuiltin(
    "(get-environment-variables)",
    `The variables of the host's environment, an association list of strings (R7RS 6.14).
  (get-environment-variables)   ;=> ()`,
    (machine) => () =>
      listFrom(
        Object.entries(machine.environmentVariables).flatMap(([name, value]) =>
          value === undefined ? [] : [new Pair(new Str(name), new Str(value))],
        ),
      ),
  ),
];

/** The functions of a new file, whose faults are file errors. */
function create(machine: Machine, who: string, path: Str, append: boolean) {
  const sink = using(machine, who, path, (host) => host.create(path.text, append));
  return {
    write: (bytes: Uint8Array) => using(machine, who, path, () => sink.write(bytes)),
    close: () => using(machine, who, path, () => sink.close()),
  };
}

function using<T>(machine: Machine, who: string, path: Str, work: (host: Files) => T): T {
  const { files: host } = machine;
  if (host === undefined) throw fail("unsupported", `${who}: there are no files here`, [], { who });
  try {
    return work(host);
  } catch (error) {
    if (error instanceof SchemeError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw fail("file-error", `${who}: ${path.text}: ${reason}`, [], { who, found: path });
  }
}
