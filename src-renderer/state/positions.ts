import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { gameById } from '../../src-shared/games/index.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';

/** The positions of a match, `positions[i]` after `i` moves, and what they were made from. */
export interface Line {
  readonly matchId: string;
  readonly moves: readonly Move[];
  readonly positions: readonly [Position, ...Position[]];
}

/** Plays a snapshot's moves with the shared rules; what an earlier line has in common with it is not played again. */
export function lineOf(snapshot: MatchSnapshot, earlier?: Line): Line {
  const { matchId, config } = snapshot;
  const moves = snapshot.moves as readonly number[] as readonly Move[];
  const game = gameById(config.gameId);
  const known = earlier?.matchId === matchId ? earlier : undefined;
  const positions: [Position, ...Position[]] = [known?.positions[0] ?? game.initial(config.setup)];
  let isShared = known !== undefined;
  let position = positions[0];
  for (const [ply, move] of moves.entries()) {
    isShared &&= known?.moves[ply] === move;
    position = (isShared ? known?.positions[ply + 1] : undefined) ?? game.play(position, move);
    positions.push(position);
  }
  return { matchId, moves, positions };
}
