import { type Setup, setupValue } from '../../core/setup.ts';

export const SHAPES = ['hexagon', 'triangle'] as const;
export type Shape = (typeof SHAPES)[number];

export const MIN_SIZE = 1;
export const MAX_SIZE = 5;

/** Boards with so many lines (the handout's has 12) have a complete table at once, and all levels play by it. */
export const TABLE_LINES = 12;

/** A dot of the triangular lattice. */
export interface Dot {
  /** In half distances between dots, from the left edge; dots of one row are 2 apart. */
  readonly x: number;
  /** Row from the top; rows are √3/2 of a distance apart. */
  readonly y: number;
}

/** A line between two neighbouring dots (indices in `dots`): the upper one first, or else the left one. */
export interface Line {
  readonly from: number;
  readonly to: number;
  readonly slope: 'horizontal' | 'rising' | 'falling';
}

export interface Triangle {
  /** Indices in `lines`, ascending. */
  readonly lines: readonly [number, number, number];
  /** Indices in `dots`, ascending. */
  readonly corners: readonly [number, number, number];
  readonly pointsUp: boolean;
}

/**
 * A board as data. Dots, lines and triangles are numbered from the top down and from left to right: the horizontal
 * lines of a row of dots, then the slanted lines below it, then the next row. For the hexagon of side 1 this is the
 * handout's numbering (which counts from 1).
 */
export interface DotsBoard {
  readonly shape: Shape;
  /** Number of lines on one side of the outline. */
  readonly size: number;
  readonly dots: readonly Dot[];
  readonly lines: readonly Line[];
  readonly triangles: readonly Triangle[];
  /** For each line, the indices of the one or two triangles it is a side of. */
  readonly trianglesOfLine: readonly (readonly number[])[];
}

function makeDots(shape: Shape, size: number): readonly Dot[] {
  const rowCount = shape === 'hexagon' ? 2 * size + 1 : size + 1;
  return Array.from({ length: rowCount }, (_, y) => {
    const indent = Math.abs(size - y);
    const count = shape === 'hexagon' ? 2 * size + 1 - indent : y + 1;
    return Array.from({ length: count }, (_dot, i) => ({ x: indent + 2 * i, y }));
  }).flat();
}

type Corners = readonly [number, number, number];

function makeTriangle(lines: readonly Line[], corners: Corners, pointsUp: boolean): Triangle {
  const [first, second, third] = lines.flatMap((line, index) =>
    corners.includes(line.from) && corners.includes(line.to) ? [index] : [],
  );
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('a triangle without three sides');
  }
  return { lines: [first, second, third], corners, pointsUp };
}

function makeBoard(shape: Shape, size: number): DotsBoard {
  const dots = makeDots(shape, size);
  const indexOf = new Map(dots.map((dot, index) => [`${dot.x},${dot.y}`, index]));
  const dotAt = (x: number, y: number): number => indexOf.get(`${x},${y}`) ?? -1;
  const columns = Array.from({ length: Math.max(...dots.map((dot) => dot.x)) + 1 }, (_, x) => x);
  const rows = Array.from({ length: Math.max(...dots.map((dot) => dot.y)) + 1 }, (_, y) => y);

  // Below a row, what has its middle at x (a triangle) or at x - ½ (a slanted line) comes in the order of x.
  const lines = rows
    .flatMap((y): readonly Line[] => [
      ...columns.map((x) => ({
        slope: 'horizontal' as const,
        from: dotAt(x, y),
        to: dotAt(x + 2, y),
      })),
      ...columns.flatMap((x) => [
        { slope: 'falling' as const, from: dotAt(x - 1, y), to: dotAt(x, y + 1) },
        { slope: 'rising' as const, from: dotAt(x, y), to: dotAt(x - 1, y + 1) },
      ]),
    ])
    .filter((line) => line.from >= 0 && line.to >= 0);
  const triangles = rows
    .flatMap((y) =>
      columns.flatMap((x): readonly { pointsUp: boolean; corners: Corners }[] => [
        { pointsUp: true, corners: [dotAt(x, y), dotAt(x - 1, y + 1), dotAt(x + 1, y + 1)] },
        { pointsUp: false, corners: [dotAt(x - 1, y), dotAt(x + 1, y), dotAt(x, y + 1)] },
      ]),
    )
    .filter(({ corners }) => corners.every((corner) => corner >= 0))
    .map(({ corners, pointsUp }) => makeTriangle(lines, corners, pointsUp));
  const trianglesOfLine = lines.map((_, line) =>
    triangles.flatMap((triangle, index) => (triangle.lines.includes(line) ? [index] : [])),
  );
  return { shape, size, dots, lines, triangles, trianglesOfLine };
}

const inAllSizes = (shape: Shape): readonly DotsBoard[] =>
  Array.from({ length: MAX_SIZE - MIN_SIZE + 1 }, (_, index) => makeBoard(shape, MIN_SIZE + index));

/** By shape and then by size, the smallest first. */
const BOARDS: Readonly<Record<Shape, readonly DotsBoard[]>> = {
  hexagon: inAllSizes('hexagon'),
  triangle: inAllSizes('triangle'),
};

/**
 * The board of a shape and size; the same object each time.
 * @throws Error for a size that is not from `MIN_SIZE` to `MAX_SIZE`.
 */
export function boardFor(shape: Shape, size: number): DotsBoard {
  const board = BOARDS[shape][size - MIN_SIZE];
  if (board === undefined) throw new Error(`no ${shape} of size ${size}`);
  return board;
}

/** The board of a checked setup. */
export const boardOf = (setup: Setup): DotsBoard =>
  boardFor(setupValue(setup, 'shape') === 0 ? 'hexagon' : 'triangle', setupValue(setup, 'size'));
