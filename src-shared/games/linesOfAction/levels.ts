import { ALL, type LevelPlan } from '../../search/levels.ts';

/** By level, 1 first; docs/measurements.md tells how they do against each other. */
export const LINES_OF_ACTION_PLANS: readonly LevelPlan[] = [
  { ...ALL, maxDepth: 1, softness: 0.7, attention: 0.85 },
  { ...ALL, maxDepth: 2, softness: 0.66 },
  { ...ALL, maxDepth: 2, softness: 0.455 },
  { ...ALL, maxNodes: 1_200, softness: 0.265 },
  { ...ALL, maxNodes: 2_500, softness: 0.18 },
  { ...ALL, maxNodes: 4_000, softness: 0.14 },
  { ...ALL, maxNodes: 9_000, softness: 0.1 },
  ALL,
];
