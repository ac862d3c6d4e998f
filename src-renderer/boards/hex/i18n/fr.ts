import { setupValue } from '../../../../src-shared/core/setup.ts';
import { have, oneOf, plural, subject } from '../../../i18n/fr/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const fr: HexWords = {
  name: 'Hex',
  sides,
  blurb: 'Reliez vos deux bords du plateau. Quelqu’un y parvient toujours.',
  sideNotes: ['de gauche à droite', 'de haut en bas'],
  aim: 'O gagne avec une chaîne de pions du bord gauche au bord droit, X avec une chaîne du haut au bas. L’une des deux finit toujours par se former.',
  goalPicture: 'O a gagné\u202F: sa chaîne relie la gauche et la droite.',
  hands: ['Cliquez ou touchez une case vide pour y poser un pion.'],
  rules: (setup) => [
    'O commence, puis X et O posent chacun à son tour un pion sur une case vide. Les pions ne bougent jamais et ne sont jamais pris.',
    ...(setupValue(setup, 'swap') === 1
      ? [
          'Une exception, la règle d’échange\u202F: au lieu de répondre au premier pion, X peut se l’approprier. Il devient un X, reflété par rapport à la grande diagonale, et c’est à O de jouer.',
        ]
      : []),
  ],
  levels: [
    'Apprentissage\u202F: essaie quelques idées et oublie des cases. Un bon premier adversaire.',
    'Premiers pas, avec prudence\u202F: relie ses bords quand il manque un pion, et vous empêche de relier les vôtres.',
    'Nouveau au club\u202F: joue quelques dizaines de parties de tête avant chaque coup.',
    'Solide\u202F: joue plus de cent parties de tête, et bloque à distance.',
    'Fort\u202F: réfléchit plus longtemps, et ne gaspille aucun pion sur une case qui ne peut pas compter.',
    'Très fort\u202F: voit quels pions sont pour ainsi dire reliés, quoi que vous fassiez.',
    'Expert\u202F: a appris où se trouvent les bons coups, et anticipe sur des milliers de parties.',
    'Maître\u202F: calcule pendant tout le temps de réflexion, et prouve un gain quand il le peut.',
  ],
  setup: {
    size: { name: 'Taille' },
    swap: {
      name: 'Règle d’échange',
      explanation:
        'Le second joueur peut s’approprier le premier pion au lieu d’y répondre\u202F; le premier a donc intérêt à ouvrir de façon équitable. Conseillée aux joueurs forts.',
    },
  },
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
