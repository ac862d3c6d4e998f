import type { Random } from '../core/random.ts';
import type { SearchLimits } from './engine.ts';
import type { SearchPlan } from './searchRun.ts';

/** How a level chooses among the moves that it has searched. */
export interface MoveChoice {
  /**
   * Of the softmax over what moves are worth: a move whose value is less by this much (1 is the step from even to
   * 73 % in the chance to win) is chosen e times more rarely.
   */
  readonly temperature: number;
  /** The chance that it sees a move at all, 0–1; below 1 it also misses a win or a loss in one move. */
  readonly attention: number;
}

/** How a level plays: weaker levels search less and choose more freely among good moves. */
export interface LevelPlan extends SearchPlan, MoveChoice {
  /** Plies searched at most; at least two plies are, however few nodes there are. */
  readonly maxDepth: number;
}

/** Everything there is; levels are this but for what they say. */
export const ALL: LevelPlan = {
  maxDepth: Infinity,
  maxNodes: Infinity,
  timeShare: 1,
  temperature: 0,
  attention: 1,
};

/**
 * By level, 1 first. docs/measurements.md tells how they do against each other. The step from 1 to 2 is the largest,
 * because from 2 up no win or loss in one move is missed.
 */
export const PLANS: readonly LevelPlan[] = [
  { ...ALL, maxDepth: 1, temperature: 2, attention: 0.7 },
  { ...ALL, maxDepth: 2, temperature: 2 },
  { ...ALL, maxDepth: 2, temperature: 0.4 },
  { ...ALL, maxNodes: 700, temperature: 0.2 },
  { ...ALL, maxNodes: 2_200, temperature: 0.15 },
  { ...ALL, maxNodes: 9_000, temperature: 0.1 },
  { ...ALL, timeShare: 0.12, temperature: 0.05 },
  ALL,
];

/**
 * How to search within some limits: as the level of the limits plays, but that an analysis sees every move and chooses
 * the best one. @param plans by level, 1 first. @throws Error for a level outside of that.
 */
export function planFor<P extends MoveChoice>(
  { level, purpose }: Pick<SearchLimits, 'level' | 'purpose'>,
  plans: readonly P[],
): P {
  const plan = plans[level - 1];
  if (plan === undefined) throw new Error(`there is no level ${level}`);
  return purpose === 'analysis' ? { ...plan, temperature: 0, attention: 1 } : plan;
}

/** The moves that a level sees, at least one. */
export function noticed<T>(moves: readonly T[], attention: number, random: Random): readonly T[] {
  if (attention === 1) return moves;
  const seen = moves.filter(() => random.unit() < attention);
  return seen.length > 0 ? seen : moves.slice(0, 1);
}

/**
 * The index of a value, the highest most likely: drawn from their softmax by adding Gumbel noise.
 * @param values in units of the temperature. @param temperature at least 0; 0 takes the first of the highest.
 */
export function sampleSoftmax(
  values: readonly number[],
  temperature: number,
  random: Random,
): number {
  const noise = (): number => -Math.log(-Math.log(random.unit() || Number.MIN_VALUE));
  let chosen = 0;
  let highest = -Infinity;
  for (const [index, value] of values.entries()) {
    const drawn = temperature === 0 ? value : value / temperature + noise();
    if (drawn <= highest) continue;
    highest = drawn;
    chosen = index;
  }
  return chosen;
}
