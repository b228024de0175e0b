/**
 * `npm run bench [NAME]`: Queenside beside hand-written TypeScript (bench/native.ts). Each program runs in a
 * process of its own, the two by turns. Prints medians in milliseconds and ratios. Wants a quiet machine, and
 * `npm run build` before.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { build } from "esbuild";

const OWN = `
  (define (fib n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))
  (define (count n) (if (= n 0) 0 (+ 1 (count (- n 1)))))
  (define (repeat n) (if (= n 0) 'done (repeat (- n 1))))`;

/** By name: how many turns, what Queenside does, and what TypeScript does. */
const programs = {
  "2009 post, (n-queens-puzzle 7)": [9, post("2.42-2009", "n-queens-puzzle", 7), (n) => n.puzzle2009(7)],
  "2011 post, (queens 8)": [100, post("2.42-2011", "queens", 8), (n) => n.queens2011(8)],
  "(fib 30)": [15, own("fib", 30), (n) => n.fib(30)],
  "(count 1000000), not a tail call": [9, own("count", 1000000)],
  "10^8 tail calls": [3, own("repeat", 100000000)],
  "start to the first result": [15, () => start, () => run(["-e", "0"])],
};

process.chdir(new URL("..", import.meta.url).pathname);
const [chosen] = process.argv.slice(2);
if (chosen !== undefined) await compare(chosen);
else {
  console.log("program                          Queenside   TypeScript   ratio");
  for (const name of Object.keys(programs)) {
    execFileSync(process.execPath, ["bench/run.mjs", name], { stdio: "inherit" });
  }
  console.log("\nreading 1 MB of source:");
  execFileSync(process.execPath, ["bench/reader.mjs"], { stdio: "inherit" });
}

function post(file, name, argument) {
  return program(() => readFileSync(`scheme/posts/${file}.scm`, "utf8"), name, argument);
}

function own(name, argument) {
  return program(() => OWN, name, argument);
}

function program(text, name, argument) {
  return async () => {
    const { Interpreter, Source } = await import("../dist/index.js");
    const interpreter = new Interpreter();
    for (const _ of interpreter.results(new Source(name, text())));
    const procedure = interpreter.evaluate(name);
    return () => interpreter.machine.call(procedure, argument);
  };
}

function start() {
  run(["dist/cli.js", "run", "scheme/posts/2.42-2011.scm", "-e", "(queens 4)"]);
}

function run(args) {
  execFileSync(process.execPath, args, { stdio: "ignore" });
}

/** Both by turns, so that what slows the machine slows both; the first turns warm up. */
async function compare(name) {
  const [turns, prepare, native] = programs[name];
  const ours = await prepare();
  const library = native && (await bundled("./bench/native.ts"));
  const times = { ours: [], theirs: [] };
  for (let i = 0; i < turns + 2; i++) {
    times.ours.push(timed(ours));
    if (native !== undefined) times.theirs.push(timed(() => native(library)));
  }
  const mine = median(times.ours.slice(2));
  const other = native && median(times.theirs.slice(2));
  const columns = [mine.toFixed(1).padStart(9), (other?.toFixed(1) ?? "–").padStart(12)];
  console.log(name.padEnd(32), ...columns, (other ? (mine / other).toFixed(2) : "").padStart(7));
}

function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(times) {
  return times.sort((a, b) => a - b)[times.length >> 1];
}

async function bundled(entry) {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: "esm", write: false });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
