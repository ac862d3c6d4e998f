import type { MoveTag } from '../../src-shared/analysis/review.ts';

/** What annotators write behind a move; most moves need nothing. */
export const TAG_SIGNS: Readonly<Partial<Record<MoveTag, string>>> = {
  onlyMove: '!',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  missedWin: '??',
};
