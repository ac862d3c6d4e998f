import type { DotsBoard } from '../../../src-shared/games/dotsAndTriangles/geometry.ts';
import type { CellRows } from '../shared/cellNavigation.ts';
import type { Bounds, Point } from '../shared/viewport.ts';

/** Distance of rows of dots; a unit is the distance of neighbouring dots. */
const ROW = Math.sqrt(3) / 2;

/** How far the cloth and the frame around it reach beyond the outer lines. */
export const CLOTH = 0.36;
export const FRAME = 0.66;

/** With more lines than this, their numbers are too small to be read on a small screen. */
const MOST_NUMBERS = 45;

/** Too many lines for all their numbers: each is shown when it is pointed at. */
export const isCrowded = ({ lines }: DotsBoard): boolean => lines.length > MOST_NUMBERS;

/** The middle of some points. */
export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Where everything of a board lies, in units of the distance of two dots. */
export interface DotsLayout {
  /** By dot. */
  readonly dots: readonly Point[];
  /** By line: its two ends. */
  readonly lines: readonly (readonly [Point, Point])[];
  /** By line: the rhombus around it in which it is the nearest line. */
  readonly areas: readonly (readonly Point[])[];
  /** By triangle: its corners, drawn in a little from the lines. */
  readonly triangles: readonly (readonly Point[])[];
  /** The lines in reading order, as seen. */
  readonly rows: CellRows;
  readonly bounds: Bounds;
  /** The outline of the board, this far outside its outer lines. */
  outline(offset: number): readonly Point[];
}

/** How much of its size a filled triangle keeps. */
const FILL = 0.84;

/** @param isFlipped seen from the other side, turned by 180° */
export function makeLayout(board: DotsBoard, isFlipped: boolean): DotsLayout {
  const plain = board.dots.map(({ x, y }) => ({ x: x / 2, y: y * ROW }));
  const width = Math.max(...plain.map(({ x }) => x));
  const height = Math.max(...plain.map(({ y }) => y));
  const turned = ({ x, y }: Point): Point =>
    isFlipped ? { x: width - x, y: height - y } : { x, y };
  const dots = plain.map(turned);
  const pointOf = (dot: number): Point => {
    const point = dots[dot];
    if (point === undefined) throw new Error(`there is no dot ${dot}`);
    return point;
  };
  const lines = board.lines.map(({ from, to }) => [pointOf(from), pointOf(to)] as const);
  const triangles = board.triangles.map(({ corners }) => {
    const points = corners.map(pointOf);
    return points.map((point) => scaled(point, middleOf(points), FILL));
  });
  const corners = outerCorners(board).map(turned);
  const middle = middleOf(corners);
  // Both shapes are regular, so moving their sides outwards is scaling about the middle.
  const apothem = board.shape === 'hexagon' ? board.size * ROW : board.size / (2 * Math.sqrt(3));
  const outline = (offset: number): readonly Point[] =>
    corners.map((corner) => scaled(corner, middle, 1 + offset / apothem));
  return {
    dots,
    lines,
    areas: lines.map(areaOf),
    triangles,
    rows: rowsOf(board, isFlipped),
    bounds: boundsOf(outline(FRAME)),
    outline,
  };
}

const scaled = ({ x, y }: Point, about: Point, factor: number): Point => ({
  x: about.x + (x - about.x) * factor,
  y: about.y + (y - about.y) * factor,
});

/** Clockwise from the top left. */
function outerCorners({ shape, size }: DotsBoard): readonly Point[] {
  if (shape === 'triangle') {
    return [
      { x: size / 2, y: 0 },
      { x: size, y: size * ROW },
      { x: 0, y: size * ROW },
    ];
  }
  const top = [
    { x: size / 2, y: 0 },
    { x: 1.5 * size, y: 0 },
    { x: 2 * size, y: size * ROW },
  ];
  return [...top, ...top.map(({ x, y }) => ({ x: 2 * size - x, y: 2 * size * ROW - y }))];
}

/** The line's ends and the middles of the triangles on its two sides, whether those are on the board or not. */
function areaOf([from, to]: readonly [Point, Point]): readonly Point[] {
  const middle = middleOf([from, to]);
  const across = {
    x: -(to.y - from.y) / (2 * Math.sqrt(3)),
    y: (to.x - from.x) / (2 * Math.sqrt(3)),
  };
  return [
    from,
    { x: middle.x + across.x, y: middle.y + across.y },
    to,
    { x: middle.x - across.x, y: middle.y - across.y },
  ];
}

/** Lines are numbered in reading order, so those of one height follow each other. */
function rowsOf(board: DotsBoard, isFlipped: boolean): CellRows {
  const rows = new Map<number, number[]>();
  for (const [line, { from, to }] of board.lines.entries()) {
    const height = board.dots[from]!.y + board.dots[to]!.y;
    rows.set(height, [...(rows.get(height) ?? []), line]);
  }
  const inOrder = [...rows.values()];
  return isFlipped ? inOrder.map((row) => row.toReversed()).toReversed() : inOrder;
}

function boundsOf(points: readonly Point[]): Bounds {
  const x = Math.min(...points.map((point) => point.x));
  const y = Math.min(...points.map((point) => point.y));
  return {
    x,
    y,
    width: Math.max(...points.map((point) => point.x)) - x,
    height: Math.max(...points.map((point) => point.y)) - y,
  };
}
