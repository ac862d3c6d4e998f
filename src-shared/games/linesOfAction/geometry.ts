/**
 * The board as data. Squares are `column + 8 * row`, 0–63, from the top left: columns a–h, rows 0–7 of the handout's
 * coordinates from the top (row 8 to row 1 of chess-style coordinates).
 */
export const LENGTH = 8;
export const SQUARE_COUNT = 64;

export const squareAt = (column: number, row: number): number => column + LENGTH * row;
export const columnOf = (square: number): number => square % LENGTH;
export const rowOf = (square: number): number => Math.floor(square / LENGTH);

/** The eight steps; a step and the one four places further are opposite. */
const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

const DIRECTION_COUNT = STEPS.length;

/** The squares met when leaving `square` by a step, nearest first. */
function rayFrom(square: number, [dx, dy]: (typeof STEPS)[number]): readonly number[] {
  const ray: number[] = [];
  let [column, row] = [columnOf(square) + dx, rowOf(square) + dy];
  while (column >= 0 && column < LENGTH && row >= 0 && row < LENGTH) {
    ray.push(squareAt(column, row));
    [column, row] = [column + dx, row + dy];
  }
  return ray;
}

const squares = Array.from({ length: SQUARE_COUNT }, (_, square) => square);

/** `RAYS[square][direction]`, direction 0–7: the squares in that direction, nearest first. */
export const RAYS: readonly (readonly (readonly number[])[])[] = squares.map((square) =>
  STEPS.map((step) => rayFrom(square, step)),
);

const makeLine = (square: number, direction: number): readonly number[] => [
  ...RAYS[square]![(direction + 4) % DIRECTION_COUNT]!.toReversed(),
  square,
  ...RAYS[square]![direction]!,
];

/**
 * The 46 lines: 8 rows, 8 columns and 30 diagonals (the 4 single corners among them), each from end to end. A move
 * counts the pieces on one of these.
 */
export const LINES: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((direction) =>
  squares
    .filter((square) => RAYS[square]?.[direction + 4]?.length === 0)
    .map((square) => makeLine(square, direction)),
);

/** `LINE_OF[square][direction]`: the index in `LINES` of the line that runs through a square in a direction. */
export const LINE_OF: readonly (readonly number[])[] = squares.map((square) =>
  STEPS.map((_, direction) => {
    const along = direction % 4;
    const line = makeLine(square, along);
    return LINES.findIndex(
      (each) => each.length === line.length && each.every((s, i) => s === line[i]),
    );
  }),
);

/** The three, five or eight squares around each square. */
export const NEIGHBOURS: readonly (readonly number[])[] = RAYS.map((rays) =>
  rays.flatMap((ray) => ray.slice(0, 1)),
);

/** `DIRECTION_BETWEEN[from][to]`: the direction, 0–7, of the straight line between two squares; -1 where there is none. */
export const DIRECTION_BETWEEN: readonly (readonly number[])[] = RAYS.map((rays) =>
  squares.map((to) => rays.findIndex((ray) => ray.includes(to))),
);
