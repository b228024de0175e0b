/**
 * The build: src/generated from the grammar and the library, dist from the sources. dist holds the library
 * (index.js, with declarations in types/), the command line (cli.js) and the REPL (repl.js), which share chunks.
 * What a command does not need is in a chunk that it does not load: the command line must start quickly.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../", import.meta.url));
process.chdir(root);
await import("./grammar.mjs");
await import("./library.mjs");
rmSync("dist", { recursive: true, force: true });
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const shared = {
  bundle: true,
  format: "esm",
  target: "node20",
  // Names stay: a procedure's name says what it is.
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "none",
  logLevel: "warning",
  plugins: [kernelOfOhm()],
};
await build({
  ...shared,
  entryPoints: ["src/index.ts"],
  outdir: "dist",
  platform: "neutral",
  mainFields: ["module", "main"],
});
await build({
  ...shared,
  entryPoints: { cli: "src/cli.ts", repl: "repl.ts" },
  outdir: "dist",
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  platform: "node",
  define: { __VERSION__: JSON.stringify(version) },
  // Commander is CommonJS and asks for Node's modules by `require`.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
});
for (const program of ["dist/cli.js", "dist/repl.js"]) chmodSync(program, 0o755);
execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"], {
  stdio: "inherit",
});

/**
 * The reader's grammar is ready-made, so of ohm-js it needs what matches and nothing of what reads grammars:
 * that halves the time it takes to load.
 */
function kernelOfOhm() {
  return {
    name: "kernel-of-ohm",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^ohm-js$/ }, () => ({ path: "ohm-js", namespace: "kernel" }));
      onLoad({ filter: /.*/, namespace: "kernel" }, () => ({
        contents: `
          import "./node_modules/ohm-js/src/semanticsDeferredInit.js";
          export { makeRecipe } from "./node_modules/ohm-js/src/main-kernel.js";`,
        resolveDir: root,
      }));
    },
  };
}
