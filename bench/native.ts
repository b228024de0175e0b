/**
 * The posts' solvers translated by hand into TypeScript: the same algorithm on the same data structures, in the
 * way one would write it, with no check that the language does not make.
 */
class Cell<A, B> {
  constructor(
    readonly car: A,
    readonly cdr: B,
  ) {}
}
type List<A> = Cell<A, List<A>> | null;

function map<A, B>(f: (a: A) => B, list: List<A>): List<B> {
  return list === null ? null : new Cell(f(list.car), map(f, list.cdr));
}
function filter<A>(keep: (a: A) => boolean, list: List<A>): List<A> {
  if (list === null) return null;
  return keep(list.car) ? new Cell(list.car, filter(keep, list.cdr)) : filter(keep, list.cdr);
}
function append<A>(a: List<A>, b: List<A>): List<A> {
  return a === null ? b : new Cell(a.car, append(a.cdr, b));
}
function reverse<A>(list: List<A>): List<A> {
  let result: List<A> = null;
  for (let rest = list; rest !== null; rest = rest.cdr) result = new Cell(rest.car, result);
  return result;
}
export function length<A>(list: List<A>): number {
  let n = 0;
  for (let rest = list; rest !== null; rest = rest.cdr) n++;
  return n;
}
function last<A>(list: List<A>): A {
  let rest = list as Cell<A, List<A>>;
  while (rest.cdr !== null) rest = rest.cdr;
  return rest.car;
}
function accumulate<A, B>(op: (a: A, b: B) => B, initial: B, list: List<A>): B {
  return list === null ? initial : op(list.car, accumulate(op, initial, list.cdr));
}
function flatmap<A, B>(f: (a: A) => List<B>, list: List<A>): List<B> {
  return accumulate<List<B>, List<B>>(append, null, map(f, list));
}
function cdr<A>(list: List<A>): List<A> {
  return (list as Cell<A, List<A>>).cdr;
}

/** The 2009 post: the slow order of exercise 2.43. */
export function puzzle2009(k: number): List<List<number>> {
  function range(a: number, b: number): List<number> {
    return a === b ? null : new Cell(a, range(a + 1, b));
  }
  function enumerate<A>(sequence: List<A>): List<Cell<number, A>> {
    function iter(counter: number, rest: List<A>): List<Cell<number, A>> {
      return rest === null
        ? null
        : append(new Cell(new Cell(counter, rest.car), null), iter(counter + 1, rest.cdr));
    }
    return iter(0, sequence);
  }
  const both = (a: boolean, b: boolean) => a && b;
  function rookSafe(board: List<number>): boolean {
    return accumulate(
      both,
      true,
      map((p) => !(p === last(board)), cdr(reverse(board))),
    );
  }
  function bishopSafe(board: List<number>): boolean {
    return accumulate(
      both,
      true,
      map(
        (pair) => !(Math.abs(last(board) - pair.cdr) === Math.abs(length(board) - 1 - pair.car)),
        enumerate(reverse(cdr(reverse(board)))),
      ),
    );
  }
  function safe(board: List<number>): boolean {
    return rookSafe(board) && bishopSafe(board);
  }
  function solve(n: number): List<List<number>> {
    if (n === 0) return new Cell<List<number>, null>(null, null);
    return filter(
      safe,
      flatmap(
        (final: number) => map((item: List<number>) => append(item, new Cell(final, null)), solve(n - 1)),
        range(0, k),
      ),
    );
  }
  return solve(k);
}

type Position = Cell<number, number>;

function interval(low: number, high: number): List<number> {
  return low > high ? null : new Cell(low, interval(low + 1, high));
}
function adjoin(row: number, column: number, board: List<Position>): List<Position> {
  return new Cell(new Cell(row, column), board);
}
function rowOf(position: Position): number {
  return position.car;
}
function columnOf(position: Position): number {
  return position.cdr;
}
function firstInColumn(column: number, positions: List<Position>): Position {
  return (filter((p: Position) => columnOf(p) === column, positions) as Cell<Position, List<Position>>).car;
}
function without(position: Position, positions: List<Position>): List<Position> {
  const row = rowOf(position);
  const column = columnOf(position);
  return filter((p: Position) => !(rowOf(p) === row && columnOf(p) === column), positions);
}
function apart(row: number, column: number, otherRow: number, otherColumn: number): boolean {
  const difference = column - otherColumn;
  return (
    !(row === otherRow) &&
    !(column === otherColumn) &&
    !(row + difference === otherRow) &&
    !(row - difference === otherRow)
  );
}
function safeIn(column: number, positions: List<Position>): boolean {
  const test = firstInColumn(column, positions);
  const row = rowOf(test);
  const own = columnOf(test);
  const others = without(test, positions);
  return accumulate(
    (p: Position, before: boolean) => apart(row, own, rowOf(p), columnOf(p)) && before,
    true,
    others,
  );
}

/** The 2011 post. */
export function queens2011(size: number): List<List<Position>> {
  function columns(k: number): List<List<Position>> {
    if (k === 0) return new Cell<List<Position>, null>(null, null);
    return filter(
      (positions: List<Position>) => safeIn(k, positions),
      flatmap(
        (rest: List<Position>) => map((row: number) => adjoin(row, k, rest), interval(1, size)),
        columns(k - 1),
      ),
    );
  }
  return columns(size);
}

export function fib(n: number): number {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
