import type { Move } from '../../../src-shared/core/move.ts';
import { type CoordinateStyle, notationIn } from '../../../src-shared/core/notation.ts';
import { otherSide } from '../../../src-shared/core/side.ts';
import { linesOfAction } from '../../../src-shared/games/linesOfAction/index.ts';
import {
  type LinesOfActionMotive,
  motivesOf,
} from '../../../src-shared/games/linesOfAction/motives.ts';
import { COORDINATES, makeSquare } from '../../../src-shared/games/linesOfAction/notation.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import type { Reason } from '../boardEntry.ts';
import { motiveWords } from './i18n/motives/index.ts';
import { linesOfActionWords } from './words.ts';

/** What a move is good for. */
export const reasons = (
  before: LinesOfActionPosition,
  move: Move,
  style: CoordinateStyle,
): readonly Reason<LinesOfActionPosition>[] =>
  motivesOf(before, move).map((motive) => ({ motive, text: inWords(motive, style) }));

function inWords(motive: LinesOfActionMotive, style: CoordinateStyle): string {
  const words = motiveWords();
  const other = linesOfActionWords().sides[otherSide(motive.side)];
  const at = (square: number): string => makeSquare(square, COORDINATES[style]);
  const moved = (move: Move): string =>
    motive.follows === undefined
      ? ''
      : notationIn(linesOfAction, style).make(motive.follows.start, move);
  switch (motive.kind) {
    case 'wins':
      return words.wins;
    case 'stopsWin':
      return words.stopsWin(other, moved(motive.threat));
    case 'unstoppable':
      return words.unstoppable(other);
    case 'threatens':
      return words.threatens(moved(motive.threat));
    case 'isolates':
      return words.isolates(other, at(motive.square), motive.groups);
    case 'captures':
      return words.captures(other, at(motive.square), motive.left);
    case 'joins':
      return words.joins(motive.before, motive.groups);
  }
}
