/** `queenside oracle queens N`: what the native solver knows. */
import type { Board } from "../oracle/board.ts";
import { countQueens } from "../oracle/count.ts";
import { drawBoard } from "../oracle/draw.ts";
import { LARGEST_SIZE, queensIterator } from "../oracle/queens.ts";
import { fundamental } from "../oracle/symmetry.ts";
import { exit, stdout } from "./output.ts";
import { WrongUse } from "./wrong-use.ts";

export interface OracleOptions {
  readonly count?: boolean;
  readonly first?: boolean;
  readonly fundamental?: boolean;
  readonly board?: boolean;
  readonly json?: boolean;
}

export async function oracleQueens(text: string, options: OracleOptions): Promise<never> {
  const size = parseSize(text);
  const { count, json } = options;
  if (count)
    stdout.line(json ? JSON.stringify({ size, count: countOf(size, options) }) : `${countOf(size, options)}`);
  else if (json) stdout.line(JSON.stringify({ size, solutions: [...solutions(size, options)].map(rows) }));
  else show(solutions(size, options), options.board ? drawn : listed);
  exit(0);
}

function parseSize(text: string): number {
  const size = Number(text);
  if (/^\d+$/.test(text) && size <= LARGEST_SIZE) return size;
  throw new WrongUse(`the size of a board is a number from 0 to ${LARGEST_SIZE}, not ${text}`);
}

function countOf(size: number, { fundamental: classes, first }: OracleOptions): number {
  if (classes || first) return [...solutions(size, { fundamental: classes, first })].length;
  return countQueens(size);
}

function* solutions(size: number, options: OracleOptions): Generator<Board, void, undefined> {
  for (const board of options.fundamental ? fundamental(size) : queensIterator(size)) {
    yield board;
    if (options.first) return;
  }
}

function show(boards: Iterable<Board>, lines: (board: Board, index: number) => string[]): void {
  let index = 0;
  for (const board of boards) for (const line of lines(board, index++)) stdout.line(line);
}

/** A list of the rows of the queens, as a Scheme program would write it. */
function listed(board: Board): string[] {
  return [`(${rows(board).join(" ")})`];
}

function drawn(board: Board, index: number): string[] {
  return index === 0 ? drawBoard(board) : ["", ...drawBoard(board)];
}

/** Counted from 1, as the book does. */
function rows(board: Board): number[] {
  return board.map((row) => row + 1);
}
