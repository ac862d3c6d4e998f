import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import { RegionValuer } from '../../../src-shared/games/domineering/regions.ts';
import type { Sight } from '../boardEntry.ts';
import { domineeringWords } from './words.ts';

/** Longer values stand in the card alone. */
const LONGEST_LABEL = 6;

/** What each region is worth to Vertical, in its middle; it knows more with each position. */
function makeRegions(): Sight<DomineeringPosition> {
  const valuer = new RegionValuer();
  return {
    id: 'regions',
    name: () => domineeringWords().regions,
    see: (position) => ({
      marks: valuer.regionsOf(position).flatMap(({ cells, text }) => {
        const cell = cells[cells.length >> 1];
        if (cell === undefined || text === undefined || text.length > LONGEST_LABEL) return [];
        return [{ cell, label: text, tone: 'plain', isProved: true } as const];
      }),
      said: [domineeringWords().valuesExplained],
    }),
  };
}

export const sights = [makeRegions()] as const;
