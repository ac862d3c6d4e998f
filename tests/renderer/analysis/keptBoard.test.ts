// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { AnalysisBoard } from '../../../src-renderer/analysis/analysisBoard.svelte.ts';
import { boardAgain, keepBoard, keepTree } from '../../../src-renderer/analysis/keptBoard.ts';
import { mainLineFrom, ROOT, type TreeNode } from '../../../src-renderer/analysis/moveTree.ts';
import { asMove } from '../../../src-shared/core/move.ts';
import { GAME_IDS, gameById } from '../../../src-shared/games/index.ts';

const KEY = 'quintet.screen.analysis';
const movesOf = (board: AnalysisBoard) => mainLineFrom(board.tree, ROOT).map(({ move }) => move);

beforeEach(() => sessionStorage.clear());

test.each(GAME_IDS)('%s: the tree is there again after the page was loaded anew', (gameId) => {
  const game = gameById(gameId);
  const setup = game.setups[0];
  const start = game.initial(setup);
  const [one, two, three] = game.legalMoves(start);
  const analysed = { path: { gameId, setup, moves: [one!] }, ply: 1, isReview: true };
  const board = new AnalysisBoard(analysed);
  for (const move of [two!, three!]) {
    board.go(ROOT);
    board.play(move);
  }
  board.play(game.legalMoves(board.position)[0]!);
  board.promote();
  const judgedTo = board.at;
  board.go(1);
  keepBoard(analysed, board.place, judgedTo);

  const kept = boardAgain();
  expect(kept).toMatchObject({ path: analysed.path, ply: 1, isReview: true });
  const again = new AnalysisBoard(kept!);
  expect(again.tree.nodes.size).toBe(board.tree.nodes.size);
  expect(movesOf(again)).toEqual(movesOf(board));
  expect(again.position).toEqual(board.position);
  expect(again.lineTo(kept!.kept!.judgedTo!).moves).toEqual(board.lineTo(judgedTo).moves);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['something else', '{"path":7}'],
])('%s in the storage is no board', (_, text) => {
  if (text !== undefined) sessionStorage.setItem(KEY, text);
  expect(boardAgain()).toBeUndefined();
});

test('moves that can’t be made are not taken, and the game that was opened is', () => {
  const path = { gameId: 'hex', setup: { size: 5, swap: 0 }, moves: [] } as const;
  const board = new AnalysisBoard({ path, ply: 0 });
  keepBoard({ path, ply: 0 }, board.place);
  for (const moves of [[[0, 99]], [[7, 1]]]) {
    const kept = JSON.parse(sessionStorage.getItem(KEY)!) as Record<string, object>;
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept, kept: { moves, at: 0 } }));
    expect(new AnalysisBoard(boardAgain()!).tree.nodes.size).toBe(1);
  }
});

test('a very large tree is kept in part, with the way to what is looked at', () => {
  const position = gameById('hex').initial({ size: 5, swap: 0 });
  const children = Array.from({ length: 3_000 }, (_, index) => index + 1);
  const nodes = new Map<number, TreeNode>(
    children.map((id) => [id, { id, parent: ROOT, move: asMove(id), position, children: [] }]),
  );
  nodes.set(ROOT, { id: ROOT, parent: undefined, move: undefined, position, children });
  const { moves, at } = keepTree({ tree: { nodes, nextId: 3_001 }, id: 3_000 });
  expect(moves.length).toBeLessThan(1_100);
  expect(moves[at - 1]).toEqual([ROOT, 3_000]);
});
