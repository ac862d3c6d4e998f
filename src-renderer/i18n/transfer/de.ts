import { plural } from '../de/grammar.ts';
import type { TransferWords } from './transferWords.ts';

export const de: TransferWords = {
  exportTitle: 'Alles exportieren',
  exportText:
    'Schreibt eine Datei mit allen Partien, Titeln und Schlagwörtern, Turnieren, den Einstellungen und dem Stand bei Aufgaben und Einführungen. Gelöschte Partien und Auswertungen bleiben draußen.',
  exportNow: 'Exportieren',
  exporting: 'Wird geschrieben …',
  exported: (matches) =>
    plural(matches, { one: '# Partie geschrieben.', other: '# Partien geschrieben.' }),
  importTitle: 'Importieren',
  importText:
    'Fügt hinzu, was eine mit „Alles exportieren“ gemachte Datei enthält. Was das ist, siehst du, bevor etwas geändert wird, und keine Partie hier geht verloren oder wird kürzer.',
  choose: 'Datei wählen …',
  reading: 'Wird gelesen …',
  adding: 'Wird hinzugefügt …',
  faults: {
    other:
      'Diese Datei wurde nicht mit „Alles exportieren“ gemacht. Eine einzelne Partie öffnet man mit „Partie öffnen“.',
    newer: 'Eine spätere Version von Quintet hat diese Datei geschrieben.',
    tooLong: 'Diese Datei ist zu groß.',
    nothing: 'In dieser Datei ist nichts, was hinzugefügt werden könnte.',
  },
  from: (date, version) => `Geschrieben am ${date} von Quintet ${version}.`,
  added: (count) => plural(count, { one: '# neue Partie', other: '# neue Partien' }),
  known: (count) =>
    plural(count, { one: '# Partie, die schon da ist', other: '# Partien, die schon da sind' }),
  longer: (count) =>
    plural(count, {
      one: '# Partie, die in der Datei weiter geht',
      other: '# Partien, die in der Datei weiter gehen',
    }),
  both: (count) =>
    plural(count, {
      one: '# Partie, die anders weiterging: beide bleiben',
      other: '# Partien, die anders weitergingen: beide bleiben',
    }),
  tournaments: (count) => plural(count, { one: '# Turnier', other: '# Turniere' }),
  refused: (count) =>
    plural(count, {
      one: '# beschädigter Eintrag, weggelassen',
      other: '# beschädigte Einträge, weggelassen',
    }),
  failed: (count) =>
    plural(count, {
      one: '# Partie konnte nicht gespeichert werden',
      other: '# Partien konnten nicht gespeichert werden',
    }),
  refusedLine: (line, reason) => `Zeile ${line}: ${reason}`,
  cutOff: 'Die Datei endet zu früh; was da ist, ist gut.',
  puzzles: 'Stand bei Aufgaben und Einführungen',
  withSettings: 'Auch die Einstellungen übernehmen',
  importNow: 'Importieren',
  imported: 'Importiert:',
  deleteTitle: 'Alles löschen',
  deleteText:
    'Alle Partien, Ergebnisse, Turniere, Einstellungen und Fortschritte werden von diesem Computer gelöscht, auch gelöschte Partien. Das lässt sich nicht rückgängig machen; exportiere vorher alles, wenn du es wiederhaben willst.',
  deleteNow: 'Jetzt alles löschen',
  notDeleted: 'Nicht alles konnte gelöscht werden.',
  cancel: 'Abbrechen',
  close: 'Schließen',
};
