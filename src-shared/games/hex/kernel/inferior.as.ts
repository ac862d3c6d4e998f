/**
 * Inferior cells (R. Hayward and J. van Rijswijck, "Hex and combinatorics", 2006; P. Henderson, "Playing and solving
 * the game of Hex", 2010, chapter 3), all found from the rings of cells:
 * - a *dead* cell can't matter to anyone: fill it;
 * - two neighbours are *captured* by a colour when its answer to a stone on the one kills that stone: fill both;
 * - a move is *dominated* by one that kills or captures its cell for the same colour, and *reversible* when the other
 *   colour's answer kills it: leave it out.
 */
import { reserve } from '../../../kernel/scratch.as';
import {
  cellCount,
  colourAt,
  MAX_PADDED,
  O,
  opposite,
  otherColour,
  paddedCount,
  paddedOf,
  ringAt,
  step,
  withStone,
  X,
} from './board.as';
import { FILLED_BY_O, FILLED_BY_X, FILLED_DEAD, RING_CODES } from './constants';
import { putHashed } from './keys.as';

/** Marks of moves: one that justifies leaving out another must stay. */
const NEEDED: u8 = 1;
const PRUNED: u8 = 2;
/** Bytes: by ring whether the cell inside is dead (u8), by padded cell its mark (u8), and why it was filled in (u8). */
const MARKS_AT: usize = <usize>RING_CODES;
const FILLED_AT: usize = MARKS_AT + MAX_PADDED;

let inferior: usize = 0;

export function reserveInferior(): void {
  inferior = reserve(FILLED_AT + MAX_PADDED);
}

/**
 * A cell matters when its ring can be completed so that going round it there are stones of one colour, then of the
 * other, of the one, and of the other again: only then can it join what is apart.
 */
export function initInferior(): void {
  for (let ring = 0; ring < RING_CODES; ring++) {
    let isDead = true;
    for (let a = 0; a < 3 && isDead; a++) {
      for (let b = a + 1; b < 4 && isDead; b++) {
        for (let c = b + 1; c < 5 && isDead; c++) {
          for (let d = c + 1; d < 6 && isDead; d++) {
            const one =
              canHave(ring, a, O) &&
              canHave(ring, b, X) &&
              canHave(ring, c, O) &&
              canHave(ring, d, X);
            const other =
              canHave(ring, a, X) &&
              canHave(ring, b, O) &&
              canHave(ring, c, X) &&
              canHave(ring, d, O);
            if (one || other) isDead = false;
          }
        }
      }
    }
    store<u8>(inferior + <usize>ring, isDead ? 1 : 0);
  }
}

function canHave(ring: i32, direction: i32, colour: i32): bool {
  const there = (ring >> (direction << 1)) & 3;
  return there == 0 || there == colour;
}

// @ts-ignore: decorator
@inline
function isDeadIn(ring: i32): bool {
  return load<u8>(inferior + <usize>ring) != 0;
}

/** Fills dead and captured cells as long as there are some. */
export function fillIn(): void {
  for (let hasFilled = true; hasFilled;) {
    hasFilled = false;
    for (let cell = 0; cell < cellCount; cell++) {
      const padded = paddedOf(cell);
      if (colourAt(padded) != 0) continue;
      const ring = ringAt(padded);
      if (isDeadIn(ring)) {
        fill(padded, O, FILLED_DEAD);
        hasFilled = true;
        continue;
      }
      for (let direction = 0; direction < 3; direction++) {
        const other = padded + step(direction);
        if (colourAt(other) != 0) continue;
        const colour = capturer(ring, ringAt(other), direction);
        if (colour == 0) continue;
        const owned = colour == O ? FILLED_BY_O : FILLED_BY_X;
        fill(padded, colour, owned);
        fill(other, colour, owned);
        hasFilled = true;
        break;
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function fill(padded: i32, colour: i32, why: i32): void {
  putHashed(padded, colour);
  store<u8>(inferior + <usize>padded, <u8>why, FILLED_AT);
}

/** Why a cell was filled in that was empty before: one of the constants. */
export function whyFilled(padded: i32): i32 {
  return <i32>load<u8>(inferior + <usize>padded, FILLED_AT);
}

/** The colour that owns two empty neighbours, of which the other lies in a direction from the one; 0 for none. */
function capturer(ring: i32, otherRing: i32, direction: i32): i32 {
  const back = opposite(direction);
  for (let colour = 1; colour <= 2; colour++) {
    if (
      isDeadIn(withStone(ring, direction, colour)) &&
      isDeadIn(withStone(otherRing, back, colour))
    )
      return colour;
  }
  return 0;
}

/**
 * Marks moves of a colour that need not be tried because another one that is left is as good, so that one which wins
 * is left if there is any.
 */
export function markInferior(colour: i32): void {
  memory.fill(inferior + MARKS_AT, 0, <usize>paddedCount);
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) != 0) continue;
    const ring = ringAt(padded);
    for (let direction = 0; direction < 6; direction++) {
      const other = padded + step(direction);
      if (colourAt(other) != 0) continue;
      const kills =
        isDeadIn(withStone(ring, direction, colour)) ||
        isDeadIn(withStone(ring, direction, otherColour(colour)));
      if (kills) prune(padded, other);
      if (direction < 3) markCaptured(padded, other, direction, colour);
    }
  }
}

/** Looks for a stone of the colour that would capture two empty neighbours. */
function markCaptured(one: i32, other: i32, direction: i32, colour: i32): void {
  const back = opposite(direction);
  const ring = withStone(ringAt(one), direction, colour);
  const otherRing = withStone(ringAt(other), back, colour);
  const isDone = isDeadIn(ring);
  const isOtherDone = isDeadIn(otherRing);
  for (let each = 0; each < 6; each++) {
    const captor = one + step(each);
    if (captor != other && colourAt(captor) == 0 && isDeadIn(withStone(ring, each, colour))) {
      const side = directionTo(captor - other);
      if (side < 0 ? isOtherDone : isDeadIn(withStone(otherRing, side, colour))) {
        prune(one, captor);
        prune(other, captor);
      }
    }
    const far = other + step(each);
    if (
      isDone &&
      far != one &&
      colourAt(far) == 0 &&
      isDeadIn(withStone(otherRing, each, colour))
    ) {
      prune(one, far);
      prune(other, far);
    }
  }
}

/** The direction of a step, -1 when it leads to no neighbour. */
function directionTo(difference: i32): i32 {
  for (let direction = 0; direction < 6; direction++)
    if (step(direction) == difference) return direction;
  return -1;
}

function prune(padded: i32, better: i32): void {
  const at = inferior + <usize>padded;
  const betterAt = inferior + <usize>better;
  if (load<u8>(at, MARKS_AT) == NEEDED || load<u8>(betterAt, MARKS_AT) == PRUNED) return;
  store<u8>(at, PRUNED, MARKS_AT);
  store<u8>(betterAt, NEEDED, MARKS_AT);
}

// @ts-ignore: decorator
@inline
export function isInferior(padded: i32): bool {
  return load<u8>(inferior + <usize>padded, MARKS_AT) == PRUNED;
}

/** Whether a move is inferior to another one, or the reason why another one is. */
// @ts-ignore: decorator
@inline
export function isMarked(padded: i32): bool {
  return load<u8>(inferior + <usize>padded, MARKS_AT) != 0;
}
