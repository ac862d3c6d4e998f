import type { Move } from '../../../src-shared/core/move.ts';
import {
  completedBy,
  openLines,
  type DotsPosition,
} from '../../../src-shared/games/dotsAndTriangles/position.ts';
import { dotsWords } from './words.ts';

/** What a screen reader says for each line, e.g. `line 4, not drawn, closes 1 triangle, extra turn`. */
export function lineNames(position: DotsPosition): readonly string[] {
  const words = dotsWords();
  return position.drawn.map((isDrawn, line) =>
    isDrawn ? words.drawn(line + 1) : words.open(line + 1) + gain(position, line),
  );
}

/** What drawing a line brings: triangles and perhaps the extra turn; empty when nothing. */
function gain(position: DotsPosition, line: number): string {
  const closed = completedBy(position, line).length;
  const { closes } = dotsWords();
  const earnsTurn = !position.isExtraTurn && openLines(position).length > 1;
  return closed === 0 ? '' : closes(closed, earnsTurn);
}

/** A move as it is read aloud, e.g. `line 4, closes 1 triangle, extra turn`. */
export const moveInWords = (before: DotsPosition, move: Move): string =>
  dotsWords().move(move + 1) + gain(before, move);
