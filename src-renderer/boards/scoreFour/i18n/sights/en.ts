import { plural } from '../../../../i18n/en/grammar.ts';
import type { ScoreFourSightWords } from './sightWords.ts';

export const en: ScoreFourSightWords = {
  name: 'Threats by height and the standoff',
  legend:
    'On the board: the height of each threat, in a whole ring of the side to move, in a dashed one of the other.',
  openFirst: 'A line can be completed at once, which goes before any standoff.',
  standoff: (pegs, beads, mover) =>
    plural(beads, {
      one: `If both leave ${pegs} alone, # more bead fits elsewhere; then ${mover} must begin there.`,
      other: `If both leave ${pegs} alone, # more beads fit elsewhere; then ${mover} must begin there.`,
    }),
  mustBegin: (pegs, mover) => `All other pegs are full: ${mover} must begin on ${pegs}.`,
  profits: (side) =>
    `With the threats as they are, ${side} profits: it then completes a line, whatever the other does.`,
  nobody: 'With the threats as they are, nobody profits: every one of them is stopped there.',
};
