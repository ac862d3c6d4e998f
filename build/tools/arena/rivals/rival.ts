import type { Position } from '../../../../src-shared/core/game.ts';
import type { Setup } from '../../../../src-shared/core/setup.ts';
import type { GameId } from '../../../../src-shared/games/index.ts';
import type { Engine } from '../../../../src-shared/search/engine.ts';

/** Makes an engine to measure ours against, for one game with one setup. */
export type Rival = (gameId: GameId, setup: Setup) => Pick<Engine<Position>, 'search'>;
