/** Nodes, estimates, proofs and the end of the search. */
import { reserve } from '../../../kernel/scratch.as';

// @ts-ignore: decorator
@external("env", "poll")
declare function poll(nodes: f64): i32;

let scratch: usize = 0;
let pollInterval: u32 = 0;
let nodeCount: u32 = 0;
let nodesBefore: f64 = 0;
let nodeLimit: f64 = Infinity;
/** Nothing is estimated or reduced. */
export let isSolving: bool = false;
let wasTold: bool = false;

export let estimateCount: i32 = 0;
/** The search returns as soon as it can, and what it returns is worthless. */
export let isStopped: bool = false;

/** The first place of the scratch, where other threads read the number of nodes. */
export function reserveProgress(): void {
  scratch = reserve(8);
}

export function clearProgress(interval: i32): void {
  pollInterval = interval;
  nodeCount = 0;
  nodesBefore = 0;
  nodeLimit = Infinity;
  estimateCount = 0;
  isStopped = wasTold = isSolving = false;
  store<f64>(scratch, 0);
}

/** Lets a search that a poll has stopped go on. */
export function resume(): void {
  isStopped = wasTold = false;
}

export function nodesVisited(): f64 {
  return nodesBefore + <f64>nodeCount;
}

/** From here on nothing is estimated or reduced, and the search stops after some more nodes. */
export function beginProof(maxNodes: f64): void {
  isSolving = true;
  nodeLimit = nodesVisited() + maxNodes;
}

/** Whether the proof came to its end; if only the nodes were too few, the search may go on with something else. */
export function endProof(): bool {
  const isFinished = !isStopped;
  isSolving = false;
  nodeLimit = Infinity;
  isStopped = wasTold;
  return isFinished;
}

// @ts-ignore: decorator
@inline
export function countNode(): void {
  if (++nodeCount >= pollInterval) pollHost();
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

/** Polls; afterwards `isStopped` tells. */
function pollHost(): void {
  nodesBefore += <f64>nodeCount;
  nodeCount = 0;
  store<f64>(scratch, nodesBefore);
  wasTold = poll(nodesBefore) != 0;
  isStopped = wasTold || nodesBefore >= nodeLimit;
}
