import { otherSide } from '../../../src-shared/core/side.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import type { End } from '../boardProps.ts';
import { hexWords } from './words.ts';

/** Why a game is over by its rules, as a sentence: who moved last has joined the edges. */
export function endInWords({ position, who }: End<HexPosition>): string {
  const side = otherSide(position.sideToMove);
  return hexWords().joined[side](who(side));
}
