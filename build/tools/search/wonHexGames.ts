import { readFileSync } from 'node:fs';
import { asMove } from '../../../src-shared/core/move.ts';
import type { Side } from '../../../src-shared/core/side.ts';
import { mirrorOf } from '../../../src-shared/games/hex/geometry.ts';
import { hex } from '../../../src-shared/games/hex/index.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';

const SIZE = 11;

/** How a file of games is written. */
export const WON_GAMES_HELP =
  'FILE, of lines “WINNER | MOVES”: black or white, and cells as a1 b2 of 11 × 11, black first and from top to bottom';

export interface WonHexGame {
  readonly winner: Side;
  /** After each move. */
  readonly positions: readonly HexPosition[];
}

/** Reads games whose winner is known. */
export function readWonHexGames(file: string | undefined): readonly WonHexGame[] {
  if (file === undefined) throw new Error('name a file of games');
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^(black|white) /.test(line))
    .map(parse);
}

/** Black joins top and bottom there, as X does here; so everything is mirrored on the long diagonal. */
function parse(line: string): WonHexGame {
  const [winner = '', moves = ''] = line.split('|').map((part) => part.trim());
  const positions: HexPosition[] = [];
  let position: HexPosition = hex.initial({ size: SIZE, swap: 0 });
  for (const text of moves.split(/\s+/)) {
    const [, letter, row] = /^([a-k])(\d{1,2})$/.exec(text) ?? [];
    if (letter === undefined || row === undefined) throw new Error(`“${text}” is no cell`);
    const cell = mirrorOf(SIZE, letter.charCodeAt(0) - 97 + SIZE * (Number(row) - 1));
    position = hex.play(position, asMove(cell));
    positions.push(position);
  }
  return { winner: winner === 'black' ? 0 : 1, positions };
}
