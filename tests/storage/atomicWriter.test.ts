import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeAtomicWriter } from '../../src-main/storage/atomicWriter.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { type FaultyDisk, makeFaultyDisk, storageFolder } from './faultyDisk.ts';

const modeOf = (path: string): number => statSync(path).mode & 0o777;

function open(disk: FaultyDisk = makeFaultyDisk()) {
  const folder = temporaryFolder();
  const path = join(folder, 'file.json');
  return { disk, folder, path, writer: makeAtomicWriter(storageFolder(folder, disk)) };
}

describe('writing a file as a whole', () => {
  it('leaves nothing but the file, which its owner alone may read', async () => {
    const { writer, folder, path } = open();
    writeFileSync(path, 'old');
    chmodSync(path, 0o644);
    expect(await writer.write(path, 'new')).toEqual({ ok: true, value: undefined });
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['file.json']);
    if (process.platform !== 'win32') expect(modeOf(path)).toBe(0o600);
  });

  it('replaces what a link points to, and keeps the link', async () => {
    const { writer, folder, path } = open();
    const target = join(temporaryFolder(), 'elsewhere.json');
    writeFileSync(target, 'old');
    symlinkSync(target, path);
    await writer.write(path, 'new');
    expect(readFileSync(target, 'utf8')).toBe('new');
    expect(readdirSync(folder, { withFileTypes: true })[0]?.isSymbolicLink()).toBe(true);
  });

  it.each(['EPERM', 'EACCES', 'EBUSY'])(
    'waits for a program that holds the file for 150 ms (%s), with one and the same half-written file',
    async (code) => {
      const { writer, path, disk } = open();
      disk.fail({ operation: 'rename', code, times: 4 });
      expect(await writer.write(path, 'new')).toMatchObject({ ok: true });
      expect(disk.waitedMs).toBeGreaterThanOrEqual(150);
      expect(disk.calls.filter((call) => call.startsWith('write'))).toHaveLength(1);
      expect(readFileSync(path, 'utf8')).toBe('new');
    },
  );

  it('gives up after about two seconds, and does not wait again until it has succeeded', async () => {
    const { writer, path, folder, disk } = open();
    const mend = disk.fail({ operation: 'rename', code: 'EBUSY' });
    writeFileSync(path, 'old');
    const failure = { ok: false, error: { code: 'ERR_BUSY', detail: 'EBUSY' } };
    expect(await writer.write(path, 'new')).toEqual(failure);
    const { waitedMs } = disk;
    expect(waitedMs).toBeGreaterThanOrEqual(2_000);
    expect(waitedMs).toBeLessThan(2_500);
    expect(await writer.write(path, 'new')).toEqual(failure);
    expect(disk.waitedMs).toBe(waitedMs);
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['file.json']);
    mend();
    expect(await writer.write(path, 'new')).toMatchObject({ ok: true });
  });

  it.each([
    ['open', 'EROFS', 'ERR_READ_ONLY'],
    ['write', 'ENOSPC', 'ERR_DISK_FULL'],
    ['write', 'EDQUOT', 'ERR_DISK_FULL'],
    ['write', 'EIO', 'ERR_STORAGE'],
    ['open', 'EACCES', 'ERR_NOT_ALLOWED'],
    ['rename', 'EISDIR', 'ERR_IN_THE_WAY'],
  ] as const)('that fails (%s: %s) is told as %s, and the old file is whole', async (...fault) => {
    const [operation, code, told] = fault;
    const { writer, path, folder, disk } = open();
    writeFileSync(path, 'old');
    disk.fail({ operation, code });
    expect(await writer.write(path, 'new')).toMatchObject({ error: { code: told } });
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['file.json']);
  });

  it('into a folder that has vanished is told as that, and does not bring the folder back', async () => {
    const { writer, path, folder } = open();
    rmSync(folder, { recursive: true });
    expect(await writer.write(path, 'new')).toMatchObject({ error: { code: 'ERR_FOLDER_GONE' } });
    expect(existsSync(folder)).toBe(false);
  });

  it('is not tried while there is an obstacle', async () => {
    const folder = temporaryFolder();
    const taken = { code: 'ERR_FOLDER_TAKEN', detail: '' } as const;
    const writer = makeAtomicWriter(storageFolder(folder, makeFaultyDisk(), () => taken));
    expect(await writer.write(join(folder, 'x'), 'text')).toEqual({ ok: false, error: taken });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('half-written files', () => {
  it('that we left are removed; what looks like them but is another’s, or a folder, stays', async () => {
    const { writer, folder } = open();
    const ours = `.quintet-${'0a'.repeat(16)}.tmp`;
    const others = [
      'match.json.123456',
      'settings.json.1',
      'match.json.backup.new',
      '.quintet-1.tmp',
      `${ours}.bak`,
    ];
    for (const name of [ours, ...others]) writeFileSync(join(folder, name), 'half');
    const ourLookingFolder = `.quintet-${'0b'.repeat(16)}.tmp`;
    mkdirSync(join(folder, ourLookingFolder));
    mkdirSync(join(folder, 'match.json.99'));
    await writer.removeLeftovers(folder);
    expect(readdirSync(folder).sort()).toEqual(
      [...others, ourLookingFolder, 'match.json.99'].sort(),
    );
  });
});
