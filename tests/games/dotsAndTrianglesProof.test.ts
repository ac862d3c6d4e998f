import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { otherSide } from '../../src-shared/core/side.ts';
import { dotsAndTrianglesEngine as engine } from '../../src-shared/games/dotsAndTriangles/engine.ts';
import { boardFor } from '../../src-shared/games/dotsAndTriangles/geometry.ts';
import { TRIANGLE } from '../../src-shared/games/dotsAndTriangles/kernel/constants.ts';
import { dotsKernel, setPosition } from '../../src-shared/games/dotsAndTriangles/kernel/kernel.ts';
import { MarginTable } from '../../src-shared/games/dotsAndTriangles/marginTable.ts';
import {
  type DotsPosition,
  drawLine,
  emptyPosition,
  openLines,
  scoreOf,
} from '../../src-shared/games/dotsAndTriangles/position.ts';
import { valuedMoves } from '../../src-shared/games/dotsAndTriangles/tablePlay.ts';
import { dotsAndTrianglesProbe } from '../contract/kernels/dotsAndTriangles.ts';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';
import { startKernel } from '../search/startKernel.ts';
import { afterRandomLines } from './dotsPositions.ts';

/** With all lines open the triangles of these boards form rings. */
const BOARDS = [
  ['hexagon', 1, 12],
  ['triangle', 3, 18],
  ['triangle', 5, 17],
  ['hexagon', 2, 17],
  ['hexagon', 3, 16],
] as const;

const WIDE = 1e6;
const kernel = startKernel(dotsKernel, 18);
const probe = startKernel(dotsAndTrianglesProbe.kernel, 16);
const tableKernel = startKernel(dotsKernel, 21);

function completeTable(base: DotsPosition): MarginTable {
  const table = new MarginTable(tableKernel, base);
  table.fill();
  return table;
}

/** Every move with its margin, the best first, and no zero below zero. */
const plainMargins = (table: MarginTable, position: DotsPosition): ReturnType<typeof valuedMoves> =>
  valuedMoves(table, position).map(({ move, margin }) => ({ move, margin: margin + 0 }));

/** The margin at the end for the side to move, when the moves of a line are made and then nothing is left. */
function marginAfter(position: DotsPosition, line: readonly number[]): number {
  let end = position;
  for (const each of line) end = drawLine(end, each);
  expect(openLines(end)).toEqual([]);
  const { sideToMove } = position;
  return scoreOf(end, sideToMove) - scoreOf(end, otherSide(sideToMove));
}

describe.each(BOARDS)('a %s of %d with %d open lines', (shape, size, open) => {
  const start = emptyPosition(boardFor(shape, size));

  it('has positions of equal shape, which are worth the same', () => {
    const random = makeRandom(open);
    const base = afterRandomLines(start, open, 1);
    const table = completeTable(base);
    const margins = new Map<bigint, number>();
    const sets = new Set<string>();
    for (let game = 0; game < 400; game++) {
      setPosition(probe, base);
      let position = base;
      while (openLines(position).length > 1) {
        const line = pick(random, openLines(position));
        position = drawLine(position, line);
        probe.make(line);
        const key = probe.shapeKey();
        expect(margins.get(key) ?? table.marginOf(position)).toBe(table.marginOf(position));
        margins.set(key, table.marginOf(position));
        sets.add(`${position.drawn.map(Number).join('')}${position.isExtraTurn ? '+' : ''}`);
      }
    }
    expect(margins.size).toBeLessThan(sets.size / 2);
  });

  it('gets the margins of a complete table from search to the end, in both kinds of turn', () => {
    for (let seed = 0; seed < 8; seed++) {
      const position = {
        ...afterRandomLines(start, Math.min(open, 16), seed),
        isExtraTurn: seed % 2 === 1,
      };
      const table = completeTable(position);
      setPosition(kernel, position);
      kernel.newSearch(18, 1, 2 ** 20);
      for (const { move, margin } of plainMargins(table, position)) {
        expect(kernel.proveMove(move, -WIDE, WIDE, Infinity)).toBe(TRIANGLE * margin);
        const line = Array.from({ length: kernel.lineLength() }, (_, at) => kernel.lineMove(at));
        expect(marginAfter(position, [move, ...line])).toBe(margin);
        expect(kernel.proveMove(move, TRIANGLE * margin, WIDE, Infinity)).toBe(TRIANGLE * margin);
      }
    }
  });
});

describe('a larger board with more lines open than a table has', () => {
  const position = afterRandomLines(emptyPosition(boardFor('hexagon', 2)), 23, 5);
  const limits = { level: 8, timeMs: LONG_MS, maxNodes: 1_000_000, seed: 1 };

  it('is proved to the end, each move with its margin and line', () => {
    const moves = plainMargins(completeTable(position), position);
    const result = engine.search(position, { ...limits, scoresAll: true }, timelessHooks());
    const margins = new Map(moves.map(({ move, margin }) => [move, margin]));
    expect(result.rootScores).toHaveLength(23);
    for (const { move, score, line = [] } of result.rootScores ?? []) {
      expect(score).toMatchObject({ kind: 'exact', margin: Math.abs(margins.get(move)!) });
      expect(marginAfter(position, [move, ...line])).toBe(margins.get(move));
    }
    expect(margins.get(result.move)).toBe(moves[0]!.margin);
  });

  it('proves as many of the best moves as are asked for', () => {
    const best = valuedMoves(completeTable(position), position).slice(0, 3);
    const { rootScores } = engine.search(position, { ...limits, lines: 3 }, timelessHooks());
    expect(rootScores?.map(({ score }) => score)).toEqual(
      best.map(({ margin }) => expect.objectContaining({ margin: Math.abs(margin) }) as unknown),
    );
  });

  it('with 30 open lines has an exact score', () => {
    const early = afterRandomLines(emptyPosition(boardFor('hexagon', 2)), 30, 2);
    const { score, principalVariation, move } = engine.search(
      early,
      { ...limits, maxNodes: 20_000_000 },
      timelessHooks(),
    );
    expect(score).toMatchObject({ kind: 'exact', plies: 30 });
    expect(principalVariation[0]).toBe(move);
    expect(Math.abs(marginAfter(early, principalVariation))).toBe(
      score.kind === 'exact' ? score.margin : undefined,
    );
  });
});
