import { beadsOn, type ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import { cellAt, heightOf, LINES, pegOf } from '../../../src-shared/games/scoreFour/geometry.ts';
import { WEIGHTS } from '../../../src-shared/games/scoreFour/weights.ts';

/**
 * The estimate of the Score Four kernel for the side to move, cell by cell from the position alone; `undefined` when a
 * line can be completed at once.
 */

type Owner = 0 | 1;

const PEGS = Array.from({ length: 16 }, (_, peg) => peg);

/** What symmetry of the square board leaves different, as lineClasses.ts numbers it. */
function lineClass(line: readonly number[]): number {
  const rim = (coordinate: (cell: number) => number): readonly number[] => {
    const values = new Set(line.map(coordinate));
    if (values.size > 1) return [];
    return [values.has(0) || values.has(3) ? 0 : 1];
  };
  const fixed = [...rim((cell) => cell % 4), ...rim((cell) => Math.floor(cell / 4) % 4)];
  const place = fixed.length === 0 ? 2 : fixed.reduce((sum, each) => sum + each, 0);
  const heights = new Set(line.map(heightOf));
  if (heights.size === 1) return 3 * heightOf(line[0]!) + place;
  return (fixed.length === 2 ? 12 : 15) + place;
}

const CLASSES = LINES.map(lineClass);

function linePoints({ cells }: ScoreFourPosition): number {
  const points = LINES.map((line, index) => {
    const owners = line.toSorted((a, b) => a - b).map((cell) => cells[cell]);
    if (owners.includes(0) && owners.includes(1)) return 0;
    const beads = owners.reduce<number>(
      (sum, owner, i) => sum + (owner === undefined ? 0 : 2 ** i),
      0,
    );
    return WEIGHTS.lines[CLASSES[index]!]![owners.includes(1) ? 15 + beads : beads]!;
  });
  return points.reduce((sum, each) => sum + each, 0);
}

/** The empty cells that complete a line of a side. */
const threats = ({ cells }: ScoreFourPosition, side: Owner): ReadonlySet<number> =>
  new Set(
    LINES.filter((line) => line.filter((cell) => cells[cell] === side).length === 3).flatMap(
      (line) => line.filter((cell) => cells[cell] === undefined),
    ),
  );

const isOdd = (cell: number): boolean => heightOf(cell) % 2 === 0;

export function estimate(position: ScoreFourPosition): number | undefined {
  const white = threats(position, 0);
  const black = threats(position, 1);
  const all = new Set([...white, ...black]);
  const emptyOf = (peg: number): readonly number[] =>
    [0, 1, 2, 3].slice(beadsOn(position, peg)).map((height) => cellAt(peg, height));
  if (
    PEGS.some((peg) =>
      emptyOf(peg)
        .slice(0, 1)
        .some((cell) => all.has(cell)),
    )
  )
    return undefined;

  const lasting = (own: ReadonlySet<number>, enemy: ReadonlySet<number>): readonly number[] =>
    [...own].filter((cell) => !emptyOf(pegOf(cell)).some((each) => each < cell && enemy.has(each)));
  const [ours, theirs] = [lasting(white, black), lasting(black, white)];
  const odd = (cells: readonly number[]) => Math.min(2, cells.filter(isOdd).length);
  const even = (cells: readonly number[]) => cells.filter((cell) => !isOdd(cell)).length;

  const firsts = PEGS.flatMap((peg) => emptyOf(peg).find((cell) => all.has(cell)) ?? []);
  const count = (has: readonly [boolean, boolean], wantsOdd: boolean): number =>
    firsts.filter(
      (cell) =>
        white.has(cell) === has[0] && black.has(cell) === has[1] && isOdd(cell) === wantsOdd,
    ).length;
  const safe = PEGS.map((peg) => {
    const empty = emptyOf(peg);
    const first = empty.findIndex((cell) => all.has(cell));
    return first < 0 ? empty.length : first - 1;
  }).reduce((sum, each) => sum + each, 0);
  const alone = [
    count([true, false], true),
    count([true, false], false),
    count([false, true], true),
    count([false, true], false),
  ].reduce((index, each) => 3 * index + Math.min(2, each), 0);
  const shared =
    2 * Math.min(1, count([true, true], true)) + Math.min(1, count([true, true], false));

  const points =
    linePoints(position) +
    WEIGHTS.odd[3 * odd(ours) + odd(theirs)]! +
    WEIGHTS.even[0]! * even(ours) +
    WEIGHTS.even[1]! * even(theirs) +
    WEIGHTS.standoffs[8 * alone + 2 * shared + (safe % 2)]!;
  return WEIGHTS.turn + (position.sideToMove === 0 ? points : -points);
}
