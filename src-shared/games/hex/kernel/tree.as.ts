/**
 * The search tree, in the memory of the table, shared by all threads. A node is made when a move has been tried often
 * enough, with all its moves at once, as arrays so that four are judged at a time:
 *
 *     moves (u16) | moves rounded up to four (u16) | where it moves to, see reuse.as.ts (u32) | visits (f32)
 *     colour to move (u8) | knowledge (u8) | nothing (u16)
 *     cells filled in for O (set) | for X (set)
 *     by move: visits | wins | AMAF visits | AMAF wins | prior (f32 each) | node or result (u32) | padded cell (u16)
 *
 * Wins are those of the colour to move. Threads add without locks: a lost visit in a million does no harm.
 */
import { cellCount, colourAt, O, paddedOf, put, size, X } from './board.as';
import { isInferior } from './inferior.as';
import { weightOf } from './priors.as';
import { add, clearSet, setBytes } from './sets.as';

/** What stands instead of a node. */
export const UNTRIED: u32 = 0;
export const BUSY: u32 = 1;
/** For the colour that made the move. */
export const WON: u32 = 2;
export const LOST: u32 = 3;

/** The prior of a move that is not to be chosen any more. */
export const EXCLUDED: f32 = -1e9;

/**
 * Of the tree: bytes used, the root, its result for the colour to move (0, `WON` or `LOST`), uses, size of the board
 * (u32 each); and from 64 on the colours of its cells at the root (u8).
 */
const HEADER: usize = 64 + 384;

let base: usize = 0;
let capacity: u32 = 0;

export function useTree(at: usize, bytes: usize): void {
  base = at;
  capacity = <u32>bytes;
}

export function clearTree(): void {
  memory.fill(base, 0, HEADER);
  store<u32>(base, <u32>HEADER);
}

/** Keeps the board as it is as that of the root. */
export function setTreeBoard(): void {
  store<u32>(base, <u32>size, 16);
  for (let cell = 0; cell < cellCount; cell++) store<u8>(base + <usize>cell, <u8>colourAt(paddedOf(cell)), 64);
}

/** The size of the board at the root, 0 when there is no tree. */
export function treeSize(): i32 {
  return load<i32>(base, 16);
}

export function treeColourAt(cell: i32): i32 {
  return <i32>load<u8>(base + <usize>cell, 64);
}

export function firstNode(): usize {
  return base + HEADER;
}

export function endOfTree(): usize {
  return base + <usize>load<u32>(base);
}

export function setEndOfTree(end: usize): void {
  store<u32>(base, <u32>(end - base));
}

export function root(): usize {
  return <usize>load<u32>(base, 4);
}

export function setRoot(node: usize): void {
  store<u32>(base, <u32>node, 4);
}

export function rootResult(): u32 {
  return atomic.load<u32>(base, 8);
}

export function setRootResult(result: u32): void {
  atomic.store<u32>(base, result, 8);
}

/** What the search uses, for threads that join it. */
export function sharedUses(): i32 {
  return load<i32>(base, 12);
}

export function shareUses(uses: i32): void {
  store<i32>(base, uses, 12);
}

/** Capacity for each byte that is still free, from 1 on. */
export function scarcity(): f32 {
  const free = capacity - min(capacity - 1, load<u32>(base));
  return <f32>capacity / <f32>free;
}

// @ts-ignore: decorator
@inline
export function moveCount(node: usize): i32 {
  return <i32>load<u16>(node);
}

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
export function takesKnowledge(node: usize): bool {
  return atomic.cmpxchg<u8>(node + 13, 0, 1) == 0;
}

// @ts-ignore: decorator
@inline
export function hasKnowledge(node: usize): bool {
  return load<u8>(node, 13) != 0;
}

// @ts-ignore: decorator
@inline
export function visitsAt(node: usize): usize {
  return node + 16 + (setBytes << 1);
}

// @ts-ignore: decorator
@inline
export function childAt(node: usize, index: usize): usize {
  return visitsAt(node) + ((5 * stride(node) + index) << 2);
}

// @ts-ignore: decorator
@inline
export function cellAt(node: usize, index: usize): i32 {
  return <i32>load<u16>(visitsAt(node) + stride(node) * 24 + (index << 1));
}

/** The address of one of the five numbers of a move. */
// @ts-ignore: decorator
@inline
export function numberAt(node: usize, index: usize, array: usize): usize {
  return visitsAt(node) + ((array * stride(node) + index) << 2);
}

export const VISITS: usize = 0;
export const WINS: usize = 1;
export const AMAF_VISITS: usize = 2;
export const AMAF_WINS: usize = 3;
export const PRIOR: usize = 4;

export function exclude(node: usize, index: usize): void {
  store<f32>(numberAt(node, index, PRIOR), EXCLUDED);
}

export function isOpen(node: usize, index: usize): bool {
  return load<f32>(numberAt(node, index, PRIOR)) > EXCLUDED;
}

/** Bytes of a node with so many moves, rounded up to four. */
// @ts-ignore: decorator
@inline
function bytesFor(rounded: usize): usize {
  return (16 + (setBytes << 1) + rounded * 26 + 15) & ~15;
}

export function nodeBytes(node: usize): usize {
  return bytesFor(stride(node));
}

function allocate(bytes: u32): usize {
  let used = atomic.load<u32>(base);
  while (used + bytes <= capacity) {
    const seen = atomic.cmpxchg<u32>(base, used, used + bytes);
    if (seen == used) return base + <usize>used;
    used = seen;
  }
  return 0;
}

/** The set of cells that were filled in with a colour, 0 for O. */
// @ts-ignore: decorator
@inline
export function fillOf(node: usize, set: usize): usize {
  return node + 16 + set * setBytes;
}

/**
 * A node for the board as it is; 0 when there is no more memory. `before`: the colours before fill-in.
 * @param amafVisits that a prior counts for.
 */
export function makeNode(colour: i32, before: usize, omitsInferior: bool, amafVisits: f32): usize {
  let count = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) == 0 && !(omitsInferior && isInferior(padded))) count++;
  }
  const rounded = (count + 3) & ~3;
  const node = allocate(<u32>bytesFor(rounded));
  if (node == 0) return 0;
  store<u16>(node, <u16>count);
  store<u16>(node, <u16>rounded, 2);
  store<u32>(node, 0, 4);
  store<f32>(node, 0, 8);
  store<u32>(node, colour, 12);
  clearSet(fillOf(node, 0));
  clearSet(fillOf(node, 1));
  const arrays = visitsAt(node);
  memory.fill(arrays, 0, <usize>rounded * 24);
  let index: usize = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    const now = colourAt(padded);
    if (now != 0) {
      if (load<u8>(before + <usize>padded) == 0) add(fillOf(node, now == O ? 0 : 1), cell);
      continue;
    }
    if (omitsInferior && isInferior(padded)) continue;
    store<f32>(numberAt(node, index, AMAF_VISITS), amafVisits);
    store<f32>(numberAt(node, index, AMAF_WINS), amafVisits / 2);
    store<u16>(arrays + <usize>rounded * 24 + (index << 1), <u16>padded);
    index++;
  }
  for (; index < <usize>rounded; index++) {
    store<f32>(numberAt(node, index, AMAF_VISITS), 1);
    exclude(node, index);
    store<u16>(arrays + <usize>rounded * 24 + (index << 1), 0);
  }
  return node;
}

/** Gives each move of a new node its chance by priors.as.ts; see there. */
export function givePriors(node: usize, last: i32, before: i32): void {
  const colour = colourOf(node);
  const count = <usize>moveCount(node);
  let sum: f32 = 0;
  for (let index: usize = 0; index < count; index++) {
    const chance = <f32>Math.exp(<f64>weightOf(cellAt(node, index), colour, last, before));
    store<f32>(numberAt(node, index, PRIOR), chance);
    sum += chance;
  }
  for (let index: usize = 0; index < count; index++) {
    const at = numberAt(node, index, PRIOR);
    store<f32>(at, load<f32>(at) / sum);
  }
}

/** Puts the stones that were filled in when a node was made onto the board. */
export function applyFill(node: usize): void {
  for (let at: usize = 0; at < setBytes << 1; at += 8) {
    const colour = at < setBytes ? O : X;
    const first = <i32>((at < setBytes ? at : at - setBytes) << 3);
    for (let bits = load<u64>(node + 16 + at); bits != 0; bits &= bits - 1) {
      put(paddedOf(first + <i32>ctz(bits)), colour);
    }
  }
}
