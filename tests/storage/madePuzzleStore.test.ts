import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MOST_MADE, openMadePuzzleStore } from '../../src-main/storage/madePuzzleStore.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { shippedPuzzles } from '../../src-shared/puzzles/shippedPuzzles.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { makeFaultyDisk, storageFolder } from './faultyDisk.ts';

const FILE = 'made-puzzles.json';
const puzzles = await shippedPuzzles('domineering');

function opener(folder = temporaryFolder()) {
  const notices: Notice[] = [];
  const open = () =>
    openMadePuzzleStore(storageFolder(folder, makeFaultyDisk()), (each) => notices.push(each));
  return { folder, notices, open };
}

it('keeps puzzles that were made, each once and no more than enough', async () => {
  const { open, notices } = opener();
  const store = await open();
  expect(store.of('domineering')).toEqual([]);
  const many = puzzles.slice(0, MOST_MADE + 5);
  await Promise.all([many[0]!, ...many].map((puzzle) => store.add(puzzle)));
  await store.close();
  const again = await open();
  expect(again.of('domineering')).toEqual(many.slice(0, MOST_MADE));
  expect(again.of('hex')).toEqual([]);
  expect(notices).toEqual([]);
});

it.each([
  ['no JSON', (text: string) => text.slice(0, -20)],
  ['a puzzle that can’t be played', (text: string) => text.replace(/;(\d+)(["\s])/, ';99999$2')],
  ['a position that can’t be', (text: string) => text.replace(/;\d{8,};/, ';77777777777777777;')],
  ['a kind that there is not', (text: string) => text.replace('onlyWin;', 'noWin;')],
])('sets a file aside that holds %s, and begins anew', async (_, damage) => {
  const { folder, open, notices } = opener();
  const store = await open();
  await store.add(puzzles[0]!);
  await store.close();
  const text = readFileSync(join(folder, FILE), 'utf8');
  expect(damage(text)).not.toBe(text);
  writeFileSync(join(folder, FILE), damage(text));
  const again = await open();
  expect(again.of('domineering')).toEqual([]);
  expect(notices.map(({ kind }) => kind)).toEqual(['fileUnusable']);
  expect(readdirSync(folder)).toContain('made-puzzles-damaged-1.json');
});

it('leaves the file of a later version alone', async () => {
  const { folder, open, notices } = opener();
  const later = '{"format":"quintet-made-puzzles","version":2,"games":{}}';
  writeFileSync(join(folder, FILE), later);
  const store = await open();
  await store.add(puzzles[0]!);
  expect(notices).toMatchObject([{ kind: 'fileUnusable', fault: 'newer' }]);
  expect(readFileSync(join(folder, 'made-puzzles-newer-1.json'), 'utf8')).toBe(later);
});
