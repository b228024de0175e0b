/** The forms in which programs write one board, and how each is read into points. */
import { Str } from "../data/string.ts";
import type { Value } from "../data/values.ts";
import { elements, integer, integersWithin, sequence, textOf } from "./values.ts";

/** A queen as written: two coordinates, of which it may not be known yet which is the row, nor the base. */
export type Point = readonly [number, number];

export type Form = "squares" | "rows" | "grid";

/** The queens of a board in the order they are written, or undefined if the value has not this form. */
export function readForm(form: Form, value: Value, size: number): Point[] | undefined {
  switch (form) {
    case "squares":
      return readSquares(value);
    case "rows":
      return readRows(value);
    case "grid":
      return readGrid(value, size);
  }
}

/** A list or vector of queens, each with two coordinates. */
function readSquares(value: Value): Point[] | undefined {
  const queens = elements(value);
  if (queens === undefined) return undefined;
  const points: Point[] = [];
  for (const queen of queens) {
    if (integer(queen) !== undefined) return undefined;
    const [first, second, third] = integersWithin(queen) ?? [];
    if (first === undefined || second === undefined || third !== undefined) return undefined;
    points.push([first, second]);
  }
  return points;
}

/** A list or vector of the rows of the queens, one a column. The second coordinate is counted from 0. */
function readRows(value: Value): Point[] | undefined {
  const items = elements(value);
  if (items === undefined) return undefined;
  const points: Point[] = [];
  for (const [column, item] of items.entries()) {
    const row = integer(item);
    if (row === undefined) return undefined;
    points.push([row, column]);
  }
  return points;
}

/** The lines of the board, each a string, list or vector of squares; or one string of all lines. */
function readGrid(value: Value, size: number): Point[] | undefined {
  const lines = value instanceof Str ? splitLines(value.text) : elements(value);
  if (lines?.length !== size) return undefined;
  const points: Point[] = [];
  for (const [row, line] of lines.entries()) {
    const cells = readLine(line, size);
    if (cells === undefined) return undefined;
    for (const [column, queen] of cells.entries()) if (queen) points.push([row, column]);
  }
  return points;
}

function splitLines(text: string): Value[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => new Str(line));
}

/** For each square of a line, whether a queen stands on it. */
function readLine(line: Value, size: number): boolean[] | undefined {
  const cells = line instanceof Str ? characters(line.text, size) : sequence(line);
  if (cells?.length !== size) return undefined;
  const queens = cells.map((cell) => (typeof cell === "string" ? isQueenText(cell) : isQueen(cell)));
  return queens.every((queen) => queen !== undefined) ? queens : undefined;
}

/** The characters of a line; blanks between them are left out if it is too long without. */
function characters(line: string, size: number): string[] {
  const all = [...line];
  return all.length === size ? all : all.filter((char) => char.trim() !== "");
}

function isQueen(cell: Value): boolean | undefined {
  if (typeof cell === "boolean") return cell;
  if (typeof cell === "number") return cell === 0 || cell === 1 ? cell === 1 : undefined;
  const text = textOf(cell);
  return text === undefined ? undefined : isQueenText(text);
}

function isQueenText(text: string): boolean {
  return !EMPTY_SQUARES.has(text.trim().toLowerCase());
}

const EMPTY_SQUARES = new Set(["", ".", "_", "-", "+", "0", "·", "□", "e", "empty"]);
