import {
  captionsOf,
  type DotsCaption,
} from '../../../src-shared/games/dotsAndTriangles/captions.ts';
import type { DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import type { Step } from '../boardProps.ts';
import { dotsWords } from './words.ts';

/** What a line has done, as sentences. */
export const captions = ({ before, move, after }: Step<DotsPosition>): readonly string[] =>
  captionsOf(before, move, after).map(inWords);

function inWords(caption: DotsCaption): string {
  const { captions: words, sides } = dotsWords();
  switch (caption.kind) {
    case 'closes':
      return words.closes(sides[caption.side], caption.triangles, caption.movesAgain);
    case 'offers':
      return words.offers(sides[caption.side]);
    case 'nothingSafe':
      return words.nothingSafe;
    case 'decided':
      return words.decided(sides[caption.side]);
  }
}
