/** Nodes, estimates and the end of a search by alpha-beta. */

// @ts-ignore: decorator
@external('env', 'poll')
declare function poll(nodes: f64): i32;

let nodesAt: usize = 0;
export let nodes: i64 = 0;
export let estimates: i32 = 0;
let pollMask: i64 = 0;
/** The search returns as soon as it can, and what it returns is worthless. */
export let isStopped: bool = false;

/** @param at of eight bytes, where other threads read the number of nodes. */
export function initProgress(at: usize): void {
  nodesAt = at;
}

/** @param pollInterval a power of two. */
export function startSearch(pollInterval: i32): void {
  nodes = 0;
  estimates = 0;
  isStopped = false;
  pollMask = <i64>pollInterval - 1;
}

/** Lets a search that a poll has stopped go on. */
export function resume(): void {
  isStopped = false;
}

// @ts-ignore: decorator
@inline
export function countNode(): void {
  if ((++nodes & pollMask) != 0) return;
  store<f64>(nodesAt, <f64>nodes);
  if (poll(<f64>nodes) != 0) isStopped = true;
}

// @ts-ignore: decorator
@inline
export function addEstimate(): void {
  estimates++;
}

/** What was only estimated since then does not matter to the result. */
// @ts-ignore: decorator
@inline
export function forgetEstimates(before: i32): void {
  estimates = before;
}
