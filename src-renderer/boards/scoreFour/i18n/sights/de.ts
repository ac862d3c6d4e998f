import { plural } from '../../../../i18n/de/grammar.ts';
import type { ScoreFourSightWords } from './sightWords.ts';

export const de: ScoreFourSightWords = {
  name: 'Drohungen nach Höhe und wer weichen muss',
  legend:
    'Auf dem Brett: die Höhe jeder Drohung, im ganzen Ring die der Seite am Zug, im gestrichelten die der anderen.',
  openFirst: 'Eine Linie kann sofort vollendet werden; das geht jedem Abwarten vor.',
  standoff: (pegs, beads, mover) =>
    plural(beads, {
      one: `Lassen beide ${pegs} in Ruhe, passt anderswo noch # Kugel; dann muss ${mover} dort beginnen.`,
      other: `Lassen beide ${pegs} in Ruhe, passen anderswo noch # Kugeln; dann muss ${mover} dort beginnen.`,
    }),
  mustBegin: (pegs, mover) => `Alle anderen Stäbe sind voll: ${mover} muss auf ${pegs} beginnen.`,
  profits: (side) =>
    `Mit den Drohungen, wie sie sind, hat ${side} den Vorteil: Die Linie wird dann vollendet, was auch die andere Seite tut.`,
  nobody: 'Mit den Drohungen, wie sie sind, hat niemand den Vorteil: Jede wird dort verhindert.',
};
