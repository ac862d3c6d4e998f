import { oneOf, plural } from '../fr/grammar.ts';
import type { ReadingWords } from './readingWords.ts';

export const fr: ReadingWords = {
  all: (groups) => groups.join('\u202F; '),
  none: 'rien',
  pegs: (pegs) => `Tiges, de bas en haut\u202F: ${pegs.join('\u202F; ')}.`,
  emptyBoard: 'Le plateau est vide.',
  noThreats: 'Aucune menace immédiate.',
  canWin: (side, moves) => `Au trait, ${side} gagne avec ${oneOf(moves)}.`,
  inDanger: (side, places) => `${side} peut perdre un pion en ${places.join(', ')}.`,
  closing: (lines) => `Traits qui ferment quelque chose\u202F: ${lines.join('\u202F; ')}.`,
  nothingCloses: 'Aucun trait ne ferme de triangle.',
  noClock: 'Cette partie se joue sans pendule.',
  moves: (count, texts) =>
    `${plural(count, { one: '# coup', other: '# coups' })}\u202F: ${texts.join(', ')}.`,
  manyMoves: (count) =>
    `${plural(count, { one: '# coup', other: '# coups' })}, trop pour être lus.`,
};
