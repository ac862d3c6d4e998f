import {
  completedBy,
  type DotsPosition,
} from '../../../src-shared/games/dotsAndTriangles/position.ts';
import { messages } from '../../i18n/messages.ts';

/** What a screen reader says for each line, e.g. `line 4, not drawn, closes 1 triangle, extra turn`. */
export function lineNames(position: DotsPosition): readonly string[] {
  const words = messages.boards.dotsAndTriangles;
  return position.drawn.map((isDrawn, line) => {
    if (isDrawn) return words.drawn(line + 1);
    const closed = completedBy(position, line).length;
    const what = closed === 0 ? '' : words.closes(closed, !position.isExtraTurn);
    return words.open(line + 1) + what;
  });
}
