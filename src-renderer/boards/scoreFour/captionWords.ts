import { heightOf, pegOf } from '../../../src-shared/games/scoreFour/geometry.ts';
import { captionsOf, type ScoreFourCaption } from '../../../src-shared/games/scoreFour/captions.ts';
import { makePeg } from '../../../src-shared/games/scoreFour/notation.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import type { Step } from '../boardProps.ts';
import { scoreFourWords } from './words.ts';

/** What a bead has done, as sentences. */
export const captions = ({ before, move, after }: Step<ScoreFourPosition>): readonly string[] =>
  captionsOf(before, move, after).map(inWords);

function inWords(caption: ScoreFourCaption): string {
  const { captions: words, sides, place } = scoreFourWords();
  const side = sides[caption.side];
  const at = (cell: number): string => place(makePeg(pegOf(cell)), heightOf(cell) + 1);
  switch (caption.kind) {
    case 'missed':
      return words.missed(side, at(caption.cell));
    case 'blocks':
      return words.blocks(side, at(caption.cell));
    case 'canWin':
      return words.canWin(side, at(caption.cell));
    case 'threatens':
      return words.threatens(side, caption.cells.map(at));
    case 'unstoppable':
      return words.unstoppable(side);
  }
}
