import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { BLACK_WINS } from '../proof/provedPositions.ts';
import { gatherOutput, runBuilt, startBuilt } from './runBuilt.ts';

const linesIn = (folder: string): number => {
  const results = join(folder, 'results');
  return readdirSync(results)
    .map((name) => readFileSync(join(results, name), 'utf8').split('\n').length)
    .reduce((sum, lines) => sum + lines, 0);
};

/** So few that hundreds of positions have to be split up. */
const LEAF_NODES = 30;

it.each([
  ['scoreFour', ['--position', BLACK_WINS], 'Black'],
  ['domineering', ['--rows', '8', '--cols', '6', '--starter', 'H'], 'Vertical'],
])(
  'a proof of %s that is killed again and again goes on, ends, and is verified',
  async (game, named, winner) => {
    const folder = temporaryFolder();
    const args = [game, '--resume', folder, '--leaf-nodes', String(LEAF_NODES)];
    let lines = 0;
    for (let kill = 0; kill < 3; kill++) {
      const child = startBuilt('solve', kill === 0 ? [...args, ...named] : args);
      const ended = gatherOutput(child);
      await vi.waitFor(() => expect(linesIn(folder)).toBeGreaterThan(lines + 40), {
        timeout: 20_000,
      });
      child.kill('SIGKILL');
      await ended;
      lines = linesIn(folder);
    }
    const solved = await runBuilt('solve', args);
    expect([solved.code, solved.output.split('\n')[0]]).toEqual([0, `winner: ${winner}`]);
    const verified = await runBuilt('verify', [folder]);
    expect(verified).toMatchObject({
      code: 0,
      output: expect.stringContaining(`\n${winner} wins from `),
    });
  },
);

it('the options of a proof are refused in a sentence', async () => {
  const errorOf = async (...args: string[]): Promise<string> => {
    const { code, output, errors } = await runBuilt('solve', args);
    expect([code, output]).toEqual([2, '']);
    return errors.trim();
  };
  expect(await errorOf('scoreFour', '--units', '3')).toBe('--units needs --resume FOLDER');
  expect(await errorOf('hex', '--resume', 'x')).toBe(
    '--resume is for Score Four and Domineering alone',
  );
  expect(await errorOf('scoreFour', '--resume', 'x', '--job', '3/2')).toMatch(
    /^--job is I\/N, from/,
  );
  expect(await errorOf('scoreFour', '--resume', 'x', '--unit', '1', '--units', '1')).toBe(
    '--units, --unit and --job exclude each other',
  );
  expect((await runBuilt('verify', [])).errors).toBe('a folder is missing: verify FOLDER\n');
});
