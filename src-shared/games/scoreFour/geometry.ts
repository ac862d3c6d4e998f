/**
 * The board as data. A peg is `column + 4 * row` (0–15; columns A–D, rows 1–4), a height is 0–3 from the bottom,
 * and a cell is `peg + 16 * height` (0–63).
 */
export const PEG_COUNT = 16;
export const HEIGHT_COUNT = 4;
export const CELL_COUNT = 64;

export const cellAt = (peg: number, height: number): number => peg + PEG_COUNT * height;
export const pegOf = (cell: number): number => cell % PEG_COUNT;
export const heightOf = (cell: number): number => Math.floor(cell / PEG_COUNT);

/** One direction of each opposite pair: 3 along an axis, 6 along a face diagonal, 4 along a space diagonal. */
const DIRECTIONS = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => [x, y, z] as const)))
  .filter(([x, y, z]) => 9 * x + 3 * y + z > 0);

const isOnBoard = (coordinate: number): boolean => coordinate >= 0 && coordinate < 4;

function makeLines(): readonly (readonly number[])[] {
  const lines: number[][] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const [x, y, z] = [cell % 4, Math.floor(cell / 4) % 4, heightOf(cell)];
    for (const [dx, dy, dz] of DIRECTIONS) {
      const end = [x + 3 * dx, y + 3 * dy, z + 3 * dz];
      if (!end.every(isOnBoard)) continue;
      lines.push([0, 1, 2, 3].map((i) => x + i * dx + 4 * (y + i * dy) + 16 * (z + i * dz)));
    }
  }
  return lines;
}

/** The 76 lines of four cells. */
export const LINES = makeLines();

/** For each cell, the indices in `LINES` of the 4 or 7 lines it lies on, ascending. */
export const LINES_OF_CELL: readonly (readonly number[])[] = Array.from(
  { length: CELL_COUNT },
  (_, cell) => LINES.flatMap((line, index) => (line.includes(cell) ? [index] : [])),
);
