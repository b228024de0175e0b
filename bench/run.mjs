/**
 * `npm run bench`: Queenside beside hand-written TypeScript (bench/native.ts), in one process, by turns. Prints
 * medians in milliseconds and ratios. Run it on a quiet machine, after `npm run build`.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { build } from "esbuild";

const root = new URL("..", import.meta.url);
process.chdir(root.pathname);
const native = await bundled("./bench/native.ts");
const { Interpreter, Source } = await import("../dist/index.js");

const post2009 = session("2.42-2009");
const post2011 = session("2.42-2011");
const own = new Interpreter();
own.evaluate(`
  (define (fib n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))
  (define (count n) (if (= n 0) 0 (+ 1 (count (- n 1)))))
  (define (repeat n) (if (= n 0) 'done (repeat (- n 1))))`);
const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2));

console.log("program                       Queenside   TypeScript   ratio");
compare("2009 post, (n-queens-puzzle 7)", 9, caller(post2009, "n-queens-puzzle", 7), () =>
  native.puzzle2009(7),
);
compare("2011 post, (queens 8)", 100, caller(post2011, "queens", 8), () => native.queens2011(8));
compare("(fib 30)", 15, caller(own, "fib", 30), () => fib(30));
compare("(count 1000000), not a tail call", 9, caller(own, "count", 1000000));
compare("10^8 tail calls", 3, caller(own, "repeat", 100000000));
const script = ["dist/cli.js", "run", "scheme/posts/2.42-2011.scm", "-e", "(queens 4)"];
compare(
  "start to the first result",
  15,
  () => run(script),
  () => run(["-e", "0"]),
);

function session(post) {
  const interpreter = new Interpreter();
  const text = readFileSync(`scheme/posts/${post}.scm`, "utf8");
  for (const _ of interpreter.results(new Source(post, text)));
  return interpreter;
}

function caller(interpreter, name, argument) {
  const procedure = interpreter.evaluate(name);
  return () => interpreter.machine.call(procedure, argument);
}

function run(args) {
  execFileSync(process.execPath, args, { stdio: "ignore" });
}

/** Both by turns, so that what slows the machine slows both; the first turns warm up. */
function compare(name, turns, ours, theirs) {
  const times = { ours: [], theirs: [] };
  for (let i = 0; i < turns + 2; i++) {
    times.ours.push(timed(ours));
    if (theirs !== undefined) times.theirs.push(timed(theirs));
  }
  const mine = median(times.ours.slice(2));
  const other = theirs && median(times.theirs.slice(2));
  const columns = [mine.toFixed(1).padStart(9), (other?.toFixed(1) ?? "–").padStart(12)];
  console.log(name.padEnd(30), ...columns, (other ? (mine / other).toFixed(2) : "").padStart(7));
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
