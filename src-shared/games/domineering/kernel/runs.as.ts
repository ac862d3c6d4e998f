/**
 * Runs of cells in the direction of a side's dominoes, for all rows or columns at once.
 */
import { isLong, rest, starts, stride } from './board.as';
import { and, down, or, up, without } from './sets.as';

/** Where a side's dominoes can begin on these free cells. */
// @ts-ignore: decorator
@inline
export function placements<T>(free: T, side: usize): T {
  return and<T>(and<T>(free, down<T>(free, stride(side))), starts<T>(side));
}

/** The cells behind these in their rows or columns. */
// @ts-ignore: decorator
@inline
export function behind<T>(cells: T, side: usize): T {
  return and<T>(up<T>(cells, stride(side)), rest<T>(side));
}

/** The cells before these. */
// @ts-ignore: decorator
@inline
export function before<T>(cells: T, side: usize): T {
  return and<T>(down<T>(cells, stride(side)), starts<T>(side));
}

/** The cells that dominoes beginning there cover. */
// @ts-ignore: decorator
@inline
export function covered<T>(begins: T, side: usize): T {
  return or<T>(begins, up<T>(begins, stride(side)));
}

/** Where dominoes of a side begin when each run of these cells is filled with them from its start on. */
// @ts-ignore: decorator
@inline
export function packing<T>(cells: T, side: usize): T {
  const step = stride(side);
  const joined = and<T>(and<T>(cells, up<T>(cells, step)), rest<T>(side));
  // Every second cell of a run, found by doubling the reach.
  let begins = without<T>(cells, joined);
  let chain = and<T>(joined, up<T>(joined, step));
  begins = or<T>(begins, and<T>(chain, up<T>(begins, 2 * step)));
  chain = and<T>(chain, up<T>(chain, 2 * step));
  begins = or<T>(begins, and<T>(chain, up<T>(begins, 4 * step)));
  if (isLong) {
    chain = and<T>(chain, up<T>(chain, 4 * step));
    begins = or<T>(begins, and<T>(chain, up<T>(up<T>(begins, 4 * step), 4 * step)));
  }
  return and<T>(begins, down<T>(joined, step));
}

/**
 * What dominoes of a side reach from these cells through free ones.
 * @param from part of `free`.
 */
// @ts-ignore: decorator
@inline
export function reach<T>(from: T, free: T, side: usize): T {
  const step = stride(side);
  let forward = and<T>(free, rest<T>(side));
  let backward = and<T>(free, starts<T>(side));
  let reached = from;
  for (let by = step; ; by += by) {
    reached = or<T>(
      reached,
      or<T>(and<T>(up<T>(reached, by), forward), and<T>(down<T>(reached, by), backward)),
    );
    if (by == 4 * step) break;
    forward = and<T>(forward, up<T>(forward, by));
    backward = and<T>(backward, down<T>(backward, by));
  }
  if (isLong) {
    forward = and<T>(forward, up<T>(forward, 4 * step));
    backward = and<T>(backward, down<T>(backward, 4 * step));
    const by = 4 * step;
    reached = or<T>(
      reached,
      or<T>(
        and<T>(up<T>(up<T>(reached, by), by), forward),
        and<T>(down<T>(down<T>(reached, by), by), backward),
      ),
    );
  }
  return reached;
}
