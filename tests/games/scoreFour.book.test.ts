import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { lookUp } from '../../src-shared/games/scoreFour/book.ts';
import book from '../../src-shared/games/scoreFour/book.json' with { type: 'json' };
import { scoreFourEngine } from '../../src-shared/games/scoreFour/engine.ts';
import { CELL_COUNT, cellAt, heightOf, pegOf } from '../../src-shared/games/scoreFour/geometry.ts';
import {
  emptyPosition,
  type ScoreFourPosition,
} from '../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { canonical, positionOfKey, SYMMETRIES } from '../../src-shared/games/scoreFour/symmetry.ts';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';

const turned = (position: ScoreFourPosition, symmetry: readonly number[]): ScoreFourPosition => ({
  ...position,
  cells: Array.from(
    { length: CELL_COUNT },
    (_, cell) => position.cells[cellAt(symmetry[pegOf(cell)]!, heightOf(cell))],
  ),
});

const BOOK_FILE = new URL('../../src-shared/games/scoreFour/book.json', import.meta.url);

describe('the opening book of Score Four', () => {
  it('has 8 symmetries, each a different rearrangement of all pegs', () => {
    expect(new Set(SYMMETRIES.map(String)).size).toBe(8);
    for (const symmetry of SYMMETRIES) expect(new Set(symmetry).size).toBe(16);
  });

  it('answers each of its positions, however turned or mirrored, with a legal move that is the same', () => {
    expect(Object.keys(book).length).toBeGreaterThanOrEqual(2_000);
    expect(statSync(BOOK_FILE).size).toBeLessThan(200_000);
    for (const [index, [key, [peg, depth, nodes]]] of Object.entries(book).entries()) {
      if (depth! <= 8 || nodes! <= 1_000_000) expect.fail(`${key} was hardly searched`);
      const position = turned(positionOfKey(key)!, SYMMETRIES[index % 8]!);
      expect(outcome(position)).toBeUndefined();
      const { key: same, symmetries } = canonical(position);
      expect(same).toBe(key);
      const { move } = lookUp(position, index)!;
      expect(legalMoves(position)).toContain(move);
      expect(symmetries.map((each) => each[move])).toContain(peg);
    }
  });

  it('follows either side into the game, whatever the other plays, and ends', () => {
    const random = makeRandom(8);
    for (let game = 0; game < 40; game++) {
      let position = emptyPosition;
      let known = 0;
      while (position.ply < 12 && outcome(position) === undefined) {
        const found = position.ply % 2 === game % 2 ? lookUp(position, game) : undefined;
        if (found !== undefined) known++;
        position = play(position, found?.move ?? pick(random, legalMoves(position)));
      }
      expect(known).toBeGreaterThan(1);
      expect(known).toBeLessThan(8);
    }
  });

  it('is passed over by who would search much longer than it has', () => {
    const [key, [, , nodes]] = Object.entries(book).find(([, entry]) => entry[2]! < 5_000_000)!;
    const position = positionOfKey(key)!;
    expect(lookUp(position, 1, nodes!)).toBeDefined();
    expect(lookUp(position, 1, nodes! + 1)).toBeUndefined();
    const limits = { level: 8, seed: 1, usesBook: true, maxNodes: 20_000 } as const;
    const quick = scoreFourEngine.search(position, { ...limits, timeMs: 100 }, timelessHooks());
    expect(quick.nodes).toBe(0);
    const patient = { ...limits, maxNodes: 3 * nodes!, timeMs: LONG_MS };
    const stopped = { ...timelessHooks(), shouldStop: () => true };
    expect(scoreFourEngine.search(position, patient, stopped).nodes).toBeGreaterThan(0);
  });

  it('goes with level 8 where both sides play as it does', () => {
    let position = emptyPosition;
    let known = 0;
    while (position.ply < 8) {
      const found = lookUp(position, 1);
      if (found !== undefined) known++;
      const limits = { level: 8, timeMs: LONG_MS, maxNodes: 200_000, seed: 1 } as const;
      const { move } = found ?? scoreFourEngine.search(position, limits, timelessHooks());
      position = play(position, move);
    }
    expect(known).toBeGreaterThan(3);
  });

  it('is used by the strongest levels alone, when it is asked for', () => {
    const nodesOf = (level: number, usesBook: boolean): number => {
      const limits = { level, timeMs: LONG_MS, maxNodes: 3_000, seed: 1, usesBook };
      return scoreFourEngine.search(emptyPosition, limits, timelessHooks()).nodes;
    };
    expect([nodesOf(8, true), nodesOf(7, true)]).toEqual([0, 0]);
    for (const nodes of [nodesOf(8, false), nodesOf(6, true)]) expect(nodes).toBeGreaterThan(0);
  });
});
