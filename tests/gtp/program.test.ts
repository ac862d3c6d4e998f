import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { finished } from '../../build/processes.mjs';
import { runBuilt as run, startBuilt } from '../cli/runBuilt.ts';

describe('the built GTP program', () => {
  it('answers what is piped into it, thoughts included, and ends', async () => {
    const input = '1 name\nboardsize 4\n2 genmove b\nanalyse 100\n3 final_score\nquit\nname\n';
    const { code, output, errors } = await run('gtp', ['hex', '--nodes', '300'], input);
    expect(output).toMatch(
      /^=1 Quintet Hex\n\n= \n\n=2 [a-d][1-4]\n\n= \n(depth .*\n)+\n\?3 the game is not over\n\n= \n\n$/,
    );
    expect([code, errors]).toEqual([0, '']);
  });

  it('keeps the time of its first move', async () => {
    const child = startBuilt('gtp', ['hex']);
    const heard: { text: string; timeMs: number }[] = [];
    const startMs = performance.now();
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      heard.push({ text, timeMs: performance.now() });
    });
    child.stdin?.write('time_settings 0 0.05 1\n');
    if (child.stdout === null) throw new Error('no output');
    await once(child.stdout, 'data');
    child.stdin?.end('genmove b\nquit\n');
    await finished(child);
    const [settings, move] = heard;
    expect(move?.text).toMatch(/^= [a-k]\d+\n\n/);
    if (settings === undefined || move === undefined) throw new Error('too few answers');
    // What it takes to load the engine is over by the first answer, however busy the machine is.
    expect(move.timeMs - settings.timeMs).toBeLessThan(settings.timeMs - startMs);
  });

  it('moves at once when it is interrupted or told to quit', async () => {
    for (const line of ['# interrupt\nquit\n', 'quit\n']) {
      const child = startBuilt('gtp', ['hex', '--seconds', '3000']);
      child.stdout?.setEncoding('utf8');
      let output = '';
      child.stdout?.on('data', (text: string) => (output += text));
      child.stdin?.write('name\ngenmove b\n');
      if (child.stdout === null) throw new Error('no output');
      await once(child.stdout, 'data');
      child.stdin?.end(line);
      expect(await finished(child)).toBe(0);
      expect(output).toMatch(/^= Quintet Hex\n\n= [a-k]\d+\n\n= \n\n$/);
    }
  });

  it('refuses wrong arguments with status 2', async () => {
    const { code, output, errors } = await run('gtp', ['hex', '--size', '2']);
    expect([code, output, errors]).toEqual([2, '', 'Size must be a whole number from 3 to 19\n']);
  });
});

describe('the built analysis', () => {
  it('prints its result last', async () => {
    const args = ['domineering', '--nodes', '2000', '--json', '--all'];
    const { code, output } = await run('analyse', args);
    expect(code).toBe(0);
    const last = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
    expect(last).toMatchObject({ kind: 'result', moves: expect.any(Array) });
  });

  it('refuses wrong arguments with status 2', async () => {
    expect(await run('analyse', ['chess'])).toMatchObject({ code: 2, output: '' });
  });
});
