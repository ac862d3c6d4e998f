/**
 * What is proved of a position before it is searched: wins in one move, and then connections of the borders on the
 * board as it is filled in.
 */
import { reserve } from '../../../kernel/scratch.as';
import {
  BOARD_BYTES,
  cellCount,
  colourAt,
  isJoined,
  MAX_PADDED,
  otherColour,
  paddedOf,
  put,
  restoreBoard,
  saveBoard,
  savedColour,
  setColour,
} from './board.as';
import { carrierSize, isCarrier, isMustPlay, keyCell } from './borderConnections.as';
import { connectBorders, trialsSoFar } from './connections.as';
import { CONNECTED, SEMI_CONNECTED, UNCONNECTED } from './constants';
import { fillIn } from './inferior.as';
import { LOST, WON } from './node.as';

/** Trials of connections at the root itself, for each colour. */
const ROOT_TRIALS: i32 = 1_000_000;
/** Trials of connections for each move that might finish a won game. */
const FINISH_TRIALS: i32 = 200_000;
/** Trials for all these moves together, so that a caller never waits long on a large board. */
const ALL_FINISH_TRIALS: f64 = 1_000_000;
/** Bytes: the board before something was tried, and before it was filled in; by padded cell whether it loses (u8). */
const SAVED_AT: usize = 0;
const UNFILLED_AT: usize = SAVED_AT + BOARD_BYTES;
const LOSING_AT: usize = UNFILLED_AT + BOARD_BYTES;
/** Padded cells of a connection (u16). */
const CARRIER_AT: usize = LOSING_AT + MAX_PADDED;

let rootProof: usize = 0;
let winning: i32 = 0;
let plies: i32 = 0;
let threatened: bool = false;

export function reserveRootProof(): void {
  rootProof = reserve(CARRIER_AT + 2 * MAX_PADDED);
}

/** The padded cell of a move that is proved to win, 0 when the tree tells. */
export function winningCell(): i32 {
  return winning;
}

/** Plies within which the proved winner can end the game. */
export function rootPlies(): i32 {
  return plies;
}

/** Whether the other colour would join its borders for certain if it were to move. */
export function isThreatened(): i32 {
  return threatened ? 1 : 0;
}

export function isLosing(padded: i32): bool {
  return load<u8>(rootProof + <usize>padded, LOSING_AT) != 0;
}

/** Cells where a colour's stone would join its borders at once; `winning` is one of them. */
function countWins(colour: i32): i32 {
  let wins = 0;
  saveBoard(rootProof + SAVED_AT);
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) != 0) continue;
    put(padded, colour);
    if (isJoined(colour)) {
      wins++;
      winning = padded;
    }
    restoreBoard(rootProof + SAVED_AT);
  }
  return wins;
}

/** `WON` or `LOST` for the colour to move, or 0; finds the moves that lose. */
export function proveRoot(colour: i32, seesEnds: bool, usesConnections: bool): u32 {
  winning = 0;
  plies = 0;
  threatened = false;
  for (let cell = 0; cell < cellCount; cell++) if (colourAt(paddedOf(cell)) == 0) plies++;
  memory.fill(rootProof + LOSING_AT, 0, MAX_PADDED);
  const result = seesEnds ? proveEnds(colour) : 0;
  if (result != 0 || !usesConnections) return result;
  saveBoard(rootProof + UNFILLED_AT);
  fillIn();
  const connected = proveConnections(colour);
  restoreBoard(rootProof + UNFILLED_AT);
  return connected;
}

function proveEnds(colour: i32): u32 {
  if (countWins(colour) > 0) {
    plies = 1;
    return WON;
  }
  const threats = countWins(otherColour(colour));
  if (threats > 1) {
    plies = 2;
    winning = 0;
    return LOST;
  }
  if (threats == 1) markAllLosingBut(winning);
  winning = 0;
  return 0;
}

/** On the board as it is filled in. */
function proveConnections(colour: i32): u32 {
  const other = otherColour(colour);
  if (isJoined(colour)) {
    plies = min(plies, 2 * removeUnneeded(colour) - 1);
    winning = filledCell(colour);
    return WON;
  }
  if (isJoined(other)) {
    plies = min(plies, 2 * removeUnneeded(other));
    return LOST;
  }
  const own = connectBorders(colour, ROOT_TRIALS, CONNECTED);
  if (own != UNCONNECTED) {
    plies = min(plies, 2 * (carrierSize() + filledCount(colour)) - 1);
    winning = own == SEMI_CONNECTED ? keyCell() : finishingMove(colour);
    return WON;
  }
  const threat = connectBorders(other, ROOT_TRIALS, CONNECTED);
  if (threat == CONNECTED) {
    plies = min(plies, 2 * (carrierSize() + filledCount(other)));
    return LOST;
  }
  threatened = threat == SEMI_CONNECTED;
  if (threatened) markLosingBeyondMustPlay();
  return 0;
}

function isFilled(padded: i32, colour: i32): bool {
  return colourAt(padded) == colour && savedColour(rootProof + UNFILLED_AT, padded) == 0;
}

function filledCount(colour: i32): i32 {
  let count = 0;
  for (let cell = 0; cell < cellCount; cell++) if (isFilled(paddedOf(cell), colour)) count++;
  return count;
}

/** A cell filled in for a colour. */
function filledCell(colour: i32): i32 {
  let found = 0;
  for (let cell = 0; cell < cellCount; cell++)
    if (isFilled(paddedOf(cell), colour)) found = paddedOf(cell);
  return found;
}

/** Takes cells filled in that joined borders can do without off the board; returns how many are left. */
function removeUnneeded(colour: i32): i32 {
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (!isFilled(padded, colour)) continue;
    setColour(padded, 0);
    if (!isJoined(colour)) setColour(padded, colour);
  }
  return filledCount(colour);
}

function markAllLosingBut(padded: i32): void {
  memory.fill(rootProof + LOSING_AT, 1, MAX_PADDED);
  store<u8>(rootProof + <usize>padded, 0, LOSING_AT);
}

function markLosingBeyondMustPlay(): void {
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) == 0 && !isMustPlay(padded))
      store<u8>(rootProof + <usize>padded, 1, LOSING_AT);
  }
}

/** The move in a full between the borders after which the smallest one is left. */
function finishingMove(colour: i32): i32 {
  const candidates = rootProof + CARRIER_AT;
  let count = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (isCarrier(padded)) store<u16>(candidates + (usize(count++) << 1), <u16>padded);
  }
  // Any move leaves a connection that stands even when the other colour moves first.
  let best = <i32>load<u16>(candidates);
  let least = i32.MAX_VALUE;
  const limit = trialsSoFar() + ALL_FINISH_TRIALS;
  saveBoard(rootProof + SAVED_AT);
  for (let i = 0; i < count && trialsSoFar() < limit; i++) {
    const padded = <i32>load<u16>(candidates + ((<usize>i) << 1));
    put(padded, colour);
    const isStill = connectBorders(colour, FINISH_TRIALS, CONNECTED) == CONNECTED;
    restoreBoard(rootProof + SAVED_AT);
    if (!isStill || carrierSize() >= least) continue;
    least = carrierSize();
    best = padded;
  }
  return best;
}
