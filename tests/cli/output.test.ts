import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { finished } from '../../build/processes.mjs';
import { rounds } from '../rounds.ts';
import { gatherOutput, runBuilt, startBuilt } from './runBuilt.ts';

/** Every program, with arguments and input that make it write. */
const PROGRAMS: readonly (readonly [string, readonly string[], string])[] = [
  ['analyse', ['hex', '--size', '3', '--nodes', '50'], ''],
  ['solve', ['domineering', '--rows', '2', '--columns', '2'], ''],
  ['gtp', ['hex'], 'name\n'],
  ['scoreFour', [], 'restart;'],
  ['console', ['hex'], ''],
];

/** What a solver tells of its progress on a busy machine. */
const PROGRESS = /^(\d+ nodes, \d+ s\n)*/;

/** Runs a program with an output that refuses every write: on any system, a file that is open for reading. */
async function runUnwritable(program: string, args: readonly string[], input: string) {
  const output = openSync(import.meta.filename, 'r');
  const child = startBuilt(program, args, ['pipe', output, 'pipe']);
  child.stdin?.end(input);
  const { code, errors } = await gatherOutput(child);
  closeSync(output);
  return { code, errors: errors.replace(PROGRESS, '') };
}

const REFUSED = { code: 1, errors: expect.stringMatching(/^the output can't be written: \S.*\n$/) };

describe.each(PROGRAMS.slice(0, rounds(2, PROGRAMS.length)))('%s', (program, args, input) => {
  it('ends with status 1 and a sentence when its output can’t be written', async () => {
    expect(await runUnwritable(program, args, input)).toEqual(REFUSED);
  });

  it('ends quietly when nobody reads its output', async () => {
    const child = startBuilt(program, args);
    child.stdout?.destroy();
    child.stdin?.end(input);
    const { code, errors } = await gatherOutput(child);
    expect([code, errors.replace(PROGRESS, '')]).toEqual([0, '']);
  });

  it('tells in one sentence what is wrong with its options', async () => {
    const { code, output, errors } = await runBuilt(program, [...args, '--seconds', '-1']);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(/^--seconds is a number from \S+ to \d+, not “-1”\n$/);
  });
});

describe('help and version', () => {
  it('are written, or end with status 1', async () => {
    expect(await runUnwritable('analyse', ['--help'], '')).toEqual(REFUSED);
    expect((await runBuilt('gtp', ['--version'])).output).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await runBuilt('solve', ['--help'])).output).toContain('--position CODE');
  });
});

describe('a program that goes on', () => {
  it('plays on when nobody reads what it tells on standard error', async () => {
    const child = startBuilt('scoreFour', ['--verbose', '--level', '4']);
    child.stderr?.destroy();
    child.stdin?.end('play white; move; move; move; quit;');
    const { code, output } = await gatherOutput(child);
    expect(output).toMatch(/^ok\.\n([A-D][1-4]\.\n){3}ok\.\n$/);
    expect(code).toBe(0);
  });

  it('ends an endless analysis when its reader is gone', async () => {
    const child = startBuilt('gtp', ['linesOfAction']);
    child.stdin?.write('analyse\n');
    if (child.stdout === null) throw new Error('no output');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await finished(child)).toBe(0);
  });
});
