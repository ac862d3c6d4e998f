import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import type { MatchConfig } from '../../src-shared/match/match.ts';
import { startApp } from '../main/composedApp.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { person, scoreFourMatch } from '../match/testReferee.ts';

const FOUR = scoreFourMatch(person, person);
const HEX: MatchConfig = { gameId: 'hex', setup: { size: 5, swap: 0 }, players: [person, person] };
const path = (config: MatchConfig, moves: number[] = []): PositionPath => ({
  gameId: config.gameId,
  setup: config.setup,
  moves,
});

async function open(folder: string) {
  const app = await startApp(folder);
  const { client, seen } = app;
  return {
    ...app,
    /** A match that is given up by whoever is to move after some moves. */
    async match(config: MatchConfig, moves: readonly number[], isGivenUp = true) {
      const { matchId } = unwrap(await client.call('startMatch', config));
      for (const move of moves) unwrap(await client.call('playMove', { ...(await seen()), move }));
      if (isGivenUp) unwrap(await client.call('resign', await seen()));
      return matchId;
    },
    openings: async (of: PositionPath) => unwrap(await client.call('openings', { path: of })),
    games: async (of: PositionPath, move?: number) => {
      const more = move === undefined ? {} : { move };
      const rows = unwrap(await client.call('openingGames', { path: of, ...more }));
      return rows.map(({ entry }) => entry.matchId);
    },
  };
}

describe('how games begin', () => {
  it('counts the moves of all games by result, however the board is turned, in whatever order', async () => {
    const folder = temporaryFolder();
    const app = await open(folder);
    // On 5 × 5, cell 7 and cell 17 are one by half a turn.
    const one = await app.match(HEX, [7, 12]);
    const two = await app.match(HEX, [17, 12, 0]);
    const three = await app.match(HEX, [3], false);
    await app.match({ ...HEX, setup: { size: 4, swap: 0 } }, [7]);
    const known = await app.openings(path(HEX));
    expect(known).toMatchObject({ games: { won: [1, 1], drawn: 0, open: 1 } });
    expect(known.moves).toEqual([
      { moves: [7, 17], games: { won: [1, 1], drawn: 0, open: 0 } },
      { moves: [3, 21], games: { won: [0, 0], drawn: 0, open: 1 } },
    ]);
    expect(await app.games(path(HEX), 17)).toEqual([two, one]);
    expect(await app.games(path(HEX))).toEqual([three, two, one]);
    expect(await app.games(path(HEX), 99)).toEqual([]);

    // By another order of the moves; not with other stones.
    const later = await app.openings(path(HEX, [1, 12, 7]));
    expect(later.games).toEqual({ won: [0, 0], drawn: 0, open: 0 });
    expect((await app.openings(path(HEX, [0, 12, 17]))).games).toEqual({
      ...{ won: [1, 0], drawn: 0, open: 0 },
    });
    await app.app.close();

    // It is found again from the index, and from the matches where the index is damaged.
    const index = join(folder, 'library');
    for (const damage of [false, true]) {
      if (damage) for (const name of readdirSync(index)) writeFileSync(join(index, name), '{');
      const again = await open(folder);
      await expect
        .poll(async () => (await again.openings(path(HEX))).games)
        .toEqual({ won: [1, 1], drawn: 0, open: 1 });
      await again.app.close();
    }
    expect(readFileSync(join(index, readdirSync(index)[0]!), 'utf8')).toContain('"track"');
  });

  it('has what the book says beside what was played', async () => {
    const app = await open(temporaryFolder());
    const [book] = (await app.openings(path(FOUR))).moves;
    expect(book).toMatchObject({ moves: [0, 3, 12, 15], games: { won: [0, 0] } });
    await app.match(FOUR, [15, 5]);
    await app.match(FOUR, [5]);
    const { moves } = await app.openings(path(FOUR));
    expect(moves).toHaveLength(2);
    const corner = moves.find((each) => each.moves.includes(0));
    expect(corner).toEqual({ ...book, games: { won: [0, 1], drawn: 0, open: 0 } });
    expect(moves.find((each) => each.moves.includes(5))?.book).toBeUndefined();
  });
});
