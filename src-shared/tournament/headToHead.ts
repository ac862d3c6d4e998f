import { ELO_PER_LOGIT, eloOfShare } from './elo.ts';
import { DEVIATIONS_95 } from './normal.ts';
import { shareOf, type Tally } from './tally.ts';

/**
 * How often pairs of games, one opening with each player on each side, brought the first player nothing, half a point,
 * one, one and a half, and two.
 */
export type PairCounts = readonly [number, number, number, number, number];

export const NO_PAIRS: PairCounts = [0, 0, 0, 0, 0];

/** What two players have made of their games, from the first one's view. */
export interface HeadToHead extends Tally {
  /** Of those games whose openings have been played twice. */
  readonly pairs: PairCounts;
}

/** An Elo difference, known within `error` either way with 95 %. */
export interface EloEstimate {
  readonly elo: number;
  readonly error: number;
}

/**
 * The Elo difference that a result suggests, with the error by the spread of the games' points; `undefined` while one
 * of the two has all points.
 */
export function eloOf(tally: Tally): EloEstimate | undefined {
  const { wins, draws, losses } = tally;
  const games = wins + draws + losses;
  const share = shareOf(tally);
  if (games === 0 || share <= 0 || share >= 1) return undefined;
  const variance = (wins + draws / 4) / games - share ** 2;
  // The slope of the logistic curve carries an error of the share over to one of Elo.
  const perShare = ELO_PER_LOGIT / (share * (1 - share));
  const error = DEVIATIONS_95 * Math.sqrt(variance / games) * perShare;
  return { elo: eloOfShare(share), error };
}

/**
 * The likelihood of superiority: how probable it is that the first is the better of two, by the games that somebody
 * won, when before them every strength was equally likely. It is P(p > ½) for the Beta distribution of wins + 1 and
 * losses + 1, which is a sum of binomials (M. Abramowitz, I. Stegun, 26.5.7).
 */
export function likelihoodOfSuperiority({ wins, losses }: Pick<Tally, 'wins' | 'losses'>): number {
  const trials = wins + losses + 1;
  /** By logarithms: with thousands of games the terms alone are too small. */
  let logTerm = -trials * Math.LN2;
  let sum = 0;
  for (let i = 0; i <= wins; i++) {
    sum += Math.exp(logTerm);
    logTerm += Math.log((trials - i) / (i + 1));
  }
  return Math.min(1, sum);
}
