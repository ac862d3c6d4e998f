import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openMatchStore } from '../../src-main/storage/matchStore.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import type { Notice, Saving } from '../../src-shared/ipc/storage.ts';
import { type Match, playMove, startMatch } from '../../src-shared/match/match.ts';
import { makeMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { computer, person, scoreFourMatch } from '../match/testReferee.ts';
import { type FaultyDisk, makeFaultyDisk, storageFolder } from './faultyDisk.ts';

const CONFIG = scoreFourMatch(person, computer);
const TIMES = { startedAt: '2026-11-27T10:00:00.000Z', updatedAt: '2026-11-27T10:30:00.000Z' };

const record = (matchId: string, moves: readonly number[]) => ({
  matchId,
  match: moves.reduce<Match>(
    (match, move) => unwrap(playMove(match, asMove(move))),
    startMatch(CONFIG, 0),
  ),
  ...TIMES,
});

/** The store of a folder, and all that it has told. */
async function open(path: string, disk: FaultyDisk = makeFaultyDisk()) {
  const notices: Notice[] = [];
  const told: Saving[] = [];
  const store = await openMatchStore(storageFolder(path, disk), {
    report: (notice) => notices.push(notice),
    onSaving: (saving) => told.push(saving),
  });
  return { store, notices, told, disk, moves: store.saved?.match.moves };
}

describe('the saved match', () => {
  it('is none in a new folder', async () => {
    expect(await open(temporaryFolder())).toMatchObject({ moves: undefined, notices: [] });
  });

  it('comes back at the next start', async () => {
    const folder = temporaryFolder();
    const { store } = await open(folder);
    await Promise.all([store.save(record('m', [0])), store.save(record('m', [0, 1]))]);
    const again = await open(folder);
    expect(again).toMatchObject({ notices: [], moves: [0, 1] });
    expect(again.store.saved).toMatchObject({ matchId: 'm', ...TIMES });
  });

  it('is not written anew when nothing but the time has changed', async () => {
    const folder = temporaryFolder();
    await (await open(folder)).store.save(record('m', [0]));
    const { store, disk } = await open(folder);
    await store.save({ ...record('m', [0]), updatedAt: '2026-11-28T00:00:00.000Z' });
    expect(disk.calls.filter((call) => call.startsWith('write'))).toEqual([]);
  });

  it('stays when another takes its place, after a restart of the program too', async () => {
    const folder = temporaryFolder();
    const { store } = await open(folder);
    await store.save(record('first', [0]));
    await store.save(record('second', [1, 2]));
    await store.save(record('third', []));
    const again = await open(folder);
    await again.store.save(record('fourth', [5]));
    await again.store.save(record('fifth', [6]));
    expect(readdirSync(join(folder, 'matches')).sort()).toEqual([
      'first.json',
      'fourth.json',
      'second.json',
    ]);
    expect(readFileSync(join(folder, 'matches/second.json'), 'utf8')).toContain('"B1"');
  });

  if (process.platform !== 'win32') {
    it('is the owner’s alone to read, also where an earlier version left it open to all', async () => {
      const folder = temporaryFolder();
      await (await open(folder)).store.save(record('m', [0]));
      mkdirSync(join(folder, 'matches'), { mode: 0o755 });
      chmodSync(join(folder, 'match.json'), 0o644);
      const modeOf = (name: string): number => statSync(join(folder, name)).mode & 0o777;
      const { store } = await open(folder);
      expect([modeOf('match.json'), modeOf('matches')]).toEqual([0o600, 0o700]);
      await store.save(record('n', [1]));
      const files = ['match.json', 'match.json.backup', 'matches/m.json'];
      expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600]);
    });
  }
});

describe('a file that can’t be used', () => {
  it.each([
    {
      damage: 'cut off',
      text: (good: string) => good.slice(0, good.length / 2),
      why: { fault: 'notJson' },
    },
    {
      damage: 'edited by hand to nonsense',
      text: (good: string) => good.replace('A1', 'Z9'),
      why: { fault: 'content', place: 'moves.0' },
    },
    { damage: 'emptied', text: () => '', why: { fault: 'notJson' } },
  ])('since it was $damage is set aside and told, and the copy before it is used', async (it) => {
    const folder = temporaryFolder();
    const { store } = await open(folder);
    await store.save(record('m', [0]));
    await store.save(record('m', [0, 1]));
    const path = join(folder, 'match.json');
    const damaged = it.text(readFileSync(path, 'utf8'));
    writeFileSync(path, damaged);

    const again = await open(folder);
    expect(again.moves).toEqual([0]);
    expect(again.notices).toMatchObject([
      {
        kind: 'fileUnusable',
        file: 'match.json',
        keptAs: 'match-damaged-1.json',
        ...it.why,
      },
      { kind: 'backupUsed', file: 'match.json' },
    ]);
    await again.store.save(record('m', [0, 3]));
    expect(readFileSync(join(folder, 'match-damaged-1.json'), 'utf8')).toBe(damaged);

    writeFileSync(path, 'again');
    await open(folder);
    expect(readFileSync(join(folder, 'match-damaged-1.json'), 'utf8')).toBe(damaged);
    expect(readFileSync(join(folder, 'match-damaged-2.json'), 'utf8')).toBe('again');
  });

  it('together with its copy leaves both for a person to look at', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'match.json'), 'one');
    writeFileSync(join(folder, 'match.json.backup'), 'two');
    const { store, notices } = await open(folder);
    expect(store.saved).toBeUndefined();
    expect(notices).toHaveLength(2);
    const kept = readdirSync(folder).filter((name) => name.includes('damaged'));
    expect(kept).toHaveLength(2);
  });

  it('since a later version wrote it is kept, under a name that says so', async () => {
    const folder = temporaryFolder();
    const text = makeMatchRecord(record('m', [0])).replace(/"version": \d+/, '"version": 99');
    writeFileSync(join(folder, 'match.json'), text);
    const { notices } = await open(folder);
    expect(notices).toMatchObject([{ fault: 'newer', keptAs: 'match-newer-1.json' }]);
    expect(readFileSync(join(folder, 'match-newer-1.json'), 'utf8')).toBe(text);
  });

  it.each(['match.json', 'match.json.backup'])(
    'since it is a folder (%s) is told by its name and set aside with what it holds; the program goes on',
    async (name) => {
      const folder = temporaryFolder();
      mkdirSync(join(folder, name, 'deep'), { recursive: true });
      const { store, notices } = await open(folder);
      expect(notices).toMatchObject([{ kind: 'fileUnusable', file: name, fault: 'folder' }]);
      expect(JSON.stringify(notices)).not.toContain(folder);
      const [keptAs = ''] = readdirSync(folder);
      expect(existsSync(join(folder, keptAs, 'deep'))).toBe(true);
      await store.save(record('m', [0]));
      expect((await open(folder)).moves).toEqual([0]);
    },
  );

  it('and can’t be moved away either is never overwritten, until that has changed', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'match.json'), 'precious');
    const disk = makeFaultyDisk();
    const mend = disk.fail({ operation: 'rename', code: 'EPERM', path: /match\.json$/ });
    const { store, notices, told } = await open(folder, disk);
    expect(notices).toMatchObject([{ kind: 'fileUnusable', keptAs: undefined }]);
    await store.save(record('m', [0]));
    expect(told).toEqual([{ waiting: 1, error: 'ERR_IN_THE_WAY' }]);
    expect(readFileSync(join(folder, 'match.json'), 'utf8')).toBe('precious');
    mend();
    await store.save(record('m', [0, 1]));
    expect(readFileSync(join(folder, 'match-damaged-1.json'), 'utf8')).toBe('precious');
    expect(told.at(-1)).toEqual({ waiting: 0 });
    expect((await open(folder)).moves).toEqual([0, 1]);
  });
});

describe('what is in the way of a save while the program runs', () => {
  it('is moved away where the match belongs, where its copy belongs, and where earlier ones do', async () => {
    const folder = temporaryFolder();
    const { store, notices } = await open(folder);
    await store.save(record('m', [0]));
    for (const name of ['match.json', 'match.json.backup', 'matches']) {
      rmSync(join(folder, name), { force: true });
      if (name === 'matches') writeFileSync(join(folder, name), 'a file');
      else mkdirSync(join(folder, name, 'deep'), { recursive: true });
    }
    await store.save(record('m', [0, 1]));
    await store.save(record('m', [0, 1, 2]));
    await store.save(record('n', [5]));
    expect(store.saving).toMatchObject({ waiting: 0 });
    expect((await open(folder)).store.saved?.matchId).toBe('n');
    expect(readdirSync(join(folder, 'matches'))).toEqual(['m.json']);
    expect(notices.map((notice) => notice.kind === 'movedAway' && notice.file)).toEqual([
      'match.json',
      'match.json.backup',
      'matches',
    ]);
  });

  it('as a copy that can’t be replaced costs the copy alone, and is told once', async () => {
    const folder = temporaryFolder();
    const disk = makeFaultyDisk();
    const { store, notices } = await open(folder, disk);
    disk.fail({ operation: 'copyFile', code: 'EIO' });
    for (const moves of [[0], [0, 1], [0, 1, 2]]) await store.save(record('m', moves));
    expect(store.saving).toMatchObject({ waiting: 0, error: undefined });
    expect(notices).toEqual([{ kind: 'noBackup', file: 'match.json' }]);
    expect((await open(folder)).moves).toEqual([0, 1, 2]);
  });
});

describe('while the disk is full', () => {
  const FULL = { operation: 'write', code: 'ENOSPC' } as const;

  it('a move is kept and told to be unsaved, and saved later without anybody’s doing', async () => {
    const folder = temporaryFolder();
    const { store, disk, told } = await open(folder);
    await store.save(record('m', [0]));
    const mend = disk.fail(FULL);
    await store.save(record('m', [0, 1]));
    expect(told).toEqual([{ waiting: 1, error: 'ERR_DISK_FULL' }]);
    expect((await open(folder)).moves).toEqual([0]);
    disk.ring();
    await store.save(record('m', [0, 1]));
    expect(told).toHaveLength(1);
    mend();
    disk.ring();
    await expect.poll(() => told).toEqual([told[0], { waiting: 0 }]);
    expect((await open(folder)).moves).toEqual([0, 1]);
  });

  it('whole matches are kept, however many, until all can be written', async () => {
    const folder = temporaryFolder();
    const { store, disk, told } = await open(folder);
    await store.save(record('before', [9]));
    const mend = disk.fail(FULL);
    await store.save(record('one', []));
    await store.save(record('one', [0, 1]));
    await store.save(record('two', [2]));
    await store.save(record('empty', []));
    await store.save(record('three', [3]));
    expect(told.map(({ waiting }) => waiting)).toEqual([0, 1, 2, 3]);
    expect((await open(folder)).store.saved?.matchId).toBe('before');
    mend();
    await store.close();
    expect(told.at(-1)).toEqual({ waiting: 0 });
    const again = await open(folder);
    expect(again.store.saved?.matchId).toBe('three');
    expect(readdirSync(join(folder, 'matches')).sort()).toEqual([
      'before.json',
      'one.json',
      'two.json',
    ]);
    expect(readFileSync(join(folder, 'matches/one.json'), 'utf8')).toContain('"B1"');
  });

  it('a match that is saved while another waits does not lose what is on the disk', async () => {
    const folder = temporaryFolder();
    const { store, disk } = await open(folder);
    await store.save(record('one', [0]));
    const mend = disk.fail({ ...FULL, path: /matches/ });
    const first = store.save(record('one', [0, 1]));
    // Now it is under way.
    await new Promise(setImmediate);
    await Promise.all([first, store.save(record('two', [2]))]);
    expect((await open(folder)).moves).toEqual([0, 1]);
    mend();
    await store.close();
    expect((await open(folder)).store.saved?.matchId).toBe('two');
    expect(readdirSync(join(folder, 'matches'))).toEqual(['one.json']);
  });
});
