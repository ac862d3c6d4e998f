import { otherSide, SIDES } from '../../../src-shared/core/side.ts';
import type { CoordinateStyle } from '../../../src-shared/core/notation.ts';
import { finishingCells, stonesNeeded } from '../../../src-shared/games/hex/captions.ts';
import { COORDINATES, makeCell } from '../../../src-shared/games/hex/notation.ts';
import { groupOf, type HexPosition } from '../../../src-shared/games/hex/position.ts';
import { readingWords } from '../../i18n/reading/index.ts';
import { messages } from '../../i18n/messages.ts';
import type { BoardReading } from '../boardEntry.ts';
import { groupsIn } from '../shared/groups.ts';
import { hexWords } from './words.ts';

const namer =
  ({ size }: HexPosition, style: CoordinateStyle) =>
  (cell: number): string =>
    makeCell(size, cell, COORDINATES[style]);

/** Each side's stones, group by group, and how far each is from joining its edges. */
export const reading: BoardReading<HexPosition> = {
  board(position, style) {
    const { said, sentence, list } = messages.joints;
    const name = namer(position, style);
    return SIDES.map((side) => {
      const cells = position.cells.flatMap((owner, cell) => (owner === side ? [cell] : []));
      const groups = groupsIn(cells, (cell) => groupOf(position, cell)).map((group) =>
        list(group.map(name)),
      );
      const { all, none } = readingWords();
      return sentence(said(hexWords().sides[side], groups.length === 0 ? none : all(groups)));
    });
  },

  threats(position, style) {
    const { captions, sides } = hexWords();
    const name = namer(position, style);
    return [position.sideToMove, otherSide(position.sideToMove)].flatMap((side) => {
      const stones = stonesNeeded(position, side);
      if (stones === undefined || stones === 0) return [];
      if (stones > 1) return [captions.needs(sides[side], stones)];
      return [captions.threatens(sides[side], finishingCells(position, side).map(name))];
    });
  },
};
