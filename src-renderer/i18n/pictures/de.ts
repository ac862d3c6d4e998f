import { plural } from '../de/grammar.ts';
import type { PicturesWords } from './picturesWords.ts';

export const de: PicturesWords = {
  title: 'Bild der Partie',
  preview: 'Das Brett',
  kind: 'Was gespeichert wird',
  kinds: { png: 'Bild (PNG)', svg: 'Zeichnung (SVG)', gif: 'Film (GIF)' },
  size: 'Größe in Pixeln',
  theme: 'Farben',
  themes: { light: 'Hell', dark: 'Dunkel' },
  background: 'Hintergrund',
  backgrounds: { felt: 'Filz', transparent: 'Durchsichtig' },
  pace: 'Jede Stellung für',
  seconds: (seconds) => `${String(seconds).replace('.', ',')} s`,
  afterMoves: (ply, all) => `Nach ${ply} von ${all} Zügen`,
  wholeGame: (positions) =>
    plural(positions, { one: 'Die ganze Partie: # Bild', other: 'Die ganze Partie: # Bilder' }),
  filming: (done, total) => `Zeichnet … ${done} von ${total} Bildern`,
  callOff: 'Abbrechen',
  calledOff: 'Abgebrochen; nichts wurde gespeichert.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  tooLarge: 'So groß lässt sich das hier nicht zeichnen. Eine kleinere Größe hilft vielleicht.',
  close: 'Schließen',
  moves: 'Züge',
  printedBy: (date) => `Quintet, ${date}`,
};
