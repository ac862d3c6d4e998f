import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rounds } from '../rounds.ts';

const script = fileURLToPath(new URL('../../out/main/scoreFour.js', import.meta.url));
if (!existsSync(script)) throw new Error('run `npm run build` first');

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the program on all of its input at once. */
function run(input: string | Buffer, args: readonly string[] = []): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args]);
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

const quick = ['--level', '3', '--seconds', '0.2'];

describe('the Score Four program as a process', () => {
  it('answers a referee that sends everything at once, and ends well', async () => {
    const { code, output, errors } = await run('play black;note: white plays B1;move;quit;', quick);
    expect(output).toMatch(/^ok\.\nok\.\n[A-D][1-4]\.\nok\.\n$/);
    expect([code, errors]).toEqual([0, '']);
  });

  it('still answers a move when its input ends before', async () => {
    const { code, output } = await run('play white;move;', ['--seconds', '0.3']);
    expect(output).toMatch(/^ok\.\n[A-D][1-4]\.\n$/);
    expect(code).toBe(0);
  });

  it('ends well on no input', async () => {
    expect(await run('')).toEqual({ code: 0, output: '', errors: '' });
  });

  it('plays the transcript of its documentation byte for byte', async () => {
    const page = readFileSync(new URL('../../docs/PROTOCOL.md', import.meta.url), 'utf8');
    const [, transcript = ''] = /```transcript\n([^]*?)```/.exec(page) ?? [];
    const lines = transcript.trimEnd().split('\n');
    const of = (mark: string): string =>
      lines.flatMap((line) => (line.startsWith(mark) ? [`${line.slice(2)}\n`] : [])).join('');
    const { code, output } = await run(of('>'), ['--seconds', '0.1']);
    expect(output).toBe(of('<'));
    expect(code).toBe(0);
  });

  it('plays the same with the same seed', async () => {
    const game = Array.from({ length: 12 }, () => 'move;').join('');
    const [first, second] = await Promise.all(
      [1, 2].map(() => run(game, ['--level', '4', '--seconds', '60', '--seed', '7'])),
    );
    expect(first?.output).toBe(second?.output);
  });

  it('tells its options and refuses others', async () => {
    expect((await run('', ['--help'])).output).toContain('--seconds');
    expect((await run('', ['--version'])).output).toMatch(/^\d+\.\d+\.\d+\n$/);
    const refused = [['--level', '9'], ['x'], ['--seconds', 'x'], ['--seed', 'x'], ['--quick']];
    for (const args of refused.slice(0, rounds(2, refused.length))) {
      const { code, output, errors } = await run('quit;', args);
      expect([code, output]).toEqual([2, '']);
      expect(errors).toMatch(/\S\n$/);
    }
  });

  it('tells what it thinks on standard error when asked', async () => {
    // Time enough for the search thread to start on a busy machine; level 1 ends long before.
    const { output, errors } = await run('move;', ['--level', '1', '--seconds', '30', '--verbose']);
    expect(output).toMatch(/^[A-D][1-4]\.\n$/);
    expect(JSON.parse(errors.split('\n')[0] ?? '')).toMatchObject({ depth: 1 });
  });

  it('loads before it answers, so that its first move has its time', async () => {
    const args = ['--seconds', '0.03', '--no-book', '--verbose'];
    const { output, errors } = await run('play white;move;quit;', args);
    expect(output).toMatch(/^ok\.\n[A-D][1-4]\.\nok\.\n$/);
    expect(errors).not.toMatch(/has not started/);
    expect(errors).toMatch(/^\{.*"depth"/);
  });

  it('cuts a long thought at `stop;` and at the end of the game', async () => {
    const args = ['--seconds', '600', '--no-book', '--verbose'];
    for (const [last, answers] of [
      ['stop;', /^ok\.\n[A-D][1-4]\.\nok\.\n$/],
      ['quit;', /^ok\.\n[A-D][1-4]\.\nok\.\n$/],
    ] as const) {
      const child = spawn(process.execPath, [script, ...args]);
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
      const ended = once(child, 'close');
      child.stdin.write('play white;move;');
      // It tells what it thinks.
      await once(child.stderr, 'data');
      child.stdin.write(last);
      if (last === 'stop;') child.stdin.end();
      expect((await ended)[0]).toBe(0);
      expect(output).toMatch(answers);
    }
  });

  it('ends quietly when nobody reads its answers any more', async () => {
    const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.stdin.on('error', () => undefined);
    child.stdout.destroy();
    const ended = new Promise((resolve) => child.on('exit', resolve));
    const timer = setInterval(() => child.stdin.write('restart;'), 20);
    expect(await ended).toBe(0);
    clearInterval(timer);
    expect(errors).toBe('');
  });

  it(
    'survives a million bytes of junk and answers sense after it',
    { timeout: 60_000 },
    async () => {
      const junk = Buffer.alloc(1_000_000);
      let seed = 3;
      for (let i = 0; i < junk.length; i++) {
        seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
        junk[i] = seed >>> 24;
      }
      const { code, output } = await run(
        Buffer.concat([junk, Buffer.from(';restart;note: white plays A1;quit;')]),
        quick,
      );
      expect(code).toBe(0);
      const lines = output.trimEnd().split('\n');
      expect(lines.slice(-3)).toEqual(['ok.', 'ok.', 'ok.']);
      expect(lines.slice(0, -3).every((line) => /^error: [ -~]+\.$/.test(line))).toBe(true);
    },
  );

  it('speaks over a message port where there is one', async () => {
    const port = new URL('parentPort.mjs', import.meta.url).href;
    const child = fork(script, quick, { execArgv: ['--import', port] });
    let output = '';
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.on('message', (text) => (output += String(text)));
    child.send('play bl');
    child.send('ack;move;');
    child.send('quit;');
    expect(await ended).toBe(0);
    expect(output).toMatch(/^ok\.\n[A-D][1-4]\.\nok\.\n$/);
  });
});
