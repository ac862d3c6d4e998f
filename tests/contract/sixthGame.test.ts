import { describe, expect, it, vi } from 'vitest';
import type * as consoles from '../../src-shared/games/consoles.ts';
import type * as engines from '../../src-shared/games/engines.ts';
import type * as games from '../../src-shared/games/index.ts';
import { describeConsoleContract } from './consoleContract.ts';
import { describeRulesContract } from './gameContract.ts';
import { describeKernelContract } from './kernelContract.ts';
import { describeMatchContract } from './matchContract.ts';
import { timelessHooks } from '../search/hooks.ts';
import { describeSearchContract } from './searchContract.ts';

/**
 * A sixth game is one folder (ticTacToe) and one line in each registry of the layers below the window. These are the
 * registries with that line added; everything else is the program as it is.
 */
const SIXTH = 'ticTacToe' as games.GameId;

vi.mock('../../src-shared/games/index.ts', async (importOriginal) => {
  const original = await importOriginal<typeof games>();
  const { ticTacToe } = await import('./ticTacToe/rules.ts');
  const GAMES = { ...original.GAMES, ticTacToe };
  return { ...original, GAMES, gameById: (id: keyof typeof GAMES) => GAMES[id] };
});
vi.mock('../../src-shared/games/engines.ts', async (importOriginal) => {
  const original = await importOriginal<typeof engines>();
  const { ticTacToeEngine } = await import('./ticTacToe/engine.ts');
  const ENGINES = { ...original.ENGINES, ticTacToe: ticTacToeEngine };
  return { ...original, ENGINES, engineById: (id: keyof typeof ENGINES) => ENGINES[id] };
});
vi.mock('../../src-shared/games/consoles.ts', async (importOriginal) => {
  const original = await importOriginal<typeof consoles>();
  const { dialect } = await import('./ticTacToe/console.ts');
  const DIALECTS = { ...original.DIALECTS, ticTacToe: dialect };
  return { ...original, DIALECTS, dialectById: (id: keyof typeof DIALECTS) => DIALECTS[id] };
});

describe('a sixth game', () => {
  describeRulesContract(SIXTH);
  describeSearchContract(SIXTH);
  describeKernelContract(SIXTH);
  describeMatchContract(SIXTH);
  describeConsoleContract(SIXTH);

  it('speaks GTP without a word about it', async () => {
    const { openGtp } = await import('../gtp/gtpTable.ts');
    const table = openGtp(SIXTH, { setup: {}, nodes: 50 });
    let moves = 0;
    for (; (await table.ask('final_score')).startsWith('?'); moves++) {
      const colour = moves % 2 === 0 ? 'black' : 'white';
      expect(await table.ask(`genmove ${colour}`)).toMatch(/^= \S+$/);
    }
    expect(moves).toBeGreaterThan(4);
    expect(await table.ask('boardsize 3')).toBe('? unacceptable size');
    expect(await table.ask('lz-analyze 10')).toBe('? the game is over');
  });

  it('is found to be a draw by the shared search', async () => {
    const { engineById } = await import('../../src-shared/games/engines.ts');
    const { gameById } = await import('../../src-shared/games/index.ts');
    const { score } = engineById(SIXTH).search(
      gameById(SIXTH).initial({}),
      { level: 8, timeMs: 60_000, maxNodes: 1_000_000, seed: 1 },
      timelessHooks(),
    );
    expect(score).toMatchObject({ kind: 'exact', winner: undefined });
  });
});

describe('a registered game without goldens', () => {
  it('fails the contract', async () => {
    vi.stubEnv('UPDATE_GOLDENS', undefined);
    const { expectGolden } = await import('../golden/goldenFile.ts');
    expect(() => expectGolden('noSuchGame/only.txt', '')).toThrow(
      'tests/golden/noSuchGame/only.txt is missing',
    );
  });
});
