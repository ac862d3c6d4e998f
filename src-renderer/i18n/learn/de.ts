import { plural } from '../de/grammar.ts';
import type { LearnWords } from './learnWords.ts';

const triangles = (count: number): string =>
  plural(count, { one: '# Dreieck', other: '# Dreiecke' });

export const de: LearnWords = {
  title: 'Lernen',
  intro:
    'Eine Einführung in jedes Spiel, und Aufgaben mit genau einem richtigen Zug, von unserem eigenen Löser bewiesen. Die Aufgaben werden schwerer, wenn du besser wirst.',
  daily: 'Aufgabe des Tages',
  dailyOf: (game) => `Aufgabe des Tages, ${game}`,
  dailySolved: 'Heute gelöst',
  puzzles: 'Aufgaben',
  puzzlesOf: (game) => `Aufgaben zu ${game}`,
  rating: (rating, deviation) => `Deine Wertung: ${rating} ± ${deviation}`,
  noRating: 'Noch ohne Wertung',
  streak: (days) => plural(days, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  due: (count) => `${count} noch einmal zu versuchen`,
  solved: (solved, tried) => `${solved} von ${tried} gelöst`,
  tasks: {
    win: (side, moves) =>
      moves === 1
        ? `${side} am Zug: gewinne sofort.`
        : `${side} am Zug: gewinne in ${moves} Zügen, was auch geantwortet wird.`,
    onlyWin: (side) => `${side} am Zug: finde den einzigen Zug, der gewinnt.`,
    save: (side, other, moves) =>
      moves === 1
        ? `${side} am Zug: finde den einzigen Zug, nach dem ${other} nicht sofort gewinnt.`
        : `${side} am Zug: finde den einzigen Zug, nach dem ${other} nicht in ${moves} Zügen gewinnt.`,
    margin: (side, count) =>
      count > 0
        ? `${side} am Zug: hole so viel heraus wie möglich, nämlich am Ende ${triangles(count)} mehr als der andere.`
        : count === 0
          ? `${side} am Zug: finde den einzigen Zug zum Unentschieden.`
          : `${side} am Zug: verliere mit höchstens ${triangles(-count)} Rückstand.`,
  },
  puzzleRating: (rating) => `Schwierigkeit ${rating}`,
  judging: 'Wird geprüft …',
  right: 'Richtig. Weiter!',
  isSolved: 'Gelöst!',
  unsure: 'Ob das geht, ließ sich nicht beweisen. Versuche einen anderen Zug.',
  newRating: (rating, change) => `Deine Wertung: ${rating} (${change})`,
  wrong: {
    noWin: 'Das gewinnt nicht.',
    noWinAfter: (reply, moves) =>
      `So nicht: Nach ${reply} ist in ${moves} Zügen kein Gewinn mehr da.`,
    loses: 'Das verliert.',
    losesAfter: (reply, other) => `So nicht: Nach ${reply} gewinnt ${other}.`,
    otherWins: (other, line) => `So nicht: ${other} gewinnt mit ${line}.`,
    otherGoesOn: (other, reply) => `So nicht: Nach ${reply} ist ${other} nicht mehr aufzuhalten.`,
    less: (side) => `So viel kann ${side} nicht mehr bekommen.`,
    lessAfter: (reply, side) => `So nicht: Nach ${reply} kann ${side} so viel nicht mehr bekommen.`,
  },
  counts: {
    repeat:
      'Diese Aufgabe ging schon einmal daneben. Löse sie jetzt, dann kommt sie seltener wieder.',
    nothing: 'Diese Aufgabe hat schon gezählt; spiele sie zur Übung.',
  },
  solution: 'Lösung',
  moves: 'Züge',
  lastPuzzles: 'Deine letzten Aufgaben',
  puzzleSolved: (rating) => `Gelöst, danach Wertung ${rating}`,
  puzzleFailed: (rating) => `Nicht gelöst, danach Wertung ${rating}`,
  back: 'Zurück zu „Lernen“',
};
