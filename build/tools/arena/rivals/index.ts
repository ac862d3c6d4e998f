import type { GameId } from '../../../../src-shared/games/index.ts';
import { foundation } from './foundation.ts';
import { concentration } from './linesOfActionConcentration.ts';
import { plainTree } from './plainTree.ts';
import { randomMover } from './randomMover.ts';
import type { Rival } from './rival.ts';
import { simpleMover } from './simpleMover.ts';

/** Rivals of every game, by the name they have on the command line. */
const COMMON_RIVALS: Readonly<Record<string, Rival>> = {
  foundation,
  random: randomMover,
  simple: simpleMover,
};

/** Rivals of one game, by name: the one line for each of them. */
const GAME_RIVALS: Readonly<Record<GameId, Readonly<Record<string, Rival>>>> = {
  scoreFour: {},
  linesOfAction: { concentration },
  hex: { plainTree },
  domineering: {},
  dotsAndTriangles: {},
};

/** The rivals that can play a game. */
export const rivalsOf = (gameId: GameId): Readonly<Record<string, Rival>> => ({
  ...COMMON_RIVALS,
  ...GAME_RIVALS[gameId],
});
