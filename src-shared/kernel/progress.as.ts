/** Nodes, estimates, proofs and the end of a search by alpha-beta. */
import { reserve } from './scratch.as';

// @ts-ignore: decorator
@external('env', 'poll')
declare function poll(nodes: f64): i32;

/** Where other threads read the number of nodes. */
let nodesAt: usize = 0;
let pollInterval: i32 = 0;
let nodesToPoll: i32 = 0;
let polledNodes: f64 = 0;
let nodeLimit: f64 = Infinity;
let isStoppedByHost: bool = false;

/** Every line is followed to the end of the game: nothing is estimated or reduced. */
export let isProving: bool = false;
/** Scores so far that rest on an estimate: while it does not grow, what is found is exact. */
export let estimateCount: i32 = 0;
/** The search returns as soon as it can, and what it returns is worthless. */
export let isStopped: bool = false;

/** To be reserved before all else, so that the number of nodes lies first in the scratch. */
export function reserveProgress(): void {
  initProgress(reserve(8));
}

/** @param at of eight bytes, where other threads read the number of nodes. */
export function initProgress(at: usize): void {
  nodesAt = at;
}

/** @param interval nodes between two polls. */
export function clearProgress(interval: i32): void {
  pollInterval = nodesToPoll = interval;
  polledNodes = 0;
  nodeLimit = Infinity;
  estimateCount = 0;
  isStopped = isStoppedByHost = isProving = false;
}

/** Lets a search that a poll has stopped go on. */
export function resume(): void {
  isStopped = isStoppedByHost = false;
}

export function nodes(): f64 {
  return polledNodes + <f64>(pollInterval - nodesToPoll);
}

export function estimates(): i32 {
  return estimateCount;
}

// @ts-ignore: decorator
@inline
export function countNode(): void {
  if (--nodesToPoll == 0) pollHost();
}

/** @param by few in comparison with the interval between two polls. */
// @ts-ignore: decorator
@inline
export function countNodes(by: i32): void {
  nodesToPoll -= by;
  if (nodesToPoll <= 0) pollHost();
}

/** Polls; afterwards `isStopped` tells. */
function pollHost(): void {
  polledNodes = nodes();
  nodesToPoll = pollInterval;
  store<f64>(nodesAt, polledNodes);
  isStoppedByHost = poll(polledNodes) != 0;
  isStopped = isStoppedByHost || polledNodes >= nodeLimit;
}

// @ts-ignore: decorator
@inline
export function countEstimate(): void {
  estimateCount++;
}

/** What was only estimated since then does not matter to the result. */
// @ts-ignore: decorator
@inline
export function forgetEstimates(before: i32): void {
  estimateCount = before;
}

/** From here on every line is followed to its end, and the search stops after some more nodes. */
export function beginProof(maxNodes: f64): void {
  isProving = true;
  nodeLimit = nodes() + maxNodes;
}

/** Whether the proof came to its end; if only the nodes were too few, the search may go on with something else. */
export function endProof(): bool {
  const isFinished = !isStopped;
  isProving = false;
  nodeLimit = Infinity;
  isStopped = isStoppedByHost;
  return isFinished;
}
