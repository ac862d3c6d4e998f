/**
 * The position of each ply on the way from the root, for its side to move (`own`) and the other (`enemy`): who makes
 * a move writes the frame of the next ply, and a search reads its own. So nothing has to be taken back.
 */
import { reserve } from '../../../kernel/scratch.as';

/** As deep as any game, and what a search looks at beyond. */
export const MAX_PLIES: usize = 66;

/** Bytes: beads and threats of both sides (u64), points, open lines and the last cell (i32), then a list of moves. */
const ENEMY: usize = 8;
const OWN_THREATS: usize = 16;
const ENEMY_THREATS: usize = 24;
const POINTS: usize = 32;
const OPEN: usize = 36;
const LAST_CELL: usize = 40;
const MOVES: usize = 48;
/** 16 entries of 8 bytes. */
const FRAME_BYTES: usize = MOVES + 16 * 8;

let frames: usize = 0;

export function reserveFrames(): void {
  frames = reserve(MAX_PLIES * FRAME_BYTES);
}

/** The frame of the position after the root move, at ply 1. */
export function firstFrame(): usize {
  return frames;
}

// @ts-ignore: decorator
@inline
export function nextFrame(frame: usize): usize {
  return frame + FRAME_BYTES;
}

/**
 * @param points of the open lines, own less enemy. @param open the lines that `own` can still complete, plus 256 times
 * those of `enemy`. @param lastCell of the move that led here.
 */
// @ts-ignore: decorator
@inline
export function setFrame(
  frame: usize,
  own: u64,
  enemy: u64,
  ownThreats: u64,
  enemyThreats: u64,
  points: i32,
  open: i32,
  lastCell: i32,
): void {
  store<u64>(frame, own);
  store<u64>(frame, enemy, ENEMY);
  store<u64>(frame, ownThreats, OWN_THREATS);
  store<u64>(frame, enemyThreats, ENEMY_THREATS);
  store<i32>(frame, points, POINTS);
  store<i32>(frame, open, OPEN);
  store<i32>(frame, lastCell, LAST_CELL);
}

// @ts-ignore: decorator
@inline
export function ownOf(frame: usize): u64 {
  return load<u64>(frame);
}

// @ts-ignore: decorator
@inline
export function enemyOf(frame: usize): u64 {
  return load<u64>(frame, ENEMY);
}

// @ts-ignore: decorator
@inline
export function ownThreatsOf(frame: usize): u64 {
  return load<u64>(frame, OWN_THREATS);
}

// @ts-ignore: decorator
@inline
export function enemyThreatsOf(frame: usize): u64 {
  return load<u64>(frame, ENEMY_THREATS);
}

// @ts-ignore: decorator
@inline
export function pointsOf(frame: usize): i32 {
  return load<i32>(frame, POINTS);
}

// @ts-ignore: decorator
@inline
export function openOf(frame: usize): i32 {
  return load<i32>(frame, OPEN);
}

// @ts-ignore: decorator
@inline
export function lastCellOf(frame: usize): i32 {
  return load<i32>(frame, LAST_CELL);
}

/** Where the list of moves of a frame is. */
// @ts-ignore: decorator
@inline
export function movesOf(frame: usize): usize {
  return frame + MOVES;
}
