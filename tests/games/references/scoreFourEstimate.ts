import { cellAt, heightOf, LINES, pegOf } from '../../../src-shared/games/scoreFour/geometry.ts';
import { beadsOn, type ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';

/** The estimate of the Score Four kernel for the side to move, cell by cell from the position alone. */

type Owner = 0 | 1;

/** By empty cells of heights 1 and 3 on a line that one side has beads on. */
const ONE_BEAD = [8, 12, 44, 36];
const TWO_BEADS = [35, 55, 74];
const EVEN_POINTS = [78, 113] as const;
/** By White's threats at height 3 (none, one, more), then Black's. */
const ODD_POINTS = [
  [-93, -256, -495],
  [282, 114, -252],
  [537, 320, -77],
] as const;
const TURN_POINTS = 59;

const isOdd = (cell: number): boolean => heightOf(cell) % 2 === 0;

/** The lines with so many beads of a side and none of the other. */
const openLines = ({ cells }: ScoreFourPosition, side: Owner, beads: number) =>
  LINES.filter(
    (line) =>
      line.filter((cell) => cells[cell] === side).length === beads &&
      line.every((cell) => cells[cell] === side || cells[cell] === undefined),
  );

function linePoints(position: ScoreFourPosition, side: Owner): number {
  const sum = (beads: number, points: readonly number[]) =>
    openLines(position, side, beads)
      .map((line) => line.filter((cell) => position.cells[cell] === undefined && isOdd(cell)))
      .reduce((total, odd) => total + (points[odd.length] ?? NaN), 0);
  return sum(1, ONE_BEAD) + sum(2, TWO_BEADS);
}

/** The empty cells that complete a line of a side. */
const threats = (position: ScoreFourPosition, side: Owner): ReadonlySet<number> =>
  new Set(
    openLines(position, side, 3).flatMap((line) =>
      line.filter((cell) => position.cells[cell] === undefined),
    ),
  );

/** The threats of a side that cannot be reached at once, with no enemy threat below. */
function lastingThreats(position: ScoreFourPosition, side: Owner): readonly number[] {
  const enemy = threats(position, side === 0 ? 1 : 0);
  return [...threats(position, side)].filter((cell) => {
    const below = Array.from({ length: heightOf(cell) }, (_, height) =>
      cellAt(pegOf(cell), height),
    );
    return heightOf(cell) > beadsOn(position, pegOf(cell)) && !below.some((c) => enemy.has(c));
  });
}

export function estimate(position: ScoreFourPosition): number {
  const white = lastingThreats(position, 0);
  const black = lastingThreats(position, 1);
  const odd = (cells: readonly number[]) => Math.min(2, cells.filter(isOdd).length);
  const even = (cells: readonly number[]) => cells.filter((cell) => !isOdd(cell)).length;
  const points =
    linePoints(position, 0) -
    linePoints(position, 1) +
    (ODD_POINTS[odd(white)]?.[odd(black)] ?? NaN) +
    EVEN_POINTS[0] * even(white) -
    EVEN_POINTS[1] * even(black);
  return TURN_POINTS + (position.sideToMove === 0 ? points : -points);
}
