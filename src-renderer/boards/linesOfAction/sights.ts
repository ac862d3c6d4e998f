import { SIDES } from '../../../src-shared/core/side.ts';
import { groupsOf, mobilityOf } from '../../../src-shared/games/linesOfAction/mobility.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import type { Sight } from '../boardEntry.ts';
import { sightWords } from './i18n/sights/index.ts';
import { linesOfActionWords } from './words.ts';

const mobility: Sight<LinesOfActionPosition> = {
  id: 'mobility',
  name: () => sightWords().mobility,
  see(position) {
    const bySide = SIDES.map((side) => mobilityOf(position, side));
    const words = sightWords();
    const { sides } = linesOfActionWords();
    return {
      marks: bySide.flat().map(({ square, moves }) => ({
        ...{ cell: square, label: String(moves) },
        tone: moves === 0 ? 'bad' : 'plain',
      })),
      said: [
        ...bySide.map((pieces, side) =>
          words.moves(
            sides[side === 0 ? 0 : 1],
            pieces.reduce((sum, { moves }) => sum + moves, 0),
          ),
        ),
        words.mobilityLegend,
      ],
    };
  },
};

const groups: Sight<LinesOfActionPosition> = {
  id: 'groups',
  name: () => sightWords().groups,
  see(position) {
    const { groups: inWords } = linesOfActionWords();
    const bySide = SIDES.map((side) => groupsOf(position, side));
    return {
      marks: bySide.flatMap((all) =>
        all.flatMap((squares, index) =>
          squares.map((cell) => ({
            ...{ cell, label: String(index + 1) },
            tone: index === 0 ? ('good' as const) : ('plain' as const),
          })),
        ),
      ),
      said: [
        ...bySide.map((all, side) => inWords(side === 0 ? 0 : 1, all.flat().length, all.length)),
        sightWords().groupsLegend,
      ],
    };
  },
};

export const sights = [mobility, groups] as const;
