// The tarball is installed into an empty folder without network, and everything in it is used from there.
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { COMMANDS, packForNpm } from '../../build/npmPackage.mjs';
import { gather } from '../../build/processes.mjs';
import { npm, readJson, root } from '../../build/project.mjs';
import { unwrap } from '../../src-shared/core/result.ts';
import { gatherOutput } from '../cli/runBuilt.ts';
import { openClient } from '../main/builtWeb.ts';
import { computer, person, scoreFourMatch, seenIn } from '../match/testReferee.ts';
import { rounds } from '../rounds.ts';

const { version } = readJson(join(root, 'package.json')) as { version: string };
const folder = mkdtempSync(join(tmpdir(), 'quintet-npm-'));
const tarball = join(folder, `quintet-${version}.tgz`);
const clean = join(folder, 'clean');
const isWindows = process.platform === 'win32';

type Command = keyof typeof COMMANDS;
const commands = Object.keys(COMMANDS) as Command[];

/** Starts a command as a shell finds it. */
function startCommand(
  name: Command,
  args: readonly string[],
): ChildProcessByStdio<Writable, Readable, Readable> {
  const path = join(clean, 'node_modules', isWindows ? `quintet/bin/${name}.js` : `.bin/${name}`);
  const [file, first] = isWindows ? [process.execPath, [path]] : [path, []];
  const env = { ...process.env, NODE_PATH: '' };
  const child = spawn(file, [...first, ...args], { cwd: clean, env, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdin.on('error', () => undefined);
  return child;
}

function run(name: Command, args: readonly string[], input = '') {
  const child = startCommand(name, args);
  child.stdin.end(input);
  return gatherOutput(child);
}

beforeAll(async () => {
  expect(await packForNpm(folder)).toBe(0);
  mkdirSync(clean);
  const { command, args } = npm();
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  const offline = ['--offline', `--cache=${join(folder, 'cache')}`, '--prefix', clean];
  const install = [...args, 'install', ...quiet, ...offline, tarball];
  const { code, output } = await gather(command, install, { cwd: clean });
  expect(code, output).toBe(0);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the npm package', () => {
  it('is small, needs no other package, and holds only what runs without Electron', () => {
    expect(statSync(tarball).size).toBeLessThan(3_000_000);
    expect(readdirSync(join(clean, 'node_modules')).filter((name) => /^\w/.test(name))).toEqual([
      'quintet',
    ]);
    const installed = join(clean, 'node_modules/quintet');
    const manifest = readJson(join(installed, 'package.json')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ version, engines: { node: '>=20' } });
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('private');
    for (const name of ['LICENSE', 'README.md', 'notices.txt', 'docs/PROTOCOL.md']) {
      expect(existsSync(join(installed, name)), name).toBe(true);
    }
    expect(existsSync(join(installed, 'main/electron.js'))).toBe(false);
  });

  it('has commands that tell what they do and which version they are', async () => {
    for (const name of commands) {
      const [help, itsVersion] = await Promise.all([
        run(name, ['--help']),
        run(name, ['--version']),
      ]);
      expect(help, name).toMatchObject({ code: 0, errors: '' });
      expect(help.output).toMatch(/--help/);
      expect(itsVersion).toEqual({ code: 0, output: `${version}\n`, errors: '' });
    }
  });

  it('plays by the Go Text Protocol, and Score Four by its own', async () => {
    const gtp = await run('quintet-gtp', ['hex', '--size', '5', '--nodes', '200'], 'genmove b\n');
    expect(gtp).toMatchObject({ code: 0, output: expect.stringMatching(/^= [a-e][1-5]\n\n$/) });
    const opponent = await run('quintet-opponent', ['--level', '3'], 'play white;move;quit;');
    expect(opponent).toMatchObject({ code: 0, output: expect.stringMatching(/[A-D][1-4]/) });
  });

  it('analyses, solves and plays on the console', async () => {
    const analysis = await run('quintet-analyse', ['scoreFour', '--moves', 'B2 C3', '--nodes=500']);
    expect(analysis).toMatchObject({ code: 0, output: expect.stringMatching(/chance/) });
    const solved = await run('quintet-solve', ['domineering', '--rows', '4', '--cols', '4']);
    expect(solved).toMatchObject({ code: 0, output: expect.stringMatching(/^winner: Vertical/) });
    const help = await run('quintet-tournament', ['--help']);
    expect(help).toMatchObject({ code: 0, output: expect.stringContaining('--resume') });
    const console = await run('quintet-console', ['domineering'], '5\n9\n3\n');
    expect(console).toMatchObject({ code: 0, output: expect.stringMatching(/\w/) });
  });

  it('serves the app, in which the opponent answers', async () => {
    const data = join(folder, 'data');
    const host = startCommand('quintet', ['--no-open', '--data', data]);
    const address = await addressOf(host);
    const page = await fetch(new URL('/', address));
    expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/<title>/)]);
    const client = await openClient(address);
    const started = unwrap(await client.call('startMatch', scoreFourMatch(person, computer)));
    await client.call('playMove', { ...seenIn(started), move: 0 });
    await vi.waitFor(
      async () => expect(unwrap(await client.call('currentMatch'))?.moves).toHaveLength(2),
      { timeout: 20_000 },
    );
    const ended = once(host, 'exit');
    await client.call('quit');
    expect(await ended).toEqual([0, null]);
  });

  it('plays whole games against itself', async () => {
    for (let game = 0; game < rounds(1, 10); game++) {
      const moves = 'genmove v\ngenmove h\n'.repeat(32);
      const args = ['domineering', '--nodes', '200', '--seed', String(game)];
      const { code, output } = await run('quintet-gtp', args, moves);
      expect(code).toBe(0);
      expect(output).toMatch(/^= \w+\n\n/);
    }
  });
});

async function addressOf(host: ChildProcess): Promise<URL> {
  let text = '';
  host.stdout?.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  return vi.waitFor(() => new URL(/http:\S+/.exec(text)?.[0] ?? 'none'), { timeout: 20_000 });
}
