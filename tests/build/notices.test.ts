import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt, root } from '../../build/project.mjs';
import { makeNotices, packageOf, readNotice } from '../../build/vitePluginNotices.mjs';
import { temporaryFolder } from '../main/temporaryFolder.ts';

/** A package with these files beside its description. */
function makePackage(license: unknown, files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'lib', version: '1.2.3', license }),
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('the licence of a package that is bundled', () => {
  it.each([
    ['/p/node_modules/ws/lib/socket.js', '/p/node_modules/ws'],
    ['/p/node_modules/@scope/lib/files/a.woff2', '/p/node_modules/@scope/lib'],
    ['/p/node_modules/a/node_modules/b/index.js?inline', '/p/node_modules/a/node_modules/b'],
    ['C:\\p\\node_modules\\ws\\index.js', 'C:\\p\\node_modules\\ws'],
    ['/p/src-shared/games/hex/kernel/exports.as.ts?wasm', '/root/node_modules/assemblyscript'],
    ['\0vite/preload-helper.js', '/root/node_modules/vite'],
    ['/p/src-main/web.ts', undefined],
  ])('is asked of the folder it is in (%s)', (id, folder) => {
    expect(packageOf(id, '/root')).toBe(folder);
  });

  it('is told with its text, and with the notice that goes with it', () => {
    const files = { 'LICENSE.md': 'Do as you like.\n', 'NOTICE.txt': 'By us.\n', 'README.md': 'x' };
    expect(readNotice(makePackage('Apache-2.0', files))).toEqual({
      name: 'lib',
      version: '1.2.3',
      licence: 'Apache-2.0',
      text: 'Do as you like.\n\nBy us.',
    });
  });

  it.each(['GPL-3.0-only', 'SEE LICENSE IN LICENSE', undefined, '(MIT OR GPL-2.0)'])(
    'stops the build when it is %s',
    (license) => {
      const folder = makePackage(license, { LICENSE: 'Do as you like.' });
      expect(() => readNotice(folder)).toThrow(/no licence that Quintet may ship/);
    },
  );

  it('stops the build when its text is missing', () => {
    expect(() => readNotice(makePackage('MIT', { NOTICE: 'By us.' }))).toThrow(/no licence text/);
  });

  it('comes after ours, in the order of names', () => {
    const notice = { version: '1', licence: 'MIT', text: 'text' };
    const told = makeNotices('our licence', [
      { ...notice, name: 'b' },
      { ...notice, name: 'a' },
    ]);
    expect(told).toMatch(/^Quintet\n[^]*our licence[^]*\na 1 \(MIT\)\n\ntext\n[^]*\nb 1 \(MIT\)/);
  });
});

/** Every package that our sources name, in scripts, style sheets and pages. */
function importedPackages(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte|css|html)$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/(?:\bfrom|@import|\bimport)\s*\(?'([^'.\s][^'\s]*)'/g)])
    .map(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
    .filter((name) => !name.startsWith('node:') && name !== 'electron');
}

describe('the notices of the built app', () => {
  beforeAll(async () => {
    expect(await ensureBuilt()).toBe(true);
  }, 120_000);

  it('tell of every package that the sources use', () => {
    const told = readFileSync(join(root, 'out/renderer/notices.txt'), 'utf8');
    const used = new Set(['src-main', 'src-renderer', 'src-shared'].flatMap(importedPackages));
    expect([...used]).toEqual(expect.arrayContaining(['svelte', 'three', 'valibot', 'ws']));
    expect([...used]).toContain('@fontsource-variable/inter');
    for (const name of [...used, 'assemblyscript']) expect(told).toContain(`\n${name} `);
    expect(told).toContain(readFileSync(join(root, 'LICENSE'), 'utf8').trim());
  });
});
