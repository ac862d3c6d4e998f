import { ALL, type LevelPlan } from '../../search/levels.ts';

/** By level, 1 first, on boards larger than the handout's; docs/measurements.md tells how they do against each other. */
export const DOTS_PLANS: readonly LevelPlan[] = [
  { ...ALL, maxDepth: 1, temperature: 1.2, attention: 0.7 },
  { ...ALL, maxDepth: 1, temperature: 0.75 },
  { ...ALL, maxDepth: 2, temperature: 0.66 },
  { ...ALL, maxDepth: 2, temperature: 0.47 },
  { ...ALL, maxDepth: 2, temperature: 0.325 },
  { ...ALL, maxNodes: 500, temperature: 0.2 },
  { ...ALL, maxNodes: 2_000, temperature: 0.1 },
  ALL,
];
