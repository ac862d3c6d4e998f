/**
 * What is proved of a position before it is searched: wins in one move, and then connections of the borders on the
 * board as it is filled in.
 */
import { cellCount, colourAt, isJoined, otherColour, paddedOf, put, scratch } from './board.as';
import {
  carrierSize,
  connectBorders,
  CONNECTED,
  isCarrier,
  isMust,
  keyCell,
  SEMI_CONNECTED,
  THOROUGH,
  trialsSoFar,
  UNCONNECTED,
} from './connections.as';
import { fillIn } from './inferior.as';
import { BOARD_BYTES, BOARD_STACK, COLOURS, MOVE_STACK } from './memory.as';
import { LOST, WON } from './tree.as';

/** Trials of connections at the root itself, for each colour. */
const ROOT_TRIALS: i32 = 60_000;
/** Trials of connections for each move that might finish a won game. */
const FINISH_TRIALS: i32 = 40_000;
/** Trials for all these moves together, so that a caller never waits long on a large board. */
const ALL_FINISH_TRIALS: f64 = 200_000;
/** The board as it was before something was tried on it, and before it was filled in. */
const SAVED: usize = BOARD_STACK + BOARD_BYTES;
const UNFILLED: usize = BOARD_STACK + 2 * BOARD_BYTES;
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

export function isLosing(padded: i32): bool {
  return load<u8>(scratch + <usize>padded, LOSING) != 0;
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

/** `WON` or `LOST` for the colour to move, or 0; finds the moves that lose. */
export function proveRoot(colour: i32, seesEnds: bool, usesConnections: bool): u32 {
  key = 0;
  plies = 0;
  for (let cell = 0; cell < cellCount; cell++) if (colourAt(paddedOf(cell)) == 0) plies++;
  memory.fill(scratch + LOSING, 0, 512);
  const result = seesEnds ? proveEnds(colour) : 0;
  if (result != 0 || !usesConnections) return result;
  memory.copy(scratch + UNFILLED, scratch + COLOURS, BOARD_BYTES);
  fillIn();
  const connected = proveConnections(colour);
  memory.copy(scratch + COLOURS, scratch + UNFILLED, BOARD_BYTES);
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
    key = 0;
    return LOST;
  }
  if (threats == 1) loseAllBut(key);
  key = 0;
  return 0;
}

/** On the board as it is filled in. */
function proveConnections(colour: i32): u32 {
  const other = otherColour(colour);
  if (isJoined(colour)) {
    plies = min(plies, 2 * dropUnneeded(colour) - 1);
    key = someFilled(colour);
    return WON;
  }
  if (isJoined(other)) {
    plies = min(plies, 2 * dropUnneeded(other));
    return LOST;
  }
  const own = connectBorders(colour, ROOT_TRIALS, THOROUGH);
  if (own != UNCONNECTED) {
    plies = min(plies, 2 * (carrierSize() + filledCount(colour)) - 1);
    key = own == SEMI_CONNECTED ? keyCell() : finishing(colour);
    return WON;
  }
  const threat = connectBorders(other, ROOT_TRIALS, THOROUGH);
  if (threat == CONNECTED) {
    plies = min(plies, 2 * (carrierSize() + filledCount(other)));
    return LOST;
  }
  if (threat == SEMI_CONNECTED) loseBeyondMust();
  return 0;
}

function isFilled(padded: i32, colour: i32): bool {
  return colourAt(padded) == colour && load<u8>(scratch + UNFILLED + <usize>padded) == 0;
}

function filledCount(colour: i32): i32 {
  let count = 0;
  for (let cell = 0; cell < cellCount; cell++) if (isFilled(paddedOf(cell), colour)) count++;
  return count;
}

/** A cell filled in for a colour. */
function someFilled(colour: i32): i32 {
  let found = 0;
  for (let cell = 0; cell < cellCount; cell++) if (isFilled(paddedOf(cell), colour)) found = paddedOf(cell);
  return found;
}

/** Takes cells filled in that joined borders can do without off the board; returns how many are left. */
function dropUnneeded(colour: i32): i32 {
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (!isFilled(padded, colour)) continue;
    const at = scratch + <usize>padded;
    store<u8>(at, 0, COLOURS);
    if (!isJoined(colour)) store<u8>(at, <u8>colour, COLOURS);
  }
  return filledCount(colour);
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

/** The move in a full between the borders after which the smallest one is left. */
function finishing(colour: i32): i32 {
  const candidates = scratch + MOVE_STACK + 512;
  let count = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (isCarrier(padded)) store<u16>(candidates + (<usize>(count++) << 1), <u16>padded);
  }
  // Any move leaves a connection that stands even when the other colour moves first.
  let best = <i32>load<u16>(candidates);
  let least = i32.MAX_VALUE;
  const limit = trialsSoFar() + ALL_FINISH_TRIALS;
  save();
  for (let i = 0; i < count && trialsSoFar() < limit; i++) {
    const padded = <i32>load<u16>(candidates + (<usize>i << 1));
    put(padded, colour);
    const isStill = connectBorders(colour, FINISH_TRIALS, THOROUGH) == CONNECTED;
    restore();
    if (!isStill || carrierSize() >= least) continue;
    least = carrierSize();
    best = padded;
  }
  return best;
}
