import { startKernel } from '../search/startKernel.ts';
import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import type { Side } from '../../src-shared/core/side.ts';
import { dotsAndTrianglesEngine as engine } from '../../src-shared/games/dotsAndTriangles/engine.ts';
import { boardFor } from '../../src-shared/games/dotsAndTriangles/geometry.ts';
import {
  type DotsKernel,
  dotsKernel,
  setPosition,
} from '../../src-shared/games/dotsAndTriangles/kernel/kernel.ts';
import { MarginTable } from '../../src-shared/games/dotsAndTriangles/marginTable.ts';
import {
  type DotsPosition,
  drawLine,
  emptyPosition,
  openLines,
  scoreOf,
} from '../../src-shared/games/dotsAndTriangles/position.ts';
import { valuedMoves } from '../../src-shared/games/dotsAndTriangles/tablePlay.ts';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';
import { afterRandomLines } from './dotsPositions.ts';

const HANDOUT = emptyPosition(boardFor('hexagon', 1));
const LIMITS = { level: 8, timeMs: LONG_MS, seed: 1 };

/** There is one table at a time in a kernel's memory, so that every table gets a kernel. */
const startTableKernel = (): DotsKernel => startKernel(dotsKernel, 12);

function completeTable(base: DotsPosition): MarginTable {
  const table = new MarginTable(startTableKernel(), base);
  table.fill();
  return table;
}

describe('the handout’s board, solved', () => {
  const table = completeTable(HANDOUT);

  it('is won by the second player, 4–2, whichever of the twelve lines is drawn first', () => {
    const margins = valuedMoves(table, HANDOUT).map(({ margin }) => margin);
    expect(margins).toEqual(Array.from({ length: 12 }, () => -2));
  });

  it('has 6,143 sets of lines with a kind of turn that are not over', () => {
    const seen = new Set<string>();
    const visit = (position: DotsPosition): void => {
      const key = `${position.drawn.map(Number).join('')}${position.isExtraTurn ? '+' : ''}`;
      if (seen.has(key) || openLines(position).length === 0) return;
      seen.add(key);
      for (const line of openLines(position)) visit(drawLine(position, line));
    };
    visit(HANDOUT);
    expect(seen.size).toBe(6_143);
  });

  it('is played exactly from the first moment, by the margin', () => {
    for (const level of [1, 4, 8]) {
      const hooks = timelessHooks();
      const { score, principalVariation } = engine.search(HANDOUT, { ...LIMITS, level }, hooks);
      expect(score).toEqual({ kind: 'exact', winner: 1, plies: 12, margin: 2 });
      expect(principalVariation).toHaveLength(12);
      expect(hooks.progress).toHaveLength(1);
    }
  });

  it('is never lost by the second player at the highest level', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = makeRandom(seed);
      let position = HANDOUT;
      while (openLines(position).length > 0) {
        const { sideToMove } = position;
        const line =
          sideToMove === 0
            ? pick(random, openLines(position))
            : engine.search(position, { ...LIMITS, seed }, timelessHooks()).move;
        position = drawLine(position, line);
      }
      expect(scoreOf(position, 1) - scoreOf(position, 0)).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a table of the last lines', () => {
  it.each([
    ['hexagon', 1, 7],
    ['triangle', 3, 7],
    ['hexagon', 2, 6],
  ] as const)('of a %s of %d agrees with plain minimax', (shape, size, open) => {
    for (let seed = 0; seed < 12; seed++) {
      const position = afterRandomLines(emptyPosition(boardFor(shape, size)), open, seed);
      const table = completeTable(position);
      const { sideToMove } = position;
      const own = scoreOf(position, sideToMove) - scoreOf(position, (1 - sideToMove) as Side);
      expect(own + table.marginOf(position) - marginByMinimax(position)).toBe(0);
    }
  });

  it('serves the positions that come later, and no others', () => {
    const start = emptyPosition(boardFor('hexagon', 2));
    const early = afterRandomLines(start, 10, 1);
    const table = completeTable(early);
    const late = drawLine(early, openLines(early)[3]!);
    expect(table.covers(late)).toBe(true);
    expect(table.marginOf(late)).toBe(completeTable(late).marginOf(late));
    expect(table.covers(start)).toBe(false);
    expect(table.covers(emptyPosition(boardFor('triangle', 3)))).toBe(false);
  });

  it('can be broken off and filled on', () => {
    const position = afterRandomLines(emptyPosition(boardFor('hexagon', 2)), 19, 2);
    const kernel = startKernel(dotsKernel, 16);
    const table = new MarginTable(kernel, position);
    let polls = 0;
    while (!table.fill(() => true)) polls++;
    expect(polls).toBe(3);
    const margin = table.marginOf(position);
    const atOnce = new MarginTable(kernel, position);
    atOnce.fill();
    expect(margin).toBe(atOnce.marginOf(position));
  });

  it('gives its place to a search, which knows nothing of it', () => {
    const position = afterRandomLines(emptyPosition(boardFor('hexagon', 2)), 10, 4);
    const { sideToMove } = position;
    const own = scoreOf(position, sideToMove) - scoreOf(position, (1 - sideToMove) as Side);
    const table = completeTable(position);
    const margin = own + table.marginOf(position);
    setPosition(table.kernel, position);
    table.kernel.newSearch(12, 0, 2 ** 20);
    const lines = openLines(position);
    const scores = lines.map((line) => table.kernel.scoreMove(line, lines.length, -1e6, 1e6));
    expect(table.kernel.estimates()).toBe(0);
    expect(Math.max(...scores)).toBe(100 * margin);
  });

  it('makes larger boards exact as soon as few lines are open, with every move valued', () => {
    const position = afterRandomLines(emptyPosition(boardFor('hexagon', 2)), 12, 3);
    const limits = { ...LIMITS, maxNodes: 5_000, scoresAll: true };
    const { score, rootScores, move } = engine.search(position, limits, timelessHooks());
    expect(score).toMatchObject({ kind: 'exact', plies: 12 });
    expect(rootScores).toHaveLength(12);
    expect(rootScores?.[0]).toMatchObject({ move, score });
    for (const { line } of rootScores ?? []) expect(line).toHaveLength(11);
  });

  it('gives way to search when it takes longer than there is time', () => {
    const position = afterRandomLines(emptyPosition(boardFor('hexagon', 2)), 16, 3);
    let now = 0;
    const hooks = { ...timelessHooks(), nowMs: () => (now += 50) };
    const { move } = engine.search(position, { ...LIMITS, timeMs: 100 }, hooks);
    expect(openLines(position).map(asMove)).toContain(move);
  });
});

/** By how many triangles the side to move wins in the end, by the rules alone. */
function marginByMinimax(position: DotsPosition): number {
  const { sideToMove } = position;
  const lines = openLines(position);
  if (lines.length === 0) {
    return scoreOf(position, sideToMove) - scoreOf(position, (1 - sideToMove) as Side);
  }
  return Math.max(
    ...lines.map((line) => {
      const next = drawLine(position, line);
      const margin = marginByMinimax(next);
      return next.sideToMove === sideToMove ? margin : -margin;
    }),
  );
}
