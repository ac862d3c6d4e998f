import { otherSide } from '../../../src-shared/core/side.ts';
import type { Move } from '../../../src-shared/core/move.ts';
import { heightOf, pegOf } from '../../../src-shared/games/scoreFour/geometry.ts';
import { motivesOf, type ScoreFourMotive } from '../../../src-shared/games/scoreFour/motives.ts';
import { makePeg } from '../../../src-shared/games/scoreFour/notation.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import type { Reason } from '../boardEntry.ts';
import { motiveWords } from './i18n/motives/index.ts';
import { scoreFourWords } from './words.ts';

/** What a bead is good for. */
export const reasons = (
  before: ScoreFourPosition,
  move: Move,
): readonly Reason<ScoreFourPosition>[] =>
  motivesOf(before, move).map((motive) => ({ motive, text: inWords(motive) }));

function inWords(motive: ScoreFourMotive): string {
  const words = motiveWords();
  const { sides, place } = scoreFourWords();
  const other = sides[otherSide(motive.side)];
  const at = (cell: number): string => place(makePeg(pegOf(cell)), heightOf(cell) + 1);
  switch (motive.kind) {
    case 'wins':
      return words.wins;
    case 'blocks':
      return words.blocks(other, at(motive.cell));
    case 'doubleThreat':
      return words.doubleThreat(motive.cells.map(at));
    case 'stackedThreat':
      return words.stackedThreat(at(motive.cell), at(motive.above));
    case 'threatens':
      return words.threatens(at(motive.cell));
    case 'denies':
      return words.denies(other, sides[motive.side], makePeg(pegOf(motive.cell)));
    case 'leaves':
      return words.leaves(other, motive.pegs.map(makePeg));
  }
}
