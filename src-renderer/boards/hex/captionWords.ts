import type { CoordinateStyle } from '../../../src-shared/core/notation.ts';
import { captionsOf, type HexCaption } from '../../../src-shared/games/hex/captions.ts';
import { COORDINATES, makeCell } from '../../../src-shared/games/hex/notation.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import type { Step } from '../boardProps.ts';
import { hexWords } from './words.ts';

/** More cells than these are only counted. */
const MOST_NAMED = 3;

/** What a stone has done, as sentences. */
export function captions(
  { before, move, after }: Step<HexPosition>,
  style: CoordinateStyle,
): readonly string[] {
  const name = (cell: number): string => makeCell(after.size, cell, COORDINATES[style]);
  return captionsOf(before, move, after).map((caption) => inWords(caption, name));
}

function inWords(caption: HexCaption, name: (cell: number) => string): string {
  const { captions: words, sides } = hexWords();
  const side = sides[caption.side];
  switch (caption.kind) {
    case 'swaps':
      return words.swaps(side);
    case 'links':
      return words.links(side, caption.groups);
    case 'detour':
      return words.detour(side, caption.before, caption.now);
    case 'needs':
      return words.needs(side, caption.stones);
    case 'threatens':
      return caption.cells.length > MOST_NAMED
        ? words.threatensMany(side, caption.cells.length)
        : words.threatens(side, caption.cells.map(name));
    case 'unstoppable':
      return words.unstoppable(side);
  }
}
