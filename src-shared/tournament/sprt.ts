import { shareOfElo } from './elo.ts';
import type { PairCounts } from './headToHead.ts';

/** When a match is decided: by Wald’s test of two differences against each other. */
export interface StopRule {
  /** The Elo difference of the hypothesis that may be accepted as “no better”. */
  readonly elo0: number;
  /** The one that may be accepted as “better”; above `elo0`. */
  readonly elo1: number;
  /** How often “better” may be accepted although `elo0` is true. */
  readonly alpha: number;
  /** How often “no better” may be accepted although `elo1` is true. */
  readonly beta: number;
}

export type Hypothesis = 'elo0' | 'elo1';

export interface SprtState {
  /** The logarithm of the ratio of the two likelihoods. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  /** The hypothesis that was accepted. */
  readonly accepted: Hypothesis | undefined;
}

/** Points of a pair of games as a share. */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;
/** What has not happened yet is not impossible. */
const SMALLEST_COUNT = 1e-3;
const HALVINGS = 60;

/**
 * The generalised sequential probability ratio test over pairs of games (A. Wald, “Sequential Tests of Statistical
 * Hypotheses”, 1945; M. Van den Bergh, “A Practical Introduction to the GSPRT”): the five results of a pair have
 * probabilities that nobody knows, and each hypothesis only says which share of the points is expected. The
 * likelihood of a hypothesis is that of the likeliest probabilities with that share.
 */
export function sprtOf(pairs: PairCounts, { elo0, elo1, alpha, beta }: StopRule): SprtState {
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const total = pairs.reduce((sum, count) => sum + count, 0);
  const llr = total === 0 ? 0 : logRatio(pairs, shareOfElo(elo0), shareOfElo(elo1));
  const accepted = llr >= upper ? 'elo1' : llr <= lower ? 'elo0' : undefined;
  return { llr, lower, upper, accepted };
}

function logRatio(pairs: PairCounts, share0: number, share1: number): number {
  const counts = pairs.map((count) => Math.max(count, SMALLEST_COUNT));
  const [tilt0, tilt1] = [tiltTowards(counts, share0), tiltTowards(counts, share1)];
  return counts.reduce((sum, count, index) => {
    const share = SHARES[index] ?? 0;
    const weight0 = 1 + tilt0 * (share - share0);
    const weight1 = 1 + tilt1 * (share - share1);
    return sum + count * (Math.log(weight0) - Math.log(weight1));
  }, 0);
}

/**
 * The likeliest probabilities with a given expected share are the counted ones, each divided by
 * `1 + tilt · (its share − expected share)`, up to a factor. @returns that tilt, by halving.
 */
function tiltTowards(counts: readonly number[], expected: number): number {
  let [low, high] = [-1 / (1 - expected), 1 / expected];
  for (let step = 0; step < HALVINGS; step++) {
    const tilt = (low + high) / 2;
    const excess = counts.reduce((sum, count, index) => {
      const distance = (SHARES[index] ?? 0) - expected;
      return sum + (count * distance) / (1 + tilt * distance);
    }, 0);
    if (excess > 0) low = tilt;
    else high = tilt;
  }
  return (low + high) / 2;
}
