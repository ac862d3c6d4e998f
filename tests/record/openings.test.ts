import { describe, expect, it } from 'vitest';
import type { Position } from '../../src-shared/core/game.ts';
import { makeRandom } from '../../src-shared/core/random.ts';
import { leastMirrored } from '../../src-shared/core/gridSymmetry.ts';
import type { DomineeringPosition } from '../../src-shared/games/domineering/position.ts';
import { gameById } from '../../src-shared/games/index.ts';
import type { LibraryEntry } from '../../src-shared/record/libraryEntry.ts';
import { openingsOf } from '../../src-shared/record/openings.ts';
import {
  keyAt,
  plyOf,
  positionKey,
  trackOf,
  TRACKED_PLIES,
} from '../../src-shared/record/positionKeys.ts';
import { startMatch } from '../../src-shared/match/match.ts';
import { playRandomly } from '../contract/playthrough.ts';
import { person } from '../match/testReferee.ts';

const SETUP = { size: 11, swap: 1 };
const entry = {
  matchId: 'one',
  config: { gameId: 'hex', setup: SETUP, players: [person, person] },
  ...{ plies: 30, code: '', startedAt: '', updatedAt: '', end: { winner: 1 } },
} as unknown as LibraryEntry;

function tracks(count: number): readonly string[] {
  const hex = gameById('hex');
  return Array.from({ length: count }, (_, seed) => {
    const { positions } = playRandomly(hex, SETUP, seed + 1);
    const [first, ...more] = positions as [Position, ...Position[]];
    return trackOf({ ...startMatch(entry.config, 0), positions: [first, ...more] });
  });
}

describe('positions of games', () => {
  it('are found at once among ten thousand games', () => {
    const hex = gameById('hex');
    const few = tracks(50);
    const matches = Array.from({ length: 10_000 }, (_, index) => ({
      ...{ entry, track: few[index % few.length]! },
    }));
    const position = hex.initial(SETUP);
    const place = { gameId: 'hex', setup: SETUP, position } as const;
    const begin = performance.now();
    const known = openingsOf(place, matches, []);
    expect(performance.now() - begin).toBeLessThan(500);
    expect(known.games.won).toEqual([0, 10_000]);
    expect(known.moves.length).toBeGreaterThan(10);
    expect(few.every((track) => track.length <= 8 * (TRACKED_PLIES + 1))).toBe(true);
  });

  it('are looked for between keys only', () => {
    const track = 'AAAAAAABBAAAAAAB';
    expect(plyOf(track, 'AAAAAABB')).toBe(-1);
    expect(plyOf(track, 'BAAAAAAB')).toBe(1);
    expect(keyAt(track, 1)).toBe('BAAAAAAB');
    expect(keyAt(track, 2)).toBe('');
  });

  it('are the same whichever way the board is turned, and with whoever else is to move are not', () => {
    const random = makeRandom(3);
    const game = gameById('domineering');
    const grid = (cells: readonly (0 | 1 | undefined)[]) => leastMirrored(cells, 3);
    expect(grid([0, 1, undefined, 1, 1, 0])).toBe(grid([undefined, 1, 0, 0, 1, 1]));
    expect(grid([0, 1, undefined, 1, 1, 0])).not.toBe(grid([1, 0, undefined, 1, 1, 0]));
    const board = { rows: 4, columns: 6, starter: 0 };
    for (let i = 0; i < 20; i++) {
      const { positions } = playRandomly(game, board, 1 + random.below(1_000));
      const position = positions[random.below(positions.length)] as DomineeringPosition;
      const turned = { ...position, cells: position.cells.toReversed() };
      const key = positionKey('domineering', board, position);
      expect(positionKey('domineering', board, turned)).toBe(key);
      const other = { ...position, sideToMove: position.sideToMove === 0 ? 1 : 0 } as const;
      expect(positionKey('domineering', board, other)).not.toBe(key);
    }
  });
});
