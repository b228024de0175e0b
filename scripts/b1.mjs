import { build } from "esbuild"; import { readFileSync } from "node:fs";
await build({ stdin: { contents: 'export * from "./bench/native.ts"', resolveDir: process.cwd() }, bundle: true, outfile: "/tmp/native.mjs", format: "esm" });
const { Interpreter, writeString } = await import("/tmp/qs.mjs"); const N = await import("/tmp/native.mjs");
const it = new Interpreter(); const it2 = new Interpreter();
it.evaluate(readFileSync("scheme/posts/2.42-2009.scm","utf8")); it2.evaluate(readFileSync("scheme/posts/2.42-2011.scm","utf8"));
it.evaluate("(define (count n) (if (= n 0) 0 (+ 1 (count (- n 1)))))");
it.evaluate("(define (fib n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))");
it.evaluate("(define (loop i) (if (= i 0) 'done (loop (- i 1))))");
const t = (f) => { const s = performance.now(); f(); return performance.now() - s; };
const med = (a) => a.sort((x,y)=>x-y)[a.length>>1];
function cmp(name, a, b, n=9) { const A=[],B=[]; for (let i=0;i<n;i++){A.push(t(a));B.push(t(b));} console.log(name, med(A).toFixed(1), med(B).toFixed(1), (med(A)/med(B)).toFixed(2)); }
console.log(N.length(N.puzzle2009(6)), writeString(it.evaluate("(length (n-queens-puzzle 6))")), N.length(N.queens2011(6)), writeString(it2.evaluate("(length (queens 6))")));
cmp("2009 n=7", ()=>it.evaluate("(n-queens-puzzle 7)"), ()=>N.puzzle2009(7), 7);
cmp("2011 n=8", ()=>it2.evaluate("(queens 8)"), ()=>N.queens2011(8), 25);
const fib=(n)=>n<2?n:fib(n-1)+fib(n-2);
cmp("fib 30", ()=>it.evaluate("(fib 30)"), ()=>fib(30));
cmp("count 1e6", ()=>it.evaluate("(count 1000000)"), ()=>{});
cmp("loop 1e8", ()=>it.evaluate("(loop 10000000)"), ()=>{});
