import { plural } from '../../../../i18n/de/grammar.ts';
import type { LinesOfActionMotiveWords } from './motiveWords.ts';

export const de: LinesOfActionMotiveWords = {
  wins: 'Verbindet alle Steine zu einer Gruppe.',
  stopsWin: (other, move) => `Verhindert, dass ${other} mit ${move} gewinnt.`,
  unstoppable: (other) => `Gewinnt mit dem nächsten Zug, was ${other} auch tut.`,
  threatens: (move) => `Droht, mit ${move} zu gewinnen.`,
  isolates: (other, square, groups) =>
    plural(groups, { other: `Schlägt auf ${square} und lässt ${other} in # Gruppen zurück.` }),
  captures: (other, square, left) =>
    plural(left, {
      one: `Schlägt auf ${square}; ${other} hat noch # Stein.`,
      other: `Schlägt auf ${square}; ${other} hat noch # Steine.`,
    }),
  joins: (before, groups) =>
    plural(groups, {
      one: `Verbindet: # Gruppe statt ${before}.`,
      other: `Verbindet: # Gruppen statt ${before}.`,
    }),
};
