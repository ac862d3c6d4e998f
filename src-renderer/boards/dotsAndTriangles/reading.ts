import { asMove } from '../../../src-shared/core/move.ts';
import { SIDES } from '../../../src-shared/core/side.ts';
import { hasSafeLine } from '../../../src-shared/games/dotsAndTriangles/captions.ts';
import {
  completedBy,
  type DotsPosition,
  openLines,
  scoreOf,
} from '../../../src-shared/games/dotsAndTriangles/position.ts';
import { messages } from '../../i18n/messages.ts';
import { readingWords } from '../../i18n/reading/index.ts';
import type { BoardReading } from '../boardEntry.ts';
import { moveInWords } from './lineNames.ts';
import { dotsWords } from './words.ts';

/** What each side owns and which lines are left; which of them close something. */
export const reading: BoardReading<DotsPosition> = {
  board(position) {
    const { said, sentence, list } = messages.joints;
    const words = dotsWords();
    const open = openLines(position);
    return [
      ...SIDES.map((side) =>
        sentence(said(words.sides[side], words.triangles(scoreOf(position, side)))),
      ),
      words.left(open.length),
      ...(open.length === 0 ? [] : [sentence(list(runs(open.map((line) => line + 1))))]),
    ];
  },

  threats(position) {
    const { closing, nothingCloses } = readingWords();
    const lines = openLines(position)
      .filter((line) => completedBy(position, line).length > 0)
      .map((line) => moveInWords(position, asMove(line)));
    return [
      lines.length === 0 ? nothingCloses : closing(lines),
      ...(hasSafeLine(position) ? [] : [dotsWords().captions.nothingSafe]),
    ];
  },
};

/** Numbers in their order, those that follow each other as `3–7`. */
function runs(numbers: readonly number[]): readonly string[] {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`));
}
