import { writeFileSync } from "node:fs";
import { build } from "esbuild";

await build({
  stdin: {
    contents:
      'export * from "./src/scheme.ts"; export {writeString, printValue, styles} from "./src/data/print.ts"; export * from "./src/report.ts"; export {Source} from "./src/data/source.ts"',
    resolveDir: "/work/main",
  },
  bundle: true,
  outfile: "/tmp/qs.mjs",
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
});
