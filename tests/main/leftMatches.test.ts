import { expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import type { MatchConfig } from '../../src-shared/match/match.ts';
import { asWhite, peg, person } from '../match/testReferee.ts';
import { startApp } from './composedApp.ts';
import { temporaryFolder } from './temporaryFolder.ts';

it('keeps a game that was left for another and goes on with it, without a move that is not wanted', async () => {
  const folder = temporaryFolder();
  const hex: MatchConfig = {
    gameId: 'hex',
    setup: { size: 5, swap: 0 },
    players: [person, person],
  };
  const { client, play, current, seen, events, app } = await startApp(folder, 'hangs');
  const left = unwrap(await client.call('startMatch', asWhite));
  await play('D4');
  const other = unwrap(await client.call('startMatch', hex));
  unwrap(await client.call('playMove', { ...(await seen()), move: 7 }));
  const latest = async () =>
    unwrap(await client.call('latestMatches')).map(({ matchId, moves }) => [matchId, moves]);
  expect(await latest()).toEqual([
    [other.matchId, [7]],
    [left.matchId, [peg('D4')]],
  ]);
  expect(await client.call('openMatch', { matchId: 'nowhere' })).toMatchObject({
    error: { code: 'ERR_NO_MATCH' },
  });
  const again = unwrap(await client.call('openMatch', { matchId: left.matchId }));
  expect(again).toMatchObject({ matchId: left.matchId, moves: [peg('D4')], thinkingSide: 1 });
  expect(again.revision).toBeGreaterThan(left.revision);
  expect(unwrap(await client.call('openMatch', { matchId: left.matchId }))).toEqual(again);
  unwrap(await client.call('openMatch', { matchId: other.matchId }));
  expect(await current()).toMatchObject({ matchId: other.matchId, moves: [7] });
  const told = events
    .filter(({ name }) => name === 'matchChanged')
    .map(({ payload }) => payload as MatchSnapshot);
  expect(told.filter(({ matchId }) => matchId === left.matchId).map(({ moves }) => moves)).toEqual([
    [],
    [peg('D4')],
    [peg('D4')],
  ]);
  await app.close();
  const second = await startApp(folder);
  expect(await second.current()).toMatchObject({ matchId: other.matchId, moves: [7] });
  expect(unwrap(await second.client.call('latestMatches'))).toHaveLength(2);
});
