import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkArgumentsIn, parseCheckArguments } from '../../src-main/programs/checkOptions.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { runBuilt } from '../cli/runBuilt.ts';

const FAKE = join(import.meta.dirname, 'fakes/fakeGtp.mjs');

describe('the arguments of a check', () => {
  it('are those of Quintet, and behind -- those of the program', () => {
    expect(checkArgumentsIn(['--open', '--data', 'x'])).toBeUndefined();
    expect(checkArgumentsIn(['--', '--check-program'])).toBeUndefined();
    const given = ['--open', '--check-program', 'hex', '--setup', 'size=5', '--', 'node', '--open'];
    const args = checkArgumentsIn(given) ?? [];
    expect(unwrap(parseCheckArguments(args))).toMatchObject({
      ...{ gameId: 'hex', protocol: 'gtp', setup: { size: 5, swap: 0 }, args: ['--open'] },
      file: expect.stringMatching(/node/) as string,
    });
    expect(unwrap(parseCheckArguments(['score-four', '--', 'node']))).toMatchObject({
      protocol: 'scoreFour',
    });
  });

  it.each([
    [['hex'], 'a program is missing: write it behind --'],
    [['hex', '--', '/no/such'], 'there is no program “/no/such”'],
    [['hex', '--', './play.bat'], 'is a batch file, which only a shell could run'],
    [['hex', '--', FAKE], 'is not a program that may be run'],
    [['hex', '--protocol', 'scoreFour', '--', 'node'], 'is for Score Four alone'],
    [['chess', '--', 'node'], 'there is no game “chess”'],
  ])('%j are refused with the reason', (args, reason) => {
    const parsed = parseCheckArguments(args);
    expect(!parsed.ok && parsed.error).toContain(reason);
  });
});

describe('quintet --check-program', () => {
  it('tells each rule with what was said where it is broken, and ends with 1', async () => {
    const args = ['--open', '--check-program', 'hex', '--', process.execPath, FAKE, 'forgetsIds'];
    const { code, output } = await runBuilt('web', args);
    expect(output).toContain('kept    It moves when asked\n');
    expect(output).toContain(
      'BROKEN  It repeats the number of a command\n' +
        '          sent      17 name\n' +
        '          came      ? unknown command\n' +
        '          expected  =17 …\n',
    );
    expect(output).toMatch(
      /\n1 of 18 rules is broken\. Quintet can play with it all the same\.\n$/,
    );
    expect(code).toBe(1);
  });
});
