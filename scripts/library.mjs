// Writes src/generated/library.js: the definitions of scheme/lib, compiled, by name.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const { outputFiles } = await build({
  entryPoints: ["scripts/precompile.ts"],
  bundle: true,
  write: false,
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
});
const bundle = Buffer.from(outputFiles[0].text).toString("base64");
const { precompile } = await import(`data:text/javascript;base64,${bundle}`);
const definitions = readdirSync("scheme/lib")
  .filter((file) => file.endsWith(".scm"))
  .flatMap((file) => precompile(file, readFileSync(`scheme/lib/${file}`, "utf8")));
const entries = definitions.map(({ name, code }) => `${JSON.stringify(name)}: ${code}`);
mkdirSync("src/generated", { recursive: true });
writeFileSync("src/generated/library.js", `export const library = {\n${entries.join(",\n")}\n};\n`);
writeFileSync(
  "src/generated/library.d.ts",
  'import type { Precompiled } from "../run/precompiled.ts";\nexport declare const library: Record<string, Precompiled>;\n',
);
