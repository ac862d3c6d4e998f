import { plural } from '../fr/grammar.ts';
import type { AnalysisWords } from './analysisWords.ts';

export const fr: AnalysisWords = {
  title: 'Plateau d’analyse',
  toMatch: 'À la partie',
  engine: 'Moteur',
  engineExplained:
    'Cherche les meilleurs coups de chaque position que vous regardez, jusqu’à ce que vous l’arrêtiez.',
  lines: 'Meilleurs coups',
  allMoves: 'Tous',
  bestMoves: 'Meilleurs coups',
  beginning: 'Le moteur regarde la position…',
  waiting: 'En attente\u202F: une autre recherche passe d’abord.',
  proved: 'prouvé',
  findingWin: 'Recherche d’un gain forcé…',
  stopFinding: 'Arrêter la recherche',
  noWin: 'Aucun gain forcé n’a été prouvé en une minute.',
  resources: (threads, megabytes) =>
    `${plural(threads, { one: '# fil', other: '# fils' })}, ${megabytes} Mo`,
  legend: (counts) =>
    counts
      ? 'Sur le plateau\u202F: les chances du camp au trait, en pour cent. Encadré ou souligné, ce qui est prouvé\u202F: + gagné, − perdu de tant, = nul.'
      : 'Sur le plateau\u202F: les chances du camp au trait, en pour cent. Encadré ou souligné, ce qui est prouvé\u202F: + gagné, − perdu en tant de coups au plus, = nul.',
  chance: (percent) => `${percent}\u00A0% de chances`,
  won: {
    inMoves: (moves) =>
      `prouvé\u202F: gagné en ${plural(moves, { one: '# coup', other: '# coups' })}`,
    by: (margin) => `prouvé\u202F: gagné de ${margin}`,
  },
  lost: {
    inMoves: (moves) =>
      `prouvé\u202F: perdu en ${plural(moves, { one: '# coup', other: '# coups' })}`,
    by: (margin) => `prouvé\u202F: perdu de ${margin}`,
  },
  drawn: 'prouvé\u202F: nul',
  looking: (count, all) => `Une suite attendue\u202F: coup ${count} sur ${all}`,
  keep: 'Garder comme variante',
  leave: 'Retour',
  branch: (ply) => `Variante au coup ${ply}`,
  isMainLine: 'C’est déjà la ligne principale.',
  openings: {
    title: 'Ouvertures',
    book: 'Livre',
    alike: (moves) => `identique par symétrie : ${moves}`,
    gamesWith: (move) => `Parties avec ${move}`,
    allGames: 'Toutes les parties avec cette position',
  },
  editor: {
    put: 'Poser sur le plateau',
    erase: 'Rien',
    toMove: 'Au trait',
    possible: 'Cette position est possible.',
    use: 'L’analyser',
    reasons: {
      counts: 'Les pièces des deux camps ne correspondent pas au trait.',
      lastMove: 'Aucun dernier coup ne peut avoir complété ces lignes.',
      pieces: 'Un camp a trop peu ou trop de pièces.',
      wonBefore: 'Un camp avait gagné avant le dernier coup.',
      extraTurn: 'Un tour supplémentaire se gagne en fermant un triangle, et ce camp n’en a aucun.',
      owners: 'Chaque triangle fermé a un propriétaire, et aucun autre n’en a.',
    },
  },
  marks: 'Repères sur le plateau',
  noMistakes: 'Aucune erreur n’a été trouvée dans cette partie.',
  copied: 'Copié.',
  copyFailed: 'La copie n’a pas réussi.',
  newBoard: {
    paste: 'Position ou coups',
    pasteExplained:
      'Collez le code d’une position, ou des coups depuis le début. Laissez vide pour le début.',
    open: 'Ouvrir le plateau',
    refusedMove: (number, reason) => `Le coup ${number} est impossible. ${reason}`,
    codeExample: (code) => `Une position s’écrit comme ${code}`,
  },
};
