/** Libraries in files, the tables of the standard ones, and files that a program opens. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { styles, writeString } from "../src/data/print.ts";
import { Source } from "../src/data/source.ts";
import { intern } from "../src/data/values.ts";
import { describe as words } from "../src/describe.ts";
import { r7rsLibraries } from "../src/dialects/r7rs-libraries.ts";
import { Condition, fail, SchemeError } from "../src/errors.ts";
import type { Files, MachineOptions } from "../src/run/machine.ts";
import { Interpreter } from "../src/scheme.ts";

const directory = fileURLToPath(new URL("fixtures/libraries/", import.meta.url));
const fuels = [1, 2, 3, 7, "random", undefined] as const;

/** Files beside the one that names them, or in the directory of the fixtures. */
function readSource(path: string, from = ""): Source {
  for (const candidate of [join(dirname(from), path), join(directory, path)]) {
    if (existsSync(candidate)) return new Source(candidate, readFileSync(candidate, "utf8"));
  }
  throw fail("file-error", `cannot read ${path}`);
}

function evaluate(text: string, options: MachineOptions = {}): string {
  return writeString(new Interpreter({ readSource, ...options }).evaluate(text));
}

function problem(text: string, options: MachineOptions = {}): { code: string; says: string } {
  try {
    return { code: "none", says: evaluate(text, options) };
  } catch (error) {
    if (!(error instanceof SchemeError && error.payload instanceof Condition)) throw error;
    return { code: error.payload.code, says: words(error.payload, styles.sicp) };
  }
}

describe("libraries in files", () => {
  it.each(fuels)("are found, with what they include and import, with fuel %s", (fuel) => {
    const text =
      "(import (geometry line) (prefix (geometry point) p:)) (length-squared (p:origin) (p:make-point 3 4))";
    expect(evaluate(text, { fuel })).toBe("25");
  });

  it("have their macros' names in themselves", () => {
    const text =
      "(import (geometry point)) (define (x-of p) 'mine) (with-point (a b) (make-point 1 2) (list a b))";
    expect(evaluate(text)).toBe("(1 2)");
  });

  it("are asked for by cond-expand", () => {
    expect(evaluate("(cond-expand ((library (geometry line)) 1) (else 2))")).toBe("1");
    expect(evaluate("(cond-expand ((library (geometry plane)) 1) (else 2))")).toBe("2");
  });

  it("may not import each other", () => {
    expect(problem("(import (ring-a))")).toEqual({
      code: "library",
      says: expect.stringContaining("(ring-a) → (ring-b) → (ring-a)"),
    });
  });

  it.each(["(import (misnamed))", "(import (geometry))", "(import (.. package))", "(import (|a/b|))"])(
    "%s finds none",
    (text) => expect(problem(text).code).toBe("library"),
  );

  it("come after the program's own and before extensions, but not standards", () => {
    const files = (text: string) => ({ readSource: (path: string) => new Source(path, text) });
    const library = (name: string) =>
      `(define-library ${name} (export v) (import (scheme base)) (begin (define v 1)))`;
    expect(evaluate("(import (math)) v", files(library("(math)")))).toBe("1");
    expect(problem("(import (scheme base)) v", files(library("(scheme base)"))).code).toBe(
      "unbound-variable",
    );
  });

  it("belong to one interpreter", () => {
    const one = new Interpreter();
    one.evaluate("(define-library (mine) (export))");
    expect(problem("(import (mine))").code).toBe("library");
  });
});

describe("the libraries of R7RS", () => {
  const auxiliary = new Set(["...", "=>", "_", "else", "unquote", "unquote-splicing"]);
  // There are no complex numbers.
  const absent = new Set(["angle", "imag-part", "magnitude", "make-polar", "make-rectangular", "real-part"]);

  it.each([...r7rsLibraries])("(scheme %s) has all its names", (_, names) => {
    const { top } = new Interpreter();
    const missing = [...names].filter(
      (name) => !auxiliary.has(name) && !absent.has(name) && !top.knows(intern(name).name),
    );
    expect(missing).toEqual([]);
  });
});

describe("files of a program", () => {
  function memory(): { host: Files; contents: Map<string, string> } {
    const contents = new Map<string, string>();
    const known = (path: string): string => {
      const text = contents.get(path);
      if (text === undefined) throw new Error("there is no such file");
      return text;
    };
    const host: Files = {
      read: (path) => new TextEncoder().encode(known(path)),
      create: (path, append) => {
        contents.set(path, append ? (contents.get(path) ?? "") : "");
        return {
          write: (bytes) => contents.set(path, known(path) + new TextDecoder().decode(bytes)),
          close: () => contents.set("closed", path),
        };
      },
      exists: (path) => contents.has(path),
      delete: (path) => {
        known(path);
        contents.delete(path);
      },
    };
    return { host, contents };
  }

  it.each(fuels)("are written, closed and read, with fuel %s", (fuel) => {
    const { host, contents } = memory();
    const text = `
      (define (put name) (call-with-output-file name (lambda (p) (write '(1 "λ") p) (newline p) 'put)))
      (define (all name) (call-with-input-file name (lambda (p) (let* ((a (read p)) (b (read p))) (list a (eof-object? b))))))
      (define p #f)
      (list (put "a")
            (all "a")
            (with-output-to-file "b" (lambda () (display "x y") 'b))
            (with-input-from-file "b" (lambda () (let* ((a (read)) (b (read))) (list a b))))
            (let ((p (open-output-file "b" #t))) (display " z" p) (close-port p) (output-port-open? p))
            (call-with-input-file "b" read-line)
            (let ((p (open-binary-output-file "c"))) (write-u8 65 p) (write-bytevector #u8(66 67) p) (close-port p))
            (read-bytevector 9 (open-binary-input-file "c"))
            (file-exists? "c")
            (begin (delete-file "c") (file-exists? "c")))`;
    expect(
      evaluate(
        text.replace("(close-port p))\n            (read-b", "(close-port p) 'c)\n            (read-b"),
        { files: host, fuel },
      ),
    ).toBe('(put ((1 "λ") #t) b (x y) #f "x y z" c #u8(65 66 67) #t #f)');
    expect(contents.get("a")).toBe('(1 "λ")\n');
    expect(contents.get("closed")).toBe("c");
  });

  it("are missed as file errors", () => {
    const { host } = memory();
    for (const form of ['(open-input-file "x")', '(delete-file "x")', '(with-input-from-file "x" read)']) {
      expect(problem(form, { files: host }).code).toBe("file-error");
      expect(evaluate(`(guard (e ((file-error? e) 'missing)) ${form})`, { files: host })).toBe("missing");
    }
    expect(evaluate('(guard (e ((file-error? e) \'missing)) (load "no-such-file"))')).toBe("missing");
  });

  it("with the program's surroundings", () => {
    const options = { commandLine: ["prog", "a"], environmentVariables: { HOME: "/h", NONE: undefined } };
    const text = '(list (command-line) (get-environment-variable "HOME") (get-environment-variables))';
    expect(evaluate(text, options)).toBe('(("prog" "a") "/h" (("HOME" . "/h")))');
  });
});
