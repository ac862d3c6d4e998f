import { EVERYTHING, SEES_ENDS, USES_INFERIOR, USES_PRIORS } from './kernel.ts';

/** How a level of Hex plays. */
export interface HexPlan {
  /** Playouts at most. */
  readonly playouts: number;
  /** Part of the thinking time that is used, 0–1. */
  readonly timeShare: number;
  /** What the kernel uses; see kernel.ts. */
  readonly uses: number;
  /** As in `LevelPlan`: a chance that is less by this much in log odds is taken e times more rarely. */
  readonly softness: number;
  /** The chance that it sees a move at all, 0–1. */
  readonly attention: number;
}

const ALL: HexPlan = {
  playouts: Infinity,
  timeShare: 1,
  uses: EVERYTHING,
  softness: 0,
  attention: 1,
};

/** By level, 1 first. docs/measurements.md tells how they do against each other. */
export const HEX_PLANS: readonly HexPlan[] = [
  { ...ALL, playouts: 20, uses: 0, softness: 0.3, attention: 0.85 },
  { ...ALL, playouts: 30, uses: SEES_ENDS, softness: 0.3 },
  { ...ALL, playouts: 64, uses: SEES_ENDS, softness: 0.25 },
  { ...ALL, playouts: 160, uses: SEES_ENDS, softness: 0.15 },
  { ...ALL, playouts: 450, uses: SEES_ENDS + USES_INFERIOR, softness: 0.1 },
  { ...ALL, playouts: 250, uses: EVERYTHING - USES_PRIORS, softness: 0.1 },
  { ...ALL, playouts: 3_000, softness: 0.04 },
  ALL,
];
