import { describe, expect, it } from 'vitest';
import type { LibraryEntry } from '../../src-shared/record/libraryEntry.ts';
import { levelRating, ratingHistories } from '../../src-shared/record/ratingHistory.ts';

const person = { kind: 'person' } as const;
const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

const game = (
  minute: number,
  level: number,
  winner: 0 | 1 | undefined,
): { entry: LibraryEntry } => ({
  entry: {
    matchId: `m${minute}`,
    config: {
      ...{ gameId: 'hex', setup: { size: 5, swap: 0 } },
      players: [person, { kind: 'computer', level, timeMs: 100 }],
    },
    ...{ plies: 9, code: '', startedAt: at(0), updatedAt: at(minute), end: { winner } },
  },
});

describe('a rating over time', () => {
  it('has levels of fixed ratings, each expected to make 72 % against the one below', () => {
    const share = 1 / (1 + 10 ** ((levelRating(4) - levelRating(5)) / 400));
    expect(share).toBeCloseTo(0.72, 2);
  });

  it('follows results in their order, a point a game, and grows surer', () => {
    const all = [game(3, 3, 0), game(1, 3, 0), game(2, 3, 1)];
    const [history] = ratingHistories(all);
    expect(history).toMatchObject({ gameId: 'hex', games: 3 });
    const [first, second, third] = history!.points;
    expect([first, second, third].map((point) => point?.at)).toEqual([at(1), at(2), at(3)]);
    expect(first!.rating).toBeGreaterThan(1_000);
    expect(second!.rating).toBeLessThan(first!.rating);
    expect(third!.deviation).toBeLessThan(first!.deviation);
  });

  it('comes near the level against which half the points are made', () => {
    const all = Array.from({ length: 200 }, (_, index) => game(index, 6, index % 2 === 0 ? 0 : 1));
    const last = ratingHistories(all)[0]?.points.at(-1);
    expect(Math.abs((last?.rating ?? 0) - levelRating(6))).toBeLessThan(60);
  });

  it('counts neither games of two people nor what goes on', () => {
    const two = game(1, 3, 0);
    const open = { ...game(2, 3, 0).entry, end: undefined };
    const config = { ...two.entry.config, players: [person, person] as const };
    expect(ratingHistories([{ entry: open }, { entry: { ...two.entry, config } }])).toEqual([]);
  });
});
