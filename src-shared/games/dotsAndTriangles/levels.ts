import { ALL, type LevelPlan } from '../../search/levels.ts';

/** By level, 1 first, on boards larger than the handout's; docs/measurements.md tells how they do against each other. */
export const DOTS_PLANS: readonly LevelPlan[] = [
  { ...ALL, maxDepth: 1, softness: 1.2, attention: 0.7 },
  { ...ALL, maxDepth: 1, softness: 0.75 },
  { ...ALL, maxDepth: 2, softness: 0.66 },
  { ...ALL, maxDepth: 2, softness: 0.47 },
  { ...ALL, maxDepth: 2, softness: 0.325 },
  { ...ALL, maxNodes: 500, softness: 0.2 },
  { ...ALL, maxNodes: 2_000, softness: 0.1 },
  ALL,
];
