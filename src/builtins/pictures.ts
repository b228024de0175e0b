/** What the picture language (scheme/lib/pictures.scm) draws with: lines and areas, as an SVG picture. */
import { Str } from "../data/string.ts";
import { Flonum, Obj, Pair, Ratnum, Sym, type Value, VOID } from "../data/values.ts";
import { wrongType } from "../errors.ts";
import { type Builtin, builtin, machineBuiltin } from "./builtin.ts";
import { itemsOf } from "./walk.ts";

/** Pixels along an edge of the picture. */
const SIZE = 400;

/** A picture that no host has taken. */
export class Picture extends Obj {
  readonly tag = "picture";
  constructor(readonly svg: string) {
    super();
  }
}

export const pictures: Builtin[] = [
  machineBuiltin(
    "(draw-line start:obj end:obj)",
    `Draws a line between two points of the unit square, pairs of coordinates (SICP 2.2.4).
  (draw-line '(0 . 0) '(1 . 1))
  (draw-line 1 2)   ;error> wrong-type`,
    (machine) => (start, end) => {
      const [x1, y1] = point("draw-line", 1, start);
      const [x2, y2] = point("draw-line", 2, end);
      machine.drawing.push(`<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`);
      return VOID;
    },
  ),
  machineBuiltin(
    "(%draw-area corners:list colour:obj)",
    `Fills an area with a colour: its name, or a shade from 0 to 255.
  (%draw-area '((0 . 0) (1 . 0) (0 . 1)) 100)`,
    (machine) => (corners, colour) => {
      const points = itemsOf("draw-area", 1, corners).map((corner) => point("draw-area", 1, corner).join());
      const fill = escapeText(colourName(colour));
      machine.drawing.push(`<polygon points="${points.join(" ")}" fill="${fill}" stroke="none"/>`);
      return VOID;
    },
  ),
  machineBuiltin("(%new-drawing)", "Begins a drawing.", (machine) => () => {
    machine.drawing.length = 0;
    return VOID;
  }),
  machineBuiltin("(%drawing->svg)", "The drawing, as the text of an SVG picture.", (machine) => () => {
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">`;
    const body = `<g stroke="black" fill="none">\n${machine.drawing.join("\n")}\n</g>`;
    return new Str(`${open}\n${body}\n</svg>\n`);
  }),
  machineBuiltin(
    "(%show-picture svg:string)",
    `Hands a picture to the host; returns it if the host takes none.
  (void? (%show-picture "<svg/>"))   ;=> #f`,
    (machine) => (svg) => {
      if (machine.onPicture === undefined) return new Picture(svg.text);
      machine.onPicture(svg.text);
      return VOID;
    },
  ),
  builtin(
    "(picture->svg obj)",
    `The text of a picture that paint returned.
  (string=? (picture->svg (paint wave)) (painter->svg wave))   ;=> #t
  (picture->svg 1)   ;error> wrong-type`,
    (picture) => {
      if (!(picture instanceof Picture)) throw wrongType("picture->svg", 1, "a picture", picture);
      return new Str(picture.svg);
    },
  ),
];

/** A point of the unit square in pixels from the upper left corner. Programs may have lists for vectors. */
function point(who: string, position: number, value: Value): [number, number] {
  const x = value instanceof Pair ? decimal(value.car) : undefined;
  const rest = value instanceof Pair ? value.cdr : undefined;
  const y = decimal(rest instanceof Pair ? rest.car : rest);
  if (x === undefined || y === undefined) throw wrongType(who, position, "a pair of coordinates", value);
  return [pixels(x), pixels(1 - y)];
}

function pixels(part: number): number {
  return Math.round(part * SIZE * 100) / 100;
}

function decimal(value: Value | undefined): number | undefined {
  if (typeof value === "number") return value;
  if (value instanceof Flonum) return value.value;
  if (value instanceof Ratnum) return Number(value.numerator) / Number(value.denominator);
  return undefined;
}

function colourName(colour: Value): string {
  if (colour instanceof Str) return colour.text;
  if (colour instanceof Sym) return colour.name;
  const shade = decimal(colour);
  if (shade === undefined) throw wrongType("color->painter", 1, "a colour", colour);
  const level = Math.max(0, Math.min(255, Math.round(shade)));
  return `rgb(${level},${level},${level})`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
