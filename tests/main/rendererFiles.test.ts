import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILE_LIST } from '../../build/vitePluginFileList.mjs';
import { root } from '../../build/project.mjs';
import { readRendererFiles } from '../../src-main/host/rendererFiles.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A folder with a page, whose list is as the test says. */
function makePage(list: unknown): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'page');
  writeFileSync(join(folder, 'assets/index-1a2b.js'), 'script');
  writeFileSync(join(folder, 'planted.js'), 'not ours');
  writeFileSync(join(folder, 'assets/font.ttf'), 'font');
  if (list !== undefined) writeFileSync(join(folder, FILE_LIST), JSON.stringify(list));
  return folder;
}

describe('the built page', () => {
  it('is read by the list of its files, with types; what else lies there is none of it', () => {
    const files = readRendererFiles(makePage(['assets/index-1a2b.js', 'index.html']));
    expect([...files.keys()].sort()).toEqual(['/', '/assets/index-1a2b.js', '/index.html']);
    expect(files.get('/')).toEqual({
      body: Buffer.from('page'),
      type: 'text/html; charset=utf-8',
    });
  });

  it.each([
    ['has no list', undefined, /there is no page in/],
    ['lists nothing', [], /there is no page in/],
    ['lists no names', [1], /there is no page in/],
    ['lists what lies elsewhere', ['index.html', '../secret.js'], /there is no page in/],
    ['lists a path from the root', ['index.html', '/etc/passwd.txt'], /there is no page in/],
    ['lists a type that nobody knows', ['index.html', 'assets/font.ttf'], /unknown type: assets/],
    ['lacks a file', ['index.html', 'gone.js'], /ENOENT/],
  ])('that %s is told at once', (_, list, why) => {
    expect(() => readRendererFiles(makePage(list))).toThrow(why);
  });

  it('as it was really built is whole', () => {
    const built = join(root, 'out/renderer');
    const there = readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== FILE_LIST)
      .map((entry) => join(entry.parentPath, entry.name).slice(built.length).replaceAll('\\', '/'));
    const files = readRendererFiles(built);
    expect([...files.keys()].sort()).toEqual(['/', ...there].sort());
    const page = files.get('/')?.body.toString() ?? '';
    expect(page).toBe(readFileSync(join(built, 'index.html'), 'utf8'));
    for (const [, address = ''] of page.matchAll(/(?:src|href)="\.?(\/[^"]+)"/g)) {
      expect([...files.keys()]).toContain(address);
    }
  });
});
