// A package is built around a stand-in for Electron's program, whose fuses are real, and looked into.
import { listPackage, extractFile } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { getConfig } from 'app-builder-lib/out/util/config/config.js';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather } from '../../build/processes.mjs';
import { ensureBuilt, root, tool } from '../../build/project.mjs';

/** How Electron's program marks its fuses: the sentinel, the version, the count, and each fuse. */
const FUSES = ['dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX', '\u0001\u0009', '000000000'].join('');

/** Those of Chromium in which the window can be, as its files are called. */
const LOCALES = ['de', 'en-US', 'es', 'es-419', 'fr', 'ja', 'zh-CN', 'zh-TW'];

const folder = mkdtempSync(join(tmpdir(), 'quintet-package-'));
const unpacked = join(folder, 'dist/linux-unpacked');
const archive = join(unpacked, 'resources/app.asar');
const files = (): string[] =>
  listPackage(archive, { isPack: false }).map((path) => path.replaceAll('\\', '/'));

beforeAll(async () => {
  expect(await ensureBuilt()).toBe(true);
  const standIn = join(folder, 'electron');
  mkdirSync(join(standIn, 'resources'), { recursive: true });
  writeFileSync(join(standIn, 'electron'), `\u007fELF stand-in ${FUSES}`, 'latin1');
  chmodSync(join(standIn, 'electron'), 0o755);
  mkdirSync(join(standIn, 'locales'));
  for (const locale of [...LOCALES, 'af', 'en-GB', 'pt-BR', 'ru']) {
    writeFileSync(join(standIn, 'locales', `${locale}.pak`), '');
  }
  const config = ['--config', 'build/electron-builder.yml'];
  const overrides = [`-c.electronDist=${standIn}`, `-c.directories.output=${join(folder, 'dist')}`];
  const args = [tool('electron-builder'), '--linux', 'dir', '--x64', ...config, ...overrides];
  const { code, output } = await gather(process.execPath, args, { cwd: root });
  expect(code, output).toBe(0);
}, 240_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the package', () => {
  it('holds what is built, and nothing else', () => {
    const top = new Set(files().map((path) => path.split('/').slice(1, 3).join('/')));
    expect([...top].sort()).toEqual([
      'out',
      'out/main',
      'out/preload',
      'out/renderer',
      'package.json',
    ]);
    expect(files()).toEqual(
      expect.arrayContaining([
        '/out/main/electron.js',
        '/out/main/scoreFour.js',
        '/out/main/searchWorker.js',
        '/out/preload/preload.cjs',
        '/out/renderer/index.html',
      ]),
    );
    expect(files().filter((path) => path.includes('node_modules'))).toEqual([]);
  });

  it('brings its licence and those of what it contains, to be read without starting it', () => {
    const resources = join(unpacked, 'resources');
    const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');
    expect(read(resources, 'LICENSE.txt')).toBe(read(root, 'LICENSE'));
    expect(read(resources, 'notices.txt')).toBe(read(root, 'out/renderer/notices.txt'));
    expect(files()).toContain('/out/renderer/notices.txt');
  });

  it('starts with the Electron entry', () => {
    const { main, version } = JSON.parse(extractFile(archive, 'package.json').toString());
    const { version: ours } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(main).toBe('out/main/electron.js');
    expect(version).toBe(ours);
  });

  it('cannot be made to run other code, or to run inspected', async () => {
    const wire = await getCurrentFuseWire(join(unpacked, 'quintet'));
    const isOn = (fuse: FuseV1Options): boolean => String.fromCharCode(wire[fuse] ?? 0) === '1';
    expect({
      runAsNode: isOn(FuseV1Options.RunAsNode),
      nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      nodeInspect: isOn(FuseV1Options.EnableNodeCliInspectArguments),
      fileProtocol: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges),
      cookieEncryption: isOn(FuseV1Options.EnableCookieEncryption),
      asarIntegrity: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      onlyAsar: isOn(FuseV1Options.OnlyLoadAppFromAsar),
    }).toEqual({
      runAsNode: false,
      nodeOptions: false,
      nodeInspect: false,
      fileProtocol: false,
      cookieEncryption: true,
      asarIntegrity: true,
      onlyAsar: true,
    });
  });

  it('speaks the languages of the window', () => {
    const kept = readdirSync(join(unpacked, 'locales')).map((file) => file.replace('.pak', ''));
    expect(kept.toSorted()).toEqual(LOCALES);
  });

  it('is made for each system and processor in the forms that are usual there', async () => {
    const file = join(root, 'build/electron-builder.yml');
    const config = await getConfig(root, file, null);
    const forms = (targets: unknown): string[] =>
      (targets as { target: string; arch: string | string[] }[]).map(
        ({ target, arch }) => `${target} ${[arch].flat().join(' ')}`,
      );
    expect({
      win: forms(config.win?.target),
      mac: forms(config.mac?.target),
      linux: forms(config.linux?.target),
    }).toEqual({
      win: ['nsis x64 arm64', 'zip x64 arm64'],
      mac: ['dmg universal', 'zip universal'],
      linux: ['AppImage x64 arm64', 'deb x64 arm64', 'rpm x64 arm64', 'tar.gz x64 arm64'],
    });
  });

  it('adds less than 5 MB to Electron', () => {
    expect(statSync(archive).size).toBeLessThan(5_000_000);
  });
});
