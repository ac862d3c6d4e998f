import { SIDES } from '../../../src-shared/core/side.ts';
import { sureWinner } from '../../../src-shared/games/domineering/captions.ts';
import { makeCell } from '../../../src-shared/games/domineering/notation.ts';
import {
  type DomineeringPosition,
  dominoes,
  roomOf,
} from '../../../src-shared/games/domineering/position.ts';
import { messages } from '../../i18n/messages.ts';
import { readingWords } from '../../i18n/reading/index.ts';
import type { BoardReading } from '../boardEntry.ts';
import { domineeringWords } from './words.ts';

/** Where each side's dominoes lie; the room that each is sure of. */
export const reading: BoardReading<DomineeringPosition> = {
  board(position, style) {
    const { said, sentence, list } = messages.joints;
    return SIDES.map((side) => {
      const names = dominoes(position)
        .filter((domino) => domino.side === side)
        .map(({ cell, partner }) =>
          [cell, partner].map((half) => makeCell(position, half, style)).join('–'),
        );
      const places = names.length === 0 ? readingWords().none : list(names);
      return sentence(said(domineeringWords().sides[side], places));
    });
  },

  threats(position) {
    const { said, sentence } = messages.joints;
    const words = domineeringWords();
    const winner = sureWinner(position);
    const room = SIDES.map((side) => {
      const { sure, most } = roomOf(position, side);
      return sentence(said(words.sides[side], words.left(sure, most)));
    });
    return winner === undefined ? room : [...room, words.captions.decided(words.sides[winner])];
  },
};
