import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { workingFolder } from '../../src-main/opponent/workingFolder.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';

describe('the working folder of a program', () => {
  it('is its own in the data folder, for us alone, and the same each time', () => {
    const data = temporaryFolder();
    const folder = workingFolder(data, 'scoreFour');
    expect(folder).toBe(join(data, 'programs', 'scoreFour'));
    if (process.platform !== 'win32') expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(workingFolder(data, 'scoreFour')).toBe(folder);
    expect(workingFolder(data, 'another')).not.toBe(folder);
  });

  it.each([
    ['the data folder is gone', (data: string) => rmSync(data, { recursive: true })],
    ['a file is in its way', (data: string) => writeFileSync(join(data, 'programs'), '')],
  ])('is a temporary one when %s', (_, spoil) => {
    const data = join(temporaryFolder(), 'data');
    mkdirSync(data);
    spoil(data);
    const was = existsSync(data);
    const folder = workingFolder(data, 'scoreFour');
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(dirname(folder)).toBe(tmpdir());
    expect(existsSync(data)).toBe(was);
  });
});
