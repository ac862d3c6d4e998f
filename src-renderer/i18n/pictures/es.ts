import { plural } from '../es/grammar.ts';
import type { PicturesWords } from './picturesWords.ts';

export const es: PicturesWords = {
  title: 'Imagen de la partida',
  preview: 'El tablero',
  kind: 'Qué guardar',
  kinds: { png: 'Imagen (PNG)', svg: 'Dibujo (SVG)', gif: 'Película (GIF)' },
  size: 'Tamaño en píxeles',
  theme: 'Colores',
  themes: { light: 'Claros', dark: 'Oscuros' },
  background: 'Fondo',
  backgrounds: { felt: 'Fieltro', transparent: 'Transparente' },
  pace: 'Cada posición durante',
  seconds: (seconds) => `${String(seconds).replace('.', ',')} s`,
  afterMoves: (ply, all) => `Después de ${ply} de ${all} jugadas`,
  wholeGame: (positions) =>
    plural(positions, {
      one: 'Toda la partida: # imagen',
      other: 'Toda la partida: # imágenes',
    }),
  filming: (done, total) => `Dibujando… ${done} de ${total} imágenes`,
  callOff: 'Detener',
  calledOff: 'Detenido; no se ha guardado nada.',
  save: 'Guardar',
  saved: 'Guardado.',
  tooLarge: 'La tarjeta gráfica o el navegador no puede dibujar eso. Prueba con un tamaño menor.',
  close: 'Cerrar',
  moves: 'Jugadas',
  printedBy: (date) => `Quintet, ${date}`,
};
