import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { nextDemoGame } from '../../src-shared/match/demoGames.ts';
import { checkSetup, type MatchConfig } from '../../src-shared/match/match.ts';

const levels = ({ players }: MatchConfig) =>
  players.map((player) => (player.kind === 'computer' ? player.level : 0));

describe('the games of a demo', () => {
  it('come one after the other when all are shown', () => {
    const random = makeRandom(1);
    let last: MatchConfig | undefined;
    const shown = Array.from({ length: 2 * GAME_IDS.length }, () => {
      last = nextDemoGame('all', last, random);
      return last.gameId;
    });
    expect(shown).toEqual([...GAME_IDS, ...GAME_IDS]);
  });

  it.each(GAME_IDS)(
    'of %s can be set up so, end in the hands of computers, and two in a row differ',
    (gameId) => {
      const random = makeRandom(2);
      let last: MatchConfig | undefined;
      for (let count = 0; count < 200; count++) {
        const next = nextDemoGame(gameId, last, random);
        expect(next.gameId).toBe(gameId);
        expect(checkSetup(next).ok).toBe(true);
        expect(levels(next).every((level) => level >= 2 && level <= 5)).toBe(true);
        if (last !== undefined) {
          expect(levels(next)).not.toEqual(levels(last));
          const sizes = gameById(gameId).demoSetups?.length ?? 1;
          if (sizes > 1) expect(next.setup).not.toEqual(last.setup);
        }
        last = next;
      }
    },
  );
});
