import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/project.mjs';
import { asMove } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { startGtpPlayer } from '../../build/tools/arena/series/gtpPlayer.ts';
import { makeEnginePlayer } from '../../build/tools/arena/series/player.ts';
import { nodeBudget, parsePlayerSpec } from '../../src-shared/tournament/playerText.ts';
import { playGame } from '../../build/tools/arena/series/playGame.ts';

const OWN = `gtp:"${process.execPath}" "${join(root, 'out/main/gtp.js')}"`;
const SETUP = { size: 4, swap: 0 };

const optionsOf = (text: string) => ({
  ...{ gameId: 'hex' as const, setup: SETUP, spec: unwrap(parsePlayerSpec(text)) },
  ...{ budget: nodeBudget(100), countsCpu: false },
});

describe('an external program that speaks GTP', () => {
  it('plays games on either side, with openings', async () => {
    const program = await startGtpPlayer(optionsOf(`${OWN} hex --nodes 100`));
    const random = unwrap(makeEnginePlayer(optionsOf('random')));
    for (const players of [[program, random] as const, [random, program] as const]) {
      const game = await playGame({
        ...{ gameId: 'hex', setup: SETUP, opening: [asMove(1), asMove(7)], seed: 2, players },
      });
      expect(game.reason).toMatch(/ joined /);
    }
    await program.end();
  });

  it('is told from one that does not understand, or is not there', async () => {
    const game = { ...optionsOf(`${OWN} scoreFour`), setup: { size: 5, swap: 0 } };
    await expect(startGtpPlayer(game)).rejects.toThrow('this game has none” to “setup size=5');
    await expect(startGtpPlayer(optionsOf('gtp:exit 3'))).rejects.toThrow('has ended');
  });
});
