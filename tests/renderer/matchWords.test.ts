import { describe, expect, it } from 'vitest';
import { gameById } from '../../src-shared/games/index.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import type { CurrentMatch } from '../../src-renderer/state/match.svelte.ts';
import { arrivalInWords, newsOf } from '../../src-renderer/state/matchNews.ts';
import { pairing, statusInWords } from '../../src-renderer/state/matchWords.ts';
import { lineOf, otherLinesOf } from '../../src-renderer/state/positions.ts';
import { snapshotOf } from './fakeConnection.ts';

function matchOf(change: Partial<MatchSnapshot> = {}): CurrentMatch {
  const snapshot = snapshotOf(change);
  const line = lineOf(snapshot);
  const game = gameById(snapshot.config.gameId);
  const otherLines = otherLinesOf(snapshot, line);
  return { snapshot, game, line, otherLines, position: line.positions.at(-1)! };
}

const people = {
  ...snapshotOf().config,
  players: [{ kind: 'person' }, { kind: 'person' }],
} as const;
const describePly = (_: CurrentMatch, ply: number): string => `ply ${ply}`;
const news = (before: CurrentMatch | undefined, after: CurrentMatch) =>
  newsOf(before, after, describePly);

describe('the words for a match', () => {
  it('say who plays whom', () => {
    expect(pairing(matchOf().snapshot.config)).toBe('against Level 3\u00a0· you are White');
    expect(pairing(people)).toBe('two players');
  });

  it('say whose turn it is', () => {
    expect(statusInWords(matchOf())).toBe('Your move.');
    expect(statusInWords(matchOf({ moves: [5] }))).toBe('Level 3 to move.');
    expect(statusInWords(matchOf({ config: people }))).toBe('White to move.');
  });

  it('say who has won and why', () => {
    const lost = { kind: 'resignation', winner: 1, reason: 'White resigned' } as const;
    expect(statusInWords(matchOf({ termination: lost }))).toBe('Level 3 wins. You resigned.');
    expect(statusInWords(matchOf({ termination: lost, config: people }))).toBe(
      'Black wins. White resigned.',
    );
    const reason = 'Black forfeits: it did not answer within 6 s';
    const fault = 'ERR_OPPONENT_SILENT';
    const won = { kind: 'forfeit', winner: 0, fault, reason } as const;
    expect(statusInWords(matchOf({ termination: won }))).toBe(
      'You win. Level 3 forfeits: it did not answer in time.',
    );
    const drawn = { kind: 'repetition', reason: 'the same position' } as const;
    expect(statusInWords(matchOf({ termination: drawn }))).toBe(
      'Draw. The same position stands for the third time.',
    );
  });
});

describe('what a screen reader is told', () => {
  it('tells nothing of the match that was there at the start', () => {
    expect(news(undefined, matchOf({ moves: [5] }))).toBeUndefined();
  });

  it('tells each new move and whose turn it is then', () => {
    expect(news(matchOf(), matchOf({ moves: [5, 0] }))).toBe('ply 0. ply 1. Your move.');
  });

  it('leaves an extra turn to the words of the move that earned it', () => {
    const { players } = snapshotOf().config;
    const config = { gameId: 'dotsAndTriangles', setup: { shape: 0, size: 1 }, players } as const;
    const after = (...moves: number[]) => matchOf({ config, moves });
    expect(news(after(1, 2), after(1, 2, 5))).toBe('ply 2.');
    expect(news(after(1, 2, 5), after(1, 2, 5, 7))).toBe('ply 3. Level 3 to move.');
  });

  it('tells how many moves were taken back', () => {
    expect(news(matchOf({ moves: [5, 0] }), matchOf())).toBe('2 moves taken back. Your move.');
  });

  it('tells of a new game', () => {
    expect(news(matchOf({ moves: [5] }), matchOf({ matchId: 'two' }))).toBe(
      'New game of Score Four. against Level 3\u00a0· you are White. Your move.',
    );
  });

  it('tells whoever comes to a game which it is, and how it stands', () => {
    expect(arrivalInWords(matchOf({ moves: [5] }))).toBe(
      'Score Four. against Level 3\u00a0· you are White. Level 3 to move.',
    );
  });

  it('tells the end, once', () => {
    const termination = { kind: 'resignation', winner: 1, reason: 'White resigned' } as const;
    const over = matchOf({ termination });
    expect(news(matchOf(), over)).toBe('Level 3 wins. You resigned.');
    expect(news(over, over)).toBeUndefined();
    expect(news(over, matchOf())).toBe('The game goes on. Your move.');
  });

  it('tells nothing when only the thinking began', () => {
    expect(news(matchOf({ moves: [5] }), matchOf({ moves: [5], thinkingSide: 1 }))).toBeUndefined();
  });
});

describe('the positions of a match', () => {
  it('are not played again where an earlier line has them', () => {
    const earlier = lineOf(snapshotOf({ moves: [5, 0, 6] }));
    const later = lineOf(snapshotOf({ moves: [5, 0, 7] }), earlier);
    expect(later.positions[2]).toBe(earlier.positions[2]);
    expect(later.positions[3]).not.toBe(earlier.positions[3]);
    expect(later.positions[3]).toEqual(lineOf(snapshotOf({ moves: [5, 0, 7] })).positions[3]);
  });

  it('are not shared between matches', () => {
    const earlier = lineOf(snapshotOf({ moves: [5] }));
    const other = lineOf(snapshotOf({ matchId: 'two', moves: [5] }), earlier);
    expect(other.positions[1]).toEqual(earlier.positions[1]);
    expect(other.positions[1]).not.toBe(earlier.positions[1]);
  });

  it('tell of a branch, its move, and of another line', () => {
    const first = { config: people, moves: [5, 0, 6] };
    const other = { lineId: 0, shared: 1, moves: [0, 6] };
    const branch = { config: people, lineId: 1, moves: [5, 9], otherLines: [other] };
    expect(news(matchOf(first), matchOf(branch))).toBe(
      'Branch 1, from move 1. The moves before are kept. ply 1. White to move.',
    );
    const back = { ...first, otherLines: [{ lineId: 1, shared: 1, moves: [9] }] };
    expect(news(matchOf(branch), matchOf(back))).toBe('First line, move 3. Black to move.');
  });
});
