// Writes src/generated/library.js: the definitions of scheme/lib, compiled, by name.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

mkdirSync("src/generated", { recursive: true });
const compiler = "src/generated/precompile.mjs";
await build({
  entryPoints: ["scripts/precompile.ts"],
  bundle: true,
  outfile: compiler,
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
});
const { precompile } = await import(`../${compiler}?${Date.now()}`);
rmSync(compiler);
const definitions = readdirSync("scheme/lib")
  .filter((file) => file.endsWith(".scm"))
  .flatMap((file) => precompile(file, readFileSync(`scheme/lib/${file}`, "utf8")));
const entries = definitions.map(({ name, code }) => `${JSON.stringify(name)}: ${code}`);
writeFileSync("src/generated/library.js", `export const library = {\n${entries.join(",\n")}\n};\n`);
writeFileSync(
  "src/generated/library.d.ts",
  'import type { Precompiled } from "../run/precompiled.ts";\nexport declare const library: Record<string, Precompiled>;\n',
);
