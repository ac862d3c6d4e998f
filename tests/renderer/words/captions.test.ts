import { expect, it } from 'vitest';
import { boardEntry } from '../../../src-renderer/boards/index.ts';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { GAME_IDS, gameById } from '../../../src-shared/games/index.ts';

it.each(GAME_IDS)(
  'every caption of %s is whole sentences that name what they speak of',
  async (gameId) => {
    const { initial, legalMoves, play, setups, demoSetups } = gameById(gameId);
    const captions = await boardEntry(gameId).captions?.();
    if (captions === undefined) throw new Error('nothing is said of this game');
    const random = makeRandom(7);
    const told = new Set<string>();
    for (let round = 0; round < 12; round++) {
      let before = initial(pick(random, demoSetups ?? [setups[0]]));
      for (let ply = 0; ply < 80; ply++) {
        const moves = legalMoves(before);
        if (moves.length === 0) break;
        const move = pick(random, moves);
        const after = play(before, move);
        for (const caption of captions({ before, move, after }, 'common')) told.add(caption);
        before = after;
      }
    }
    expect(told.size).toBeGreaterThan(5);
    for (const caption of told) {
      expect(caption).toMatch(/^[A-Z].*\.$/);
      expect(caption).not.toMatch(/undefined|NaN|\[object|#|Infinity/);
    }
  },
);
