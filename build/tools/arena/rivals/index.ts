import type { GameId } from '../../../../src-shared/games/index.ts';
import { foundation } from './foundation.ts';
import { concentration } from './linesOfActionConcentration.ts';
import { plainTree } from './plainTree.ts';
import { noNetwork } from './noNetwork.ts';
import { randomMover } from './randomMover.ts';
import type { Rival } from './rival.ts';
import { simpleMover } from './simpleMover.ts';

/** Rivals of every game, by the name they have on the command line. */
const COMMON_RIVALS: Readonly<Record<string, Rival>> = {
  foundation,
  random: randomMover,
  simple: simpleMover,
};

/** Rivals that play one game only, by name. */
const GAME_RIVALS: Readonly<Partial<Record<GameId, Readonly<Record<string, Rival>>>>> = {
  linesOfAction: { concentration },
  hex: { plainTree, noNetwork },
};

/** The rivals that can play a game. */
export const rivalsOf = (gameId: GameId): Readonly<Record<string, Rival>> => ({
  ...COMMON_RIVALS,
  ...GAME_RIVALS[gameId],
});
