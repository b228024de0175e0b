/** The files that programs open. */
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import type { Files } from "../run/machine.ts";
import { reason } from "./input.ts";

export const files: Files = {
  read: (path) => telling(() => readFileSync(path)),
  create: (path, append) => {
    const descriptor = telling(() => openSync(path, append ? "a" : "w"));
    return {
      write: (bytes) => telling(() => writeAll(descriptor, bytes)),
      close: () => closeSync(descriptor),
    };
  },
  exists: existsSync,
  delete: (path) => telling(() => rmSync(path)),
};

function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let start = 0; start < bytes.length; ) start += writeSync(descriptor, bytes, start);
}

function telling<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(reason(error));
  }
}
