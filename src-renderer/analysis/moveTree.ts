import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';

/** A position that was reached, by its number. */
export interface TreeNode {
  readonly id: number;
  /** `undefined` where the tree begins. */
  readonly parent: number | undefined;
  /** The move that led here. */
  readonly move: Move | undefined;
  readonly position: Position;
  /** What was tried from here: the main move first. */
  readonly children: readonly number[];
}

/** Positions and the moves between them, with branches. It is immutable. */
export interface MoveTree {
  readonly nodes: ReadonlyMap<number, TreeNode>;
  readonly nextId: number;
}

/** The number of the position that a tree begins with. */
export const ROOT = 0;

/** Plays a legal move. */
type Play = (position: Position, move: Move) => Position;

/** A place in a tree. */
export interface Place {
  readonly tree: MoveTree;
  readonly id: number;
}

export function treeFrom(position: Position): MoveTree {
  const root: TreeNode = { id: ROOT, parent: undefined, move: undefined, position, children: [] };
  return { nodes: new Map([[ROOT, root]]), nextId: ROOT + 1 };
}

export function nodeOf({ nodes }: MoveTree, id: number): TreeNode {
  const node = nodes.get(id);
  if (node === undefined) throw new Error(`the tree has no position ${id}`);
  return node;
}

/** The child of a position after a move; `undefined` where it was not tried yet. */
export const childAfter = (tree: MoveTree, id: number, move: Move): number | undefined =>
  nodeOf(tree, id).children.find((child) => nodeOf(tree, child).move === move);

/** Makes a move, as the last branch where others were tried before; one that is there already is gone to. */
export function addMove(tree: MoveTree, id: number, move: Move, play: Play): Place {
  const known = childAfter(tree, id, move);
  if (known !== undefined) return { tree, id: known };
  const parent = nodeOf(tree, id);
  const child: TreeNode = {
    id: tree.nextId,
    parent: id,
    move,
    position: play(parent.position, move),
    children: [],
  };
  const nodes = new Map(tree.nodes)
    .set(id, { ...parent, children: [...parent.children, child.id] })
    .set(child.id, child);
  return { tree: { nodes, nextId: child.id + 1 }, id: child.id };
}

/** Makes moves one after the other; the place is where they end. */
export const addMoves = (tree: MoveTree, id: number, moves: readonly Move[], play: Play): Place =>
  moves.reduce<Place>((at, move) => addMove(at.tree, at.id, move, play), { tree, id });

/** From the beginning to a position, both included. */
export function pathTo(tree: MoveTree, id: number): readonly TreeNode[] {
  const path: TreeNode[] = [];
  for (let at: number | undefined = id; at !== undefined;) {
    const node: TreeNode = nodeOf(tree, at);
    path.push(node);
    at = node.parent;
  }
  return path.reverse();
}

/** The moves that lead to a position. */
export const movesTo = (tree: MoveTree, id: number): readonly Move[] =>
  pathTo(tree, id).flatMap(({ move }) => (move === undefined ? [] : [move]));

/** What follows a position by main moves, it alone left out. */
export function mainLineFrom(tree: MoveTree, id: number): readonly TreeNode[] {
  const line: TreeNode[] = [];
  for (let [next] = nodeOf(tree, id).children; next !== undefined;) {
    const node = nodeOf(tree, next);
    line.push(node);
    [next] = node.children;
  }
  return line;
}

/** The nearest move on the way to a position that is not the main one there; `undefined` on the main line. */
function branchOf(tree: MoveTree, id: number): TreeNode | undefined {
  return pathTo(tree, id).findLast(
    ({ id: at, parent }) => parent !== undefined && nodeOf(tree, parent).children[0] !== at,
  );
}

/** Whether a position is reached by main moves alone. */
export const isOnMainLine = (tree: MoveTree, id: number): boolean =>
  branchOf(tree, id) === undefined;

/** Makes the branch that a position is in the main line where it leaves it; the same tree on the main line. */
export function promote(tree: MoveTree, id: number): MoveTree {
  const branch = branchOf(tree, id);
  if (branch?.parent === undefined) return tree;
  const parent = nodeOf(tree, branch.parent);
  const children = [branch.id, ...parent.children.filter((child) => child !== branch.id)];
  return { ...tree, nodes: new Map(tree.nodes).set(parent.id, { ...parent, children }) };
}

/** Takes a move out with all that follows it; the place is where it was made. The beginning stays. */
export function remove(tree: MoveTree, id: number): Place {
  const { parent } = nodeOf(tree, id);
  if (parent === undefined) return { tree, id };
  const nodes = new Map(tree.nodes);
  const gone = [id];
  for (let at = gone.pop(); at !== undefined; at = gone.pop()) {
    gone.push(...nodeOf(tree, at).children);
    nodes.delete(at);
  }
  const before = nodeOf(tree, parent);
  nodes.set(parent, { ...before, children: before.children.filter((child) => child !== id) });
  return { tree: { ...tree, nodes }, id: parent };
}

/** The branch before or after the one that a position is in, where they part; `undefined` where there is no other. */
export function nextBranch(tree: MoveTree, id: number, step: 1 | -1): number | undefined {
  const { parent } = nodeOf(tree, id);
  if (parent === undefined) return undefined;
  const { children } = nodeOf(tree, parent);
  return children[children.indexOf(id) + step];
}
