/** Pictures as files: picture-1.svg, picture-2.svg and so on, in the order in which they are painted. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail } from "../errors.ts";

export function pictureWriter(directory: string): (svg: string) => void {
  let count = 0;
  return (svg) => {
    const path = join(directory, `picture-${++count}.svg`);
    try {
      mkdirSync(directory, { recursive: true });
      writeFileSync(path, svg);
    } catch (error) {
      throw fail("file-error", `cannot write ${path}: ${(error as Error).message}`, [], { who: "paint" });
    }
  };
}
