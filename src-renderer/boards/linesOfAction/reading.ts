import { otherSide, SIDES } from '../../../src-shared/core/side.ts';
import { winsAtOnce } from '../../../src-shared/games/linesOfAction/captions.ts';
import { pieceMoves, toOf } from '../../../src-shared/games/linesOfAction/moves.ts';
import { COORDINATES, makeSquare } from '../../../src-shared/games/linesOfAction/notation.ts';
import {
  groupOf,
  type LinesOfActionPosition,
  piecesOf,
} from '../../../src-shared/games/linesOfAction/position.ts';
import { messages } from '../../i18n/messages.ts';
import { readingWords } from '../../i18n/reading/index.ts';
import type { BoardReading } from '../boardEntry.ts';
import { groupsIn } from '../shared/groups.ts';
import { moveInWords } from './squareNames.ts';
import { linesOfActionWords } from './words.ts';

/** Each side's pieces, group by group; what wins at once, and what can be taken. */
export const reading: BoardReading<LinesOfActionPosition> = {
  board(position, style) {
    const { sentence, list } = messages.joints;
    return SIDES.flatMap((side) => {
      const pieces = piecesOf(position, side);
      const groups = groupsIn(pieces, (square) => groupOf(position, square));
      const names = groups.map((group) =>
        list(group.map((square) => makeSquare(square, COORDINATES[style]))),
      );
      return [
        sentence(linesOfActionWords().groups(side, pieces.length, groups.length)),
        sentence(readingWords().all(names)),
      ];
    });
  },

  threats(position, style) {
    const { sides } = linesOfActionWords();
    const words = readingWords();
    return [position.sideToMove, otherSide(position.sideToMove)].flatMap((side) => {
      const winning = pieceMoves(position, side)
        .filter((move) => winsAtOnce(position, side, move))
        .map((move) => moveInWords(position, move, style));
      const taken = new Set(pieceMoves(position, otherSide(side)).map(toOf));
      const inDanger = piecesOf(position, side)
        .filter((square) => taken.has(square))
        .map((square) => makeSquare(square, COORDINATES[style]));
      return [
        ...(winning.length === 0 ? [] : [words.canWin(sides[side], winning)]),
        ...(inDanger.length === 0 ? [] : [words.inDanger(sides[side], inDanger)]),
      ];
    });
  },
};
