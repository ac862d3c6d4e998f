import { ALL, type LevelPlan } from '../../search/levels.ts';

/**
 * By level, 1 first; docs/measurements.md tells how they do against each other. To choose softly takes exact scores of
 * many moves, which cost most of the nodes here: from level 4 on only the nodes or the time are fewer.
 */
export const LINES_OF_ACTION_PLANS: readonly LevelPlan[] = [
  { ...ALL, maxDepth: 2, temperature: 0.28, attention: 0.9 },
  { ...ALL, maxDepth: 2, temperature: 0.2 },
  { ...ALL, maxDepth: 2, temperature: 0.1 },
  { ...ALL, maxNodes: 1_000 },
  { ...ALL, maxNodes: 3_000 },
  { ...ALL, maxNodes: 11_000 },
  { ...ALL, timeShare: 0.18 },
  ALL,
];
