import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { gameTexts } from '../../src-shared/games/texts.ts';
import { type Ended, runBuilt } from '../cli/runBuilt.ts';
import { playRandomly } from '../contract/playthrough.ts';
import { expectGolden } from './goldenFile.ts';
import { rounds } from '../rounds.ts';

const run = (args: readonly string[], input: string | Buffer): Promise<Ended> =>
  runBuilt('console', args, input);

describe('a console program', () => {
  const names = readdirSync(join(import.meta.dirname, 'console'))
    .filter((file) => file.endsWith('.in'))
    .map((file) => file.replace(/\.in$/, ''));

  it.each(names.filter((_, index) => index % rounds(2, 1) === 0))('prints the same as ever: %s', async (name) => {
    const text = readFileSync(join(import.meta.dirname, 'console', `${name}.in`), 'utf8');
    const [first = '', ...typed] = text.split('\n');
    const { output, errors, code } = await run(first.split(' '), typed.join('\n'));
    expect([errors, code]).toEqual(['', 0]);
    expectGolden(`console/${name}.out`, output);
  });

  it('ends the handout’s sample run of Domineering as the handout does', async () => {
    const typed = [5, 0, 20, 4, 9, 3, 14, 11, 13, 2, 7, 12].join('\r\n');
    const { output } = await run(['domineering'], typed);
    const end = '. A B B\nA A B B\nA . A A\nB B A A\nPlayer 1 wins!\n';
    expect(output.endsWith(`Player 1's move: ${end}`)).toBe(true);
    expect(output.match(/Invalid! Try again\.\n/g)).toHaveLength(5);
  });

  it.each(GAME_IDS.filter((id) => id !== 'scoreFour'))(
    'plays %s against the computer to the end',
    async (id) => {
      const game = gameById(id);
      const { console: dialect } = gameTexts(id);
      const random = makeRandom(1);
      // Far more than it takes: whatever is not legal any more is refused.
      const texts = Array.from({ length: 300 }, (_, seed) => seed).flatMap((seed) => {
        const setup = id === 'hex' ? { size: 3, swap: 0 } : game.setups[0];
        const { moves, positions } = playRandomly(game, setup, seed % 20);
        const ply = random.below(moves.length);
        const [move, position] = [moves[ply], positions[ply]];
        return move === undefined || position === undefined || dialect.forced?.(position)
          ? []
          : dialect.words(position, move);
      });
      const size = id === 'hex' ? ['--size', '3'] : [];
      const args = [id, '--vs-computer', '2', '--seconds', '0.05', '--seed', '1', ...size];
      const { output, errors, code } = await run(args, texts.join('\n'));
      expect([errors, code]).toEqual(['', 0]);
      if (id !== 'linesOfAction') expect(output).toMatch(/(wins!|Draw game!)\n$/);
    },
    60_000,
  );

  it('lets Score Four’s person quit while the other program thinks', async () => {
    const args = ['scoreFour', '--vs-computer', '8', '--seconds', '300'];
    const { output, errors, code } = await run(args, 'A1\nquit\n');
    expect([errors, code]).toEqual(['', 0]);
    expect(output).not.toContain('Black: ');
  }, 60_000);

  it('lets Score Four’s person restart while the other program thinks, and ends with the input', async () => {
    const args = ['scoreFour', '--vs-computer', '1', '--seconds', '0.2', '--seed', '3'];
    const { output, errors, code } = await run(args, 'A1\nrestart\nB2\n');
    expect([errors, code]).toEqual(['', 0]);
    expect(output).toMatch(/Black: [A-D][1-4]\n/);
    expect(output.split('2 . B . .').length + output.split('2 . W . .').length).toBeGreaterThan(2);
  }, 60_000);

  it('says what is wrong with its arguments', async () => {
    const { output, errors, code } = await run(['chess'], '');
    expect(errors).toContain('there is no game “chess”');
    expect([output, code]).toEqual(['', 2]);
  });

  it('helps', async () => {
    const { output, code } = await run(['--help'], '');
    expect(output).toContain('GAME is one of scoreFour, linesOfAction, hex, domineering');
    expect(code).toBe(0);
  });

  it('bears a line without an end and binary junk', async () => {
    const long = await run(['domineering'], `${'1'.repeat(5_000_000)}\n\u0000\uFFFD\n3\n`);
    expect(long.output.match(/Invalid! Try again\./g)).toHaveLength(2);
    expect([long.errors, long.code]).toEqual(['', 0]);

    const random = makeRandom(8);
    const bytes = Buffer.from(Array.from({ length: rounds(20_000, 1_000_000) }, () => random.below(256)));
    const words = bytes.toString('latin1').match(/[^ \t\n\v\f\r]+/g)!;
    const junk = await run(['linesOfAction'], bytes);
    expect(junk.output.match(/Invalid move/g)).toHaveLength(Math.floor(words.length / 2));
    expect([junk.errors, junk.code]).toEqual(['', 0]);
  });
});
