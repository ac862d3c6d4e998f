/** Counts nodes, and asks the caller now and then whether to go on. */
import { at } from './layout.as';

let counted: f64 = 0;
let left: i32 = 0;
let pollInterval: i32 = 1024;
let isStopped: bool = false;

// @ts-ignore: decorator
@external("env", "poll")
declare function poll(nodes: f64): i32;

export function startCount(interval: i32): void {
  counted = 0;
  pollInterval = interval;
  left = interval;
  isStopped = false;
}

/** Positions that were judged. */
export function nodeCount(): f64 {
  return counted + <f64>(pollInterval - left);
}

export function hasStopped(): bool {
  return isStopped;
}

export function goOn(): void {
  isStopped = false;
}

// @ts-ignore: decorator
@inline
export function countNodes(by: i32): void {
  left -= by;
  if (left <= 0) look();
}

function look(): void {
  counted += <f64>(pollInterval - left);
  left = pollInterval;
  store<f64>(at(0), counted);
  if (poll(counted) != 0) isStopped = true;
}
