import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPuzzleStore } from '../../src-main/storage/puzzleStore.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { NO_PROGRESS } from '../../src-shared/puzzles/progress.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { makeFaultyDisk, storageFolder } from './faultyDisk.ts';

const DONE = { ...NO_PROGRESS, streak: { days: 3, most: 5, lastDay: '2026-11-29' } };

function opener(folder = temporaryFolder()) {
  const notices: Notice[] = [];
  const disk = makeFaultyDisk();
  const open = () => openPuzzleStore(storageFolder(folder, disk), (each) => notices.push(each));
  return { folder, disk, notices, open };
}

it('keeps what the person has done', async () => {
  const { open, notices } = opener();
  const store = await open();
  expect(store.progressOf('hex')).toEqual(NO_PROGRESS);
  await store.keep('hex', DONE);
  await store.close();
  const again = await open();
  expect(again.progressOf('hex')).toEqual(DONE);
  expect(again.progressOf('domineering')).toEqual(NO_PROGRESS);
  expect(notices).toEqual([]);
});

it('sets a damaged file aside, says so, and goes on from the one before', async () => {
  const { folder, open, notices } = opener();
  const store = await open();
  await store.keep('hex', DONE);
  await store.keep('hex', { ...DONE, streak: { days: 4, most: 5, lastDay: '2026-11-30' } });
  writeFileSync(join(folder, 'puzzles.json'), '{"format":"quintet-puzzles","version":1,"ga');
  const again = await open();
  expect(again.progressOf('hex')).toEqual(DONE);
  expect(notices.map(({ kind }) => kind)).toEqual(['fileUnusable', 'backupUsed']);
  expect(readdirSync(folder)).toContain('puzzles-damaged-1.json');
});

it('leaves the file of a later version alone', async () => {
  const { folder, open, notices } = opener();
  const later = '{"format":"quintet-puzzles","version":2,"games":{}}';
  writeFileSync(join(folder, 'puzzles.json'), later);
  const store = await open();
  await store.keep('hex', DONE);
  expect(notices).toMatchObject([{ kind: 'fileUnusable', fault: 'newer' }]);
  expect(readFileSync(join(folder, 'puzzles-newer-1.json'), 'utf8')).toBe(later);
});

it('tries again what could not be written', async () => {
  const { disk, open } = opener();
  const store = await open();
  const mend = disk.fail({ operation: 'rename', code: 'ENOSPC', path: /puzzles\.json/ });
  await store.keep('hex', DONE);
  expect(store.progressOf('hex')).toEqual(DONE);
  mend();
  await store.close();
  expect((await open()).progressOf('hex')).toEqual(DONE);
});
