import { plural } from '../../../../i18n/de/grammar.ts';
import type { DotsMotiveWords } from './motiveWords.ts';

const only = (lines: number): string =>
  plural(lines, { one: 'nur diese Linie schafft das', other: '# Linien schaffen das' });

export const de: DotsMotiveWords = {
  decides: 'Holt mehr als die Hälfte aller Dreiecke.',
  closes: (triangles, movesAgain) =>
    `${plural(triangles, { one: 'Schließt # Dreieck', other: 'Schließt # Dreiecke' })}${movesAgain ? ' und zieht noch einmal' : ''}.`,
  ahead: (margin, lines) => `Führt bei bestem Spiel am Ende mit ${margin}; ${only(lines)}.`,
  level: (lines) => `Endet bei bestem Spiel unentschieden; ${only(lines)}.`,
  behind: (margin, lines) => `Liegt bei bestem Spiel am Ende nur ${margin} zurück; ${only(lines)}.`,
  givesNone: (giving) =>
    plural(giving, {
      one: 'Verschenkt kein Dreieck; # Linie täte es.',
      other: 'Verschenkt kein Dreieck; # Linien täten es.',
    }),
  leavesNone: (other) => `Lässt ${other} nur Linien, die ein Dreieck verschenken.`,
};
