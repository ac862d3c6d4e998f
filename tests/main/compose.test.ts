import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import { computer, peg, person, scoreFourMatch } from '../match/testReferee.ts';
import { makeFaultyDisk } from '../storage/faultyDisk.ts';
import { startApp } from './composedApp.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const FULL = { operation: 'write', code: 'ENOSPC' } as const;
const AGAINST_COMPUTER = scoreFourMatch(person, computer);

describe('the program behind its windows', () => {
  it('tells what it is', async () => {
    const { client, quit } = await startApp(temporaryFolder());
    expect(await client.call('appInfo')).toEqual({
      ok: true,
      value: { version: '1.2.3', host: 'browser', notices: [], saving: { waiting: 0 } },
    });
    expect(await client.call('currentMatch')).toEqual({ ok: true, value: undefined });
    expect(await client.call('openDataFolder')).toMatchObject({
      error: { code: 'ERR_NO_FOLDER_WINDOW' },
    });
    expect(await client.call('showMenu', [])).toEqual({ ok: true, value: undefined });
    await client.call('quit');
    expect(quit).toHaveBeenCalledOnce();
  });

  it('plays a match, tells every change once and in order, and says what can be done', async () => {
    const { client, play, answered, events, current, seen } = await startApp(temporaryFolder());
    const started = unwrap(await client.call('startMatch', AGAINST_COMPUTER));
    expect(started).toMatchObject({ moves: [], canUndo: false, canRedo: false });
    expect(await play('D4')).toMatchObject({ thinkingSide: 1, canUndo: true });
    await answered();
    expect(await current()).toMatchObject({ moves: [peg('D4'), peg('A1')] });
    expect(unwrap(await client.call('undo', await seen()))).toMatchObject({
      moves: [],
      canRedo: true,
    });
    expect(unwrap(await client.call('redo', await seen()))).toMatchObject({
      canUndo: true,
      canRedo: false,
    });
    expect(unwrap(await client.call('resign', await seen()))).toMatchObject({
      termination: { kind: 'resignation', winner: 1, reason: 'White resigned' },
    });
    const restarted = unwrap(await client.call('restart', await seen()));
    expect(restarted.matchId).not.toBe(started.matchId);
    expect(await client.call('moveNow', await seen())).toEqual({ ok: true, value: undefined });
    expect(events.map(({ name }) => name)).toEqual(events.map(() => 'matchChanged'));
    const revisions = events.map(({ payload }) => (payload as MatchSnapshot).revision);
    expect(revisions).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('refuses what makes no sense, in words, and changes nothing', async () => {
    const { client, current, seen } = await startApp(temporaryFolder());
    const undone = await client.call('undo', await seen());
    expect(undone).toMatchObject({ error: { code: 'ERR_NO_MATCH' } });
    const wrong = { ...AGAINST_COMPUTER, setup: { size: 4 } };
    expect(await client.call('startMatch', wrong)).toEqual({
      ok: false,
      error: { code: 'ERR_SETUP', message: 'there is no setting “size”' },
    });
    expect(await current()).toBeUndefined();
    await client.call('startMatch', scoreFourMatch(person, person));
    expect(await client.call('playMove', { ...(await seen()), move: 16 })).toMatchObject({
      error: { code: 'ERR_ILLEGAL_MOVE' },
    });
    expect(await current()).toMatchObject({ moves: [], revision: 1 });
  });

  it('goes on with the saved match at the next start, its computer to move', async () => {
    const folder = temporaryFolder();
    const first = await startApp(folder, 'hangs');
    const { matchId } = unwrap(await first.client.call('startMatch', AGAINST_COMPUTER));
    await first.play('D4');
    await first.app.close();
    await first.program.expectGone();

    const second = await startApp(folder);
    await second.answered();
    expect(await second.current()).toMatchObject({ matchId, moves: [peg('D4'), peg('A1')] });
    expect(second.bugs).toEqual([]);
  });

  it('lets the level follow the results of the person', async () => {
    const { client, events, current, seen } = await startApp(temporaryFolder());
    const adapting = { kind: 'computer', level: 8, timeMs: 1_000, adapts: true } as const;
    const started = await client.call('startMatch', scoreFourMatch(adapting, adapting));
    expect(unwrap(started).config.players[0]).toEqual({ ...adapting, level: 3 });
    await client.call('changeSettings', {
      ratings: { scoreFour: { rating: 5.4, games: 9, lastMatchId: 'earlier' } },
    });
    const again = unwrap(await client.call('restart', await seen()));
    expect(again.config.players[1]).toEqual({ ...adapting, level: 5 });
    expect((await current())?.matchId).toBe(again.matchId);
    expect(again.matchId).not.toBe(unwrap(started).matchId);
    expect(events.filter(({ name }) => name === 'settingsChanged')).toHaveLength(1);
  });

  it('changes the sides for a rematch, and keeps them when it starts again', async () => {
    const { client, answered, seen } = await startApp(temporaryFolder());
    const { config, matchId } = unwrap(await client.call('startMatch', AGAINST_COMPUTER));
    const sides = [...config.players].reverse();
    const rematch = unwrap(await client.call('rematch', await seen()));
    expect(rematch).toMatchObject({ config: { players: sides }, moves: [], thinkingSide: 0 });
    expect(rematch.matchId).not.toBe(matchId);
    await answered();
    const again = unwrap(await client.call('restart', await seen()));
    expect(again).toMatchObject({ config: { players: sides }, moves: [] });
    const stale = await client.call('rematch', { matchId, revision: 1 });
    expect(stale).toMatchObject({ error: { code: 'ERR_STALE' } });
  });

  it('counts the result of a game when it ends', async () => {
    const { client, play, answered, seen } = await startApp(temporaryFolder());
    await client.call('startMatch', AGAINST_COMPUTER);
    for (const location of ['D4', 'D3']) {
      await play(location);
      await answered();
    }
    await client.call('resign', await seen());
    await vi.waitFor(async () => {
      const { ratings } = unwrap(await client.call('settings'));
      expect(ratings.scoreFour).toMatchObject({ rating: 1.5, games: 1 });
    });
  });

  it('tells at start what was wrong with its files', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'match.json'), '{');
    writeFileSync(join(folder, 'settings.json'), '[]');
    const { client } = await startApp(folder);
    const { notices } = unwrap(await client.call('appInfo'));
    expect(notices).toMatchObject([
      { id: 1, notice: { kind: 'fileUnusable', file: 'settings.json' } },
      { id: 2, notice: { kind: 'fileUnusable', file: 'match.json' } },
    ]);
    unwrap(await client.call('dismissNotice', { id: 1 }));
    expect(unwrap(await client.call('appInfo')).notices).toMatchObject([{ id: 2 }]);
  });

  it('tells of a failure before the first window to every window that comes', async () => {
    const folder = temporaryFolder();
    const first = await startApp(folder);
    unwrap(await first.client.call('startMatch', AGAINST_COMPUTER));
    await first.play('D4');
    await first.app.close();
    // The computer answers at once, before there is a window.
    const disk = makeFaultyDisk();
    disk.fail(FULL);
    const { client, answered } = await startApp(folder, 'honest', disk);
    await answered();
    for (let window = 0; window < 2; window++) {
      expect(unwrap(await client.call('appInfo')).saving).toEqual({
        waiting: 1,
        error: 'ERR_DISK_FULL',
      });
    }
  });

  it('goes on when a match cannot be saved, says so before it answers, and when it is saved after all', async () => {
    const folder = temporaryFolder();
    const { client, play, events, bugs, disk } = await startApp(folder);
    unwrap(await client.call('startMatch', scoreFourMatch(person, person)));
    const mend = disk.fail(FULL);
    expect(await play('D4')).toMatchObject({ moves: [peg('D4')] });
    expect(events.slice(-2)).toMatchObject([
      { name: 'savingChanged', payload: { waiting: 1, error: 'ERR_DISK_FULL' } },
      { name: 'matchChanged', payload: { moves: [peg('D4')] } },
    ]);
    mend();
    disk.ring();
    await expect
      .poll(() => events.at(-1))
      .toEqual({
        name: 'savingChanged',
        payload: { waiting: 0 },
      });
    expect(bugs).toEqual([]);
  });

  it('keeps matches that could not be saved until they are, also when new ones take their place', async () => {
    const folder = temporaryFolder();
    const { client, play, disk, app } = await startApp(folder);
    const mend = disk.fail(FULL);
    const match = scoreFourMatch(person, person);
    const { matchId } = unwrap(await client.call('startMatch', match));
    await play('D4');
    unwrap(await client.call('startMatch', match));
    await play('A1');
    mend();
    await app.close();
    expect(existsSync(join(folder, 'matches', `${matchId}.json`))).toBe(true);
    const again = await startApp(folder);
    expect(await again.current()).toMatchObject({ moves: [peg('A1')] });
  });

  it('ends with games that are not saved only when that is wanted', async () => {
    const { client, play, disk, quit } = await startApp(temporaryFolder());
    unwrap(await client.call('startMatch', scoreFourMatch(person, person)));
    await play('D4');
    disk.fail(FULL);
    await play('A1');
    expect(await client.call('quit')).toMatchObject({ error: { code: 'ERR_UNSAVED' } });
    expect(quit).not.toHaveBeenCalled();
    unwrap(await client.call('quit', { evenUnsaved: true }));
    expect(quit).toHaveBeenCalledOnce();
  });

  it('starts whatever stands where its files belong, and tells no paths', async () => {
    const folder = temporaryFolder();
    for (const name of ['settings.json', 'match.json', 'match.json.backup', 'matches']) {
      mkdirSync(join(folder, name, 'full'), { recursive: true });
    }
    const { client, play } = await startApp(folder);
    const { notices } = unwrap(await client.call('appInfo'));
    expect(notices).toMatchObject(
      ['settings.json', 'match.json', 'match.json.backup'].map((file) => ({
        notice: { kind: 'fileUnusable', file, fault: 'folder' },
      })),
    );
    expect(JSON.stringify(notices)).not.toContain(folder);
    unwrap(await client.call('startMatch', scoreFourMatch(person, person)));
    await play('D4');
    expect(unwrap(await client.call('appInfo')).saving).toEqual({ waiting: 0 });
  });

  it('refuses a setting that it can’t store, and remembers what it notes by itself', async () => {
    const { client, disk, events } = await startApp(temporaryFolder());
    disk.fail(FULL);
    expect(await client.call('changeSettings', { theme: 'dark' })).toMatchObject({
      error: { code: 'ERR_DISK_FULL' },
    });
    expect(events).toEqual([]);
    const changed = unwrap(await client.call('changeSettings', { lastScreen: 'match' }));
    expect(changed).toMatchObject({ theme: 'system', lastScreen: 'match' });
  });

  it('remembers no setup that could not be started', async () => {
    const { client } = await startApp(temporaryFolder());
    const stray = { ...scoreFourMatch(person, person), setup: { size: 4 } };
    const change = { lastConfigs: { scoreFour: stray } };
    expect(await client.call('changeSettings', change)).toMatchObject({
      error: { code: 'ERR_PAYLOAD' },
    });
  });

  it('tells every window of changed settings', async () => {
    const { client, events } = await startApp(temporaryFolder());
    const changed = unwrap(await client.call('changeSettings', { theme: 'dark' }));
    expect(changed.theme).toBe('dark');
    expect(events).toEqual([{ name: 'settingsChanged', payload: changed }]);
    expect(unwrap(await client.call('settings'))).toEqual(changed);
  });

  it('ends in the middle of a thought: the opponent is gone, and closing twice does no harm', async () => {
    const { app, client, play, program } = await startApp(temporaryFolder(), 'hangs');
    await client.call('startMatch', AGAINST_COMPUTER);
    await play('A1');
    await vi.waitFor(() => expect(program.moveCount()).toBe(1), { timeout: 5_000 });
    await Promise.all([app.close(), app.close()]);
    await program.expectGone();
  });
});
