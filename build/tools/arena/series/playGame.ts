import type { ForfeitFault } from '../../../../src-shared/core/forfeitFault.ts';
import type { Move } from '../../../../src-shared/core/move.ts';
import type { Setup } from '../../../../src-shared/core/setup.ts';
import type { Side } from '../../../../src-shared/core/side.ts';
import type { GameId } from '../../../../src-shared/games/index.ts';
import {
  currentPosition,
  forfeitMatch,
  gameOf,
  type Match,
  playMove,
  startMatch,
} from '../../../../src-shared/match/match.ts';
import { MAX_GAME_PLIES } from '../../../../src-shared/tournament/schedule.ts';
import type { Choice, Player } from './player.ts';

/** How a move was found, beside the move itself. */
export type Thought = Omit<Choice, 'move'> & { readonly side: Side };

export interface PlayedGame {
  /** In the notation of the game, those of the opening included. */
  readonly moves: readonly string[];
  readonly winner: Side | undefined;
  readonly reason: string;
  /** One for each move that a player chose. */
  readonly thoughts: readonly Thought[];
}

export interface GamePlan {
  readonly gameId: GameId;
  readonly setup: Setup;
  /** Moves made before the players begin. */
  readonly opening: readonly Move[];
  /** By side. */
  readonly players: readonly [Player, Player];
  readonly seed: number;
}

/** Plays one game; a player that fails or answers an illegal move loses it. */
export async function playGame(plan: GamePlan): Promise<PlayedGame> {
  const person = { kind: 'person' } as const;
  const { gameId, setup, opening, players, seed } = plan;
  let match = startMatch({ gameId, setup, players: [person, person] }, 1);
  const moves: string[] = [];
  const thoughts: Thought[] = [];

  /** Whether the move was legal. */
  function make(move: Move): boolean {
    const played = playMove(match, move);
    if (!played.ok) return false;
    moves.push(gameOf(match).notation.make(currentPosition(match), move));
    match = played.value;
    return true;
  }

  for (const move of opening) if (!make(move)) throw new Error('the opening is not legal');
  while (match.termination === undefined && match.moves.length < MAX_GAME_PLIES) {
    const side = currentPosition(match).sideToMove;
    const lose = (fault: ForfeitFault, what: string): Match =>
      forfeitMatch(match, side, { fault, reason: `${gameOf(match).sideNames[side]} ${what}` });
    try {
      const request = { history: match.moves, seed: seed + match.moves.length };
      const { move, ...thought } = await players[side].choose(request);
      thoughts.push({ side, ...thought });
      if (!make(move)) match = lose('ERR_OPPONENT_ILLEGAL', `made the illegal move ${move}`);
    } catch (error) {
      match = lose(
        'ERR_PLAYER_FAILED',
        `failed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  const { termination } = match;
  if (termination === undefined) {
    return { moves, thoughts, winner: undefined, reason: `not over after ${MAX_GAME_PLIES} moves` };
  }
  return { moves, thoughts, winner: termination.winner, reason: termination.reason };
}
