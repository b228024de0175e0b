/** The verdict on a queens program (SICP exercise 2.42). */
import { type Value, VOID } from "../data/values.ts";
import { type Representation, recognise } from "./boards.ts";
import { likelyCause } from "./causes.ts";
import { type Comparison, compareQueens, type FoundBoard } from "./compare.ts";
import { countQueens } from "./count.ts";
import { isEqual } from "./sets.ts";
import { elements } from "./values.ts";
import { type Answer, clip, type SizeVerdict, type Verdict, verdictOf, type Writer } from "./verdict.ts";
import { wordingOf } from "./wording.ts";

/** The verdict on the answers of a queens program, one for each size. */
export function checkQueens(
  exercise: { readonly id: string; readonly title: string },
  answers: readonly Answer[],
  write: Writer,
): Verdict {
  const values = answers.flatMap(({ size, value }) => (value === undefined ? [] : [{ size, value }]));
  const representation = recognise(values);
  const results = answers.map((answer) => judge(answer, representation, write));
  return verdictOf(
    exercise,
    results.map(({ verdict }) => verdict),
    {
      reading: representation?.name,
      notes: representation?.note === undefined ? [] : [representation.note],
      cause: likelyCause(
        answers,
        results.flatMap(({ comparison }) => comparison ?? []),
      ),
    },
  );
}

interface Judgement {
  readonly verdict: SizeVerdict;
  readonly comparison?: Comparison;
}

function judge(answer: Answer, representation: Representation | undefined, write: Writer): Judgement {
  const { size, value, milliseconds } = answer;
  const boards = value === undefined ? undefined : boardsOf(value, size, representation);
  if (boards === undefined) {
    const problem = answer.error ?? `the answer ${notBoards(value, write)}`;
    const none = { missing: [], wrong: [], duplicate: [] };
    return {
      verdict: { size, agrees: false, expected: countQueens(size), ...none, problem, milliseconds },
    };
  }
  const comparison = compareQueens(size, boards);
  const { difference } = comparison;
  const words = wordingOf(representation, write);
  const verdict = {
    size,
    agrees: isEqual(difference),
    expected: comparison.solutions.length,
    found: boards.length,
    missing: difference.missing.map(words.missing),
    wrong: difference.unexpected.map((board) => words.wrong(board, size)),
    duplicate: difference.repeated.map(({ item, times }) => ({ ...words.found(item), times })),
    ...(difference.sameOrder === undefined ? {} : { sameOrder: difference.sameOrder }),
    milliseconds,
  };
  return { verdict, comparison };
}

function boardsOf(
  answer: Value,
  size: number,
  representation: Representation | undefined,
): FoundBoard[] | undefined {
  const boards = representation === undefined ? elements(answer) : representation.boards(answer, size);
  return boards?.map((value) => ({ value, squares: representation?.squares(value, size) }));
}

function notBoards(value: Value | undefined, write: Writer): string {
  if (value === undefined) return "is missing";
  if (value === VOID) return "is no value: are the solutions printed instead of returned?";
  if (typeof value === "number") return `is the number ${value}, not a list of boards`;
  return `is not a list of boards: ${clip(write(value))}`;
}
