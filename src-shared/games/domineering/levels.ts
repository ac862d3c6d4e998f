import { ALL, type LevelPlan } from '../../search/levels.ts';

export interface DomineeringPlan extends LevelPlan {
  /** Part of the time and nodes for finding out who wins before anything is estimated further, 0–1. */
  readonly solvingShare: number;
}

const ESTIMATING = { ...ALL, solvingShare: 0 };

/** By level, 1 first; docs/measurements.md tells how they do against each other. */
export const DOMINEERING_PLANS: readonly DomineeringPlan[] = [
  { ...ESTIMATING, maxDepth: 1, temperature: 2, attention: 0.7 },
  { ...ESTIMATING, maxDepth: 1, temperature: 1, attention: 0.9 },
  { ...ESTIMATING, maxDepth: 2, temperature: 1.5 },
  { ...ESTIMATING, maxDepth: 2, temperature: 0.54 },
  { ...ESTIMATING, maxNodes: 300, temperature: 0.25 },
  { ...ESTIMATING, maxNodes: 2_200, temperature: 0.15 },
  { ...ALL, maxNodes: 9_000, solvingShare: 0.5, temperature: 0.08 },
  { ...ALL, solvingShare: 0.9 },
];
