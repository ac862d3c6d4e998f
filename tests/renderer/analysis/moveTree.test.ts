import { expect, test } from 'vitest';
import type { Position } from '../../../src-shared/core/game.ts';
import { asMove } from '../../../src-shared/core/move.ts';
import {
  addMove,
  addMoves,
  isOnMainLine,
  mainLineFrom,
  movesTo,
  type MoveTree,
  nextBranch,
  nodeOf,
  promote,
  remove,
  ROOT,
  treeFrom,
} from '../../../src-renderer/analysis/moveTree.ts';

const play = ({ ply }: Position): Position => ({ sideToMove: ply % 2 === 0 ? 1 : 0, ply: ply + 1 });
const moves = (...numbers: number[]) => numbers.map(asMove);
const mainMoves = (tree: MoveTree) => mainLineFrom(tree, ROOT).map(({ move }) => move);

const start = treeFrom({ sideToMove: 0, ply: 0 });
/** 0 1 2, and 0 5 6 beside it. */
const first = addMoves(start, ROOT, moves(0, 1, 2), play);
const afterZero = nodeOf(first.tree, ROOT).children[0]!;
const second = addMoves(first.tree, afterZero, moves(5, 6), play);

test('move 0 is a move like any other', () => {
  expect(movesTo(first.tree, first.id)).toEqual([0, 1, 2]);
  const again = addMove(first.tree, ROOT, asMove(0), play);
  expect(again).toEqual({ tree: first.tree, id: afterZero });
});

test('a move that was made already is gone to, another becomes a branch', () => {
  expect(addMoves(second.tree, ROOT, moves(0, 5, 6), play)).toEqual(second);
  expect(nodeOf(second.tree, afterZero).children).toHaveLength(2);
  expect(mainMoves(second.tree)).toEqual([0, 1, 2]);
  expect(movesTo(second.tree, second.id)).toEqual([0, 5, 6]);
  expect(nodeOf(second.tree, second.id).position).toEqual({ sideToMove: 1, ply: 3 });
  expect(first.tree.nodes.size, 'the tree before is as it was').toBe(4);
});

test('a branch is made the main line where it leaves it', () => {
  expect([first.id, second.id].map((id) => isOnMainLine(second.tree, id))).toEqual([true, false]);
  const promoted = promote(second.tree, second.id);
  expect(mainMoves(promoted)).toEqual([0, 5, 6]);
  expect(isOnMainLine(promoted, first.id)).toBe(false);
  expect(promote(promoted, second.id), 'it is already').toBe(promoted);
  expect(mainMoves(promote(promoted, first.id))).toEqual([0, 1, 2]);
});

test('a move is removed with all that follows it', () => {
  const five = nodeOf(second.tree, second.id).parent!;
  const without = remove(second.tree, five);
  expect(without.id).toBe(afterZero);
  expect(without.tree.nodes.size).toBe(4);
  expect(without.tree.nodes.has(second.id)).toBe(false);
  const nothing = remove(second.tree, afterZero);
  expect(nothing.id).toBe(ROOT);
  expect(nothing.tree.nodes.size).toBe(1);
  expect(remove(second.tree, ROOT).tree, 'the beginning stays').toBe(second.tree);
});

test('numbers of what was removed are not given again', () => {
  const { tree } = remove(second.tree, second.id);
  expect(addMove(tree, ROOT, asMove(9), play).id).not.toBe(second.id);
});

test('one goes from a branch to the next where they part', () => {
  const [one, five] = nodeOf(second.tree, afterZero).children;
  expect(nextBranch(second.tree, one!, 1)).toBe(five);
  expect(nextBranch(second.tree, five!, -1)).toBe(one);
  expect(nextBranch(second.tree, one!, -1)).toBeUndefined();
  expect(nextBranch(second.tree, ROOT, 1)).toBeUndefined();
});
