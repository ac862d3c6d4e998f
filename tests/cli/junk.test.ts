import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import { GAME_IDS } from '../../src-shared/games/index.ts';
import { runBuilt } from './runBuilt.ts';
import { rounds } from '../rounds.ts';

const BYTES = rounds(20_000, 1_000_000);
const random = makeRandom(3);
const JUNK = Buffer.from(Array.from({ length: BYTES }, () => random.below(256)));

describe(`junk of ${BYTES} bytes`, () => {
  it('is refused by GTP, which answers sense after it', async () => {
    const { code, output, errors } = await runBuilt(
      'gtp',
      ['hex', '--nodes', '1'],
      Buffer.concat([JUNK, Buffer.from('\n# interrupt\n\n9 name\nquit\n')]),
    );
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/\n\n=9 Quintet Hex\n\n= \n\n$/);
    expect(output).toMatch(/^[\n -~]*$/);
  });

  it.each(GAME_IDS)('is refused by the console of %s word by word', async (gameId) => {
    const { code, output, errors } = await runBuilt('console', [gameId, '--two-players'], JUNK);
    expect([code, errors]).toEqual([0, '']);
    expect(output.match(/invalid/gi)?.length).toBeGreaterThan(BYTES / 1_000);
  });
});
