import type { WindowMessages } from '../messages/window.ts';

/** What the window says whatever is shown in it. */
export const window: WindowMessages = {
  app: {
    name: 'Quintet',
    title: (game) => `${game} – Quintet`,
    tagline: 'Fünf klassische Spiele, ein Tisch',
    loading: 'Der Spieltisch wird gedeckt…',
    languageFailed:
      'Die Texte dieser Sprache konnten nicht geladen werden. Quintet macht weiter wie bisher.',
  },
  connection: {
    /** What is the matter, and what to do about it. */
    lost: [
      'Die Verbindung zu Quintet ist abgerissen. Neuer Versuch…',
      'Die Partie bleibt erhalten.',
    ],
    ended: [
      'Quintet ist beendet.',
      'Die Partie bleibt erhalten: Starte Quintet erneut, und sie geht in dem Fenster weiter, das sich dann öffnet. Dieses kannst du schließen.',
    ],
    restarted: [
      'Quintet wurde neu gestartet, seit dieses Fenster geöffnet wurde.',
      'Die Partie bleibt erhalten und geht in dem Fenster weiter, das sich dann geöffnet hat. Dieses kannst du schließen.',
    ],
    noEntry: [
      'Diese Adresse allein öffnet Quintet nicht.',
      'Öffne die ganze Adresse, die es beim Start ausgegeben hat, oder wähle „Weiteres Fenster öffnen“ im Menü eines Fensters von Quintet. Auch wenn du Quintet noch einmal startest, öffnet sich ein Fenster.',
    ],
    entryUnknown: [
      'Quintet kennt diese Adresse nicht.',
      'Sie ist unvollständig, oder sie wurde bei einem früheren Start ausgegeben. Öffne die Adresse, die zuletzt ausgegeben wurde; auch wenn du Quintet noch einmal startest, öffnet sich ein Fenster.',
    ],
    entryUsed: [
      'Diese Adresse ist verbraucht.',
      'Jede Adresse öffnet ein Fenster. Für ein weiteres wähle „Weiteres Fenster öffnen“ im Menü des Fensters, das sie geöffnet hat, oder starte Quintet noch einmal.',
    ],
    tooManyWindows: [
      'Quintet hat so viele Fenster offen, wie es bedienen kann.',
      'Schließe eines davon, und dieses öffnet sich von selbst.',
    ],
    hasQuit: 'Quintet ist beendet. Du kannst dieses Fenster schließen.',
  },
  toasts: { region: 'Meldungen', dismiss: 'Schließen' },
  about: {
    title: 'Über Quintet',
    version: (version) => `Quintet ${version}`,
    licence:
      'Quintet ist freie Software unter der MIT-Lizenz. Es braucht kein Netz und sendet nichts.',
    notices: 'Lizenzen von Quintet und der darin enthaltenen Software',
    unreadable:
      'Sie konnten nicht gelesen werden. Sie gehören zu jedem fertigen Quintet, in der Datei notices.txt.',
  },
};
