import type { HexSightWords } from './sightWords.ts';

export const de: HexSightWords = {
  connections: 'Verbindungen und Muss-Bereich',
  inferior: 'Tote und gefangene Felder',
  joined: (side) =>
    `${side} hat seine Ränder sicher verbunden, wer auch zieht: Die markierten Felder genügen.`,
  wins: (side, sign) => `${sign}: Ein Stein von ${side} dort würde seine Ränder sicher verbinden.`,
  mustPlay: (side, other) =>
    `×: außerhalb des Muss-Bereichs. Ein Stein von ${side} dort verliert, weil ${other} dann seine Ränder sicher verbindet.`,
  noConnection: 'Hier ist noch keine Verbindung der Ränder sicher.',
  dead: '†: tot. Ein Stein dort ändert nichts, wer ihn auch setzt.',
  captured: (side, sign) =>
    `${sign}: gefangen. Diese Felder zählen als die von ${side}, denn auf jeden Stein dort gibt es eine Antwort.`,
  noInferior: 'Hier ist kein Feld tot oder gefangen.',
};
