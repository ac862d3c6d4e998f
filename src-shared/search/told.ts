import type { Score, SearchLimits, SearchProgress } from './engine.ts';

/** How far a level looks ahead; all the way where nothing is said. */
export interface Foresight {
  /** Plies searched at most. */
  readonly maxDepth?: number;
  /** Plies to an end that may be told, where that is not how deep it searches. */
  readonly horizon?: number;
}

/** The chance of whoever wins in the end, as far as a level can tell that does not see the end. */
const LIKELY = 0.75;

/**
 * What a level tells of a search. Kernels know ends by pattern and by table that lie far beyond what a weak level looks
 * ahead: it plays so that this hardly shows, and must not announce it either.
 */
export function toldByLevel(
  progress: SearchProgress,
  { horizon = Infinity, maxDepth = Infinity }: Foresight,
  purpose: SearchLimits['purpose'],
): SearchProgress {
  const plies = Math.min(horizon, maxDepth);
  if (purpose === 'analysis' || plies === Infinity) return progress;
  return {
    ...progress,
    depth: Math.min(progress.depth, plies),
    score: scoreWithin(progress.score, plies),
    principalVariation: progress.principalVariation.slice(0, plies),
  };
}

/** An end within so many plies, or what it is likely to be. */
function scoreWithin(score: Score, plies: number): Score {
  if (score.kind === 'estimate' || score.plies <= plies) return score;
  const { winner } = score;
  const winProbability = winner === undefined ? 0.5 : winner === 0 ? LIKELY : 1 - LIKELY;
  return { kind: 'estimate', winProbability };
}
