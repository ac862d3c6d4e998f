/**
 * Monte Carlo tree search with AMAF values (S. Gelly and D. Silver, "Combining online and offline knowledge in UCT", 2007)
 * and with priors that fade as a move is tried (C. Rosin, "Multi-armed bandits with episode context", 2011),
 * playouts from playouts.as.ts, inferior moves left out, connections found at nodes that are often visited, and results
 * that are proved handed up the tree (M. Winands, Y. Björnsson, J. Saito, "Monte-Carlo tree search solver", 2008).
 */
import { colourAt, isJoined, otherColour, put, scratch } from './board.as';
import { connectBorders, CONNECTED, QUICK, isMust, SEMI_CONNECTED, UNCONNECTED } from './connections.as';
import { fillIn, markInferior } from './inferior.as';
import { BOARD_BYTES, BOARD_STACK, COLOURS, PATH, PATH_CHILDREN, ROOT_BOARD } from './memory.as';
import { playOut } from './playouts.as';
import {
  addVisit,
  AMAF_VISITS,
  AMAF_WINS,
  applyFill,
  BUSY,
  cellAt,
  childAt,
  colourOf,
  exclude,
  EXCLUDED,
  givePriors,
  hasKnowledge,
  isOpen,
  LOST,
  makeNode,
  moveCount,
  numberAt,
  root,
  rootResult,
  scarcity,
  setRootResult,
  stride,
  takesKnowledge,
  UNTRIED,
  VISITS,
  visitsAt,
  visitsOf,
  WINS,
  WON,
} from './tree.as';

/** What a search uses; without any of these it is tree search with AMAF values and bridges. */
export const USES_INFERIOR: i32 = 1;
export const USES_CONNECTIONS: i32 = 2;
export const USES_PRIORS: i32 = 4;
/** Every root move is searched for its own sake. */
export const SCORES_ALL: i32 = 8;
/** Wins in one move and the need to prevent them are seen at the root. */
export const SEES_ENDS: i32 = 16;
/** The upper half of the memory is left to a proof search. */
export const SHARES_MEMORY: i32 = 32;

/** AMAF values count `visits / (SLOPE + visits / MOST)`: at first each a SLOPE-th, at last MOST visits. */
export const amafSlope: f32 = 0.5;
export const amafMost: f32 = 800;
/** AMAF visits that each move begins with, half of them won. */
export const priorVisits: f32 = 8;
/** Weight of a prior, times the root of the visits of the node, by one more than those of the move. */
export const priorTrust: f32 = 1.4;
/** Tries of a move before it becomes a node, while memory is plenty. */
export const expandVisits: f32 = 8;
/** Visits of a node before its connections are looked for, and the trials that this may take. */
export const knowledgeVisits: f32 = 1_000;
export const trialLimit: i32 = 20_000;

export let uses: i32 = 0;

export function beginSearch(wanted: i32): void {
  uses = wanted;
  applyFill(root());
  memory.copy(scratch + ROOT_BOARD, scratch + COLOURS, BOARD_BYTES);
}

// @ts-ignore: decorator
@inline
function pathNode(depth: i32): usize {
  return <usize>load<u32>(scratch + (<usize>depth << 2), PATH);
}

// @ts-ignore: decorator
@inline
function pathChild(depth: i32): usize {
  return <usize>load<u32>(scratch + (<usize>depth << 2), PATH_CHILDREN);
}

/** Bounds of moves that may be chosen are above this; those of others stay far below, however often they were tried. */
const SELECTABLE: f32 = -1e4;

/** Four moves at a time: the index of the one with the highest bound, -1 when none may be chosen. */
function select(node: usize): i32 {
  const count = stride(node);
  const visits = visitsAt(node);
  const bytes = count << 2;
  const one = f32x4.splat(1);
  const slope = f32x4.splat(amafSlope);
  const trust = f32x4.splat(priorTrust * <f32>Math.sqrt(<f64>visitsOf(node) + 1));
  const perVisit = f32x4.splat(1 / amafMost);
  let best = f32x4.splat(EXCLUDED);
  let bestIndices = i32x4.splat(-1);
  let indices = i32x4(0, 1, 2, 3);
  const four = i32x4.splat(4);
  for (let at: usize = visits; at < visits + bytes; at += 16) {
    const n = v128.load(at);
    const w = v128.load(at + bytes);
    const amafN = v128.load(at + 2 * bytes);
    const amafW = v128.load(at + 3 * bytes);
    const prior = v128.load(at + 4 * bytes);
    const weight = f32x4.div(one, f32x4.add(slope, f32x4.mul(amafN, perVisit)));
    const value = f32x4.div(f32x4.add(w, f32x4.mul(amafW, weight)), f32x4.add(n, f32x4.mul(amafN, weight)));
    const tries = f32x4.add(n, one);
    const bound = f32x4.add(value, f32x4.div(f32x4.mul(trust, prior), tries));
    const isBetter = f32x4.gt(bound, best);
    best = v128.bitselect(bound, best, isBetter);
    bestIndices = v128.bitselect(indices, bestIndices, isBetter);
    indices = i32x4.add(indices, four);
  }
  let highest = SELECTABLE;
  let index: i32 = -1;
  for (let lane = 0; lane < 4; lane++) {
    const bound = f32x4.extract_lane(best, 0);
    if (bound > highest) {
      highest = bound;
      index = i32x4.extract_lane(bestIndices, 0);
    }
    best = i8x16.shuffle(best, best, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3);
    bestIndices = i8x16.shuffle(bestIndices, bestIndices, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3);
  }
  return index;
}

/** The value of a move as `select` sees it, without what makes it try others. */
export function valueOf(node: usize, index: usize): f32 {
  const amafVisits = load<f32>(numberAt(node, index, AMAF_VISITS));
  const weight: f32 = 1 / (amafSlope + amafVisits / amafMost);
  const wins = load<f32>(numberAt(node, index, WINS)) + load<f32>(numberAt(node, index, AMAF_WINS)) * weight;
  return wins / (load<f32>(numberAt(node, index, VISITS)) + amafVisits * weight);
}

/** The root move least visited, for its own sake. */
function leastVisited(node: usize): i32 {
  let least = f32.MAX_VALUE;
  let index: i32 = -1;
  for (let i = 0; i < moveCount(node); i++) {
    const visits = load<f32>(numberAt(node, i, VISITS));
    if (visits >= least || !isOpen(node, i)) continue;
    least = visits;
    index = i;
  }
  return index;
}

/** One walk down the tree and a playout. Returns false when nothing is left to search. */
export function iterate(number: f64): bool {
  if (rootResult() == WON && (uses & SCORES_ALL) == 0) return false;
  memory.copy(scratch + COLOURS, scratch + ROOT_BOARD, BOARD_BYTES);
  let node = root();
  let depth = 0;
  let last = 0;
  let winner = 0;
  for (;;) {
    const colour = colourOf(node);
    if (depth > 0 && (uses & USES_CONNECTIONS) != 0 && visitsOf(node) >= knowledgeVisits && !hasKnowledge(node)) {
      const result = findConnections(node, colour);
      if (result != 0) {
        winner = result;
        propagateProof(depth - 1, winner != colour);
        break;
      }
    }
    const own = depth == 0 && (uses & SCORES_ALL) != 0 && (<i32>number & 1) != 0;
    const index = own ? leastVisited(node) : select(node);
    if (index < 0) {
      if (depth == 0) return false;
      winner = otherColour(colour);
      propagateProof(depth - 1, true);
      break;
    }
    store<u32>(scratch + (<usize>depth << 2), <u32>node, PATH);
    store<u32>(scratch + (<usize>depth << 2), index, PATH_CHILDREN);
    depth++;
    addVisit(node);
    const visits = numberAt(node, index, VISITS);
    store<f32>(visits, load<f32>(visits) + 1);
    const former = last;
    last = cellAt(node, index);
    put(last, colour);
    let child = atomic.load<u32>(childAt(node, index));
    if (child == UNTRIED && load<f32>(visits) > expandVisits * scarcity()) {
      child = expand(node, index, otherColour(colour), former);
    }
    if (child == WON || child == LOST) {
      winner = child == WON ? colour : otherColour(colour);
      propagateProof(depth - 1, child == WON);
      break;
    }
    if (child <= BUSY) {
      winner = playOut(otherColour(colour), last);
      learnAmaf(depth, winner);
      break;
    }
    node = <usize>child;
    applyFill(node);
  }
  for (let i = 0; i < depth; i++) {
    if (colourOf(pathNode(i)) != winner) continue;
    const wins = numberAt(pathNode(i), pathChild(i), WINS);
    store<f32>(wins, load<f32>(wins) + 1);
  }
  return true;
}

/** All moves as first (B. Brügmann, 1993): on a full board the stones tell who moved where. Four moves at a time. */
function learnAmaf(depth: i32, winner: i32): void {
  const one = f32x4.splat(1);
  for (let i = 0; i < depth; i++) {
    const node = pathNode(i);
    const colour = i32x4.splat(colourOf(node));
    const isWon = colourOf(node) == winner;
    const bytes = stride(node) << 2;
    let visits = visitsAt(node) + 2 * bytes;
    const end = visits + bytes;
    let cells = visitsAt(node) + stride(node) * 24;
    for (; visits < end; visits += 16, cells += 8) {
      const four = load<u64>(cells);
      let owners = v128.load8_lane(scratch + <usize>(four & 0xffff), i32x4.splat(0), 0, COLOURS);
      owners = v128.load8_lane(scratch + <usize>((four >> 16) & 0xffff), owners, 4, COLOURS);
      owners = v128.load8_lane(scratch + <usize>((four >> 32) & 0xffff), owners, 8, COLOURS);
      owners = v128.load8_lane(scratch + <usize>(four >> 48), owners, 12, COLOURS);
      const more = v128.and(i32x4.eq(owners, colour), one);
      v128.store(visits, f32x4.add(v128.load(visits), more));
      if (isWon) v128.store(visits + bytes, f32x4.add(v128.load(visits + bytes), more));
    }
  }
}

/** Makes the node of a move that was just put on the board after a former one, or finds that it ends the game. */
function expand(node: usize, index: usize, colour: i32, former: i32): u32 {
  const at = childAt(node, index);
  if (atomic.cmpxchg<u32>(at, UNTRIED, BUSY) != UNTRIED) return BUSY;
  let made: u32 = isJoined(otherColour(colour)) ? WON : UNTRIED;
  if (made == UNTRIED) {
    const before = scratch + BOARD_STACK;
    memory.copy(before, scratch + COLOURS, BOARD_BYTES);
    const omits = (uses & USES_INFERIOR) != 0;
    if (omits) {
      fillIn();
      markInferior(colour);
      if (isJoined(otherColour(colour))) made = WON;
      else if (isJoined(colour)) made = LOST;
    }
    if (made == UNTRIED) {
      made = <u32>makeNode(colour, before, omits, priorVisits);
      if (made != 0 && (uses & USES_PRIORS) != 0) givePriors(made, cellAt(node, index), former);
      // The node is used from the next walk on, so this one goes on without what was filled in.
      memory.copy(scratch + COLOURS, before, BOARD_BYTES);
    }
  }
  atomic.store<u32>(at, made);
  return made <= LOST ? made : UNTRIED;
}

/** Finds connections for both colours; returns the winner if they prove one, and leaves out moves that lose. */
function findConnections(node: usize, colour: i32): i32 {
  if (!takesKnowledge(node)) return 0;
  if (connectBorders(colour, trialLimit, QUICK) != UNCONNECTED) return colour;
  const threat = connectBorders(otherColour(colour), trialLimit, QUICK);
  if (threat == CONNECTED) return otherColour(colour);
  if (threat == SEMI_CONNECTED) {
    for (let i = 0; i < moveCount(node); i++) {
      if (isMust(cellAt(node, i)) || !isOpen(node, i)) continue;
      exclude(node, i);
      store<u32>(childAt(node, i), LOST);
    }
  }
  return 0;
}

/** A move's result is proved: won, or lost, for the colour that made it. Settles what follows from it up to the root. */
function propagateProof(depth: i32, isWon: bool): void {
  for (; depth >= 0; depth--) {
    const node = pathNode(depth);
    const index = pathChild(depth);
    atomic.store<u32>(childAt(node, index), isWon ? WON : LOST);
    if (isWon) {
      if (depth == 0) {
        if ((uses & SCORES_ALL) != 0) exclude(node, index);
        setRootResult(WON);
      }
      isWon = false;
      continue;
    }
    exclude(node, index);
    for (let i = 0; i < moveCount(node); i++) if (isOpen(node, i)) return;
    if (depth == 0 && rootResult() == 0) setRootResult(LOST);
    isWon = true;
  }
}
