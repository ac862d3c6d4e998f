import { plural } from '../es/grammar.ts';
import type { LearnWords } from './learnWords.ts';

const triangles = (count: number): string =>
  plural(count, { one: '# triángulo', other: '# triángulos' });

export const es: LearnWords = {
  title: 'Aprender',
  intro:
    'Un tutorial de cada juego, y problemas con una sola jugada correcta, demostrada por nuestro propio solucionador. Los problemas se vuelven más difíciles a medida que mejoras.',
  daily: 'Problema del día',
  dailyOf: (game) => `Problema del día, ${game}`,
  dailySolved: 'Resuelto hoy',
  puzzles: 'Problemas',
  puzzlesOf: (game) => `Problemas de ${game}`,
  rating: (rating, deviation) => `Tu puntuación: ${rating} ± ${deviation}`,
  noRating: 'Aún sin puntuación',
  streak: (days) => plural(days, { one: '# día seguido', other: '# días seguidos' }),
  due: (count) => `${count} por repetir`,
  solved: (solved, tried) => `${solved} de ${tried} resueltos`,
  tasks: {
    win: (side, moves) =>
      moves === 1
        ? `Juega ${side}: gana de inmediato.`
        : `Juega ${side}: gana en ${moves} jugadas, sea cual sea la respuesta.`,
    onlyWin: (side) => `Juega ${side}: encuentra la única jugada que gana.`,
    save: (side, other, moves) =>
      moves === 1
        ? `Juega ${side}: encuentra la única jugada que impide que ${other} gane de inmediato.`
        : `Juega ${side}: encuentra la única jugada que impide que ${other} gane en ${moves} jugadas.`,
    margin: (side, count) =>
      count > 0
        ? `Juega ${side}: consigue lo máximo posible, que al final son ${triangles(count)} más que el rival.`
        : count === 0
          ? `Juega ${side}: encuentra la única jugada que lleva al empate.`
          : `Juega ${side}: no pierdas por más de ${triangles(-count)}.`,
  },
  puzzleRating: (rating) => `Dificultad ${rating}`,
  judging: 'Comprobando…',
  right: 'Correcto. ¡Sigue!',
  isSolved: '¡Resuelto!',
  unsure: 'No se pudo demostrar si funciona. Prueba otra jugada.',
  newRating: (rating, change) => `Tu puntuación: ${rating} (${change})`,
  wrong: {
    noWin: 'Eso no gana.',
    noWinAfter: (reply, moves) => `Así no: tras ${reply} ya no se gana en ${moves} jugadas.`,
    loses: 'Eso pierde.',
    losesAfter: (reply, other) => `Así no: tras ${reply} gana ${other}.`,
    otherWins: (other, line) => `Así no: ${other} gana con ${line}.`,
    otherGoesOn: (other, reply) => `Así no: tras ${reply} ya no se puede parar a ${other}.`,
    less: (side) => `${side} ya no puede conseguir tanto.`,
    lessAfter: (reply, side) => `Así no: tras ${reply}, ${side} ya no puede conseguir tanto.`,
  },
  counts: {
    repeat: 'Este ya lo fallaste. Resuélvelo ahora y volverá con menos frecuencia.',
    nothing: 'Este ya ha contado; juégalo para practicar.',
  },
  solution: 'Solución',
  moves: 'Jugadas',
  lastPuzzles: 'Tus últimos problemas',
  puzzleSolved: (rating) => `Resuelto; puntuación después: ${rating}`,
  puzzleFailed: (rating) => `Fallado; puntuación después: ${rating}`,
  back: 'Volver a «Aprender»',
};
