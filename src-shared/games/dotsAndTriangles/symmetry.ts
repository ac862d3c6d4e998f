import type { Dot, DotsBoard } from './geometry.ts';

/** For each line, the line that a symmetry takes it to. */
export type LineMap = readonly number[];

/** Steps from the middle in the three directions of the lattice, which add up to 0. */
type Cube = readonly [number, number, number];

const ORDERS = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
] as const;

/** Every turn and reflection of the lattice about a point: the identity first. */
const TURNS: readonly ((cube: Cube) => Cube)[] = [1, -1].flatMap((sign) =>
  ORDERS.map(([a, b, c]) => (cube: Cube): Cube => [sign * cube[a], sign * cube[b], sign * cube[c]]),
);

const nameOf = ([a, b]: Cube): string => `${a} ${b}`;

/** The symmetries of a board, as what they do to its lines: 12 of a hexagon, 6 of a triangle. The identity is first. */
export function symmetriesOf({ dots, lines }: DotsBoard): readonly LineMap[] {
  // All in steps of one part in so many of half a distance, so that the middle of the dots is a whole number.
  const parts = dots.length;
  const sum = (of: (dot: Dot) => number): number => dots.reduce((total, dot) => total + of(dot), 0);
  const [middleX, middleY] = [sum((dot) => dot.x), sum((dot) => dot.y)];
  const cubes = dots.map((dot): Cube => {
    const [x, y] = [parts * dot.x - middleX, parts * dot.y - middleY];
    return [x - y, 2 * y, -x - y];
  });
  const dotAt = new Map(cubes.map((cube, index) => [nameOf(cube), index]));
  const ends = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
  const lineBetween = new Map(lines.map(({ from, to }, index) => [ends(from, to), index]));
  return TURNS.flatMap((turn) => {
    const turned = cubes.map((cube) => dotAt.get(nameOf(turn(cube))));
    if (turned.includes(undefined)) return [];
    return [lines.map(({ from, to }) => lineBetween.get(ends(turned[from]!, turned[to]!))!)];
  });
}

/** Those of the symmetries that leave a set of lines as it is. @param isDrawn by line. */
export const symmetriesKeeping = (
  isDrawn: readonly boolean[],
  symmetries: readonly LineMap[],
): readonly LineMap[] =>
  symmetries.filter((map) => map.every((to, line) => isDrawn[to] === isDrawn[line]));
