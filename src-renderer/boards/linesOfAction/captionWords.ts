import type { CoordinateStyle } from '../../../src-shared/core/notation.ts';
import {
  captionsOf,
  type LinesOfActionCaption,
} from '../../../src-shared/games/linesOfAction/captions.ts';
import { COORDINATES, makeSquare } from '../../../src-shared/games/linesOfAction/notation.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import type { Step } from '../boardProps.ts';
import { linesOfActionWords } from './words.ts';

/** What a move has done, as sentences. */
export function captions(
  { before, move, after }: Step<LinesOfActionPosition>,
  style: CoordinateStyle,
): readonly string[] {
  const name = (square: number): string => makeSquare(square, COORDINATES[style]);
  return captionsOf(before, move, after).map((caption) => inWords(caption, name));
}

function inWords(caption: LinesOfActionCaption, name: (square: number) => string): string {
  const { captions: words, sides } = linesOfActionWords();
  const side = sides[caption.side];
  switch (caption.kind) {
    case 'passes':
      return words.passes(side);
    case 'captures':
      return words.captures(side, name(caption.square), caption.left);
    case 'groups':
      return words[caption.change](side, caption.groups);
    case 'canWin':
      return words.canWin(side);
    case 'threatens':
      return words.threatens(side);
  }
}
