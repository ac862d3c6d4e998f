import { plural } from '../de/grammar.ts';
import type { FilesWords } from './filesWords.ts';

export const de: FilesWords = {
  openTitle: 'Partie öffnen',
  explanation:
    'SGF, ein Link zu HexWorld oder trmph, eine Zugliste, GTP-Befehle, ein Stellungscode oder eine Quintet-Datei. Dateien und Text lassen sich auch irgendwo im Fenster ablegen oder auf dem Brett einfügen. Die Partie auf dem Tisch wird weggelegt, wie sie ist, und bleibt erhalten.',
  choose: 'Datei wählen…',
  paste: 'Oder eine Partie einfügen',
  open: 'Öffnen',
  cancel: 'Abbrechen',
  opened: 'Die Partie ist geöffnet',
  toGame: 'Zur Partie',
  errors: {
    ERR_FORMAT_UNKNOWN: 'Darin ist keine Partie, die Quintet lesen kann.',
    ERR_FORMAT_TOO_LARGE: 'Das ist zu groß.',
    ERR_FORMAT_GAME: 'Darin ist ein Spiel, das Quintet nicht hat.',
    ERR_FORMAT_SETUP: 'Brett oder Anfangsstellung lassen sich hier nicht spielen.',
    ERR_FORMAT_CONTENT: 'Diese Quintet-Datei ist beschädigt.',
    ERR_FORMAT_NEWER: 'Diese Datei stammt von einer neueren Version von Quintet.',
  },
  notes: {
    broken: (line, column, offset) =>
      `Die Datei ist ab Zeile ${line}, Spalte ${column} (Byte ${offset}) fehlerhaft. Was davor steht, wurde gelesen.`,
    leftOut: (where) =>
      `Ein Teil der Datei, „${where}“, war nicht zu gebrauchen; der Rest wurde gelesen.`,
    badMove: (number, move) =>
      `Zug ${number}, „${move}“, ist nicht möglich. Die Partie wurde bis dorthin geöffnet.`,
    linesLeftOut: (count) =>
      plural(count, {
        one: '# Variante wurde weggelassen oder gekürzt.',
        other: '# Varianten wurden weggelassen oder gekürzt.',
      }),
    commentsCut: 'Nicht alle Kommentare konnten behalten werden.',
    swap: {
      pieces: 'Der Tausch wurde so gelesen, dass der Stein an sein Spiegelbild rückt.',
      sides: 'Der Tausch wurde so gelesen, dass die Spieler die Seiten wechseln.',
    },
    results: {
      draw: 'ein Remis',
      open: 'noch kein Ende',
      won: (side) => `ein Sieg für ${side}`,
    },
    result: (told, board) => `Laut Datei: ${told}. Auf dem Brett: ${board}.`,
    moreGames: 'Die Datei enthält weitere Partien. Geöffnet wurde die erste.',
    charset: (name) => `Der Text wurde als ${name} gelesen.`,
  },
  saveTitle: 'Partie speichern oder kopieren',
  format: 'Format',
  formats: {
    sgf: 'SGF',
    moves: 'Zugliste',
    hexWorld: 'Link zu HexWorld',
    gtp: 'GTP-Befehle',
    code: 'Stellungscode',
    json: 'Quintet',
  },
  formatsExplained: {
    sgf: 'Alles: Varianten, Kommentare, Namen und Ergebnis. Viele Programme lesen es.',
    moves: 'Die aktuelle Zugfolge, für Menschen.',
    hexWorld: 'Die aktuelle Zugfolge, zum Ansehen im Web.',
    gtp: 'Die aktuelle Zugfolge, für Engines.',
    code: 'Das Brett, wie es jetzt steht, ohne die Züge dorthin.',
    json: 'Alles, für Quintet selbst.',
  },
  text: 'Text',
  save: 'Speichern',
  copy: 'Kopieren',
  close: 'Schließen',
  saved: 'Gespeichert.',
  copied: 'Kopiert.',
  notCopied:
    'Der Text ließ sich nicht kopieren. Er ist markiert; kopieren Sie ihn mit der Tastatur.',
  remarks: 'Aus der Datei',
  player: (side, name) => `${side}: ${name}`,
};
