import { ALL, type LevelPlan } from '../../search/levels.ts';

/** By level, 1 first; docs/measurements.md tells how they do against each other. */
export const LINES_OF_ACTION_PLANS: readonly LevelPlan[] = [
  { ...ALL, maxDepth: 1, softness: 1.6, attention: 0.7 },
  { ...ALL, maxDepth: 2, softness: 1.3 },
  { ...ALL, maxDepth: 2, softness: 0.8 },
  { ...ALL, maxDepth: 2, softness: 0.45 },
  { ...ALL, maxNodes: 1_500, softness: 0.2 },
  { ...ALL, maxNodes: 5_000, softness: 0.12 },
  { ...ALL, timeShare: 0.12, softness: 0.05 },
  ALL,
];
