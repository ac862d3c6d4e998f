import { DEVIATIONS_95 } from './normal.ts';

/** Results of games, from the first player's view. */
export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** Points of the first player as a share of the games, a draw counting half. */
export const shareOf = ({ wins, draws, losses }: Tally): number =>
  (wins + draws / 2) / Math.max(1, wins + draws + losses);

/**
 * The interval that holds the true share with 95 % (E. B. Wilson, "Probable inference, the law of succession, and
 * statistical inference", 1927). Draws make it wider than need be.
 */
export function intervalOf(tally: Tally): readonly [low: number, high: number] {
  const games = tally.wins + tally.draws + tally.losses;
  if (games === 0) return [0, 1];
  const share = shareOf(tally);
  const z2 = DEVIATIONS_95 ** 2 / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = Math.sqrt(z2 * (share * (1 - share) + z2 / 4)) / (1 + z2);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

const percent = (value: number): string => (100 * value).toFixed(1);

/** E.g. `140 – 10 – 50 (72.5 %, 95 % between 65.9 and 78.2)`: wins, draws, losses and the points. */
export function describeTally(tally: Tally): string {
  const [low, high] = intervalOf(tally).map(percent);
  const { wins, draws, losses } = tally;
  return `${wins} – ${draws} – ${losses} (${percent(shareOf(tally))} %, 95 % between ${low} and ${high})`;
}
