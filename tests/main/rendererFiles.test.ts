import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRendererFiles } from '../../src-main/host/rendererFiles.ts';
import { temporaryFolder } from './temporaryFolder.ts';

describe('the built page', () => {
  it('is read as a whole, by address, with types; a file of no known type is not', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), 'page');
    writeFileSync(join(folder, 'assets/index-1a2b.js'), 'script');
    writeFileSync(join(folder, 'secret'), 'no type');
    const files = readRendererFiles(folder);
    expect([...files.keys()].sort()).toEqual(['/', '/assets/index-1a2b.js', '/index.html']);
    expect(files.get('/')).toEqual({
      body: Buffer.from('page'),
      type: 'text/html; charset=utf-8',
    });
  });

  it('that is not there is told at once', () => {
    expect(() => readRendererFiles(temporaryFolder())).toThrow(/there is no page in/);
  });
});
