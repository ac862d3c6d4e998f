import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { currentPosition, gameOf, playMove, startMatch } from '../../src-shared/match/match.ts';
import { person, seenIn } from '../match/testReferee.ts';
import { workerUrl } from '../search/builtWorker.ts';
import { makeFaultyDisk } from '../storage/faultyDisk.ts';
import { startApp } from './composedApp.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const AGAINST_COMPUTER = {
  gameId: 'domineering',
  setup: { rows: 8, columns: 8, starter: 0 },
  players: [person, { kind: 'computer', level: 8, timeMs: 300 }],
} as const;

describe('a search thread that dies in the middle of a match', () => {
  it.each([
    ['as soon as it is to think', 'task'],
    ['after it has told what it thinks', 'progress'],
  ])('%s costs nothing but a word', async (_, at) => {
    const folder = temporaryFolder();
    const mark = join(folder, 'has-died');
    const url = new URL('../search/workers/dying.mjs', import.meta.url);
    url.search = new URLSearchParams({ worker: workerUrl.href, mark, at }).toString();
    // A thread forgets the query of its own address.
    const worker = join(folder, 'worker.mjs');
    writeFileSync(worker, `await import(${JSON.stringify(url.href)});`);
    const { client, current, answered, events, bugs } = await startApp(
      temporaryFolder(),
      'honest',
      makeFaultyDisk(),
      pathToFileURL(worker),
    );
    unwrap(await client.call('startMatch', AGAINST_COMPUTER));
    for (let turn = 1; turn <= 2; turn++) {
      const before = (await current())!;
      const match = before.moves.reduce(
        (played, move) => unwrap(playMove(played, asMove(move))),
        startMatch(AGAINST_COMPUTER, 0),
      );
      const [move] = gameOf(match).legalMoves(currentPosition(match));
      unwrap(await client.call('playMove', { ...seenIn(before), move: move! }));
      await answered();
      expect(existsSync(mark)).toBe(true);
      expect(await current()).toMatchObject({ moves: { length: 2 * turn } });
      expect((await current())?.termination).toBeUndefined();
    }
    const told = events.filter(({ name }) => name === 'noticed');
    expect(told).toHaveLength(1);
    expect(told[0]?.payload).toMatchObject({
      notice: { kind: 'threadReplaced', fault: 'crashed' },
    });
    expect(bugs).toEqual([]);
  });
});
