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

/** The move that led to the position after so many moves, and where it was made; `undefined` at the start. */
export function lastMoveAt(
  {
    moves,
    positions,
  }: { readonly moves: readonly Move[]; readonly positions: readonly Position[] },
  ply: number,
): { readonly move: Move; readonly before: Position } | undefined {
  const [move, before] = [moves[ply - 1], positions[ply - 1]];
  return move === undefined || before === undefined ? undefined : { move, before };
}

/** A line beside the one that the match is at. */
export interface OtherLine {
  readonly lineId: number;
  /** How many moves it has in common with the line that the match is at. */
  readonly shared: number;
  readonly line: Line;
  readonly termination: MatchSnapshot['termination'];
}

/** The lines of a snapshot beside its own. @param line its own @param earlier the same lines as they were known before */
export function otherLinesOf(
  snapshot: MatchSnapshot,
  line: Line,
  earlier?: ReadonlyMap<number, Line>,
): readonly OtherLine[] {
  const { matchId, config } = snapshot;
  return snapshot.otherLines.map(({ lineId, shared, moves, termination }) => {
    const whole = [...snapshot.moves.slice(0, shared), ...moves];
    const known = earlier?.get(lineId) ?? line;
    return {
      lineId,
      shared,
      line: lineOf({ matchId, config, moves: whole }, known),
      termination,
    };
  });
}

/** Plays a snapshot's moves with the shared rules; what an earlier line has in common with it is not played again. */
export function lineOf(
  snapshot: Pick<MatchSnapshot, 'matchId' | 'config' | 'moves'>,
  earlier?: Line,
): Line {
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
