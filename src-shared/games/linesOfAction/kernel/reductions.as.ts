/** Late move reductions: how many plies less a move is searched that comes late in the order. */
import { reserve } from '../../../kernel/scratch.as';

const REDUCTION_DEPTH: i32 = 3;
const FULL_DEPTH_MOVES: i32 = 3;
/** Depths and places in the order from here on count as the last. */
const STEPS: i32 = 64;

/** By depth and place among the moves: plies, u8. */
let reductions: usize = 0;

export function reserveReductions(): void {
  reductions = reserve(<usize>(STEPS * STEPS));
}

export function initReductions(): void {
  for (let depth = 0; depth < STEPS; depth++) {
    for (let index = 0; index < STEPS; index++) {
      let reduction = 0;
      if (depth >= REDUCTION_DEPTH && index >= FULL_DEPTH_MOVES) {
        reduction = <i32>(0.8 + (Math.log(<f64>depth) * Math.log(<f64>index)) / 2.0);
      }
      store<u8>(reductions + <usize>(depth * STEPS + index), <u8>reduction);
    }
  }
}

/** @param index of the move in the order, 0 first. */
// @ts-ignore: decorator
@inline
export function reductionOf(depth: i32, index: i32, isPv: bool): i32 {
  const place = min(depth, STEPS - 1) * STEPS + min(index, STEPS - 1);
  let reduction = <i32>load<u8>(reductions + <usize>place);
  if (isPv && reduction > 0) reduction--;
  return min(reduction, depth - 1);
}
