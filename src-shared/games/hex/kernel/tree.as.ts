/**
 * The search tree, in the memory of the table, shared by all threads: a header, then nodes as node.as.ts has them, one
 * after the other. The header holds u32: bytes used, the root, its result for the colour to move (0, `WON` or `LOST`),
 * uses, size of the board; and from 64 on the colours of its cells at the root (u8).
 */
import { cellCount, colourAt, paddedOf, size } from './board.as';

const COLOURS_AT: usize = 64;
const HEADER_BYTES: usize = COLOURS_AT + 384;

let base: usize = 0;
let capacity: u32 = 0;

export function initTree(at: usize, bytes: usize): void {
  base = at;
  capacity = <u32>bytes;
}

export function clearTree(): void {
  memory.fill(base, 0, HEADER_BYTES);
  store<u32>(base, <u32>HEADER_BYTES);
}

/** Remembers the board as it is as that of the root. */
export function setTreeBoard(): void {
  store<u32>(base, <u32>size, 16);
  for (let cell = 0; cell < cellCount; cell++) {
    store<u8>(base + <usize>cell, <u8>colourAt(paddedOf(cell)), COLOURS_AT);
  }
}

/** The size of the board at the root, 0 when there is no tree. */
export function treeSize(): i32 {
  return load<i32>(base, 16);
}

export function treeColourAt(cell: i32): i32 {
  return <i32>load<u8>(base + <usize>cell, COLOURS_AT);
}

export function firstNode(): usize {
  return base + HEADER_BYTES;
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

/** Room for a node; 0 when there is none. */
export function allocate(bytes: u32): usize {
  let used = atomic.load<u32>(base);
  while (used + bytes <= capacity) {
    const seen = atomic.cmpxchg<u32>(base, used, used + bytes);
    if (seen == used) return base + <usize>used;
    used = seen;
  }
  return 0;
}
