import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import type { Client } from '../../src-shared/ipc/client.ts';
import { IMPORT_PART } from '../../src-shared/ipc/transfer.ts';
import { GAME_IDS } from '../../src-shared/games/index.ts';
import type { MatchRecord } from '../../src-shared/record/matchRecord.ts';
import { makeExportHeader, makeExportLine } from '../../src-shared/record/exportFile.ts';
import { makeMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { NO_PROGRESS } from '../../src-shared/puzzles/progress.ts';
import { randomMatch } from '../formats/randomMatch.ts';
import { startTournament } from '../../src-shared/tournament/tournament.ts';
import { startApp } from '../main/composedApp.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { rounds } from '../rounds.ts';
import { planOf, won } from '../tournament/plans.ts';

const MADE = { madeAt: '2026-11-29T10:00:00.000Z', program: '0.1.0' };
const TIMES = { startedAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-02T00:00:00.000Z' };
const uuid = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const recordOf = (seed: number, matchId = uuid(seed)): MatchRecord => ({
  ...{ matchId, match: randomMatch(GAME_IDS[seed % GAME_IDS.length]!, seed), ...TIMES },
});

async function exported(client: Client): Promise<string> {
  const { transferId } = unwrap(await client.call('beginExport'));
  let text = '';
  for (;;) {
    const part = unwrap(await client.call('exportPart', { transferId }));
    text += part.text;
    if (part.isLast) return text;
  }
}

async function hand(client: Client, text: string): Promise<string> {
  const { transferId } = unwrap(await client.call('beginImport'));
  for (let at = 0; at < text.length; at += IMPORT_PART) {
    const part = text.slice(at, at + IMPORT_PART);
    unwrap(await client.call('importPart', { transferId, text: part }));
  }
  return transferId;
}

const check = async (client: Client, text: string) =>
  unwrap(await client.call('checkImport', { transferId: await hand(client, text) }));

async function imported(client: Client, text: string, withSettings = false) {
  const transferId = await hand(client, text);
  return unwrap(await client.call('runImport', { transferId, withSettings }));
}

const fileOf = (records: readonly MatchRecord[]): string =>
  [
    makeExportHeader(MADE),
    ...records.map((record) =>
      makeExportLine({ kind: 'match', record, label: { title: '', tags: [] } }),
    ),
    makeExportLine({ kind: 'end', matches: records.length }),
  ].join('');

const pages = async (client: Client) =>
  unwrap(await client.call('library', { offset: 0, limit: 100 }));

/** Matches by id as their files tell them. */
const keptIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(folder, 'matches'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, readFileSync(join(folder, 'matches', name), 'utf8')]),
  );

describe('everything in one file', () => {
  it('comes back whole in another folder: matches, titles and tags, settings, puzzles, tutorials', async () => {
    const [here, there] = [temporaryFolder(), temporaryFolder()];
    const first = await startApp(here);
    const records = Array.from({ length: rounds(10, 60) }, (_, seed) => recordOf(seed));
    await imported(first.client, fileOf(records));
    const label = { title: 'Für Élise – 好棋', tags: ['club'] };
    unwrap(await first.client.call('labelMatch', { matchId: uuid(1), label }));
    unwrap(await first.client.call('deleteMatch', { matchId: uuid(2) }));
    unwrap(
      await first.client.call('changeSettings', {
        theme: 'dark',
        searchThreads: 2,
        tutorials: { hex: 3 },
      }),
    );
    const text = await exported(first.client);
    expect(text).not.toContain(uuid(2));

    const second = await startApp(there);
    unwrap(await second.client.call('changeSettings', { tutorials: { hex: 5 } }));
    expect(await check(second.client, text)).toEqual({
      ...{ ...MADE, madeAt: expect.any(String) as string, program: '1.2.3' },
      ...{
        added: records.length - 1,
        known: 0,
        longer: 0,
        both: 0,
        tournaments: 0,
        refused: 0,
        refusedLines: [],
      },
      ...{ hasSettings: true, hasPuzzles: true, isCutOff: false },
    });
    expect(readdirSync(there)).not.toContain('matches');
    expect(await imported(second.client, text, true)).toMatchObject({
      ...{ added: records.length - 1, known: 0, refused: 0, failed: 0 },
    });
    expect(keptIn(there)).toEqual(keptIn(here));
    await expect.poll(async () => (await pages(second.client)).total).toBe(records.length - 1);
    const { rows } = await pages(second.client);
    expect(rows.find(({ entry }) => entry.matchId === uuid(1))?.label).toEqual(label);
    const settings = unwrap(await second.client.call('settings'));
    expect(settings).toMatchObject({ theme: 'dark', tutorials: { hex: 5 } });
    expect(settings.searchThreads).not.toBe(2);

    const again = await imported(second.client, await exported(second.client), true);
    expect(again).toMatchObject({ added: 0, known: records.length - 1, both: 0, longer: 0 });
    expect(readdirSync(there).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect([...first.bugs, ...second.bugs]).toEqual([]);
  });

  it('never takes anything from a match that is here: the longer one stays, or both', async () => {
    const { client } = await startApp(temporaryFolder());
    const whole = {
      ...recordOf(2),
      match: { ...randomMatch('hex', 1), otherLines: [], lineId: 0 },
    };
    const cut = (plies: number): MatchRecord => {
      const { match } = whole;
      const [first, ...later] = match.positions;
      return {
        ...whole,
        match: {
          ...match,
          ...{ undone: [], remarks: undefined, termination: undefined },
          moves: match.moves.slice(0, plies),
          positions: [first, ...later.slice(0, plies)],
        },
      };
    };
    const plies = whole.match.moves.length;
    expect(plies).toBeGreaterThan(3);
    expect(await imported(client, fileOf([cut(2)]))).toMatchObject({ added: 1 });
    expect(await imported(client, fileOf([cut(3)]))).toMatchObject({ longer: 1 });
    expect(await imported(client, fileOf([cut(1)]))).toMatchObject({ known: 1 });
    // Another game under the same id, as two machines in a sync folder can make them.
    const other = { ...recordOf(7), matchId: whole.matchId };
    expect(await imported(client, fileOf([other]))).toMatchObject({ both: 1 });
    expect(await imported(client, fileOf([other]))).toMatchObject({ known: 1 });
    await expect.poll(async () => (await pages(client)).total).toBe(2);
    const { rows } = await pages(client);
    expect(rows.find(({ entry }) => entry.matchId === whole.matchId)?.entry.plies).toBe(3);
  });

  it('has the tournaments with their tables; one that has come further is taken, none is shortened', async () => {
    const [here, there] = [temporaryFolder(), temporaryFolder()];
    const tournament = (id: string, played: number, more = {}) => ({
      ...startTournament(id, planOf(), MADE.madeAt),
      ...{ games: Array.from({ length: played }, (_, index) => won(index, 0)), ...more },
    });
    for (const [folder, kept] of [
      [here, [tournament('0123abcd', 5), tournament('aaaaaaaa', 2), tournament('bbbbbbbb', 3)]],
      [there, [tournament('aaaaaaaa', 4), tournament('bbbbbbbb', 1)]],
    ] as const) {
      mkdirSync(join(folder, 'tournaments'));
      for (const each of kept) {
        writeFileSync(join(folder, `tournaments/${each.id}.json`), JSON.stringify(each));
      }
    }
    const first = await startApp(here);
    await imported(first.client, fileOf([recordOf(1, 'tournament-0123abcd-1')]));
    const text = await exported(first.client);
    const second = await startApp(there);
    expect(await check(second.client, text)).toMatchObject({ added: 1, tournaments: 2 });
    expect(await imported(second.client, text)).toMatchObject({ tournaments: 2, failed: 0 });
    const { tournaments } = unwrap(await second.client.call('tournaments'));
    expect(Object.fromEntries(tournaments.map(({ id, played }) => [id, played]))).toEqual({
      ...{ '0123abcd': 5, aaaaaaaa: 4, bbbbbbbb: 3 },
    });
    // Its games are found under the names that its table has for them.
    expect([...keptIn(there).keys()]).toContain('tournament-0123abcd-1.json');
    expect(await imported(second.client, text)).toMatchObject({ tournaments: 0 });

    const bad = ['{"id":"x"}', JSON.stringify(tournament('con', 1))].map(
      (json) => `{"tournament":${json}}\n`,
    );
    const plan = await check(second.client, makeExportHeader(MADE) + bad.join(''));
    expect(plan).toMatchObject({ fault: 'nothing', refused: 2 });
    expect(plan.refusedLines[1]?.reason).toBe('tournament: its id is none that Quintet makes');
  });

  it('says what of a damaged file is not taken, and takes the rest', async () => {
    const { client } = await startApp(temporaryFolder());
    const good = fileOf([recordOf(1), recordOf(2), recordOf(3)]).split('\n');
    const [header = '', first = '', second = '', third = ''] = good;
    const bad = first.replace(/"moves":\["[^"]*"/, '"moves":["nonsense"');
    const text = [header, bad, second.slice(0, -9), '', third, '{"new":1}'].join('\n');
    const plan = await check(client, text);
    expect(plan).toMatchObject({ added: 1, refused: 3, isCutOff: true });
    expect(plan.refusedLines.map(({ line }) => line)).toEqual([2, 3, 6]);
    expect(plan.refusedLines[0]?.reason).toMatch(/move 1/);
    expect(await imported(client, text)).toMatchObject({ added: 1, refused: 3 });
  });

  it.each([
    ['nothing', '', 'other'],
    ['a picture', '\u0089PNG\r\n\u001a', 'other'],
    ['one match', makeMatchRecord(recordOf(1)), 'other'],
    ['a later version', makeExportHeader(MADE).replace('"version":1', '"version":2'), 'newer'],
    ['a header alone', makeExportHeader(MADE), 'nothing'],
  ])('is not taken for what it is not: %s', async (_, text, fault) => {
    const { client } = await startApp(temporaryFolder());
    expect(await check(client, text)).toMatchObject({ fault, added: 0 });
  });

  it('gives names that a system keeps for itself, or takes for the same, to nobody', async () => {
    const folder = temporaryFolder();
    const { client } = await startApp(folder);
    const names = ['con', 'NUL', '__proto__', 'a-damaged-1', 'Abc', 'abc', uuid(1).toUpperCase()];
    const text = fileOf(names.map((name, seed) => recordOf(seed, name)));
    expect(await imported(client, text)).toMatchObject({ added: names.length });
    for (const name of keptIn(folder).keys()) expect(name).toMatch(/^[\da-f-]{36}\.json$/);
    expect(await imported(client, text)).toMatchObject({ added: 0, known: names.length });
    const paths = fileOf([recordOf(1, '../../evil'), recordOf(2, 'a/b'), recordOf(3, '')]);
    expect(await imported(client, paths)).toMatchObject({ added: 0, refused: 3 });
  });

  it('with a line that never ends is read on after it', async () => {
    const { client } = await startApp(temporaryFolder());
    const long = `{"match":"${'x'.repeat(6 * 1024 * 1024)}"}\n`;
    const text = fileOf([recordOf(1)]);
    const at = text.indexOf('\n') + 1;
    const plan = await check(client, text.slice(0, at) + long + text.slice(at));
    expect(plan).toMatchObject({ added: 1, refused: 1, refusedLines: [{ line: 2 }] });
  });

  it('is refused with the puzzles or settings that break their rules, not with the matches', async () => {
    const { client } = await startApp(temporaryFolder());
    const lines = fileOf([recordOf(1)]).split('\n');
    lines.splice(1, 0, '{"settings":{"version":1}}', '{"puzzles":{"format":"x"}}');
    const plan = await check(client, lines.join('\n'));
    expect(plan).toMatchObject({ added: 1, refused: 2, hasSettings: false, hasPuzzles: false });
  });

  it('adds what was done with puzzles in two places', async () => {
    const [one, two] = [await startApp(temporaryFolder()), await startApp(temporaryFolder())];
    const puzzles = {
      format: 'quintet-puzzles',
      version: 1,
      games: { hex: { ...NO_PROGRESS, streak: { days: 3, most: 4, lastDay: '2026-11-28' } } },
    };
    const text = makeExportHeader(MADE) + makeExportLine({ kind: 'puzzles', json: puzzles });
    await imported(one.client, text);
    await imported(two.client, await exported(one.client));
    const standings = unwrap(await two.client.call('puzzleStandings'));
    expect(JSON.stringify(standings)).toContain('"longestStreak":4');
  });

  it('ends with its window, and belongs to it alone', async () => {
    const folder = temporaryFolder();
    const { client, caller, app } = await startApp(folder);
    const transferId = await hand(client, fileOf([recordOf(1)]));
    const unknown = { error: { code: 'ERR_PAYLOAD' } };
    expect(await client.call('checkImport', { transferId: '0'.repeat(32) })).toMatchObject(unknown);
    expect(await client.call('exportPart', { transferId })).toMatchObject(unknown);
    caller.leave();
    await expect
      .poll(() => readdirSync(folder).filter((name) => name.endsWith('.tmp')))
      .toEqual([]);
    expect(await client.call('checkImport', { transferId })).toMatchObject(unknown);
    await app.close();
  });

  it('is nobody’s in a kiosk', async () => {
    const shown = { show: { demo: 'all', isKiosk: true } } as const;
    const { client } = await startApp(temporaryFolder(), 'honest', undefined, undefined, shown);
    for (const name of ['beginExport', 'beginImport', 'deleteEverything'] as const) {
      expect(await client.call(name)).toMatchObject({ error: { code: 'ERR_KIOSK' } });
    }
  });
});
