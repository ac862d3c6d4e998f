import { ok, type Result } from '../src-shared/core/result.ts';
import { matchLevels, type Ratings } from '../src-shared/match/levelMatching.ts';
import { withSidesChanged } from '../src-shared/match/match.ts';
import type { PlayerSpec } from '../src-shared/match/playerSpec.ts';
import type { RefereeError } from '../src-shared/match/refereeContract.ts';
import { asSeen, type RefereedMatch, type Seen } from '../src-shared/match/refereedMatch.ts';
import type { PersistentReferee } from './persistentReferee.ts';

type Answer = Result<RefereedMatch, RefereeError>;

/** The next game of the same kind. */
export interface Rounds {
  /** The same game again, at the level that now matches the person where that is asked for. */
  restart(seen: Seen): Answer;
  /** The same game again with the sides changed, at the level that now matches the person. */
  rematch(seen: Seen): Answer;
}

/** @param ratings what the person's results say now. */
export function makeRounds(persistent: PersistentReferee, ratings: () => Ratings): Rounds {
  const { referee } = persistent;
  return {
    restart(seen) {
      const found = asSeen(referee.current, seen);
      if (!found.ok) return found;
      const { config } = found.value.match;
      const matched = matchLevels(config, ratings());
      const isSame = matched.players.every((player, side) =>
        sameLevel(player, config.players[side]),
      );
      if (!isSame) return ok(persistent.start(matched, persistent.demo));
      persistent.keepTime();
      return referee.restart(seen);
    },
    rematch(seen) {
      const found = asSeen(referee.current, seen);
      if (!found.ok) return found;
      const config = withSidesChanged(found.value.match.config);
      return ok(persistent.start(matchLevels(config, ratings()), persistent.demo));
    },
  };
}

const sameLevel = (player: PlayerSpec, other: PlayerSpec | undefined): boolean =>
  player.kind !== 'computer' || (other?.kind === 'computer' && other.level === player.level);
