import { asMove, type Move } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { agreeToDraw } from '../../src-shared/match/draws.ts';
import {
  type Match,
  type MatchConfig,
  playMove,
  startMatch,
} from '../../src-shared/match/match.ts';
import type { Player } from '../../src-shared/match/player.ts';
import { makeReferee } from '../../src-shared/match/referee.ts';
import { MAX_GAME_PLIES } from '../../src-shared/tournament/schedule.ts';
import { SYSTEM_CLOCK } from '../time/awakeLimit.ts';

export interface GamePlan {
  readonly matchId: string;
  readonly config: MatchConfig;
  /** Moves made before the players begin. */
  readonly opening: readonly Move[];
  /** Made anew for each game, by side. */
  readonly players: readonly [Player, Player];
  /** Gives the game up. */
  readonly signal: AbortSignal;
  /** Told of the game after each move. */
  onChange(match: Match): void;
  onBug(error: unknown): void;
}

/**
 * Plays one game as a match is played: the referee asks the players, checks their moves by the rules, and lets one that
 * fails lose with the reason. @returns the match at its end; `undefined` when it was given up.
 */
export async function playGame(plan: GamePlan): Promise<Match | undefined> {
  const { matchId, config, opening, players, signal } = plan;
  const start = opening.reduce(
    (match, move) => unwrap(playMove(match, asMove(move))),
    startMatch(config, 1),
  );
  let end: (match: Match | undefined) => void = () => undefined;
  const ended = new Promise<Match | undefined>((resolve) => (end = resolve));
  const referee = makeReferee({
    timer: SYSTEM_CLOCK,
    makePlayer: (spec) => players[spec === config.players[0] ? 0 : 1],
    makeMatchId: () => matchId,
    onThinking: () => undefined,
    onBug: plan.onBug,
    onChange({ match }) {
      plan.onChange(match);
      if (match.termination !== undefined) end(match);
      else if (match.moves.length >= MAX_GAME_PLIES) end(agreeToDraw(match));
    },
  });
  const giveUp = (): void => end(undefined);
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  else referee.resume(matchId, start);
  const match = await ended;
  signal.removeEventListener('abort', giveUp);
  await referee.dispose();
  return match;
}
