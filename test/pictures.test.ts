/** Pictures on their way to the host, and to files. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Interpreter } from "../src/scheme.ts";
import { queenside } from "./support/program.ts";

describe("paint", () => {
  it("hands each picture to the host", () => {
    const pictures: string[] = [];
    const interpreter = new Interpreter({ onPicture: (svg) => pictures.push(svg) });
    interpreter.evaluate("(paint black) (paint (vects->painter '((0 . 0) (1 . 1))))");
    expect(pictures).toHaveLength(2);
    expect(pictures[0]).toContain(
      '<polygon points="0,400 400,400 400,0 0,0" fill="rgb(0,0,0)" stroke="none"/>',
    );
    expect(pictures[1]).toContain('<line x1="0" y1="400" x2="400" y2="0"/>');
  });

  it("escapes colours", () => {
    const text = new Interpreter().evaluate('(painter->svg (color->painter "\\"><script>"))');
    expect(String((text as { text?: string }).text)).not.toContain("<script>");
  });
});

describe("queenside run --pictures", () => {
  it("writes numbered files", async () => {
    const directory = mkdtempSync(join(tmpdir(), "queenside-"));
    const to = join(directory, "pictures");
    const done = await queenside(["run", "-e", "(paint wave)", "-e", "(paint escher)", "--pictures", to]);
    expect(done).toEqual({ stdout: "", stderr: "", code: 0 });
    expect(readFileSync(join(to, "picture-1.svg"), "utf8")).toMatch(/^<svg .*<line .*<\/svg>\n$/s);
    expect(existsSync(join(to, "picture-2.svg"))).toBe(true);
    rmSync(directory, { recursive: true });
  });
});
