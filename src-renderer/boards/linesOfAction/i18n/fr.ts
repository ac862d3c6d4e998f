import { plural } from '../../../i18n/fr/grammar.ts';
import type { LinesOfActionWords } from './linesOfActionWords.ts';

const sides = ['Noir', 'Blanc'] as const;

const adjectives = ['noir', 'blanc'] as const;

const pieces = (count: number): string => plural(count, { one: '# pion', other: '# pions' });

export const fr: LinesOfActionWords = {
  name: 'Lines of Action',
  sides,
  blurb: 'Rassemblez tous vos pions avant l’autre camp.',
  refusals: {
    ERR_MAY_NOT_PASS: () => 'Un camp qui peut jouer n’a pas le droit de passer.',
    ERR_MUST_PASS: () => 'Aucun pion ne peut bouger\u202F: il faut passer ce tour.',
    ERR_NO_PIECE: ({ from }, name) => `Il n’y a pas de pion en ${name(from)}.`,
    ERR_NOT_YOUR_PIECE: ({ from, owner }, name) =>
      `Le pion en ${name(from)} est ${adjectives[owner]}.`,
    ERR_SAME_SQUARE: () => 'Un coup se termine sur une autre case.',
    ERR_NO_LINE: ({ from, to }, name) =>
      `Aucune ligne droite ne relie ${name(from)} et ${name(to)}.`,
    ERR_WRONG_DISTANCE: ({ count }) =>
      plural(count, {
        one: 'Le pion doit avancer d’exactement # case sur cette ligne.',
        other: 'Le pion doit avancer d’exactement # cases sur cette ligne.',
      }),
    ERR_BLOCKED: ({ owner, blocker }, name) =>
      `Un pion ${adjectives[owner]} en ${name(blocker)} barre le chemin.`,
    ERR_OWN_PIECE: ({ to }, name) => `Il y a un pion du même camp en ${name(to)}.`,
  },
  connected: (who) =>
    `${who.isYou ? 'Tous vos pions' : `Tous les pions de ${who.name}`} sont reliés.`,
  bothConnected: 'Les deux camps sont reliés.',
  bothConnectedBy: (who) =>
    `Les deux camps sont reliés, par ${who.isYou ? 'votre coup' : `le coup de ${who.name}`}.`,
  neitherMoves: 'Aucun camp ne peut bouger.',
  board: 'Plateau de Lines of Action',
  empty: (square) => `${square}, vide`,
  piece: (side, square) => `pion ${adjectives[side]} en ${square}`,
  movable: (piece, count) =>
    `${piece}, ${count === 0 ? 'aucun coup' : plural(count, { one: '# coup', other: '# coups' })}`,
  landing: (count, isCapture) =>
    `, ${isCapture ? 'peut être pris' : 'peut venir ici'}, ${pieces(count)} sur la ligne`,
  keys: [['Échap', 'reposer le pion choisi']],
  stuck: (square) =>
    `Le pion en ${square} ne peut pas bouger\u202F: chaque chemin est barré ou trop long.`,
  pickFirst: (side) => `Choisissez d’abord un pion ${adjectives[side]}.`,
  noMove: (side) => `Aucun pion ${adjectives[side]} ne peut bouger\u202F: ce tour est passé.`,
  pass: 'Passer',
  passed: 'passe',
  move: (from, to, isCapture) => `${from} ${isCapture ? 'prend' : 'vers'} ${to}`,
  card: 'Groupes',
  groups: (side, count, groups) =>
    groups === 1
      ? `${sides[side]}\u202F: ${pieces(count)}, tout est relié`
      : `${sides[side]}\u202F: ${pieces(count)} en ${groups} groupes`,
  nothingPicked: (side) =>
    `Choisissez un pion ${adjectives[side]} pour voir de combien il avance sur chaque ligne.`,
  linesOf: (piece) => `Lignes du ${piece}`,
  ways: {
    row: 'Rangée',
    falling: 'Diagonale descendante',
    column: 'Colonne',
    rising: 'Diagonale montante',
  },
  line: 'Ligne',
  pieces: 'Pions sur la ligne',
  goesTo: 'Va en',
  counted: (black, white) =>
    `${black + white === 1 ? 'pion' : 'pions'}, dont ${black} noir${black > 1 ? 's' : ''} et ${white} blanc${white > 1 ? 's' : ''}`,
  nowhere: 'barré',
  captions: {
    passes: (side) => `${side} ne peut pas bouger et passe.`,
    captures: (side, square, left) =>
      plural(left, {
        one: `${side} prend en ${square}. L’autre camp a encore # pion à relier.`,
        other: `${side} prend en ${square}. L’autre camp a encore # pions à relier.`,
      }),
    fewer: (side, groups) =>
      plural(groups, {
        one: `${side} a tout relié.`,
        other: `${side} se rassemble en # groupes.`,
      }),
    more: (side, groups) =>
      plural(groups, {
        one: `${side} forme un seul groupe.`,
        other: `${side} se disperse en # groupes.`,
      }),
    canWin: (side) => `${side} peut rassembler tous ses pions maintenant.`,
    threatens: (side) => `${side} menace de rassembler tous ses pions.`,
  },
};
