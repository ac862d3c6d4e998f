/**
 * How likely a move is by its surroundings alone: a softmax over weights for the ring, for the six cells at the far
 * ends of bridges, and for where it lies from the last two moves. The weights come from priorWeights.ts, as O sees the
 * board; for X they are mirrored on the long diagonal, which changes the sides.
 */
import { reserve } from '../../../kernel/scratch.as';
import {
  colourAt,
  columnStep,
  O,
  otherColour,
  ringAt,
  rowStep,
  size,
  step,
  width,
  X,
} from './board.as';
import {
  BRIDGES_TABLE,
  FOLLOW_UPS_TABLE,
  OFFSET_REACH,
  OFFSET_SPAN,
  REPLIES_TABLE,
  RING_CODES,
  RINGS_TABLE,
} from './constants';

/** By colour four tables of f32: rings and bridges by their code, replies and follow-ups by their offset. */
const TABLE_BYTES: usize = 4 * <usize>RING_CODES;
const OUTSIDE: i32 = 3;

let priors: usize = 0;

export function reservePriors(): void {
  priors = reserve(2 * 4 * TABLE_BYTES);
}

// @ts-ignore: decorator
@inline
function tableOf(colour: i32, table: i32): usize {
  return priors + <usize>(4 * (colour - 1) + table) * TABLE_BYTES;
}

/** @param index a code, or an offset; see constants.ts. */
export function setPriorWeight(table: i32, index: i32, weight: f32): void {
  store<f32>(tableOf(O, table) + ((<usize>index) << 2), weight);
  const mirrored = table <= BRIDGES_TABLE ? mirroredCode(index, table) : mirroredOffset(index);
  store<f32>(tableOf(X, table) + ((<usize>mirrored) << 2), weight);
}

/** Columns become rows, and O becomes X. */
function mirroredCode(code: i32, table: i32): i32 {
  let mirrored = 0;
  for (let direction = 0; direction < 6; direction++) {
    const colour = (code >> (direction << 1)) & 3;
    const other = colour == O || colour == X ? otherColour(colour) : colour;
    // Bridges lie between a direction and the next one.
    const image = ((table == RINGS_TABLE ? 7 : 6) - direction) % 6;
    mirrored |= other << (image << 1);
  }
  return mirrored;
}

function mirroredOffset(offset: i32): i32 {
  return (offset % OFFSET_SPAN) * OFFSET_SPAN + offset / OFFSET_SPAN;
}

/** The colours at the far ends of the six bridges, as a ring. */
function bridgesOf(padded: i32): i32 {
  const row = padded / width;
  const column = padded - row * width;
  let code = 0;
  for (let direction = 0; direction < 6; direction++) {
    const after = direction == 5 ? 0 : direction + 1;
    const far = padded + step(direction) + step(after);
    const x = column + columnStep(direction) + columnStep(after);
    const y = row + rowStep(direction) + rowStep(after);
    const isInside = x >= 0 && y >= 0 && x < width && y < width;
    code |= (isInside ? cornered(far, x, y) : OUTSIDE) << (direction << 1);
  }
  return code;
}

/** Corners of the rim count for nobody. */
function cornered(padded: i32, x: i32, y: i32): i32 {
  return (x == 0 || x > size) && (y == 0 || y > size) ? OUTSIDE : colourAt(padded);
}

/** The weight of where a cell lies from a former move; 0 when that is not known or far. */
function offsetWeight(colour: i32, table: i32, padded: i32, from: i32): f32 {
  if (from == 0) return 0;
  const y = padded / width - from / width;
  const x = (padded % width) - (from % width);
  if (abs(x) > OFFSET_REACH || abs(y) > OFFSET_REACH) return 0;
  return load<f32>(
    tableOf(colour, table) + ((<usize>(x + OFFSET_REACH + OFFSET_SPAN * (y + OFFSET_REACH))) << 2),
  );
}

/** The weight of a move, in log odds; `last` and `before` are the last two moves, 0 when they are not known. */
export function weightOf(padded: i32, colour: i32, last: i32, before: i32): f32 {
  const ring = load<f32>(tableOf(colour, RINGS_TABLE) + ((<usize>ringAt(padded)) << 2));
  const bridges = load<f32>(tableOf(colour, BRIDGES_TABLE) + ((<usize>bridgesOf(padded)) << 2));
  const reply = offsetWeight(colour, REPLIES_TABLE, padded, last);
  return ring + bridges + reply + offsetWeight(colour, FOLLOW_UPS_TABLE, padded, before);
}
