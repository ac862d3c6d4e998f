import { ALL, type LevelPlan } from '../../search/levels.ts';

export interface DomineeringPlan extends LevelPlan {
  /** Part of the time and nodes for finding out who wins before anything is estimated further, 0–1. */
  readonly solvingShare: number;
}

const ESTIMATING = { ...ALL, solvingShare: 0 };

/** By level, 1 first; docs/measurements.md tells how they do against each other. */
export const PLANS: readonly DomineeringPlan[] = [
  { ...ESTIMATING, maxDepth: 1, softness: 2, attention: 0.7 },
  { ...ESTIMATING, maxDepth: 2, softness: 2 },
  { ...ESTIMATING, maxDepth: 2, softness: 0.4 },
  { ...ESTIMATING, maxNodes: 700, softness: 0.2 },
  { ...ESTIMATING, maxNodes: 2_200, softness: 0.15 },
  { ...ESTIMATING, maxNodes: 9_000, softness: 0.1 },
  { ...ALL, solvingShare: 0.5, timeShare: 0.12, softness: 0.05 },
  { ...ALL, solvingShare: 0.9 },
];
