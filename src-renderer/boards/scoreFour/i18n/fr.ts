import { have, plural, subject } from '../../../i18n/fr/grammar.ts';
import type { ScoreFourWords } from './scoreFourWords.ts';

const sides = ['Blanc', 'Noir'] as const;

export const fr: ScoreFourWords = {
  name: 'Score Four',
  sides,
  blurb: 'Des billes sur seize tiges, quatre alignées dans n’importe quel sens. En 3D.',
  completed: (who, lines) =>
    `${subject(who)} ${have(who)} complété ${
      lines === 1
        ? 'une ligne'
        : plural(lines, { one: '# ligne à la fois', other: '# lignes à la fois' })
    }.`,
  boardFull: 'Le plateau est plein et aucune ligne n’est complète.',
  nothingToComplete: 'Plus aucune ligne ne peut être complétée.',
  keys: [
    ['Flèches', 'aller de case en case'],
    ['Page préc., Page suiv.', 'monter ou descendre d’un étage'],
    ['Début, Fin', 'aller à la première ou à la dernière case de la rangée'],
    ['Entrée, Espace', 'y enfiler une bille'],
  ],
  goal: 'Quatre alignées gagnent',
  layers: 'Étages',
  layer: (height) => `Étage ${height}`,
  view: 'Vue',
  reset: 'Vue initiale',
  explode: 'Écarter',
  photo: {
    title: 'Image du plateau',
    preview: 'Le plateau tel qu’il sera sur l’image',
    size: 'Taille',
    background: 'Fond',
    backgrounds: { felt: 'Feutre vert', transparent: 'Transparent' },
    drawing: 'L’image est en cours de dessin…',
    noContext:
      'La carte graphique ne peut pas dessiner un deuxième plateau pour le moment. Réessayez plus tard.',
    tooLarge:
      'La carte graphique ne peut pas dessiner une image de cette taille. Choisissez-en une plus petite.',
    save: 'Enregistrer en PNG',
    saved: 'L’image a été transmise pour être enregistrée.',
    close: 'Fermer',
  },
  threats: 'Menaces',
  wouldWin: (side) => `${sides[side]} gagnerait ici`,
  deadly: (winner) => `fatale\u202F: ${sides[winner]} gagnerait au-dessus`,
  whyDeadly: (peg, winner, height) =>
    `Une bille sur ${peg} permet à ${sides[winner]} de gagner par-dessus, à l’étage ${height}.`,
  threatsOf: (side, places) => `${sides[side]} gagnerait ici\u202F: ${places.join('\u202F; ')}.`,
  deadlyPegs: (pegs) => `Tiges fatales\u202F: ${pegs.join(', ')}.`,
  noThreats:
    'Aucune menace\u202F: personne n’a trois billes sur une ligne qui peut encore en compter quatre.',
  threatKey: {
    wins: (side) => `${sides[side]} gagnerait`,
    deadly: 'fatal à jouer',
  },
  place: (peg, height) => `${peg}, étage ${height}`,
  empty: 'vide',
  bead: (side) => sides[side],
  playable: 'jouable',
  lastMove: 'dernier coup',
  winning: 'dans une ligne gagnante',
  full: (peg) => `La tige ${peg} est pleine.`,
  taken: (peg, height) => `${peg} à l’étage ${height} est occupé.`,
  inTheAir: (peg, height) =>
    `Une bille ne peut pas rester en l’air\u202F: sur ${peg}, elle arrive à l’étage ${height}.`,
  captions: {
    missed: (side, place) => `${side} aurait pu gagner en ${place}.`,
    blocks: (side, place) => `${side} bloque ${place}.`,
    canWin: (side, place) => `${side} peut gagner maintenant, en ${place}.`,
    threatens: (side, places) => `${side} menace de gagner ici\u202F: ${places.join('\u202F; ')}.`,
    unstoppable: (side) => `Plus rien n’arrête ${side}.`,
  },
  noStage: 'Le plateau 3D ne peut pas être dessiné ici\u202F; les étages le remplacent.',
  stageLost: 'Le plateau 3D a été perdu\u202F; les étages le remplacent. La partie continue.',
  tryAgain: 'Réessayer le plateau 3D',
};
