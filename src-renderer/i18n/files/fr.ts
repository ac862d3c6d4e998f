import { plural } from '../fr/grammar.ts';
import type { FilesWords } from './filesWords.ts';

export const fr: FilesWords = {
  openTitle: 'Ouvrir une partie',
  explanation:
    'SGF, lien HexWorld ou trmph, liste de coups, commandes GTP, code d’une position ou fichier de Quintet. Vous pouvez aussi déposer un fichier ou du texte n’importe où, ou le coller sur le plateau. La partie en cours est mise de côté telle quelle, et conservée.',
  choose: 'Choisir un fichier…',
  paste: 'Ou coller une partie',
  open: 'Ouvrir',
  cancel: 'Annuler',
  opened: 'La partie est ouverte',
  toGame: 'Voir la partie',
  errors: {
    ERR_FORMAT_UNKNOWN: 'Quintet n’y trouve aucune partie qu’il sache lire.',
    ERR_FORMAT_TOO_LARGE: 'C’est trop volumineux.',
    ERR_FORMAT_GAME: 'Il s’agit d’un jeu que Quintet n’a pas.',
    ERR_FORMAT_SETUP: 'Ce plateau ou cette position de départ ne peut pas se jouer ici.',
    ERR_FORMAT_CONTENT: 'Ce fichier de Quintet est endommagé.',
    ERR_FORMAT_NEWER: 'Ce fichier vient d’une version plus récente de Quintet.',
  },
  notes: {
    broken: (line, column, offset) =>
      `Le fichier est défectueux à la ligne ${line}, colonne ${column} (octet ${offset}). Ce qui précède a été lu.`,
    leftOut: (where) =>
      `Une partie du fichier, «\u00A0${where}\u00A0», était inutilisable\u00A0; le reste a été lu.`,
    badMove: (number, move) =>
      `Le coup ${number}, «\u00A0${move}\u00A0», est impossible. La partie a été ouverte jusque-là.`,
    linesLeftOut: (count) =>
      plural(count, {
        one: '# variante a été omise ou abrégée.',
        other: '# variantes ont été omises ou abrégées.',
      }),
    commentsCut: 'Tous les commentaires n’ont pas pu être conservés.',
    swap: {
      pieces: 'L’échange a été lu comme déplaçant le pion vers son image en miroir.',
      sides: 'L’échange a été lu comme un changement de camp des joueurs.',
    },
    results: {
      draw: 'partie nulle',
      open: 'partie non terminée',
      won: (side) => `victoire de ${side}`,
    },
    result: (told, board) => `Selon le fichier\u202F: ${told}. D’après le plateau\u202F: ${board}.`,
    moreGames: 'Le fichier contient d’autres parties. La première a été ouverte.',
    charset: (name) => `Le texte a été lu comme du ${name}.`,
  },
  saveTitle: 'Enregistrer ou copier la partie',
  format: 'Format',
  formats: {
    sgf: 'SGF',
    moves: 'Liste de coups',
    hexWorld: 'Lien HexWorld',
    gtp: 'Commandes GTP',
    code: 'Code de la position',
    json: 'Quintet',
  },
  formatsExplained: {
    sgf: 'Tout\u202F: variantes, commentaires, noms et résultat. Beaucoup de programmes le lisent.',
    moves: 'La ligne actuelle, pour les humains.',
    hexWorld: 'La ligne actuelle, à regarder sur le Web.',
    gtp: 'La ligne actuelle, pour les moteurs.',
    code: 'Le plateau tel qu’il est, sans les coups qui y ont mené.',
    json: 'Tout, pour Quintet lui-même.',
  },
  text: 'Texte',
  save: 'Enregistrer',
  copy: 'Copier',
  close: 'Fermer',
  saved: 'Enregistré.',
  copied: 'Copié.',
  notCopied: 'Le texte n’a pas pu être copié. Il est sélectionné\u202F: copiez-le au clavier.',
  remarks: 'D’après le fichier',
  player: (side, name) => `${side}\u202F: ${name}`,
};
