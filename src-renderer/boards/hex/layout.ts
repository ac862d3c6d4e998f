import { columnOf, rowOf } from '../../../src-shared/games/hex/geometry.ts';
import type { Side } from '../../../src-shared/core/side.ts';
import { polygonPath, roundedPath, towards } from '../shared/paths.ts';
import type { Bounds, Point } from '../shared/viewport.ts';

/** A unit is the distance of neighbouring cells' centres; hexagons stand on a corner. */
export const RADIUS = 1 / Math.sqrt(3);
/** Distance of rows. */
const ROW = Math.sqrt(3) / 2;

/** Width of the owners' inlaid edges, and of the frame with them, beyond the outermost corners of cells. */
const INLAY = 0.34;
const FRAME = 0.62;
const FRAME_WITH_LETTERS = 1.02;
/** How much of the two sharp corners is cut off, in proportion to what lies outside the cells. */
const CUT = 1.45;
/** The inlays stop further in, so that wood remains around their tips. */
const INLAY_CUT = 0.95;

/** The centre of a cell as seen; that of the top left cell is (0, 0). */
export function cellCenter(size: number, cell: number, isFlipped: boolean): Point {
  return centerAt(size, columnOf(size, cell), rowOf(size, cell), isFlipped);
}

/** Also beyond the board, where the letters are. */
function centerAt(size: number, column: number, row: number, isFlipped: boolean): Point {
  const [x, y] = [column + row / 2, row * ROW];
  return isFlipped ? { x: 1.5 * (size - 1) - x, y: (size - 1) * ROW - y } : { x, y };
}

/** The corners of a hexagon, clockwise from the top one. */
export const hexagon = ({ x, y }: Point, radius = RADIUS): readonly Point[] =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner * 60 - 90) * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });

/** Turned by 180° about the middle of the board. */
const opposite = (size: number, { x, y }: Point): Point => ({
  x: 1.5 * (size - 1) - x,
  y: (size - 1) * ROW - y,
});

/** The sharp top left and blunt top right corner of a rhombus that lies `offset` outside the cells. */
function topCorners(size: number, offset: number): { sharp: Point; blunt: Point } {
  const reach = RADIUS + offset;
  return {
    sharp: { x: -Math.sqrt(3) * reach, y: -reach },
    blunt: { x: size - 1 + reach / Math.sqrt(3), y: -reach },
  };
}

/** A rhombus around the board, its sharp corners cut: six corners, clockwise from the top left. */
function rhombus(size: number, offset: number): readonly Point[] {
  const cut = offset * CUT;
  const { sharp, blunt } = topCorners(size, offset);
  const half = [towards(sharp, opposite(size, blunt), cut), towards(sharp, blunt, cut), blunt];
  return [...half, ...half.map((point) => opposite(size, point))];
}

const frameWidth = (hasLetters: boolean): number => (hasLetters ? FRAME_WITH_LETTERS : FRAME);

/** The outline of the walnut frame as SVG path data. */
export const framePath = (size: number, hasLetters: boolean, inset = 0): string =>
  roundedPath(rhombus(size, frameWidth(hasLetters) - inset), 0.3);

/** The whole board with its frame. */
export function boardBounds(size: number, hasLetters: boolean): Bounds {
  const corners = rhombus(size, frameWidth(hasLetters));
  const x = Math.min(...corners.map((corner) => corner.x));
  const y = Math.min(...corners.map((corner) => corner.y));
  const far = opposite(size, { x, y });
  return { x, y, width: far.x - x, height: far.y - y };
}

/**
 * The two edges that a side joins, as SVG path data: left and right for side 0, top and bottom for side 1. They meet
 * in the middle of the sharp corners, and halfway along the outermost line of the blunt ones.
 */
export function edgePaths(size: number, side: Side): readonly [string, string] {
  const { sharp, blunt } = topCorners(size, INLAY);
  const left = opposite(size, blunt);
  const [cutTop, cutLeft] = [towards(sharp, blunt, INLAY_CUT), towards(sharp, left, INLAY_CUT)];
  const tip = { x: (cutTop.x + cutLeft.x) / 2, y: (cutTop.y + cutLeft.y) / 2 };
  const along = Array.from({ length: size }, (_, i) => i);
  const corners = (column: number, row: number) => hexagon(centerAt(size, column, row, false));
  const half = (from: Point | undefined, to: Point | undefined): readonly Point[] =>
    from && to ? [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }] : [];
  const end = side === 0 ? corners(0, size - 1) : corners(size - 1, 0);
  const edge =
    side === 0
      ? [
          ...along.flatMap((row) => corners(0, row).slice(3).reverse()).slice(0, -1),
          ...half(end[3], end[4]),
          left,
          cutLeft,
          tip,
        ]
      : [
          ...along
            .flatMap((column) => {
              const [top, upperRight, , , , upperLeft] = corners(column, 0);
              return upperLeft && top && upperRight ? [upperLeft, top, upperRight] : [];
            })
            .slice(0, -1),
          ...half(end[0], end[1]),
          blunt,
          cutTop,
          tip,
        ];
  return [polygonPath(edge), polygonPath(edge.map((point) => opposite(size, point)))];
}

/** A name on the frame. */
export interface Label extends Point {
  readonly text: string;
}

/** Column and row names on the frame, beyond the first cell of each column and row. */
export function labels(
  size: number,
  isFlipped: boolean,
  columnName: (column: number) => string,
  rowName: (row: number) => string,
): readonly Label[] {
  const distance = (RADIUS + (INLAY + FRAME_WITH_LETTERS) / 2) / ROW;
  return Array.from({ length: size }, (_, i) => {
    const row = { ...centerAt(size, -distance, i, isFlipped), text: rowName(i) };
    // Two figures keep off the inlaid edge.
    const aside = (row.text.length - 1) * (isFlipped ? 0.1 : -0.1);
    return [
      { ...centerAt(size, i, -distance, isFlipped), text: columnName(i) },
      { ...row, x: row.x + aside },
    ];
  }).flat();
}
