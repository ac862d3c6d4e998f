import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import type { LibraryRequest } from '../../src-shared/ipc/library.ts';
import type { MatchConfig } from '../../src-shared/match/match.ts';
import { startApp } from '../main/composedApp.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { person, scoreFourMatch } from '../match/testReferee.ts';
import { rounds } from '../rounds.ts';
import { makeFaultyDisk } from '../storage/faultyDisk.ts';

const HEX: MatchConfig = { gameId: 'hex', setup: { size: 5, swap: 0 }, players: [person, person] };
const PAGE = { offset: 0, limit: 50 };

/** The program on a folder, with ways to play and to look into its library. */
async function open(folder: string, disk = makeFaultyDisk()) {
  const app = await startApp(folder, 'honest', disk);
  const { client, seen } = app;
  return {
    ...app,
    /** A match with one move, left for whatever comes next. */
    async match(config: MatchConfig, move: number) {
      const { matchId } = unwrap(await client.call('startMatch', config));
      unwrap(await client.call('playMove', { ...(await seen()), move }));
      return matchId;
    },
    page: async (query: Partial<LibraryRequest> = {}) =>
      unwrap(await client.call('library', { ...PAGE, ...query })),
    ids: async (query: Partial<LibraryRequest> = {}) => {
      const { rows } = unwrap(await client.call('library', { ...PAGE, ...query }));
      return rows.map(({ entry }) => entry.matchId);
    },
  };
}

describe('the library', () => {
  it('has every match from its first move, and after a restart', async () => {
    const folder = temporaryFolder();
    const first = await open(folder);
    const hex = await first.match(HEX, 7);
    const four = await first.match(scoreFourMatch(person, person), 3);
    await first.client.call('startMatch', HEX);
    expect(await first.ids()).toEqual([four, hex]);
    const { rows } = await first.page({ gameId: 'hex' });
    expect(rows).toMatchObject([
      { entry: { plies: 1, config: HEX }, label: { title: '', tags: [] } },
    ]);
    await first.app.close();

    const second = await open(folder);
    await expect.poll(() => second.ids()).toEqual([four, hex]);
    expect(unwrap(await second.client.call('openMatch', { matchId: hex }))).toMatchObject({
      matchId: hex,
      moves: [7],
    });
    expect(second.bugs).toEqual([]);
  });

  it('keeps titles and tags, which are found, and forgets them with their match’s', async () => {
    const folder = temporaryFolder();
    const first = await open(folder);
    const matchId = await first.match(HEX, 7);
    await first.match(HEX, 8);
    const label = { title: 'Bridges', tags: ['club', 'lesson'] };
    unwrap(await first.client.call('labelMatch', { matchId, label }));
    expect(first.events.at(-1)).toEqual({ name: 'libraryChanged', payload: undefined });
    expect(await first.page({ text: 'bridge lesson' })).toMatchObject({
      total: 1,
      rows: [{ entry: { matchId }, label }],
      tags: ['club', 'lesson'],
    });
    await first.app.close();
    const second = await open(folder);
    await expect.poll(() => second.ids({ tag: 'club' })).toEqual([matchId]);
    const long = { title: 'x'.repeat(81), tags: [] };
    expect(await second.client.call('labelMatch', { matchId, label: long })).toMatchObject({
      error: { code: 'ERR_PAYLOAD' },
    });
  });

  it('deletes a match and brings it back, but not the one that is played', async () => {
    const { client, match, ids, current } = await open(temporaryFolder());
    const matchId = await match(HEX, 7);
    const onTable = await match(HEX, 8);
    expect(await client.call('deleteMatch', { matchId: onTable })).toMatchObject({
      error: { code: 'ERR_ON_TABLE' },
    });
    unwrap(await client.call('deleteMatch', { matchId }));
    expect(await ids()).toEqual([onTable]);
    expect(await client.call('openMatch', { matchId })).toMatchObject({
      error: { code: 'ERR_NO_MATCH' },
    });
    expect(unwrap(await client.call('latestMatches')).map((each) => each.matchId)).toEqual([
      onTable,
    ]);
    unwrap(await client.call('restoreMatch', { matchId }));
    await expect.poll(ids).toEqual([onTable, matchId]);
    expect(await client.call('restoreMatch', { matchId })).toMatchObject({
      error: { code: 'ERR_NO_MATCH' },
    });
    unwrap(await client.call('openMatch', { matchId }));
    expect(await current()).toMatchObject({ matchId, moves: [7] });
  });

  it('forgets what was deleted more than a month ago', async () => {
    const folder = temporaryFolder();
    const { client, match } = await open(folder);
    const [first, second] = [await match(HEX, 7), await match(HEX, 8)];
    await match(HEX, 9);
    unwrap(await client.call('deleteMatch', { matchId: first }));
    const deleted = join(folder, 'matches/deleted');
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    utimesSync(join(deleted, `${first}.json`), longAgo, longAgo);
    unwrap(await client.call('deleteMatch', { matchId: second }));
    expect(readdirSync(deleted)).toEqual([`${second}.json`]);
  });

  it('tells a match as it stands, whichever is on the table', async () => {
    const { client, match } = await open(temporaryFolder());
    const matchId = await match(HEX, 7);
    const other = await match(HEX, 8);
    expect(unwrap(await client.call('libraryMatch', { matchId }))).toMatchObject({
      ...{ matchId, moves: [7], config: { gameId: 'hex' } },
    });
    expect(unwrap(await client.call('currentMatch'))?.matchId).toBe(other);
    expect(await client.call('libraryMatch', { matchId: 'none' })).toMatchObject({
      error: { code: 'ERR_NO_MATCH' },
    });
  });

  it('makes a copy that is a match of its own, with its label', async () => {
    const { client, match, page, seen } = await open(temporaryFolder());
    const matchId = await match(HEX, 7);
    const label = { title: 'Mine', tags: ['a'] };
    unwrap(await client.call('labelMatch', { matchId, label }));
    const copy = unwrap(await client.call('duplicateMatch', { matchId }));
    expect(copy.matchId).not.toBe(matchId);
    unwrap(await client.call('openMatch', copy));
    unwrap(await client.call('playMove', { ...(await seen()), move: 9 }));
    await expect
      .poll(async () =>
        (await page()).rows.map(({ entry, label: { title } }) => [entry.plies, title]),
      )
      .toEqual([
        [2, 'Mine'],
        [1, 'Mine'],
      ]);
  });

  it('reads the files that are new, sets a damaged one aside, and shows the others', async () => {
    const folder = temporaryFolder();
    const first = await open(folder);
    const matchId = await first.match(HEX, 7);
    await first.match(HEX, 8);
    await first.app.close();
    const record = readFileSync(join(folder, `matches/${matchId}.json`), 'utf8');
    const count = rounds(300, 10_000);
    for (let number = 0; number < count; number++) {
      const id = `copy-${number}`;
      writeFileSync(join(folder, `matches/${id}.json`), record.replace(matchId, id));
    }
    writeFileSync(join(folder, 'matches/broken.json'), '{');
    writeFileSync(join(folder, 'library-of-nobody.json'), '{');
    const second = await open(folder);
    const page = await second.page();
    expect(page.unread).toBeGreaterThan(0);
    await expect
      .poll(async () => (await second.page()).unread, { timeout: 240_000, interval: 200 })
      .toBe(0);
    expect(await second.page({ limit: 100, offset: count - 40 })).toMatchObject({
      total: count + 2,
      rows: { length: 42 },
    });
    expect(readdirSync(join(folder, 'matches'))).toContain('broken-damaged-1.json');
    await second.app.close();

    // What is known need not be read again.
    const third = await open(folder);
    expect(await third.page()).toMatchObject({ total: count + 2, unread: 0 });
  });

  it('looks through the folder once for a list, however far one scrolls, and again after a change', async () => {
    const disk = makeFaultyDisk();
    const { match, page, client } = await open(temporaryFolder(), disk);
    const matchId = await match(HEX, 7);
    await match(HEX, 8);
    await page();
    const readdir = vi.spyOn(disk.files, 'readdir');
    const looks = (): number =>
      readdir.mock.calls.filter(([path]) => String(path).endsWith('matches')).length;
    for (const offset of [50, 100, 1]) expect((await page({ offset })).total).toBe(2);
    expect(looks()).toBe(0);
    await page();
    expect(looks()).toBe(1);
    await Promise.all([page(), page({ gameId: 'hex' })]);
    expect(looks()).toBe(2);
    unwrap(await client.call('deleteMatch', { matchId }));
    expect((await page({ offset: 1 })).total).toBe(1);
    expect(looks()).toBe(3);
  });

  it('lists no match that was deleted while it looked', async () => {
    const { match, page, client } = await open(temporaryFolder());
    const ids = [await match(HEX, 7), await match(HEX, 8), await match(HEX, 9)];
    await match(HEX, 10);
    for (const [index, matchId] of ids.entries()) {
      await Promise.all([client.call('deleteMatch', { matchId }), page(), page()]);
      expect((await page({ offset: 1 })).total).toBe(ids.length - index);
    }
  });

  it('counts results by level', async () => {
    const { client, match, seen } = await open(temporaryFolder());
    await match(scoreFourMatch(person, { kind: 'computer', level: 4, timeMs: 100 }), 3);
    unwrap(await client.call('resign', await seen()));
    expect(unwrap(await client.call('statistics'))).toMatchObject({
      levels: [
        { gameId: 'scoreFour', level: 4, won: 0, lost: 1, drawn: 0, streak: -1, longestWins: 0 },
      ],
      ratings: [{ gameId: 'scoreFour', games: 1, points: [{ rating: expect.any(Number) }] }],
    });
  });
});
