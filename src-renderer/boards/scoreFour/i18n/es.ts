import { clause } from '../../../i18n/es/grammar.ts';
import type { ScoreFourWords } from './scoreFourWords.ts';

const sides = ['Blanco', 'Negro'] as const;

/** As they go with beads. */
const beads = ['blanca', 'negra'] as const;

export const es: ScoreFourWords = {
  name: 'Score Four',
  sides,
  blurb: 'Bolas en dieciséis varillas, cuatro en línea en cualquier dirección. En 3D.',
  completed: (who, lines) =>
    `${clause(who, 'Has', 'ha')} completado ${lines === 1 ? 'una línea' : `${lines} líneas a la vez`}.`,
  boardFull: 'El tablero está lleno y no hay ninguna línea completa.',
  nothingToComplete: 'Ya no se puede completar ninguna línea.',
  keys: [
    ['Teclas de flecha', 'ir de casilla en casilla'],
    ['Re Pág, Av Pág', 'subir o bajar una capa'],
    ['Inicio, Fin', 'ir a la primera o la última casilla de la fila'],
    ['Intro, Espacio', 'dejar caer ahí una bola'],
  ],
  goal: 'Cuatro en línea ganan',
  layers: 'Capas',
  layer: (height) => `Altura ${height}`,
  view: 'Vista',
  reset: 'Restablecer',
  explode: 'Separar',
  photo: {
    title: 'Foto del tablero',
    preview: 'El tablero tal como saldrá en la foto',
    size: 'Tamaño',
    background: 'Fondo',
    backgrounds: { felt: 'Fieltro verde', transparent: 'Transparente' },
    drawing: 'Dibujando la foto…',
    noContext: 'La tarjeta gráfica no puede dibujar ahora un segundo tablero. Inténtalo más tarde.',
    tooLarge: 'La tarjeta gráfica no puede dibujar una foto de este tamaño. Elige una más pequeña.',
    save: 'Guardar PNG',
    saved: 'La foto se ha entregado para guardarla.',
    close: 'Cerrar',
  },
  threats: 'Amenazas',
  wouldWin: (side) => `${sides[side]} ganaría aquí`,
  deadly: (winner) => `mortal: ${sides[winner]} ganaría encima`,
  whyDeadly: (peg, winner, height) =>
    `Una bola en ${peg} permite a ${sides[winner]} ganar encima de ella, en la altura ${height}.`,
  threatsOf: (side, places) => `${sides[side]} ganaría en ${places.join('; ')}.`,
  deadlyPegs: (pegs) => `Mortal si se juega: ${pegs.join(', ')}.`,
  noThreats: 'Sin amenazas: nadie tiene tres en línea que aún puedan llegar a ser cuatro.',
  threatKey: {
    wins: (side) => `${sides[side]} ganaría`,
    deadly: 'mortal si se juega',
  },
  place: (peg, height) => `${peg}, altura ${height}`,
  empty: 'vacía',
  bead: (side) => beads[side],
  playable: 'jugable',
  lastMove: 'última jugada',
  winning: 'en una línea ganadora',
  full: (peg) => `La varilla ${peg} está llena.`,
  taken: (peg, height) => `${peg} en la altura ${height} está ocupada.`,
  inTheAir: (peg, height) =>
    `Una bola no puede quedar en el aire: en ${peg} cae hasta la altura ${height}.`,
  captions: {
    missed: (side, place) => `${side} podía haber ganado en ${place}.`,
    blocks: (side, place) => `${side} bloquea ${place}.`,
    canWin: (side, place) => `${side} puede ganar ya, en ${place}.`,
    threatens: (side, places) => `${side} amenaza con ganar en ${places.join('; ')}.`,
    unstoppable: (side) => `Ya nada detiene a ${side}.`,
  },
  noStage: 'Aquí no se puede dibujar el tablero 3D, así que lo sustituyen las capas.',
  stageLost: 'Se ha perdido el tablero 3D, así que lo sustituyen las capas. La partida continúa.',
  tryAgain: 'Volver a probar el tablero 3D',
};
