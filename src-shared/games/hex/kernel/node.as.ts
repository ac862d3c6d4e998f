/**
 * A node of the tree, which has all its moves at once, as arrays so that four are looked at together:
 *
 *     moves (u16) | moves rounded up to four (u16) | where it moves to, see reuse.as.ts (u32) | visits (f32)
 *     colour to move (u8) | connections are known (u8) | its chance by the network, see below (u16)
 *     cells filled in for O (set) | for X (set)
 *     by move: visits | wins | AMAF visits | AMAF wins | prior (f32 each) | node or result (u32) | padded cell (u16)
 *
 * Wins are those of the colour to move. Threads add without locks: a lost visit in a million does no harm.
 */
import { O, paddedOf, put, X } from './board.as';
import { PROOF_LOST, PROOF_WON } from './constants';
import { setBytes } from './sets.as';

/** What stands instead of the node of a move: results are those of the colour that made it. */
export const UNTRIED: u32 = 0;
export const BUSY: u32 = 1;
export const WON: u32 = <u32>PROOF_WON;
export const LOST: u32 = <u32>PROOF_LOST;

/** The prior of a move that is not to be chosen any more. */
export const EXCLUDED: f32 = -1e9;

/** The arrays of numbers. */
export const VISITS: usize = 0;
export const WINS: usize = 1;
export const AMAF_VISITS: usize = 2;
export const AMAF_WINS: usize = 3;
export const PRIOR: usize = 4;

const SETS_AT: usize = 16;
/** Bytes of a move in all arrays before that of cells. */
const BEFORE_CELLS: usize = 24;

// @ts-ignore: decorator
@inline
export function moveCount(node: usize): i32 {
  return <i32>load<u16>(node);
}

/** Moves rounded up to four. */
// @ts-ignore: decorator
@inline
export function stride(node: usize): usize {
  return <usize>load<u16>(node, 2);
}

export function forwardOf(node: usize): u32 {
  return load<u32>(node, 4);
}

export function setForward(node: usize, to: u32): void {
  store<u32>(node, to, 4);
}

// @ts-ignore: decorator
@inline
export function visitsOf(node: usize): f32 {
  return load<f32>(node, 8);
}

// @ts-ignore: decorator
@inline
export function addVisit(node: usize): void {
  store<f32>(node, load<f32>(node, 8) + 1, 8);
}

// @ts-ignore: decorator
@inline
export function colourOf(node: usize): i32 {
  return <i32>load<u8>(node, 12);
}

/** Takes on to find the connections of a node; true for the first that asks. */
export function claimConnections(node: usize): bool {
  return atomic.cmpxchg<u8>(node + 13, 0, 1) == 0;
}

// @ts-ignore: decorator
@inline
export function hasConnections(node: usize): bool {
  return load<u8>(node, 13) != 0;
}

/** What stands instead of the chance of a node while it is not judged, and while it is; a chance is at least 2. */
const UNJUDGED: u16 = 0;
const IN_JUDGEMENT: u16 = 1;
const CHANCE_UNIT: f32 = 1 / <f32>65_533;

/** Takes on to judge a node; true for the first that asks. */
export function claimChance(node: usize): bool {
  return atomic.cmpxchg<u16>(node + 14, UNJUDGED, IN_JUDGEMENT) == UNJUDGED;
}

/** @param chance of the colour to move, 0–1. */
export function setChance(node: usize, chance: f32): void {
  store<u16>(node, <u16>(2.5 + chance / CHANCE_UNIT), 14);
}

// @ts-ignore: decorator
@inline
export function isJudged(node: usize): bool {
  return load<u16>(node, 14) > IN_JUDGEMENT;
}

// @ts-ignore: decorator
@inline
export function chanceOf(node: usize): f32 {
  return <f32>(load<u16>(node, 14) - 2) * CHANCE_UNIT;
}

/** The set of cells that were filled in with a colour, 0 for O. */
// @ts-ignore: decorator
@inline
export function fillOf(node: usize, set: usize): usize {
  return node + SETS_AT + set * setBytes;
}

/** Where the arrays begin, that of visits first. */
// @ts-ignore: decorator
@inline
export function arraysAt(node: usize): usize {
  return node + SETS_AT + (setBytes << 1);
}

// @ts-ignore: decorator
@inline
export function childAt(node: usize, index: usize): usize {
  return arraysAt(node) + ((5 * stride(node) + index) << 2);
}

/** Where the padded cells are, u16. */
// @ts-ignore: decorator
@inline
export function cellsAt(node: usize): usize {
  return arraysAt(node) + stride(node) * BEFORE_CELLS;
}

// @ts-ignore: decorator
@inline
export function cellAt(node: usize, index: usize): i32 {
  return <i32>load<u16>(cellsAt(node) + (index << 1));
}

/** The address of one of the five numbers of a move. */
// @ts-ignore: decorator
@inline
export function numberAt(node: usize, index: usize, array: usize): usize {
  return arraysAt(node) + ((array * stride(node) + index) << 2);
}

export function exclude(node: usize, index: usize): void {
  store<f32>(numberAt(node, index, PRIOR), EXCLUDED);
}

export function isOpen(node: usize, index: usize): bool {
  return load<f32>(numberAt(node, index, PRIOR)) > EXCLUDED;
}

/** Bytes of a node with so many moves, rounded up to four. */
// @ts-ignore: decorator
@inline
export function bytesFor(rounded: usize): usize {
  return (SETS_AT + (setBytes << 1) + rounded * (BEFORE_CELLS + 2) + 15) & ~15;
}

export function nodeBytes(node: usize): usize {
  return bytesFor(stride(node));
}

/** A node with nothing in it but moves to be set. */
export function clearNode(node: usize, colour: i32, moves: i32, rounded: i32): void {
  store<u16>(node, <u16>moves);
  store<u16>(node, <u16>rounded, 2);
  store<u32>(node, 0, 4);
  store<f32>(node, 0, 8);
  store<u32>(node, colour, 12);
  memory.fill(node + SETS_AT, 0, (setBytes << 1) + <usize>rounded * BEFORE_CELLS);
}

/** Puts the stones that were filled in when a node was made onto the board. */
export function applyFill(node: usize): void {
  for (let at: usize = 0; at < setBytes << 1; at += 8) {
    const colour = at < setBytes ? O : X;
    const first = <i32>((at < setBytes ? at : at - setBytes) << 3);
    for (let bits = load<u64>(node + SETS_AT + at); bits != 0; bits &= bits - 1) {
      put(paddedOf(first + <i32>ctz(bits)), colour);
    }
  }
}
