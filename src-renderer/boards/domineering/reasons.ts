import type { Move } from '../../../src-shared/core/move.ts';
import { otherSide } from '../../../src-shared/core/side.ts';
import {
  type DomineeringMotive,
  motivesOf,
} from '../../../src-shared/games/domineering/motives.ts';
import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import type { Reason } from '../boardEntry.ts';
import { motiveWords } from './i18n/motives/index.ts';
import { domineeringWords } from './words.ts';

/** What a domino is good for. */
export const reasons = (
  before: DomineeringPosition,
  move: Move,
): readonly Reason<DomineeringPosition>[] =>
  motivesOf(before, move).map((motive) => ({ motive, text: inWords(motive) }));

function inWords(motive: DomineeringMotive): string {
  const words = motiveWords();
  const { sides } = domineeringWords();
  const [side, other] = [sides[motive.side], sides[otherSide(motive.side)]];
  switch (motive.kind) {
    case 'wins':
      return words.wins(other);
    case 'decides':
      return words.decides(side, motive.sure, other, motive.most);
    case 'onlyWin':
      return words.onlyWin;
    case 'region':
      return words.region;
    case 'makesSafe':
      return words.makesSafe(motive.gained);
    case 'prevents':
      return words.prevents(other, motive.gained);
  }
}
