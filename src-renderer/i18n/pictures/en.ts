import { plural } from '../en/grammar.ts';
import type { PicturesWords } from './picturesWords.ts';

export const en: PicturesWords = {
  title: 'Picture of the game',
  preview: 'The board',
  kind: 'What to save',
  kinds: { png: 'Picture (PNG)', svg: 'Drawing (SVG)', gif: 'Film (GIF)' },
  size: 'Size in pixels',
  theme: 'Colours',
  themes: { light: 'Light', dark: 'Dark' },
  background: 'Background',
  backgrounds: { felt: 'Felt', transparent: 'Transparent' },
  pace: 'Each position for',
  seconds: (seconds) => `${seconds} s`,
  afterMoves: (ply, all) => `After ${ply} of ${all} moves`,
  wholeGame: (positions) =>
    plural(positions, { one: 'The whole game: # picture', other: 'The whole game: # pictures' }),
  filming: (done, total) => `Drawing … ${done} of ${total} pictures`,
  callOff: 'Stop',
  calledOff: 'Stopped; nothing was saved.',
  save: 'Save',
  saved: 'Saved.',
  tooLarge: 'Your graphics card or browser can’t draw that. Try a smaller size.',
  close: 'Close',
  moves: 'Moves',
  printedBy: (date) => `Quintet, ${date}`,
};
