/** What is proved at the root before the first playout, and the root's node. */
import {
  cellCount,
  colourAt,
  isJoined,
  otherColour,
  paddedOf,
  put,
  scratch,
} from './board.as';
import {
  carrierSize,
  connectBorders,
  CONNECTED,
  isCarrier,
  isMust,
  keyCell,
  SEMI_CONNECTED,
  THOROUGHLY,
  trialsSoFar,
  UNCONNECTED,
} from './connections.as';
import { fillIn, markInferior } from './inferior.as';
import { BOARD_BYTES, BOARD_STACK, COLOURS, MOVE_STACK } from './memory.as';
import {
  beginSearch,
  priorVisits,
  SCORES_ALL,
  SEES_ENDS,
  USES_CONNECTIONS,
  USES_INFERIOR,
  USES_PRIORS,
} from './search.as';
import { cellAt, childAt, clearTree, exclude, givePriors, LOST, makeNode, moveCount, setRoot, setRootResult, shareUses, WON } from './tree.as';

/** Trials of connections at the root itself, for each colour. */
const ROOT_TRIALS: i32 = 60_000;
/** Trials of connections for each move that might finish a won game. */
const FINISH_TRIALS: i32 = 40_000;
/** Trials for all these moves together, so that a caller never waits long on a large board. */
const ALL_FINISH_TRIALS: f64 = 200_000;
/** The board as it was before something was tried on it. */
const SAVED: usize = BOARD_STACK + BOARD_BYTES;
/** By padded cell (u8): whether a root move loses. */
const LOSING: usize = MOVE_STACK;

let key: i32 = 0;
let plies: i32 = 0;

/** The padded cell of a move that is proved to win, 0 when the tree tells. */
export function rootKey(): i32 {
  return key;
}

/** Plies within which the proved winner can end the game. */
export function rootPlies(): i32 {
  return plies;
}

function save(): void {
  memory.copy(scratch + SAVED, scratch + COLOURS, BOARD_BYTES);
}

function restore(): void {
  memory.copy(scratch + COLOURS, scratch + SAVED, BOARD_BYTES);
}

/** Cells where a colour's stone would join its borders at once; `key` is one of them. */
function countWins(colour: i32): i32 {
  let count = 0;
  save();
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) != 0) continue;
    put(padded, colour);
    if (isJoined(colour)) {
      count++;
      key = padded;
    }
    restore();
  }
  return count;
}

/** Begins a tree for the board as it is. */
export function prepareRoot(colour: i32, wanted: i32): void {
  let uses = wanted;
  clearTree();
  key = 0;
  plies = 0;
  for (let cell = 0; cell < cellCount; cell++) if (colourAt(paddedOf(cell)) == 0) plies++;
  memory.fill(scratch + LOSING, 0, 512);
  const result = prove(colour, wanted);
  // Who has lost plays on as if nobody knew.
  if (result != 0) uses &= ~(USES_INFERIOR | USES_CONNECTIONS);
  const omits = (uses & USES_INFERIOR) != 0 && (uses & SCORES_ALL) == 0;
  if (omits) {
    save();
    fillIn();
    // Then the tree will prove it; the moves must stay.
    if (isJoined(colour) || isJoined(otherColour(colour))) restore();
    markInferior(colour);
  }
  const node = makeNode(colour, scratch + COLOURS, omits, priorVisits);
  if ((uses & USES_PRIORS) != 0) givePriors(node, 0, 0);
  if (omits) restore();
  for (let i = 0; i < moveCount(node); i++) {
    if (load<u8>(scratch + <usize>cellAt(node, i), LOSING) == 0) continue;
    exclude(node, i);
    store<u32>(childAt(node, i), LOST);
  }
  setRoot(node);
  setRootResult(result);
  shareUses(uses);
  beginSearch(uses);
}

/** `WON` or `LOST` for the colour to move, or 0; finds the moves that lose. */
function prove(colour: i32, uses: i32): u32 {
  const other = otherColour(colour);
  if ((uses & SEES_ENDS) != 0) {
    if (countWins(colour) > 0) {
      plies = 1;
      return WON;
    }
    const threats = countWins(other);
    if (threats > 1) {
      plies = 2;
      key = 0;
      return LOST;
    }
    if (threats == 1) loseAllBut(key);
    key = 0;
  }
  if ((uses & USES_CONNECTIONS) == 0) return 0;
  const own = connectBorders(colour, ROOT_TRIALS, THOROUGHLY);
  if (own != UNCONNECTED) {
    plies = min(plies, 2 * carrierSize() - 1);
    key = own == SEMI_CONNECTED ? keyCell() : finishing(colour);
    return WON;
  }
  const threat = connectBorders(other, ROOT_TRIALS, THOROUGHLY);
  if (threat == CONNECTED) {
    plies = min(plies, 2 * carrierSize());
    return LOST;
  }
  if (threat == SEMI_CONNECTED) loseBeyondMust();
  return 0;
}

function loseAllBut(padded: i32): void {
  memory.fill(scratch + LOSING, 1, 512);
  store<u8>(scratch + <usize>padded, 0, LOSING);
}

function loseBeyondMust(): void {
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) == 0 && !isMust(padded)) store<u8>(scratch + <usize>padded, 1, LOSING);
  }
}

/** The move in a full between the borders after which the smallest one is left; 0 when none is found. */
function finishing(colour: i32): i32 {
  const candidates = scratch + MOVE_STACK + 512;
  let count = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (isCarrier(padded)) store<u16>(candidates + (<usize>(count++) << 1), <u16>padded);
  }
  let best = 0;
  let least = i32.MAX_VALUE;
  const limit = trialsSoFar() + ALL_FINISH_TRIALS;
  save();
  for (let i = 0; i < count && trialsSoFar() < limit; i++) {
    const padded = <i32>load<u16>(candidates + (<usize>i << 1));
    put(padded, colour);
    const isStill = connectBorders(colour, FINISH_TRIALS, THOROUGHLY) == CONNECTED;
    restore();
    if (!isStill || carrierSize() >= least) continue;
    least = carrierSize();
    best = padded;
  }
  return best;
}
