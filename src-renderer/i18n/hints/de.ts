import { plural } from '../de/grammar.ts';
import type { HintWords } from './hintWords.ts';

export const de: HintWords = {
  idea: 'Idee',
  why: 'Warum',
  searching: 'Suche nach einer Idee …',
  noIdea: 'Keine einzelne Idee entscheidet hier. Frag noch einmal, und du siehst den Zug.',
  showMove: 'Zug zeigen',
  move: (move) => `Bester gefundener Zug: ${move}.`,
  close: 'Schließen',
  noReason: 'Für diesen Zug gibt es keinen kurzen Grund.',
  otherwise: 'Die Ziffern auf dem Brett zeigen, was sonst folgen würde.',
  failed: 'Gerade ließ sich kein Zug finden.',
  taken: (count) => plural(count, { one: '# Tipp genutzt.', other: '# Tipps genutzt.' }),
};
