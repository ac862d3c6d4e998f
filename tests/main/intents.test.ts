import { expect, it } from 'vitest';
import { LIBRARY_CALLS } from '../../src-shared/ipc/library.ts';
import { CALL_NAMES } from '../../src-shared/ipc/names.ts';
import { OPINION_CALLS } from '../../src-shared/ipc/opinions.ts';
import { PROGRAM_CALLS } from '../../src-shared/ipc/programs.ts';
import { PUZZLE_CALLS } from '../../src-shared/ipc/puzzles.ts';
import { TOURNAMENT_CALLS } from '../../src-shared/ipc/tournaments.ts';
import { TRANSFER_CALLS } from '../../src-shared/ipc/transfer.ts';
import { person, scoreFourMatch } from '../match/testReferee.ts';
import { makeCaller } from '../ipc/callers.ts';
import { startApp } from './composedApp.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** What can be asked whatever match is on the table. */
const WITHOUT_MATCH: readonly string[] = [
  'appInfo',
  'quit',
  'openWindow',
  'settings',
  'changeSettings',
  'currentMatch',
  'startMatch',
  'dismissNotice',
  'openDataFolder',
  'showMenu',
  'latestMatches',
  'openMatch',
  'openGame',
  'startDemo',
  'takeOver',
  'giveBack',
  'endDemo',
  'startAnalysis',
  'stopAnalysis',
  'startReview',
  'stopReview',
  'openings',
  'openingGames',
  'sights',
  ...Object.keys(LIBRARY_CALLS),
  ...Object.keys(PUZZLE_CALLS),
  ...Object.keys(OPINION_CALLS),
  ...Object.keys(PROGRAM_CALLS),
  ...Object.keys(TOURNAMENT_CALLS),
  ...Object.keys(TRANSFER_CALLS),
];

/** What an intent says beside the match that it is for. */
const MORE: Readonly<Record<string, object>> = {
  playMove: { move: 0 },
  answerDraw: { accepts: true },
  playOnFrom: { lineId: 0, ply: 1 },
  goToLine: { lineId: 1 },
  deleteLine: { lineId: 1 },
};

it('refuses every intent that was meant for another match or another state of it', async () => {
  const { client, app, play, current, seen } = await startApp(temporaryFolder());
  await client.call('startMatch', scoreFourMatch(person, person));
  await play('A1');
  const inOldGame = await seen();
  await client.call('startMatch', scoreFourMatch(person, person));
  for (const location of ['A1', 'B1', 'C1']) await play(location);
  await client.call('undo', await seen());
  const before = await current();
  const now = await seen();
  const intents = CALL_NAMES.filter((name) => !WITHOUT_MATCH.includes(name));
  expect(intents).toContain('resign');
  for (const name of intents) {
    const more = MORE[name] ?? {};
    const older = { ...now, revision: now.revision - 1 };
    for (const other of [inOldGame, older, { ...now, matchId: inOldGame.matchId }]) {
      expect(await app.router(name, { ...other, ...more }, makeCaller())).toMatchObject({
        ok: false,
        error: { code: 'ERR_STALE' },
      });
    }
    expect(await app.router(name, undefined, makeCaller())).toMatchObject({
      error: { code: 'ERR_PAYLOAD' },
    });
  }
  expect(await current()).toEqual(before);
});
