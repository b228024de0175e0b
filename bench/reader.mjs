/** Reads `node bench/reader.mjs [MEGABYTES]` of ordinary Scheme (1 by default); prints MB/s and memory. */
import { build } from "esbuild";

const { outputFiles } = await build({
  stdin: {
    contents: `export { readAll } from "./src/read/reader.ts"; export { Source } from "./src/data/source.ts";`,
    resolveDir: new URL("..", import.meta.url).pathname,
  },
  bundle: true,
  format: "esm",
  write: false,
});
const bundled = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`;
const { readAll, Source } = await import(bundled);

const size = Number(process.argv[2] ?? 1) * 1e6;
const sample = `; How a position conflicts with others.
(define (safe? k positions)
  (let ((new (list-ref positions (- k 1))) (name "queen \\"q\\"\\n"))
    (every (lambda (old) (not (or (= (row old) (row new)) (eqv? #\\x '(1 2.5 3/4)))))
           (remove new positions))))
`;
const text = sample.repeat(Math.ceil(size / sample.length)).slice(0, size);
const source = new Source("sample.scm", text.slice(0, text.lastIndexOf("\n; How") + 1));

const start = performance.now();
const data = readAll(source);
const seconds = (performance.now() - start) / 1000;
const megabytes = source.text.length / 1e6;
const { heapUsed, rss } = process.memoryUsage();
console.log(
  `${data.length} data, ${megabytes.toFixed(1)} MB in ${seconds.toFixed(2)} s: ${(megabytes / seconds).toFixed(2)} MB/s`,
);
console.log(`heap ${(heapUsed / 1e6).toFixed(0)} MB, resident ${(rss / 1e6).toFixed(0)} MB`);
