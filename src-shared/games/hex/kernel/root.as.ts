/** The root of a search: what is proved there before the first playout, and its node. */
import { isJoined, otherColour, scratch } from './board.as';
import { fillIn, markInferior } from './inferior.as';
import { BOARD_BYTES, BOARD_STACK, COLOURS } from './memory.as';
import { keepSubtree } from './reuse.as';
import { isLosing, proveRoot } from './rootProof.as';
import {
  beginSearch,
  priorVisits,
  SCORES_ALL,
  SEES_ENDS,
  USES_CONNECTIONS,
  USES_INFERIOR,
  USES_PRIORS,
} from './search.as';
import {
  cellAt,
  childAt,
  clearTree,
  exclude,
  givePriors,
  LOST,
  makeNode,
  moveCount,
  root,
  setRoot,
  setRootResult,
  setTreeBoard,
  sharedUses,
  shareUses,
} from './tree.as';

/** The board before it is filled in. */
const UNFILLED: usize = BOARD_STACK + BOARD_BYTES;

function restore(): void {
  memory.copy(scratch + COLOURS, scratch + UNFILLED, BOARD_BYTES);
}

/** Begins a tree for the board as it is, or goes on with the part of the last one that begins here. */
export function prepareRoot(colour: i32, wanted: i32): void {
  let uses = wanted;
  const result = proveRoot(colour, (wanted & SEES_ENDS) != 0, (wanted & USES_CONNECTIONS) != 0);
  // Who has lost plays on as if nobody knew.
  if (result != 0) uses &= ~(USES_INFERIOR | USES_CONNECTIONS);
  if (result != 0 || sharedUses() != uses || !keepSubtree(colour)) makeRoot(colour, uses, result);
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
  const omits = (uses & USES_INFERIOR) != 0 && (uses & SCORES_ALL) == 0;
  if (omits) {
    memory.copy(scratch + UNFILLED, scratch + COLOURS, BOARD_BYTES);
    fillIn();
    // Whoever has won then is told already, or it is not wanted; the moves must stay.
    if (isJoined(colour) || isJoined(otherColour(colour))) restore();
    markInferior(colour);
  }
  const node = makeNode(colour, scratch + COLOURS, omits, priorVisits);
  if ((uses & USES_PRIORS) != 0) givePriors(node, 0, 0);
  if (omits) restore();
  setRoot(node);
  setRootResult(result);
  shareUses(uses);
}
