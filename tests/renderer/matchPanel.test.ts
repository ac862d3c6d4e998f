import { describe, expect, it } from 'vitest';
import type { Side } from '../../src-shared/core/side.ts';
import { scoreFour } from '../../src-shared/games/scoreFour/index.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { demoGame } from '../../src-renderer/components/demoGame.ts';
import {
  chanceInWords,
  evaluationInWords,
  lineInWords,
  nodesInWords,
  shareOfFirst,
} from '../../src-renderer/components/evaluationWords.ts';
import { withRules } from '../../src-renderer/state/match.svelte.ts';
import { lineOf, otherLinesOf } from '../../src-renderer/state/positions.ts';
import type { Who } from '../../src-renderer/i18n/who.ts';
import { messages } from '../../src-renderer/i18n/messages.ts';
import { branchBlocks } from '../../src-renderer/components/branchBlocks.ts';
import { listedMoves, listedRows } from '../../src-renderer/components/listedMoves.ts';
import { moveRows, plyInNextRow } from '../../src-renderer/components/moveRows.ts';
import { snapshotOf } from './fakeConnection.ts';

describe('the move list', () => {
  it('numbers pairs of moves, the side that began on the left', () => {
    expect(moveRows([0, 1, 0])).toEqual([
      { number: 1, plies: [[0], [1]] },
      { number: 2, plies: [[2], []] },
    ]);
    expect(moveRows([1, 0])).toEqual([{ number: 1, plies: [[0], [1]] }]);
  });

  it('puts the moves of a side that is to move again into one place', () => {
    expect(moveRows([1, 1, 0, 0, 0, 1])).toEqual([
      {
        number: 1,
        plies: [
          [0, 1],
          [2, 3, 4],
        ],
      },
      { number: 2, plies: [[5], []] },
    ]);
  });

  it('keeps the moves and rows that a further move leaves as they are', () => {
    const current = withRules(snapshotOf({ moves: [5, 0, 5] }));
    const moves = listedMoves(current, current.line, 'handout', []);
    const rows = listedRows(current.line, moves, []);
    expect(moves.map(({ text }) => text)).toEqual(['B2', 'A1', 'B2']);
    const later = withRules(snapshotOf({ moves: [5, 0, 5, 0, 6] }), current);
    const laterMoves = listedMoves(later, later.line, 'handout', moves);
    const laterRows = listedRows(later.line, laterMoves, rows);
    expect(laterMoves.slice(0, 3).every((move, ply) => move === moves[ply])).toBe(true);
    expect(laterRows).toEqual(listedRows(later.line, laterMoves, []));
    expect(laterRows[0]).toBe(rows[0]);
    expect(laterRows[1]).not.toBe(rows[1]);
    const renamed = listedMoves(later, later.line, 'common', laterMoves);
    expect(renamed[0]).not.toBe(laterMoves[0]);
  });

  it('goes up and down in its column', () => {
    const rows = moveRows([0, 1, 1, 0, 1, 0]);
    expect([0, 3, 5].map((ply) => plyInNextRow(rows, ply, 1))).toEqual([3, 5, undefined]);
    expect([5, 4, 2, 0].map((ply) => plyInNextRow(rows, ply, -1))).toEqual([
      3,
      1,
      undefined,
      undefined,
    ]);
  });

  it('lets each branch follow the line that it left', () => {
    const snapshot = snapshotOf({
      moves: [5, 0, 6],
      lineId: 3,
      otherLines: [
        { lineId: 0, shared: 2, moves: [7, 8, 9, 10] },
        { lineId: 1, shared: 2, moves: [1] },
        { lineId: 2, shared: 2, moves: [7, 8, 11] },
        { lineId: 4, shared: 0, moves: [1] },
      ],
    });
    const blocks = branchBlocks(otherLinesOf(snapshot, lineOf(snapshot)));
    const told = (blocks.get(2) ?? []).map(({ other, start, depth }) => [
      other.lineId,
      start,
      depth,
    ]);
    expect(told).toEqual([
      [0, 2, 1],
      [2, 4, 2],
      [1, 2, 1],
    ]);
    expect(blocks.get(0)).toHaveLength(1);
  });
});

describe('the evaluation', () => {
  const sides = (side: Side): Who => ({ name: scoreFour.sideNames[side], isYou: false });
  const youAgainstLevel3 = (side: Side): Who =>
    side === 0 ? { name: 'You', isYou: true } : { name: 'Level 3', isYou: false };
  const estimate = (winProbability: number) =>
    evaluationInWords({ kind: 'estimate', winProbability }, sides);

  it('is put in words by degree, and an estimate is never called a win', () => {
    expect([0.5, 0.53, 0.62, 0.2, 0.99].map(estimate)).toEqual([
      'The game is even.',
      'The game is even.',
      'White is a little better.',
      'Black is much better.',
      'White is winning.',
    ]);
  });

  it('counts the winner’s own moves when it is proved', () => {
    const exact = { kind: 'exact', winner: 1, plies: 5 } as const;
    expect(evaluationInWords(exact, sides)).toBe('Black wins in 3 moves or fewer.');
    expect(shareOfFirst(exact)).toBe(0);
    expect(evaluationInWords({ ...exact, margin: 2 }, sides)).toBe('Black wins by 2.');
    expect(evaluationInWords({ kind: 'exact', plies: 9 }, sides)).toMatch(/draw/);
  });

  it('says how good the chances are, never as certain, and nothing of chances where it is proved', () => {
    const chance = (winProbability: number) =>
      chanceInWords({ kind: 'estimate', winProbability }, sides);
    expect([0.5, 0.62, 0.2, 0.9999].map(chance)).toEqual([
      '50\u00A0% for White',
      '62\u00A0% for White',
      '80\u00A0% for Black',
      '99\u00A0% for White',
    ]);
    expect(chanceInWords({ kind: 'exact', winner: 0, plies: 3 }, sides)).toBeUndefined();
  });

  it('speaks to the one person in a match, and of the computer by its level', () => {
    const estimate = (winProbability: number) =>
      evaluationInWords({ kind: 'estimate', winProbability }, youAgainstLevel3);
    expect([0.62, 0.2, 0.99].map(estimate)).toEqual([
      'You are a little better.',
      'Level 3 is much better.',
      'You are winning.',
    ]);
    const won = { kind: 'exact', winner: 0, plies: 5 } as const;
    expect(evaluationInWords(won, youAgainstLevel3)).toBe('You win in 3 moves or fewer.');
    expect(chanceInWords({ kind: 'estimate', winProbability: 0.7 }, youAgainstLevel3)).toBe(
      '70\u00A0% for you',
    );
  });

  it('counts one position as one', () => {
    const { nodes } = messages.evaluation;
    expect([nodes(1, '1'), nodes(1_234, '1.2 K')]).toEqual(['1 position', '1.2 K positions']);
  });

  it('shortens numbers of positions', () => {
    expect([7, 999, 1_234, 3_400_000].map(nodesInWords)).toEqual(['7', '1 K', '1.2 K', '3.4 M']);
  });

  it('writes the best line in the notation of the game, no further than it can be played', () => {
    const start = scoreFour.initial({});
    expect(lineInWords(scoreFour, start, [0, 5, 5], 'handout')).toBe('A1 B2 B2');
    expect(lineInWords(scoreFour, start, [0, 0, 0, 0, 0, 5], 'handout')).toBe('A1 A1 A1 A1');
    expect(lineInWords(scoreFour, start, [99], 'handout')).toBe('');
    const hex = gameById('hex');
    const empty = hex.initial({ size: 11, swap: 0 });
    expect(lineInWords(hex, empty, [0, 12], 'handout')).toBe('A0 B1');
    expect(lineInWords(hex, empty, [0, 12], 'common')).toBe('a1 b2');
  });
});

describe('the little boards on the home screen', () => {
  it.each(GAME_IDS)('play a game of %s, always the same one', (gameId) => {
    const steps = demoGame(gameId);
    expect(steps.length).toBeGreaterThan(3);
    expect(demoGame(gameId).at(-1)).toEqual(steps.at(-1));
    for (const { position, lastMove } of steps.slice(1)) {
      if (lastMove === undefined) throw new Error('a step without a move');
      expect(gameById(gameId).play(lastMove.before, lastMove.move)).toEqual(position);
    }
  });
});
