/**
 * Which move of a node is tried next: AMAF values (S. Gelly and D. Silver, "Combining online and offline knowledge in
 * UCT", 2007) and priors that fade as a move is tried (C. Rosin, "Multi-armed bandits with episode context", 2011).
 */
import {
  AMAF_VISITS,
  AMAF_WINS,
  arraysAt,
  EXCLUDED,
  isOpen,
  moveCount,
  numberAt,
  stride,
  VISITS,
  visitsOf,
  WINS,
} from './node.as';
import { AMAF_MOST, AMAF_SLOPE, PRIOR_WEIGHT } from './parameters.as';

/** Bounds of moves that may be chosen are above this; those of others stay far below, however often they were tried. */
const SELECTABLE: f32 = -1e4;

/** Four moves at a time: the index of the one with the highest bound, -1 when none may be chosen. */
export function selectMove(node: usize): i32 {
  const visits = arraysAt(node);
  const bytes = stride(node) << 2;
  const one = f32x4.splat(1);
  const slope = f32x4.splat(AMAF_SLOPE);
  const trust = f32x4.splat(PRIOR_WEIGHT * <f32>Math.sqrt(<f64>visitsOf(node) + 1));
  const perVisit = f32x4.splat(1 / AMAF_MOST);
  let best = f32x4.splat(EXCLUDED);
  let bestIndices = i32x4.splat(-1);
  let indices = i32x4(0, 1, 2, 3);
  const four = i32x4.splat(4);
  for (let at: usize = visits; at < visits + bytes; at += 16) {
    const n = v128.load(at);
    const w = v128.load(at + bytes);
    const amafN = v128.load(at + 2 * bytes);
    const amafW = v128.load(at + 3 * bytes);
    const prior = v128.load(at + 4 * bytes);
    const weight = f32x4.div(one, f32x4.add(slope, f32x4.mul(amafN, perVisit)));
    const value = f32x4.div(
      f32x4.add(w, f32x4.mul(amafW, weight)),
      f32x4.add(n, f32x4.mul(amafN, weight)),
    );
    const tries = f32x4.add(n, one);
    const bound = f32x4.add(value, f32x4.div(f32x4.mul(trust, prior), tries));
    const isBetter = f32x4.gt(bound, best);
    best = v128.bitselect(bound, best, isBetter);
    bestIndices = v128.bitselect(indices, bestIndices, isBetter);
    indices = i32x4.add(indices, four);
  }
  return highestLane(best, bestIndices);
}

/** The index in the lane of the highest bound, -1 when none may be chosen. */
// @ts-ignore: decorator
@inline
function highestLane(bounds: v128, indices: v128): i32 {
  let highest = SELECTABLE;
  let index: i32 = -1;
  for (let lane = 0; lane < 4; lane++) {
    const bound = f32x4.extract_lane(bounds, 0);
    if (bound > highest) {
      highest = bound;
      index = i32x4.extract_lane(indices, 0);
    }
    bounds = i8x16.shuffle(bounds, bounds, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3);
    indices = i8x16.shuffle(indices, indices, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3);
  }
  return index;
}

/** The value of a move as `selectMove` sees it, without what makes it try others. */
export function valueOf(node: usize, index: usize): f32 {
  const amafVisits = load<f32>(numberAt(node, index, AMAF_VISITS));
  const weight: f32 = 1 / (AMAF_SLOPE + amafVisits / AMAF_MOST);
  const wins =
    load<f32>(numberAt(node, index, WINS)) + load<f32>(numberAt(node, index, AMAF_WINS)) * weight;
  return wins / (load<f32>(numberAt(node, index, VISITS)) + amafVisits * weight);
}

/** The move least visited that may be chosen; -1 when there is none. */
export function leastVisited(node: usize): i32 {
  let least = f32.MAX_VALUE;
  let index: i32 = -1;
  for (let i = 0; i < moveCount(node); i++) {
    const visits = load<f32>(numberAt(node, i, VISITS));
    if (visits >= least || !isOpen(node, i)) continue;
    least = visits;
    index = i;
  }
  return index;
}
