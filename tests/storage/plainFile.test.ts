import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlainFile } from '../../src-main/storage/plainFile.ts';
import { PATIENCE_MS } from '../../src-main/storage/patience.ts';
import { MAX_FILE_LENGTH } from '../../src-shared/record/jsonBounds.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { makeFaultyDisk } from './faultyDisk.ts';

const isWindows = process.platform === 'win32';
const place = (): string => join(temporaryFolder(), 'file.json');

/** What can stand where a file is expected, and what is said of it. */
const OBSTACLES: readonly (readonly [what: string, fault: string, make: (path: string) => void])[] =
  [
    ['a folder', 'folder', (path) => mkdirSync(path)],
    ['a huge file', 'tooLong', (path) => (writeFileSync(path, ''), truncateSync(path, 2 ** 40))],
    ['what is no text', 'content', (path) => writeFileSync(path, Buffer.from([0x7b, 0xff, 0xfe]))],
    ...(isWindows
      ? []
      : ([
          ['a pipe', 'special', (path: string) => spawnSync('mkfifo', [path])],
          ['an endless device', 'special', (path: string) => symlinkSync('/dev/zero', path)],
          ['a link to a folder', 'folder', (path: string) => symlinkSync('/', path)],
          ['a link to itself', 'unreadable', (path: string) => symlinkSync(path, path)],
        ] as const)),
  ];

describe('a file from outside', () => {
  it.each(OBSTACLES)('is looked at before it is read: %s', async (_, fault, make) => {
    const path = place();
    make(path);
    expect(await readPlainFile(makeFaultyDisk(), path)).toEqual({
      ok: false,
      error: { code: 'ERR_FILE', fault },
    });
  });

  it('may be missing', async () => {
    expect(await readPlainFile(makeFaultyDisk(), place())).toEqual({ ok: true, value: undefined });
  });

  it('is read without its byte-order mark', async () => {
    const path = place();
    writeFileSync(path, '\uFEFF{"ä":1}');
    expect(await readPlainFile(makeFaultyDisk(), path)).toEqual({ ok: true, value: '{"ä":1}' });
  });

  it('may be exactly as long as files can be, and not a byte longer, whatever it says of itself', async () => {
    const path = place();
    writeFileSync(path, ' '.repeat(MAX_FILE_LENGTH));
    expect(await readPlainFile(makeFaultyDisk(), path)).toMatchObject({ ok: true });
    writeFileSync(path, ' '.repeat(MAX_FILE_LENGTH + 1));
    const disk = makeFaultyDisk();
    const sayingNothing = async (asked: Promise<unknown>) => {
      const told = await asked;
      return Object.assign(told as object, { size: 0 });
    };
    const files = {
      ...disk.files,
      stat: ((at: string) => sayingNothing(disk.files.stat(at))) as never,
      open: (async (...args: Parameters<typeof disk.files.open>): Promise<FileHandle> => {
        const handle = await disk.files.open(...args);
        const stat = handle.stat.bind(handle);
        handle.stat = (() => sayingNothing(stat())) as never;
        return handle;
      }) as never,
    };
    expect(await readPlainFile({ ...disk, files }, path)).toMatchObject({
      error: { fault: 'tooLong' },
    });
  });

  it.each(['EPERM', 'EACCES', 'EBUSY'])(
    'that another program holds for a moment is waited for (%s)',
    async (code) => {
      const path = place();
      writeFileSync(path, 'text');
      const disk = makeFaultyDisk();
      disk.fail({ operation: 'open', code, times: 4 });
      expect(await readPlainFile(disk, path)).toEqual({ ok: true, value: 'text' });
      expect(disk.waitedMs).toBeGreaterThanOrEqual(150);
    },
  );

  it('that can’t be opened at all is given up after two seconds', async () => {
    const path = place();
    writeFileSync(path, 'text');
    const disk = makeFaultyDisk();
    disk.fail({ operation: 'open', code: 'EACCES' });
    expect(await readPlainFile(disk, path)).toMatchObject({ error: { fault: 'unreadable' } });
    expect(disk.waitedMs).toBeGreaterThanOrEqual(PATIENCE_MS);
    expect(disk.waitedMs).toBeLessThan(1.2 * PATIENCE_MS);
  });
});
