import {
  captionsOf,
  type DomineeringCaption,
} from '../../../src-shared/games/domineering/captions.ts';
import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import { otherSide } from '../../../src-shared/core/side.ts';
import type { Step } from '../boardProps.ts';
import { domineeringWords } from './words.ts';

/** What a domino has done, as sentences. */
export const captions = ({ before, move, after }: Step<DomineeringPosition>): readonly string[] =>
  captionsOf(before, move, after).map(inWords);

function inWords(caption: DomineeringCaption): string {
  const { captions: words, sides } = domineeringWords();
  const side = sides[caption.side];
  switch (caption.kind) {
    case 'takes':
      return words.takes(side, sides[otherSide(caption.side)], caption.places);
    case 'sure':
      return words.sure(side, caption.gained, caption.sure);
    case 'decided':
      return words.decided(side);
  }
}
