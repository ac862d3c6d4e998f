import type { Position } from '../../../../src-shared/core/game.ts';
import { makeHexEngine } from '../../../../src-shared/games/hex/engine.ts';
import { SEES_ENDS } from '../../../../src-shared/games/hex/kernel/constants.ts';
import { HEX_PLANS } from '../../../../src-shared/games/hex/levels.ts';
import type { Engine } from '../../../../src-shared/search/engine.ts';
import type { Rival } from './rival.ts';

/**
 * Plain Monte Carlo tree search at Hex: AMAF values and bridges, wins in one move, and none of the knowledge of
 * connections, inferior moves and good surroundings.
 */
export const plainTree: Rival = () => {
  const plans = HEX_PLANS.map((plan) => ({ ...plan, uses: SEES_ENDS }));
  return makeHexEngine(plans) as Pick<Engine<Position>, 'search'>;
};
