/**
 * What a walk down the tree tells the nodes on its way: wins, AMAF values, and results that are proved (M. Winands,
 * Y. Björnsson, J. Saito, "Monte-Carlo tree search solver", 2008).
 */
import { reserve } from '../../../kernel/scratch.as';
import { board, COLOURS_AT, MAX_PLIES, O } from './board.as';
import { SCORES_ALL } from './constants';
import {
  arraysAt,
  cellsAt,
  childAt,
  colourOf,
  exclude,
  isOpen,
  LOST,
  moveCount,
  numberAt,
  stride,
  WINS,
  WON,
} from './node.as';
import { isUsed } from './parameters.as';
import { rootResult, setRootResult } from './tree.as';

/** By depth: the node (u32) and the index of the move taken there (u32). */
const STEP_BYTES: usize = 8;

let path: usize = 0;

export function reserveBackup(): void {
  path = reserve(MAX_PLIES * STEP_BYTES);
}

// @ts-ignore: decorator
@inline
export function setStep(depth: i32, node: usize, index: i32): void {
  const at = path + <usize>depth * STEP_BYTES;
  store<u32>(at, <u32>node);
  store<u32>(at, index, 4);
}

// @ts-ignore: decorator
@inline
function pathNode(depth: i32): usize {
  return <usize>load<u32>(path + <usize>depth * STEP_BYTES);
}

// @ts-ignore: decorator
@inline
function pathIndex(depth: i32): usize {
  return <usize>load<u32>(path + <usize>depth * STEP_BYTES, 4);
}

/** Counts the result of a walk for the moves on its way. @param depth moves of it. @param result of O, 0–1. */
export function addWins(depth: i32, result: f32): void {
  for (let i = 0; i < depth; i++) {
    const wins = numberAt(pathNode(i), pathIndex(i), WINS);
    store<f32>(wins, load<f32>(wins) + (colourOf(pathNode(i)) == O ? result : 1 - result));
  }
}

/** All moves as first (B. Brügmann, 1993): on a full board the stones tell who moved where. Four moves at once. */
export function addAmaf(depth: i32, winner: i32): void {
  const one = f32x4.splat(1);
  for (let i = 0; i < depth; i++) {
    const node = pathNode(i);
    const colour = i32x4.splat(colourOf(node));
    const isWon = colourOf(node) == winner;
    const bytes = stride(node) << 2;
    let visits = arraysAt(node) + 2 * bytes;
    const end = visits + bytes;
    let cells = cellsAt(node);
    for (; visits < end; visits += 16, cells += 8) {
      const four = load<u64>(cells);
      let owners = v128.load8_lane(board + <usize>(four & 0xffff), i32x4.splat(0), 0, COLOURS_AT);
      owners = v128.load8_lane(board + <usize>((four >> 16) & 0xffff), owners, 4, COLOURS_AT);
      owners = v128.load8_lane(board + <usize>((four >> 32) & 0xffff), owners, 8, COLOURS_AT);
      owners = v128.load8_lane(board + <usize>(four >> 48), owners, 12, COLOURS_AT);
      const more = v128.and(i32x4.eq(owners, colour), one);
      v128.store(visits, f32x4.add(v128.load(visits), more));
      if (isWon) v128.store(visits + bytes, f32x4.add(v128.load(visits + bytes), more));
    }
  }
}

/** A move's result is proved, for the colour that made it. Settles what follows from it up to the root. */
export function propagateProof(depth: i32, isWon: bool): void {
  for (; depth >= 0; depth--) {
    const node = pathNode(depth);
    const index = pathIndex(depth);
    atomic.store<u32>(childAt(node, index), isWon ? WON : LOST);
    if (isWon) {
      if (depth == 0) {
        if (isUsed(SCORES_ALL)) exclude(node, index);
        setRootResult(WON);
      }
      isWon = false;
      continue;
    }
    exclude(node, index);
    for (let i = 0; i < moveCount(node); i++) if (isOpen(node, i)) return;
    if (depth == 0 && rootResult() == 0) setRootResult(LOST);
    isWon = true;
  }
}
