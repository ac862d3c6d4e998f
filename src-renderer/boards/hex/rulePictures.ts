import { unwrap } from '../../../src-shared/core/result.ts';
import { type Setup, setupValue } from '../../../src-shared/core/setup.ts';
import { hex } from '../../../src-shared/games/hex/index.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import type { RulePictures } from '../boardEntry.ts';
import { playToEnd } from '../shared/playToEnd.ts';

export type HexPicture = 'bridge' | 'kept' | 'first' | 'taken';

const plain = { size: 5, swap: 0 };
const withSwap = { size: 5, swap: 1 };

/** Two stones that are as good as joined, why they are, and the swap where there is one. */
export const rulePictures = (setup: Setup): RulePictures<HexPosition, HexPicture> => ({
  bridge: {
    position: unwrap(hex.codec.decode(plain, '...../..o../...x./.o.../..x.. o')),
    lastMove: undefined,
    marks: [11, 12].map((cell) => ({ tone: 'good', cell })),
  },
  kept: playToEnd(hex, plain, 'B2 C2', '...../..o../...x./.o.../..... x'),
  ...(setupValue(setup, 'swap') === 1 && {
    first: playToEnd(hex, withSwap, 'D1'),
    taken: playToEnd(hex, withSwap, 'D1 swap'),
  }),
});
