import type { Position } from '../core/game.ts';
import type { Engine } from '../search/engine.ts';
import { domineeringEngine } from './domineering/engine.ts';
import { dotsAndTrianglesEngine } from './dotsAndTriangles/engine.ts';
import { hexEngine } from './hex/engine.ts';
import type { GAMES, GameId } from './index.ts';
import { linesOfActionEngine } from './linesOfAction/engine.ts';
import { scoreFourEngine } from './scoreFour/engine.ts';

type PositionOf<Id extends GameId> = ReturnType<(typeof GAMES)[Id]['initial']>;

/** How each game is searched, by its id: the one line per game of this layer. */
export const ENGINES: { readonly [Id in GameId]: Engine<PositionOf<Id>> } = {
  scoreFour: scoreFourEngine,
  linesOfAction: linesOfActionEngine,
  hex: hexEngine,
  domineering: domineeringEngine,
  dotsAndTriangles: dotsAndTrianglesEngine,
};

/** An engine for code that treats all games alike; it takes positions of its game only. */
export const engineById = (id: GameId): Engine<Position> => ENGINES[id] as Engine<Position>;
