import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compose } from '../../src-main/compose.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { makeClient } from '../../src-shared/ipc/client.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import { computer, peg, person, scoreFourMatch } from '../match/refereeTable.ts';
import { fakeProgram } from '../opponent/fakes/launchFake.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const AGAINST_COMPUTER = scoreFourMatch(person, computer);

/** The whole program over a fake host, played through the contract as a window does. */
async function startApp(folder: string, behaviour = 'honest') {
  const events: { name: string; payload: unknown }[] = [];
  const bugs: unknown[] = [];
  const quit = vi.fn();
  const program = fakeProgram(behaviour);
  const app = await compose(folder, {
    host: 'browser',
    version: '1.2.3',
    sendEvent: (name, payload) => events.push({ name, payload }),
    quit,
    scoreFourProgram: { launch: program.launch, hasExtensions: false },
    searchWorkerUrl: new URL('file:///nowhere.js'),
    onBug: (error) => bugs.push(error),
  });
  onTestFinished(() => app.close());
  const client = makeClient({ invoke: app.router, subscribe: () => () => undefined });
  const current = async (): Promise<MatchSnapshot | undefined> =>
    unwrap(await client.call('currentMatch'));
  return {
    app,
    events,
    bugs,
    quit,
    program,
    client,
    current,
    play: async (location: string) => {
      const revision = (await current())?.revision ?? 0;
      return unwrap(await client.call('playMove', { revision, move: peg(location) }));
    },
    answered: () =>
      vi.waitFor(async () => expect((await current())?.thinkingSide).toBeUndefined(), {
        timeout: 10_000,
      }),
  };
}

describe('the program behind its windows', () => {
  it('tells what it is', async () => {
    const { client, quit } = await startApp(temporaryFolder());
    expect(await client.call('appInfo')).toEqual({
      ok: true,
      value: { version: '1.2.3', host: 'browser', notices: [] },
    });
    expect(await client.call('currentMatch')).toEqual({ ok: true, value: undefined });
    await client.call('quit');
    expect(quit).toHaveBeenCalledOnce();
  });

  it('plays a match, tells every change once and in order, and says what can be done', async () => {
    const { client, play, answered, events, current } = await startApp(temporaryFolder());
    const started = unwrap(await client.call('startMatch', AGAINST_COMPUTER));
    expect(started).toMatchObject({ moves: [], canUndo: false, canRedo: false });
    expect(await play('D4')).toMatchObject({ thinkingSide: 1, canUndo: true });
    await answered();
    expect(await current()).toMatchObject({ moves: [peg('D4'), peg('A1')] });
    expect(unwrap(await client.call('undo'))).toMatchObject({ moves: [], canRedo: true });
    expect(unwrap(await client.call('redo'))).toMatchObject({ canUndo: true, canRedo: false });
    expect(unwrap(await client.call('resign'))).toMatchObject({
      termination: { kind: 'resignation', winner: 1, reason: 'White resigned' },
    });
    const restarted = unwrap(await client.call('restart'));
    expect(restarted.matchId).not.toBe(started.matchId);
    expect(await client.call('moveNow')).toEqual({ ok: true, value: undefined });
    expect(events.map(({ name }) => name)).toEqual(events.map(() => 'matchChanged'));
    const revisions = events.map(({ payload }) => (payload as MatchSnapshot).revision);
    expect(revisions).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('refuses what makes no sense, in words, and changes nothing', async () => {
    const { client, current } = await startApp(temporaryFolder());
    expect(await client.call('undo')).toMatchObject({ error: { code: 'ERR_NO_MATCH' } });
    const wrong = { ...AGAINST_COMPUTER, setup: { size: 4 } };
    expect(await client.call('startMatch', wrong)).toEqual({
      ok: false,
      error: { code: 'ERR_SETUP', message: 'there is no setting “size”' },
    });
    expect(await current()).toBeUndefined();
    await client.call('startMatch', scoreFourMatch(person, person));
    expect(await client.call('playMove', { revision: 99, move: 0 })).toMatchObject({
      error: { code: 'ERR_STALE' },
    });
    expect(await client.call('playMove', { revision: 1, move: 16 })).toMatchObject({
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
    const { client, events, current } = await startApp(temporaryFolder());
    const adapting = { kind: 'computer', level: 8, timeMs: 1_000, adapts: true } as const;
    const started = await client.call('startMatch', scoreFourMatch(adapting, adapting));
    expect(unwrap(started).config.players[0]).toEqual({ ...adapting, level: 3 });
    await client.call('changeSettings', {
      standings: { scoreFour: { rating: 5.4, games: 9, lastMatchId: 'earlier' } },
    });
    const again = unwrap(await client.call('restart'));
    expect(again.config.players[1]).toEqual({ ...adapting, level: 5 });
    expect((await current())?.matchId).toBe(again.matchId);
    expect(again.matchId).not.toBe(unwrap(started).matchId);
    expect(events.filter(({ name }) => name === 'settingsChanged')).toHaveLength(1);
  });

  it('counts the result of a game when it ends', async () => {
    const { client, play, answered } = await startApp(temporaryFolder());
    await client.call('startMatch', AGAINST_COMPUTER);
    for (const location of ['D4', 'D3']) {
      await play(location);
      await answered();
    }
    await client.call('resign');
    await vi.waitFor(async () => {
      const { standings } = unwrap(await client.call('settings'));
      expect(standings.scoreFour).toMatchObject({ rating: 1.5, games: 1 });
    });
  });

  it('tells at start what was wrong with its files', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'match.json'), '{');
    writeFileSync(join(folder, 'settings.json'), '[]');
    const { client } = await startApp(folder);
    const { notices } = unwrap(await client.call('appInfo'));
    expect(notices).toEqual([
      expect.stringContaining('settings.json'),
      expect.stringContaining('match.json'),
    ]);
  });

  it('goes on when a match cannot be saved, and says so', async () => {
    const folder = temporaryFolder();
    const { client, play, events, bugs } = await startApp(folder);
    unwrap(await client.call('startMatch', scoreFourMatch(person, person)));
    // A folder where the file should be can't be replaced by one.
    rmSync(join(folder, 'match.json'));
    mkdirSync(join(folder, 'match.json', 'full'), { recursive: true });
    expect(await play('D4')).toMatchObject({ moves: [peg('D4')] });
    expect(bugs).toHaveLength(1);
    const notice = events.find(({ name }) => name === 'noticed');
    expect(notice?.payload).toMatchObject({
      message: expect.stringMatching(/^the game could not be saved: .+ It goes on/) as string,
    });
    rmSync(join(folder, 'match.json'), { recursive: true });
    await play('A1');
    expect(bugs).toHaveLength(1);
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
