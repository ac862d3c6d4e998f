/**
 * Reuses the part of a tree that begins at a later position, when the next search is of that one: its nodes slide down
 * to the start of the memory (a mark-compact collection as in H. Haddon and W. Waite, "A compaction procedure for
 * variable-length storage elements", 1967).
 */
import { cellCount, cellOf, colourAt, paddedOf, size } from './board.as';
import {
  cellAt,
  childAt,
  colourOf,
  fillOf,
  forwardOf,
  LOST,
  moveCount,
  nodeBytes,
  setForward,
} from './node.as';
import { uniteInto } from './sets.as';
import {
  endOfTree,
  firstNode,
  root,
  setEndOfTree,
  setRoot,
  setRootResult,
  treeColourAt,
  treeSize,
} from './tree.as';

const LIVE: u32 = 1;

/**
 * Makes the node of the board as it is, for a colour to move, the root, if the tree has it and it comes at most two
 * moves after the old root. Returns whether it has.
 */
export function reuseSubtree(colour: i32): bool {
  const node = nodeOfBoard(colour);
  if (node == 0) return false;
  if (node == root()) return true;
  mark(node);
  slideDown(node);
  setRootResult(0);
  return true;
}

/** The node of the board as it is, 0 when there is none. */
function nodeOfBoard(colour: i32): usize {
  if (treeSize() != size || root() == 0) return 0;
  let node = root();
  let own = -1;
  let others = -1;
  for (let cell = 0; cell < cellCount; cell++) {
    const now = colourAt(paddedOf(cell));
    if (treeColourAt(cell) == now) continue;
    const isOwn = now == colourOf(node);
    if (treeColourAt(cell) != 0 || (isOwn ? own : others) >= 0) return 0;
    if (isOwn) own = cell;
    else others = cell;
  }
  if (own < 0 && others >= 0) return 0;
  if (own >= 0) node = childFor(node, own);
  if (others >= 0 && node != 0) node = childFor(node, others);
  return node != 0 && colourOf(node) == colour ? node : 0;
}

/** The node after a move, 0 when there is none; what was filled in above it counts as filled in there. */
function childFor(node: usize, cell: i32): usize {
  for (let i = 0; i < moveCount(node); i++) {
    if (cellOf(cellAt(node, i)) != cell) continue;
    const child = <usize>load<u32>(childAt(node, i));
    if (child <= LOST) return 0;
    for (let set: usize = 0; set < 2; set++)
      uniteInto(fillOf(child, set), fillOf(child, set), fillOf(node, set));
    return child;
  }
  return 0;
}

function mark(node: usize): void {
  setForward(node, LIVE);
  for (let i = 0; i < moveCount(node); i++) {
    const child = load<u32>(childAt(node, i));
    if (child > LOST) mark(<usize>child);
  }
}

/** Moves the marked nodes together; the given one becomes the root. */
function slideDown(newRoot: usize): void {
  const end = endOfTree();
  let free = firstNode();
  for (let node = free; node < end; node += nodeBytes(node)) {
    if (forwardOf(node) != LIVE) continue;
    setForward(node, <u32>free);
    free += nodeBytes(node);
  }
  for (let node = firstNode(); node < end; node += nodeBytes(node)) {
    if (forwardOf(node) == 0) continue;
    for (let i = 0; i < moveCount(node); i++) {
      const child = childAt(node, i);
      if (load<u32>(child) > LOST) store<u32>(child, forwardOf(<usize>load<u32>(child)));
    }
  }
  setRoot(<usize>forwardOf(newRoot));
  for (let node = firstNode(); node < end;) {
    const bytes = nodeBytes(node);
    const to = <usize>forwardOf(node);
    if (to != 0) {
      memory.copy(to, node, bytes);
      setForward(to, 0);
    }
    node += bytes;
  }
  setEndOfTree(free);
}
