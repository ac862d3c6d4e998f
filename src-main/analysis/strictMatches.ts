import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import { isSameSetup, positionsOf } from '../../src-shared/analysis/positionPath.ts';
import { gameById } from '../../src-shared/games/index.ts';
import { currentPosition, type Match } from '../../src-shared/match/match.ts';

/** A match in which nobody is to be told what a position is worth. */
export const isStrictlyPlayed = ({ config, termination }: Match): boolean =>
  config.isStrict === true && termination === undefined;

/** Whether a path leads through the position at which a strict match waits for its next move. */
export function leadsThrough(path: PositionPath, match: Match): boolean {
  const { gameId, setup } = match.config;
  if (!isStrictlyPlayed(match) || match.moves.length === 0) return false;
  if (path.gameId !== gameId || !isSameSetup(path.setup, setup)) return false;
  const positions = positionsOf(path);
  if (!positions.ok) return false;
  const { codec } = gameById(gameId);
  const { sideToMove, ...rest } = currentPosition(match);
  const code = codec.encode({ sideToMove, ...rest });
  return positions.value.some(
    (each) => each.sideToMove === sideToMove && codec.encode(each) === code,
  );
}
