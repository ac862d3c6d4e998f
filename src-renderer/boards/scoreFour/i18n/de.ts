import { clause } from '../../../i18n/de/grammar.ts';
import type { ScoreFourWords } from './scoreFourWords.ts';

const sides = ['Weiß', 'Schwarz'] as const;

export const de: ScoreFourWords = {
  name: 'Score Four',
  sides,
  blurb: 'Kugeln auf sechzehn Stäben, vier in einer Reihe in jeder Richtung. In 3D.',
  completed: (who, lines) =>
    `${clause(who, 'hast', 'hat')} ${lines === 1 ? 'eine Linie' : `${lines} Linien auf einmal`} vollendet.`,
  boardFull: 'Das Brett ist voll, und keine Linie ist vollendet.',
  nothingToComplete: 'Keine Linie kann mehr vollendet werden.',
  keys: [
    ['Pfeiltasten', 'von Feld zu Feld gehen'],
    ['Bild auf, Bild ab', 'eine Ebene nach oben oder unten gehen'],
    ['Pos1, Ende', 'zum ersten oder letzten Feld der Reihe gehen'],
    ['Eingabe, Leertaste', 'dort eine Kugel aufstecken'],
  ],
  goal: 'Vier in einer Linie gewinnen',
  layers: 'Ebenen',
  layer: (height) => `Höhe ${height}`,
  view: 'Ansicht',
  reset: 'Standard',
  explode: 'Spreizen',
  photo: {
    title: 'Bild des Bretts',
    preview: 'Das Brett, wie es auf dem Bild sein wird',
    size: 'Größe',
    background: 'Hintergrund',
    backgrounds: { felt: 'Grüner Filz', transparent: 'Transparent' },
    drawing: 'Das Bild wird gezeichnet…',
    noContext:
      'Die Grafikkarte kann zurzeit kein zweites Brett zeichnen. Versuche es später noch einmal.',
    tooLarge: 'Die Grafikkarte kann kein so großes Bild zeichnen. Wähle ein kleineres.',
    save: 'Als PNG sichern',
    saved: 'Das Bild wurde zum Speichern übergeben.',
    close: 'Schließen',
  },
  threats: 'Drohungen',
  wouldWin: (side) => `${sides[side]} würde hier gewinnen`,
  deadly: (winner) => `tödlich: ${sides[winner]} würde darüber gewinnen`,
  whyDeadly: (peg, winner, height) =>
    `Eine Kugel auf ${peg} lässt ${sides[winner]} darüber gewinnen, auf Höhe ${height}.`,
  threatsOf: (side, places) => `${sides[side]} würde gewinnen auf: ${places.join('; ')}.`,
  deadlyPegs: (pegs) => `Tödlich zu spielen: ${pegs.join(', ')}.`,
  noThreats: 'Keine Drohungen: Niemand hat drei in einer Linie, aus denen noch vier werden können.',
  threatKey: {
    wins: (side) => `${sides[side]} würde gewinnen`,
    deadly: 'tödlich zu spielen',
  },
  place: (peg, height) => `${peg}, Höhe ${height}`,
  empty: 'leer',
  bead: (side) => sides[side],
  playable: 'spielbar',
  lastMove: 'letzter Zug',
  winning: 'in einer Gewinnlinie',
  full: (peg) => `Stab ${peg} ist voll.`,
  taken: (peg, height) => `${peg} auf Höhe ${height} ist besetzt.`,
  inTheAir: (peg, height) =>
    `Eine Kugel kann nicht in der Luft hängen: Auf ${peg} landet sie auf Höhe ${height}.`,
  captions: {
    missed: (side, place) => `${side} hätte gewinnen können, auf ${place}.`,
    blocks: (side, place) => `${side} sperrt ${place}.`,
    canWin: (side, place) => `${side} kann jetzt gewinnen, auf ${place}.`,
    threatens: (side, places) => `${side} droht mit dem Gewinn auf ${places.join('; ')}.`,
    unstoppable: (side) => `${side} ist jetzt nicht mehr aufzuhalten.`,
  },
  noStage: 'Das 3D-Brett lässt sich hier nicht zeichnen, deshalb vertreten es die Ebenen.',
  stageLost:
    'Das 3D-Brett ist ausgefallen, deshalb vertreten es die Ebenen. Die Partie geht weiter.',
  tryAgain: '3D-Brett wieder versuchen',
};
