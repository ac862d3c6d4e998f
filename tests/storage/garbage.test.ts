import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openMatchStore } from '../../src-main/storage/matchStore.ts';
import { openPuzzleStore } from '../../src-main/storage/puzzleStore.ts';
import { openSettings } from '../../src-main/storage/settings.ts';
import { makeSettingsText } from '../../src-main/storage/settingsFile.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/ipc/settings.ts';
import { makeRandom, type Random } from '../../src-shared/core/random.ts';
import { noticeSchema } from '../../src-shared/ipc/storage.ts';
import { NO_PROGRESS } from '../../src-shared/puzzles/progress.ts';
import { startMatch } from '../../src-shared/match/match.ts';
import { makeMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { person, scoreFourMatch } from '../match/testReferee.ts';
import { storageFolder } from './faultyDisk.ts';
import * as v from 'valibot';
import { rounds } from '../rounds.ts';

const TIMES = { startedAt: '2026-11-27T10:00:00.000Z', updatedAt: '2026-11-27T10:30:00.000Z' };
const RECORD = { matchId: 'm', match: startMatch(scoreFourMatch(person, person), 0), ...TIMES };
const GOOD = {
  'match.json': makeMatchRecord(RECORD),
  'puzzles.json': JSON.stringify({
    ...{ format: 'quintet-puzzles', version: 1 },
    games: { hex: NO_PROGRESS },
  }),
  'settings.json': makeSettingsText({ settings: DEFAULT_SETTINGS, unknown: {} }),
};
const FILE_BYTES = 20_000;

const randomBytes = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.below(256)));

/** A good file with some of its bytes changed. */
function spoilt(random: Random, text: string): Buffer {
  const bytes = Buffer.from(text);
  for (let times = 1 + random.below(4); times > 0; times--) {
    bytes[random.below(bytes.length)] = random.below(256);
  }
  return bytes;
}

it('random bytes in the files, and good files with bytes changed, stop no start and no save', async () => {
  const random = makeRandom(1);
  for (let file = 0; file < rounds(10, 100); file++) {
    const folder = temporaryFolder();
    for (const [name, text] of Object.entries(GOOD)) {
      const garbage = file % 2 === 0 ? randomBytes(random, FILE_BYTES) : spoilt(random, text);
      writeFileSync(join(folder, name), garbage);
    }
    const report = (notice: unknown): void => {
      expect(v.is(noticeSchema, notice)).toBe(true);
      expect(JSON.stringify(notice)).not.toMatch(/\p{Cc}/u);
    };
    const settings = await openSettings(storageFolder(folder), report);
    expect(await settings.change({ theme: 'dark' })).toMatchObject({ ok: true });
    const puzzles = await openPuzzleStore(storageFolder(folder), report);
    await puzzles.keep('hex', NO_PROGRESS);
    const store = await openMatchStore(storageFolder(folder), {
      report,
      onSaving: () => undefined,
    });
    await store.save(RECORD);
    expect(store.saving.waiting).toBe(0);
    const again = await openMatchStore(storageFolder(folder), {
      report,
      onSaving: () => undefined,
    });
    expect(again.saved?.match.config).toEqual(RECORD.match.config);
  }
});
