/** The nodes of a search, which are playouts, and the polls. */
import { reserve } from '../../../kernel/scratch.as';

// @ts-ignore: decorator
@external('env', 'poll')
declare function poll(nodes: f64): i32;

let scratch: usize = 0;
let nodeCount: f64 = 0;
let pollMask: i32 = 0;

/** The first place of the scratch, where other threads read the number of nodes. */
export function reserveProgress(): void {
  scratch = reserve(8);
}

/** @param pollInterval a power of two. */
export function clearProgress(pollInterval: i32): void {
  nodeCount = 0;
  pollMask = pollInterval - 1;
  shareNodes();
}

/** What a poll has stopped goes on when it is called again, so there is nothing to do. */
export function resume(): void {}

export function nodesVisited(): f64 {
  return nodeCount;
}

// @ts-ignore: decorator
@inline
export function countNode(): void {
  nodeCount += 1;
}

/** Whether it is time to poll after so many nodes. */
// @ts-ignore: decorator
@inline
export function isPollDue(nodes: i32): bool {
  return (nodes & pollMask) == 0;
}

/** Lets other threads see the nodes so far. */
export function shareNodes(): void {
  store<f64>(scratch, nodeCount);
}

/** Whether to stop. @param nodes of what is under way. */
export function pollHost(nodes: f64): bool {
  return poll(nodes) != 0;
}
