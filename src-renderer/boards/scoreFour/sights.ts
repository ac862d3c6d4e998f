import { heightOf } from '../../../src-shared/games/scoreFour/geometry.ts';
import { makePeg } from '../../../src-shared/games/scoreFour/notation.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import { standoffIn } from '../../../src-shared/games/scoreFour/standoff.ts';
import { threatsIn } from '../../../src-shared/games/scoreFour/threats.ts';
import { messages } from '../../i18n/messages.ts';
import type { Sight } from '../boardEntry.ts';
import { sightWords } from './i18n/sights/index.ts';
import { threatsInWords, threatView } from './threatView.ts';
import { scoreFourWords } from './words.ts';

/** Who must give way in the end, with the threats there are. */
function standoffInWords(position: ScoreFourPosition): readonly string[] {
  const words = sightWords();
  const { sides } = scoreFourWords();
  const standoff = standoffIn(position);
  if (standoff === undefined) {
    return threatsIn(position).some(({ isOpen }) => isOpen) ? [words.openFirst] : [];
  }
  const { pegs, beads, mover, winner } = standoff;
  const names = messages.joints.list(pegs.map(makePeg));
  return [
    beads === 0 ? words.mustBegin(names, sides[mover]) : words.standoff(names, beads, sides[mover]),
    winner === undefined ? words.nobody : words.profits(sides[winner]),
  ];
}

const standoff: Sight<ScoreFourPosition> = {
  id: 'standoff',
  name: () => sightWords().name,
  see(position) {
    const threats = threatsIn(position);
    const told = [threatsInWords(threatView(position)), ...standoffInWords(position)];
    return {
      marks: threats.map(({ cell, side }) => ({
        cell,
        label: String(heightOf(cell) + 1),
        tone: side === position.sideToMove ? 'good' : 'bad',
      })),
      said: threats.length === 0 ? told : [...told, sightWords().legend],
    };
  },
};

export const sights = [standoff] as const;
