// The Debian package is installed into a folder of its own, played from and removed, where there is a dpkg.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { packForDebian } from '../../build/debPackage.mjs';
import { COMMANDS } from '../../build/npmPackage.mjs';
import { readJson, root } from '../../build/project.mjs';
import { publisher } from '../../build/publisher.mjs';
import { unwrap } from '../../src-shared/core/result.ts';
import { openClient } from '../main/builtWeb.ts';
import { computer, person, scoreFourMatch, seenIn } from '../match/testReferee.ts';
import { rounds } from '../rounds.ts';

const { version } = readJson(join(root, 'package.json')) as { version: string };
const folder = mkdtempSync(join(tmpdir(), 'quintet-deb-'));
const file = join(folder, `quintet-browser_${version}_all.deb`);
const system = join(folder, 'system');

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
};
const isThere = (command: string): boolean => run(command, ['--version']).status === 0;

/** dpkg on the folder; the browser and Node that the package asks for are those of the machine. */
const dpkg = (...args: readonly string[]) =>
  run('dpkg', [`--root=${system}`, '--force-depends', '--force-not-root', ...args]);

function holdsPackage(): void {
  beforeAll(async () => {
    expect(await packForDebian(folder)).toBe(0);
    for (const each of ['updates', 'info', 'triggers']) {
      mkdirSync(join(system, 'var/lib/dpkg', each), { recursive: true });
    }
    writeFileSync(join(system, 'var/lib/dpkg/status'), '');
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('asks for Node and a browser, runs no scripts, and has what a desktop needs', () => {
    const { stdout: info } = run('dpkg-deb', ['--info', file]);
    expect(info).toMatch(/Depends: nodejs \(>= 20\), chromium \|/);
    expect(info).not.toMatch(/postinst|prerm/);
    const { maintainer, homepage } = publisher();
    expect(info).toContain(`Maintainer: ${maintainer}\n`);
    expect(info).toContain(`Homepage: ${homepage}\n`);
    const { stdout: contents } = run('dpkg-deb', ['--contents', file]);
    for (const path of [
      'usr/share/applications/org.quintet.browser.desktop',
      'usr/share/metainfo/org.quintet.browser.metainfo.xml',
      'usr/share/mime/packages/quintet-browser.xml',
      'usr/share/icons/hicolor/256x256/apps/quintet-browser.png',
      'usr/share/doc/quintet-browser/copyright',
    ]) {
      expect(contents).toContain(`./${path}\n`);
    }
    expect(contents.split('\n').filter((line) => line && !line.includes(' root/root '))).toEqual(
      [],
    );
    const staged = join(folder, 'deb/usr/share');
    const checks = [
      ['desktop-file-validate', join(staged, 'applications/org.quintet.browser.desktop')],
      ['xmllint', '--noout', join(staged, 'metainfo/org.quintet.browser.metainfo.xml')],
      ['xmllint', '--noout', join(staged, 'mime/packages/quintet-browser.xml')],
    ] as const;
    for (const [command, ...args] of checks) {
      if (isThere(command)) expect(run(command, args)).toMatchObject({ status: 0, stdout: '' });
    }
  });

  it('is installed, played from and removed without a trace', async () => {
    expect(dpkg('--install', file).stderr).not.toMatch(/error/);
    const bin = join(system, 'usr/bin');
    for (const command of Object.keys(COMMANDS)) {
      expect(run(join(bin, command), ['--version'])).toMatchObject({ stdout: `${version}\n` });
    }
    for (let game = 0; game < rounds(1, 5); game++) await play(bin, game);
    expect(dpkg('--remove', 'quintet-browser').status).toBe(0);
    expect(existsSync(join(bin, 'quintet'))).toBe(false);
    expect(existsSync(join(system, 'usr/share/quintet-browser'))).toBe(false);
    expect(readFileSync(join(system, 'var/lib/dpkg/status'), 'utf8')).not.toMatch(/ installed$/m);
  }, 120_000);
}

/** Starts it as a desktop does and plays a move, which the opponent answers. */
async function play(bin: string, game: number): Promise<void> {
  const args = ['--window', '--no-open', '--data', join(folder, `data${game}`)];
  const host = spawn(join(bin, 'quintet'), args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void host.kill('SIGKILL'));
  let text = '';
  host.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const address = await vi.waitFor(() => new URL(/http:\S+/.exec(text)?.[0] ?? 'none'), {
    timeout: 20_000,
  });
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
}

if (isThere('dpkg') && isThere('dpkg-deb')) describe('the Debian package', holdsPackage);
else {
  it('the Debian package is not made where there is no dpkg-deb', async () => {
    expect(await packForDebian(folder)).not.toBe(0);
  });
}
