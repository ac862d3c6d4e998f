/** Nodes, estimates and the end of the search. */
import { NODES_AT, scratch } from './layout.as';

// @ts-ignore: decorator
@external('env', 'poll')
declare function poll(nodes: f64): i32;

export let nodes: i64 = 0;
export let estimates: i32 = 0;
let pollMask: i64 = 0;
export let isStopped: bool = false;

export function addEstimate(): void {
  estimates++;
}

export function startSearch(pollInterval: i32): void {
  nodes = 0;
  estimates = 0;
  isStopped = false;
  pollMask = <i64>pollInterval - 1;
}

// @ts-ignore: decorator
@inline
export function countNode(): void {
  if ((++nodes & pollMask) != 0) return;
  store<f64>(scratch + NODES_AT, <f64>nodes);
  if (poll(<f64>nodes) != 0) isStopped = true;
}
