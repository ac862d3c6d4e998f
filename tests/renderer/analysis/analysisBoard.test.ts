// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { AnalysisBoard } from '../../../src-renderer/analysis/analysisBoard.svelte.ts';
import { ROOT } from '../../../src-renderer/analysis/moveTree.ts';
import { asMove } from '../../../src-shared/core/move.ts';

const path = { gameId: 'hex', setup: { size: 5, swap: 0 }, moves: [7, 8, 9] } as const;

test('whoever goes through positions leafs; a move that is made or taken back is seen to move', () => {
  const board = new AnalysisBoard({ path, ply: 3 });
  expect(board.isLeafing).toBe(false);
  board.steps.previous?.();
  expect([board.path.moves, board.isLeafing]).toEqual([[7, 8], true]);
  board.play(asMove(9));
  expect([board.path.moves, board.isLeafing]).toEqual([[7, 8, 9], false]);
  board.go(ROOT);
  board.play(asMove(1));
  board.steps.first?.();
  expect(board.isLeafing).toBe(true);
  board.undo();
  expect([board.path.moves, board.isLeafing]).toEqual([[], false]);
  board.go(1);
  board.redo();
  expect([board.path.moves, board.isLeafing]).toEqual([[], false]);
});

test('to step through a line that is looked at is leafing, and to play on from it is not', () => {
  const board = new AnalysisBoard({ path, ply: 0 });
  board.look([asMove(3), asMove(4)], 1);
  expect([board.depth, board.isLeafing]).toEqual([1, true]);
  board.play(asMove(6));
  expect([board.path.moves, board.isLeafing]).toEqual([[3, 6], false]);
  board.look([asMove(10)], 0);
  board.isLeafing = false;
  board.steps.next?.();
  expect([board.depth, board.isLeafing]).toEqual([3, true]);
});
