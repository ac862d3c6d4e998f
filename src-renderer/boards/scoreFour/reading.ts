import { cellAt, PEG_COUNT } from '../../../src-shared/games/scoreFour/geometry.ts';
import { makePeg } from '../../../src-shared/games/scoreFour/notation.ts';
import { beadsOn, type ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import { messages } from '../../i18n/messages.ts';
import { readingWords } from '../../i18n/reading/index.ts';
import type { BoardReading } from '../boardEntry.ts';
import { threatsInWords, threatView } from './threatView.ts';
import { scoreFourWords } from './words.ts';

/** The beads on each peg; who would win where, and which pegs are deadly. */
export const reading: BoardReading<ScoreFourPosition> = {
  board(position) {
    const { said, list } = messages.joints;
    const { pegs, emptyBoard } = readingWords();
    const told = Array.from({ length: PEG_COUNT }, (_, peg) => peg).flatMap((peg) => {
      const beads = Array.from({ length: beadsOn(position, peg) }, (_, height) => {
        const owner = position.cells[cellAt(peg, height)];
        return owner === undefined ? '' : scoreFourWords().bead(owner);
      });
      return beads.length === 0 ? [] : [said(makePeg(peg), list(beads))];
    });
    return [told.length === 0 ? emptyBoard : pegs(told)];
  },

  threats: (position) => [threatsInWords(threatView(position))],
};
