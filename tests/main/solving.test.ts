import { describe, expect, it } from 'vitest';
import { parseSolvingArguments, solve } from '../../src-main/console/solving.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { timelessHooks } from '../search/hooks.ts';

async function run(...args: string[]): Promise<{ isSolved: boolean; lines: readonly string[] }> {
  const options = unwrap(parseSolvingArguments(args));
  if (typeof options === 'string') throw new Error(options);
  const lines: string[] = [];
  const isSolved = await solve(options, {
    write: (line) => void lines.push(line),
    tell: () => undefined,
    nowMs: () => 0,
    search: ({ gameId }) =>
      Promise.resolve(engineById(gameId).search(options.position, options.limits, timelessHooks())),
  });
  return { isSolved, lines };
}

const refusal = (...args: string[]): string | undefined => {
  const parsed = parseSolvingArguments(args);
  return parsed.ok ? undefined : parsed.error;
};

describe('solving', () => {
  it('tells who wins at Domineering, by which move, in how many nodes', async () => {
    const size = ['--rows', '5', '--cols', '6'];
    const [winner, move, nodes, seconds] = (await run('domineering', ...size, '--starter', 'V'))
      .lines;
    expect(winner).toBe('winner: Horizontal');
    expect(move).toBe('first winning move: none');
    expect(nodes).toMatch(/^nodes: [\d,]+$/);
    expect(seconds).toBe('seconds: 0.00');
    const json = (await run('domineering', ...size, '--starter=h', '--json')).lines;
    expect(json).toHaveLength(1);
    const line = JSON.parse(json[0] ?? '') as { winner: string; winningMove: string };
    expect(line.winner).toBe('Horizontal');
    expect(line.winningMove).toMatch(/^\d+$/);
  });

  it('goes on from moves', async () => {
    const { lines } = await run('domineering', '--moves', '6 3', '--json');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ game: 'domineering', exact: true });
  });

  it('says that it did not find who wins', async () => {
    const { isSolved, lines } = await run('scoreFour', '--nodes', '500');
    expect(isSolved).toBe(false);
    expect(lines[0]).toBe('winner: not found');
  });

  it('refuses what it does not understand', () => {
    expect(refusal('domineering', '--rows', '1')).toMatch(/rows/i);
    expect(refusal('domineering', '--starter', 'x')).toBe(
      'starter is Vertical or Horizontal, not “x”',
    );
    expect(refusal('domineering', '--moves', '99')).toMatch(/move 1, “99”/);
    expect(refusal('chess')).toMatch(/there is no game/);
    expect(refusal()).toMatch(/a game is missing/);
    expect(refusal('domineering', '--all')).toMatch(/--all/);
  });
});
