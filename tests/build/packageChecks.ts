/** What holds for the package of every system: it is made around a stand-in for Electron's program, and looked into. */
import { extractFile, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt, root } from '../../build/project.mjs';
import { packAroundStandIn, type System } from './standInElectron.ts';

const MAC_APP = 'Quintet.app/Contents';

/** Those of Chromium in which the window can be, as its files are called. */
const PAKS = ['de', 'en-US', 'es', 'es-419', 'fr', 'ja', 'zh-CN', 'zh-TW'];
const LPROJS = ['de', 'en', 'es', 'es_419', 'fr', 'ja', 'zh_CN', 'zh_TW'];

/** Where things lie in what is installed. */
const PLACES = {
  linux: { program: 'quintet', resources: 'resources', locales: 'locales', kept: PAKS },
  win: { program: 'Quintet.exe', resources: 'resources', locales: 'locales', kept: PAKS },
  mac: {
    program: 'Quintet.app',
    resources: `${MAC_APP}/Resources`,
    locales: `${MAC_APP}/Frameworks/Electron Framework.framework/Versions/A/Resources`,
    kept: LPROJS,
  },
} as const;

/**
 * Declares the tests of one package.
 *
 * @param further tests of the same package; they get its folder once it is made
 */
export function describePackage(
  system: System,
  arch: 'x64' | 'arm64',
  further?: (folder: () => string) => void,
): void {
  describe(`the package for ${system}, ${arch}`, () => {
    const place = PLACES[system];
    const temporary = mkdtempSync(join(tmpdir(), 'quintet-package-'));
    let unpacked = '';
    const inside = (...path: string[]): string => join(unpacked, ...path);
    const archive = (): string => inside(place.resources, 'app.asar');
    const files = (): string[] =>
      listPackage(archive(), { isPack: false }).map((path) => path.replaceAll('\\', '/'));

    beforeAll(async () => {
      expect(await ensureBuilt()).toBe(true);
      unpacked = await packAroundStandIn(temporary, system, arch, place.kept);
    }, 240_000);
    afterAll(() => {
      rmSync(temporary, { recursive: true, force: true });
    });

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
      const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');
      expect(read(inside(place.resources, 'LICENSE.txt'))).toBe(read(root, 'LICENSE'));
      expect(read(inside(place.resources, 'notices.txt'))).toBe(
        read(root, 'out/renderer/notices.txt'),
      );
      expect(files()).toContain('/out/renderer/notices.txt');
    });

    it('starts with the Electron entry', () => {
      const { main, version } = JSON.parse(extractFile(archive(), 'package.json').toString());
      const { version: ours } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      expect(main).toBe('out/main/electron.js');
      expect(version).toBe(ours);
    });

    it('cannot be made to run other code, or to run inspected', async () => {
      const wire = await getCurrentFuseWire(inside(place.program));
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
      const kept = readdirSync(inside(place.locales)).map((file) => file.replace(/\.\w+$/, ''));
      expect(kept.toSorted()).toEqual(place.kept);
    });

    it('adds less than 5 MB to Electron', () => {
      expect(statSync(archive()).size).toBeLessThan(5_000_000);
    });

    further?.(() => unpacked);
  });
}
