/**
 * `queenside queens`, the main job: runs the original posts' programs as they stand and checks every answer
 * against the oracle's.
 */
import { drawBoard } from "../oracle/draw.ts";
import { queens as solutions } from "../oracle/queens.ts";
import { renderVerdict } from "../oracle/verdict.ts";
import { renderReport } from "../report.ts";
import { checkFile, type FileCheck } from "./check.ts";
import { packageFile, readSource } from "./input.ts";
import { exit, stdout } from "./output.ts";

interface Post {
  readonly title: string;
  /** Under scheme/, the last being the one to check. */
  readonly files: readonly string[];
  readonly exercise: string;
  readonly procedure: string;
  readonly lastSize: number;
  /** With --quick. */
  readonly lastQuickSize?: number;
}

const posts: readonly Post[] = [
  post("unique pairs, 2011", "unique-pairs", 10, { exercise: "2.40", files: ["posts/2.40-2011.scm"] }),
  post("prime-sum pairs, 2011", "prime-sum-pairs", 10, { exercise: "2.40", files: ["posts/2.40-2011.scm"] }),
  post("triple sums, 2011", "triples-equaling", 12, {
    exercise: "2.41",
    files: ["posts/2.40-2011.scm", "posts/2.41-2011.scm"],
  }),
  post("queens, 2011 (Racket)", "queens", 8, { files: ["posts/2.42-2011.scm"] }),
  post("queens, Chicken", "queens", 8, { files: ["posts/2.42-chicken.scm"] }),
  post("queens by amb, Chicken", "queens-amb", 8, { files: ["posts/2.42-chicken.scm"] }),
  post("queens with a trace, Racket", "queen", 8, { files: ["posts/2.42-trace.scm"] }),
  post("the book's skeleton, completed", "queens", 8, {
    files: ["completions/2.42-exercise.scm", "posts/2.42-exercise.scm"],
  }),
  // The recursion of exercise 2.43: it solves the smaller board once for each row, and not once.
  post("queens, 2009 (PLT Scheme)", "n-queens-puzzle", 8, {
    files: ["posts/2.42-2009.scm"],
    lastQuickSize: 7,
  }),
];

function post(
  title: string,
  procedure: string,
  lastSize: number,
  rest: Pick<Post, "files" | "lastQuickSize"> & Partial<Pick<Post, "exercise">>,
): Post {
  return { title, procedure, lastSize, exercise: "2.42", ...rest };
}

export async function queens({ quick = false }: { readonly quick?: boolean }): Promise<never> {
  const failures: FileCheck[] = [];
  stdout.line(row("exercise", "program", "sizes", "answers", "time", "verdict"));
  for (const each of posts) {
    const check = checkPost(each, quick);
    stdout.line(summary(each, check));
    stdout.flush();
    if (!agrees(check)) failures.push(check);
  }
  for (const failure of failures) stdout.line(`\n${details(failure).join("\n")}`);
  stdout.line(`\n${conclusion(failures.length)}`);
  exit(failures.length === 0 ? 0 : 1);
}

function checkPost({ files, exercise, procedure, lastSize, lastQuickSize }: Post, quick: boolean): FileCheck {
  const last = quick ? (lastQuickSize ?? lastSize) : lastSize;
  const sizes = Array.from({ length: last + 1 }, (_, size) => size);
  const sources = files.map((file) => readSource(packageFile(`scheme/${file}`)));
  return checkFile(sources, { exercise, procedure, sizes, timeout: 120 });
}

function agrees({ checks }: FileCheck): boolean {
  return checks.length > 0 && checks.every(({ verdict }) => verdict.agrees);
}

/** What each answer held is right, or else told below. */
function summary({ title, exercise, procedure }: Post, check: FileCheck): string {
  const sizes = check.checks.flatMap(({ verdict }) => verdict.sizes);
  const answers = sizes.reduce((sum, { found = 0 }) => sum + found, 0);
  const time = sizes.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const range = sizes.length === 0 ? "" : `0..${sizes[sizes.length - 1]?.size}`;
  return row(
    exercise,
    `${title}: ${procedure}`,
    range,
    `${answers}`,
    `${(time / 1000).toFixed(2)} s`,
    agrees(check) ? "agrees" : "DOES NOT AGREE",
  );
}

function row(
  exercise: string,
  program: string,
  sizes: string,
  answers: string,
  time: string,
  verdict: string,
) {
  return [
    exercise.padEnd(8),
    program.padEnd(46),
    sizes.padEnd(5),
    answers.padStart(7),
    time.padStart(8),
    verdict,
  ].join("  ");
}

function details({ file, problem, error, checks }: FileCheck): string[] {
  return [
    `${file}${problem === undefined ? "" : `: ${problem}`}`,
    ...(error === undefined ? [] : [renderReport(error, { color: stdout.color })]),
    ...checks.flatMap(({ verdict }) => renderVerdict(verdict)),
  ];
}

function conclusion(failures: number): string {
  if (failures > 0) return `${failures} of ${posts.length} programs do not agree with the oracle.`;
  const [board] = solutions(8);
  return [
    "The first of the 92 solutions on eight rows:",
    "",
    ...drawBoard(board as number[]).map((line) => `  ${line}`),
    "",
    `All ${posts.length} programs agree with the oracle, solution by solution.`,
  ].join("\n");
}
