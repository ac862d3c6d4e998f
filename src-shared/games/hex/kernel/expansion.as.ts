/**
 * Nodes are made when a move has been tried often enough: with what is filled in, without inferior moves, and with
 * priors; later, when they are visited often, their connections are looked for.
 */
import { reserve } from '../../../kernel/scratch.as';
import {
  BOARD_BYTES,
  cellCount,
  colourAt,
  isJoined,
  O,
  otherColour,
  paddedOf,
  restoreBoard,
  saveBoard,
  savedColour,
} from './board.as';
import { isMustPlay } from './borderConnections.as';
import { connectBorders } from './connections.as';
import { CONNECTED, SEMI_CONNECTED, USES_INFERIOR, USES_PRIORS } from './constants';
import { fillIn, isInferior, markInferior } from './inferior.as';
import {
  AMAF_VISITS,
  AMAF_WINS,
  BUSY,
  bytesFor,
  cellAt,
  cellsAt,
  childAt,
  claimChance,
  claimConnections,
  clearNode,
  colourOf,
  exclude,
  fillOf,
  isOpen,
  LOST,
  moveCount,
  numberAt,
  PRIOR,
  setChance,
  UNTRIED,
  WON,
} from './node.as';
import { policyOf, runNetwork } from './network.as';
import { CONNECTION_TRIALS, isUsed, PRIOR_VISITS } from './parameters.as';
import { weightOf } from './priors.as';
import { add } from './sets.as';
import { allocate } from './tree.as';

/** The board before it is filled in. */
let unfilled: usize = 0;

export function reserveExpansion(): void {
  unfilled = reserve(BOARD_BYTES);
}

// @ts-ignore: decorator
@inline
function isMove(padded: i32, omitsInferior: bool): bool {
  return colourAt(padded) == 0 && !(omitsInferior && isInferior(padded));
}

/** A node for the board as it is; 0 when there is no more memory. @param before the board saved before fill-in. */
export function makeNode(colour: i32, before: usize, omitsInferior: bool): usize {
  let moves = 0;
  for (let cell = 0; cell < cellCount; cell++) if (isMove(paddedOf(cell), omitsInferior)) moves++;
  const rounded = (moves + 3) & ~3;
  const node = allocate(<u32>bytesFor(rounded));
  if (node == 0) return 0;
  clearNode(node, colour, moves, rounded);
  const cells = cellsAt(node);
  let index: usize = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    const now = colourAt(padded);
    if (now != 0) {
      if (savedColour(before, padded) == 0) add(fillOf(node, now == O ? 0 : 1), cell);
      continue;
    }
    if (!isMove(padded, omitsInferior)) continue;
    store<f32>(numberAt(node, index, AMAF_VISITS), PRIOR_VISITS);
    store<f32>(numberAt(node, index, AMAF_WINS), PRIOR_VISITS / 2);
    store<u16>(cells + (index << 1), <u16>padded);
    index++;
  }
  for (; index < <usize>rounded; index++) {
    store<f32>(numberAt(node, index, AMAF_VISITS), 1);
    exclude(node, index);
    store<u16>(cells + (index << 1), 0);
  }
  return node;
}

/** Gives each move of a new node its chance by priors.as.ts. @param last, before the last two moves, 0 for none. */
export function givePriors(node: usize, last: i32, before: i32): void {
  const colour = colourOf(node);
  for (let index: usize = 0; index < <usize>moveCount(node); index++) {
    givePrior(node, index, weightOf(cellAt(node, index), colour, last, before));
  }
  normalisePriors(node);
}

/** No sum of so many overflows, whatever the weights are. */
const MOST_WEIGHT: f32 = 80;

// @ts-ignore: decorator
@inline
function givePrior(node: usize, index: usize, weight: f32): void {
  store<f32>(numberAt(node, index, PRIOR), <f32>Math.exp(<f64>min(weight, MOST_WEIGHT)));
}

function normalisePriors(node: usize): void {
  const moves = <usize>moveCount(node);
  let sum: f32 = 0;
  for (let index: usize = 0; index < moves; index++) {
    if (isOpen(node, index)) sum += load<f32>(numberAt(node, index, PRIOR));
  }
  for (let index: usize = 0; index < moves; index++) {
    const at = numberAt(node, index, PRIOR);
    if (isOpen(node, index)) store<f32>(at, load<f32>(at) / sum);
  }
}

/** Lets the network judge a node: its chance, and the priors of its moves. */
export function judge(node: usize): void {
  if (!claimChance(node)) return;
  const colour = colourOf(node);
  const chance = runNetwork(colour);
  for (let index: usize = 0; index < <usize>moveCount(node); index++) {
    if (isOpen(node, index)) givePrior(node, index, policyOf(cellAt(node, index), colour));
  }
  normalisePriors(node);
  setChance(node, chance);
}

/** Makes the node of a move that was just put on the board after a former one, or finds that it ends the game. */
export function expand(node: usize, index: usize, colour: i32, former: i32): u32 {
  const at = childAt(node, index);
  if (atomic.cmpxchg<u32>(at, UNTRIED, BUSY) != UNTRIED) return BUSY;
  let made: u32 = isJoined(otherColour(colour)) ? WON : UNTRIED;
  if (made == UNTRIED) {
    saveBoard(unfilled);
    const omits = isUsed(USES_INFERIOR);
    if (omits) {
      fillIn();
      markInferior(colour);
      if (isJoined(otherColour(colour))) made = WON;
      else if (isJoined(colour)) made = LOST;
    }
    if (made == UNTRIED) {
      made = <u32>makeNode(colour, unfilled, omits);
      if (made != 0 && isUsed(USES_PRIORS)) givePriors(made, cellAt(node, index), former);
      // The node is used from the next walk on, so this one goes on without what was filled in.
      restoreBoard(unfilled);
    }
  }
  atomic.store<u32>(at, made);
  return made <= LOST ? made : UNTRIED;
}

/**
 * Finds connections of the colour that moved last; returns it if they prove that it wins, and leaves out moves that lose
 * to them. Those of the other colour were looked for before that move, which stands where they left it none that wins.
 */
export function findConnections(node: usize, colour: i32): i32 {
  if (!claimConnections(node)) return 0;
  const threat = connectBorders(otherColour(colour), CONNECTION_TRIALS, CONNECTED);
  if (threat == CONNECTED) return otherColour(colour);
  if (threat == SEMI_CONNECTED) {
    for (let i = 0; i < moveCount(node); i++) {
      if (isMustPlay(cellAt(node, i)) || !isOpen(node, i)) continue;
      exclude(node, i);
      store<u32>(childAt(node, i), LOST);
    }
  }
  return 0;
}
