import type { Position } from '../../../../src-shared/core/game.ts';
import { makeHexEngine } from '../../../../src-shared/games/hex/engine.ts';
import { EVERYTHING, USES_NETWORK } from '../../../../src-shared/games/hex/kernel/constants.ts';
import { HEX_PLANS } from '../../../../src-shared/games/hex/levels.ts';
import type { Engine } from '../../../../src-shared/search/engine.ts';
import type { Rival } from './rival.ts';

/** The search of Hex with everything but its network. */
export const noNetwork: Rival = () => {
  const plans = HEX_PLANS.map((plan) => ({ ...plan, uses: EVERYTHING - USES_NETWORK }));
  return makeHexEngine(plans) as Pick<Engine<Position>, 'search'>;
};
