import { plural } from '../fr/grammar.ts';
import type { PicturesWords } from './picturesWords.ts';

export const fr: PicturesWords = {
  title: 'Image de la partie',
  preview: 'Le plateau',
  kind: 'Que faut-il enregistrer',
  kinds: { png: 'Image (PNG)', svg: 'Dessin (SVG)', gif: 'Film (GIF)' },
  size: 'Taille en pixels',
  theme: 'Couleurs',
  themes: { light: 'Claires', dark: 'Sombres' },
  background: 'Fond',
  backgrounds: { felt: 'Feutre', transparent: 'Transparent' },
  pace: 'Durée de chaque position',
  seconds: (seconds) => `${String(seconds).replace('.', ',')}\u00A0s`,
  afterMoves: (ply, all) => `Après ${ply} coups sur ${all}`,
  wholeGame: (positions) =>
    plural(positions, {
      one: 'Toute la partie\u202F: # image',
      other: 'Toute la partie\u202F: # images',
    }),
  filming: (done, total) => `Dessin… ${done} images sur ${total}`,
  callOff: 'Arrêter',
  calledOff: 'Arrêté\u202F; rien n’a été enregistré.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  tooLarge:
    'Votre carte graphique ou votre navigateur ne peut pas dessiner cela. Essayez une taille plus petite.',
  close: 'Fermer',
  moves: 'Coups',
  printedBy: (date) => `Quintet, ${date}`,
};
