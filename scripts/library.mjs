// Writes src/generated/library.ts: the definitions of scheme/lib, by name.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const { outputFiles } = await build({
  stdin: {
    contents:
      'export { Reader } from "./src/read/reader.ts"; export { Source } from "./src/data/source.ts"; export {unwrap} from "./src/read/syntax.ts"',
    resolveDir: process.cwd(),
  },
  bundle: true,
  write: false,
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
});
const { Reader, Source, unwrap } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`
);
const definitions = {};
for (const file of readdirSync("scheme/lib").filter((f) => f.endsWith(".scm"))) {
  const text = readFileSync(`scheme/lib/${file}`, "utf8");
  const reader = new Reader(new Source(file, text));
  for (let form = reader.read(); form !== undefined; form = reader.read()) {
    let target = unwrap(unwrap(form).cdr.car);
    while (target.car !== undefined) target = unwrap(target.car);
    definitions[target.name] = text.slice(form.span.start, form.span.end);
  }
}
mkdirSync("src/generated", { recursive: true });
writeFileSync(
  "src/generated/library.ts",
  `export const library: Record<string, string> = ${JSON.stringify(definitions, null, 1)};\n`,
);
