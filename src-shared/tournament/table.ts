import { SIDES } from '../core/side.ts';
import { type HeadToHead, NO_PAIRS, type PairCounts } from './headToHead.ts';
import { pairingsOf, type TournamentPlan } from './plan.ts';
import { ratingsOf } from './ratings.ts';
import { scheduleOf, sideOfFirst } from './schedule.ts';
import { shareOf, type Tally } from './tally.ts';
import type { PlayedGame } from './playedGame.ts';

/** What each two have made of their games, by the number of the pairing, from its first one’s view. */
export const headToHeads = (
  plan: TournamentPlan,
  games: readonly PlayedGame[],
): readonly HeadToHead[] => followGames(plan, games, () => undefined);

/** The same, with what there was on the way. @param onPair told when an opening has been played twice. */
export function followGames(
  plan: TournamentPlan,
  games: readonly PlayedGame[],
  onPair: (pairing: number, result: HeadToHead) => void,
): readonly HeadToHead[] {
  const schedule = scheduleOf(plan);
  const results = pairingsOf(plan).map(() => ({
    ...{ wins: 0, draws: 0, losses: 0 },
    pairs: [...NO_PAIRS] as [...PairCounts],
  }));
  /** By pair of games: half points of the one that has been played. */
  const halves = new Map<number, number>();
  for (const { index, winner } of games) {
    const pairing = schedule[index]?.pairing ?? -1;
    const result = results[pairing];
    if (result === undefined) continue;
    const halfPoints = winner === null ? 1 : winner === sideOfFirst(index) ? 2 : 0;
    if (halfPoints === 1) result.draws++;
    else if (halfPoints === 2) result.wins++;
    else result.losses++;
    const pair = Math.floor(index / 2);
    const other = halves.get(pair);
    if (other === undefined) {
      halves.set(pair, halfPoints);
      continue;
    }
    result.pairs[other + halfPoints]!++;
    onPair(pairing, result);
  }
  return results;
}

/** A tally as the other one sees it. */
export const turned = ({ wins, draws, losses }: Tally): Tally => ({
  wins: losses,
  draws,
  losses: wins,
});

/** A line of the standings. */
export interface Standing extends Tally {
  /** The number of the participant. */
  readonly player: number;
  readonly games: number;
  /** A draw counts half. */
  readonly points: number;
  readonly elo: number;
  readonly error: number;
  /** How probable it is that it is better than the next in the standings, 0–1; missing for the last. */
  readonly superiority?: number;
  /** Games it lost by something else than play: a crash, an illegal move. */
  readonly forfeits: number;
  /** By participant: its results against each, missing where the two do not meet. */
  readonly against: readonly (Tally | undefined)[];
}

/** The standings, the best rating first, with the cross table. */
export function standingsOf(
  plan: TournamentPlan,
  games: readonly PlayedGame[],
): readonly Standing[] {
  const pairings = pairingsOf(plan);
  const results = headToHeads(plan, games);
  const encounters = pairings.map(([first, second], pairing) => {
    const { wins, draws, losses } = results[pairing]!;
    return { first, second, games: wins + draws + losses, points: wins + draws / 2 };
  });
  const ratings = ratingsOf(plan.participants.length, encounters);
  const forfeits = forfeitsOf(plan, games);
  const lines = [...plan.participants.keys()].map((player): Standing => {
    const against = [...plan.participants.keys()].map((opponent) => {
      const asFirst = pairings.findIndex(([one, two]) => one === player && two === opponent);
      if (asFirst >= 0) return results[asFirst];
      const asSecond = pairings.findIndex(([one, two]) => two === player && one === opponent);
      return asSecond < 0 ? undefined : turned(results[asSecond]!);
    });
    const sum = (key: keyof Tally): number =>
      against.reduce((total, tally) => total + (tally?.[key] ?? 0), 0);
    const tally = { wins: sum('wins'), draws: sum('draws'), losses: sum('losses') };
    return {
      ...{ player, ...tally, against, forfeits: forfeits[player] ?? 0 },
      games: tally.wins + tally.draws + tally.losses,
      points: tally.wins + tally.draws / 2,
      ...ratings.players[player]!,
    };
  });
  const ordered = lines.toSorted(
    (one, other) =>
      other.elo - one.elo || shareOf(other) - shareOf(one) || one.player - other.player,
  );
  return ordered.map((line, place) => {
    const next = ordered[place + 1];
    if (next === undefined) return line;
    return { ...line, superiority: ratings.superiority(line.player, next.player) };
  });
}

/** By participant. */
function forfeitsOf(plan: TournamentPlan, games: readonly PlayedGame[]): readonly number[] {
  const schedule = scheduleOf(plan);
  const forfeits = new Array<number>(plan.participants.length).fill(0);
  for (const { index, winner, forfeit } of games) {
    if (forfeit === undefined) continue;
    const loser = SIDES.find((side) => side !== winner);
    if (loser !== undefined) forfeits[schedule[index]?.players[loser] ?? -1]!++;
  }
  return forfeits;
}
