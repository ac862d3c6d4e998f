import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { snapFolder, writeEntryFile } from '../../src-main/host/entryFile.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const ADDRESS = `http://127.0.0.1:4000/#enter=${'0'.repeat(64)}`;

describe('the file that leads a browser in', () => {
  it('can be read by its owner alone, has a name nobody can guess, and is gone after use', async () => {
    const parent = temporaryFolder();
    const [file, other] = [
      await writeEntryFile(ADDRESS, parent),
      await writeEntryFile(ADDRESS, parent),
    ];
    expect(file.path).not.toBe(other.path);
    expect(file.path).toMatch(/[\\/][\da-f]{32}\.html$/);
    if (process.platform !== 'win32') {
      expect(statSync(file.path).mode & 0o777).toBe(0o600);
      expect(statSync(dirname(file.path)).mode & 0o777).toBe(0o700);
    }
    expect(readFileSync(file.path, 'utf8')).toContain(
      `<meta http-equiv="refresh" content="0; url=${ADDRESS}" />`,
    );
    await file.remove();
    await file.remove();
    expect(existsSync(dirname(file.path))).toBe(false);
    await other.remove();
    expect(readdirSync(parent)).toEqual([]);
  });

  it('lies where a browser that is a snap package can read it', () => {
    const home = temporaryFolder();
    const folder = join(home, 'snap/firefox/common');
    expect(snapFolder('firefox_firefox.desktop\n', home)).toBeUndefined();
    mkdirSync(folder, { recursive: true });
    expect(snapFolder('firefox_firefox.desktop\n', home)).toBe(folder);
    for (const other of [
      '',
      'firefox.desktop\n',
      'org.mozilla.firefox.desktop',
      '../x_y.desktop',
    ]) {
      expect(snapFolder(other, home)).toBeUndefined();
    }
  });
});
