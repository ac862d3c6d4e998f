import { plural } from '../de/grammar.ts';
import type { AnalysisWords } from './analysisWords.ts';

export const de: AnalysisWords = {
  title: 'Analysebrett',
  toMatch: 'Zur Partie',
  engine: 'Engine',
  engineExplained: 'Sucht die besten Züge jeder Stellung, die du ansiehst, bis du sie anhältst.',
  lines: 'Beste Züge',
  allMoves: 'Alle',
  bestMoves: 'Beste Züge',
  beginning: 'Sieht sich die Stellung an …',
  waiting: 'Wartet: Eine andere Suche geht vor.',
  proved: 'bewiesen',
  findingWin: 'Sucht einen erzwungenen Gewinn …',
  stopFinding: 'Suche beenden',
  noWin: 'In einer Minute wurde kein erzwungener Gewinn bewiesen.',
  resources: (threads, megabytes) =>
    `${plural(threads, { one: '# Thread', other: '# Threads' })}, ${megabytes} MB`,
  legend: (counts) =>
    counts
      ? 'Auf dem Brett: die Chance der Seite am Zug in Prozent. Mit starkem Rahmen oder unterstrichen, was bewiesen ist: + gewonnen, − verloren mit so viel Unterschied, = unentschieden.'
      : 'Auf dem Brett: die Chance der Seite am Zug in Prozent. Mit starkem Rahmen oder unterstrichen, was bewiesen ist: + gewonnen, − verloren in höchstens so vielen Zügen, = unentschieden.',
  chance: (percent) => `Chance ${percent}\u00A0%`,
  won: {
    inMoves: (moves) =>
      `bewiesen: gewonnen in ${plural(moves, { one: '# Zug', other: '# Zügen' })}`,
    by: (margin) => `bewiesen: gewonnen mit ${margin} Unterschied`,
  },
  lost: {
    inMoves: (moves) =>
      `bewiesen: verloren in ${plural(moves, { one: '# Zug', other: '# Zügen' })}`,
    by: (margin) => `bewiesen: verloren mit ${margin} Unterschied`,
  },
  drawn: 'bewiesen: unentschieden',
  looking: (count, all) => `Eine erwartete Zugfolge: Zug ${count} von ${all}`,
  keep: 'Als Variante behalten',
  leave: 'Zurück',
  branch: (ply) => `Variante bei Zug ${ply}`,
  isMainLine: 'Das ist schon die Hauptvariante.',
  openings: {
    title: 'Eröffnungen',
    book: 'Buch',
    alike: (moves) => `durch Symmetrie gleich: ${moves}`,
    gamesWith: (move) => `Partien mit ${move}`,
    allGames: 'Alle Partien mit dieser Stellung',
  },
  editor: {
    put: 'Auf das Brett setzen',
    erase: 'Nichts',
    toMove: 'Am Zug',
    possible: 'Diese Stellung ist möglich.',
    use: 'Analysieren',
    reasons: {
      counts: 'Die Steine beider Seiten passen nicht dazu, wer am Zug ist.',
      lastMove: 'Kein einzelner letzter Zug kann diese Linien vollendet haben.',
      pieces: 'Eine Seite hat zu wenige oder zu viele Steine.',
      wonBefore: 'Eine Seite hatte schon vor dem letzten Zug gewonnen.',
      extraTurn: 'Einen Zusatzzug bringt ein geschlossenes Dreieck, und diese Seite hat keines.',
      owners: 'Jedes geschlossene Dreieck hat einen Besitzer und kein anderes.',
    },
  },
  marks: 'Markierungen auf dem Brett',
  noMistakes: 'In dieser Partie wurde kein Fehler gefunden.',
  copied: 'Kopiert.',
  copyFailed: 'Das konnte nicht kopiert werden.',
  newBoard: {
    paste: 'Stellung oder Züge',
    pasteExplained:
      'Füge den Code einer Stellung ein oder Züge vom Anfang an. Lass das Feld für den Anfang leer.',
    open: 'Brett öffnen',
    refusedMove: (number, reason) => `Zug ${number} ist nicht möglich. ${reason}`,
    codeExample: (code) => `Eine Stellung wird geschrieben wie ${code}`,
  },
};
