import { heightOf, LINES } from './geometry.ts';

const isOuter = (coordinate: number): boolean => coordinate === 0 || coordinate === 3;

/**
 * Lines by what symmetry (symmetry.ts) leaves different: within a height (0–11, three for each: on the rim, inside,
 * diagonal), pegs (12–14: corner, rim, inside), diagonals that go up (15 on the rim, 16 inside, 17 through the room).
 */
function classOf([first = 0, second = 0]: readonly number[]): number {
  const [x, y, height] = [first % 4, Math.floor(first / 4) % 4, heightOf(first)];
  const changesX = second % 4 !== x;
  const changesY = Math.floor(second / 4) % 4 !== y;
  /** The coordinates that all cells share. */
  const fixed = [...(changesX ? [] : [x]), ...(changesY ? [] : [y])];
  const inner = fixed.filter((coordinate) => !isOuter(coordinate)).length;
  const place = fixed.length === 0 ? 2 : inner;
  if (heightOf(second) === height) return 3 * height + place;
  return (fixed.length === 2 ? 12 : 15) + place;
}

/** By line of geometry.ts. */
export const LINE_CLASSES: readonly number[] = LINES.map((line) =>
  classOf(line.toSorted((a, b) => a - b)),
);
