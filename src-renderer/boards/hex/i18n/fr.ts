import { have, oneOf, plural, subject } from '../../../i18n/fr/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const fr: HexWords = {
  name: 'Hex',
  sides,
  blurb: 'Reliez vos deux bords du plateau. Quelqu’un y parvient toujours.',
  sideNotes: ['de gauche à droite', 'de haut en bas'],
  refusals: {
    ERR_CELL_TAKEN: ({ cell, owner }, name) =>
      `La case ${name(cell)} est prise par ${sides[owner]}.`,
    ERR_NO_SWAP_RULE: () => 'Cette partie se joue sans la règle d’échange.',
    ERR_NO_TIME_TO_SWAP: () =>
      'Seul le second joueur peut échanger, à la place de la première réponse.',
  },
  joined: [
    (who) => `${subject(who)} ${have(who)} relié la gauche et la droite.`,
    (who) => `${subject(who)} ${have(who)} relié le haut et le bas.`,
  ],
  board: (size) => `Plateau de Hex, ${size} sur ${size}`,
  empty: (cell) => `${cell}, vide`,
  stone: (cell, side) => `${cell}, ${sides[side]}`,
  inChain: ', dans la chaîne gagnante',
  offerSwap: 'Répondez par un pion, ou appropriez-vous le premier\u202F:',
  swap: 'Échanger',
  card: 'Bords',
  joins: ['relie gauche et droite', 'relie haut et bas'],
  swapRule:
    'Règle d’échange\u202F: au lieu de répondre au premier pion, le second joueur peut se l’approprier. Ce pion compte alors comme le sien, reflété par rapport à la grande diagonale.',
  captions: {
    swaps: (side) => `${side} s’approprie le premier pion.`,
    links: (side, groups) => `${side} relie ${groups} groupes.`,
    detour: (side, before, now) =>
      `Cela barre le chemin\u202F: il faut maintenant encore au moins ${now} pions à ${side}, au lieu de ${before}.`,
    needs: (side, stones) =>
      plural(stones, {
        one: `Il faut encore au moins # pion à ${side}.`,
        other: `Il faut encore au moins # pions à ${side}.`,
      }),
    threatens: (side, cells) => `${side} menace de relier ses bords en ${oneOf(cells)}.`,
    threatensMany: (side, cells) =>
      plural(cells, {
        one: `${side} menace de relier ses bords à # endroit.`,
        other: `${side} menace de relier ses bords à # endroits.`,
      }),
    unstoppable: (side) => `Plus rien n’arrête ${side}.`,
  },
};
