/**
 * Monte Carlo tree search: walks down the tree (selection.as.ts), to a node that is made (expansion.as.ts), a random
 * game (playouts.as.ts), and what that tells the nodes on the way (backup.as.ts).
 */
import { reserve } from '../../../kernel/scratch.as';
import { addAmaf, addWins, propagateProof, setStep } from './backup.as';
import { BOARD_BYTES, O, otherColour, put, restoreBoard, saveBoard } from './board.as';
import { trialsSoFar } from './connections.as';
import { SCORES_ALL, USES_CONNECTIONS, USES_NETWORK } from './constants';
import { expand, findConnections, judge } from './expansion.as';
import {
  addVisit,
  applyFill,
  BUSY,
  cellAt,
  chanceOf,
  childAt,
  colourOf,
  hasConnections,
  isJudged,
  LOST,
  numberAt,
  UNTRIED,
  VISITS,
  visitsOf,
  WON,
} from './node.as';
import {
  CONNECTION_VISITS,
  EXPANSION_VISITS,
  isUsed,
  NETWORK_SHARE,
  NETWORK_VISITS,
  setUses,
} from './parameters.as';
import { playOut } from './playouts.as';
import { countNode, isPollDue, nodesVisited, pollHost, shareNodes } from './progress.as';
import { leastVisited, selectMove } from './selection.as';
import { root, rootResult, scarcity } from './tree.as';

/** Trials of connections, see connections.as.ts, after which it polls, however few the playouts. */
const POLL_TRIALS: f64 = 200_000;

/** The board at the root. */
let rootBoard: usize = 0;
/** The last two moves of the walk, padded cells. */
let last: i32 = 0;
let former: i32 = 0;

export function reserveSearch(): void {
  rootBoard = reserve(BOARD_BYTES);
}

/** From the root of the tree and the board as it is. @param uses see constants.ts. */
export function beginSearch(uses: i32): void {
  setUses(uses);
  applyFill(root());
  saveBoard(rootBoard);
}

/** Some playouts; returns their number: fewer when a poll said so, 0 when nothing is left to search. */
export function run(playouts: i32): i32 {
  let done = 0;
  let trialLimit = trialsSoFar() + POLL_TRIALS;
  while (done < playouts && iterate()) {
    done++;
    countNode();
    if (!isPollDue(done) && trialsSoFar() < trialLimit) continue;
    trialLimit = trialsSoFar() + POLL_TRIALS;
    shareNodes();
    if (pollHost(nodesVisited())) break;
  }
  shareNodes();
  return done;
}

/** One walk down the tree and a playout. Returns false when nothing is left to search. */
function iterate(): bool {
  if (rootResult() == WON && !isUsed(SCORES_ALL)) return false;
  restoreBoard(rootBoard);
  let node = root();
  let depth = 0;
  let winner = 0;
  let share: f32 = 0;
  // What the network thinks of O, at the last node on the way that it has judged.
  let chance: f32 = 0;
  let chanceShare: f32 = 0;
  last = 0;
  for (;;) {
    const colour = colourOf(node);
    winner = winnerByConnections(node, colour, depth);
    if (winner != 0) break;
    if (isUsed(USES_NETWORK) && visitsOf(node) >= NETWORK_VISITS) {
      if (!isJudged(node)) judge(node);
      // Otherwise another thread is at it.
      if (isJudged(node)) {
        chance = colour == O ? chanceOf(node) : 1 - chanceOf(node);
        chanceShare = NETWORK_SHARE;
      }
    }
    const index = chooseMove(node, depth);
    if (index < 0) {
      if (depth == 0) return false;
      winner = otherColour(colour);
      propagateProof(depth - 1, true);
      break;
    }
    const child = takeMove(node, index, colour, depth++);
    if (child == WON || child == LOST) {
      winner = child == WON ? colour : otherColour(colour);
      propagateProof(depth - 1, child == WON);
      break;
    }
    if (child <= BUSY) {
      winner = playOut(otherColour(colour), last);
      addAmaf(depth, winner);
      share = chanceShare;
      break;
    }
    node = <usize>child;
    applyFill(node);
  }
  addWins(depth, share * chance + (1 - share) * (winner == O ? 1 : 0));
  return true;
}

/** Looks for connections once a node has been visited often: the winner if they prove one, else 0. */
// @ts-ignore: decorator
@inline
function winnerByConnections(node: usize, colour: i32, depth: i32): i32 {
  if (
    depth == 0 ||
    !isUsed(USES_CONNECTIONS) ||
    visitsOf(node) < CONNECTION_VISITS ||
    hasConnections(node)
  )
    return 0;
  const winner = findConnections(node, colour);
  if (winner != 0) propagateProof(depth - 1, winner != colour);
  return winner;
}

/** The index of the move to try, -1 when all are lost. At the root every other one is for its own sake if wanted. */
// @ts-ignore: decorator
@inline
function chooseMove(node: usize, depth: i32): i32 {
  const isForItself = depth == 0 && isUsed(SCORES_ALL) && ((<i32>nodesVisited()) & 1) != 0;
  return isForItself ? leastVisited(node) : selectMove(node);
}

/** Makes a move on the board and counts it; returns its node or result. */
// @ts-ignore: decorator
@inline
function takeMove(node: usize, index: i32, colour: i32, depth: i32): u32 {
  setStep(depth, node, index);
  addVisit(node);
  const visits = numberAt(node, index, VISITS);
  store<f32>(visits, load<f32>(visits) + 1);
  former = last;
  last = cellAt(node, index);
  put(last, colour);
  const child = atomic.load<u32>(childAt(node, index));
  return child == UNTRIED && load<f32>(visits) > EXPANSION_VISITS * scarcity()
    ? expand(node, index, otherColour(colour), former)
    : child;
}
