import { hex } from '../../../src-shared/games/hex/index.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import type { WonGame } from '../boardEntry.ts';
import { playToEnd } from '../shared/playToEnd.ts';

/** O has joined left and right. */
export const wonGame = (): WonGame<HexPosition> =>
  playToEnd(hex, { size: 5, swap: 0 }, 'C2 C1 D1 D2 B2 B3 A3 C3 E1');
