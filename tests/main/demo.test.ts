import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import { asWhite, peg } from '../match/testReferee.ts';
import { makeFaultyDisk } from '../storage/faultyDisk.ts';
import { startApp } from './composedApp.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const NOWHERE = new URL('file:///nowhere.js');
const KIOSK = { demo: 'scoreFour', isKiosk: true } as const;
const idIn = ({ matchId }: MatchSnapshot) => ({ matchId });

const fileIn = (folder: string, name: string): string | undefined =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined;

describe('a demo', () => {
  it('leaves the person’s match, ratings and settings as they are, and gives the table back', async () => {
    const folder = temporaryFolder();
    const { client, play, answered, current, app } = await startApp(folder);
    const mine = unwrap(await client.call('startMatch', asWhite));
    await play('D4');
    await answered();
    const settings = unwrap(await client.call('settings'));
    const before = fileIn(folder, 'match.json');

    const shown = unwrap(await client.call('startDemo', { choice: 'scoreFour' }));
    expect(shown).toMatchObject({ demo: 'scoreFour', thinkingSide: 0, moves: [] });
    expect(shown.matchId).not.toBe(mine.matchId);
    await expect.poll(async () => (await current())?.moves.length).toBeGreaterThan(2);
    expect(fileIn(folder, 'match.json')).toBe(before);
    expect(unwrap(await client.call('latestMatches'))).toMatchObject([{ matchId: mine.matchId }]);
    expect(unwrap(await client.call('settings'))).toEqual(settings);

    const back = unwrap(await client.call('endDemo'));
    expect(back).toMatchObject({ matchId: mine.matchId, moves: [peg('D4'), peg('A1')] });
    expect(back?.demo).toBeUndefined();
    expect(await current()).toMatchObject({ matchId: mine.matchId });
    await app.close();
    expect(existsSync(join(folder, 'matches'))).toBe(false);
  });

  it('clears the table where there was no match before', async () => {
    const { client, current, bugs } = await startApp(temporaryFolder(), 'hangs');
    unwrap(await client.call('startDemo', { choice: 'scoreFour' }));
    expect(unwrap(await client.call('endDemo'))).toBeUndefined();
    expect(await current()).toBeUndefined();
    expect(bugs).toEqual([]);
  });

  it('lets a person step in and out, and begins the next game once', async () => {
    const folder = temporaryFolder();
    const { client, seen, play, current } = await startApp(folder, 'hangs');
    const shown = unwrap(await client.call('startDemo', { choice: 'scoreFour' }));
    const taken = unwrap(await client.call('takeOver', idIn(shown)));
    expect(taken).toMatchObject({
      matchId: shown.matchId,
      demo: 'scoreFour',
      config: { players: [{ kind: 'person' }, { kind: 'computer', level: 2 }] },
    });
    expect(taken.thinkingSide).toBeUndefined();
    expect(await client.call('takeOver', { matchId: 'another' })).toMatchObject({
      error: { code: 'ERR_STALE' },
    });
    const given = unwrap(await client.call('giveBack', idIn(taken)));
    expect(given.config).toEqual(shown.config);
    unwrap(await client.call('takeOver', idIn(shown)));
    await play('D4');
    unwrap(await client.call('resign', await seen()));
    const again = unwrap(await client.call('takeOver', idIn(shown)));
    expect(again).toMatchObject({ moves: [], demo: 'scoreFour' });
    expect(again.termination).toBeUndefined();
    const next = { choice: 'scoreFour', after: again.matchId } as const;
    const other = unwrap(await client.call('startDemo', next));
    expect(await client.call('startDemo', next)).toMatchObject({ error: { code: 'ERR_STALE' } });
    expect(await current()).toMatchObject({ matchId: other.matchId });
    expect(fileIn(folder, 'match.json')).toBeUndefined();
    expect(unwrap(await client.call('settings')).ratings).toEqual({});
  });

  it('is nothing to step into where there is none', async () => {
    const { client } = await startApp(temporaryFolder(), 'hangs');
    const mine = unwrap(await client.call('startMatch', asWhite));
    expect(await client.call('takeOver', idIn(mine))).toMatchObject({
      error: { code: 'ERR_NO_MATCH' },
    });
  });
});

describe('a kiosk', () => {
  it('shows nothing of the person’s and lets nothing of it be changed', async () => {
    const folder = temporaryFolder();
    const first = await startApp(folder, 'hangs');
    unwrap(await first.client.call('startMatch', asWhite));
    await first.play('D4');
    await first.app.close();
    const kept = fileIn(folder, 'match.json');

    const shown = { show: KIOSK };
    const kiosk = await startApp(folder, 'hangs', makeFaultyDisk(), NOWHERE, shown);
    const { client, current, quit, app } = kiosk;
    expect(unwrap(await client.call('appInfo')).show).toEqual(KIOSK);
    expect(await current()).toBeUndefined();
    expect(unwrap(await client.call('latestMatches'))).toEqual([]);
    const refused = { ok: false, error: { code: 'ERR_KIOSK' } };
    expect(await client.call('changeSettings', { theme: 'dark' })).toMatchObject(refused);
    expect(await client.call('openWindow')).toMatchObject(refused);
    expect(await client.call('openMatch', { matchId: 'any' })).toMatchObject(refused);
    expect(await client.call('endDemo')).toMatchObject(refused);
    expect(await client.call('quit')).toMatchObject(refused);
    expect(await client.call('quit', { evenUnsaved: true })).toMatchObject(refused);
    expect(quit).not.toHaveBeenCalled();
    expect(await client.call('changeSettings', { lastScreen: 'match' })).toMatchObject({
      value: { lastScreen: 'home' },
    });
    const visitors = unwrap(await client.call('startMatch', asWhite));
    expect(visitors.demo).toBe('scoreFour');
    expect(await client.call('quit', { evenUnsaved: true, endsKiosk: true })).toMatchObject({
      ok: true,
    });
    expect(quit).toHaveBeenCalledOnce();
    await app.close();
    expect(fileIn(folder, 'match.json')).toBe(kept);
  });
});
