import type { Move } from '../../../src-shared/core/move.ts';
import { otherSide } from '../../../src-shared/core/side.ts';
import { type DotsMotive, motivesOf } from '../../../src-shared/games/dotsAndTriangles/motives.ts';
import type { DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import type { Reason } from '../boardEntry.ts';
import { motiveWords } from './i18n/motives/index.ts';
import { dotsWords } from './words.ts';

/** What a line is good for. */
export const reasons = (before: DotsPosition, move: Move): readonly Reason<DotsPosition>[] =>
  motivesOf(before, move).map((motive) => ({ motive, text: inWords(motive) }));

function inWords(motive: DotsMotive): string {
  const words = motiveWords();
  switch (motive.kind) {
    case 'decides':
      return words.decides;
    case 'closes':
      return words.closes(motive.triangles, motive.movesAgain);
    case 'best': {
      const { margin, lines } = motive;
      if (margin === 0) return words.level(lines);
      return margin > 0 ? words.ahead(margin, lines) : words.behind(-margin, lines);
    }
    case 'givesNone':
      return words.givesNone(motive.giving);
    case 'leavesNone':
      return words.leavesNone(dotsWords().sides[otherSide(motive.side)]);
  }
}
