/** Nodes, which are positions that were evaluated, estimates and the end of the search. */
import { reserve } from '../../../kernel/scratch.as';

// @ts-ignore: decorator
@external('env', 'poll')
declare function poll(nodes: f64): i32;

let scratch: usize = 0;
let nodesBefore: f64 = 0;
/** Nodes until the next poll. */
let left: i32 = 0;
let pollInterval: i32 = 1024;

export let estimateCount: i32 = 0;
/** The search returns as soon as it can, and what it returns is worthless. */
export let isStopped: bool = false;

/** The first place of the scratch, where other threads read the number of nodes. */
export function reserveProgress(): void {
  scratch = reserve(8);
}

export function clearProgress(interval: i32): void {
  nodesBefore = 0;
  pollInterval = left = interval;
  estimateCount = 0;
  isStopped = false;
}

/** Lets a search that a poll has stopped go on. */
export function resume(): void {
  isStopped = false;
}

export function nodesVisited(): f64 {
  return nodesBefore + <f64>(pollInterval - left);
}

// @ts-ignore: decorator
@inline
export function countNodes(by: i32): void {
  left -= by;
  if (left <= 0) pollHost();
}

export function countEstimate(): void {
  estimateCount++;
}

/** Polls; afterwards `isStopped` tells. */
function pollHost(): void {
  nodesBefore = nodesVisited();
  left = pollInterval;
  store<f64>(scratch, nodesBefore);
  if (poll(nodesBefore) != 0) isStopped = true;
}
