import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { root } from '../../build/project.mjs';
import type { CallRequest } from '../../src-shared/ipc/contract.ts';
import { type MatchConfig, startMatch } from '../../src-shared/match/match.ts';
import { makeMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import type { CheckNews } from '../../src-shared/ipc/programs.ts';
import type { Program } from '../../src-shared/programs/program.ts';
import type { ProgramDialogs } from '../../src-main/programs/programDialogs.ts';
import { startApp } from '../main/composedApp.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { person, seenIn } from '../match/testReferee.ts';

const FAKE_GTP = join(import.meta.dirname, 'fakes/fakeGtp.mjs');

const hexProgram = (behaviour: string): Program => ({
  ...{ programId: behaviour, name: `Fake (${behaviour})`, protocol: 'gtp', gameIds: ['hex'] },
  ...{ file: process.execPath, args: [FAKE_GTP, behaviour] },
});

function folderWith(...programs: readonly unknown[]): string {
  const folder = temporaryFolder();
  const file = { format: 'quintet-programs', version: 1, programs };
  writeFileSync(join(folder, 'programs.json'), JSON.stringify(file));
  return folder;
}

const startIn = (folder: string, programDialogs?: ProgramDialogs, isKiosk = false) =>
  startApp(folder, 'honest', undefined, undefined, {
    programDialogs,
    ...(isKiosk ? { show: { demo: 'all', isKiosk, idleSeconds: 60 } } : {}),
  });

const against = (programId: string): MatchConfig => ({
  ...{ gameId: 'hex', setup: { size: 4, swap: 0 } },
  players: [person, { kind: 'program', programId, name: 'as a page says', timeMs: 500 }],
});

describe('programs in the file of the data folder', () => {
  it('are listed without their paths, with what keeps them from being started', async () => {
    const { client } = await startIn(
      folderWith(
        { ...hexProgram('honest'), folder: import.meta.dirname },
        { ...hexProgram('gone'), file: '/no/such/mohex' },
        { ...hexProgram('batch'), file: 'C:\\programs\\play.BAT' },
        { ...hexProgram('script'), file: join(import.meta.dirname, 'check.test.ts') },
      ),
    );
    const list = unwrap(await client.call('programs'));
    expect(list.canChange).toBe(false);
    expect(list.programs[0]).toEqual({
      ...{ programId: 'honest', name: 'Fake (honest)', protocol: 'gtp', gameIds: ['hex'] },
      ...{ fileName: 'node', folderName: 'programs', args: [FAKE_GTP, 'honest'] },
    });
    expect(list.programs.map(({ fault }) => fault)).toEqual([
      ...[undefined, 'missing', 'batch', 'notExecutable'],
    ]);
    const text = JSON.stringify(list.programs.map(({ args: _, ...rest }) => rest));
    expect(text).not.toMatch(/\/no\/such|C:|tests\/programs/);
  });

  it('are read as docs/PROTOCOL.md shows them', async () => {
    const page = readFileSync(join(root, 'docs/PROTOCOL.md'), 'utf8');
    const [, shown = ''] = /```json\n([^]*?)```/.exec(page) ?? [];
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'programs.json'), shown);
    const { client } = await startIn(folder);
    expect(unwrap(await client.call('programs')).programs).toMatchObject([
      { name: 'My program', protocol: 'scoreFour', fileName: 'python3', folderName: 'me' },
    ]);
  });

  it('are set aside as a whole when they are damaged, and that is told with the place', async () => {
    const folder = folderWith({ ...hexProgram('honest'), args: 'not a list' });
    const { client } = await startIn(folder);
    expect(unwrap(await client.call('programs')).programs).toEqual([]);
    const { notices } = unwrap(await client.call('appInfo'));
    expect(notices.map(({ notice }) => notice)).toEqual([
      {
        ...{ kind: 'fileUnusable', file: 'programs.json', keptAs: 'programs-damaged-1.json' },
        ...{ fault: 'content', place: 'programs.0.args' },
      },
    ]);
    expect(existsSync(join(folder, 'programs-damaged-1.json'))).toBe(true);
  });

  it('are nobody’s to add or change where there is no dialog of the system', async () => {
    const folder = folderWith(hexProgram('honest'));
    const before = readFileSync(join(folder, 'programs.json'), 'utf8');
    const { client } = await startIn(folder);
    const changed: CallRequest<'changeProgram'> = {
      ...{ programId: 'honest', name: 'x', protocol: 'gtp', gameIds: ['hex'], args: ['-e', '1'] },
    };
    for (const refused of [
      await client.call('addProgram'),
      await client.call('changeProgram', changed),
      await client.call('chooseProgramFolder', { programId: 'honest' }),
      await client.call('removeProgram', { programId: 'honest' }),
    ]) {
      expect(refused).toMatchObject({ ok: false, error: { code: 'ERR_NO_PICKER' } });
    }
    const withFile = { ...changed, file: '/bin/sh' } as typeof changed;
    expect(await client.call('changeProgram', withFile)).toMatchObject({
      error: { code: 'ERR_PAYLOAD' },
    });
    expect(readFileSync(join(folder, 'programs.json'), 'utf8')).toBe(before);
  });
});

describe('a person in front of the system’s dialogs', () => {
  it('adds a program, and is asked again about other arguments alone', async () => {
    const folder = temporaryFolder();
    const dialogs = {
      pickProgram: vi.fn(() => Promise.resolve<string | undefined>(process.execPath)),
      pickFolder: vi.fn(() => Promise.resolve<string | undefined>(folder)),
      confirm: vi.fn(() => Promise.resolve(true)),
    };
    const { client, events } = await startIn(folder, dialogs);
    const added = unwrap(await client.call('addProgram'));
    expect(added).toMatchObject({ name: 'node', fileName: 'node', args: [] });
    expect(dialogs.confirm).toHaveBeenLastCalledWith(
      { file: process.execPath, args: [] },
      'system',
    );
    const { programId } = added!;
    const changed: CallRequest<'changeProgram'> = {
      ...{ programId, name: ' Mine ', protocol: 'scoreFour', gameIds: ['scoreFour'], args: [] },
    };
    expect(unwrap(await client.call('changeProgram', changed))).toMatchObject({ name: 'Mine' });
    expect(dialogs.confirm).toHaveBeenCalledTimes(1);
    dialogs.confirm.mockResolvedValueOnce(false);
    const args = ['one two', '"three"'];
    expect(unwrap(await client.call('changeProgram', { ...changed, args }))).toBeUndefined();
    expect(unwrap(await client.call('changeProgram', { ...changed, args }))).toMatchObject({
      args,
    });
    unwrap(await client.call('chooseProgramFolder', { programId }));
    expect(JSON.parse(readFileSync(join(folder, 'programs.json'), 'utf8'))).toMatchObject({
      programs: [{ programId, name: 'Mine', file: process.execPath, args, folder }],
    });
    expect(events.filter(({ name }) => name === 'programsChanged')).toHaveLength(4);
    unwrap(await client.call('removeProgram', { programId }));
    expect(unwrap(await client.call('programs')).programs).toEqual([]);
  });

  it('who changes their mind, or chooses what can’t be started, adds nothing', async () => {
    const folder = temporaryFolder();
    const dialogs = {
      pickProgram: vi.fn(() => Promise.resolve<string | undefined>(undefined)),
      pickFolder: vi.fn(() => Promise.resolve(undefined)),
      confirm: vi.fn(() => Promise.resolve(false)),
    };
    const { client } = await startIn(folder, dialogs);
    expect(unwrap(await client.call('addProgram'))).toBeUndefined();
    dialogs.pickProgram.mockResolvedValueOnce(process.execPath);
    expect(unwrap(await client.call('addProgram'))).toBeUndefined();
    dialogs.pickProgram.mockResolvedValueOnce('C:\\play.cmd ');
    expect(await client.call('addProgram')).toMatchObject({ error: { code: 'ERR_BATCH_FILE' } });
    dialogs.pickProgram.mockResolvedValueOnce('/no/such');
    expect(await client.call('addProgram')).toMatchObject({ error: { code: 'ERR_PROGRAM_FILE' } });
    expect(readdirSync(folder)).not.toContain('programs.json');
  });

  it('does not stand at a kiosk', async () => {
    const { client } = await startIn(folderWith(hexProgram('honest')), undefined, true);
    expect(unwrap(await client.call('programs')).programs).toEqual([]);
    for (const refused of [
      await client.call('addProgram'),
      await client.call('startCheck', { checkId: 'c', programId: 'honest', gameId: 'hex' }),
    ]) {
      expect(refused).toMatchObject({ error: { code: 'ERR_KIOSK' } });
    }
    expect(await client.call('startMatch', against('honest'))).toMatchObject({ ok: false });
  });
});

describe('a game against a program', () => {
  it('is played, with the name that the program has here, and its text can be watched', async () => {
    const { client, answered, current, seen, events, bugs } = await startIn(
      folderWith(hexProgram('isLoose')),
    );
    const begun = unwrap(await client.call('startMatch', against('isLoose')));
    expect(begun.config.players[1]).toMatchObject({ kind: 'program', name: 'Fake (isLoose)' });
    unwrap(await client.call('playMove', { ...seenIn(begun), move: 5 }));
    await answered();
    expect((await current())?.moves).toHaveLength(2);
    unwrap(await client.call('undo', await seen()));
    unwrap(await client.call('playMove', { ...(await seen()), move: 6 }));
    await answered();
    const { lines } = unwrap(await client.call('conversation', { programId: 'isLoose' }));
    const said = lines.map(({ by, line }) => `${by}: ${line}`);
    expect(said.slice(0, 2)).toEqual(['us: protocol_version', 'program: = 2']);
    expect(said).toEqual(
      expect.arrayContaining(['us: undo', 'us: genmove white', 'program: = a1']),
    );
    await vi.waitFor(() => expect(events.some(({ name }) => name === 'programSaid')).toBe(true));
    expect(bugs).toEqual([]);
  });

  it.each([
    ['lies', 'ERR_OPPONENT_ILLEGAL', /illegal move/],
    ['crashes', 'ERR_OPPONENT_GONE', /code 3/],
    ['malformed', 'ERR_OPPONENT_MALFORMED', /I think I like b2/],
    ['knowsOneSize', 'ERR_OPPONENT_MALFORMED', /unacceptable size” to “boardsize 4”/],
    ['floods', 'ERR_OPPONENT_FLOOD', /too much/],
    ['diesAtStart', 'ERR_OPPONENT_GONE', /code 1/],
  ])('that %s is won, with the reason', async (behaviour, fault, reason) => {
    const { client, current, answered } = await startIn(folderWith(hexProgram(behaviour)));
    const begun = unwrap(await client.call('startMatch', against(behaviour)));
    unwrap(await client.call('playMove', { ...seenIn(begun), move: 5 }));
    await answered();
    expect((await current())?.termination).toMatchObject({
      ...{ kind: 'forfeit', winner: 0, fault },
      reason: expect.stringMatching(reason) as string,
    });
  });

  it('that resigns is won by that', async () => {
    const { client, current, answered } = await startIn(folderWith(hexProgram('resigns')));
    const begun = unwrap(await client.call('startMatch', against('resigns')));
    unwrap(await client.call('playMove', { ...seenIn(begun), move: 5 }));
    await answered();
    expect((await current())?.termination).toMatchObject({ kind: 'resignation', winner: 0 });
  });

  it('can’t begin with one that is not there, or plays another game', async () => {
    const { client } = await startIn(folderWith(hexProgram('honest')));
    expect(await client.call('startMatch', against('other'))).toMatchObject({
      error: { code: 'ERR_NO_PROGRAM' },
    });
    const { players } = against('honest');
    const other = { gameId: 'domineering', setup: { rows: 4, columns: 4, starter: 0 }, players };
    expect(await client.call('startMatch', other as never)).toMatchObject({
      error: { code: 'ERR_NO_PROGRAM' },
    });
  });
});

describe('a game that is opened', () => {
  it('starts no program, even one that is there', async () => {
    const { client } = await startIn(folderWith(hexProgram('honest')));
    const match = startMatch(against('honest'), 1);
    const time = '2026-11-29T12:00:00.000Z';
    const record = makeMatchRecord({ matchId: 'm', match, startedAt: time, updatedAt: time });
    const opened = unwrap(await client.call('openGame', { record }));
    expect(opened.config.players).toEqual([person, person]);
  });
});

describe('a check from a window', () => {
  it('is told rule by rule to that window', async () => {
    const { client, caller } = await startIn(folderWith(hexProgram('forgetsIds')));
    unwrap(
      await client.call('startCheck', { checkId: 'c', programId: 'forgetsIds', gameId: 'hex' }),
    );
    const news = (): CheckNews[] =>
      caller.told.flatMap(({ name, payload }) =>
        name === 'checkProgressed' ? [payload as CheckNews] : [],
      );
    await vi.waitFor(() => expect(news().at(-1)?.isOver).toBe(true), { timeout: 20_000 });
    const failed = news()
      .at(-1)
      ?.reports.filter(({ verdict }) => verdict === 'failed');
    expect(failed).toEqual([
      {
        ...{ rule: 'ids', isNeeded: false, verdict: 'failed' },
        exchanges: [{ sent: '17 name', came: '? unknown command', expected: '=17 …' }],
      },
    ]);
  });
});
