import { plural } from '../../../../i18n/de/grammar.ts';
import type { DomineeringMotiveWords } from './motiveWords.ts';

export const de: DomineeringMotiveWords = {
  wins: (other) => `Lässt ${other} keinen Platz mehr.`,
  decides: (side, sure, other, most) =>
    `Entscheidet die Partie: ${side} hat noch ${sure} sicher, ${other} kann höchstens ${most} legen.`,
  onlyWin: 'Ist der einzige Zug, der gewinnt.',
  region: 'Spielt im einzigen Gebiet, in dem alle Gewinnzüge liegen.',
  makesSafe: (gained) =>
    plural(gained, {
      one: 'Schafft Platz für # Dominostein, den niemand mehr nehmen kann.',
      other: 'Schafft Platz für # Dominosteine, den niemand mehr nehmen kann.',
    }),
  prevents: (other, gained) =>
    plural(gained, {
      one: `Nimmt einen Platz, an dem ${other} # Dominostein sicher gehabt hätte.`,
      other: `Nimmt einen Platz, an dem ${other} # Dominosteine sicher gehabt hätte.`,
    }),
};
