import * as v from 'valibot';
import { positionPathSchema, positionsOf } from '../../src-shared/analysis/positionPath.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { gameById } from '../../src-shared/games/index.ts';
import { recall, remember } from '../state/windowMemory.ts';
import type { AnalysedGame, KeptTree } from './analysedGame.ts';
import { addMove, type MoveTree, nodeOf, pathTo, type Place, ROOT, treeFrom } from './moveTree.ts';

/** Positions of a tree that are kept; the way to the one that is looked at is, however large the tree. */
const MOST_KEPT = 1_000;
const NAME = 'analysis';

const numberSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const keptTreeSchema = v.strictObject({
  moves: v.pipe(v.array(v.tuple([numberSchema, numberSchema])), v.maxLength(2 * MOST_KEPT)),
  at: numberSchema,
  judgedTo: v.exactOptional(numberSchema),
});

const keptBoardSchema = v.strictObject({
  path: positionPathSchema,
  ply: numberSchema,
  isReview: v.exactOptional(v.boolean()),
  sides: v.exactOptional(v.array(v.picklist([0, 1]))),
  kept: keptTreeSchema,
});

/** A tree to be kept. @param judgedTo the last position of the line that is judged */
export function keepTree({ tree, id }: Place, judgedTo?: number): KeptTree {
  const kept = new Map<number, number>();
  const moves: [number, number][] = [];
  function add(each: number): void {
    const { parent, move } = nodeOf(tree, each);
    if (parent === undefined) kept.set(each, ROOT);
    if (parent === undefined || move === undefined || kept.has(each)) return;
    moves.push([kept.get(parent)!, move]);
    kept.set(each, moves.length);
  }
  // Main moves first, so that they are main moves again.
  for (const each of preorder(tree)) {
    if (kept.size > MOST_KEPT) break;
    add(each);
  }
  for (const needed of [id, judgedTo ?? id]) {
    for (const node of pathTo(tree, needed)) add(node.id);
  }
  const last = judgedTo === undefined ? {} : { judgedTo: kept.get(judgedTo)! };
  return { moves, at: kept.get(id)!, ...last };
}

function* preorder(tree: MoveTree): Generator<number> {
  const open = [ROOT];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    yield id;
    open.push(...nodeOf(tree, id).children.toReversed());
  }
}

/** A tree that was kept; `undefined` when it can't be. @param path where it begins */
export function treeAgain(path: AnalysedGame['path'], { moves, at }: KeptTree): Place | undefined {
  const game = gameById(path.gameId);
  const positions = positionsOf({ ...path, moves: [] });
  if (!positions.ok) return undefined;
  let tree = treeFrom(positions.value[0]);
  for (const [parent, number] of moves) {
    const before = tree.nodes.get(parent);
    const move = asMove(number);
    if (before === undefined || !game.check(before.position, move).ok) return undefined;
    tree = addMove(tree, parent, move, game.play).tree;
  }
  return tree.nodes.has(at) ? { tree, id: at } : undefined;
}

/** Keeps a board for as long as this window is there. */
export function keepBoard(analysed: AnalysedGame, place: Place, judgedTo?: number): void {
  const { path, ply, isReview, sides } = analysed;
  const review = isReview === undefined ? {} : { isReview };
  const told = sides === undefined ? {} : { sides };
  remember(NAME, { path, ply, ...review, ...told, kept: keepTree(place, judgedTo) });
}

/** The board that this window had before its page was loaded anew, if it is one. */
export function boardAgain(): AnalysedGame | undefined {
  const found = recall(NAME, keptBoardSchema);
  return found !== undefined && positionsOf(found.path).ok ? found : undefined;
}
