/** The root of a search: the board that is set, what is proved there before a playout, its node and its moves. */
import { reserve } from '../../../kernel/scratch.as';
import {
  board,
  BOARD_BYTES,
  cellCount,
  cellOf,
  clearBoard,
  COLOURS_AT,
  isJoined,
  otherColour,
  paddedOf,
  restoreBoard,
  saveBoard,
  size,
} from './board.as';
import {
  LARGEST_JUDGED_SIZE,
  LEAST_JUDGED_SIZE,
  SCORES_ALL,
  SEES_ENDS,
  USES_CONNECTIONS,
  USES_INFERIOR,
  USES_NETWORK,
  USES_PRIORS,
} from './constants';
import { givePriors, makeNode } from './expansion.as';
import { fillIn, markInferior } from './inferior.as';
import { putHashed, setHashes } from './keys.as';
import { cellAt, childAt, exclude, LOST, moveCount, numberAt, VISITS, WON } from './node.as';
import { seedPlayouts } from './playouts.as';
import { reuseSubtree } from './reuse.as';
import { isLosing, proveRoot, winningCell } from './rootProof.as';
import { beginSearch } from './search.as';
import { valueOf } from './selection.as';
import { initSets } from './sets.as';
import { giveToTree } from './tableShares.as';
import {
  clearTree,
  root,
  setRoot,
  setRootResult,
  setTreeBoard,
  sharedUses,
  shareUses,
} from './tree.as';

/** The board before it is filled in. */
let unfilled: usize = 0;

export function reserveRoot(): void {
  unfilled = reserve(BOARD_BYTES);
}

/** An empty board of 3–19 cells a side. */
export function setSize(size: i32): void {
  clearBoard(size);
  setHashes(0, 0);
  initSets(cellCount);
}

/** @param side 0 or 1. */
export function putStone(cell: i32, side: i32): void {
  putHashed(paddedOf(cell), side + 1);
}

/**
 * Begins a tree at the board as it is, or goes on with the part of the last one that begins here.
 * @param uses see constants.ts.
 */
export function beginTree(side: i32, uses: i32, seed: i32): void {
  seedPlayouts(<u64>(<u32>seed));
  giveToTree(uses);
  prepareRoot(side + 1, uses);
}

/** Takes part in the search of another thread. */
export function joinTree(seed: i32): void {
  seedPlayouts(<u64>(<u32>seed));
  giveToTree(sharedUses());
  beginSearch(sharedUses());
}

function prepareRoot(colour: i32, wanted: i32): void {
  let uses = wanted;
  if (size < LEAST_JUDGED_SIZE || size > LARGEST_JUDGED_SIZE) uses &= ~USES_NETWORK;
  const result = proveRoot(colour, (wanted & SEES_ENDS) != 0, (wanted & USES_CONNECTIONS) != 0);
  // Who has lost plays on as if nobody knew.
  if (result != 0) uses &= ~(USES_INFERIOR | USES_CONNECTIONS);
  if (result != 0 || sharedUses() != uses || !reuseSubtree(colour)) makeRoot(colour, uses, result);
  setTreeBoard();
  const node = root();
  for (let i = 0; i < moveCount(node); i++) {
    if (!isLosing(cellAt(node, i))) continue;
    exclude(node, i);
    store<u32>(childAt(node, i), LOST);
  }
  beginSearch(uses);
}

function makeRoot(colour: i32, uses: i32, result: u32): void {
  clearTree();
  const omitsInferior = (uses & USES_INFERIOR) != 0 && (uses & SCORES_ALL) == 0;
  if (omitsInferior) {
    saveBoard(unfilled);
    fillIn();
    // Whoever has won then is told already, or it is not wanted; the moves must stay.
    if (isJoined(colour) || isJoined(otherColour(colour))) restoreBoard(unfilled);
    markInferior(colour);
  }
  const node = makeNode(colour, board + COLOURS_AT, omitsInferior);
  if ((uses & USES_PRIORS) != 0) givePriors(node, 0, 0);
  if (omitsInferior) restoreBoard(unfilled);
  setRoot(node);
  setRootResult(result);
  shareUses(uses);
}

/** A move that is proved to win, -1 when the tree tells. */
export function winningMove(): i32 {
  return winningCell() == 0 ? -1 : cellOf(winningCell());
}

export function rootCount(): i32 {
  return moveCount(root());
}

export function rootMove(index: i32): i32 {
  return cellOf(cellAt(root(), index));
}

export function rootVisits(index: i32): f32 {
  return load<f32>(numberAt(root(), index, VISITS));
}

/** The chance to win with a move, 0–1, from playouts with it as first and with it at any time. */
export function rootValue(index: i32): f32 {
  return valueOf(root(), index);
}

/** `PROOF_WON` or `PROOF_LOST` for the side that makes the move, or 0. */
export function rootProof(index: i32): i32 {
  const child = load<u32>(childAt(root(), index));
  return child == WON || child == LOST ? <i32>child : 0;
}
