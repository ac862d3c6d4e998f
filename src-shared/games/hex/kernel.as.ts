/** Hex: Monte Carlo tree search with virtual connections. The parts are in kernel/. */
import { cellCount, cellOf, clearBoard, fillHashes, paddedOf, place, scratch, useScratch } from './kernel/board.as';
import { CONNECTIONS_END } from './kernel/connectionLists.as';
import { trialsSoFar } from './kernel/connections.as';
import { fillDead } from './kernel/inferior.as';
import { setPriorWeight } from './kernel/priors.as';
import { LINE, NODES } from './kernel/memory.as';
import { fillSaves, seedPlayouts } from './kernel/playouts.as';
import { followProof, proofNodes, proveBoard } from './kernel/proof.as';
import { prepareRoot } from './kernel/root.as';
import { rootKey, rootPlies } from './kernel/rootProof.as';
import { beginSearch, iterate, SHARES_MEMORY, valueOf } from './kernel/search.as';
import { useSets } from './kernel/sets.as';
import { clearTable, initTable } from '../../kernel/table.as';
import {
  cellAt,
  childAt,
  clearTree,
  LOST,
  moveCount,
  numberAt,
  root,
  rootResult,
  sharedUses,
  useTree,
  VISITS,
  WINS,
} from './kernel/tree.as';

export { nodesSoFar as nodes, proofNodes, rootPlies, rootResult, setPriorWeight };

// @ts-ignore: decorator
@external('env', 'poll')
declare function poll(nodes: f64): i32;

/** Trials of connections, see connections.as.ts, after which it polls, however few the playouts. */
const POLL_TRIALS: f64 = 30_000;

let nodes: f64 = 0;
let pollMask: i32 = 0;
let tableAt: usize = 0;
let log2: i32 = 0;

export function scratchBytes(): i32 {
  return <i32>CONNECTIONS_END;
}

export function setUp(at: usize, table: usize, tableLog2: i32): void {
  useScratch(at);
  tableAt = table;
  log2 = tableLog2;
  useMemory(0);
  fillHashes();
  fillDead();
  fillSaves();
}

/** The tree gets all memory, or the lower half of it. */
function useMemory(uses: i32): void {
  useTree(tableAt, <usize>(1 << log2) << ((uses & SHARES_MEMORY) != 0 ? 3 : 4));
}

/** An empty board of 3–19 cells a side. */
export function setSize(size: i32): void {
  clearBoard(size);
  useSets(cellCount);
}

/** @param side 0 or 1. */
export function putStone(cell: i32, side: i32): void {
  place(paddedOf(cell), side + 1);
}

function nodesSoFar(): f64 {
  return nodes;
}

/** What former searches found is forgotten when it must be. */
export function newSearch(tableLog2: i32, clearsTable: i32, interval: i32): void {
  nodes = 0;
  store<f64>(scratch, nodes, NODES);
  pollMask = interval - 1;
  if (clearsTable != 0) clearTree();
}

export function resume(): void {}

/** Begins a tree at the board as it is, or goes on with the part of the last one that begins here. @param uses see search.as.ts. */
export function beginTree(side: i32, uses: i32, seed: i32): void {
  seedPlayouts(<u64>(<u32>seed));
  useMemory(uses);
  prepareRoot(side + 1, uses);
}

/** Takes part in the search of another thread. */
export function joinTree(seed: i32): void {
  seedPlayouts(<u64>(<u32>seed));
  useMemory(sharedUses());
  beginSearch(sharedUses());
}

/** Some playouts; returns their number: fewer when a poll said so, 0 when nothing is left to search. */
export function run(playouts: i32): i32 {
  let done = 0;
  let limit = trialsSoFar() + POLL_TRIALS;
  while (done < playouts && iterate(nodes)) {
    done++;
    nodes += 1;
    if ((done & pollMask) != 0 && trialsSoFar() < limit) continue;
    limit = trialsSoFar() + POLL_TRIALS;
    store<f64>(scratch, nodes, NODES);
    if (poll(nodes) != 0) break;
  }
  store<f64>(scratch, nodes, NODES);
  return done;
}

/** A move that is proved to win, -1 when the tree tells. */
export function winningMove(): i32 {
  return rootKey() == 0 ? -1 : cellOf(rootKey());
}

export function rootCount(): i32 {
  return moveCount(root());
}

export function rootMove(index: i32): i32 {
  return cellOf(cellAt(root(), index));
}

export function rootVisits(index: i32): f32 {
  return load<f32>(numberAt(root(), index, VISITS));
}

export function rootWins(index: i32): f32 {
  return load<f32>(numberAt(root(), index, WINS));
}

/** The chance to win with a move, 0–1, from playouts with it as first and with it at any time. */
export function rootValue(index: i32): f32 {
  return valueOf(root(), index);
}

/** 2 when the move is proved to win, 3 when it is proved to lose. */
export function rootProof(index: i32): i32 {
  const child = load<u32>(childAt(root(), index));
  return child == 2 || child == 3 ? <i32>child : 0;
}

/** Finds the line expected after a root move; returns its length without it. */
export function expectLine(index: i32): i32 {
  let length = 0;
  let node = load<u32>(childAt(root(), index));
  while (node > LOST && length < 400) {
    let best: usize = 0;
    for (let i = 1; i < moveCount(node); i++) {
      if (load<f32>(numberAt(node, i, VISITS)) > load<f32>(numberAt(node, best, VISITS))) best = i;
    }
    if (load<f32>(numberAt(node, best, VISITS)) == 0) break;
    store<u16>(scratch + (<usize>(length++) << 1), <u16>cellOf(cellAt(node, best)), LINE);
    node = load<u32>(childAt(node, best));
  }
  return length;
}

export function lineMove(index: i32): i32 {
  return <i32>load<u16>(scratch + (<usize>index << 1), LINE);
}

/** Forgets former proofs. @param isAlone 1 gives proofs all the memory, 0 the half that a search leaves to them. */
export function startProof(isAlone: i32): void {
  if (isAlone != 0) initTable(tableAt, log2);
  else initTable(tableAt + (<usize>8 << log2), log2 - 1);
  clearTable();
}

/**
 * Tries to prove who wins the board as it is: 1 the side to move, -1 the other one, 0 when the nodes did not suffice.
 * What former calls found for a board of the same size is used. @param trials see connections.as.ts.
 */
export function prove(side: i32, maxNodes: i32, trials: i32): i32 {
  return proveBoard(side + 1, maxNodes, trials);
}

/** Finds the line that was proved from the board as it is on; returns its length. */
export function proveLine(side: i32): i32 {
  const length = followProof(side + 1, scratch + LINE);
  for (let i = 0; i < length; i++) {
    const at = scratch + (<usize>i << 1);
    store<u16>(at, <u16>cellOf(<i32>load<u16>(at, LINE)), LINE);
  }
  return length;
}
