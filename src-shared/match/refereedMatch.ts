import { err, ok, type Result } from '../core/result.ts';
import type { Side } from '../core/side.ts';
import type { DrawOffer } from './draws.ts';
import type { Match } from './match.ts';

/** The match that a referee has in its charge, and who is thinking about it. */
export interface RefereedMatch {
  readonly matchId: string;
  readonly match: Match;
  readonly thinkingSide: Side | undefined;
  /** Whose time passes; the match says how much of it had passed when this was made. */
  readonly runningSide?: Side | undefined;
  /** The clock of the person to move stands until somebody sees the board. */
  readonly isClockWaiting?: boolean;
  /** The last offer of a draw that still matters. */
  readonly drawOffer?: DrawOffer | undefined;
}

/** What a person had before their eyes when they asked for something. */
export interface Seen {
  readonly matchId: string;
  readonly revision: number;
}

export interface SeenError {
  readonly code: 'ERR_NO_MATCH' | 'ERR_STALE';
  /** A sentence without its full stop. */
  readonly message: string;
}

/** The match, if it still is as it was seen. */
export function asSeen(
  current: RefereedMatch | undefined,
  seen: Seen,
): Result<RefereedMatch, SeenError> {
  if (current === undefined) {
    return err({ code: 'ERR_NO_MATCH', message: 'there is no game to do this in' });
  }
  if (seen.matchId === current.matchId && seen.revision === current.match.revision)
    return ok(current);
  const message = 'the game has changed in the meantime, so nothing was done';
  return err({ code: 'ERR_STALE', message });
}
