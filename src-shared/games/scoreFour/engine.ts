import type { Engine, SearchLimits } from '../../search/engine.ts';
import { makeAlphaBetaKernelEngine } from '../../search/alphaBetaKernelEngine.ts';
import { ALL, type LevelPlan } from '../../search/levels.ts';
import { bookMoves, lookUp } from './book.ts';
import { CELL_COUNT } from './geometry.ts';
import { type ScoreFourKernel, scoreFourKernel, setPosition } from './kernel/kernel.ts';
import type { ScoreFourPosition } from './position.ts';
import { legalMoves } from './rules.ts';

/** By level, 1 first: docs/measurements.md tells how they do against each other. */
const PLANS: readonly LevelPlan[] = [
  { ...ALL, maxDepth: 1, temperature: 20, attention: 0.75 },
  { ...ALL, maxDepth: 1, temperature: 0.55 },
  { ...ALL, maxDepth: 2, temperature: 0.8 },
  { ...ALL, maxNodes: 1_300, temperature: 0.4 },
  { ...ALL, maxNodes: 3_600, temperature: 0.25 },
  { ...ALL, maxNodes: 9_500, temperature: 0.15 },
  { ...ALL, timeShare: 0.03, temperature: 0.08 },
  ALL,
];

/** The estimate that stands for a chance to win of 73 %. */
export const SCALE = 200;

const searching = makeAlphaBetaKernelEngine<ScoreFourPosition, ScoreFourKernel>({
  kernel: scoreFourKernel,
  legalMoves,
  setPosition,
  proofPlan({ ply }) {
    const free = CELL_COUNT - ply;
    const share = free <= 28 ? 1 : free <= 36 ? 0.5 : 0.1;
    return free <= 44 ? { share, maxPlies: free } : undefined;
  },
  plans: PLANS,
  scale: SCALE,
  pollInterval: 2048,
});

/** Weaker levels find their openings themselves. */
const FIRST_BOOK_LEVEL = 7;

/** What a processor core searches in a millisecond, about. */
const NODES_A_MS = 8_000;

/** So many nodes the book must have searched to be better than a thought: half of that one's, since it costs no time. */
function leastNodes({ level, timeMs, maxNodes = Infinity, threads = 1 }: SearchLimits): number {
  const { timeShare } = PLANS[level - 1] ?? ALL;
  return Math.min(maxNodes, timeMs * timeShare * threads * NODES_A_MS) / 2;
}

export const scoreFourEngine: Engine<ScoreFourPosition> = {
  ...searching,
  openingMoves: bookMoves,
  search(position, limits, hooks) {
    const isBookish =
      limits.usesBook === true && limits.purpose !== 'analysis' && limits.level >= FIRST_BOOK_LEVEL;
    const known = isBookish ? lookUp(position, limits.seed, leastNodes(limits)) : undefined;
    if (known === undefined) return searching.search(position, limits, hooks);
    hooks.onProgress(known);
    return known;
  },
};
