import type { Position } from '../../../../../src-shared/core/game.ts';
import type { GameId } from '../../../../../src-shared/games/index.ts';
import { DomineeringState } from './domineering.ts';
import { DotsState } from './dotsAndTriangles.ts';
import { HexState } from './hex.ts';
import { LinesOfActionState } from './linesOfAction.ts';
import { ScoreFourState } from './scoreFour.ts';
import type { SearchState } from './searchState.ts';

/** How a rival in plain TypeScript sees a position of each game. */
const TWINS: Readonly<Record<GameId, (position: never) => SearchState>> = {
  scoreFour: (position) => new ScoreFourState(position),
  linesOfAction: (position) => new LinesOfActionState(position),
  hex: (position) => new HexState(position),
  domineering: (position) => new DomineeringState(position),
  dotsAndTriangles: (position) => new DotsState(position),
};

export const makeTwin = (gameId: GameId, position: Position): SearchState =>
  TWINS[gameId](position as never);
