import type { MoveChoice } from '../../search/levels.ts';
import type { SearchPlan } from '../../search/searchRun.ts';
import {
  EVERYTHING,
  SEES_ENDS,
  USES_INFERIOR,
  USES_NETWORK,
  USES_PRIORS,
} from './kernel/constants.ts';

/** How a level of Hex plays: nodes are playouts, and what moves are worth is their log odds. */
export interface HexPlan extends SearchPlan, MoveChoice {
  /** What the kernel uses: a sum of the constants in kernel/constants.ts. */
  readonly uses: number;
}

const ALL: HexPlan = {
  maxNodes: Infinity,
  timeShare: 1,
  uses: EVERYTHING,
  temperature: 0,
  attention: 1,
};

const WITHOUT_NETWORK = EVERYTHING - USES_NETWORK;

/** By level, 1 first. docs/measurements.md tells how they do against each other. */
export const HEX_PLANS: readonly HexPlan[] = [
  { ...ALL, maxNodes: 20, horizon: 1, uses: 0, temperature: 0.3, attention: 0.85 },
  { ...ALL, maxNodes: 45, horizon: 2, uses: SEES_ENDS, temperature: 0.3 },
  { ...ALL, maxNodes: 120, horizon: 2, uses: SEES_ENDS, temperature: 0.25 },
  { ...ALL, maxNodes: 330, uses: SEES_ENDS, temperature: 0.15 },
  { ...ALL, maxNodes: 1_200, uses: SEES_ENDS + USES_INFERIOR, temperature: 0.1 },
  { ...ALL, maxNodes: 500, uses: WITHOUT_NETWORK - USES_PRIORS, temperature: 0.1 },
  { ...ALL, maxNodes: 5_000, temperature: 0.04 },
  ALL,
];
