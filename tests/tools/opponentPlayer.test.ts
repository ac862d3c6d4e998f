import { describe, expect, it } from 'vitest';
import { startOpponentPlayer } from '../../build/tools/arena/series/opponentPlayer.ts';
import { makeEnginePlayer } from '../../build/tools/arena/series/player.ts';
import { nodeBudget, parsePlayerSpec, timeBudget } from '../../src-shared/tournament/playerText.ts';
import { playGame } from '../../build/tools/arena/series/playGame.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';

const optionsOf = (text: string, budget = timeBudget(0.02)) => ({
  ...{ gameId: 'scoreFour' as const, setup: {}, spec: unwrap(parsePlayerSpec(text)) },
  ...{ budget, countsCpu: false },
});

describe('the built opponent in a match', () => {
  it('plays either side, one game after the other, from openings', async () => {
    const opponent = startOpponentPlayer(optionsOf('opponent:8'));
    const random = unwrap(makeEnginePlayer(optionsOf('random')));
    for (const side of [0, 1] as const) {
      const game = await playGame({
        ...{ gameId: 'scoreFour', setup: {}, opening: [asMove(5), asMove(6)], seed: 3 },
        players: side === 0 ? [opponent, random] : [random, opponent],
      });
      expect(game).toMatchObject({ winner: side, reason: expect.stringContaining('line') });
    }
    await opponent.end();
  });

  it('is refused in other games, at levels there are not, and with nodes', () => {
    const start =
      (text: string, budget = timeBudget(1)) =>
      () =>
        startOpponentPlayer(optionsOf(text, budget));
    expect(start('opponent:9')).toThrow('1 to 8');
    expect(start('opponent:8', nodeBudget(5))).toThrow('not nodes');
    expect(() => startOpponentPlayer({ ...optionsOf('opponent:8'), gameId: 'hex' })).toThrow('hex');
  });
});
