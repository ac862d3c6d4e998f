import type { Random } from '../core/random.ts';
import type { SearchLimits } from './engine.ts';

/** How a level plays: weaker levels search less and choose more softly among good moves. */
export interface LevelPlan {
  /** Plies searched at most. */
  readonly maxDepth: number;
  /** Nodes searched at most, once all moves have been searched two plies deep. */
  readonly maxNodes: number;
  /** Part of the thinking time that is used, 0–1. */
  readonly timeShare: number;
  /**
   * How softly it chooses: a move whose value is less by this much (1 is the step from even to 73 % in the chance to
   * win) is chosen e times more rarely.
   */
  readonly softness: number;
  /** The chance that it sees a move at all, 0–1; below 1 it also misses a win or a loss in one move. */
  readonly attention: number;
}

/** Everything there is; levels are this but for what they say. */
export const ALL: LevelPlan = {
  maxDepth: Infinity,
  maxNodes: Infinity,
  timeShare: 1,
  softness: 0,
  attention: 1,
};

/**
 * By level, 1 first. docs/measurements.md tells how they do against each other. The step from 1 to 2 is the largest,
 * because from 2 up no win or loss in one move is missed.
 */
export const PLANS: readonly LevelPlan[] = [
  { ...ALL, maxDepth: 1, softness: 2, attention: 0.7 },
  { ...ALL, maxDepth: 2, softness: 2 },
  { ...ALL, maxDepth: 2, softness: 0.4 },
  { ...ALL, maxNodes: 700, softness: 0.2 },
  { ...ALL, maxNodes: 2_200, softness: 0.15 },
  { ...ALL, maxNodes: 9_000, softness: 0.1 },
  { ...ALL, timeShare: 0.12, softness: 0.05 },
  ALL,
];

/** What a plan has of how a level chooses, besides how it searches. */
type Choosing = Pick<LevelPlan, 'softness' | 'attention'>;

/**
 * How to search within some limits: as the level of the limits plays, but that an analysis sees every move and chooses
 * the best one. @param plans by level, 1 first. @throws Error for a level outside of that.
 */
export function planFor<P extends Choosing>(
  { level, purpose }: Pick<SearchLimits, 'level' | 'purpose'>,
  plans: readonly P[],
): P {
  const plan = plans[level - 1];
  if (plan === undefined) throw new Error(`there is no level ${level}`);
  return purpose === 'analysis' ? { ...plan, softness: 0, attention: 1 } : plan;
}

/** The moves that a level sees, at least one. */
export function noticed<T>(moves: readonly T[], attention: number, random: Random): readonly T[] {
  if (attention === 1) return moves;
  const seen = moves.filter(() => random.unit() < attention);
  return seen.length > 0 ? seen : moves.slice(0, 1);
}

/**
 * The index of a value, the highest most likely: softmax with temperature `softness`, drawn by adding Gumbel noise.
 * @param values in units of the softness. @param softness at least 0; 0 takes the first of the highest.
 */
export function chooseSoftly(values: readonly number[], softness: number, random: Random): number {
  const noise = (): number => -Math.log(-Math.log(random.unit() || Number.MIN_VALUE));
  let chosen = 0;
  let highest = -Infinity;
  for (const [index, value] of values.entries()) {
    const drawn = softness === 0 ? value : value / softness + noise();
    if (drawn <= highest) continue;
    highest = drawn;
    chosen = index;
  }
  return chosen;
}
