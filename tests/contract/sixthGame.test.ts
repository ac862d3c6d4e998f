import { describe, expect, it, vi } from 'vitest';
import { engineById } from '../../src-shared/games/engines.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { expectGolden } from '../golden/goldenFile.ts';
import { openGtp } from '../gtp/gtpTable.ts';
import { timelessHooks } from '../search/hooks.ts';
import { describeConsoleContract } from './consoleContract.ts';
import { describeRulesContract } from './gameContract.ts';
import { describeKernelContract } from './kernelContract.ts';
import { describeMatchContract } from './matchContract.ts';
import { describeSearchContract } from './searchContract.ts';

/** A sixth game is its folders (ticTacToe) and one line in each registry; everything else is the program as it is. */
const SIXTH = GAME_IDS.find((id) => (id as string) === 'ticTacToe');
if (SIXTH === undefined) throw new Error('this test runs with the sixth game registered');

describe('a sixth game', () => {
  describeRulesContract(SIXTH);
  describeSearchContract(SIXTH);
  describeKernelContract(SIXTH);
  describeMatchContract(SIXTH);
  describeConsoleContract(SIXTH);

  it('speaks GTP by its own dialect', async () => {
    const table = openGtp(SIXTH, { setup: {}, nodes: 50 });
    let moves = 0;
    for (; (await table.ask('final_score')).startsWith('?'); moves++) {
      const colour = moves % 2 === 0 ? 'black' : 'white';
      expect(await table.ask(`genmove ${colour}`)).toMatch(/^= \S+$/);
    }
    expect(moves).toBeGreaterThan(4);
    expect(await table.ask('boardsize 4')).toBe('? unacceptable size');
    expect(await table.ask('lz-analyze 10')).toBe('? the game is over');
  });

  it('takes the size of its board, and no other', async () => {
    const table = openGtp(SIXTH, { setup: {}, nodes: 50 });
    expect(await table.ask('boardsize 3')).toBe('= ');
  });

  it('is found to be a draw by the shared search', () => {
    const { score } = engineById(SIXTH).search(
      gameById(SIXTH).initial({}),
      { level: 8, timeMs: 60_000, maxNodes: 1_000_000, seed: 1 },
      timelessHooks(),
    );
    expect(score).toMatchObject({ kind: 'exact', winner: undefined });
  });
});

describe('a registered game without goldens', () => {
  it('fails the contract', () => {
    vi.stubEnv('UPDATE_GOLDENS', undefined);
    expect(() => expectGolden('noSuchGame/only.txt', '')).toThrow(
      'tests/golden/noSuchGame/only.txt is missing',
    );
  });
});
