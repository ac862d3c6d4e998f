import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { openingChances } from '../../src-shared/games/hex/opening.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import {
  fairOpenings,
  listedOpenings,
  randomOpenings,
} from '../../src-shared/tournament/openings.ts';

function unwrapped<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is none');
  return value;
}

const DOMINEERING = { rows: 4, columns: 4, starter: 0 };

describe('openings', () => {
  it.each(GAME_IDS)('of %s are the same for a seed and differ between pairs', (gameId) => {
    const setup = gameById(gameId).setups[0] ?? {};
    const openings = randomOpenings(gameId, setup, 2, 1);
    const list = Array.from({ length: 20 }, (_, pair) => openings(pair).join(' '));
    expect(randomOpenings(gameId, setup, 2, 1)(7).join(' ')).toBe(list[7]);
    expect(new Set(list).size).toBeGreaterThan(10);
  });

  it('begin with a first stone at Hex that search thinks fair, another one for each pair', () => {
    const setup = { size: 11, swap: 0 };
    const openings = unwrapped(fairOpenings('hex', setup, 1));
    const cells = Array.from({ length: 20 }, (_, pair) => openings(pair)[0]!);
    expect(new Set(cells).size).toBe(20);
    const chances = unwrapped(openingChances(11));
    for (const cell of cells) expect(Math.abs(chances[cell]! - 0.5)).toBeLessThan(0.02);
    expect(fairOpenings('hex', { size: 19, swap: 0 }, 1)).toBeUndefined();
    expect(fairOpenings('scoreFour', {}, 1)).toBeUndefined();
  });

  it('may be a list, whose mistakes are told with their line', () => {
    const read = (text: string) => listedOpenings('domineering', DOMINEERING, text);
    const openings = unwrap(read('# corners\n1 3\n\n2\n'));
    expect([0, 1, 2].map((pair) => openings(pair).length)).toEqual([2, 1, 2]);
    expect(read('1\n1 1')).toMatchObject({ error: expect.stringMatching(/^line 2 .*taken/) });
    expect(read('# nothing')).toMatchObject({ ok: false });
  });
});
