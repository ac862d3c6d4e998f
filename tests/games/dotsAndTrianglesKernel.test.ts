import { dotsAndTrianglesProbe } from '../contract/kernels/dotsAndTriangles.ts';
import { startKernel } from '../search/startKernel.ts';
import { describe, expect, it } from 'vitest';
import { otherSide } from '../../src-shared/core/side.ts';
import { dotsAndTrianglesEngine as engine } from '../../src-shared/games/dotsAndTriangles/engine.ts';
import { boardFor } from '../../src-shared/games/dotsAndTriangles/geometry.ts';
import { TRIANGLE } from '../../src-shared/games/dotsAndTriangles/kernel/constants.ts';
import { dotsKernel, setPosition } from '../../src-shared/games/dotsAndTriangles/kernel/kernel.ts';
import {
  boardAt,
  type DotsPosition,
  drawLine,
  emptyPosition,
  openLines,
  scoreOf,
} from '../../src-shared/games/dotsAndTriangles/position.ts';
import {
  type LineMap,
  symmetriesKeeping,
  symmetriesOf,
} from '../../src-shared/games/dotsAndTriangles/symmetry.ts';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';
import { afterRandomLines } from './dotsPositions.ts';

const kernel = startKernel(dotsKernel, 14);
const probe = startKernel(dotsAndTrianglesProbe.kernel, 14);
const BOARDS = [
  ['hexagon', 1],
  ['triangle', 3],
  ['hexagon', 2],
] as const;
const WIDE = 1e6;

const ownMargin = (position: DotsPosition): number =>
  scoreOf(position, position.sideToMove) - scoreOf(position, otherSide(position.sideToMove));

/** The margin at the end for the side to move, by the rules alone. */
function minimax(position: DotsPosition): number {
  const margins = openLines(position).map((line) => {
    const next = drawLine(position, line);
    return next.sideToMove === position.sideToMove ? minimax(next) : 0 - minimax(next);
  });
  return margins.length === 0 ? ownMargin(position) : Math.max(...margins);
}

/** The best margin of all root moves when every line is followed to its end, by the kernel. */
function searched(position: DotsPosition): number {
  setPosition(kernel, position);
  kernel.newSearch(14, 1, 2 ** 20);
  const lines = openLines(position);
  const scores = lines.map((line) => kernel.scoreMove(line, lines.length, -WIDE, WIDE));
  expect(kernel.estimates()).toBe(0);
  return Math.max(...scores) / TRIANGLE;
}

describe('the symmetries of a board', () => {
  it.each([
    ['hexagon', 1, 12],
    ['hexagon', 3, 12],
    ['triangle', 2, 6],
    ['triangle', 5, 6],
  ] as const)('of a %s of %d are %d, and keep its triangles', (shape, size, count) => {
    const board = boardFor(shape, size);
    const symmetries = symmetriesOf(board);
    expect(new Set(symmetries.map(String)).size).toBe(count);
    expect(symmetries[0]).toEqual(board.lines.map((_, line) => line));
    const triangles = new Set(board.triangles.map(({ lines }) => String(lines)));
    for (const map of symmetries) {
      for (const { lines } of board.triangles) {
        const turned = lines.map((line) => map[line]!).sort((a, b) => a - b);
        expect(triangles).toContain(String(turned));
      }
    }
  });
});

describe.each(BOARDS)('the kernel on a %s of %d', (shape, size) => {
  const start = emptyPosition(boardFor(shape, size));

  it('finds what minimax by the rules finds', () => {
    for (let seed = 0; seed < 12; seed++) {
      const position = afterRandomLines(start, 6, seed);
      expect(searched(position)).toBe(minimax(position));
    }
  });

  it('has one key for positions that are one but for a symmetry of the start, and keys apart for others', () => {
    const turned = (position: DotsPosition, map: LineMap): DotsPosition => ({
      ...position,
      drawn: position.drawn.map((_, line) => position.drawn[map[line]!]!),
    });
    const keyAfter = (position: DotsPosition): string => {
      // From the start on, so that all its symmetries count.
      setPosition(probe, start);
      for (const [line, isDrawn] of position.drawn.entries()) if (isDrawn) probe.make(line);
      return String(probe.key());
    };
    const symmetries = symmetriesOf(boardAt(start));
    const keys = new Map<string, string>();
    for (let seed = 0; seed < 30; seed++) {
      // Few enough lines that no triangle is complete, which would make the turn another one.
      const position = afterRandomLines(start, start.drawn.length - 2, seed);
      const images = symmetries.map((map) => turned(position, map));
      const seen = new Set(images.map(keyAfter));
      expect(seen.size).toBe(1);
      const [key = ''] = seen;
      const least = images.map(({ drawn }) => drawn.map(Number).join('')).sort()[0]!;
      expect(keys.get(key) ?? least).toBe(least);
      keys.set(key, least);
    }
  });
});

it('forgets the symmetries that the lines drawn break', () => {
  const keptAfter = (size: number, line: number): number => {
    const board = boardFor('hexagon', size);
    const { drawn } = drawLine(emptyPosition(board), line);
    return symmetriesKeeping(drawn, symmetriesOf(board)).length;
  };
  // One line on the rim of the handout's board or one spoke leaves a reflection; half a side of a larger one none.
  expect([keptAfter(1, 0), keptAfter(1, 2), keptAfter(2, 0)]).toEqual([2, 2, 1]);
});

it('goes the same way from symmetric positions that share a place in the table', () => {
  // The first answers to all lines on the rim are one position; each line that is expected must be a legal one.
  const start = emptyPosition(boardFor('hexagon', 2));
  const limits = { level: 8, timeMs: LONG_MS, maxNodes: 30_000, seed: 3, scoresAll: true };
  const { rootScores = [], principalVariation } = engine.search(start, limits, timelessHooks());
  let position = start;
  for (const line of principalVariation) position = drawLine(position, line);
  expect(principalVariation.length).toBeGreaterThan(2);
  const scoreOfLine = new Map(rootScores.map(({ move, score }) => [move as number, score]));
  for (const map of symmetriesOf(boardAt(start))) {
    for (const [line, to] of map.entries()) {
      expect(scoreOfLine.get(to)).toEqual(scoreOfLine.get(line));
    }
  }
});
