import type { Position } from '../../../../../src-shared/core/game.ts';
import type { GameId } from '../../../../../src-shared/games/index.ts';
import { DomineeringState } from './domineering.ts';
import { DotsState } from './dotsAndTriangles.ts';
import { HexState } from './hex.ts';
import { LinesOfActionState } from './linesOfAction.ts';
import { ScoreFourState } from './scoreFour.ts';
import type { SearchState } from './searchState.ts';

/** How a rival in plain TypeScript sees a position of a game; other games are searched over their rules. */
const TWINS: Readonly<Partial<Record<GameId, (position: never) => SearchState>>> = {
  scoreFour: (position) => new ScoreFourState(position),
  linesOfAction: (position) => new LinesOfActionState(position),
  hex: (position) => new HexState(position),
  domineering: (position) => new DomineeringState(position),
  dotsAndTriangles: (position) => new DotsState(position),
};

/** Whether a game has one. */
export const hasTwin = (gameId: GameId): boolean => TWINS[gameId] !== undefined;

/** @throws Error for a game without one. */
export function makeTwin(gameId: GameId, position: Position): SearchState {
  const make = TWINS[gameId];
  if (make === undefined) throw new Error(`${gameId} has no twin in TypeScript`);
  return make(position as never);
}
